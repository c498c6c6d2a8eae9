/* Every word of the shared client, in English. A game's own words lie in its own folder. */
import type { Pace } from '../game';
import type { Line, RematchOffer, Talk } from '../protocol';

export const text = {
  title: 'Sandtable',
  motto: 'Four war games of hidden information: play a friend or the computer.',
  /** Names for those who have not given one: one of these, and one of those. */
  names: {
    first:
      'Brave Calm Bold Swift Sly Quiet Merry Clever Lucky Nimble Sturdy Keen Gentle Proud Jolly Bright Steady Eager Patient Wily Hardy Loyal Daring Witty'.split(
        ' ',
      ),
    second:
      'Otter Heron Badger Marten Plover Linnet Curlew Falcon Beaver Hare Lynx Raven Stoat Robin Wren Owl Fox Hedgehog Kestrel Weasel Magpie Dormouse Osprey Salmon'.split(
        ' ',
      ),
  },

  skip: {
    label: 'Skip to',
    board: 'Skip to the board',
    ask: 'Skip to your choices',
    side: 'Skip to the log',
    games: 'Skip to the games',
  },

  lobby: {
    games: 'Games',
    lab: 'The lab: questions about a game, played out by the computer',
    play: 'Play',
    withComputer: 'the computer',
    playNow: (title: string) => `Play the computer at ${title}`,
    against: (level: string, others: number) =>
      level === ''
        ? `Against ${number(others)} computer players`
        : others === 1
          ? `Against the ${level}`
          : `Against ${number(others)} computer players (${level})`,
    /** How many can play. */
    forPlayers: (min: number, max: number) => (min === max ? `${min} players` : `${min} to ${max} players`),
    /** How long a game of people takes. */
    lasts: (minutes: number) => `about ${minutes} min`,
    choose: 'Opponent, seat and rules',
    chooseMany: 'Players, seats and rules',
    rulebook: 'Rulebook',
    learn: 'How to play',
    friend: 'Play with a friend',
    friends: 'Play with friends',
    variant: 'Game',
    opponent: 'Opponent',
    /** What the number beside a level is. */
    points: (usual: string) =>
      `The numbers: how much stronger (+) or weaker (\u2212) than the ${usual}, in rating points (Elo).`,
    seat: 'Your seat',
    players: 'Players',
    seats: 'Who sits where',
    sits: (seat: string) => `Who sits on ${seat}`,
    you: 'You',
    me: 'Me: I sit here',
    aFriend: 'A friend',
    notReady: (usual: string) => `This server is too slow for it: the ${usual} plays instead.`,
    partnerOf: (seats: string) => `with ${seats}`,
    talk: 'Partners write to each other in private',
    talks: {
      plan: 'before the first move',
      always: 'during play too',
      off: 'never',
    } satisfies Record<Talk, string>,
    clock: 'Time to react',
    time: 'Time for each player',
    noLimit: 'no limit',
    live: 'In one sitting',
    byDay: 'By correspondence',
    free: 'Other',
    minutes: 'Minutes for each player',
    seconds: 'Seconds added each turn',
    rules: 'Rules',
    ruling: (id: string) => `Ruling ${id}`,
    usual: 'usual',
    numbers: (words: string, min: number, max: number) => `${words}, or a number from ${min} to ${max}`,
    yourName: 'Your name',
    start: 'Play',
    makeLink: 'Make the invite link',
    loading: 'Laying out the sand.',
    noGames: 'The server has no games.',
    noServer: 'The server does not answer.',
    noPart: (game: string) => `The client of ${game} cannot be loaded: it was built for another Sandtable.`,
    again: 'Try again',
    unknown: 'There is no such place here.',
  },

  /** Values of options that are written out. */
  documents: {
    unnamed: 'your own',
    own: 'your own text',
    saved: 'Saved in this browser',
    save: 'Save in this browser',
    forget: 'Remove from this browser',
    kept: (name: string) => `“${name}” is saved.`,
    forNow: (name: string) =>
      `“${name}” is saved until you close this page. This browser cannot keep it longer.`,
    noName: 'To save it, add a line with a name: name: ...',
    label: (option: string) => `${option} as YAML or JSON`,
    tooLong: 'This is too long: 64 kB at most.',
    unreadable: (problem: string) => `This is not valid YAML: ${problem}.`,
    noMapping: 'Write it in lines of KEY: VALUE.',
    good: 'You can play with this.',
    unfold: 'Show as text',
  },

  /** Where the browser's storage is off or full. */
  unkept: {
    line: 'This browser saves nothing. Your seats, lessons and settings are lost when you close this page.',
    read: 'OK',
  },

  mine: {
    title: 'My games',
    going: 'In progress',
    over: 'Finished',
    all: (count: number) => `All my games (${count})`,
    resume: 'Resume',
    replay: 'Replay',
    record: 'Game record (.txt)',
    forget: 'Remove from the list',
    versus: (title: string, seat: string, others: string, partners: string) =>
      `${title}, ${seat}${partners && ` with ${partners}`} against ${others}`,
    yourTurn: 'Your turn',
    theirTurn: 'Waiting',
    left: (time: string) => `${time} left`,
    turnOf: (names: string[]) => (names.length > 0 ? `Waiting for ${list(names)}` : 'Waiting'),
    waiting: (missing: number) => `Waiting for ${friends(missing)}`,
    /** What has become of a seat that was held here. */
    lost: {
      replaced: 'A computer player has your seat now',
      moved: 'Your seat is on another device',
      left: 'You left this table',
      signedOut: 'This browser was signed out',
    },
    away: 'You left; the game is paused',
    gone: 'No longer on this server',
    rematch: (names: string[]) => `${list(names)} ${names.length === 1 ? 'wants' : 'want'} a rematch`,
    dropSeat: 'Remove this game? Only this browser knows your seat, so you cannot come back to it.',
    dropPeople:
      'Remove this game? Only this browser knows your seat: you cannot come back, and the others will wait for you.',
    /** The seat stays ours: the list on all devices is shorter. */
    dropOurs: 'Remove this game? The others will wait for you.',
    dropOver: 'Remove this game? You will no longer find its replay here.',
    dropped: (title: string) => `Removed: ${title}. You can put it back within an hour.`,
    putBack: 'Put back',
    untitled: 'A former game',
    more: 'Older games',
    keep: 'Only this browser remembers your games.',
  },

  /** The browsers that have our games. */
  devices: {
    title: 'My devices',
    about: 'A link brings your games to another device. You then play on from either.',
    good: 'Open it there within ten minutes. It works once. Show it to nobody else: it lets them play as you.',
    ask: 'Make the link',
    again: 'Make a new link',
    link: 'Link to your games',
    called: (browser: string, system: string) =>
      browser && system ? `${browser} on ${system}` : browser || system || 'Another browser',
    here: 'this browser',
    seen: (day: string) => `last used ${day}`,
    signOut: 'Sign out',
    signOutSure: (name: string) => `Sign out ${name}? Your games are gone there.`,
    signOutOthers: 'Sign out all others',
    othersSure: 'Sign out all other browsers? Your games are gone there.',
    forget: 'Forget me here',
    forgetSure: 'Remove your games from this browser? Your other devices keep them.',
    forgetLast: 'Remove your games? This is your only device, so you cannot come back to your seats.',
  },

  /** A link to our games was opened. */
  link: {
    title: 'Your games',
    about: 'This link brings the games of your other device to this browser. You then play on from either.',
    joins: 'The games that you have begun here join them.',
    warning: 'Go on only if you made this link yourself. The person who made it can play at all your seats.',
    button: 'Bring my games',
    done: (name: string) => `Done: you play as ${name} here now.`,
    doneNameless: 'Done: your games are here now.',
    signedOut: 'This device was signed out.',
    none: 'This link is incomplete. Make a new one on the device that has your games.',
  },

  join: {
    lasts: (minutes: string) => `A game takes ${minutes}.`,
    title: 'You are invited',
    line: (title: string) => `to a game of ${title}.`,
    hosts: (names: string) => `At the table: ${names}.`,
    seat: 'Seat',
    anySeat: 'Any free seat',
    button: 'Sit down',
    watch: 'Watch',
    gone: 'There is no such table. It may have been deleted, or the link may be incomplete.',
  },

  invite: {
    title: (missing: number) => `Waiting for ${friends(missing)}`,
    line: (missing: number) =>
      missing === 1
        ? 'Send this link to your friend. Opening it takes the free seat.'
        : `Send this link to your friends. Each of them takes one of the ${number(missing)} free seats.`,
    fill: (missing: number) => (missing === 1 ? 'Add a computer player' : 'Add computer players'),
    linkLabel: 'Invite link',
  },

  /** The computer sits where somebody may still come. */
  standIn: {
    wish: 'Begin at once; the computer stands in until somebody comes',
    mark: 'stand-in',
    title: 'The computer stands in',
    line: (names: string[]) =>
      `${list(names)} ${names.length === 1 ? 'plays' : 'play'} until somebody comes. You would go on from here, and see what that seat sees.`,
    seat: 'Seat',
    take: 'Take this seat',
    forOthers: (names: string[]) =>
      `${list(names)} ${names.length === 1 ? 'stands' : 'stand'} in until somebody comes. With this link others can watch, and take the seat.`,
    yours: (name: string) => `You go on where ${name} left off.`,
    anew: 'Begin anew',
    anewTitle: 'A new game among the same players. All must agree.',
    wants: (names: string[]) =>
      `${list(names)} ${names.length === 1 ? 'wants' : 'want'} to begin anew, without what the computer has done.`,
    youWant: (names: string) => `You want to begin anew. ${names} must agree.`,
    agree: 'Begin anew',
    playOn: 'Play on',
    withdraw: 'Take it back',
    declined: (name: string) => `${name} would rather play on.`,
  },

  /** A link to be passed on. */
  share: {
    copy: 'Copy the link',
    copied: 'Copied',
    share: 'Share',
    square: 'QR code',
    hideSquare: 'Hide the QR code',
    squareOf: (label: string) => `${label} as a QR code`,
  },

  /** A file that lies among the downloads now, and what it is good for. */
  saved: {
    record: (file: string) =>
      `Saved as ${file}: the whole game, move by move. To check it, run sandtable verify ${file} in a terminal.`,
    scenario: (file: string) =>
      `Saved as ${file}: this position. Add a question about the rules, then run sandtable scenario ${file} in a terminal.`,
  },

  /** The own seat, for somebody else. */
  handover: {
    title: 'Give this seat away',
    about:
      'A link gives your seat to somebody else. On your own devices you find this game under “My games”.',
    good: 'It works once, for ten minutes. After that you can watch from here.',
    ask: 'Make the link',
    again: 'Make a new link',
    link: 'Link to your seat',
  },

  table: {
    seats: 'Players',
    you: 'you',
    computer: 'computer',
    nobody: 'empty seat',
    thinking: 'thinking',
    toAct: 'to play',
    settingUp: 'getting ready',
    instead: (level: string) => `${level} instead`,
    standsIn: (level: string, other: string) =>
      `This server is too slow for the ${level}: the ${other} plays instead.`,
    away: 'away',
    draws: 'offers a draw',
    gone: 'has left',
    partner: 'your partner',
    sideOf: (names: string) => `with ${names}`,
    board: 'Board',
    describe: 'The position in words',
    ask: 'Your choices',
    yours: 'Yours',
    mayReact: 'may react',
    waitFor: (names: string) => `Waiting for ${names}.`,
    isAway: (names: string[]) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} away. The clock runs.`,
    mayClaim: 'After a while you may claim the win.',
    waitsAsLeft: (names: string[]) =>
      `The game is paused: ${list(names)} ${names.length === 1 ? 'has' : 'have'} left.`,
    thinks: (names: string[]) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} thinking.`,
    notStarted: (missing: number) =>
      `Waiting for ${number(missing)} more ${missing === 1 ? 'player' : 'players'}.`,
    watching: 'You are watching.',
    showing: 'Skip',
    showingTitle: 'Skip the animation',
    again: 'Last moves',
    againTitle: 'Show again what happened since your last move',
    againShown: 'Again: what happened since your last move.',
    undo: 'Undo',
    undoTitle: 'Take back your last move, until somebody else moves or dice are rolled',
    sending: 'One moment.',
    lost: 'Connection lost. Reconnecting.',
    polling:
      'Something blocks WebSockets (a proxy, a firewall or an extension). The game goes on without them.',
    opening: 'Connecting.',
    closed: 'The server closed the connection.',
    lostSeat: {
      replaced: 'You were away, so a computer player has your seat now.',
      moved: 'Your seat has moved to another device.',
      left: 'You left the table.',
      signedOut: 'This browser was signed out and has no seat here any more.',
    },
    why: (clause: string) => `Rule ${clause}`,
    broken: 'Something went wrong here. Your game is safe.',
    reload: 'Reload the page',
    yes: 'Yes',
    no: 'No',
    back: 'Lobby',
    close: 'Close',
    spectators: 'Link to watch',
  },

  titles: {
    yours: (game: string) => `Your turn · ${game}`,
    theirs: (name: string, game: string) => `${name} to play · ${game}`,
    react: (game: string) => `You may react · ${game}`,
    reactions: (game: string) => `Reactions · ${game}`,
    over: (game: string) => `Ended · ${game}`,
  },

  side: {
    label: 'Log and rules',
    log: 'Log',
    rules: 'Rules',
    table: 'Table',
    partners: 'Partners',
    chat: 'Chat',
    review: 'Look back',
    unheard: (count: number) => (count === 1 ? 'one new message' : `${number(count)} new messages`),
    emptyLog: 'Nothing has happened yet.',
    /** The number before a line, as it is read aloud. */
    move: (at: number) => `Move ${at}`,
    /** Opens a line that stands for several events. */
    events: (count: number) => `All ${count} events`,
    /** The first line of the next game of the same people. */
    moved: (now: string, before: string) => `Rematch: this time you play ${now}, not ${before}.`,
    newest: 'Latest',
    recent: 'What happened last',
    captured: 'Captured',
    /** What is said where the log and the rules, which are English, are shown. */
    inEnglish: '',
    rulesInEnglish: '',
  },

  rules: {
    find: 'Search the rules',
    changed: 'Changed at this table',
    tuned: 'Computer players go by the changed rules, but were tuned for the printed ones.',
    none: 'Nothing found.',
    loading: 'Opening the rulebook.',
    failed: 'The rulebook could not be loaded.',
    page: (title: string) => `Rules of ${title}`,
    about: 'All the rules, one by one. “Show me” plays an example on the board.',
    whole: 'As a page, to read or print',
    contents: 'Contents',
    print: 'Print',
    kinds: { clause: '', ruling: 'ruling', definition: 'definition' } as Record<string, string>,
  },

  example: {
    show: 'Show me',
    hide: 'Close',
    of: (clause: string) => `Example of ${clause}`,
    from: (title: string) => `(an example from ${title})`,
    loading: 'Setting up the example.',
    failed: 'The example could not be loaded.',
    begin: 'This is the start.',
    may: (seat: string) => `${seat} may:`,
    refused: 'Refused.',
    meanwhile: 'Meanwhile:',
  },

  lessons: {
    short: (title: string) => (title ? `How to play ${title}, 1 min` : 'How to play, 1 min'),
    title: (game: string) => `Learn ${game}`,
    about: 'Small positions, one idea each. Solve them on the board.',
    progress: (solved: number, all: number) => `${solved} of ${all} solved`,
    solved: 'solved',
    back: 'All lessons',
    task: 'Your task',
    hint: 'Hint',
    again: 'Try again',
    solution: 'Show me',
    hide: 'Close',
    next: 'Next lesson',
    last: 'That was the last one. Play a game now.',
    left: (moves: number) => (moves === 1 ? 'One move left.' : `${number(moves)} moves left.`),
    done: 'Solved.',
    missed: 'Not yet. Try again.',
    solutionOf: (title: string) => `Solution of ${title}`,
    clauses: 'The rules behind it',
    none: 'There are no lessons for this game.',
    failed: 'The lessons could not be loaded.',
    loading: 'Setting up the lesson.',
  },

  acts: {
    title: 'At this table',
    draw: 'Offer a draw',
    drawOffered: 'You have offered a draw.',
    drawNotAccepted: 'Your draw offer was not accepted.',
    drawAsked: (name: string) => `${name} offers a draw.`,
    accept: 'Accept',
    decline: 'Decline',
    abort: 'Call the game off',
    abortSure: 'Call the game off? Nobody wins or loses.',
    leave: 'Leave the game',
    leaveSure: 'Leave for good? You lose the game.',
    leaveUnbegun: 'Leave for good? It is too early to count: nobody wins or loses.',
    leaveDuel: 'Leave for good? This is your only attempt, and it will not count as finished.',
    duel: 'Today’s duel: you have one attempt.',
    onlyAttempt: 'This is your only attempt.',
    leaveMany: 'Leave for good? A computer player takes over your seat.',
    leavePartners: 'Leave the table? The others may give your seat to a computer player.',
    youLeft: 'You left the table. The game is paused.',
    comeBack: 'Sit down again',
    hasLeft: (name: string) => `${name} has left.`,
    hasBeenAway: (name: string, seconds: number) => `${name} has been away for ${lasting(seconds)}.`,
    missed: (name: string, time: string) =>
      `${name} is away. If that lasts for another ${time}, you may decide how the game goes on.`,
    wantComputer: (names: string[], name: string) =>
      `${list(names)} ${names.length === 1 ? 'wants' : 'want'} a computer player to take over for ${name}.`,
    youWantComputer: (name: string) => `You want a computer player to take over for ${name}.`,
    youWantOff: 'You want to call the game off.',
    wantOff: (names: string[]) =>
      `${list(names)} ${names.length === 1 ? 'wants' : 'want'} to call the game off.`,
    mustAgree: (names: string) => `${names} must agree too.`,
    decideIn: (time: string) => `If nobody decides within ${time}, a computer player takes over.`,
    replace: 'Use a computer player',
    claim: 'Claim the win',
    callOff: 'Call the game off',
    wait: 'Wait',
    waiting: (name: string) => `You are waiting for ${name}.`,
    decide: 'Stop waiting',
    talk: 'Partner chat',
    rematch: 'Rematch',
    connection: 'Connection',
    options: 'Rules in force',
    allUsual: 'As in the rulebook.',
    commitment: 'Shuffle seal',
    commitmentWhy:
      'A fingerprint of the random seed, fixed before the first move. The seed is shown after the game, so anyone can check the shuffle.',
    seed: 'Seed',
  },

  /** The windows in which several may react at once. */
  reactions: {
    label: 'Reactions',
    you: 'you',
    open: (names: string) => sentenceFrom(`${names} may react.`),
    sealed: (answer: string, others: boolean) =>
      `${answer ? `You answered: ${answer}.` : 'You have answered.'}${others ? ' Waiting for the others.' : ''}`,
    taken: (names: string[]) => `${list(names)} ${names.length === 1 ? 'takes' : 'take'} more time.`,
    none: 'Nobody can react now.',
    missed: 'Your time ran out, so you passed.',
    /** Behind what the standing order means. */
    change: 'You can change this at any time.',
    /** In place of both until somebody has been asked for the first time. */
    later: 'When you are asked to react:',
    orders: 'When to ask you',
    more: 'More time',
    waiting: 'Waiting for the answers.',
    short: (seconds: number) => `${seconds} s`,
    left: (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,
    seconds: (seconds: number) => `${seconds} seconds to react.`,
    late: (seconds: number) => `${seconds} seconds left to react.`,
    clock: (seconds: number) => (seconds === 0 ? 'no limit' : `${seconds} seconds`),
    clockLine: (time: string) => `Time to react: ${time}.`,
  },

  /** The time of the players. */
  time: {
    live: (minutes: number, seconds: number) =>
      seconds === 0 ? `${minutes} min for each player` : `${minutes} min + ${seconds} s a turn`,
    byDay: (days: number) => (days === 1 ? '1 day a turn' : `${days} days a turn`),
    line: (time: string) => `Time: ${time}.`,
    days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
    hours: (count: number) => `${count} h`,
    minutes: (count: number) => `${count} min`,
    has: (name: string, time: string) => `${name} has ${time}`,
    ofReserve: (time: string) => `${time} of the reserve`,
    thenReserve: (time: string) => `Then ${time} of the reserve`,
    first: '1st move',
    setUp: 'Set-up',
    together: 'For all',
    warning: (seconds: number) => `You have ${seconds} seconds left.`,
  },

  /** Between partners. */
  talk: {
    plan: (names: string) => `Planning with ${names}`,
    planLine: 'Only your side can read this. The room closes at the first move.',
    room: 'To the planning room',
    play: (names: string) => `With ${names}`,
    playLine: 'Only your side can read this.',
    lines: 'Messages',
    nothing: 'No messages yet.',
    message: 'Message',
    send: 'Send',
    point: 'Point on the board',
    pick: 'Choose a place on the board.',
    cancel: 'Cancel',
    place: 'Place',
    noPlace: 'no place',
    look: (place: string) => `Show ${place} on the board`,
    forget: (place: string) => `Do not point at ${place}`,
    marked: 'Show these places on the board',
    heard: ({ kind, seat, text: words, place }: Line, names: Record<string, string>): string => {
      if (kind !== 'said') return text.talk.asides[kind](names[seat] ?? seat);
      const at = place === null ? '' : ` (${place})`;
      return `${names[seat] ?? seat}: ${words}${at}`;
    },
    /** What became of the question whether to resign, after who asked or answered. */
    asides: {
      asked: (name: string) => `${name} asks: shall we resign?`,
      declined: (name: string) => `${name} says no. The game goes on.`,
      withdrawn: (name: string) => `${name} takes the question back.`,
      lapsed: (name: string) => `The question of ${name} is no longer open.`,
    },
    resign: 'Yes, resign',
    playOn: 'No, play on',
    asked: (names: string) => `You have asked ${names} whether to resign.`,
    withdraw: 'Take it back',
    /** Set phrases, as computer players know them too. */
    agreed: 'Agreed.',
    elsewhere: 'Not there.',
  },

  plans: {
    planned: (what: string) => `Planned: ${what}, as soon as it is your turn.`,
    withdraw: 'Cancel',
    withdrawTitle: 'Cancel the planned move (Esc)',
    missed: (what: string) => `Your planned move is not possible now: ${what}.`,
  },

  settings: {
    title: 'Settings',
    night: 'Dark mode',
    day: 'Light mode',
    sound: 'Sound',
    soundIs: { on: 'Sound: on', off: 'Sound: off' },
    remember: 'Keep showing enemy pieces you know',
    pace: 'Animation',
    paces: { none: 'none', slow: 'slow', usual: 'normal', fast: 'fast' } satisfies Record<
      'none' | Pace,
      string
    >,
    notes: 'Marks and notes on enemy pieces',
    hover: 'Help when you point at things',
    premoves: 'Plan a move while others play',
    name: 'Your name',
    called: {
      line: (name: string) => `Playing as ${name}`,
      change: 'Change name',
      use: 'Use this name',
      logIn: 'Log in or register',
      account: 'Account',
    },
    language: 'Language',
    tour: 'Show the guide again',
  },

  keys: {
    title: 'Keys',
    all: 'All keys',
    titles: { reactions: 'When you may react', page: 'Everywhere', replay: 'After the game' },
    reactions: [{ keys: ['P'], text: 'pass' }],
    page: [
      { keys: ['Tab'], text: 'next part of the table' },
      { keys: ['↑', '↓'], text: 'in the log: from rule to rule' },
      { keys: ['U', 'Ctrl Z'], text: 'undo your last move, where possible' },
      { keys: ['A'], text: 'show the last moves again' },
      { keys: ['Esc'], text: 'close a note, cancel a planned move, skip the animation' },
      { keys: ['?'], text: 'this list; on a piece or card: help, and pressed again this list' },
    ],
    replay: [
      { keys: ['←', '→'], text: 'previous move, next move' },
      { keys: ['Home', 'End'], text: 'to the start, to the end' },
      { keys: ['Space'], text: 'play, stop' },
    ],
  },

  result: {
    won: 'You won',
    lost: 'You lost',
    drawn: 'Draw',
    off: 'Called off',
    resigned: 'You resigned.',
    wonWith: (others: string[]) => `${list(['You', ...others])} won`,
    wins: (names: string[]) => `${list(names)} ${names.length === 1 ? 'wins' : 'win'}`,
    /** To a player, in games in which some neither win nor lose. `who`: who wins, in a few words. */
    neither: (who: string) => `You neither win nor lose. ${who}.`,
    came: (place: number) => `You came ${PLACES[place] ?? `${place}th`}: you neither win nor lose`,
    thanks: (names: string[]) => `${list(names)}: “Good game.”`,
    duel: 'Results of the duel',
    rematch: 'Rematch',
    joinRematch: 'To the rematch',
    agree: 'Play again',
    decline: 'No, thanks',
    withdraw: 'Take it back',
    /** How a rematch stands, to `you`. */
    said: ({ yes, waits, no }: RematchOffer, you: string, called: (seats: string[]) => string) => {
      if (no !== null) return no === you ? '' : `${called([no])} would rather not play again.`;
      if (yes.includes(you)) return `You want a rematch. ${called(waits)} must agree.`;
      return `${called(yes)} ${yes.length === 1 ? 'wants' : 'want'} a rematch.`;
    },
    files: 'Files',
    record: 'Game record (.txt)',
    lobby: 'Lobby',
  },

  replay: {
    title: 'Replay',
    first: 'To the start',
    back: 'Previous move',
    play: 'Play',
    pause: 'Pause',
    next: 'Next move',
    last: 'To the end',
    position: (at: number, total: number) => `${at} of ${total}`,
    slider: 'Position in the game',
    seenBy: 'As seen by',
    everything: 'everybody',
    spectator: 'a spectator',
    loading: 'Loading the game.',
    failed: 'The game could not be loaded.',
  },
  moment: {
    title: (at: number) => `From position ${at}`,
    playOn: 'Play on from here',
    playOnTitle: 'Against the computer, from the position that you see; not from the end of the game',
    yourSeat: 'You play for',
    against: 'against',
    someone: 'You',
    begin: (at: number) => `Begin at position ${at}`,
    known:
      'You have seen what is hidden here. The computer knows only what its own seat has seen. What chance brings from here on is new.',
    link: 'Copy link',
    linkTitle: 'A link to this position, seen as it is now',
    copied: 'Copied',
    atEnd: 'The game is over here. Go back in it to any moment, and play on from there.',
    save: 'Scenario (.yaml)',
    saveTitle:
      'A file with this position: write a question about the rules below it, and sandtable scenario answers',
    share: 'Share',
  },

  tour: {
    label: 'Guide',
    note: (number: number, all: number) => `${number} of ${all}`,
    next: 'Next',
    end: 'Got it',
    skip: 'Hide guide',
    more: 'More',
    less: 'Less',
    whole: 'Read all of it',
    later: 'More tips as you play',
  },

  /** What a computer player would do. */
  hints: {
    ask: 'Hint',
    thinking: 'Thinking',
    says: 'Hint:',
    why: (sentence: string) => `. ${sentence}`,
    here: 'Hints are on: everybody may ask what a computer player would do.',
    wish: 'Allow hints',
  },

  notes: {
    palette: 'Note on this piece',
    free: (sign: string) => (sign === '?' ? 'Unknown' : 'Beware'),
  },

  help: {
    about: 'Help',
    none: 'There is no help for this.',
    lost: 'Try again when the connection is back.',
  },

  noHost: 'The server does not answer. Your game is safe.',
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];
const PLACES = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** A small number as a word. */
export function number(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** "two minutes", "45 seconds" */
function lasting(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'one second' : `${number(seconds)} seconds`;
  const minutes = Math.round(seconds / 60);
  return minutes === 1 ? 'one minute' : `${number(minutes)} minutes`;
}

const sentenceFrom = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const friends = (count: number) => (count === 1 ? 'your friend' : `${number(count)} friends`);

/** Equal ones counted: "Sergeant ×2, Otter" */
export function counted(names: string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${name} ×${count}`));
}

/** "North", "North and East", "North, East and West" */
export function list(names: string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/* Every word of the shared client, in English. A game's own words lie in its own folder. */
import type { Pace } from '../game';
import type { Line, RematchOffer, Talk } from '../protocol';

export const text = {
  title: 'Sandtable',
  motto: 'Old campaigns, laid out in sand.',
  /** Names for those who have not given one. */
  names: ['Heron', 'Otter', 'Marten', 'Plover', 'Badger', 'Linnet', 'Tern', 'Hazel', 'Curlew', 'Sorrel'],

  skip: {
    label: 'Straight to',
    board: 'To the board',
    ask: 'To what is asked',
    side: 'To the log',
    games: 'To the games',
  },

  lobby: {
    games: 'Games',
    jump: 'To the game',
    lab: 'The lab: questions about a game, played out by the computer',
    play: 'Play',
    playNow: (title: string) => `Play ${title} now, against the computer`,
    against: (level: string, others: number) =>
      level === ''
        ? `against ${number(others)} computer players`
        : others === 1
          ? `against the ${level}`
          : `against ${number(others)} computer players (${level})`,
    /** Who may sit down to it. */
    forPlayers: (min: number, max: number) =>
      min === max ? `For ${number(min)}` : `For ${number(min)} to ${number(max)}`,
    /** How long a game of people takes. */
    lasts: (low: number, high: number) =>
      low === high ? `about ${low} minutes` : `${low} to ${high} minutes`,
    choose: 'Choose opponent, seat and rules',
    chooseMany: 'Choose players, seats and rules',
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
    notReady: (usual: string) => `Not ready yet: until it is, the ${usual} plays.`,
    partnerOf: (seats: string) => `with ${seats}`,
    talk: 'Partners write to each other in private',
    talks: {
      plan: 'before the first move',
      always: 'during play too',
      off: 'never',
    } satisfies Record<Talk, string>,
    clock: 'Time to react',
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
    own: 'your own, written out',
    saved: 'Saved in this browser',
    save: 'Save in this browser',
    forget: 'Remove from this browser',
    kept: (name: string) => `“${name}” is saved.`,
    forNow: (name: string) =>
      `“${name}” is saved until you close this page: this browser keeps nothing longer.`,
    noName: 'Give it a name to save it: name: ...',
    label: (option: string) => `${option}, written out in YAML or JSON`,
    tooLong: 'It is longer than the 64 kB that are read.',
    unreadable: (problem: string) => `This is not YAML: ${problem}.`,
    noMapping: 'It is not written KEY: VALUE.',
    good: 'This can be played.',
    unfold: 'Written out',
  },

  /** Where the browser's storage is off or full. */
  unkept: {
    line: 'This browser saves nothing. Seats, lessons and settings are lost when you close this page.',
    read: 'OK',
  },

  mine: {
    title: 'My games',
    going: 'Going on',
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
    waiting: (missing: number) => `Waiting for ${friends(missing)}`,
    /** What has become of a seat that was held here. */
    lost: {
      replaced: 'A computer player goes on in your seat',
      moved: 'Your seat is on another device',
      left: 'You have left this table',
    },
    away: 'You have got up; the game waits',
    gone: 'No longer on this server',
    rematch: (names: string[]) => `${list(names)} ${names.length === 1 ? 'wants' : 'want'} a rematch`,
    dropSeat: 'Remove it? Your seat is held by this browser alone: once given up it cannot be had back.',
    dropPeople:
      'Remove it? Your seat is held by this browser alone: once given up it cannot be had back, and the others wait for you in vain.',
    dropOver: 'Remove it? The way to its replay goes with it.',
    dropped: (title: string) => `Removed: ${title}. For an hour it can be put back.`,
    putBack: 'Put back',
    keep: 'Games are remembered by this browser only.',
  },

  join: {
    lasts: (minutes: string) => `A game takes ${minutes}.`,
    title: 'You are invited',
    line: (title: string) => `to a game of ${title}.`,
    hosts: (names: string) => `At the table: ${names}.`,
    seat: 'Seat',
    anySeat: 'Any that is free',
    button: 'Sit down',
    watch: 'Watch',
    gone: 'This table is not here. It may have been cleared away, or the link may be cut short.',
  },

  invite: {
    title: (missing: number) => `Waiting for ${friends(missing)}`,
    line: (missing: number) =>
      missing === 1
        ? 'Send this link. Whoever opens it takes the free seat.'
        : `Send this link to all of them. Each who opens it takes one of the ${number(missing)} free seats.`,
    fill: (missing: number) =>
      missing === 1 ? 'Let the computer take the free seat' : 'Let computer players take the free seats',
    linkLabel: 'Invite link',
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
      `Saved as ${file}: the whole game, act by act. In a terminal, sandtable verify ${file} checks it.`,
    scenario: (file: string) =>
      `Saved as ${file}: this position. Write a question about the rules below it; in a terminal, sandtable scenario ${file} answers it.`,
  },

  /** The own seat on another device. */
  handover: {
    title: 'Play on at another device',
    about: 'A link takes your seat there, once and within ten minutes. Show it to nobody else.',
    good: 'Open it there within ten minutes. It is good once; your seat goes there, and here you may watch.',
    ask: 'Take my seat elsewhere',
    again: 'Another link',
    link: 'Link to your seat',
  },

  table: {
    seats: 'Players',
    you: 'you',
    nobody: 'empty seat',
    thinking: 'thinking',
    toAct: 'to play',
    settingUp: 'getting ready',
    forNow: (level: string) => `${level} for now`,
    standsIn: (level: string, other: string) =>
      `The ${level} is not ready yet: until it is, the ${other} plays.`,
    away: 'away',
    draws: 'offers a draw',
    gone: 'has left',
    partner: 'your partner',
    sideOf: (names: string) => `with ${names}`,
    board: 'Board',
    describe: 'The position in words',
    ask: 'What is asked',
    yours: 'Yours',
    mayReact: 'may react',
    waitFor: (names: string) => `Waiting for ${names}.`,
    waitsAsLeft: (names: string[]) =>
      `The game waits: ${list(names)} ${names.length === 1 ? 'has' : 'have'} left.`,
    thinks: (names: string[]) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} thinking.`,
    notStarted: (missing: number) =>
      `Waiting for ${number(missing)} ${missing === 1 ? 'player' : 'players'} to sit down.`,
    watching: 'You are watching.',
    showing: 'Skip',
    showingTitle: 'Show the rest at once',
    again: 'Last moves',
    againTitle: 'Show the last moves again: what has happened since your last act',
    againShown: 'The last moves again: what has happened since your last act.',
    undo: 'Undo',
    undoTitle: 'Take your last act back: nothing has been rolled and nobody has acted since',
    sending: 'One moment.',
    lost: 'No connection. Connecting again.',
    polling:
      'Something blocks WebSockets, perhaps a proxy, a firewall or an extension. Play goes on over HTTP.',
    opening: 'Connecting.',
    closed: 'The server has ended the connection.',
    lostSeat: {
      replaced: 'You were away, and a computer player goes on in your seat.',
      moved: 'Your seat has moved to another device.',
      left: 'You have left the table.',
    },
    why: (clause: string) => `Rule ${clause}`,
    broken: 'This part could not be drawn. The game itself is safe.',
    reload: 'Load the page again',
    yes: 'Yes',
    no: 'No',
    back: 'Lobby',
    close: 'Close',
    spectators: 'Link for those who want to watch',
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
    review: 'Look back',
    unheard: (count: number) => (count === 1 ? 'one new message' : `${number(count)} new messages`),
    emptyLog: 'Nothing has happened yet.',
    /** The first line of the next game of the same people. */
    moved: (now: string, before: string) => `A rematch: this time you play ${now}, not ${before}.`,
    newest: 'To the newest',
    recent: 'What happened last',
    captured: 'Captured',
    /** What is said where the log and the rules, which are English, are shown. */
    inEnglish: '',
    rulesInEnglish: '',
  },

  rules: {
    find: 'Find in the rules',
    none: 'Nothing found.',
    loading: 'Opening the rulebook.',
    failed: 'The rulebook could not be fetched.',
    page: (title: string) => `Rules of ${title}`,
    about: 'The whole law, clause by clause. Show me plays an example on the board.',
    whole: 'On a page of its own, to read or print',
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
    failed: 'The example could not be fetched.',
    begin: 'So it begins.',
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
    again: 'Again',
    solution: 'Show me',
    hide: 'Close',
    next: 'Next lesson',
    last: 'That was the last one. Play a game now.',
    left: (moves: number) => (moves === 1 ? 'One act left.' : `${number(moves)} acts left.`),
    done: 'Done!',
    missed: 'Not yet: try it again.',
    solutionOf: (title: string) => `Solution of ${title}`,
    clauses: 'The rules behind it',
    none: 'There are no lessons for this game.',
    failed: 'The lessons could not be fetched.',
    loading: 'Setting up the lesson.',
  },

  acts: {
    title: 'At this table',
    draw: 'Offer a draw',
    drawOffered: 'You have offered a draw.',
    drawAsked: (name: string) => `${name} offers a draw.`,
    accept: 'Accept',
    decline: 'Decline',
    abort: 'Call the game off',
    abortSure: 'Call the game off? Nobody wins or loses.',
    leave: 'Leave the game',
    leaveSure: 'Leave for good? You lose the game.',
    leaveUnbegun: 'Leave for good? The game has not begun: nobody wins or loses.',
    leaveMany: 'Leave for good? A computer player goes on in your seat.',
    leavePartners: 'Leave the table? The others may give your seat to a computer player.',
    youLeft: 'You have left the table. The game waits for you.',
    comeBack: 'Sit down again',
    hasLeft: (name: string) => `${name} has left.`,
    hasBeenAway: (name: string, seconds: number) => `${name} has been away for ${lasting(seconds)}.`,
    wantComputer: (names: string[], name: string) =>
      `${list(names)} ${names.length === 1 ? 'wants' : 'want'} a computer player to go on for ${name}.`,
    youWantComputer: (name: string) => `You want a computer player to go on for ${name}.`,
    youWantOff: 'You want to call the game off.',
    wantOff: (names: string[]) =>
      `${list(names)} ${names.length === 1 ? 'wants' : 'want'} to call the game off.`,
    mustAgree: (names: string) => `${names} must agree as well.`,
    replace: 'Let a computer player go on',
    callOff: 'Call the game off',
    wait: 'Wait',
    waiting: (name: string) => `You wait for ${name}.`,
    decide: 'Wait no longer',
    talk: 'Partners talk',
    rematch: 'Rematch',
    connection: 'Connection',
    options: 'Rules in force',
    allUsual: 'All as in the rulebook.',
    commitment: 'Seal of the shuffle',
    commitmentWhy:
      'The fingerprint of the random seed, fixed before the first move. After the game the seed is shown, and anyone can check that nothing was changed.',
    seed: 'Seed',
  },

  /** The windows in which several may react at once. */
  reactions: {
    label: 'Reactions',
    you: 'you',
    open: (names: string) => sentenceFrom(`${names} may react.`),
    sealed: (answer: string, others: boolean) =>
      `Your answer is sealed${answer && `: ${answer}`}${others ? (answer ? '. Waiting for the others.' : ': waiting for the others.') : '.'}`,
    taken: (names: string[]) => `${list(names)} ${names.length === 1 ? 'takes' : 'take'} more time.`,
    none: 'Nobody is asked to react.',
    missed: 'Your time to react was up: you have passed.',
    /** Behind what the standing order means. */
    change: 'Change it here at any time.',
    /** In place of both until somebody has been asked for the first time. */
    later: 'When you are asked to react:',
    orders: 'When to ask you',
    more: 'More time',
    waiting: 'Waiting for the answers.',
    short: (seconds: number) => `${seconds} s`,
    left: (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'} left`,
    seconds: (seconds: number) => `There are ${seconds} seconds.`,
    late: (seconds: number) => `${seconds} seconds are left to react.`,
    clock: (seconds: number) => (seconds === 0 ? 'as long as it takes' : `${seconds} seconds`),
    clockLine: (time: string) => `Time to react: ${time}.`,
  },

  /** Between partners. */
  talk: {
    plan: (names: string) => `Planning with ${names}`,
    planLine: 'Nobody else reads this. The room closes with the first move.',
    room: 'To the planning room',
    play: (names: string) => `With ${names}`,
    playLine: 'Nobody else reads this.',
    lines: 'What you said to each other',
    nothing: 'Nothing has been said yet.',
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
    heard: ({ kind, seat, text: words, place }: Line, names: Record<string, string>) => {
      if (kind !== 'said') return words;
      const at = place === null ? '' : ` (${place})`;
      return `${names[seat] ?? seat}: ${words}${at}`;
    },
    asks: (name: string) => `${name} asks you: shall we resign?`,
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
    withdraw: 'Withdraw',
    withdrawTitle: 'Do not make the planned move (Esc)',
    missed: (what: string) => `Your planned move is not possible now: ${what}.`,
  },

  settings: {
    title: 'Settings',
    night: 'Lamplight',
    day: 'Daylight',
    sound: 'Sound',
    offer: {
      line: 'Shall the table be heard?',
      yes: 'With sound',
      no: 'Without',
      on: 'The table is heard.',
      off: 'The table is silent. The settings change it.',
    },
    remember: 'Show enemy pieces once known',
    pace: 'Movement',
    paces: { none: 'none', slow: 'slow', usual: 'usual', fast: 'fast' } satisfies Record<
      'none' | Pace,
      string
    >,
    notes: 'Marks and own notes on enemy pieces',
    hover: 'Help where the mouse rests',
    premoves: 'Plan a move while others play',
    name: 'Your name',
    called: {
      line: (name: string) => `You are ${name}.`,
      change: 'Another name',
      keep: 'Keep it',
      done: (name: string) => `You are ${name}. The settings change it.`,
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
      { keys: ['U', 'Ctrl Z'], text: 'take your last act back, where that is offered' },
      { keys: ['A'], text: 'show the last moves again' },
      { keys: ['Esc'], text: 'close a note, withdraw a planned move, show events at once' },
      { keys: ['?'], text: 'this sheet; on a piece or card: what it is, and pressed again this sheet' },
    ],
    replay: [
      { keys: ['←', '→'], text: 'one action back, one on' },
      { keys: ['Home', 'End'], text: 'to the beginning, to the end' },
      { keys: ['Space'], text: 'play, stop' },
    ],
  },

  result: {
    won: 'You have won',
    lost: 'You have lost',
    drawn: 'A draw',
    off: 'Called off',
    wonWith: (others: string) => `You and ${others} have won`,
    wins: (names: string[]) => `${list(names)} ${names.length === 1 ? 'wins' : 'win'}`,
    thanks: (names: string[]) => `${list(names)}: “Good game.”`,
    rematch: 'Rematch',
    joinRematch: 'To the rematch',
    agree: 'Play again',
    decline: 'No, thanks',
    withdraw: 'Take it back',
    /** How a rematch stands, to `you`. */
    said: ({ yes, waits, no }: RematchOffer, you: string, called: (seats: string[]) => string) => {
      if (no !== null) return no === you ? '' : `${called([no])} would rather not play again.`;
      if (yes.includes(you)) return `You would play again. ${called(waits)} must agree.`;
      return `${called(yes)} ${yes.length === 1 ? 'wants' : 'want'} a rematch.`;
    },
    record: 'Game record (.txt)',
    lobby: 'Lobby',
  },

  replay: {
    title: 'Replay',
    first: 'To the beginning',
    back: 'One back',
    play: 'Play',
    pause: 'Pause',
    next: 'One on',
    last: 'To the end',
    position: (at: number, total: number) => `${at} of ${total}`,
    slider: 'Position in the game',
    seenBy: 'As seen by',
    everything: 'everyone together',
    spectator: 'a spectator',
    loading: 'Fetching the game.',
    failed: 'The game could not be fetched.',
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
    save: 'Save as scenario (.yaml)',
    saveTitle:
      'A file with this position: write a question about the rules below it, and sandtable scenario answers',
    share: 'Share',
  },

  tour: {
    label: 'Guide',
    note: (number: number, all: number) => `${number} of ${all}`,
    next: 'Next',
    end: 'Got it',
    skip: 'Put away',
    more: 'More',
    less: 'Less',
    whole: 'The whole note',
    later: 'The next note comes when its moment does.',
  },

  /** What a computer player would do. */
  hints: {
    ask: 'Hint',
    thinking: 'Thinking about it',
    says: 'Hint:',
    why: (sentence: string) => `. ${sentence}`,
    here: 'Hints: players may ask what a computer player would do.',
    wish: 'Everybody may ask for hints',
  },

  notes: {
    palette: 'Note on this piece',
    free: (sign: string) => (sign === '?' ? 'Do not know' : 'Beware'),
  },

  help: {
    about: 'Help',
    none: 'There is nothing to tell about this.',
    lost: 'Ask again when the connection is back.',
  },

  noHost: 'The server does not answer. What you did is not lost.',
};

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

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

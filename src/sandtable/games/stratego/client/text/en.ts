/* Every word of this game's client, in English. What the rules say comes from the server. */
import { armyOf, rankOf, type Rank, type Sign } from '../types';

export const text = {
  pitch: {
    duel: 'Two hidden armies of twenty. Find the Flag before yours is found.',
    campaign: 'Two armies a side, the second in Reserve. Take both Flags.',
    alliance: 'Two against two. Bring your Flag to your partner’s, or take both of theirs.',
    small: 'Eight pieces a side on six by six. Find the Flag before yours is found.',
    quick:
      'The quick game of two against two: thirteen pieces each, no Reserve. Bring the Flags together, or take both of theirs.',
  },

  ranks: {
    '10': 'Marshall',
    '9': 'General',
    '8': 'Colonel',
    '7': 'Major',
    '6': 'Captain',
    '5': 'Lieutenant',
    '4': 'Sergeant',
    '3': 'Corporal',
    '2': 'Scout',
    S: 'Spy',
    B: 'Bomb',
    C: 'Cannon',
    F: 'Flag',
  } as Record<Rank, string>,

  /** On pieces that show letters. */
  short: {
    '10': 'Ma',
    '9': 'Ge',
    '8': 'Co',
    '7': 'Mj',
    '6': 'Ca',
    '5': 'Li',
    '4': 'Se',
    '3': 'Cp',
    '2': 'Sc',
    S: 'Sp',
    B: 'Bo',
    C: 'Cn',
    F: 'Fl',
  } as Record<Rank, string>,

  sets: { title: 'Pieces', insignia: 'insignia', numbers: 'numbers', letters: 'letters' },

  board: {
    label: 'Board. Arrow keys go from space to space, Enter takes a piece up and sets it down.',
    setupLabel: 'Your home zone. Arrow keys go from space to space, Enter takes a piece up and sets it down.',
    space: (at: string, what: string, may: string) => (may ? `${at}, ${what}. ${may}` : `${at}, ${what}`),
    empty: 'empty',
    own: (rank: Rank) => `your ${named(rank)}`,
    hidden: (owner: string) => `a hidden piece of ${owner}`,
    known: (owner: string, rank: Rank) => `${owner}'s ${named(rank)}`,
    exposed: 'known to the others',
    second: 'second army',
    partner: 'your partner',
    notFlag: 'not the Flag',
    moved: 'has moved',
    unmoved: 'has never moved',
    noted: (what: string) => `your note: ${what}`,
    captive: 'captive',
    stockade: (owner: string) => `stockade in the camp of ${owner}`,
    mayMove: (to: string[]) => `May move to ${to.join(', ')}.`,
    mayAttack: (to: string[]) => `May attack ${to.join(', ')}.`,
    mayFire: (to: string[]) => `May fire at ${to.join(', ')}.`,
    picked: 'Taken up.',
    moveHere: (name: string) => `Your ${name} may move here.`,
    attackHere: (name: string) => `Your ${name} may attack here.`,
    fireHere: 'Your Cannon may fire at it.',
    stepHere: 'Your Captain may go one space further, to here.',
    rescueHere: (name: string) => `Your ${name} may come back here.`,
    enterHere: (name: string) => `Your ${name} may come in here.`,
    stockadeHere: 'The Flag may be held here.',
    flagHere: 'The Flag may be placed here.',
    claimHere: 'You may claim that the Flags unite here.',
    claimed: (to: string, named: string[]) =>
      `Flag to ${to}. Enter once more moves it; Enter on ${named.join(' or ')} claims that the Flags unite there.`,
    marked: (name: string) => `${name} points at it.`,
    pickPlace: 'Choose a place to point at.',
    tookUp: (name: string, may: string) => `${name} taken up. ${may || 'It can go nowhere now.'}`,
    inHand: (name: string, to: string[]) => `${name} in hand. May come in on ${to.join(', ')}.`,
    laidDown: 'Laid down.',
    whole: 'Whole board',
    closer: 'Closer',
  },

  ask: {
    pick: 'Choose a piece.',
    pickOrEnter: 'Choose a piece, or bring one in from the Reserve.',
    enter: 'Nothing of yours can move: bring a piece in from the Reserve.',
    enterWhere: (name: string) => `${name} in hand: choose a marked space of your own camp.`,
    bonus: 'A won attack brings in one more piece, if you wish. Choose one of the Reserve.',
    stockade: 'You have taken a Flag. Which of your two stockades shall hold it?',
    ownFlag: 'Your Flag is free. Choose a marked space of your camp for it.',
    partnersFlag: 'Your partner’s Flag is free. Choose a marked space of that camp for it.',
    claim: (to: string) => `Flag to ${to}. Is your partner’s Flag beside it?`,
    picked: (name: string, at: string) => `${name} on ${at}: where to?`,
    stuck: (name: string, at: string) => `${name} on ${at} can go nowhere now.`,
    never: (name: string) => `A ${name} never moves.`,
    neverFlag: 'The Flag never moves.',
    step: 'Your Captain has won. It may go one space further, or stay.',
    rescue: 'You have reached the enemy back row. One of your captured pieces may come back: which one?',
    rescueWhere: (name: string) => `${name} comes back: choose a marked space on your half.`,
    setup: 'Lay out your army.',
    setupHand: (name: string) => `${name} in hand: choose a space of your home zone.`,
    outside: 'Pieces start in your own home zone, the marked rows.',
    hidden: (name: string) => `${name} is laying out behind the screen.`,
    nobody: 'Nobody sits behind the screen yet.',
    behind: (name: string) => `${name} waits.`,
    layingOut: 'Laying out behind the screen',
    ready: 'Ready',
  },

  plan: {
    where: (name: string, at: string) => `${name} on ${at}: where to, as soon as it is your turn?`,
    move: (name: string, from: string, to: string) => `${name} from ${from} to ${to}`,
    attack: (name: string, from: string, to: string) => `${name} from ${from} attacks ${to}`,
    fromHere: 'Your planned move begins here.',
    toHere: 'Your planned move goes here.',
    withdrawn: 'Planned move withdrawn.',
  },

  button: {
    ready: 'Ready',
    stop: 'Stay here',
    decline: 'No rescue',
    noEntry: 'No piece now',
    stockade: (at: string) => `Hold it in ${at}`,
    move: (to: string) => `Move to ${to}`,
    claim: (named: string) => `Move and claim: our Flags unite at ${named}`,
    back: 'Back',
    resign: 'Resign',
    resignSure: 'Resign? The other side wins.',
  },

  hint: (piece: string, from: string, to: string) => `${piece} from ${from} to ${to}`,

  setup: {
    tray: 'Pieces to place',
    chip: (name: string, left: number) => `${name}, ${left} to place`,
    random: 'Another',
    randomTitle: 'A good set-up, drawn at random',
    mirror: 'Mirror',
    mirrorTitle: 'Swap left and right',
    clear: 'Clear',
    clearTitle: 'Take all pieces off the board',
    choose: 'Set-ups',
    chooseTitle: 'Ready-made set-ups, and those that you have kept',
    ready: 'Ready-made',
    own: 'Your own',
    keep: 'Keep set-up',
    keepTitle: 'Keep this set-up under a name',
    name: 'Name of the set-up',
    save: 'Save',
    cancel: 'Cancel',
    remove: (name: string) => `Delete ${name}`,
    removeTitle: 'Forget this set-up of yours; your pieces stay where they are',
    last: 'My last one',
    readyTitle: 'Your army stands like this from now on',
    allPlaced: 'All pieces are placed.',
    missing: (count: number) => (count === 1 ? 'One piece is missing.' : `${count} pieces are missing.`),
    must: (name: string) => `The ${name} has to be among them.`,
    reserve: 'These stay in Reserve and may come in during play.',
    second: 'Your second army waits in Reserve.',
    takeBack: (name: string) => `${name} back into the tray`,
    trayEmpty: 'Drag one, or tap two to swap them.',
    screen: 'behind the screen',
  },

  reserve: {
    title: (count: number) => `Reserve, ${count}`,
    chip: (name: string, count: number) => `${name}, ${count} in Reserve`,
    corner: (name: string, count: number) => `${name}, ${count} in Reserve`,
  },

  captured: {
    by: (name: string) => `Taken by ${name}`,
    none: 'nothing yet',
    nobody: 'Nothing has been taken yet.',
    out: 'What the others still have',
    outOf: (name: string) => `${name} still has`,
    second: (name: string) => `${name}, second army`,
    chip: (name: string, count: number) => (count === 1 ? name : `${count} × ${name}`),
  },

  facts: { pieces: 'Pieces', reserve: 'Reserve', rescues: 'Rescues', captive: 'Flag held in' },

  describe: {
    phase: {
      setup: 'The armies are being laid out.',
      play: 'The battle goes on.',
      step: 'A Captain may go one space further.',
      rescue: 'A piece may be rescued.',
      bonus: 'A piece may come in from the Reserve.',
      stockade: 'A captured Flag is put in a stockade.',
      flag: 'A freed Flag is placed again.',
      over: 'The game is over.',
    } as Record<string, string>,
    side: (name: string, count: number, list: string) => `${name}, ${count} pieces: ${list}.`,
    piece: (what: string, at: string) => `${what} ${at}`,
    hidden: (spaces: string) => `hidden ${spaces}`,
    nothing: 'none',
    reserve: (name: string, count: number) => `${name} has ${count} in Reserve.`,
    captive: (owner: string, at: string) => `The Flag of ${owner} is held in ${at}.`,
    last: (from: string, to: string) => `Last move: ${from} to ${to}.`,
  },

  keys: [
    { keys: ['←', '↑', '→', '↓'], text: 'from space to space' },
    { keys: ['Enter', 'Space'], text: 'take a piece up, set it down, attack' },
    { keys: ['Esc'], text: 'let go of the piece chosen' },
    { keys: ['Enter', 'Esc'], text: 'while others play: plan a move in the same way, withdraw it' },
    { keys: ['1 … 9', 'S', 'B', 'C', 'F'], text: 'takes that piece from the tray or the Reserve' },
    { keys: ['?'], text: 'what stands here, and what it may do' },
    { keys: ['N'], text: 'your own note on an enemy piece; a rank writes it, Del takes it away' },
    { keys: ['Del'], text: 'during set-up: back into the tray' },
    { keys: ['Page Up', 'Page Down'], text: 'to the next piece that may act' },
  ],
};

/** "Captain, 6", but "Spy". */
export function named(rank: Rank): string {
  return /^\d/.test(rank) ? `${nameOf(rank)}, ${rank}` : nameOf(rank);
}

export const nameOf = (rank: Rank): string => text.ranks[rank] ?? rank;

/** A piece of a named army. */
export const nameOfSign = (sign: Sign): string =>
  armyOf(sign) === 2 ? `${nameOf(rankOf(sign))}, ${text.board.second}` : nameOf(rankOf(sign));

/* Every word of this game's client, in English. What the rules say comes from the server. */
import type { Rank } from '../made/shown';
import { armyOf, rankOf, type Sign } from '../types';

export const text = {
  pitch: {
    duel: 'Two hidden armies of 20. Find the enemy Flag before yours is found.',
    campaign: 'Two armies each, the second in Reserve. Capture every enemy Flag on the board.',
    alliance: 'Two against two. Unite your Flag with your partner’s, or capture both enemy Flags.',
    small: '8 pieces each on a board of 6 by 6. Find the enemy Flag before yours is found.',
    quick:
      'The quick game for two teams: 13 pieces each, no Reserve. Unite your Flags, or capture both enemy Flags.',
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
    label: 'Board. Arrow keys move from space to space, Enter picks up a piece and puts it down.',
    setupLabel:
      'Your home zone. Arrow keys move from space to space, Enter picks up a piece and puts it down.',
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
    captive: 'captured',
    stockade: (owner: string) => `stockade in ${owner}'s camp`,
    mayMove: (to: string[]) => `May move to ${to.join(', ')}.`,
    mayAttack: (to: string[]) => `May attack ${to.join(', ')}.`,
    mayFire: (to: string[]) => `May fire at ${to.join(', ')}.`,
    picked: 'Selected.',
    moveHere: (name: string) => `Your ${name} may move here.`,
    attackHere: (name: string) => `Your ${name} may attack here.`,
    fireHere: 'Your Cannon may fire at this piece.',
    stepHere: 'Your Captain may move on to here.',
    rescueHere: (name: string) => `Your ${name} may come back here.`,
    enterHere: (name: string) => `Your ${name} may come in here.`,
    stockadeHere: 'The Flag may be held here.',
    flagHere: 'The Flag may be placed here.',
    claimHere: 'You may claim that this is your partner’s Flag.',
    claimed: (to: string, named: string[]) =>
      `Flag to ${to}. Press Enter again to move it, or press Enter on ${named.join(' or ')} to claim your partner’s Flag there.`,
    marked: (name: string) => `${name} points here.`,
    pickPlace: 'Choose a space to point at.',
    tookUp: (name: string, may: string) => `${name} selected. ${may || 'It cannot move now.'}`,
    inHand: (name: string, to: string[]) => `${name} selected. May come in on ${to.join(', ')}.`,
    laidDown: 'Put down.',
    whole: 'Whole board',
    closer: 'Zoom in',
  },

  ask: {
    pick: 'Choose a piece.',
    pickOrEnter: 'Choose a piece, or bring one in from your Reserve.',
    enter: 'None of your pieces can move: bring one in from your Reserve.',
    enterWhere: (name: string) => `${name} selected: choose a marked space in your camp.`,
    bonus: 'You won the attack: you may bring in a piece from your Reserve.',
    stockade: 'You captured a Flag. Which of your two stockades will hold it?',
    ownFlag: 'Your Flag is free. Choose a marked space in your camp for it.',
    partnersFlag: 'Your partner’s Flag is free. Choose a marked space in their camp for it.',
    claim: (to: string) => `Flag to ${to}. Is your partner’s Flag next to it?`,
    picked: (name: string, at: string) => `${name} on ${at}: where to?`,
    stuck: (name: string, at: string) => `${name} on ${at} cannot move now.`,
    never: (name: string) => `A ${name} never moves.`,
    neverFlag: 'The Flag never moves.',
    step: 'Your Captain won. It may move one space further, or stay.',
    rescue: 'You reached the enemy back row. Which captured piece do you want back?',
    rescueWhere: (name: string) => `${name} comes back: choose a marked space on your half.`,
    setup: 'Set up your army.',
    setupHand: (name: string) => `${name} selected: choose a space in your home zone.`,
    outside: 'Your pieces start in your home zone, the marked rows.',
    hidden: (name: string) => `${name} is setting up behind the screen.`,
    nobody: 'Nobody sits behind this screen yet.',
    behind: (name: string) => `${name} is ready.`,
    layingOut: 'Setting up behind the screen',
    ready: 'Ready',
  },

  plan: {
    where: (name: string, at: string) => `${name} on ${at}: where to on your next turn?`,
    move: (name: string, from: string, to: string) => `${name} from ${from} to ${to}`,
    attack: (name: string, from: string, to: string) => `${name} from ${from} attacks ${to}`,
    fromHere: 'Your planned move starts here.',
    toHere: 'Your planned move ends here.',
    withdrawn: 'Planned move cancelled.',
  },

  button: {
    ready: 'Ready',
    stop: 'Stay here',
    decline: 'No rescue',
    noEntry: 'No piece now',
    stockade: (at: string) => `Hold it in ${at}`,
    move: (to: string) => `Move to ${to}`,
    claim: (named: string) => `Claim the Flag on ${named}`,
    back: 'Back',
    resign: 'Resign',
    resignSure: 'Resign? The other side wins.',
  },

  hint: (piece: string, from: string, to: string) => `${piece} from ${from} to ${to}`,

  setup: {
    tray: 'Pieces to place',
    chip: (name: string, left: number) => `${name}, ${left} to place`,
    random: 'Random',
    randomTitle: 'A good set-up, drawn at random',
    mirror: 'Mirror',
    mirrorTitle: 'Swap left and right',
    clear: 'Clear',
    clearTitle: 'Take all pieces off the board',
    choose: 'Set-ups',
    chooseTitle: 'Ready-made set-ups, and your own',
    ready: 'Ready-made',
    own: 'Your own',
    keep: 'Save set-up',
    keepTitle: 'Save this set-up under a name',
    name: 'Name of the set-up',
    save: 'Save',
    cancel: 'Cancel',
    remove: (name: string) => `Delete ${name}`,
    removeTitle: 'Delete this set-up; your pieces stay where they are',
    last: 'Last used',
    readyTitle: 'Start with this set-up; you cannot change it any more',
    allPlaced: 'All pieces are placed.',
    missing: (count: number) => (count === 1 ? 'One piece is missing.' : `${count} pieces are missing.`),
    must: (name: string) => `The ${name} must be among them.`,
    reserve: 'These stay in Reserve and may come in later.',
    second: 'Your second army waits in Reserve.',
    takeBack: (name: string) => `${name} back into the tray`,
    trayEmpty: 'Drag a piece, or tap two to swap them.',
    screen: 'behind the screen',
  },

  reserve: {
    title: (count: number) => `Reserve, ${count}`,
    chip: (name: string, count: number) => `${name}, ${count} in Reserve`,
    corner: (name: string, count: number) => `${name}, ${count} in Reserve`,
  },

  captured: {
    by: (name: string) => `Captured by ${name}`,
    none: 'nothing yet',
    nobody: 'Nothing has been captured yet.',
    out: 'Enemy pieces left',
    outOfAll: 'Pieces left',
    outOf: (name: string) => `${name} still has`,
    second: (name: string) => `${name}, second army`,
    chip: (name: string, count: number) => (count === 1 ? name : `${count} × ${name}`),
  },

  facts: { pieces: 'Pieces', reserve: 'Reserve', rescues: 'Rescues', captive: 'Flag held in' },

  describe: {
    phase: {
      setup: 'The armies are being set up.',
      play: 'The game is in progress.',
      step: 'A Captain may move one space further.',
      rescue: 'A piece may be rescued.',
      bonus: 'A piece may come in from the Reserve.',
      stockade: 'A captured Flag goes into a stockade.',
      flag: 'A freed Flag returns to its camp.',
      over: 'The game is over.',
    } as Record<string, string>,
    side: (name: string, count: number, list: string) => `${name}, ${count} pieces: ${list}.`,
    piece: (what: string, at: string) => `${what} ${at}`,
    hidden: (spaces: string) => `hidden ${spaces}`,
    nothing: 'none',
    reserve: (name: string, count: number) => `${name} has ${count} in Reserve.`,
    captive: (owner: string, at: string) => `${owner}'s Flag is held in ${at}.`,
    last: (from: string, to: string) => `Last move: ${from} to ${to}.`,
  },

  keys: [
    { keys: ['←', '↑', '→', '↓'], text: 'move from space to space' },
    { keys: ['Enter', 'Space'], text: 'pick up a piece, put it down, attack' },
    { keys: ['Esc'], text: 'put the selected piece back' },
    { keys: ['Enter', 'Esc'], text: 'while others play: plan a move the same way, or cancel it' },
    { keys: ['1 … 9', 'S', 'B', 'C', 'F'], text: 'pick that piece from the tray or the Reserve' },
    { keys: ['?'], text: 'show what stands here and what it can do' },
    { keys: ['N'], text: 'your own note on an enemy piece: press a rank, or Del to delete the note' },
    { keys: ['Del'], text: 'during set-up: put the piece back into the tray' },
    { keys: ['Page Up', 'Page Down'], text: 'go to the next piece that can act' },
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

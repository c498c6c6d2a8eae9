/* Every word of this game's client, in English. What the rules say comes from the server. */
import type { Rank } from '../types';

export const text = {
  pitch: 'Two hidden armies of twenty. Find the Flag before yours is found.',

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
    F: 'Flag',
  } as Record<Rank, string>,

  board: {
    label: 'Board. Arrow keys go from space to space, Enter takes a piece up and sets it down.',
    setupLabel: 'Your home zone. Arrow keys go from space to space, Enter takes a piece up and sets it down.',
    space: (at: string, what: string, may: string) => (may ? `${at}, ${what}. ${may}` : `${at}, ${what}`),
    empty: 'empty',
    own: (rank: Rank) => `your ${named(rank)}`,
    hidden: (owner: string) => `a hidden piece of ${owner}`,
    known: (owner: string, rank: Rank) => `${owner}'s ${named(rank)}`,
    exposed: 'known to the others',
    mayMove: (to: string[]) => `May move to ${to.join(', ')}.`,
    mayAttack: (to: string[]) => `May attack ${to.join(', ')}.`,
    picked: 'Taken up.',
    moveHere: (name: string) => `Your ${name} may move here.`,
    attackHere: (name: string) => `Your ${name} may attack here.`,
    stepHere: 'Your Captain may go one space further, to here.',
    rescueHere: (name: string) => `Your ${name} may come back here.`,
    tookUp: (name: string, may: string) => `${name} taken up. ${may || 'It can go nowhere now.'}`,
    laidDown: 'Laid down.',
  },

  ask: {
    pick: 'Choose a piece.',
    picked: (name: string, at: string) => `${name} on ${at}: where to?`,
    stuck: (name: string, at: string) => `${name} on ${at} can go nowhere now.`,
    step: 'Your Captain has won. It may go one space further, or stay.',
    rescue: 'You have reached the enemy back row. One of your captured pieces may come back: which one?',
    rescueWhere: (name: string) => `${name} comes back: choose a marked space on your half.`,
    setup: 'Lay out your army.',
    setupHand: (name: string) => `${name} in hand: choose a space of your home zone.`,
    outside: 'Pieces start in your own home zone, the marked rows.',
    hidden: (name: string) => `${name} is laying out behind the screen.`,
    nobody: 'Nobody sits behind the screen yet.',
    behind: (name: string) => `${name} is ready.`,
  },

  button: {
    ready: 'Ready',
    stop: 'Stay here',
    decline: 'No rescue',
    resign: 'Resign',
    resignSure: 'Resign? The other side wins.',
  },

  setup: {
    tray: 'Pieces to place',
    chip: (name: string, left: number) => `${name}, ${left} to place`,
    random: 'Another',
    randomTitle: 'A good set-up, drawn at random',
    mirror: 'Mirror',
    mirrorTitle: 'Swap left and right',
    clear: 'Clear',
    choose: 'Set-ups',
    ready: 'Ready-made',
    own: 'Your own',
    keep: 'Keep',
    keepTitle: 'Keep this set-up under a name',
    name: 'Name of the set-up',
    save: 'Save',
    cancel: 'Cancel',
    remove: (name: string) => `Delete ${name}`,
    last: 'Last one played',
    allPlaced: 'All pieces are placed.',
    takeBack: (name: string) => `${name} back into the tray`,
    trayEmpty: 'Drag one, or tap two to swap them.',
    screen: 'behind the screen',
  },

  captured: {
    by: (name: string) => `Taken by ${name}`,
    none: 'nothing yet',
    out: (name: string) => `${name} still has`,
    gone: 'Bombs gone off',
    chip: (name: string, count: number) => (count === 1 ? name : `${count} × ${name}`),
  },

  facts: { pieces: 'Pieces', rescues: 'Rescues' },

  describe: {
    phase: {
      setup: 'The armies are being laid out.',
      play: 'The battle goes on.',
      step: 'A Captain may go one space further.',
      rescue: 'A piece may be rescued.',
      over: 'The game is over.',
    } as Record<string, string>,
    side: (name: string, count: number, list: string) => `${name}, ${count} pieces: ${list}.`,
    piece: (what: string, at: string) => `${what} ${at}`,
    hidden: (spaces: string) => `hidden ${spaces}`,
    nothing: 'none',
    last: (from: string, to: string) => `Last move: ${from} to ${to}.`,
  },

  keys: [
    { keys: ['←', '↑', '→', '↓'], text: 'from space to space' },
    { keys: ['Enter', 'Space'], text: 'take a piece up, set it down, attack' },
    { keys: ['Esc'], text: 'lay the piece down again' },
    { keys: ['?'], text: 'what stands here, and what it may do' },
    { keys: ['Del'], text: 'during set-up: back into the tray' },
    { keys: ['Page Up', 'Page Down'], text: 'to the next piece that may act' },
  ],
};

/** "Captain, 6", but "Spy". */
export function named(rank: Rank): string {
  return /^\d/.test(rank) ? `${nameOf(rank)}, ${rank}` : nameOf(rank);
}

export const nameOf = (rank: Rank): string => text.ranks[rank] ?? rank;

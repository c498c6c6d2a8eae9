/* Every word of this game's client, in English. What the rules say comes from the server. */
import type { Cards, Kind } from '$web/cards/counts';
import { listed } from '../cards';
import type { Name } from '../types';

export interface Named {
  name: string;
  /** Where there is little room. */
  short: string;
}

const CARDS: Record<Kind, string> = {
  T1: 'Training 1',
  T2: 'Training 2',
  T3: 'Training 3',
  NinjaStars: 'Ninja Stars',
  SniperRifle: 'Sniper Rifle',
  SmokeBomb: 'Smoke Bomb',
  Radio: 'Radio for Help',
  SuperDud: 'Super Dud',
};

const SOLDIERS: Record<Name, Named> = {
  Rifleman: { name: 'Rifleman', short: 'Rifle' },
  Paratrooper: { name: 'Paratrooper', short: 'Para' },
  MilitaryPolice: { name: 'Military Policeman', short: 'MP' },
  Commando: { name: 'Commando', short: 'Comm.' },
  Grenadier: { name: 'Grenadier', short: 'Gren.' },
  Marksman: { name: 'Marksman', short: 'Marks.' },
  Frogman: { name: 'Frogman', short: 'Frog' },
};

export const cardText = (kind: Kind): { name: string } => ({ name: CARDS[kind] ?? kind });

const TRAINS = 'four points earn a soldier';
const STRENGTHENS = 'makes an Attack, Block or Retaliate stronger';

/** What a card does, in a line; all of it is told by holding the card. */
const DOES: Record<Kind, string> = {
  Advance: 'starts a combat, with an Attack',
  Attack: 'opens a combat; answers Block and Retaliate',
  Block: 'answers Attack and Retaliate; only an Attack answers it',
  Retaliate: 'answers Attack and Retaliate, and strikes back',
  Redirect: 'turns the opening Attack on another soldier',
  Stun: 'answers: a tie, and the other loses a turn',
  Retreat: 'answers: the combat ends, nobody wins',
  T1: TRAINS,
  T2: TRAINS,
  T3: TRAINS,
  Superhuman: STRENGTHENS,
  Adrenaline: STRENGTHENS,
  Sniper: 'any time: takes out a soldier that does not fight',
  Interfere: 'your soldier takes the place of the attacked one',
  Radio: 'before you answer: take two cards of an outsider',
  Mirror: 'saves your soldier from a Sniper',
  Bomb: 'any time: all others lose a soldier',
  Dud: 'saves you from a Bomb',
  SuperDud: 'saves everybody from a Bomb',
  Persuasion: 'can only be discarded, unless a truce is allowed',
};

/** Of a weapon it is said whose power weapon it is. */
export function doesText(kind: Kind, powerOf: Name[]): string {
  return DOES[kind] ?? `strengthens; power weapon of ${listText(powerOf.map(soldierName))}`;
}

export const soldierText = (soldier: Name): Named => SOLDIERS[soldier] ?? { name: soldier, short: soldier };

const nameOf = (kind: Kind) => cardText(kind).name;
const soldierName = (soldier: Name) => soldierText(soldier).name;

export function listText(parts: string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** "Attack with Knife and Adrenaline". */
export const layText = (card: Kind, weapon: Kind | null, intensity: Kind | null): string => {
  const boosts = [weapon, intensity].filter((kind) => kind !== null).map(nameOf);
  return boosts.length ? `${nameOf(card)} with ${listText(boosts)}` : nameOf(card);
};

/** "two Attack, Block": cards in words. */
export function cardsText(cards: Cards): string {
  const kinds = [...new Set(listed(cards))];
  return kinds
    .map((kind) => (cards[kind]! > 1 ? `${cards[kind]} × ${nameOf(kind)}` : nameOf(kind)))
    .join(', ');
}

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;
const cards = (number: number) => count(number, 'card');
const soldiers = (number: number) => count(number, 'soldier');
const whose = (name: string | null, thing: string) =>
  name === null ? `your ${thing}` : `${name}’s ${thing}`;

export const text = {
  pitch: 'Lead your soldiers and duel card against card. Own four soldiers at once, or win three battles.',
  you: 'You',

  table: 'Table. D draws from the draw pile, O takes the top discard, L looks through the discard pile.',

  seat: {
    label: (name: string, number: number, won: number) =>
      `${name}: ${cards(number)}, ${count(won, 'battle')} won`,
    cards,
    won: (number: number) => count(number, 'battle') + ' won',
    known: (list: string) => `known: ${list}`,
    onTurn: 'on turn',
    stunned: 'stunned: loses the next turn',
    barred: 'barred from refilling',
    training: (points: number) => `${count(points, 'point')} of training`,
    points: (number: number) => count(number, 'point'),
    saved: 'saved from the Bomb',
    none: 'No soldier',
    rob: (name: string) => `Radio for Help: draw two cards from ${name}`,
  },

  soldier: {
    label: (soldier: Name, owner: string | null, weapon: Kind | null) =>
      whose(owner, soldierName(soldier)) + (weapon ? `, power weapon ${nameOf(weapon)}` : ''),
    away: 'in the centre',
    aimed: 'a Sniper aims at this soldier',
    choose: 'choose',
    chosen: 'chosen',
  },

  duel: {
    title: 'Combat',
    lays: 'The cards laid, in order',
    lay: (name: string | null, what: string, power: boolean) =>
      `${name ?? 'You'}: ${what}${power ? ', a power weapon' : ''}`,
    power: 'power weapon',
    attacks: 'attacks',
    defends: 'defends',
    answers: 'What answers',
    answer: 'Answers:',
    nothing: 'Nothing answers it.',
    none: (kind: 'lose' | 'tie') =>
      kind === 'lose' ? 'No answer: the combat is lost.' : 'No answer: a tie.',
    ready: 'you can play it',
    boost: 'you can play it with a weapon or intensity card that you hold',
    short: 'you hold it, but not what it needs',
    lacking: 'you do not hold it',
    won: (name: string | null) => (name === null ? 'You win the battle' : `${name} wins the battle`),
    tied: 'A tie',
    retreated: 'Retreat',
    voided: 'The combat is void',
  },

  alarm: {
    shot: (by: string | null, at: string) => `${by ?? 'You'}: Sniper at ${at}`,
    bomb: (by: string | null) => (by === null ? 'Your Bomb' : `${by}’s Bomb`),
    saved: (list: string) => `Saved: ${list}`,
  },

  piles: {
    draw: 'to draw',
    discard: 'discarded',
    used: 'used',
    removed: 'out',
    soldiers: 'soldiers',
    nothing: 'nothing',
    drawIt: 'Draw',
    takeIt: 'Take',
    drawPile: (number: number) => `Draw pile, ${cards(number)}`,
    drawFrom: (number: number) => `Draw pile, ${cards(number)}. Draw.`,
    take: (name: string) => `Take ${name} from the discard pile`,
    discardPile: (name: string, number: number) =>
      number ? `Discard pile, ${name} on top of ${cards(number)}. Look through it.` : 'Discard pile, empty',
    look: (number: number) => `${number} discarded: look through the pile`,
    soldierPile: (number: number) => `Soldier pile, ${soldiers(number)}. Look at what is known of it.`,
    usedPile: (number: number) => `Used pile, ${cards(number)}. Look through it.`,
    removedPile: (number: number) => `Out of the game, ${cards(number)}. Look at them.`,
  },

  look: {
    close: 'Close',
    title: {
      discard: 'The discard pile, top card first',
      used: 'The used pile: it returns with the next shuffle',
      removed: 'Out of the game',
      soldiers: 'The soldier pile',
    },
    empty: 'Nothing lies here.',
    unseen: 'Unseen, in no known order',
    known: 'Came back, under the unseen ones, next first',
  },

  hand: {
    title: 'Your hand',
    size: cards,
    label: 'Your hand. Arrow keys go from card to card, Space chooses, Enter plays.',
    card: (name: string, number: number) => (number > 1 ? `${name}, ${number} of them` : name),
    chosen: 'chosen',
    alone: 'not together with what is chosen',
    idle: 'not now',
    sealed: 'your sealed answer',
    power: (soldier: Name) => `power weapon of your ${soldierName(soldier)}`,
    empty: 'No card in hand.',
    choose: (list: string) => `Chosen: ${list}.`,
    none: 'Nothing chosen.',
  },

  ask: {
    draw: (left: number, top: string) => `Draw ${cards(left)}: from the pile, or take ${top}.`,
    drawUnseen: (left: number) => `Draw ${cards(left)} from the pile.`,
    answer: (card: string, stake: Name | null) =>
      stake === null
        ? `Answer the ${card}, or the combat is a tie.`
        : `Answer the ${card}, or lose your ${soldierName(stake)}.`,
    nothing: 'You hold nothing that reacts here.',
    nothingByKeys: 'You hold nothing that reacts here. P passes.',
    lay: (what: string) => `Lay ${what}?`,
    more: (list: string) => `${list}: choose on.`,
    train: (points: number) => `Train with ${count(points, 'point')}, or discard the card?`,
    own: 'Advance: which of your soldiers?',
    advance: (soldier: Name) => `Your ${soldierName(soldier)} advances: against whom?`,
    snipe: 'Sniper: at which soldier?',
    redirect: 'Redirect: at which soldier?',
    radio: 'Radio for Help: from whose hand?',
    interfere: 'Interfere: with which soldier?',
    discard: (name: string) => `Discard ${name}?`,
    /** Why the card cannot be played, and the question. */
    only: (why: string, question: string) => `${why} ${question}`,
    bomb: 'The Bomb: every other player loses a soldier.',
    play: (name: string) => `Play ${name}?`,
    lose: 'The Bomb: which soldier is lost?',
    pick: 'You have earned a soldier. Which?',
  },

  button: {
    pass: {
      PASS: 'Pass',
      NO_RESPONSE: 'No answer',
      NO_MIRROR: 'No Mirror',
      NO_DUD: 'No Dud',
    } as Record<string, string>,
    noAnswer: (none: 'lose' | 'tie' | undefined) =>
      none === 'tie' ? 'No answer: a tie' : none === 'lose' ? 'No answer: lose' : 'No answer',
    noAnswerSure: 'Give no answer? You have one.',
    draw: 'Draw from the pile',
    take: (name: string) => `Take ${name}`,
    lay: (what: string) => `Lay ${what}`,
    train: (points: number) => `Train: ${count(points, 'point')}`,
    discard: (name: string) => `Discard ${name}`,
    bomb: 'Throw the Bomb',
    play: (name: string) => `Play ${name}`,
    target: (owner: string | null, soldier: Name) => whose(owner, soldierName(soldier)),
    own: (soldier: Name) => soldierName(soldier),
    rob: (name: string) => `${name}’s hand`,
    lose: (soldier: Name) => `Give up ${soldierName(soldier)}`,
    another: 'Another soldier',
  },

  sealed: {
    pass: { PASS: 'you pass', NO_MIRROR: 'no Mirror', NO_DUD: 'no Dud' } as Record<string, string>,
    at: (card: string, soldier: Name) => `${card}, ${soldierName(soldier)}`,
    other: 'you have answered',
  },

  score: {
    title: 'Match by rounds',
    round: (number: number) => `Round ${number}`,
    points: 'Points',
    rounds: 'Rounds',
    won: 'Battles',
    aim: 'Seven points win the match.',
  },

  end: {
    title: 'How they stand',
    wins: 'wins',
    shares: 'shares the win',
    soldiers,
    battles: (number: number) => count(number, 'battle') + ' won',
    training: (points: number) => `training ${points}`,
    points: (number: number) => count(number, 'point'),
    hand: 'hand',
    none: 'no card',
  },

  facts: { cards: 'Cards', won: 'Won', points: 'Points' },

  describe: {
    phase: {
      deal: 'The cards are dealt.',
      over: 'The game is over.',
    } as Record<string, string>,
    turn: (name: string) => `${name} is on turn.`,
    round: (number: number) => `Round ${number}.`,
    hand: (list: string) => `Your hand: ${list || 'no card'}.`,
    seat: (name: string, force: string, parts: string[]) => `${name}: ${[force, ...parts].join(', ')}.`,
    noSoldier: 'no soldier',
    piles: (draw: number, discard: number, top: string, used: number, pile: number) =>
      `Draw pile: ${cards(draw)}. Discard pile: ${discard ? `${cards(discard)}, ${top} on top` : 'empty'}. ` +
      `Used: ${cards(used)}. Soldier pile: ${soldiers(pile)}.`,
    removed: (list: string) => `Out of the game: ${list}.`,
    combat: (attacker: string, defender: string) => `Combat: ${attacker} against ${defender}.`,
    laid: (list: string) => `Laid so far: ${list}.`,
    answerer: (name: string, demand: string, list: string) => `${name} must answer. ${demand} ${list}`.trim(),
    answers: (list: string) => (list ? `Answers: ${list}.` : 'Nothing answers it.'),
    shot: (by: string, at: string) => `${by} aims a Sniper at ${at}.`,
    bomb: (by: string) => `${by} has thrown the Bomb.`,
    draws: (number: number) => `${cards(number)} still to be drawn.`,
  },

  keys: [
    { keys: ['←', '→'], text: 'from card to card' },
    { keys: ['Space'], text: 'choose a card, lay it back' },
    { keys: ['Enter'], text: 'play what is chosen' },
    { keys: ['1', '…', '9'], text: 'the first, second ... choice in the list' },
    { keys: ['Esc'], text: 'lay the chosen cards back' },
    { keys: ['D'], text: 'draw from the draw pile' },
    { keys: ['O'], text: 'take the top discard' },
    { keys: ['L'], text: 'look through the discard pile' },
    { keys: ['N'], text: 'give no answer' },
    { keys: ['H'], text: 'to the hand' },
    { keys: ['?'], text: 'what this is' },
  ],
};

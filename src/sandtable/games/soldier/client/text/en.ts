/* Every word of this game's client, in English, besides its catalogue: words/en.ftl. */
import type { Cards, Kind } from '$web/cards/counts';
import { listed } from '../cards';
import type { Name } from '../made/shown';
import { cardText, soldierText } from './cards';

const TRAINS = 'four points earn a soldier';
const STRENGTHENS = 'makes an Attack, Block or Retaliate stronger';

/** What a card does, in a line; a card that is held says all of it. */
const DOES: Record<Kind, string> = {
  Advance: 'with an Attack, it starts a combat',
  Attack: 'first card of a combat; answers Block and Retaliate',
  Block: 'answers Attack and Retaliate; only an Attack answers it',
  Retaliate: 'answers Attack and Retaliate, and strikes back',
  Redirect: 'turns the opening Attack on another soldier',
  Stun: 'answers: a tie, and your opponent loses a turn',
  Retreat: 'answers: the combat ends and nobody wins',
  T1: TRAINS,
  T2: TRAINS,
  T3: TRAINS,
  Superhuman: STRENGTHENS,
  Adrenaline: STRENGTHENS,
  Sniper: 'any time: takes out a soldier that is not in a combat',
  Interfere: 'your soldier replaces the one under attack',
  Radio: 'before you answer: take two cards from another player',
  Mirror: 'saves your soldier from a Sniper',
  Bomb: 'any time: every other player loses a soldier',
  Dud: 'saves you from a Bomb',
  SuperDud: 'saves everybody from a Bomb',
  Persuasion: 'you can only discard it, unless truces are allowed',
};

/** For a weapon: whose power weapon it is. */
export function doesText(kind: Kind, powerOf: Name[]): string {
  return DOES[kind] ?? `makes a card stronger; power weapon of ${listText(powerOf.map(soldierName))}`;
}

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

/** "2 × Attack, Block": cards in words. */
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
  pitch: 'Lead your soldiers and fight with cards. Have four soldiers at once, or win three battles.',
  you: 'You',

  table: 'Table. D draws from the draw pile, O takes the top discard, L looks through the discard pile.',

  seat: {
    label: (name: string, number: number, won: number) =>
      `${name}: ${cards(number)}, ${count(won, 'battle')} won`,
    cards,
    won: (number: number) => count(number, 'battle') + ' won',
    known: (list: string) => `known: ${list}`,
    onTurn: 'to play',
    stunned: 'stunned: loses the next turn',
    barred: 'may not refill',
    training: (points: number) => `${count(points, 'point')} of training`,
    points: (number: number) => count(number, 'point'),
    saved: 'saved from the Bomb',
    none: 'No soldiers',
    rob: (name: string) => `Radio for Help: draw two cards from ${name}`,
  },

  soldier: {
    label: (soldier: Name, owner: string | null, weapon: Kind | null) =>
      whose(owner, soldierName(soldier)) + (weapon ? `, power weapon ${nameOf(weapon)}` : ''),
    away: 'in the combat',
    aimed: 'a Sniper aims at this soldier',
    choose: 'choose',
    chosen: 'chosen',
  },

  duel: {
    title: 'Combat',
    lays: 'The cards played, in order',
    lay: (name: string | null, what: string, power: boolean) =>
      `${name ?? 'You'}: ${what}${power ? ', a power weapon' : ''}`,
    power: 'power weapon',
    attacks: 'attacks',
    defends: 'defends',
    answers: 'Possible answers',
    nothing: 'No card answers it.',
    none: (kind: 'lose' | 'tie') =>
      kind === 'lose' ? 'Without an answer the combat is lost.' : 'Without an answer it is a tie.',
    ready: 'you can play it',
    boost: 'you can play it with a weapon or intensity card from your hand',
    short: 'you have it, but not the card that it needs',
    lacking: 'you do not have it',
    won: (name: string | null) => (name === null ? 'You win the combat' : `${name} wins the combat`),
    tied: 'A tie',
    retreated: 'The combat ends: Retreat',
    voided: 'The combat is called off',
  },

  alarm: {
    shot: (by: string | null, at: string) =>
      by === null ? `Your Sniper aims at ${at}` : `${by}’s Sniper aims at ${at}`,
    bomb: (by: string | null) => (by === null ? 'You play the Bomb' : `${by} plays the Bomb`),
    saved: (list: string) => `Saved: ${list}`,
  },

  piles: {
    draw: 'to draw',
    discard: 'discarded',
    used: 'used',
    removed: 'out of play',
    soldiers: 'soldiers',
    nothing: 'nothing',
    drawIt: 'Draw',
    takeIt: 'Take',
    drawPile: (number: number) => `Draw pile, ${cards(number)}`,
    drawFrom: (number: number) => `Draw pile, ${cards(number)}. Draw.`,
    take: (name: string) => `Take ${name} from the discard pile`,
    discardPile: (name: string, number: number) =>
      number ? `Discard pile, ${cards(number)}, ${name} on top. Look through it.` : 'Discard pile, empty',
    look: (number: number) => `${number} discarded: look through the pile`,
    soldierPile: (number: number) => `Soldier pile, ${soldiers(number)}. Look at the known soldiers.`,
    usedPile: (number: number) => `Used pile, ${cards(number)}. Look through it.`,
    removedPile: (number: number) => `Out of the game, ${cards(number)}. Look at them.`,
  },

  look: {
    close: 'Close',
    title: {
      discard: 'Discard pile, top first',
      used: 'Used cards',
      removed: 'Out of the game',
      soldiers: 'Soldier pile',
    },
    empty: 'There are no cards here.',
    unseen: 'Not seen yet, in unknown order',
    known: 'Came back, below the others, next one first',
  },

  hand: {
    title: 'Your hand',
    size: cards,
    label: 'Your hand. Arrow keys go from card to card, Space chooses, Enter plays.',
    card: (name: string, number: number) => (number > 1 ? `${name}, ${number} of them` : name),
    chosen: 'chosen',
    alone: 'not together with the chosen cards',
    idle: 'not now',
    sealed: 'your sealed answer',
    power: (soldier: Name) => `power weapon of your ${soldierName(soldier)}`,
    empty: 'You have no cards.',
    choose: (list: string) => `Chosen: ${list}.`,
    none: 'No card is chosen.',
  },

  ask: {
    draw: (left: number, top: string) => `Draw ${cards(left)}: from the pile, or take ${top}.`,
    drawUnseen: (left: number) => `Draw ${cards(left)} from the pile.`,
    answer: (card: string, stake: Name | null) =>
      stake === null
        ? `Answer the ${card}, or the combat is a tie.`
        : `Answer the ${card}, or lose your ${soldierName(stake)}.`,
    nothing: 'You have no card to react with.',
    nothingByKeys: 'You have no card to react with. Press P to pass.',
    lay: (what: string) => `Play ${what}?`,
    more: (list: string) => `Chosen: ${list}. Choose another card.`,
    train: (points: number) => `Train with ${count(points, 'point')}, or discard the card?`,
    own: 'Advance with which soldier?',
    advance: (soldier: Name) => `Which soldier does your ${soldierName(soldier)} attack?`,
    snipe: 'Use the Sniper on which soldier?',
    redirect: 'Turn the Attack on which soldier?',
    radio: 'Take two cards from whose hand?',
    interfere: 'Interfere with which soldier?',
    discard: (name: string) => `Discard ${name}?`,
    /** Why the card cannot be played, and the question. */
    only: (why: string, question: string) => `${why} ${question}`,
    bomb: 'Play the Bomb? Every other player loses a soldier.',
    play: (name: string) => `Play ${name}?`,
    lose: 'The Bomb takes one of your soldiers. Choose which.',
    pick: 'You have earned a soldier. Choose one.',
  },

  button: {
    pass: {
      PASS: 'Pass',
      NO_MIRROR: 'No Mirror',
      NO_DUD: 'No Dud',
    },
    noAnswer: (none: 'lose' | 'tie' | undefined) =>
      none === 'tie' ? 'No answer: tie' : none === 'lose' ? 'No answer: lose' : 'No answer',
    noAnswerSure: 'You have an answer. Give none?',
    draw: 'Draw from the pile',
    take: (name: string) => `Take ${name}`,
    lay: (what: string) => `Play ${what}`,
    train: (points: number) => `Train: ${count(points, 'point')}`,
    discard: (name: string) => `Discard ${name}`,
    bomb: 'Play the Bomb',
    play: (name: string) => `Play ${name}`,
    target: (owner: string | null, soldier: Name) => whose(owner, soldierName(soldier)),
    own: (soldier: Name) => soldierName(soldier),
    rob: (name: string) => `${name}’s hand`,
    lose: (soldier: Name) => `Give up ${soldierName(soldier)}`,
    another: 'Change soldier',
  },

  sealed: {
    pass: { PASS: 'pass', NO_MIRROR: 'no Mirror', NO_DUD: 'no Dud' } as Record<string, string>,
    at: (card: string, soldier: Name) => `${card}, ${soldierName(soldier)}`,
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
    title: 'Final standings',
    wins: 'wins',
    shares: 'shares the win',
    soldiers,
    battles: (number: number) => count(number, 'battle') + ' won',
    training: (points: number) => `training ${points}`,
    points: (number: number) => count(number, 'point'),
    hand: 'hand',
    none: 'no cards',
  },

  facts: { cards: 'Cards', won: 'Won', points: 'Points' },

  describe: {
    phase: {
      deal: 'The cards are being dealt.',
      over: 'The game is over.',
    } as Record<string, string>,
    turn: (name: string) => `It is ${name}’s turn.`,
    round: (number: number) => `Round ${number}.`,
    hand: (list: string) => `Your hand: ${list || 'no cards'}.`,
    seat: (name: string, force: string, parts: string[]) => `${name}: ${[force, ...parts].join(', ')}.`,
    noSoldier: 'no soldiers',
    piles: (draw: number, discard: number, top: string, used: number, pile: number) =>
      `Draw pile: ${cards(draw)}. Discard pile: ${discard ? `${cards(discard)}, ${top} on top` : 'empty'}. ` +
      `Used: ${cards(used)}. Soldier pile: ${soldiers(pile)}.`,
    removed: (list: string) => `Out of the game: ${list}.`,
    combat: (attacker: string, defender: string) => `Combat: ${attacker} against ${defender}.`,
    laid: (list: string) => `Played so far: ${list}.`,
    answerer: (name: string, demand: string, list: string) => `${name} must answer. ${demand} ${list}`.trim(),
    answers: (list: string) => (list ? `Possible answers: ${list}.` : 'No card answers it.'),
    shot: (by: string, at: string) => `${by} aims a Sniper at ${at}.`,
    bomb: (by: string) => `${by} has played the Bomb.`,
    draws: (number: number) => `${cards(number)} left to draw.`,
  },

  keys: [
    { keys: ['←', '→'], text: 'go from card to card' },
    { keys: ['Space'], text: 'choose a card or put it back' },
    { keys: ['Enter'], text: 'play the chosen cards' },
    { keys: ['1', '…', '9'], text: 'choose the first, second ... in the list' },
    { keys: ['Esc'], text: 'put the chosen cards back' },
    { keys: ['D'], text: 'draw from the draw pile' },
    { keys: ['O'], text: 'take the top discard' },
    { keys: ['L'], text: 'look through the discard pile' },
    { keys: ['N'], text: 'give no answer' },
    { keys: ['H'], text: 'go to the hand' },
    { keys: ['?'], text: 'explain this' },
  ],
};

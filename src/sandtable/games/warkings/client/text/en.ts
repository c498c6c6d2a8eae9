/* Every word of this game's client, in English. What the rules say comes from the server. */
import type { Kind } from '$web/cards/counts';

export interface CardText {
  name: string;
  /** The name on a small card, line by line. */
  short: string[];
  /** Two or three letters, for the smallest. */
  code: string;
  /** What it does, in the rulebook's words, line by line. */
  does: string[];
}

const CARDS: Record<Kind, CardText> = {
  '1S': { name: '1 Soldier', short: ['1 Soldier'], code: '1 S', does: ['one soldier at the end'] },
  '2S': { name: '2 Soldiers', short: ['2 Soldiers'], code: '2 S', does: ['two soldiers at the end'] },
  '3S': { name: '3 Soldiers', short: ['3 Soldiers'], code: '3 S', does: ['three soldiers at the end'] },
  ADV: {
    name: 'Advisor',
    short: ['Advisor'],
    code: 'Adv',
    does: ['the total of soldiers', 'is multiplied by two'],
  },
  SC2: {
    name: '2 Scroll',
    short: ['2 Scroll'],
    code: 'Scr',
    does: ['next player: discard only', 'one, draw two · 2 soldiers'],
  },
  SC1: {
    name: '1 Scroll',
    short: ['1 Scroll'],
    code: 'Scr',
    does: ['next player: discard only', 'one, draw one · 1 soldier'],
  },
  ET: { name: 'Empty terrain', short: ['Empty', 'terrain'], code: 'Ter', does: ['no soldier'] },
  EA: { name: 'Enemy attack', short: ['Enemy', 'attack'], code: 'Ene', does: ['the fewest soldiers win'] },
};

export const cardText = (kind: Kind): CardText =>
  CARDS[kind] ?? { name: kind, short: [kind], code: kind, does: [] };

const nameOf = (kind: Kind) => cardText(kind).name;

/** "1 Soldier", "two 1 Soldier cards", "1 Scroll, 2 Scroll and Empty terrain". */
export function laidText(cards: Kind[]): string {
  const [first = ''] = cards;
  if (cards.length === 1) return nameOf(first);
  if (cards.every((kind) => kind === first)) return `${text.numbers[cards.length]} ${nameOf(first)} cards`;
  return listText(cards.map(nameOf));
}

export function listText(parts: string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);
const soldiers = (count: number) => (count === 1 ? '1 soldier' : `${count} soldiers`);

export const text = {
  pitch:
    'Get all your soldiers out of the battle, or have the fewest left when the enemy attacks: fewer is better.',
  you: 'You',
  numbers: ['no', 'one', 'two', 'three'],

  table: 'Table. P draws from the draw pile, O takes the open card, L looks through the open pile.',

  seat: {
    cards,
    label: (name: string, count: number) => `${name}, ${cards(count)}`,
    known: (list: string) => `known: ${list}`,
    onTurn: 'on turn',
    under: (scroll: Kind) => `under a ${nameOf(scroll)}`,
    trigger: 'drew the card above the enemy attack',
  },

  piles: {
    nothing: 'nothing',
    left: 'to draw',
    open: 'open',
    aside: 'laid this turn',
    layHere: 'Lay here',
    draw: 'Draw',
    takeIt: 'Take',
    pickUp: 'Pick up',
    sure: 'Sure? Once more',
    drawPile: (count: number, last: boolean) =>
      last ? `Draw pile, ${cards(count)}, the enemy attack on top` : `Draw pile, ${cards(count)}`,
    drawFrom: (what: string, last: boolean) =>
      last ? `${what}. Pick the enemy attack up.` : `${what}. Draw.`,
    take: (name: string) => `Take the ${name} from the open pile`,
    openPile: (name: string, count: number) =>
      `Open pile, ${name} on top of ${cards(count)}. Look through it.`,
    look: (count: number) => `${count} open: look through the pile`,
    asideOf: (name: string, list: Kind[]) =>
      `${name} lays ${laidText(list)}, held aside until a card is drawn`,
  },

  look: {
    title: 'The open pile, top card first',
    close: 'Close',
  },

  ribbon: {
    last: 'Last round.',
    until: (name: string | null) =>
      name === null
        ? 'It ends with your turn. The enemy attack is free for whoever wants to take it.'
        : `It ends with ${name}’s turn. The enemy attack is free for whoever wants to take it.`,
    streak: (count: number, limit: number) =>
      `Open draws in a row: ${count} of ${limit}. After that the draw pile is compulsory.`,
    on: (kind: Kind, name: string | null) => `${nameOf(kind)} on ${name ?? 'you'}:`,
    effect: (kind: Kind) =>
      kind === 'SC2'
        ? 'discard only one card, draw two from the draw pile.'
        : 'discard only one card, draw one from the draw pile.',
  },

  hand: {
    title: 'Your hand',
    label: 'Your hand. Arrow keys go from card to card, Space chooses, Enter lays.',
    total: (total: number) => soldiers(total),
    sort: 'Sort',
    order: { kind: 'Sorted by kind', soldiers: 'Sorted by soldiers' },
    sorted: (order: string) => `${order}. Change the order.`,
    card: (name: string, number: number, of: number) => (of > 1 ? `${name}, ${number} of ${of}` : name),
    chosen: 'chosen',
    alone: 'not together with what is chosen',
    empty: 'No card in hand.',
    choose: (list: string) => `Chosen: ${list}.`,
    none: 'Nothing chosen.',
  },

  ask: {
    chosen: (list: string) => `Lay ${list}?`,
    top: 'The red trio: which card shall lie on top?',
    only: (question: string) => `Only cards of one kind go together. ${question}`,
    more: (list: string) => `${list}: choose on.`,
    draw: (name: string) => `Draw from the draw pile, or take the ${name}.`,
    enemy: (name: string) =>
      `Pick the enemy attack up, or take the ${name}. With the fewest soldiers you win.`,
  },

  button: {
    lay: (cards: Kind[]) =>
      cards.length === 1 ? `Lay the card ${laidText(cards)}` : `Lay ${laidText(cards)}`,
    layCount: (cards: Kind[]) =>
      cards.length === 1 ? 'Lay one card' : `Lay ${text.numbers[cards.length]} cards`,
    top: (kind: Kind) => `${nameOf(kind)} on top`,
    draw: 'Draw from the pile',
    enemy: 'Pick up the enemy attack',
    enemySure: 'Pick it up? All hands are compared at once.',
    take: (name: string) => `Take the ${name}`,
  },

  end: {
    title: 'All hands',
    won: 'wins',
    lost: 'loses',
    none: 'no card',
  },

  facts: { cards: 'Cards' },

  describe: {
    phase: {
      deal: 'The cards are dealt.',
      discard: 'A card is to be discarded.',
      draw: 'A card is to be drawn.',
      over: 'The game is over.',
    } as Record<string, string>,
    turn: (name: string) => `${name} is on turn.`,
    hand: (list: string, total: number) => `Your hand: ${list}, ${soldiers(total)}.`,
    seat: (name: string, count: number, known: string) =>
      known ? `${name}: ${cards(count)}, among them ${known}.` : `${name}: ${cards(count)}.`,
    shown: (name: string, list: string, counted: string) => `${name} holds ${list || 'no card'}: ${counted}.`,
    piles: (draw: number, open: number, top: string) =>
      `Draw pile: ${cards(draw)}. Open pile: ${cards(open)}, ${top} on top.`,
    aside: (list: string) => `Held aside: ${list}.`,
    effect: (name: string, scroll: Kind) => `${name} is under a ${nameOf(scroll)}.`,
    last: (name: string) => `The last round is on. It ends with the turn of ${name}.`,
  },

  keys: [
    { keys: ['←', '→'], text: 'from card to card' },
    { keys: ['Space'], text: 'choose a card, lay it back' },
    { keys: ['Enter'], text: 'lay what is chosen' },
    { keys: ['Esc'], text: 'lay the chosen cards back' },
    { keys: ['P'], text: 'draw from the draw pile' },
    { keys: ['O'], text: 'take the open card' },
    { keys: ['L'], text: 'look through the open pile' },
    { keys: ['S'], text: 'sort the hand' },
    { keys: ['H'], text: 'to the hand' },
    { keys: ['?'], text: 'what this card is' },
  ],
};

/** "two 1 Soldier, Advisor": a hand in words. */
export function handText(cards: Record<Kind, number>): string {
  return Object.entries(cards)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => (count > 1 ? `${count} × ${nameOf(kind)}` : nameOf(kind)))
    .join(', ');
}

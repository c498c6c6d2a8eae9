/* Every word of this game's client, in English. What the rules say comes from the server. */
import type { Kind } from '$web/cards/counts';

export interface CardText {
  /** As the rulebook prints it: in lists, and on the card. */
  name: string;
  /** In a sentence: one, a certain one, several. */
  one: string;
  that: string;
  many: string;
  /** The name on a small card, line by line. */
  short: string[];
  /** Two or three letters, for the smallest. */
  code: string;
  /** What it does, in the rulebook's words, line by line. */
  does: string[];
}

/** A title that begins with a number cannot be counted, so sentences call such cards otherwise. */
const spoken = (name: string, article = 'a') => ({
  one: `${article} ${name}`,
  that: `the ${name}`,
  many: `${name}s`,
});

const CARDS: Record<Kind, CardText> = {
  '1S': {
    name: '1 Soldier',
    ...spoken('Single Soldier'),
    short: ['1 Soldier'],
    code: '1 S',
    does: ['counts as one soldier'],
  },
  '2S': {
    name: '2 Soldiers',
    ...spoken('Double Soldier'),
    short: ['2 Soldiers'],
    code: '2 S',
    does: ['counts as two soldiers'],
  },
  '3S': {
    name: '3 Soldiers',
    ...spoken('Triple Soldier'),
    short: ['3 Soldiers'],
    code: '3 S',
    does: ['counts as three soldiers'],
  },
  ADV: {
    name: 'Advisor',
    ...spoken('Advisor', 'an'),
    short: ['Advisor'],
    code: 'Adv',
    does: ['doubles the soldiers', 'in your hand'],
  },
  SC2: {
    name: '2 Scroll',
    ...spoken('Double Scroll'),
    short: ['2 Scroll'],
    code: 'Scr',
    does: ['next player: discard only', 'one, draw two · 2 soldiers'],
  },
  SC1: {
    name: '1 Scroll',
    ...spoken('Single Scroll'),
    short: ['1 Scroll'],
    code: 'Scr',
    does: ['next player: discard only', 'one, draw one · 1 soldier'],
  },
  ET: {
    name: 'Empty terrain',
    ...spoken('Empty terrain', 'an'),
    short: ['Empty', 'terrain'],
    code: 'Ter',
    does: ['counts as no soldiers'],
  },
  EA: {
    name: 'Enemy attack',
    ...spoken('enemy attack', 'an'),
    short: ['Enemy', 'attack'],
    code: 'Ene',
    does: ['fewest soldiers wins'],
  },
};

export const cardText = (kind: Kind): CardText =>
  CARDS[kind] ?? { name: kind, one: kind, that: kind, many: kind, short: [kind], code: kind, does: [] };

const nameOf = (kind: Kind) => cardText(kind).name;

/** "a Single Soldier", "two Single Soldiers", "4 Single Soldiers". */
function severalText(kind: Kind, count: number): string {
  return count === 1 ? cardText(kind).one : `${text.numbers[count] ?? count} ${cardText(kind).many}`;
}

/** "a Single Soldier", "two Single Soldiers", "a Double Scroll and an Empty terrain". */
export function laidText(cards: Kind[]): string {
  const [first = ''] = cards;
  if (cards.every((kind) => kind === first)) return severalText(first, cards.length);
  return listText(cards.map((kind) => cardText(kind).one));
}

export function listText(parts: string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);
const soldiers = (count: number) => (count === 1 ? '1 soldier' : `${count} soldiers`);

export const text = {
  pitch: 'Get all your soldiers out of the battle, or have the fewest left when the enemy attacks.',
  you: 'You',
  numbers: ['no', 'one', 'two', 'three'],

  table: 'Table. P draws from the draw pile, O takes the open card, L looks through the open pile.',

  seat: {
    cards,
    label: (name: string, count: number) => `${name}, ${cards(count)}`,
    known: (list: string) => `known: ${list}`,
    onTurn: 'to play',
    under: (scroll: Kind) => `under ${cardText(scroll).one}`,
    trigger: 'drew the card above the enemy attack',
  },

  piles: {
    nothing: 'nothing',
    left: 'to draw',
    open: 'open',
    aside: 'discarded',
    layHere: 'Discard here',
    draw: 'Draw',
    takeIt: 'Take',
    pickUp: 'Pick up',
    sure: 'Sure? Tap again',
    drawPile: (count: number, last: boolean) =>
      last ? `Draw pile, ${cards(count)}, the enemy attack on top` : `Draw pile, ${cards(count)}`,
    drawFrom: (what: string, last: boolean) =>
      last ? `${what}. Pick up the enemy attack.` : `${what}. Draw.`,
    take: (that: string) => `Take ${that} from the open pile`,
    openPile: (name: string, count: number) => `Open pile, ${cards(count)}, ${name} on top. Look through it.`,
    look: (count: number) => `${count} open: look through the pile`,
    asideOf: (name: string, list: Kind[]) => `${name} discards ${laidText(list)}, set aside until the draw`,
  },

  look: {
    title: 'Open pile, top first',
    close: 'Close',
  },

  ribbon: {
    last: 'Last round.',
    until: (name: string | null) =>
      name === null
        ? 'It ends with your turn. Any player may pick up the enemy attack.'
        : `It ends with ${name}’s turn. Any player may pick up the enemy attack.`,
    streak: (count: number, limit: number) =>
      `The open card was taken ${count} times in a row. After ${limit}, the next player must use the draw pile.`,
    on: (kind: Kind, name: string | null) =>
      name === null ? `You are under ${cardText(kind).one}:` : `${name} is under ${cardText(kind).one}:`,
    effect: (kind: Kind) =>
      kind === 'SC2'
        ? 'only one discard, then two cards from the draw pile.'
        : 'only one discard, then one card from the draw pile.',
  },

  hand: {
    title: 'Your hand',
    label: 'Your hand. Arrow keys go from card to card, Space chooses, Enter discards.',
    total: (total: number) => soldiers(total),
    sort: 'Sort',
    order: { kind: 'Sorted by kind', soldiers: 'Sorted by soldiers' },
    sorted: (order: string) => `${order}. Change the order.`,
    card: (name: string, number: number, of: number) => (of > 1 ? `${name}, ${number} of ${of}` : name),
    chosen: 'chosen',
    alone: 'not together with the chosen cards',
    empty: 'You have no cards.',
    choose: (list: string) => `Chosen: ${list}.`,
    none: 'Nothing chosen.',
  },

  ask: {
    chosen: (list: string) => `Discard ${list}?`,
    top: 'Which of the three red cards goes on top?',
    only: (question: string) => `Only cards of the same kind go together. ${question}`,
    more: (list: string) => `Chosen: ${list}. Add the third red card.`,
    draw: (that: string) => `Draw from the draw pile, or take ${that}.`,
    enemy: (that: string) => `Take ${that}, or pick up the enemy attack: with the fewest soldiers you win.`,
  },

  button: {
    discard: (cards: Kind[]) => `Discard ${laidText(cards)}`,
    lay: (cards: Kind[]): string =>
      cards.length === 1 ? text.button.discard(cards) : `Discard ${text.numbers[cards.length]} cards`,
    layCount: (cards: Kind[]) => `Discard ${text.numbers[cards.length]}`,
    top: (kind: Kind) => `${nameOf(kind)} on top`,
    draw: 'Draw from the pile',
    enemy: 'Pick up the enemy attack',
    enemySure: 'Pick it up? The game ends, and all hands are compared.',
    take: (that: string) => `Take ${that}`,
  },

  end: {
    title: 'All hands',
    won: 'wins',
    lost: 'loses',
    none: 'no cards',
  },

  facts: { cards: 'Cards' },

  describe: {
    phase: {
      deal: 'The cards are being dealt.',
      discard: 'A player must discard.',
      draw: 'A player must draw.',
      over: 'The game is over.',
    } as Record<string, string>,
    turn: (name: string) => `It is ${name}’s turn.`,
    hand: (list: string, total: number) => `Your hand: ${list}, ${soldiers(total)}.`,
    seat: (name: string, count: number, known: string) =>
      known ? `${name}: ${cards(count)}, including ${known}.` : `${name}: ${cards(count)}.`,
    shown: (name: string, list: string, counted: string) => `${name} has ${list || 'no cards'}: ${counted}.`,
    piles: (draw: number, open: number, top: string) =>
      `Draw pile: ${cards(draw)}. Open pile: ${cards(open)}, ${top} on top.`,
    aside: (list: string) => `Discarded this turn: ${list}.`,
    effect: (name: string, scroll: Kind) => `${name} is under ${cardText(scroll).one}.`,
    last: (name: string) => `This is the last round. It ends with ${name}’s turn.`,
  },

  keys: [
    { keys: ['←', '→'], text: 'go from card to card' },
    { keys: ['Space'], text: 'choose a card or put it back' },
    { keys: ['Enter'], text: 'discard the chosen cards' },
    { keys: ['Esc'], text: 'put the chosen cards back' },
    { keys: ['P'], text: 'draw from the draw pile' },
    { keys: ['O'], text: 'take the open card' },
    { keys: ['L'], text: 'look through the open pile' },
    { keys: ['S'], text: 'sort the hand' },
    { keys: ['H'], text: 'go to the hand' },
    { keys: ['?'], text: 'explain this card' },
  ],
};

/** "two Single Soldiers and an Advisor": a hand in words. */
export function handText(cards: Record<Kind, number>): string {
  return listText(
    Object.entries(cards)
      .filter(([, count]) => count > 0)
      .map(([kind, count]) => severalText(kind, count)),
  );
}

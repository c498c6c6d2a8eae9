/* Every word of this game's client, in English, besides its catalogue: words/en.ftl. */
import type { Kind } from '$web/cards/counts';
import { cardText, laidText } from './cards';

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
    trigger: 'drew the card above the Enemy Attack',
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
      last ? `Draw pile, ${cards(count)}, the Enemy Attack on top` : `Draw pile, ${cards(count)}`,
    drawFrom: (what: string, last: boolean) =>
      last ? `${what}. Pick up the Enemy Attack.` : `${what}. Draw.`,
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
        ? 'It ends with your turn. Any player may pick up the Enemy Attack.'
        : `It ends with ${name}’s turn. Any player may pick up the Enemy Attack.`,
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
  },

  button: {
    discard: (cards: Kind[]) => `Discard ${laidText(cards)}`,
    lay: (cards: Kind[]): string =>
      cards.length === 1 ? text.button.discard(cards) : `Discard ${text.numbers[cards.length]} cards`,
    layCount: (cards: Kind[]) => `Discard ${text.numbers[cards.length]}`,
    top: (kind: Kind) => `${cardText(kind).name} on top`,
    draw: 'Draw from the pile',
    enemy: 'Pick up the Enemy Attack',
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

/* What cards are called, by the catalogue: words/XX.ftl. */
import type { Kind } from '$web/cards/counts';
import { say, word } from '$web/text/catalogue';

const GAME = 'warkings';
const READER = { game: GAME, names: {}, you: null };

export interface CardText {
  name: string;
  /** In a sentence: one, a certain one. */
  one: string;
  that: string;
  /** The name on a small card, and what it does, line by line. */
  short: string[];
  does: string[];
  /** Two or three letters, for the smallest. */
  code: string;
}

export function cardText(kind: Kind): CardText {
  const form = (name?: string) => word(GAME, `card-${kind}`, name, { count: 1 }) ?? kind;
  return {
    name: form(),
    one: form('some'),
    that: form('the'),
    short: form('short').split('\n'),
    does: form('does').split('\n'),
    code: form('code'),
  };
}

/** "a Single Soldier", "two Single Soldiers and an Advisor". */
export const laidText = (cards: Kind[]): string => say({ id: 'cards', given: { cards } }, READER);

/** The same of a hand; nothing of an empty one. */
export const handText = (hand: Record<Kind, number>): string =>
  laidText(Object.entries(hand).flatMap(([kind, count]) => Array<Kind>(count).fill(kind)));

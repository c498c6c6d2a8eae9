/*
 * What the server says of a variant, in the language of whoever looks. It says it in English; other languages have the
 * words by their keys, in the files `served.XX.ts` of the client and of each game.
 */
import type { Messages, Variant } from '../game';
import { knows, say, SHARED, speaks, type Reader } from './catalogue';
import { hereIn } from './moment';
import { spoken, words } from './words';

/** Of the client: the levels of computer players. A game may tell some of its own otherwise. */
export interface ServedLevels {
  levels: Record<string, { title: string; text: string }>;
  /** Behind what a level does: how often it wins. */
  wins: (usual: string, times: number) => string;
  said?: Sentences;
}

/**
 * What is asked and said, by the English sentence. A star stands for a name or a number; the other language says it
 * again as `{1}`, `{2}` ..., or leaves it out. `{~1}` is a piece or card as the other language calls it, `{&1}` a list of
 * names within a sentence, and `{=1}` something that is said itself in these words.
 */
type Sentences = Record<string, string>;

/** Of a game, each by its key. */
export interface Served {
  options: Record<string, string>;
  /** What may be written out as the value of an option. */
  documents?: Record<string, string>;
  /** Titles of what the board brings along, by the table it stands in: maps, armies. */
  board?: Record<string, Record<string, string>>;
  orders?: Record<string, { title: string; text: string }>;
  levels?: Record<string, string>;
  /** What is counted of a finished game. */
  figures?: Record<string, string>;
  said?: Sentences;
  /** Pieces and cards by their English titles, for what is said of them. */
  names?: Record<string, string>;
}

type Lists = { list: (names: string[]) => string };
type Rooms = { served?: Served & ServedLevels };
const servedIn = (room: string) => (spoken.rooms.get(room) as Rooms | undefined)?.served;

/** Whatever has no words of its own stays as it came. */
export function inWords(variant: Variant): Variant {
  const common = servedIn('web');
  const own = servedIn(variant.game);
  if (!common) return variant;
  const usual = variant.levels.find((level) => level.usual)?.id ?? '';
  return {
    ...variant,
    levels: variant.levels.map((level) => {
      const told = common.levels[level.id];
      if (!told) return level;
      const wins = level.wins ? ` ${common.wins(common.levels[usual]?.title ?? usual, level.wins)}` : '';
      return { ...level, title: told.title, text: `${own?.levels?.[level.id] ?? told.text}${wins}` };
    }),
    options: variant.options.map((option) => ({
      ...option,
      text: own?.options[option.key] ?? option.text,
      document: option.document && {
        ...option.document,
        about: own?.documents?.[option.key] ?? option.document.about,
      },
    })),
    orders: variant.orders.map((order) => ({ ...order, ...own?.orders?.[order.id] })),
    ...(own?.board && { board: titled(variant['board'] as Board, own.board) }),
  };
}

/** The title of what is counted of a finished game, or of what can be found out in it. */
export const figureTitle = (game: string, key: string, title: string): string =>
  servedIn(game)?.figures?.[key.replace(`${game}.`, '')] ?? title;

const SENTENCES = /(?<=[.!?]) (?=\p{Lu})/u;

/** Why what was written does not fit: in the reader's language, if it is known there. */
export const misfit = (game: string, english: string): string =>
  known(game, english) ?? known('web', english) ?? english;

/**
 * Sentences of the server in the language of whoever looks; null: they are English, some of them at least. To readers
 * of English they are said, too, if they name a moment: it is told as it is here. What a game says by its catalogue is
 * in that language already.
 */
export const said = (room: string, sent: string): string | null =>
  known(room, sent) ?? (speaks(room) ? sent : null);

function known(room: string, sent: string): string | null {
  const served = servedIn(room)?.said;
  const english = hereIn(sent);
  if (!served) return english === sent ? null : english;
  const patterns = Object.entries(served);
  const names = servedIn(room)?.names ?? {};
  const whole = sentence(patterns, names, english);
  if (whole !== null) return whole;
  const parts = english.split(SENTENCES).map((part) => sentence(patterns, names, part));
  return parts.includes(null) ? null : parts.join(' ');
}

/** What the server says, in the reader's language if it came as messages that the page knows; if not, as it came. */
export function heard(english: string, said: Messages | null | undefined, game = SHARED): string {
  const own = said && knows(said, game) ? say(said, { game, names: {}, you: null }) : english;
  return misfit(game, hereIn(own));
}

/** How a game ended, in words of its game or, without messages, of any game or of the table; null: it is English. */
export const endingOf = (
  english: string,
  said: Messages | null = null,
  to: Reader | null = null,
): string | null =>
  said && to && knows(said, to.game)
    ? say(said, to)
    : ([...spoken.rooms.keys()].map((room) => known(room, english)).find((own) => own !== null) ?? null);

function sentence(known: [string, string][], names: Record<string, string>, english: string): string | null {
  const starOf = (mark: string, found: RegExpExecArray): string | null => {
    const star = found[Number(mark.at(-1))] ?? '';
    if (mark.startsWith('~')) return names[star] ?? star;
    if (mark.startsWith('&'))
      return SENTENCES.test(star) ? null : words<Lists>('web').list(star.split(/, | and /u));
    return mark.startsWith('=') ? sentence(known, names, star) : star;
  };
  for (const [pattern, own] of known) {
    const found = new RegExp(`^${pattern.split('*').map(escaped).join('(.+?)')}$`, 'u').exec(english);
    if (!found) continue;
    const parts = own.split(/\{([~&=]?\d)\}/).map((part, at) => (at % 2 ? starOf(part, found) : part));
    if (!parts.includes(null)) return parts.join('');
  }
  return null;
}

const escaped = (part: string) => part.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

type Board = Record<string, Record<string, { title: string }>>;

const titled = (board: Board, titles: Record<string, Record<string, string>>): Board => ({
  ...board,
  ...Object.fromEntries(
    Object.entries(titles).map(([table, words]) => [
      table,
      Object.fromEntries(
        Object.entries(board[table] ?? {}).map(([id, row]) => [
          id,
          { ...row, title: words[id] ?? row.title },
        ]),
      ),
    ]),
  ),
});

/*
 * What games say, from messages: the ids of sentences and what they are about. The sentences of a language stand in
 * catalogues, `words/XX.ftl` of each game; src/sandtable/engine/catalogue.py says what they may use.
 */
import {
  FluentBundle,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from '@fluent/bundle';
import { spoken } from './words';

/** A sentence as data. */
export interface Message {
  id: string;
  given?: Record<string, unknown>;
}

/** A text in English, of a game that has no catalogue, or messages. */
export type Said = string | Message | Message[];

/** Who is told something: in the words of which game, by which names of the players, and on which seat. */
export interface Reader {
  game: string;
  names: Record<string, string>;
  you: string | null;
}

class List extends FluentType<string[]> {
  toString(): string {
    return listed(this.value);
  }
}

/** The room of what all games and the server say. */
export const SHARED = 'web';
const bundles = new Map<string, FluentBundle>();
let reader: Reader = { game: '', names: {}, you: null };

/** Whether the messages of a game can be said here. */
export const speaks = (game: string): boolean => game !== SHARED && spoken.catalogues.has(game);

/** Whether the page has all of these sentences. The server may be newer. */
export const knows = (messages: Message[], game: string): boolean =>
  messages.every(({ id }) => bundleOf(game).hasMessage(id));

/** Nothing of the language before is kept. */
export const forget = (): void => bundles.clear();

export const isText = (said: unknown): said is string => typeof said === 'string';
/** What was put into words when it came (`arrivals.ts`). */
export const asText = (said: Said): string => (isText(said) ? said : '');

export function say(said: Said, to: Reader, given: Record<string, unknown> = {}): string {
  if (isText(said)) return said;
  reader = to;
  const bundle = bundleOf(to.game);
  const messages = Array.isArray(said) ? said : [said];
  return messages.map((one) => sentence(bundle, one, { ...given, ...one.given })).join(' ');
}

/** A sentence that is about nothing, or a form of it: `card-1S`, `some`. null: there is none. */
export function word(
  game: string,
  id: string,
  form?: string,
  given: Record<string, unknown> = {},
): string | null {
  const bundle = bundleOf(game);
  const found = bundle.getMessage(id);
  const pattern = form === undefined ? found?.value : found?.attributes[form];
  return pattern ? bundle.formatPattern(pattern, variables(given)) : null;
}

function sentence(bundle: FluentBundle, { id }: Message, given: Record<string, unknown>): string {
  const pattern = bundle.getMessage(id)?.value;
  return pattern ? bundle.formatPattern(pattern, variables(given)) : id;
}

function bundleOf(game: string): FluentBundle {
  let bundle = bundles.get(game);
  if (!bundle) {
    bundle = new FluentBundle(spoken.language, { useIsolating: false, functions });
    // As at the server, the game's own sentence stands where both have one of this name.
    for (const room of new Set([SHARED, game]))
      bundle.addResource(new FluentResource(spoken.catalogues.get(room) ?? ''), { allowOverrides: true });
    bundles.set(game, bundle);
  }
  return bundle;
}

const WORDS = new Map<unknown, string>([
  [true, 'yes'],
  [false, 'no'],
  [null, 'none'],
]);

/** What a bundle takes: lists as values of their own, and words for what is neither text nor number. */
function variables(given: Record<string, unknown>): Record<string, FluentVariable> {
  const taken: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(given)) {
    const one = WORDS.get(value) ?? (Array.isArray(value) ? new List(value.map(String)) : value);
    if (isText(one) || typeof one === 'number' || one instanceof List) taken[name] = one;
  }
  return taken;
}

/** The seats, or those to which something belongs: `West` of `West.S1`. */
const seatsOf = (value: FluentValue | undefined): string[] =>
  itemsOf(value).map((one) => one.split('.')[0] ?? one);

const itemsOf = (value: FluentValue | undefined): string[] =>
  value instanceof List ? (value.value ?? []) : [String(value)];

function who(seats: string[]): string {
  const others = seats.filter((seat) => seat !== reader.you).length;
  if (others < seats.length) return others > 1 ? 'you-many' : others ? 'you-and' : 'you';
  return others > 1 ? 'many' : others ? 'one' : 'none';
}

const named = (value: string, { of, form }: Record<string, FluentValue>, count: number): string =>
  word(reader.game, `${String(of)}-${value}`, form === undefined ? undefined : String(form), { count }) ??
  value;

const functions = {
  WHO: ([seats]: FluentValue[]) => who(seatsOf(seats)),
  PLAYERS: ([seats]: FluentValue[]) =>
    listed(
      seatsOf(seats)
        .filter((seat) => seat !== reader.you)
        .map((seat) => reader.names[seat] ?? seat),
    ),
  NAME: ([value]: FluentValue[], how: Record<string, FluentValue>) => named(itemsOf(value)[0] ?? '', how, 1),
  NAMES: ([values]: FluentValue[], how: Record<string, FluentValue>) => {
    const items = itemsOf(values);
    return listed(
      [...new Set(items)].map((one) => named(one, how, items.filter((item) => item === one).length)),
    );
  },
};

const AND = { en: ' and ', de: ' und ', fr: ' et ' };

function listed(names: string[]): string {
  const and = AND[spoken.language as keyof typeof AND];
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')}${and}${names.at(-1)}`;
}

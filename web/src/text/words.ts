/*
 * What the client says, by rooms: `web` is the shared client, others are the folders of games. `speak` fills them before
 * anything else is loaded, so `text` is plain words to whoever imports it, no signal and no look-up.
 */
import type { Language } from './languages';

interface Spoken {
  language: Language;
  rooms: Map<string, object>;
  /** Of games, and of `web` what all of them say, as they are read by `catalogue.ts`. */
  catalogues: Map<string, string>;
}

/** One for the whole page: games that are built apart bring copies of the parts that they use. */
const page = globalThis as { sandtableWords?: Spoken };
export const spoken = (page.sandtableWords ??= { language: 'en', rooms: new Map(), catalogues: new Map() });

/** The one that was chosen: for dates, and for what the server is asked for. */
export const language = (): Language => spoken.language;

/** What the files of a room say, put together. */
export function words<T extends object>(room: string): T {
  const said = spoken.rooms.get(room);
  if (!said) throw new Error(`No language was chosen before the words of ${room} were asked for.`);
  return said as T;
}

/** The same in another language: the same keys, and functions of the same arguments. */
export type Translated<T> = T extends string
  ? string
  : T extends (...given: infer Given) => infer Said
    ? (...given: Given) => Translated<Said>
    : T extends (infer One)[]
      ? Translated<One>[]
      : { [Key in keyof T]: Translated<T[Key]> };

/* What this browser keeps: seat tokens, the list of games, own documents, the name and the settings. Nothing else does. */
import type { OptionDocument, Options, Settings } from './game';
import type { Talk } from './protocol';
import { heldUnder, local, release, session } from './web-storage';

/**
 * A game this browser has a seat at. The token is what the seat is held by: it never stands in an address. null: it is
 * held by the browser's session.
 */
export interface KeptGame {
  id: string;
  variant: string;
  title: string;
  seat: string;
  token: string | null;
  /** When it was last looked at, in milliseconds since 1970. */
  seen: number;
  opponents: string[];
  /** Who plays on the same side, where there are partners. */
  partners?: string[];
  /** How it ended, in a sentence; null while it goes on. */
  ended: string | null;
  /** That is said in the page's own language; if not, in English. */
  own?: boolean;
  /** The next table of the same people, once it is in this list. */
  rematch?: string;
  /** At such a table: where we sat before. */
  before?: string;
  /** The server has said that the seat cannot belong to this browser's player. */
  apart?: true;
}

const GAMES = 'sandtable.games';
/** Each game that the browser refuses to keep with the others, in memory. */
const VISIT = 'sandtable.visit.';
const DROPPED = 'sandtable.dropped';
const NAME = 'sandtable.name';
const SETTINGS = 'sandtable.settings';
const LANGUAGE = 'sandtable.language';
const TOUR = 'sandtable.guide.';
const DRAFT = 'sandtable.draft.';
const INVITE = 'sandtable.invite.';
const SEEN = 'sandtable.seen.';
const HEARD = 'sandtable.heard.';
const CHAT_SEEN = 'sandtable.chat-seen.';
const ORDER = 'sandtable.order.';
const LAST = 'sandtable.last.';
const NOTES = 'sandtable.notes.';
const LESSONS = 'sandtable.lessons';
const READ = 'sandtable.unkept-read';
const CHOICE = 'sandtable.choice.';
const SEEK = 'sandtable.seek';
const OPEN = 'sandtable.open';
const LOOKS = 'sandtable.looks';
const BROWSER_LOOKS = 'sandtable.browser-looks';
const NOTICES = 'sandtable.notices-asked';
const DOCUMENTS = 'sandtable.documents.';
/** Older games drop out of the list; their records are downloads. */
const MOST_KEPT = 60;

function parsed<T>(text: string | null, otherwise: T): T {
  try {
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

const read = <T>(key: string, otherwise: T): T => parsed(local.read(key), otherwise);
/** False: it is kept for this visit only. */
const write = (key: string, value: unknown): boolean => local.write(key, JSON.stringify(value));

/** Those that outlast this visit. */
const storedGames = () => read<KeptGame[]>(GAMES, []);

export function keptGames(): KeptGame[] {
  const visit = heldUnder(VISIT).map((text) => JSON.parse(text) as KeptGame);
  const others = storedGames().filter(({ id }) => !visit.some((game) => game.id === id));
  return [...visit, ...others].sort((a, b) => b.seen - a.seen);
}

export function keptGame(id: string): KeptGame | undefined {
  return keptGames().find((game) => game.id === id);
}

export function keepGame(game: KeptGame): void {
  const others = storedGames().filter(({ id }) => id !== game.id);
  const stays = local.store(GAMES, JSON.stringify([game, ...others].slice(0, MOST_KEPT)));
  if (stays) release(VISIT + game.id);
  else local.hold(VISIT + game.id, JSON.stringify(game));
}

export function changeKept(id: string, change: Partial<KeptGame>): void {
  const game = keptGame(id);
  if (game) keepGame({ ...game, ...change });
}

export function forgetGame(id: string): void {
  forgetNotes(id);
  release(VISIT + id);
  const games = storedGames();
  const others = games.filter((game) => game.id !== id);
  if (others.length < games.length) write(GAMES, others);
}

/** A game that was taken off the list. Its seat is held by nothing else, so it is kept for a while. */
interface DroppedGame extends KeptGame {
  dropped: number;
}
const PUT_BACK_MS = 60 * 60_000;

/** Those that can still be put back, the last one first. */
export function droppedGames(now = Date.now()): DroppedGame[] {
  return read<DroppedGame[]>(DROPPED, []).filter(({ dropped }) => now - dropped < PUT_BACK_MS);
}

export function dropGame(game: KeptGame, now = Date.now()): void {
  write(DROPPED, [{ ...game, dropped: now }, ...droppedGames(now).filter(({ id }) => id !== game.id)]);
  forgetGame(game.id);
}

/** Takes every game off the list for good. */
export function forgetGames(): void {
  for (const { id } of keptGames()) forgetGame(id);
  local.remove(DROPPED);
}

export function putBack(id: string, now = Date.now()): void {
  const found = droppedGames(now).find((game) => game.id === id);
  if (!found) return;
  const { dropped: _, ...game } = found;
  keepGame(game);
  write(
    DROPPED,
    droppedGames(now).filter((one) => one.id !== id),
  );
}

/** The lessons that have been solved here. */
export const solvedLessons = (): string[] => read<string[]>(LESSONS, []);
export function solveLesson(id: string): void {
  write(LESSONS, [...new Set([...solvedLessons(), id])]);
}

/** What of a half-made choice outlives a reload, in this tab only. */
export const readDraft = (id: string): unknown => parsed<unknown>(session.read(DRAFT + id), null);

export function writeDraft(id: string, kept: unknown): void {
  if (kept === null) session.remove(DRAFT + id);
  else session.write(DRAFT + id, JSON.stringify(kept));
}

/** A table that this tab has shown before. */
export const wasSeen = (id: string): boolean => session.read(SEEN + id) !== null;
export const markSeen = (id: string) => session.write(SEEN + id, 'yes');

/** The last line of the partners' talk that was seen in this tab. */
export const readHeard = (id: string): number => Number(session.read(HEARD + id) ?? 0);
export const writeHeard = (id: string, n: number) => session.write(HEARD + id, String(n));

/** The last line of the chat that was seen in this tab. */
export const readChatSeen = (id: string): string => session.read(CHAT_SEEN + id) ?? '';
export const writeChatSeen = (id: string, line: string) => session.write(CHAT_SEEN + id, line);

/** Whether this tab has said that the browser keeps nothing, and somebody has read it. */
export const unkeptRead = (): boolean => session.read(READ) !== null;
export const markUnkeptRead = () => session.write(READ, 'yes');

/** Own notes on pieces, by table and seat. */
export const readNotes = (place: string): Record<string, string> => read(NOTES + place, {});
export const writeNotes = (place: string, notes: Record<string, string>) => write(NOTES + place, notes);

const forgetNotes = (table: string) => local.remove(`${NOTES}${table}.${keptGame(table)?.seat ?? ''}`);

/** What a player laid out or bought for the last game of a kind, as the game wrote it. */
export const readLast = (kind: string): unknown => read<unknown>(LAST + kind, null);
export const writeLast = (kind: string, laid: unknown) => write(LAST + kind, laid);

/** The standing order that was last given in a game. */
export const readOrder = (game: string): string | null => read<string | null>(ORDER + game, null);
export const writeOrder = (game: string, order: string) => write(ORDER + game, order);

/** Maps, armies and the like made in this browser; what is damaged drops out. */
export function readDocuments(kind: string): OptionDocument[] {
  const kept = read<unknown>(DOCUMENTS + kind, []);
  return Array.isArray(kept) ? kept.filter((one) => typeof one?.name === 'string') : [];
}
export const writeDocuments = (kind: string, documents: OptionDocument[]) =>
  write(DOCUMENTS + kind, documents);

/** What a player has chosen for a table, as it is kept in the browser. */
export interface KeptChoice {
  /** The variant's id. */
  variant: string;
  /** Who sits where, by seat: you, a friend, or a computer player by the id of its level. */
  sitters: string[];
  /** As chosen or typed; what is not in it stands as in the rulebook. */
  options: Options;
  /** When partners may write to each other, where there are any. */
  talk: Talk;
  /** Seconds to react in, where people may react and wait for each other; 0: as long as it takes. */
  clock: number;
  /** Whether players may ask what a computer player would do; null: as usual among these. */
  hints: boolean | null;
  time: KeptTime;
  /** The computer takes the friends' seats until somebody comes, where the game is played by the day. */
  standin: boolean;
}

/** The time of players who wait for each other. */
export interface KeptTime {
  class: 'none' | 'live' | 'by_day';
  /** Live: minutes for each player, and seconds that each turn adds. */
  minutes: number;
  seconds: number;
  /** By the day: days for each turn. */
  days: number;
}

/** What was last played among computer players, by game: see `recalled` in lobby/table-choice.ts. */
export const readChoice = (game: string): KeptChoice | null => read<KeptChoice | null>(CHOICE + game, null);
export const writeChoice = (game: string, choice: KeptChoice) => write(CHOICE + game, choice);

/** What was last sought; see `recalled` in lobby/meeting/wish.ts. */
export const readSeek = (): unknown => read<unknown>(SEEK, null);
export const writeSeek = (seek: unknown) => write(SEEK, seek);

/** Others see us in the lobby and may challenge us. */
export const readOpen = (): boolean => read(OPEN, false);
export const writeOpen = (open: boolean) => write(OPEN, open);

/** This tab looks for a game: it goes to the table that is found. */
export const tabLooks = (): boolean => session.read(LOOKS) !== null;
export function markLooks(looks: boolean): void {
  if (looks) session.write(LOOKS, 'yes');
  else session.remove(LOOKS);
}

/** A tab of this browser looks for a game: all of its tabs show that. */
export const browserLooks = (): boolean => read(BROWSER_LOOKS, false);
export const markBrowserLooks = (looks: boolean) => write(BROWSER_LOOKS, looks);

export const readName = (): string => read(NAME, '');
export const writeName = (name: string) => write(NAME, name);

/** The invite of a table made here, so that its link can be shown again until the friend has come. */
export const readInvite = (id: string): string | null => read<string | null>(INVITE + id, null);
export const writeInvite = (id: string, link: string) => write(INVITE + id, link);

export function readSettings(defaults: Settings): Settings {
  return { ...defaults, ...read<Partial<Settings>>(SETTINGS, {}) };
}
export const writeSettings = (settings: Settings) => write(SETTINGS, settings);

/** The language that was chosen here; empty: the browser's. */
export const readLanguage = (): string => read(LANGUAGE, '');
export const writeLanguage = (language: string) => write(LANGUAGE, language);

/** The notes of the guided game that are over, those that will not come, and whether it is put away. */
export interface TourMark {
  seen: readonly string[];
  passed?: readonly string[];
  over: boolean;
}
/** We were asked once whether we want notices. */
export const askedForNotices = (): boolean => read(NOTICES, false);
export const noteAskedForNotices = () => write(NOTICES, true);
export const readTour = (variant: string): TourMark => read(TOUR + variant, { seen: [], over: false });
export const writeTour = (variant: string, mark: TourMark) => write(TOUR + variant, mark);

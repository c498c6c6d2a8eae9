/*
 * Where the page is: the lobby at `/`, a table at `/table/ID`, a game's editor at `/workshop/GAME`, its rulebook at
 * `/rules/GAME`, at a clause with `#CLAUSE`, its lessons at `/learn/GAME` and `/learn/GAME/LESSON`, the lab at `/lab`,
 * a study there at `/lab/STUDY`, Today's duel at `/daily`, tournaments at `/tournaments`, one of them at
 * `/tournaments/ID`, a player at `/player/NAME`, a game's best players at `/leaderboards/GAME/PACE`, our account at
 * `/account`, the moderators' page at `/moderation`, and `/link#CODE` brings our
 * games from another device. `/confirm#CODE`, `/stop#CODE` and `/recover#CODE` are links in mails. An invite link
 * has the table's secret after the `#`, which browsers never send to a server; it is taken out of the address bar as
 * soon as it is read; so are the code of a seat that somebody gives away, `#seat=CODE`, and that of a device. A moment of a finished game, `#at=41`, stays there.
 */
import { below, within } from './base';
import type { Options } from './game';
import { readdress, turnTo } from './lib/sheets';
import type { PlayerRating } from './protocol';
import { readMoment, type Moment } from './replay-address';

/** The form of a new table is to be opened, with these options. It lies beside the address, in the browser's history. */
export interface Intent {
  variant: string;
  options: Options;
}

/** The class of the time of a game: in one sitting, or by the day. */
export type Pace = PlayerRating['pace'];

export type Route =
  | { at: 'lobby'; intent: Intent | null }
  | { at: 'table'; id: string; invite: string | null; seat: string | null; moment: Moment | null }
  | { at: 'workshop'; game: string }
  | { at: 'rules'; name: string; clause: string | null }
  | { at: 'learn'; game: string; lesson: string | null }
  | { at: 'lab'; study: string | null }
  | { at: 'daily' }
  | { at: 'tournaments'; id: string | null }
  | { at: 'link'; code: string | null }
  | { at: 'account' }
  | { at: 'player'; name: string }
  | { at: 'leaderboards'; game: string | null; pace: Pace }
  | { at: 'moderation' }
  | { at: 'recover'; code: string | null }
  | { at: 'mail'; does: 'confirm' | 'stop'; code: string | null };

/** Before the code of a link that gives a seat away. */
const SEAT = 'seat=';

export function parseRoute(path: string, fragment: string, intent: Intent | null = null): Route {
  const [, game, lesson] = /^\/learn\/([^/]+)(?:\/([^/]+))?\/?$/.exec(path) ?? [];
  if (game)
    return {
      at: 'learn',
      game: decodeURIComponent(game),
      lesson: lesson ? decodeURIComponent(lesson) : null,
    };
  const [lab, study] = /^\/lab(?:\/([^/]+))?\/?$/.exec(path) ?? [];
  if (lab) return { at: 'lab', study: study ? decodeURIComponent(study) : null };
  if (/^\/daily\/?$/.test(path)) return { at: 'daily' };
  const [tournaments, tournament] = /^\/tournaments(?:\/([^/]+))?\/?$/.exec(path) ?? [];
  if (tournaments) return { at: 'tournaments', id: tournament ? decodeURIComponent(tournament) : null };
  const rest = fragment.replace(/^#/, '');
  if (/^\/link\/?$/.test(path)) return { at: 'link', code: rest || null };
  if (/^\/account\/?$/.test(path)) return { at: 'account' };
  const [boards, family, pace] = /^\/leaderboards(?:\/([^/]+)(?:\/(live|by_day))?)?\/?$/.exec(path) ?? [];
  if (boards)
    return {
      at: 'leaderboards',
      game: family ? decodeURIComponent(family) : null,
      pace: pace === 'by_day' ? pace : 'live',
    };
  if (/^\/moderation\/?$/.test(path)) return { at: 'moderation' };
  if (/^\/recover\/?$/.test(path)) return { at: 'recover', code: rest || null };
  const [, does] = /^\/(confirm|stop)\/?$/.exec(path) ?? [];
  if (does === 'confirm' || does === 'stop') return { at: 'mail', does, code: rest || null };
  const [, place, name] = /^\/(table|workshop|rules|player)\/([^/]+)\/?$/.exec(path) ?? [];
  if (!name) return { at: 'lobby', intent };
  if (place === 'player') return { at: 'player', name: decodeURIComponent(name) };
  if (place === 'workshop') return { at: 'workshop', game: decodeURIComponent(name) };
  if (place === 'rules') return { at: 'rules', name: decodeURIComponent(name), clause: rest || null };
  const moment = readMoment(rest);
  const seat = rest.startsWith(SEAT) ? rest.slice(SEAT.length) : null;
  const invite = moment || seat !== null ? null : rest || null;
  return { at: 'table', id: decodeURIComponent(name), invite, seat, moment };
}

function current(): Route {
  const route = parseRoute(within(location.pathname), location.hash, history.state?.intent);
  const secret = route.at === 'table' ? (route.invite ?? route.seat) : 'code' in route && route.code;
  if (secret) readdress(location.pathname);
  return route;
}

export const router = $state({ route: current() });

export function go(path: string, intent: Intent | null = null): void {
  turnTo($state.snapshot({ intent }), path);
  router.route = current();
  scrollTo(0, 0);
}

export const lobbyPath = below('/');
export const tablePath = (id: string): string => below(`/table/${encodeURIComponent(id)}`);
export const rulesPath = (name: string): string => below(`/rules/${encodeURIComponent(name)}`);
export const learnPath = (game: string, lesson = ''): string =>
  below(`/learn/${encodeURIComponent(game)}${lesson && `/${encodeURIComponent(lesson)}`}`);
export const labPath = (study = ''): string => below(`/lab${study && `/${encodeURIComponent(study)}`}`);
export const tournamentsPath = (id = ''): string =>
  below(`/tournaments${id && `/${encodeURIComponent(id)}`}`);
export const dailyPath = below('/daily');
export const accountPath = below('/account');
export const moderationPath = below('/moderation');
export const playerPath = (name: string): string => below(`/player/${encodeURIComponent(name)}`);
export const leaderboardPath = (game = '', pace: Pace = 'live'): string =>
  below(`/leaderboards${game && `/${encodeURIComponent(game)}/${pace}`}`);
export const workshopPath = (game: string): string => below(`/workshop/${encodeURIComponent(game)}`);

const PAGES =
  /^\/(table|player|leaderboards|workshop|rules|learn|lab|daily|tournaments|link|account|moderation|recover|confirm|stop)(\/|$)/;

/** A click on a link to another page of the client goes there without loading the client anew: see web-storage.ts. */
function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return;
  const elsewhere = link.pathname !== location.pathname;
  const page = within(link.pathname);
  if (!elsewhere || (page !== '/' && !PAGES.test(page))) return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

function look(): void {
  router.route = current();
}

addEventListener('click', follow);
addEventListener('popstate', look);
// Pasting an invite link of the table one is already looking at changes only the fragment.
addEventListener('hashchange', look);

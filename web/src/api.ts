/* The host's HTTP side: games, rules, making and joining tables, replays. */
import { below } from './base';
import type { Checked, Messages, Options, Preview, Variant } from './game';
import type {
  AccountState,
  AddPasskey,
  AllowMail,
  AskPasskey,
  Bell,
  BindSeats,
  About,
  Blocks,
  CallOff,
  ChangePassword,
  Chat,
  ClaimSeat,
  ClubHour,
  Coming,
  Created,
  CreateTable,
  Daily,
  Decline,
  Desk,
  DeviceLink,
  Devices,
  DuelTable,
  Enter,
  EnterTournament,
  Example,
  FoundTable,
  HideGame,
  KeptSeat,
  Laboratory,
  Leaderboard,
  Lesson,
  LessonTry,
  LobbyMessage,
  LobbyRequest,
  Log,
  LogIn,
  LogInByPasskey,
  MailCode,
  MakeBot,
  MakeToken,
  Me,
  NewBotToken,
  NewTournament,
  NoticeState,
  OpenLink,
  OwnBots,
  OwnMeasures,
  OwnSeek,
  Player,
  PlayerPage,
  PlayOn,
  PostTournament,
  Tournament,
  Tournaments,
  PostChallenge,
  PostRemark,
  PostAnswer,
  PostLine,
  PostMeasure,
  PostReport,
  PostSeek,
  Proof,
  PutBell,
  PutMail,
  PutPush,
  RatedGame,
  Recover,
  RecoverByMail,
  RecoveryCodes,
  Register,
  Registered,
  RelieveSeat,
  Rename,
  RenameTournament,
  Replayed,
  Review,
  ReviewUnderWay,
  SeatBinding,
  SeatBindings,
  Seated,
  SeatLink,
  SendArmy,
  Snapshot,
  PlayerRating,
  StudyShown,
  StudyRequest,
  TakeSeat,
  TryLesson,
  Wish,
} from './protocol';
import { text } from './text';
import { heard, inWords } from './text/served';
import { language } from './text/words';
import { PollingTransport, SocketTransport, type Transport, type Way } from './transport';

export interface Clause {
  id: string;
  kind: string;
  text: string;
  /** A scenario shows it. */
  example: boolean;
}
export interface Rulebook {
  title: string;
  sections: { heading: string; clauses: Clause[] }[];
}

/** A request that the host refused, or that never reached it (`status` 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly clause: string | null = null,
    /** The same as messages; null: there are none. */
    readonly said: Messages | null = null,
  ) {
    super(message);
  }
}

async function request(path: string, body?: unknown, token?: string | null): Promise<Response> {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers['Authorization'] = `Bearer ${token}`;
  return send(
    path,
    body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) },
  );
}

async function send(path: string, init: RequestInit): Promise<Response> {
  const response = await reach(below(path), init);
  if (!response.ok) throw await refusalOf(response);
  return response;
}

const ATTEMPTS = 10;
const BETWEEN_MS = 250;

/**
 * A server that restarts is back within seconds. All that is asked here may be asked twice: what was done already is
 * answered as before, and a table that is made a second time is one at which nobody sits.
 */
async function reach(path: string, init: RequestInit): Promise<Response> {
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    try {
      return await fetch(path, init);
    } catch {
      await new Promise((later) => setTimeout(later, BETWEEN_MS));
    }
  }
  return fetch(path, init).catch(() => Promise.reject(new ApiError(0, '')));
}

async function refusalOf(response: Response): Promise<ApiError> {
  try {
    const { message, error, clause, said } = await response.json();
    return new ApiError(
      response.status,
      message ?? error ?? response.statusText,
      clause ?? null,
      said ?? null,
    );
  } catch {
    return new ApiError(response.status, response.statusText);
  }
}

async function json<T>(path: string, body?: unknown, token?: string | null): Promise<T> {
  return (await (await request(path, body, token)).json()) as T;
}

/** What the server has in several languages, and the one in which it has told it. */
export interface InLanguage<T> {
  lang: string;
  told: T;
}

async function inLanguage<T>(path: string): Promise<InLanguage<T>> {
  const response = await request(`${path}?language=${language()}`);
  return { lang: response.headers.get('Content-Language') ?? 'en', told: (await response.json()) as T };
}

/** What only this page knows: by it a seat that was taken, but not answered, is known as ours. */
const newKey = () =>
  [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export interface Offered {
  variants: Variant[];
  /** This server has a lab, and the player who asks may open it. */
  lab: boolean;
  /** This server has a lobby where players meet who do not know one another. */
  club: boolean;
}
export async function getGames(): Promise<Offered> {
  const response = await request('/api/games');
  const variants = ((await response.json()) as Variant[]).map(inWords);
  const there = response.headers.get('Link') ?? '';
  return { variants, lab: there.includes('</lab>'), club: there.includes('</api/lobby>') };
}
export const getRules = (variant: string) =>
  json<Rulebook>(`/api/games/${encodeURIComponent(variant)}/rules`);
export interface ShortSection {
  title: string;
  blocks: { item: boolean; text: string; clause: string | null }[];
}
export const getShort = (variant: string) =>
  inLanguage<ShortSection[]>(`/api/games/${encodeURIComponent(variant)}/short`);
export const getExample = (variant: string, clause: string) =>
  json<Example>(`/api/games/${encodeURIComponent(variant)}/rules/${encodeURIComponent(clause)}/example`);
const lesson = (game: string, id: string) =>
  `/api/lessons/${encodeURIComponent(game)}/${encodeURIComponent(id)}`;
export const getLessons = (game: string) => inLanguage<Lesson[]>(`/api/lessons/${encodeURIComponent(game)}`);
export const getSolution = (game: string, id: string) => json<Example>(`${lesson(game, id)}/solution`);
export const tryLesson = (game: string, id: string, acts: string[], words: string | null) =>
  json<LessonTry>(lesson(game, id), { acts, words } satisfies TryLesson);
export const previewLesson = (
  game: string,
  id: string,
  acts: string[],
  partial: string,
  words: string | null,
) => json<Preview>(lesson(game, id), { acts, partial, words } satisfies TryLesson);
/** With the token of another seat, if there is one: the server counts what strangers of an address found together. */
export const makeTable = (request: CreateTable, token: string | null) =>
  json<Created>('/api/tables', request, token);
export const playOn = (id: string, request: PlayOn, token: string | null) =>
  json<Created>(`${table(id)}/continuations`, request, token);
export async function checkOptions(
  { id, game }: Pick<Variant, 'id' | 'game'>,
  options: Options,
): Promise<Checked> {
  try {
    return { ok: true, ...(await json<{ options: Options }>('/api/check', { variant: id, options })) };
  } catch (error) {
    const { message, said } = error as ApiError;
    return { ok: false, message: heard(message, said, game) || text.lobby.noServer };
  }
}
export const takeSeat = (id: string, seat: string, name: string, invite: string, order: string | null) =>
  json<Seated>(`${table(id)}/seats/${encodeURIComponent(seat)}`, {
    name,
    invite,
    key: newKey(),
    ...(order === null ? {} : { order }),
  } satisfies TakeSeat);
/** The seat of a stand-in, with all that it has. */
export const relieve = (id: string, seat: string, name: string, order: string | null) =>
  json<Seated>(`${table(id)}/relieve`, {
    seat,
    name,
    key: newKey(),
    ...(order === null ? {} : { order }),
  } satisfies RelieveSeat);
/** A link that takes the own seat to another device. */
export const lendSeat = (id: string, token: string | null) => json<SeatLink>(`${table(id)}/lend`, {}, token);
export const claimSeat = (id: string, code: string) =>
  json<Seated>(`${table(id)}/claim`, { code, key: newKey() } satisfies ClaimSeat);
export const getTable = (id: string, token: string | null) => json<Snapshot>(table(id), undefined, token);
/** The first lines of what we were told, which a resync leaves out. */
export const getEarlierLines = async (
  id: string,
  before: number,
  token: string | null,
  words: string | null,
) => (await json<Log>(`${table(id)}/log?before=${before}&words=${words ?? 'data'}`, undefined, token)).log;
export const getReplay = (id: string, at: number, token: string | null) =>
  json<Replayed>(`${table(id)}/replay?at=${at}`, undefined, token);
export const sayRematch = (id: string, answer: 'yes' | 'no', token: string | null) =>
  json<Snapshot>(`${table(id)}/rematch`, { answer }, token);
/** The review of a game that is over, or how far it is. */
export const getReview = (id: string, token: string | null) =>
  json<Review | ReviewUnderWay>(`${table(id)}/review`, undefined, token);
export const getScenario = async (id: string, at: number, token: string | null) =>
  (await request(`${table(id)}/scenario?at=${at}`, undefined, token)).text();
export const getRecord = async (id: string, token: string | null) =>
  (await request(`${table(id)}/record`, undefined, token)).text();

/** Our player, and some of our games on all our devices. */
export const getMe = (skip: number) => json<Me>(`/api/me?skip=${skip}`);
/** Seats whose tokens this browser has are to be our player's: what came of each. */
export const bindSeats = async (seats: KeptSeat[]): Promise<SeatBinding[]> =>
  (await json<SeatBindings>('/api/me/seats', { seats, key: newKey() } satisfies BindSeats)).seats;
export const hideGame = (id: string, hidden: boolean) =>
  request(`/api/me/games/${encodeURIComponent(id)}`, { hidden } satisfies HideGame);
/** A link that adds another browser to our player. */
export const makeDeviceLink = () => json<DeviceLink>('/api/me/link', {});
/** This browser becomes one of the link's player; answers who that is. */
export const openDeviceLink = (code: string) =>
  json<Player>('/api/link', { code, key: newKey() } satisfies OpenLink);
export const getDevices = async () => (await json<Devices>('/api/me/sessions')).devices;
const signOutAt = async (path: string) =>
  ((await (await send(path, { method: 'DELETE' })).json()) as Devices).devices;
/** Answers those that are left. */
export const signOut = (id: string) => signOutAt(`/api/me/sessions/${encodeURIComponent(id)}`);
export const signOutOthers = () => signOutAt('/api/me/sessions');

const change = (method: 'PUT' | 'PATCH' | 'DELETE', path: string, body: object) =>
  send(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
const put = (path: string, body: object) => change('PUT', path, body);
const remove = (path: string) => send(path, { method: 'DELETE' });
/** What the server tells those who are away, and what we have chosen. */
export const getNotices = () => json<NoticeState>('/api/me/notices');
export const putPush = (endpoint: string, p256dh: string, auth: string) =>
  put('/api/me/push', { endpoint, p256dh, auth, language: language() } satisfies PutPush);
export const dropPush = () => remove('/api/me/push');
export const putMail = (address: string) =>
  put('/api/me/mail', { address, language: language() } satisfies PutMail);
export const dropMail = () => remove('/api/me/mail');
export const putBell = (bell: Bell) => put('/api/me/bell', { bell, language: language() } satisfies PutBell);
export const dropBell = () => remove('/api/me/bell');
export const sayComing = async (coming: boolean) =>
  (await (await put('/api/me/hour', { coming } satisfies Coming)).json()) as ClubHour;
export const calendarPath = below('/api/hour.ics');
/** The link in a mail was opened: mails may come, or come no more. */
export const confirmMail = (code: string) => request('/api/mail/confirm', { code } satisfies MailCode);
export const stopMails = (code: string) => request(`/api/stop/${encodeURIComponent(code)}`, {});

/** Tournaments; refused with 404 where players do not meet. */
export const getTournaments = () => json<Tournaments>('/api/tournaments');
/** The one that is or was played at a table, if any. */
export const getTournamentsAt = async (table: string) =>
  (await json<Tournaments>(`/api/tournaments?table=${encodeURIComponent(table)}`)).tournaments;
const tournamentAt = (id: string) => `/api/tournaments/${encodeURIComponent(id)}`;
export const getTournament = (id: string) => json<Tournament>(tournamentAt(id));
export const postTournament = async (wanted: PostTournament) =>
  (await json<NewTournament>('/api/tournaments', wanted)).id;
export const callOffTournament = (id: string) => remove(tournamentAt(id));
export const callOffByModerator = (id: string, reason: string) =>
  request(`/api/moderation/tournaments/${encodeURIComponent(id)}/call_off`, { reason } satisfies CallOff);
export const renameTournament = (id: string, name: string, reason: string) =>
  request(`/api/moderation/tournaments/${encodeURIComponent(id)}/rename`, {
    name,
    reason,
  } satisfies RenameTournament);
export const enterTournament = (id: string, partner: string | null) =>
  request(`${tournamentAt(id)}/entry`, { partner } satisfies EnterTournament);
export const leaveTournament = (id: string) => remove(`${tournamentAt(id)}/entry`);

/** Today's duel, as we see it; refused with 404 where players do not meet. */
export const getDaily = () => json<Daily>('/api/daily');
/** Begins it, or goes on with it; answers the table. */
export const playDaily = async (name: string) =>
  (await json<DuelTable>('/api/daily', { name, key: newKey() } satisfies Enter)).table;
export const remarkOnDaily = (words: string) =>
  request('/api/daily/remark', { text: words } satisfies PostRemark);
export const sendArmy = (name: string, army: Pick<SendArmy, 'variant' | 'seat' | 'army'>) =>
  request('/api/daily/army', { name, ...army, key: newKey() } satisfies SendArmy);

/** A player with an account, or a bot by the name by which it goes, with the rated games after the first `skip`. */
export const getPlayer = (name: string, skip = 0) =>
  json<PlayerPage>(`/api/players/${encodeURIComponent(name.replace(/ \(bot\)$/, ''))}?skip=${skip}`);
export const getLeaderboard = (game: string, pace: PlayerRating['pace']) =>
  json<Leaderboard>(`/api/leaderboards/${encodeURIComponent(game)}/${pace}`);
/** What a rated game that is over has changed. */
export const getRatings = (table: string) =>
  json<RatedGame>(`/api/tables/${encodeURIComponent(table)}/ratings`);

/** Our account, and what the server offers. */
export const getAccount = () => json<AccountState>('/api/me/account');
export type ToRegister = Pick<Register, 'name' | 'password' | 'passkey'>;
export const register = (account: ToRegister) =>
  json<Registered>('/api/register', { ...account, key: newKey() } satisfies Register);
export const logIn = (name: string, password: string) =>
  json<Player>('/api/login', { name, password } satisfies LogIn);
export const logOut = () => request('/api/logout', {});
/** Without a name, by the code of a link in a mail. */
export const recover = (name: string, code: string, password: string) =>
  json<Player>('/api/recover', { name, code, password } satisfies Recover);
export const recoverByMail = (name: string) => request('/api/recover/mail', { name } satisfies RecoverByMail);
/** What the browser is asked for; a new passkey needs a name where we have no account. */
export const askPasskey = (wants: AskPasskey['wants'], name = '') =>
  json<object>('/api/passkeys/options', { wants, name } satisfies AskPasskey);
export const logInByPasskey = (passkey: LogInByPasskey['passkey']) =>
  json<Player>('/api/passkeys/login', { passkey } satisfies LogInByPasskey);
export const addPasskey = (made: AddPasskey['made'], proof: Proof) =>
  json<AccountState>('/api/me/passkeys', { made, ...proof } satisfies AddPasskey);
export const dropPasskey = async (id: string) =>
  (await (await remove(`/api/me/passkeys/${encodeURIComponent(id)}`)).json()) as AccountState;
export const renameAccount = async (name: string) =>
  (await (await change('PATCH', '/api/me', { name } satisfies Rename)).json()) as AccountState;
export const changePassword = (password: string, proof: Proof) =>
  put('/api/me/password', { new: password, ...proof } satisfies ChangePassword);
export const allowMail = (address: string, proof: Proof) =>
  put('/api/me/recovery', { address, ...proof } satisfies AllowMail);
export const forbidMail = () => remove('/api/me/recovery');
export const renewCodes = async (proof: Proof) => (await json<RecoveryCodes>('/api/me/codes', proof)).codes;
export const deleteMe = (proof: Proof) => change('DELETE', '/api/me', proof);

export const getBots = async () => (await json<OwnBots>('/api/me/bots')).bots;
/** The answer holds its token, which is shown only then. */
export const makeBot = (name: string) => json<NewBotToken>('/api/me/bots', { name } satisfies MakeBot);
export const makeBotToken = (bot: string) =>
  json<NewBotToken>(`/api/me/bots/${encodeURIComponent(bot)}/tokens`, {
    scopes: ['play', 'read'],
  } satisfies MakeToken);
export const endBotToken = (bot: string, token: string) =>
  remove(`/api/me/bots/${encodeURIComponent(bot)}/tokens/${encodeURIComponent(token)}`);
export const deleteBot = (bot: string) => remove(`/api/me/bots/${encodeURIComponent(bot)}`);

export const ownDataPath = below('/api/me/data');

/** The chat of a table, as we read it; refused with 404 where there is none. */
export const getChat = (id: string, token: string | null) =>
  json<Chat>(`${table(id)}/chat`, undefined, token);
/** Known by our session, not by a token; answers the chat with the line. */
export const sayInChat = (id: string, line: Pick<PostLine, 'text' | 'phrase' | 'name'>) =>
  json<Chat>(`${table(id)}/chat`, { ...line, key: newKey() } satisfies PostLine);
export const getBlocks = async () => (await json<Blocks>('/api/me/blocks')).blocked;
export const block = async (about: About) => (await json<Blocks>('/api/me/blocks', about)).blocked;
export const unblock = async (player: string) =>
  ((await (await remove(`/api/me/blocks/${encodeURIComponent(player)}`)).json()) as Blocks).blocked;

export const sendReport = (report: PostReport) => request('/api/reports', report);
/** What moderators have done about us. */
export const getOwnMeasures = () => json<OwnMeasures>('/api/me/measures');
export const answerMeasure = (id: string, answer: string) =>
  json<OwnMeasures>(`/api/me/measures/${encodeURIComponent(id)}/answer`, {
    text: answer,
  } satisfies PostAnswer);
/** For moderators; refused with 404 for all others. */
export const getDesk = () => json<Desk>('/api/moderation');
export const takeMeasure = (measure: PostMeasure) => json<Desk>('/api/moderation/measures', measure);
export const liftMeasure = (id: string) =>
  json<Desk>(`/api/moderation/measures/${encodeURIComponent(id)}/lift`, {});
export const closeReport = (id: string) =>
  json<Desk>(`/api/moderation/reports/${encodeURIComponent(id)}/close`, {});

/** A line to a table, by a WebSocket or by requests. */
export function openLine(id: string, way: Way, token: string | null): Transport {
  if (way === 'polling') return new PollingTransport(below(`${table(id)}/poll`), token);
  return new SocketTransport(socketAt(`${table(id)}/ws`));
}

/** A line to the lobby. */
export function openLobby(way: Way): Transport<LobbyRequest, LobbyMessage> {
  if (way === 'polling') return new PollingTransport(below('/api/lobby/poll'), null);
  return new SocketTransport(socketAt('/api/lobby/ws'));
}

function socketAt(path: string): string {
  const { protocol, host } = location;
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}${below(path)}`;
}

/** We are a player of this name from now on. */
export const enterLobby = (name: string) =>
  request('/api/lobby/enter', { name, key: newKey() } satisfies Enter);
/** With `stays` it counts for a day, whether or not a page is open; with `bots` bots may answer it, too. */
export const postSeek = (name: string, wish: Wish, stays: boolean, bots: boolean) =>
  json<OwnSeek>('/api/seeks', {
    name,
    wish,
    stays,
    ...(bots ? { bots } : {}),
    key: newKey(),
  } satisfies PostSeek);
/** Ends what we seek, or says that we have gone to the table. */
export const endSeek = () => remove('/api/seeks');
/** Plays with the player of a seek. */
export const answerSeek = (name: string, id: string) =>
  json<OwnSeek>(`/api/seeks/${encodeURIComponent(id)}/answer`, { name, key: newKey() } satisfies Enter);
export const postChallenge = (challenge: PostChallenge) =>
  request('/api/challenges', { ...challenge, key: newKey() } satisfies PostChallenge);
const challengeAt = (id: string) => `/api/challenges/${encodeURIComponent(id)}`;
export const acceptChallenge = (id: string) => json<FoundTable>(`${challengeAt(id)}/accept`, {});
export const declineChallenge = (id: string, reason: NonNullable<Decline['reason']>) =>
  request(`${challengeAt(id)}/decline`, { reason } satisfies Decline);
/** Withdraws a challenge of ours, or says that we know how it was answered. */
export const endChallenge = (id: string) => remove(challengeAt(id));

const studyPath = (id: string) => `/api/lab/studies/${encodeURIComponent(id)}`;
export const getLab = () => json<Laboratory>('/api/lab');
export const getStudy = (id: string) => json<StudyShown>(studyPath(id));
/** A new study, which is played at once. */
export const createStudy = (request: StudyRequest) => json<StudyShown>('/api/lab/studies', request);
export const stopStudy = (id: string) => json<StudyShown>(`${studyPath(id)}/stop`, {});
export const goOnWithStudy = (id: string) => json<StudyShown>(`${studyPath(id)}/go-on`, {});
export const removeStudy = (id: string) => json<Laboratory>(`${studyPath(id)}/remove`, {});
export const studyFile = (id: string, name: string, look = false) =>
  below(`${studyPath(id)}/files/${encodeURIComponent(name)}${look ? '?look=true' : ''}`);

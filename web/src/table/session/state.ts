/*
 * What the table page knows, as a pure function of the messages that came: the newest standing, and the
 * arrivals whose events have still to be shown before the board may be set to it.
 */
import type { Place, Told, View } from '../../game';
import { asText } from '../../text/catalogue';
import { questionOf, updateOf, type Question } from './deltas';
import { gather, type RecentTurn } from './recent-turn';
import type {
  Asked,
  ClockNews,
  Done,
  HostMessage,
  Line,
  Refused,
  Resync,
  Stale,
  Standing,
  Table,
  Team,
  Update,
  WindowNews,
} from '../../protocol';

/** Why something was not done, and where it had been tried. */
export interface Refusal {
  clause: string | null;
  message: string;
  place: Place | null;
  /** It is said by this page, in its own language, and not by the server. */
  own?: boolean;
}

/** An act on its way: answered by a question that comes after its own, or by a refusal. */
export interface Sending {
  ref: string;
  action: string;
  seq: number;
  place: Place | null;
}

/** What is known of reaction windows. */
export interface Reactions extends Omit<WindowNews, 'type'> {
  /** When the time to answer is up, in milliseconds since 1970. */
  due: number | null;
  /** The window is shown: it asks something of us, or has lasted. Most are over in a moment. */
  noticed: boolean;
  /** The window that we have answered ourselves. */
  answered: number | null;
  /** Our time ran out before we had answered, and we have done nothing since. Only this page knows. */
  missed: boolean;
  /** Somebody has been asked to react, or the standing order was changed, since the page was opened. */
  met: boolean;
}

/** The clocks of the turns as they were told. */
export interface TurnClocks extends Omit<ClockNews, 'type'> {
  /** When they were told, in milliseconds since 1970. */
  at: number;
}

/** A message to the partners on its way. */
export interface Saying {
  ref: string;
  words: string;
  place: string | null;
}

export interface TableState {
  table: Table | null;
  you: string | null;
  /** The newest the server has told; acts answer its question. */
  standing: Standing | null;
  /** The last question that we were asked, against which deltas tell the choices of the next. */
  question: Question | null;
  /** What the board shows, with the events of the first arrival shown so far. */
  shown: View | null;
  played: Told[];
  arrivals: { told: Told[]; standing: Standing }[];
  /** The events shown so far, oldest first: all but so many before them. */
  log: Told[];
  earlier: number;
  /** null: nothing has come since the page was opened, or all anew. */
  recentTurn: RecentTurn | null;
  /** An act has gone out: what comes next is what it has made. */
  acted: boolean;
  sending: Sending | null;
  refusal: Refusal | null;
  /** What the own team has for itself; null where nobody has a partner. */
  team: Team | null;
  saying: Saying | null;
  /** The message that was not taken, and why. */
  unsaid: (Saying & { message: string; own: boolean }) | null;
  /** null in games without reaction windows. */
  reactions: Reactions | null;
  /** null at a table without a limit of time. */
  clocks: TurnClocks | null;
}

export const emptyTable: TableState = {
  table: null,
  you: null,
  standing: null,
  question: null,
  shown: null,
  played: [],
  arrivals: [],
  log: [],
  earlier: 0,
  recentTurn: null,
  acted: false,
  sending: null,
  refusal: null,
  team: null,
  saying: null,
  unsaid: null,
  reactions: null,
  clocks: null,
};

/**
 * A message, a delta as the update that it stands for. null: it leaves a hole after what we have, or changes what we do
 * not hold, and all must come anew.
 */
export function inFull({ standing, question }: TableState, message: HostMessage): HostMessage | null {
  if (message.type !== 'update' && message.type !== 'delta') return message;
  if (standing === null || message.n > standing.n + 1) return null;
  const isNewDelta = message.type === 'delta' && message.n > standing.n;
  return isNewDelta ? updateOf(standing, question, message) : message;
}

export function receive(state: TableState, message: HostMessage, now = Date.now()): TableState {
  switch (message.type) {
    case 'welcome':
      return { ...state, table: message.table, you: message.you };
    case 'table':
      return { ...state, table: message.table };
    case 'update':
      return receiveUpdate(state, message);
    case 'resync':
      return receiveResync(state, message);
    case 'team':
      return receiveTeam(state, message.team);
    case 'window':
      return { ...state, reactions: receiveWindows(state.reactions, message, now) };
    case 'clocks':
      return { ...state, clocks: { ...message, at: now } };
    case 'asked':
      return receiveAsked(state, message);
    case 'done':
      return receiveDone(state, message);
    case 'refused':
      return receiveRefusal(state, message);
    case 'stale':
      return receiveStale(state, message);
    default:
      return state;
  }
}

function standingOf({ n, view, legal, seq, ask }: Standing): Standing {
  return { n, view, legal, seq, ask };
}

/** As long as its question stands an act is on its way, whatever else happens meanwhile. */
function stillSending({ sending }: TableState, { seq }: Standing): Sending | null {
  return sending && seq <= sending.seq ? sending : null;
}

function receiveUpdate(state: TableState, update: Update): TableState {
  if (state.standing === null || update.n !== state.standing.n + 1) return state;
  const standing = standingOf(update);
  const arrived = { told: update.told, view: standing.view };
  const { acted, standing: before } = state;
  return {
    ...state,
    standing,
    question: questionOf(standing) ?? state.question,
    arrivals: [...state.arrivals, { told: update.told, standing }],
    recentTurn: gather(state.recentTurn, { before: before.view, arrived, acted, logged: logged(state) }),
    acted: false,
    sending: stillSending(state, standing),
    refusal: null,
  };
}

/** How long the log will be when all that waits has been shown. */
const logged = ({ log, arrivals, played }: TableState): number =>
  log.length - played.length + arrivals.reduce((sum, { told }) => sum + told.length, 0);

/** The events of late that have been shown. */
export const recentOf = ({ recentTurn, log }: TableState): Told[] =>
  recentTurn ? log.slice(recentTurn.since) : [];

/** All that has been told comes anew, or the latest lines: we keep those before them, if we have them. */
function receiveResync(state: TableState, resync: Resync): TableState {
  const standing = standingOf(resync);
  const kept = state.earlier === 0 ? state.log.slice(0, resync.earlier) : [];
  const known = kept.length === resync.earlier;
  return {
    ...state,
    standing,
    question: questionOf(standing),
    shown: standing.view,
    played: [],
    arrivals: [],
    log: known ? [...kept, ...resync.log] : resync.log,
    earlier: known ? 0 : resync.earlier,
    recentTurn: null,
    acted: false,
    sending: stillSending(state, standing),
    refusal: null,
  };
}

/** The lines before those that we have. */
export function receiveEarlier(state: TableState, earlier: Told[]): TableState {
  if (earlier.length !== state.earlier) return state;
  const { recentTurn } = state;
  return {
    ...state,
    log: [...earlier, ...state.log],
    earlier: 0,
    recentTurn: recentTurn && { ...recentTurn, since: recentTurn.since + earlier.length },
  };
}

/** The lines that come are new, or all there are. */
function receiveTeam(state: TableState, team: Team): TableState {
  const first = team.lines[0]?.n ?? Infinity;
  const lines: Line[] = [...(state.team?.lines ?? []).filter(({ n }) => n < first), ...team.lines];
  return { ...state, team: { ...team, lines } };
}

/** The message to the partners has been taken. */
function receiveDone(state: TableState, { ref }: Done): TableState {
  return ref === state.saying?.ref ? { ...state, saying: null } : state;
}

/** A window that goes so shortly before our own clock has run down has run down on the host's. */
const EARLY_MS = 1000;

/** It waits for us until its time is up: where we are asked no more and have not answered, it is. */
function isMissed(before: Reactions | null, { window, mine }: WindowNews, now: number): boolean {
  if (before?.window == null || before.mine?.state !== 'open' || before.due === null) return false;
  const stillAsked = window?.n === before.window.n && mine?.state === 'open';
  return !stillAsked && before.answered !== before.window.n && now >= before.due - EARLY_MS;
}

/** The host's clock need not be like ours: what counts is how much time is left. */
function receiveWindows(before: Reactions | null, news: WindowNews, now: number): Reactions {
  const { window, mine, order } = news;
  const left = window?.left ?? null;
  const due = left === null ? null : now + left * 1000;
  const known = before !== null && before.noticed && before.window?.n === window?.n;
  const missed = isMissed(before, news, now) || (before?.missed ?? false);
  const answered = before?.answered ?? null;
  const met =
    window !== null || (before !== null && (before.met || (before.order !== null && before.order !== order)));
  return { window, mine, order, due, noticed: mine?.state === 'open' || known, answered, missed, met };
}

/** The window that is open has lasted. */
export function notice(state: TableState): TableState {
  return state.reactions ? { ...state, reactions: { ...state.reactions, noticed: true } } : state;
}

/** It is not played yet, but it has arrived: whether it will be is seen from the question that stands. */
function receiveAsked(state: TableState, { ref }: Asked): TableState {
  return state.sending && (ref === null || ref === state.sending.ref)
    ? { ...state, sending: null, refusal: null }
    : state;
}

function receiveRefusal(state: TableState, refused: Refused & { own?: boolean }): TableState {
  if (state.saying && refused.ref === state.saying.ref)
    return {
      ...state,
      saying: null,
      unsaid: { ...state.saying, message: asText(refused.message), own: refused.own ?? false },
    };
  const ours = state.sending !== null && (refused.ref === null || refused.ref === state.sending.ref);
  const place = ours ? (state.sending?.place ?? null) : null;
  return {
    ...state,
    sending: ours ? null : state.sending,
    acted: state.acted && !ours,
    reactions: ours && state.reactions ? { ...state.reactions, answered: null } : state.reactions,
    refusal: { clause: refused.clause, message: asText(refused.message), place, own: refused.own },
  };
}

function receiveStale(state: TableState, stale: Stale): TableState {
  const place = state.sending?.place ?? null;
  const renewed = receiveResync(state, { ...stale, type: 'resync' });
  return { ...renewed, sending: null, refusal: { clause: null, message: stale.message, place, own: true } };
}

/** The event to be shown next; null when the first arrival is all told, undefined when nothing waits. */
export function upcoming(state: TableState): Told | null | undefined {
  const arrival = state.arrivals[0];
  return arrival && (arrival.told[state.played.length] ?? null);
}

/** Shows one more event, or sets the board to the view that the events shown have led to. */
export function advance(state: TableState): TableState {
  const arrival = state.arrivals[0];
  if (!arrival) return state;
  const told = arrival.told[state.played.length];
  if (told) return { ...state, played: [...state.played, told], log: [...state.log, told] };
  return { ...state, shown: arrival.standing.view, played: [], arrivals: state.arrivals.slice(1) };
}

/** Shows all that waits at once. */
export function settle(state: TableState): TableState {
  let settled = state;
  while (settled.arrivals.length > 0) settled = advance(settled);
  return settled;
}

export function startSending(state: TableState, sending: Sending): TableState {
  const { reactions: before } = state;
  const answered = before?.window?.n ?? null;
  const reactions = before && { ...before, answered, missed: false };
  return { ...state, sending, reactions, acted: true, refusal: null };
}

export function startSaying(state: TableState, saying: Saying): TableState {
  return { ...state, saying, unsaid: null };
}

/** What was planned could not be done. */
export function missPlan(state: TableState, message: string): TableState {
  return { ...state, refusal: { clause: null, message, place: null, own: true } };
}

export function dropRefusal(state: TableState): TableState {
  return state.refusal ? { ...state, refusal: null } : state;
}

/** The seat may try something: it is asked, and all that happened has been shown. */
export function mayAct(state: TableState): boolean {
  const { standing, table, you } = state;
  if (!standing || !table || you === null || table.ended || state.sending) return false;
  if (state.reactions && !isAsked(state.reactions, standing)) return false;
  return state.arrivals.length === 0 && isOpen(table, standing.view) && standing.view.to_act.includes(you);
}

/** In a window the view names all who are asked, also those who have answered or whose standing order passes. */
function isAsked({ window, mine }: Reactions, { legal }: Standing): boolean {
  return legal.length > 0 && (window === null || mine?.state === 'open');
}

/**
 * Until everybody is there only what all owe at once may be done, such as laying out secret set-ups; nothing while
 * somebody has left.
 */
function isOpen({ seats }: Table, { to_act }: View): boolean {
  return seats.every(({ seat, taken, left }) => !left && (taken || to_act.includes(seat)));
}

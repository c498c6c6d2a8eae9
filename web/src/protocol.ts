/*
 * The messages between the browser and the host.
 * Made by `make docs` from src/sandtable/host/wire/acts.py, src/sandtable/host/protocol/ and
 * src/sandtable/review/report.py.
 */
import type * as game from './game';

export type Answer = 'offer' | 'accept' | 'decline';
export type Talk = 'plan' | 'always' | 'off';
export type Consent = 'yes' | 'no' | 'withdraw';
export type YesOrNo = 'yes' | 'no';
export type Decision = 'yes' | 'off' | 'no';
export type ClockKind = 'first' | 'turn' | 'phase' | 'window' | 'absence';
export type TableAct = 'undo' | 'draw' | 'fill' | 'abort' | 'leave' | 'return' | 'rematch';
export type Room = 'players' | 'watchers';
export type Says = 'words' | 'phrases' | 'nothing';
export type Phrase =
  'hello' | 'good_luck' | 'well_played' | 'thanks' | 'sorry' | 'moment' | 'soon_back' | 'good_game';

export type ReportReason = 'rude' | 'cheating' | 'name' | 'away' | 'other';
export type PlayerMeasure = 'mute' | 'ban' | 'rename' | 'remove';
export type MeasureKind = 'mute' | 'ban' | 'rename' | 'remove' | 'call_off';
export type StudyState = 'starting' | 'compiling' | 'playing' | 'stopping' | 'stopped' | 'done' | 'failed';

/**
 * The first message. Without a token the client watches. `since`, or `?since=N`, resumes after that update.
 */
export interface Hello {
  type: 'hello';
  token: string | null;
  since?: number | null;
  /** whether `delta` is sent rather than `update` */
  deltas?: boolean;
  /** the language of what games say, as `de`; null: their messages as data, see “Words” */
  words?: string | null;
}

/**
 * Answer question number `seq` of the sender's seat. An act that is sent again gets the same answer. An act
 * for another question is answered with the present one.
 */
export interface Act {
  type: 'act';
  /** an id from `legal`, or the text of the rulebook's notation */
  action: number | string;
  seq: number;
  ref?: string | null;
}

/**
 * Take back the seat's last act, if the table's `acts` allow it: on its own turn, while neither chance nor
 * anybody else has acted since. `seq` is the question that is open now. Everybody is sent the undo; the
 * record leaves both out.
 */
export interface Undo {
  type: 'undo';
  seq: number;
  ref?: string | null;
}

/** Ask what a half-made choice would mean. The rules compute it from the sender's own view. */
export interface Preview {
  type: 'preview';
  partial: string;
  ref?: string | null;
}

/**
 * Ask what a computer player would do, and why, at a table that was created with hints. The best level
 * answers from the sender's own view, when no game waits for a computer player. Nobody else learns of it.
 */
export interface Hint {
  type: 'hint';
  ref?: string | null;
}

/**
 * Set the seat's standing order, one of the variant's `orders`: in which reaction windows the seat wants to
 * be asked. In others the host passes for it at once. An open question that the new order excludes is passed.
 */
export interface Order {
  type: 'order';
  order: string;
  ref?: string | null;
}

/** Restart the clock of the open window. Each seat that is asked may do it once in a window. */
export interface MoreTime {
  type: 'more_time';
  ref?: string | null;
}

/** Offer a draw, or answer the open offer. */
export interface Draw {
  type: 'draw';
  answer: Answer;
  ref?: string | null;
}

/** End the game without a result, before it has really begun. */
export interface Abort {
  type: 'abort';
  ref?: string | null;
}

/** Have computer players take the free seats. */
export interface Fill {
  type: 'fill';
  ref?: string | null;
}

/**
 * Leave the seat. Before the game has begun, the seat is free again. During the game a computer player takes
 * it over. With two seats, or if no other person remains, the others win instead. In a game of partners the
 * game waits until the person returns, or all others agree that a computer player takes the seat.
 */
export interface Leave {
  type: 'leave';
  ref?: string | null;
}

/** Take the seat again that the sender has left, while the game waits for it. */
export interface Return {
  type: 'return';
  ref?: string | null;
}

/**
 * Vote on the seat of somebody who has left while the game waits, or who has been away for long on their
 * turn. `yes`: a computer player goes on there; `off`: the game is called off. The first vote proposes it,
 * the votes of all who stay decide it, and one `no` drops it.
 */
export interface Replace {
  type: 'replace';
  seat: string;
  answer: Decision;
  ref?: string | null;
}

/**
 * Say, after the end of the game, whether to play again. The first yes proposes it, and one no drops it. When
 * all people who have not left agree, the next table is created; with one person that is at once. `rematch`
 * of this table is its id, everybody moves one seat on, and the tokens stay valid.
 */
export interface Rematch {
  type: 'rematch';
  answer: YesOrNo;
  ref?: string | null;
}

/** Send a message to the partners only. A message that is sent again with the same `ref` counts once. */
export interface Say {
  type: 'talk';
  /** up to 200 characters after trimming; none are needed where a place is named */
  text: string;
  /** one of the variant's `places`: where partners are to look */
  place?: string | null;
  ref?: string | null;
}

/**
 * Answer the partner who asks, in line `line` of the team's talk, whether to resign; or withdraw the sender's
 * own question.
 */
export interface Agree {
  type: 'consent';
  line: number;
  answer: Consent;
  ref?: string | null;
}

/** Ask for everything anew, after an update that was missed or could not be applied. */
export interface Renew {
  type: 'resync';
}

/** Ask whether the host is there. */
export interface Ping {
  type: 'ping';
}

/**
 * Say that somebody has this page in sight, when that begins and every 20 seconds. A player who has seen a
 * table within the last minute gets no notice of it.
 */
export interface Visible {
  type: 'visible';
}

/** The player of a seat: a person, or a computer player of a level. */
export interface SeatRequest {
  kind: 'human' | 'bot';
  level?: string | null;
}

/**
 * A new table that goes on from a position of a finished game. One seat waits for a person, computer players
 * of a level take the others.
 */
export interface PlayOn {
  /** the position, as in the replay */
  at: number;
  seat: string;
  /** of the computer players; the usual one by default */
  level?: string | null;
}

/** A new table. `seats` are in the variant's order; without them every seat waits for a person. */
export interface CreateTable {
  variant: string;
  players?: number | null;
  /**
   * by key: a name, a number, true or false, or, where the variant's option says `document`, that written out
   * as an object, in 16384 characters at most; those left out stand as in the rulebook
   */
  options?: game.Options;
  seats?: SeatRequest[] | null;
  /** when partners may talk: before the first turn, always, or never; plan by default */
  talk?: Talk | null;
  /**
   * seconds that a reaction window waits where at least two people play, 5 to 600, or 0 for as long as it
   * takes; 30 by default
   */
  clock?: number | null;
  /** the players' time; by default as long as they like */
  time?: Live | ByDay | null;
  /** anybody may take a free seat without an invite, and the lobby lists the table */
  open?: boolean;
  /** bots of players may sit down, too */
  bots?: boolean;
  /**
   * by the day: stand-ins, which are computer players, take the seats that the first person leaves free, and
   * play begins; anybody may relieve them
   */
  standin?: boolean;
  /**
   * the players' ratings change by the game: people with accounts alone, with clocks or by the day, as in the
   * rulebook, and without hints and stand-ins
   */
  rated?: boolean;
  /**
   * whether players may ask what a computer player would do; by default only where one person plays among
   * computer players
   */
  hints?: boolean | null;
}

/** The question whether a game can be played with these options. */
export interface CheckOptions {
  variant: string;
  /**
   * by key: a name, a number, true or false, or, where the variant's option says `document`, that written out
   * as an object, in 16384 characters at most; those left out stand as in the rulebook
   */
  options?: game.Options;
}

/** A try at a lesson: all acts of the learner so far. None of it is stored. */
export interface TryLesson {
  acts: string[];
  /** a half-made choice: what would it mean? */
  partial?: string | null;
  /** the language of what games say, as `de`; null: their messages as data, see “Words” */
  words?: string | null;
}

/** A name and the invite, which is the link or the secret in it. */
export interface TakeSeat {
  /** 1 to 24 characters after trimming */
  name: string;
  /** not needed at an open table */
  invite?: string;
  /** a standing order; by default the seat is asked in every reaction window */
  order?: string | null;
  /** random and kept to oneself: asked again with the same key, the host answers the same */
  key?: string | null;
}

/** A name, and the seat of a stand-in. */
export interface RelieveSeat {
  seat: string;
  /** 1 to 24 characters after trimming */
  name: string;
  /** a standing order, as for `seats` */
  order?: string | null;
  /** random and kept to oneself: asked again with the same key, the host answers the same */
  key?: string | null;
}

/** The link of a seat, or the code in it. */
export interface ClaimSeat {
  code: string;
  /** random and kept to oneself: asked again with the same key, the host answers the same */
  key?: string | null;
}

/** A seat that a browser holds by its token. */
export interface KeptSeat {
  table: string;
  token: string;
}

/** Seats that are to be bound to the caller's player, who is made if there is none. */
export interface BindSeats {
  seats: KeptSeat[];
  /** random and kept to oneself: asked again with the same key, the host answers the same */
  key?: string | null;
}

/** Whether a game is left out of the list of the caller's games. The seat stays the caller's. */
export interface HideGame {
  hidden: boolean;
}

/** The link that adds this browser to a player, or the code in it. */
export interface OpenLink {
  code: string;
  /** random and kept to oneself: asked again with the same key, the host answers the same */
  key?: string | null;
}

/** A message from a client without a WebSocket. */
export interface Send {
  session: string;
  /** as over the WebSocket */
  message: unknown;
}

/** A request for the waiting messages of a session. */
export interface Receive {
  session: string;
}

/** A name under which to be in the lobby. The player is made if there is none. */
export interface Enter {
  /** 1 to 24 characters after trimming */
  name: string;
  /** random and kept to oneself: asked again with the same key, the host makes no second player */
  key?: string | null;
}

/** A seek, in place of what the player sought before. */
export interface PostSeek {
  /** 1 to 24 characters after trimming */
  name: string;
  wish: Wish;
  /** it counts for a day, whether or not a page is open */
  stays?: boolean;
  /** a bot may answer it; a bot looks for other bots, too */
  bots?: boolean;
  /** random and kept to oneself: asked again with the same key, the host makes no second player */
  key?: string | null;
}

/** A challenge to a player who is here. */
export interface PostChallenge {
  /** 1 to 24 characters after trimming */
  name: string;
  /** the id of the player */
  player: string;
  /** one game and one time; for partners, several */
  wish?: Wish | null;
  /** in the place of `wish`: a table at which you sit */
  table?: string | null;
  /** to seek two others together, as partners */
  team?: boolean;
  /** random and kept to oneself: asked again with the same key, the host makes no second player */
  key?: string | null;
}

/** Why a challenge is declined. */
export interface Decline {
  reason?: 'later' | 'game' | 'time' | 'no';
}

/** The first message. */
export interface LobbyHello {
  type: 'hello';
  /** you are open to a game: others see you and may challenge you */
  open?: boolean;
}

/** Be open to a game, or not. */
export interface OpenToGame {
  type: 'open';
  open: boolean;
}

/** The push subscription of the caller's browser: `PushSubscription.toJSON()`, and a language. */
export interface PutPush {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** of the notices */
  language?: 'en' | 'de' | 'fr';
}

/** An address for notices. A mail asks there first. */
export interface PutMail {
  /** such as anna@example.org */
  address: string;
  /** of the notices */
  language?: 'en' | 'de' | 'fr';
}

/** The code of a link in a mail. */
export interface MailCode {
  code: string;
}

/** A wish to be called when somebody waits. */
export interface PutBell {
  bell: Bell;
  /** of the notices */
  language?: 'en' | 'de' | 'fr';
}

/** Whether the player comes to the next club hour. */
export interface Coming {
  coming: boolean;
}

/** What you remark on the duel, in place of what you have remarked before. */
export interface PostRemark {
  /** 1 to 200 characters after trimming */
  text: string;
}

/** An army for a duel to come, in place of the one that you have sent for this game before. */
export interface SendArmy {
  /** 1 to 24 characters after trimming */
  name: string;
  variant: string;
  /** for which it is laid out; a computer player takes that seat */
  seat: string;
  /** a whole set-up in the notation of the game: `setup ...` */
  army: string;
  /** random and kept to oneself: asked again with the same key, the host makes no second player */
  key?: string | null;
}

/** A line in the chat of a table: a text, or one of the phrases. Somebody who watches gives a name. */
export interface PostLine {
  text?: string | null;
  phrase?: Phrase | null;
  /** 1 to 24 characters after trimming */
  name?: string;
  /** random and kept to oneself: asked again with the same key, the host makes no second player */
  key?: string | null;
}

/**
 * Somebody, by one of these: a line, a seat at a table, or the id of a player; with `duel`, what this player
 * has remarked on the duel of that day.
 */
export interface About {
  line?: string | null;
  table?: string | null;
  seat?: string | null;
  player?: string | null;
  duel?: string | null;
}

/** Something that moderators are to look at: a line, a player, or a table without a seat. */
export interface PostReport {
  about: About;
  reason: ReportReason;
  /** up to 1000 characters after trimming */
  words?: string;
}

/**
 * What is to be done about somebody: to mute or ban, for some days or for good, to take a name away, or to
 * remove a line or a remark. The person is told the reason, and of a bot its owner.
 */
export interface PostMeasure {
  about: About;
  kind: PlayerMeasure;
  /** up to 1000 characters after trimming */
  reason: string;
  /** of a mute or a ban; null: for good */
  days?: number | null;
  /** of an account or a bot from now on; a bot keeps ` (bot)` behind it */
  name?: string | null;
  /** the report that is closed by it */
  report?: string | null;
}

/** Why a tournament is called off. Its holder is told. */
export interface CallOff {
  /** up to 1000 characters after trimming */
  reason: string;
}

/** What a tournament is called from now on, and why. Its holder is told. */
export interface RenameTournament {
  /** 1 to 60 characters after trimming */
  name: string;
  /** up to 1000 characters after trimming */
  reason: string;
}

/** What a player says to a measure. Each can be answered once. */
export interface PostAnswer {
  /** up to 1000 characters after trimming */
  text: string;
}

/** A tournament to be held. */
export interface PostTournament {
  /** 1 to 60 characters after trimming */
  name: string;
  kind: 'swiss' | 'round_robin' | 'arena';
  variant: string;
  /** seats at a table: 2, or 4 for teams of two */
  players: number;
  /** of each game; an arena is played live */
  time: Live | ByDay;
  /** when the first round is paired, in seconds since 1970 */
  starts: number;
  /** of a Swiss tournament; else null */
  rounds?: number | null;
  /** for which an arena pairs; else null */
  minutes?: number | null;
  /** bots may enter, too */
  bots?: boolean;
}

/** An entry, or the return of somebody who has withdrawn. */
export interface EnterTournament {
  /** the name of the partner's account, for teams. The team is in when both have named the other */
  partner?: string | null;
}

/** A new account of the caller's player, with a password or a new passkey. */
export interface Register {
  /** 2 to 20 Latin letters, digits, `-` and `_`, first a letter */
  name: string;
  password?: string | null;
  passkey?: PasskeyAnswer | null;
  /** random and kept to oneself: asked again with the same key, the host answers alike */
  key?: string | null;
}

/** A name and its password. */
export interface LogIn {
  name: string;
  /** 8 to 256 characters */
  password: string;
}

/** A passkey, which says whose it is. */
export interface LogInByPasskey {
  passkey: PasskeyAnswer;
}

/** A new password, by a recovery code or by the code of a link in a mail. */
export interface Recover {
  code: string;
  /** 8 to 256 characters */
  password: string;
  /** not needed with the code of a link in a mail */
  name?: string;
}

/** The name of an account to whose address a link is sent. */
export interface RecoverByMail {
  name: string;
}

/**
 * What a browser is asked for: a new passkey, of an account with this name if the caller has none, or a known
 * one.
 */
export interface AskPasskey {
  wants: 'new' | 'known';
  name?: string;
}

/** The account's password or passkey, shown once more before something grave. A guest has neither. */
export interface Proof {
  password?: string | null;
  passkey?: PasskeyAnswer | null;
}

/** Another password, or the first one. All other browsers are logged out. */
export interface ChangePassword {
  password?: string | null;
  passkey?: PasskeyAnswer | null;
  /** 8 to 256 characters */
  new: string;
}

/** A link to a new password may go to this address, which the caller has confirmed for notices. */
export interface AllowMail {
  password?: string | null;
  passkey?: PasskeyAnswer | null;
  /** such as anna@example.org */
  address: string;
}

/** Another passkey. */
export interface AddPasskey {
  password?: string | null;
  passkey?: PasskeyAnswer | null;
  made: PasskeyAnswer;
}

/** A new bot, a program that plays under a name of its own. */
export interface MakeBot {
  /** as of an account; everywhere the bot goes by it with ` (bot)` behind it */
  name: string;
}

/** Another token of a bot. */
export interface MakeToken {
  /** to look and to play needs both of them */
  scopes: ('play' | 'read')[];
}

/** Another name. */
export interface Rename {
  /** 2 to 20 Latin letters, digits, `-` and `_`, first a letter */
  name: string;
}

/**
 * A study, with the keys of a study file (docs/designers.md). Players are levels of the game, or `random`.
 */
export interface StudyRequest {
  title: string;
  /** a variant */
  game: string;
  measure: string[];
  players?: string[];
  /** in the place of `players`: every two of them are a cell */
  meet?: string[];
  /** of each cell */
  games?: number | null;
  /** in the place of `games` */
  until?: UntilKnown | null;
  /** parts that the first player may not use: each is a cell, beside one without restriction */
  restrict?: string[];
  /** options with several values each: every combination is a cell */
  vary?: game.OptionLists;
  /**
   * by key: a name, a number, true or false, or, where the variant's option says `document`, that written out
   * as an object, in 16384 characters at most; those left out stand as in the rulebook
   */
  options?: game.Options;
  seats?: number | null;
  pair?: boolean;
  seed?: number;
}

/** Time for a game in one sitting: each seat has a clock, which runs in its turns. */
export interface Live {
  type: 'live';
  /** seconds on each clock at the beginning: 60 to 3600 */
  initial: number;
  /** seconds that each turn adds at its end: 0 to 60 */
  increment: number;
  /** seconds for what several seats do at once, such as set-ups: 60 to 3600 */
  setup: number;
}

/** Time for a game by correspondence. What a turn takes beyond its days comes from the seat's reserve. */
export interface ByDay {
  type: 'by_day';
  /** for each turn: 1, 2, 3 or 7 */
  days: number;
  /** days of each seat for the whole game: 7 */
  reserve: number;
}

/** The rating of a player in a game, at one pace. */
export interface Rating {
  /** 1500 for somebody new */
  points: number;
  /** the standard deviation: how uncertain it is */
  spread: number;
}

/** The time of one seat. */
export interface OwnTime {
  seat: string;
  /**
   * tenths of a second on its clock when the clock that runs was started; by the day, in its reserve; null: a
   * computer player, which has no clock
   */
  left: number | null;
}

/** The clocks of a table, as everybody sees them. */
export interface Clocks {
  /** counts the clocks that were started */
  n: number;
  /**
   * what a clock runs for: the first act of a game that has not begun, a turn, a phase in which several seats
   * act at once, by the day a reaction window, or an absence, in which those who stay decide what becomes of
   * a seat that somebody has left; null: none runs
   */
  runs: ClockKind | null;
  /** the seat whose clock runs; null where it runs for several */
  seat: string | null;
  /** tenths of a second that it had when this was sent */
  left: number | null;
  seats: OwnTime[];
}

/** The stand-in that sat on a seat before the person who has relieved it. */
export interface Relief {
  name: string;
  level: string;
  /** the last move of the replay before that; 0: there was none */
  move: number;
}

/** One seat of a table, as everybody sees it. */
export interface Seat {
  seat: string;
  kind: 'human' | 'bot';
  level: string | null;
  name: string | null;
  taken: boolean;
  /** is connected now */
  here: boolean;
  thinking: boolean;
  /** has got up, and the game waits: for them, or for what the others agree on */
  left: boolean;
  /** the level that plays for one that this server is too slow for, see `GET /api/games`; else null */
  stand_in: string | null;
  /** a stand-in sits there: people who have no seat at the table may take its seat */
  relievable: boolean;
  /** the stand-in that sat there at first; else null */
  relieved: Relief | null;
  /** at a rated table: of the player, when the player sat down; else null */
  rating: Rating | null;
  /** it is the name of an account or a bot, which has a page: `GET /api/players/{name}` */
  account?: boolean;
}

/**
 * The end of a game. Winners and losers are seat names. A draw or an aborted game has no winners, and in some
 * games there are seats that have neither won nor lost.
 */
export interface Ended {
  winners: string[];
  losers: string[];
  /** the rules' own reason (flag, stuck, ...), or agreed, left, time, away, aborted */
  termination: string;
  clause: string | null;
  /** in English */
  text: string;
  /** the same as messages; see “Words” */
  said?: game.Messages;
}

/**
 * The vote on the seat of somebody who has left, or has been away for long while the game waits: whether a
 * computer player goes on there, or the game is called off. Those who stay decide.
 */
export interface Replacement {
  seat: string;
  /** the seats that want a computer player; empty: nobody has proposed it */
  yes: string[];
  /** the seats that have said nothing */
  waits: string[];
  /** the seats that want the game called off */
  off: string[];
  /** for how many seconds that person had been away when this was asked; null: they have left */
  away: number | null;
  /** a yes claims the win: at a table for two with a live clock no computer player goes on */
  claim: boolean;
}

/** The vote, after the end of the game, on playing again. With everybody's yes the next table is created. */
export interface RematchOffer {
  /** the seats that want to; empty: the proposal was declined */
  yes: string[];
  /** the seats that have still to agree */
  waits: string[];
  /** the seat that has declined the last proposal */
  no: string | null;
}

/** The open offers between the players. */
export interface Offers {
  /** the seat that offers a draw */
  draw: string | null;
  replace: Replacement[];
  rematch: RematchOffer | null;
}

/** One line of the partners' talk: a message, or a step of a question about resigning. */
export interface Line {
  /** counts the lines of this team */
  n: number;
  kind: 'said' | 'asked' | 'declined' | 'withdrawn' | 'lapsed';
  seat: string;
  text: string;
  place: string | null;
}

/** The question of a partner whether to resign. */
export interface Question {
  /** the line it was asked in */
  line: number;
  seat: string;
  /** the seats that have still to say yes */
  waits: string[];
}

/** The partners' channel of a team. Nobody else learns whether anything is in it. */
export interface Team {
  partners: string[];
  /** the rules let partners confer: play has not begun */
  planning: boolean;
  /** why nothing can be said now; null: it can */
  closed: string | null;
  question: Question | null;
  lines: Line[];
  /** the same as messages; see “Words” */
  closed_said?: game.Messages;
}

/**
 * A moment at which several seats may react, as everybody sees it. It does not show which of them have
 * answered.
 */
export interface ReactionWindow {
  /** counts the windows of this game */
  n: number;
  /** the phase of the game */
  kind: string;
  /** the seats that are asked, in the order in which answers count */
  asks: string[];
  /** seconds on its clock; null: it runs without */
  length: number | null;
  /** seconds left when this was sent */
  left: number | null;
  /** the seats that have taken more time */
  more: string[];
}

/** The state of a seat that is asked in the open window. */
export interface OwnAnswer {
  state: 'open' | 'sealed';
  /** what is sealed: it counts when the window closes */
  answer: string | null;
  /** may ask for more time */
  more: boolean;
}

/** The reaction window, if one is open, the viewer's own part in it, and the viewer's standing order. */
export interface Reactions {
  window: ReactionWindow | null;
  mine: OwnAnswer | null;
  /** null for who watches */
  order: string | null;
}

/** A table without its game, which is in the view: seats, names, presence, the end. */
export interface Table {
  id: string;
  variant: string;
  title: string;
  players: number;
  options: game.Options;
  /** when partners may talk; null where nobody has a partner */
  talk: Talk | null;
  /** seconds on the clock of a reaction window, 0: it has none; null: no windows */
  clock: number | null;
  seats: Seat[];
  /** every seat is taken: in most games nobody acts before */
  started: boolean;
  ended: Ended | null;
  offers: Offers;
  /** what you may do now */
  acts: TableAct[];
  /** sha256 of the secret seed of every shuffle, fixed before the first */
  commitment: string;
  /** the seed itself, once the game has ended */
  seed: string | null;
  /** id of the next table, where everybody sits one seat further with the same token */
  rematch: string | null;
  /** why this finished game cannot be replayed: its rules have changed, or others play it today */
  no_replay: string | null;
  /** the same as messages; see “Words” */
  no_replay_said?: game.Messages;
  /** players may ask what a computer player would do */
  hints: boolean;
  /** the seats that say “good game”, once it has ended */
  thanks: string[];
  /** the players' time; null: as long as they like */
  time: Live | ByDay | null;
  /** anybody may take a free seat, without an invite */
  open: boolean;
  /**
   * the players' ratings change by this game; or they were to, but two players came by one line or belong to
   * one account, as its bots do; null: they do not
   */
  rated: 'yes' | 'shared_line' | null;
  /**
   * seconds for which somebody may be away in their turn: then those who stay may decide about the seat;
   * null: that is not asked here
   */
  patience: number | null;
  /** it is an attempt at Today's duel, of which there is one a day */
  duel: boolean;
}

/**
 * The question to the seat, in a sentence. Some answers are one text that stands for many small choices, such
 * as a whole set-up. `legal` leaves these choices out, and `notation` says how the text is written.
 */
export interface Ask {
  kind: string;
  /** a text or, with `words: null`, messages; see “Words” */
  text: game.Said;
  /** null where `legal` holds every choice */
  notation: string | null;
}

/** The view of a viewer after update `n`, and their open question `seq`. */
export interface Standing {
  n: number;
  view: game.View;
  /** the choices; with `ask.notation` not all of them, or none */
  legal: game.Offer[];
  seq: number;
  /** null where the viewer has nothing to answer now */
  ask: Ask | null;
}

/** The answer to hello. `you` is the seat, or null for spectators. */
export interface Welcome {
  type: 'welcome';
  table: Table;
  you: string | null;
  commitment: string;
}

/** New events, view and choices for this viewer. Updates are numbered for each viewer separately. */
export interface Update {
  type: 'update';
  n: number;
  view: game.View;
  /** the choices; with `ask.notation` not all of them, or none */
  legal: game.Offer[];
  seq: number;
  /** null where the viewer has nothing to answer now */
  ask: Ask | null;
  told: game.Told[];
}

/**
 * A change of the choices: `come` are added to those of question `of`, without those that are `gone`. Without
 * `of` they are all the choices. The choices are then sorted by id.
 */
export interface NewChoices {
  /** the `seq` of the last question that this viewer was asked */
  of?: number | null;
  /** ids */
  gone?: number[];
  come?: game.Columns[];
}

/**
 * The same news as `update`, as changes since update `n - 1`. A field that is left out has not changed; but
 * without `ask` the viewer has nothing to answer now, and has no choices.
 */
export interface Delta {
  type: 'delta';
  n: number;
  seq: number;
  /** see “Deltas” */
  view?: game.Change;
  /** null: as in the last question */
  legal?: NewChoices | null;
  ask?: Ask | null;
  told?: game.Told[];
}

/**
 * Everything this viewer may know. `log` holds what the viewer was told: all of it, or for viewers who follow
 * by `delta` the latest lines. `earlier` lines came before them; `GET log` has them.
 */
export interface Resync {
  type: 'resync';
  n: number;
  view: game.View;
  /** the choices; with `ask.notation` not all of them, or none */
  legal: game.Offer[];
  seq: number;
  /** null where the viewer has nothing to answer now */
  ask: Ask | null;
  log: game.Told[];
  earlier: number;
}

/** A change of seats, names, presence, offers, thinking or the end. */
export interface TableChanged {
  type: 'table';
  table: Table;
}

/** The partners' channel of a seat: at first all of it, later with the new lines only. */
export interface TeamNews {
  type: 'team';
  team: Team;
}

/** Something has changed in the chat of the table that the viewer reads: `GET chat` has it. */
export interface ChatNews {
  type: 'chat';
}

/**
 * A change of the reaction window or of the viewer's part in it: it opened or closed, its clock was
 * restarted, or the own answer or standing order changed. In games with windows it is also sent on joining.
 */
export interface WindowNews {
  type: 'window';
  window: ReactionWindow | null;
  mine: OwnAnswer | null;
  /** null for who watches */
  order: string | null;
}

/**
 * A change of the clocks: another one runs, or none. At a table with `time` it is also sent on joining. Until
 * the next one the clock that runs goes down.
 */
export interface ClockNews {
  type: 'clocks';
  /** counts the clocks that were started */
  n: number;
  /**
   * what a clock runs for: the first act of a game that has not begun, a turn, a phase in which several seats
   * act at once, by the day a reaction window, or an absence, in which those who stay decide what becomes of
   * a seat that somebody has left; null: none runs
   */
  runs: ClockKind | null;
  /** the seat whose clock runs; null where it runs for several */
  seat: string | null;
  /** tenths of a second that it had when this was sent */
  left: number | null;
  seats: OwnTime[];
}

/** An act that needs the partners' yes has been put to them. It is played when they have given it. */
export interface Asked {
  type: 'asked';
  ref: string | null;
  message: string;
  /** the same as messages; see “Words” */
  said?: game.Messages;
}

/** A request that was not carried out, with the reason. `clause` names the rule that forbids it. */
export interface Refused {
  type: 'refused';
  ref: string | null;
  error: string;
  /** a text or, with `words: null`, messages; see “Words” */
  message: game.Said;
  seq: number;
  clause: string | null;
  /** the same as messages; see “Words” */
  said?: game.Messages;
}

/**
 * An answer to an act of an earlier question, with the present one. If that has been sent before, the answer
 * is `refused` with the error `stale`.
 */
export interface Stale {
  type: 'stale';
  n: number;
  view: game.View;
  /** the choices; with `ask.notation` not all of them, or none */
  legal: game.Offer[];
  seq: number;
  /** null where the viewer has nothing to answer now */
  ask: Ask | null;
  log: game.Told[];
  earlier: number;
  ref: string | null;
  message: string;
}

/** A request was carried out. Earlier messages have shown its result. */
export interface Done {
  type: 'done';
  ref: string;
}

/** The answer to a preview. */
export interface Previewed {
  type: 'preview';
  ref: string | null;
  result: game.Preview;
}

/**
 * The action that a computer player would take in the sender's place, from the sender's own view. It answers
 * question `seq`.
 */
export interface Advice {
  seq: number;
  /** the id of one of the choices */
  action: number;
  /** the choice in the rulebook's notation */
  text: string;
  /** what speaks for it most, in a sentence */
  why: string;
}

/** The answer to a hint. It may come after other answers. */
export interface Advised {
  type: 'advice';
  seq: number;
  /** the id of one of the choices */
  action: number;
  /** the choice in the rulebook's notation */
  text: string;
  /** what speaks for it most, in a sentence */
  why: string;
  ref: string | null;
}

/** The answer to ping. */
export interface Pong {
  type: 'pong';
}

/** The end of the connection, with the reason. */
export interface Bye {
  type: 'bye';
  reason: string;
  /** the same as messages; see “Words” */
  said?: game.Messages;
}

/** The table, and everything the caller may know of the game. */
export interface Snapshot {
  n: number;
  view: game.View;
  /** the choices; with `ask.notation` not all of them, or none */
  legal: game.Offer[];
  seq: number;
  /** null where the viewer has nothing to answer now */
  ask: Ask | null;
  table: Table;
  you: string | null;
  log: game.Told[];
  /** null for who watches, and where nobody has a partner */
  team: Team | null;
  /** null in games without reaction windows */
  window: Reactions | null;
  /** null at a table without `time` */
  clocks: Clocks | null;
}

/** The first lines of what the caller was told. */
export interface Log {
  log: game.Told[];
}

/** A new table. Anybody who has the invite may take a seat. */
export interface Created {
  id: string;
  /** a link; the secret is its fragment, which browsers do not send */
  invite: string;
  secret: string;
  seats: Seat[];
}

/**
 * The options of a game that can be played: all of them, with defaults filled in, and documents in their
 * normal form.
 */
export interface Checked {
  options: game.Options;
}

/** Your seat, and the token that proves it: `Authorization: Bearer TOKEN`. */
export interface Seated {
  seat: string;
  token: string;
}

/** A link for the owner of a seat that takes it to another device. It works once. */
export interface SeatLink {
  /** the code is its fragment, which browsers do not send */
  link: string;
  /** so long it is good */
  seconds: number;
}

/** The position after `at` of `total` actions, as each viewer saw it. */
export interface Replayed {
  at: number;
  total: number;
  text: string;
  told: game.Told[];
  views: Record<string, game.View>;
}

/**
 * The progress of a review that is being made. Ask again in a second. `percent` is how much of the present
 * stage is done, and `left` the seconds that it will still take, if that can be told.
 */
export interface ReviewUnderWay {
  percent: number;
  stage: 'waiting' | 'looking' | 'elsewhere';
  left: number | null;
}

/**
 * A session that follows a table without a WebSocket. Its name is secret: anybody who knows it can fetch its
 * messages.
 */
export interface Opened {
  session: string;
}

/** The closing code and reason with which the host ended a session, as it closes a WebSocket. */
export interface Closed {
  code: number;
  reason: string;
}

/** The messages of the host, in order. */
export interface Received {
  /** as over the WebSocket */
  messages: unknown[];
  /** null as long as the session goes on */
  closed: Closed | null;
}

/** A refusal by the umpire. An empty clause means that the action cannot be read. */
export interface Forbidden {
  clause: string;
  message: string;
}

/** A step of an example: an action that was carried out or refused, or the list of choices. */
export interface Moment {
  text: string;
  told: game.Told[];
  views: Record<string, game.View>;
  refused: Forbidden | null;
  choices: string[];
}

/** A scenario that shows a clause, step by step. The first moment is the beginning. */
export interface Example {
  id: string;
  title: string;
  variant: string;
  options: game.Options;
  clauses: string[];
  moments: Moment[];
}

/** A task on a small position, with its hint. */
export interface Lesson {
  id: string;
  title: string;
  variant: string;
  seat: string;
  task: string;
  hint: string;
  /** said when it is solved */
  last: string;
  /** acts that may be done */
  moves: number;
  clauses: string[];
}

/** An open reaction window that asks the learner. */
export interface LessonWindow {
  kind: string;
  asks: string[];
}

/** The state of a try at a lesson. */
export interface LessonTry {
  view: game.View;
  legal: game.Offer[];
  /** a text or, with `words: null`, messages; see “Words” */
  ask: game.Said;
  /** what came of the latest act */
  told: game.Told[];
  window: LessonWindow | null;
  left: number;
  solved: boolean;
  /** nothing more can be done in this try */
  over: boolean;
}

/** The reason why a request was not carried out. */
export interface Problem {
  error: string;
  /** a text or, with `words: null`, messages; see “Words” */
  message: game.Said;
  clause?: string | null;
  /** the same as messages; see “Words” */
  said?: game.Messages;
}

/** An answer to an act of an earlier question. `present` is the present position. */
export interface StaleProblem {
  error: 'stale';
  message: string;
  present: Snapshot;
}

/** A player. A guest has no account: the player is known by the sessions of browsers alone. */
export interface Player {
  /** of the account; a guest's is the last one, empty: none yet */
  name: string;
  kind: 'guest' | 'account' | 'bot';
}

/** A seat beside yours. */
export interface OtherSeat {
  seat: string;
  kind: 'human' | 'bot';
  /** what its player is called; null: nobody sits there */
  name: string | null;
}

/** A game at which you have a seat, as that seat sees it. */
export interface MyGame {
  table: string;
  variant: string;
  title: string;
  /** when the table was made, in seconds since 1970 */
  created: number;
  /** your seat; empty where the game cannot be read any more */
  seat: string;
  others: OtherSeat[];
  /** seats that are still free */
  missing: number;
  /** the seats that are asked, as far as your seat sees it */
  turn: string[];
  /** you are asked: your turn, or a reaction */
  asked: boolean;
  /** seconds on the clock that runs; null: none runs */
  time_left: number | null;
  /** seconds of it that are of a reserve, for when the turn's days are over */
  reserve: number;
  /** you have got up, and the game waits for you */
  left: boolean;
  /** how it ended, in English; null while it goes on */
  ended: string | null;
  /** the same as messages; null if there are none */
  said: game.Messages | null;
  /** the seats that want to play again and wait for you */
  rematch: string[];
  /** what has become of your seat: a computer player has it, another person, or nobody; null: it is yours */
  lost: 'replaced' | 'moved' | 'left' | null;
  /** it is an attempt at Today's duel */
  duel: boolean;
  /** its replay and record are given when the day is over */
  held_back: boolean;
  /** why this game cannot be shown; else null */
  problem: string | null;
  /** the same as messages; see “Words” */
  problem_said?: game.Messages;
}

/**
 * Your player, and some of your games: first those that go on, then those that are over, the newest tables
 * first. Without a session there is no player.
 */
export interface Me {
  player: Player | null;
  games: MyGame[];
  /** there are further games: ask with `skip` */
  more: boolean;
}

/** What has come of a seat that was to be bound to your player. */
export interface SeatBinding {
  table: string;
  /** why it was not bound; null: it is yours on every device */
  problem: Problem | null;
}

/** What has come of each seat that was to be bound to your player. */
export interface SeatBindings {
  seats: SeatBinding[];
}

/** A link that adds another browser to your player. It works once. */
export interface DeviceLink {
  /** the code is its fragment, which browsers do not send */
  link: string;
  /** so long it is good */
  seconds: number;
}

/** A browser that is known as your player. */
export interface Device {
  id: string;
  /** such as Firefox; empty: unknown */
  browser: string;
  /** such as Linux; empty: unknown */
  system: string;
  /** the day on which it was last used: YYYY-MM-DD */
  seen: string;
  /** the browser that asks */
  here: boolean;
}

/** The browsers that are known as your player: this one, then those that were used last. */
export interface Devices {
  devices: Device[];
}

/** What a browser says and an authenticator has made or signed. Others of its fields are not read. */
export interface PasskeyResponse {
  clientDataJSON?: string | null;
  attestationObject?: string | null;
  authenticatorData?: string | null;
  signature?: string | null;
  userHandle?: string | null;
  transports?: string[] | null;
}

/**
 * `PublicKeyCredential.toJSON()`, the answer to `POST /api/passkeys/options`. Others of its fields are not
 * read.
 */
export interface PasskeyAnswer {
  id?: string | null;
  rawId?: string | null;
  type?: string | null;
  authenticatorAttachment?: string | null;
  response?: PasskeyResponse | null;
}

/** The caller's account, and ten recovery codes, which are shown only now. Each works once. */
export interface Registered {
  player: Player;
  codes: string[];
}

/** Ten recovery codes, which are shown only now. The former ones are good no more. */
export interface RecoveryCodes {
  codes: string[];
}

/** A passkey, by the browser in which it was made. */
export interface Passkey {
  id: string;
  /** such as Firefox; empty: unknown */
  browser: string;
  /** such as Linux; empty: unknown */
  system: string;
  /** YYYY-MM-DD */
  created: string;
  /** the day on which it was last used; null: never */
  used: string | null;
}

/** The caller's account. */
export interface Account {
  name: string;
  /** YYYY-MM-DD */
  since: string;
  /** it has a password */
  password: boolean;
  passkeys: Passkey[];
  /** recovery codes that are left */
  codes: number;
  /** where notices go; null: nowhere, or it is not confirmed yet */
  address: string | null;
  /** a link to a new password may go there */
  by_mail: boolean;
  /** when the name can be changed again; null: now */
  renamed_from: string | null;
  /** until when a new account may correct its name once, in seconds since 1970; null: not */
  correctable_until: number | null;
}

/** That somebody does not play here, and why. The account can answer. */
export interface Ban {
  reason: string;
  /** in seconds since 1970; null: it is for good */
  ends: number | null;
}

/** The caller's account, and what this server offers. */
export interface AccountState {
  /** null: the caller has none, or is logged out */
  account: Account | null;
  /** passkeys work at the address at which the page was asked for */
  passkeys: boolean;
  /** it mails links to a new password, to those who have allowed it */
  mail: boolean;
  /** of the caller, or of an account that was logged in in this browser */
  ban: Ban | null;
}

/** A token of a bot. The token itself was shown when it was made. */
export interface BotToken {
  id: string;
  scopes: ('play' | 'read')[];
  /** YYYY-MM-DD */
  made: string;
  /** the day on which it was last used; null: never */
  used: string | null;
}

/** A bot of the caller's account. */
export interface OwnBot {
  id: string;
  /** by which it goes: `Rook (bot)` */
  name: string;
  /** YYYY-MM-DD */
  since: string;
  tokens: BotToken[];
}

/** The bots of the caller's account. */
export interface OwnBots {
  bots: OwnBot[];
}

/** A token of a bot, which is shown only now. */
export interface NewBotToken {
  bot: OwnBot;
  /** sent as `Authorization: Bearer TOKEN` */
  token: string;
}

/** A game of the caller: its record if it is over, and else what the caller's seat sees. */
export interface OwnGame {
  table: string;
  variant: string;
  options: game.Options;
  /** when the table was made, in seconds since 1970 */
  created: number;
  seat: string;
  /** under which the caller played */
  name: string | null;
  record: string | null;
  view: game.View | null;
}

/** A duel of a day that the caller has begun. */
export interface OwnDuel {
  /** a day in UTC, as 2026-11-27 */
  date: string;
  table: string;
  /** null: it goes on */
  result: DuelResult | null;
  /** what the caller remarks on it */
  remark: string | null;
}

/** An army that the caller has sent in for a duel. */
export interface OwnArmy {
  variant: string;
  army: string;
  /** when everybody plays against it; null: it waits */
  date: string | null;
}

/** A tournament that the caller holds or has entered. */
export interface OwnTournament {
  id: string;
  name: string;
  holds: boolean;
  entered: boolean;
  /** the id of the other player of the caller's team */
  partner: string | null;
}

/** All that the server knows of the caller. */
export interface OwnData {
  name: string;
  kind: string;
  account: Account | null;
  devices: Device[];
  /** given up and still reserved, as they are compared with others */
  former_names: string[];
  /** the address for notices */
  mail: string | null;
  /** where the makers of the caller's browsers take notices for them */
  push: string[];
  /** when the caller may be called */
  bell: Bell | null;
  /** the club hour to which the caller comes, in seconds since 1970 */
  club_hour: number | null;
  /** what the caller looks for */
  seek: OwnSeek | null;
  challenges: Challenge[];
  duels: OwnDuel[];
  armies: OwnArmy[];
  /** what the caller has written in the chat of tables */
  lines: OwnLine[];
  /** what the caller has reported to moderators */
  reports: OwnReport[];
  /** what moderators have done about the caller */
  measures: OwnMeasure[];
  /** whom the caller blocks */
  blocked: Blocked[];
  /** the caller's ratings */
  standings: PlayerRating[];
  rated_games: OwnRatedGame[];
  bots: OwnBot[];
  tournaments: OwnTournament[];
  games: OwnGame[];
}

/** A game with its usual options, and for how many players. */
export interface SeekGame {
  variant: string;
  players: number;
}

/** What a player wants to play: one of these games, with one of these times. */
export interface Wish {
  games: SeekGame[];
  /** all of them live, or all by the day; none: without clocks */
  times?: (Live | ByDay)[];
  /** the players' ratings change by the game: all need accounts */
  rated?: boolean;
  /**
   * of a rated seek: by so many points the rating of the others may differ at first, and by as many more with
   * each minute; null: by any
   */
  within?: number | null;
}

/** A player who is here and open to a game. */
export interface HereNow {
  id: string;
  name: string;
  /** it is a program */
  bot?: boolean;
  /** it is the name of an account or a bot, which has a page: `GET /api/players/{name}` */
  account?: boolean;
}

/** A seat of an open table, and who sits there; null: it is free. */
export interface OfferedSeat {
  seat: string;
  name: string | null;
  /** a stand-in sits there: anybody may take its seat */
  relievable: boolean;
  /** it is the name of an account or a bot, which has a page: `GET /api/players/{name}` */
  account: boolean;
}

/** A table at which anybody may sit down, or relieve a stand-in. */
export interface OpenTable {
  id: string;
  variant: string;
  title: string;
  /** those that are not as in the rulebook; null for a document that is written out */
  options: game.Options;
  /** null: without clocks */
  time: Live | ByDay | null;
  seats: OfferedSeat[];
  /** only players with an account may sit down */
  rated?: boolean;
  /** a bot may sit down, too */
  bots?: boolean;
}

/** The rating of a player in all variants of a game. */
export interface GameRating {
  /** as `game` of `GET /api/games` */
  game: string;
  rating: Rating;
}

/** What a player seeks, or what two partners seek. */
export interface OpenSeek {
  id: string;
  names: string[];
  wish: Wish;
  /** a bot may answer it */
  bots?: boolean;
  /** of a rated seek of one player: what the player's ratings are at its pace */
  ratings?: GameRating[];
  /** those of `names` that are of accounts and bots, as `account` of `HereNow` */
  accounts?: string[];
}

/** What you seek. */
export interface OwnSeek {
  id: string;
  wish: Wish;
  /** with whom you seek two others; else null */
  partner: string | null;
  stays: boolean;
  /** for so many seconds */
  since: number;
  /** at which you have a seat now; null: nothing was found yet */
  table: string | null;
  /** players who were told that you wait; null: nobody is told, or not yet */
  told: number | null;
  /** somebody was found: send `confirm` within five seconds. You play when all have done so */
  pairing: boolean;
}

/** A challenge to you, or one of yours. */
export interface Challenge {
  id: string;
  /** to play, to sit down at a table, or to seek two others together, as partners */
  kind: 'play' | 'table' | 'team';
  yours: boolean;
  /** it was sent because one seeks what the other one, who is not here, has sought */
  called: boolean;
  /** the id of the other player */
  player: string;
  name: string;
  wish: Wish;
  state: 'open' | 'accepted' | 'declined';
  /** why it was declined */
  reason: 'later' | 'game' | 'time' | 'no' | null;
  /** at which you are to play; once it is accepted, you have a seat there */
  table: string | null;
  /** seconds */
  left: number;
}

/** A live game of yours that has begun by itself: it was found for you, or is one of a tournament. */
export interface Begun {
  table: string;
  /** the name of the tournament; null: it was found for you */
  tournament: string | null;
  /** seconds until its first clock runs out; null: that has stopped, or there is none */
  left: number | null;
}

/** Your player in the lobby, what you seek, your challenges, and the games to which you should go. */
export interface Own {
  /** null: you have not entered the lobby yet */
  player: HereNow | null;
  seek: OwnSeek | null;
  challenges: Challenge[];
  begun: Begun[];
}

/** The table at which you have a seat now; null: partners seek two others first. */
export interface FoundTable {
  table: string | null;
}

/**
 * Say that you are here and can play now, when `pairing` of your seek is true. The seek of a player who does
 * not say so ends, and the others seek on.
 */
export interface Confirm {
  type: 'confirm';
}

/** All that is in the lobby. It comes first, and later in the place of changes that were missed. */
export interface WholeLobby {
  type: 'lobby';
  here: HereNow[];
  tables: OpenTable[];
  seeks: OpenSeek[];
}

/** What has come to the lobby or changed there, and the ids of what is gone. */
export interface LobbyChanges {
  type: 'lobby_changes';
  here?: HereNow[];
  tables?: OpenTable[];
  seeks?: OpenSeek[];
  gone?: string[];
}

/** What concerns you alone, as it is now. */
export interface OwnNews {
  type: 'own';
  /** null: you have not entered the lobby yet */
  player: HereNow | null;
  seek: OwnSeek | null;
  challenges: Challenge[];
  begun: Begun[];
}

/** When somebody who waits for a game may call the player. */
export interface Bell {
  /** variants; empty: any game */
  games: string[];
  /** the first hour of the day */
  first: number;
  /** the hour before which it ends; below `first`: on the next day */
  last: number;
  /** the time zone of the hours, such as Europe/Berlin */
  zone: string;
}

/** The address of a player for notices. */
export interface MailState {
  /** null: none was given */
  address: string | null;
  /** the link in the first mail was opened */
  confirmed: boolean;
}

/**
 * The club hour: when the next one begins, or the one that goes on. A calendar file is at `GET
 * /api/hour.ics`.
 */
export interface ClubHour {
  /** in seconds since 1970 */
  begins: number;
  /** players who come */
  coming: number;
  /** you come */
  yours: boolean;
}

/** What this server offers to players who are away, and what the caller has chosen. */
export interface NoticeState {
  /** the server's key for push subscriptions; null: it sends none */
  push: string | null;
  /** this browser gets notices */
  here: boolean;
  /** null: the server sends no mails */
  mail: MailState | null;
  /** the server calls players when somebody waits */
  rings: boolean;
  /** when you may be called; null: never */
  bell: Bell | null;
  /** null: there is none */
  hour: ClubHour | null;
}

/** How a duel has ended for its player. A player who leaves it, or calls it off, has given it up. */
export interface DuelResult {
  how: 'won' | 'drawn' | 'lost' | 'given_up';
  /** of the player */
  turns: number;
}

/** A duel of which is known what is played, and the hash that its shuffle will be proved by. */
export interface DuelToCome {
  /** a day in UTC, as 2026-11-27 */
  date: string;
  variant: string;
  title: string;
  /** sha256 of the secret seed of every shuffle */
  hash: string;
  /** when this hash was drawn and published, in seconds since 1970 */
  published: number;
}

/** The duel of a day, as everybody sees it. */
export interface Duel {
  /** a day in UTC, as 2026-11-27 */
  date: string;
  variant: string;
  title: string;
  /** sha256 of the secret seed of every shuffle */
  hash: string;
  /** when this hash was drawn and published, in seconds since 1970 */
  published: number;
  /** of the computer player */
  level: string;
  /** who has sent in its army; null: it sets up by itself */
  army_of: string | null;
}

/** A player who has finished the duel of a day in time. */
export interface BoardRow {
  /** the id of the player, to challenge */
  player: string;
  name: string;
  result: DuelResult;
  remark: string | null;
  yours: boolean;
  /** where the game can be replayed; null until the day is over */
  table: string | null;
}

/** Your attempt at a duel. */
export interface OwnAttempt {
  table: string;
  /** null: it goes on */
  result: DuelResult | null;
  /** it is on the board: you have finished it, and on that day */
  counts: boolean;
}

/** The duel of the day before, with everything that was secret. */
export interface PastDuel {
  /** a day in UTC, as 2026-11-27 */
  date: string;
  variant: string;
  title: string;
  /** sha256 of the secret seed of every shuffle */
  hash: string;
  /** when this hash was drawn and published, in seconds since 1970 */
  published: number;
  /** of the computer player */
  level: string;
  /** who has sent in its army; null: it sets up by itself */
  army_of: string | null;
  seed: string;
  attempt: OwnAttempt | null;
  board: BoardRow[];
}

/** Today's duel. The day ends at midnight UTC, by the clock of the database. */
export interface Daily {
  today: Duel;
  /** seconds until the day ends */
  left: number;
  /** how many players have finished it */
  finished: number;
  attempt: OwnAttempt | null;
  /** you have sent in its army: you see the board, and do not play */
  own_army: boolean;
  /** null: before the day ends, only players who have finished see it */
  board: BoardRow[] | null;
  /** null: there was none */
  yesterday: PastDuel | null;
  tomorrow: DuelToCome;
  /** the variants for which you can send in an army */
  armies: string[];
  /** those of them for which an army of yours waits */
  sent: string[];
}

/** The table at which you play Today's duel. */
export interface DuelTable {
  table: string;
}

/** A line in the chat of a table. */
export interface ChatLine {
  id: string;
  room: Room;
  /** of a player; null: somebody who watches */
  seat: string | null;
  name: string;
  /** null: a phrase, or a line that was removed */
  text: string | null;
  phrase: Phrase | null;
  /** in seconds since 1970 */
  at: number;
  own: boolean;
  /** by a moderator */
  removed: boolean;
  /** it is the name of an account or a bot, which has a page: `GET /api/players/{name}` */
  account: boolean;
}

/**
 * The chat of a table as the caller reads it: players see what is said by those who watch when the game is
 * over.
 */
export interface Chat {
  /** where the caller writes */
  room: Room;
  /** what the caller may write now: `why` says why not all */
  says: Says;
  why: string | null;
  /** the caller has not finished a game here yet */
  first: boolean;
  /** the newest, the oldest of them first */
  lines: ChatLine[];
  /** the same as messages; see “Words” */
  why_said?: game.Messages;
}

/** A line that the caller has written in the chat of a table. */
export interface OwnLine {
  table: string;
  text: string | null;
  phrase: Phrase | null;
  /** in seconds since 1970 */
  at: number;
  /** by a moderator */
  removed: boolean;
}

/** A player whom the caller blocks. */
export interface Blocked {
  /** the id of the player */
  player: string;
  name: string;
}

/** All whom the caller blocks, the last one first. */
export interface Blocks {
  blocked: Blocked[];
}

/** A report that is open. */
export interface Reported {
  id: string;
  /** in seconds since 1970 */
  at: number;
  sender: string;
  /** the id of the player whom it is about */
  player: string | null;
  name: string | null;
  table: string | null;
  line: ChatLine | null;
  /** what the player has remarked on the duel of the day `duel` */
  remark: string | null;
  duel: string | null;
  reason: ReportReason;
  words: string;
}

/** What was done about a player. */
export interface LoggedMeasure {
  id: string;
  kind: MeasureKind;
  name: string;
  reason: string;
  /** the line that was removed, the name that was taken away, or that of a tournament */
  subject: string;
  moderator: string | null;
  /** in seconds since 1970 */
  at: number;
  /** null: for good, or nothing that lasts */
  ends: number | null;
  in_force: boolean;
  answer: string | null;
}

/** What moderators see: open reports, the oldest first, and what was done, the newest first. */
export interface Desk {
  reports: Reported[];
  measures: LoggedMeasure[];
}

/** What a moderator has done about the caller, and why. */
export interface OwnMeasure {
  id: string;
  kind: MeasureKind;
  reason: string;
  subject: string;
  /** in seconds since 1970 */
  at: number;
  ends: number | null;
  in_force: boolean;
  /** null: the caller has not answered yet */
  answer: string | null;
}

/** All that moderators have done about the caller, the newest first. */
export interface OwnMeasures {
  measures: OwnMeasure[];
  /** the caller is a moderator */
  moderator: boolean;
}

/** A report of the caller. */
export interface OwnReport {
  reason: ReportReason;
  words: string;
  at: number;
  closed: boolean;
}

/** The rating of a player in a game at one pace, and the games that it is made of. */
export interface PlayerRating {
  /** of all its variants together, as `game` of `GET /api/games` */
  game: string;
  pace: 'live' | 'by_day';
  rating: Rating;
  won: number;
  drawn: number;
  lost: number;
}

/** A player of a rated game that is over. */
export interface RatedPlayer {
  seat: string;
  /** null: the player has left this server */
  name: string | null;
  result: 'won' | 'drawn' | 'lost';
  /** after the game */
  rating: Rating;
}

/** A rated game that is over. */
export interface RatedGame {
  /** null: its table is no longer kept */
  table: string | null;
  variant: string;
  pace: 'live' | 'by_day';
  /** when it was over, in seconds since 1970 */
  at: number;
  players: RatedPlayer[];
}

/** A rated game that is over, as it ended for one of its players. */
export interface OwnRatedGame {
  /** null: its table is no longer kept */
  table: string | null;
  variant: string;
  pace: 'live' | 'by_day';
  /** when it was over, in seconds since 1970 */
  at: number;
  players: RatedPlayer[];
  /** of the player whose games were asked for */
  seat: string;
}

/**
 * A player with an account. Nothing of games under way is in it, and of other games only those that were
 * rated.
 */
export interface PlayerPage {
  /** by which the lobby names the player */
  id: string;
  name: string;
  /** account, or bot: a computer program */
  kind: string;
  /** YYYY-MM-DD */
  since: string;
  /** those of the most games first */
  standings: PlayerRating[];
  /** twenty of them, the last one first */
  games: OwnRatedGame[];
  /** there are further games: ask with `skip` */
  more: boolean;
}

/** A player on a leaderboard. */
export interface BestPlayer {
  name: string;
  rating: Rating;
  games: number;
}

/** A level of the computer players, at the fixed place that games among them have shown. */
export interface LevelRating {
  variant: string;
  level: string;
  title: string;
  points: number;
}

/**
 * The players with the highest ratings in a game at one pace, after ten rated games or more, of which one was
 * over in the last 180 days.
 */
export interface Leaderboard {
  game: string;
  pace: 'live' | 'by_day';
  people: BestPlayer[];
  /** accounts of computer programs */
  bots: BestPlayer[];
  /** strongest first */
  levels: LevelRating[];
}

/** A tournament in the list. */
export interface TournamentRow {
  id: string;
  name: string;
  kind: 'swiss' | 'round_robin' | 'arena';
  variant: string;
  /** of the variant */
  title: string;
  /** seats at a table */
  players: number;
  time: Live | ByDay;
  state: 'open' | 'running' | 'over' | 'called_off';
  /** when it begins or has begun, in seconds since 1970 */
  starts: number;
  /** the present round; 0: it has not begun */
  round: number;
  /** null: until the time of an arena is over */
  rounds: number | null;
  /** for which an arena pairs */
  minutes: number | null;
  /** seconds until an arena pairs nobody any more, or the next round begins */
  left: number | null;
  /** players, or teams, that are in and have not withdrawn */
  entrants: number;
  /** bots may enter, too */
  bots: boolean;
}

/**
 * A player, or a team of two, with the place in the standings. Points are in halves of a won game, in an
 * arena as they are.
 */
export interface TournamentEntrant {
  /** the entrant's number in this tournament; negative: in no pairing yet */
  number: number;
  /** null: somebody who has left this server */
  names: (string | null)[];
  /** the second of the names has still to agree */
  waits: boolean;
  withdrawn: boolean;
  /** null: it has not begun, or none of the entrant's games in an arena is over */
  rank: number | null;
  points: number;
  /** in the order of the tournament's `ties` */
  ties: number[];
  /** games that are over */
  played: number;
}

/** A game of a tournament, or a round without an opponent. */
export interface TournamentPairing {
  round: number;
  /** the number of the entrant with the first seat */
  first: number;
  /** null: a bye, which is won unless `result` is void */
  second: number | null;
  /** who has won; void: nobody, and nobody gets points; null: the game goes on */
  result: 'first' | 'second' | 'drawn' | 'void' | null;
  /** null: there is none, or none any more */
  table: string | null;
}

/** The caller's own part in a tournament. */
export interface OwnEntry {
  number: number;
  /** asking: your partner has still to name you; asked: a partner has named you */
  state: 'in' | 'asking' | 'asked' | 'withdrawn';
  /** the name of the partner in a team; null: there is none */
  partner: string | null;
  /** where your game goes on */
  table: string | null;
}

/** A tournament as the caller sees it. */
export interface Tournament {
  row: TournamentRow;
  /** the tie-breaks, the first one that counts first */
  ties: ('buchholz_cut_1' | 'buchholz' | 'sonneborn_berger' | 'direct_encounter' | 'wins' | 'games')[];
  /** who holds it; null: somebody who has left */
  by: string | null;
  /** the caller holds it, and can call it off before it begins */
  yours: boolean;
  /** null: the caller is not in it */
  entry: OwnEntry | null;
  /** in the order of the standings */
  entrants: TournamentEntrant[];
  /** the last round first */
  pairings: TournamentPairing[];
  /** why the caller cannot enter or come back; null: it is possible, or already so */
  closed: string | null;
  /** the same as messages; see “Words” */
  closed_said?: game.Messages;
}

/**
 * Tournaments under way and to come, the first to begin first, and after them those that have ended lately.
 */
export interface Tournaments {
  tournaments: TournamentRow[];
  /** the caller has an account, and can hold one or enter */
  account: boolean;
}

/** The tournament that was made. */
export interface NewTournament {
  id: string;
}

/** How every seat stood in a position of the replay. */
export interface Estimate {
  at: number;
  /** by what the seat could know */
  knew: number[];
  /** by all that was hidden */
  whole: number[];
  /** how many of `secrets` the seat had found out; empty where a game counts none */
  known: number[];
}

/** A choice, judged by what its seat could know when it was made. */
export interface Judgement {
  /** the position that it led to */
  at: number;
  seat: string;
  text: string;
  /** what promised more, beyond doubt; null: nothing did */
  better: string | null;
  /** how much more that promised, in thousandths */
  loss: number;
  /** the choice as its seat was offered it */
  offer: game.Offer | null;
  /** the same of what promised more */
  better_offer: game.Offer | null;
}

/** A position in which much changed for a seat. */
export interface TurningPoint {
  at: number;
  /** whose fortune turned */
  seat: string;
  /** what happened, as the umpire tells it */
  told: game.Told[];
  /** how the seat stood, by all that was hidden */
  before: 'lost' | 'far_behind' | 'behind' | 'even' | 'ahead' | 'far_ahead' | 'won';
  after: 'lost' | 'far_behind' | 'behind' | 'even' | 'ahead' | 'far_ahead' | 'won';
  /** how it stood by what it could know */
  thought_before: 'lost' | 'far_behind' | 'behind' | 'even' | 'ahead' | 'far_ahead' | 'won';
  thought_after: 'lost' | 'far_behind' | 'behind' | 'even' | 'ahead' | 'far_ahead' | 'won';
  /**
   * knowable: another choice of the seat promised more by what it could know; unknowable: none did; chance:
   * none did, and dice or cards decided; none: it was for the better, or it had no choice, or gave up
   */
  fault: 'none' | 'unknowable' | 'knowable' | 'chance';
  /** the seat's latest choice before it turned */
  choice: Judgement | null;
}

/** How well a seat chose, by what it could know. */
export interface Accuracy {
  seat: string;
  /** null: too few choices were judged */
  percent: number | null;
  /** choices that were judged: those that the trials could tell from others */
  judged: number;
  /** choices that there were */
  of: number;
  /** of those judged: where nothing promised more, beyond doubt */
  best: number;
  /** choices that were tried and could not be told from others */
  blurred: number;
}

/** A figure of the game. A game's own have keys that begin with its name. */
export interface Statistic {
  key: string;
  title: string;
  values: number[];
}

/** What can be found out in this game. */
export interface Secrets {
  title: string;
  /** how much there is for each seat to find out */
  of: number[];
}

/** A finished game, looked at once more. */
export interface Review {
  seats: string[];
  /** of the replay, the first being 0 */
  positions: number;
  /** false: made on interpreted rules, by few trials */
  thorough: boolean;
  /** the computer player by whose lights it was judged */
  judge: string;
  /** in order; in long games not of every position */
  estimates: Estimate[];
  /** in order */
  moments: TurningPoint[];
  accuracy: Accuracy[];
  statistics: Statistic[];
  secrets: Secrets | null;
}

/** A question that a study can ask. */
export interface Measured {
  id: string;
  asks: string;
}

/** A part of a game that a player can be forbidden to use. */
export interface Part {
  id: string;
  title: string;
}

/** The questions that a study can ask. */
export interface Askable {
  measures: Measured[];
  /** by variant */
  parts: Record<string, Part[]>;
  /** `until`: a `half_width` is smaller */
  widest: number;
}

/** A number, and the interval that holds it 95 times of 100. */
export interface Figure {
  cell: string;
  what: string;
  value: number;
  low: number;
  high: number;
}

/** Numbers of one kind, to be drawn as points with bars. `line` is the value that means no effect. */
export interface Chart {
  title: string;
  unit: string;
  line: number | null;
  figures: Figure[];
}

/** The findings of a measure so far. */
export interface Answered {
  measure: string;
  question: string;
  sentences: string[];
  charts: Chart[];
}

/** The progress of a study. While rules are compiled, `played` and `total` count functions. */
export interface Progress {
  /** `stopped`: it can go on; `failed`: `message` says why */
  state: StudyState;
  played: number;
  total: number;
  /** games; null where none has been played yet */
  per_second: number | null;
  /** seconds, about */
  left: number | null;
  answers: Answered[];
  message: string;
}

/**
 * A number of games that depends on their results: until every cell knows the first player's share of wins
 * this well.
 */
export interface UntilKnown {
  /** of its 95 % interval, as a share: 0.01 is one game of 100 */
  half_width: number;
  /** games of each cell */
  at_most: number;
}

/** A study in the list of studies. */
export interface StudyLine {
  id: string;
  title: string;
  game: string;
  /** `stopped`: it can go on; `failed`: `message` says why */
  state: StudyState;
  played: number;
  total: number;
}

/** The questions that a study can ask, and all studies, the newest first. */
export interface Laboratory {
  measures: Measured[];
  /** by variant */
  parts: Record<string, Part[]>;
  /** `until`: a `half_width` is smaller */
  widest: number;
  most_cells: number;
  /** of a study, in all its cells */
  most_games: number;
  studies: StudyLine[];
}

/** A study: its file, its progress, and the names of its files. */
export interface StudyShown {
  id: string;
  title: string;
  game: string;
  /** the study file, as `sandtable study` reads it */
  file: string;
  /** where it lies on the server's machine */
  folder: string;
  progress: Progress;
  /** to be had under /api/lab/studies/{study}/files/ */
  files: string[];
}

export type Command =
  | Act
  | Undo
  | Preview
  | Hint
  | Order
  | MoreTime
  | Draw
  | Abort
  | Fill
  | Leave
  | Return
  | Replace
  | Rematch
  | Say
  | Agree;

export type HostMessage =
  | Welcome
  | Update
  | Delta
  | Resync
  | TableChanged
  | TeamNews
  | ChatNews
  | WindowNews
  | ClockNews
  | Asked
  | Refused
  | Stale
  | Done
  | Previewed
  | Advised
  | Pong
  | Bye;

export type LobbyRequest = LobbyHello | OpenToGame | Confirm | Ping | Visible;
export type LobbyMessage = WholeLobby | LobbyChanges | OwnNews | Refused | Pong | Bye;

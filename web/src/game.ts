/*
 * The seam between the table frame and a game.
 *
 * A game is drawn by the parts that `games/<game>/client/index.ts` exports by default:
 *
 *     export default defineGame<MyView, MyDraft>({ ...card, Board, ... })
 *
 * What the lobby shows of it is its `card`, in `client/card.ts`.
 *
 * The frame owns the connection, the log, the rules panel, the buttons, the replay and the order in which
 * events are shown. A part draws what it is handed and says what the player wants (`onact`), in the
 * rulebook's notation. Neither of them holds a rule: what may be done is in `legal`, everything else is
 * asked of the server (`onpreview`). A part may also send an act that `legal` does not hold: the server
 * refuses it with a sentence and a clause, and the frame shows them.
 */
import type { Component } from 'svelte';
import type { Message, Said } from './text/catalogue';

export type { Said };
export type Messages = Message[];

/** What one viewer may know, as the server sent it. Games extend this with their own fields. */
export interface View {
  game: string;
  variant: string;
  /** The seat whose view this is; null: a spectator's. */
  viewer: string | null;
  seats: string[];
  phase: string;
  to_act: string[];
  result: Result | null;
  /** What a document has changed about the printed rules of this table. */
  changes?: RuleChange[];
}

/** What one table changes about a clause of the rulebook. */
export interface RuleChange {
  clause: string;
  text: Said;
}

export interface Result {
  winners: string[];
  /** Where some who have not won have not lost either. */
  losers?: string[];
  /** Where a game ranks all seats: from the first to the last, those that are level together. */
  ranking?: string[][];
  reason: string;
  clause: string | null;
  text?: Said;
}

/** One thing that may be done now. `text` is its notation. A game reads it as its own choice, which has more fields. */
export interface Offer {
  id: number;
  text: string;
  kind: string;
}

/** What has changed in a value: [x]: it is x now; [] in an object: the key is gone; otherwise parts of it. */
export type Change = unknown[] | { [part: string]: Change };

/** Choices with the same fields: for each field the values, or one that all have. */
export type Columns = Record<string, unknown[]>;

/**
 * A choice made while others are on turn, carried out as soon as one's own turn has come. Only this page knows of it:
 * the server hears of it when it is done.
 */
export interface Planned {
  /** In notation, as it will be sent. */
  text: string;
  /** What the game wants to know of it then. */
  [facet: string]: unknown;
}

/** One event that this viewer was told of; further fields are the game's (piece, at, to, rank ...). */
export interface Told {
  kind: string;
  text: string;
  clause: string | null;
  seat?: string;
  /** The number of the update it came in: what happened together. */
  n?: number;
  /** One sentence for all that happened together, where the game makes one. The first of them has it. */
  headline?: string;
  /** What players were called then who have other names now. */
  names?: Record<string, string>;
  /** It is said in the page's own language; if not, in English. */
  own?: boolean;
  /** The number of the position that it led to, as in the replay and the review. The first of an update has it. */
  move?: number;
  [field: string]: unknown;
}

/** An event of a game with these kinds, with the facts of all of them: a misspelt one is an error. */
export type ToldOf<Event> = Declared<Told> & Partial<Facts<Event>>;
type Declared<T> = { [Field in keyof T as string extends Field ? never : Field]: T[Field] };

/** What events of these kinds tell, all together. */
export type Facts<Event> = {
  [Fact in Exclude<Names<Event>, 'kind'>]: FactOf<Event, Fact>;
};
/** Also one that is left out where it is unknown. */
type FactOf<Event, Fact> = Event extends Event ? (Fact extends keyof Event ? Event[Fact] : never) : never;
type Names<Event> = Event extends Event ? keyof Event : never;

/** What a half-made choice would mean, as the rules say it. A game reads it as its own preview, which has more fields. */
export interface Preview {
  text?: string;
  legal?: boolean;
  clause?: string | null;
  message?: string | null;
}

export interface Level {
  id: string;
  title: string;
  text: string;
  /** Elo above the usual level, measured; null: it was not measured in this variant. */
  rating?: number | null;
  /** What that means: how often it beats the usual level, of 100 times. */
  wins?: number | null;
  /** What a newcomer is offered; it also plays for levels that the server is too slow for. */
  usual?: boolean;
  /** It plays on this server: one that interprets the rules is too slow for playouts. */
  ready?: boolean;
}

export type Plain = string | number | boolean;

/** What is written out instead of being named: a map, an army. Plain JSON; `name` is what it is called. */
export interface OptionDocument {
  name?: string;
  [key: string]: unknown;
}

export type OptionValue = Plain | OptionDocument;
export type Options = Record<string, OptionValue>;
/** Options with several values each. */
export type OptionLists = Record<string, OptionValue[]>;

export interface Option {
  key: string;
  default: Plain;
  /** The values there are, or the bounds of a whole number. */
  values: Plain[] | { min: number; max: number };
  /** Whole numbers that may be given besides the values that are listed. */
  numbers?: { min: number; max: number } | null;
  ruling: string;
  text: string;
  /** Where the value may be a document: what it holds, in a sentence and as a JSON schema. */
  document: { about: string; schema: Record<string, unknown> } | null;
}

/** A standing order: at which reaction windows a seat is to be stopped. */
export interface Order {
  id: string;
  /** Two to eight words, drawn on a segment of the control. */
  title: string;
  text: string;
}

/** A variant as `GET /api/games` describes it; further fields are the game's (the board's geometry ...). */
export interface Variant {
  id: string;
  title: string;
  game: string;
  seats: { min: number; max: number; names: string[] };
  options: Option[];
  levels: Level[];
  /** Who play together, by the names of their seats; empty where everybody plays for himself. */
  teams: string[][];
  /** What partners may point at when they talk: names of places that the board knows. */
  places: string[];
  /** From the one that is asked least to the one that is always asked; empty in games without reaction windows. */
  orders: Order[];
  /** The options that a new table begins with, where they are not the rulebook's. */
  proposal: Options;
  /** Whether tables can be made at which players may ask what a computer player would do. */
  hints?: boolean;
  /** By number of players: how many minutes a game of people takes, from the shorter ones to the longer. */
  minutes?: Record<string, [number, number]>;
  /** Where the client of a game from another package lies; not there: it is built into this one. */
  part?: string | null;
  [field: string]: unknown;
}

export type Pace = 'slow' | 'usual' | 'fast';

/** Settings of the display; they never change what the server sends. */
export interface Settings {
  night: boolean;
  sound: boolean;
  /** Show on the board the enemy identities that have once become known. */
  remember: boolean;
  /** No movement, because the player or the system asks for it. */
  still: boolean;
  /** How fast everything moves. */
  pace: Pace;
  /** Marks and own notes are drawn on pieces of others. */
  notes: boolean;
  /** Help comes where the mouse rests. */
  hover: boolean;
  /** A move may be planned while others play. */
  premoves: boolean;
  /** The sets of pieces that were chosen, by `Sets.key`. */
  sets: Record<string, string>;
}

/** A point of the window, in CSS pixels: where the player tried something. Notes appear beside it. */
export interface Place {
  x: number;
  y: number;
  /** The mouse only rests there: what is said goes when it goes on. */
  resting?: boolean;
}

/** Where one of a team points. Only the partners ever see it. */
export interface Mark {
  /** One of `variant.places`. */
  place: string;
  /** The seat that points. */
  seat: string;
  /** Being chosen, written or read at this moment: drawn strongly. */
  now: boolean;
}

/** What a board does for partners who confer: it shows their marks, and lets the player pick a place. */
export interface Pointing {
  /** Oldest first; of each seat the last place it pointed at. */
  marks: Mark[];
  /** A place is to be picked: pressing one (or choosing it by the keys) says `onplace` and does nothing else. */
  picking: boolean;
  onplace: (place: string) => void;
}

/**
 * A reaction window: a moment at which several seats may react at once. The frame says who may, counts down and keeps
 * the standing orders. A part may mark what is at stake, and in the hand the answer that is sealed.
 */
export interface Reaction {
  /** Its number at this table: another number is another window. */
  n: number;
  /** The phase it belongs to. */
  kind: string;
  /** The seats that the rulebook names, in its order. It never says who has answered. */
  asks: string[];
  /** Your own question; null: you are not asked. */
  mine: Reacting | null;
}

export interface Reacting {
  /** `sealed`: you have answered, or your standing order has; it is carried out when all have. */
  state: 'open' | 'sealed';
  /** Your sealed answer in notation. */
  answer: string | null;
  /** You may start the clock anew. */
  more: boolean;
}

/** What a computer player would do, as the player has asked: to be marked where the choice is made. */
export interface Hint {
  /** One of `legal`. */
  offer: Offer;
  /** The choice in notation; where an act is a row of picks of which `offer` is the first, the whole act. */
  text: string;
}

/**
 * What every part of a game is handed. All parts of one table share `draft`, the half-made choice
 * (a piece picked up, cards chosen, a set-up under way), which is the game's own reactive object.
 */
export interface PartProps<V extends View = View, D = unknown> {
  view: V;
  /** Your seat; null: you watch. In a replay, the seat through whose eyes it is seen. */
  you: string | null;
  /** What you may do now; empty when you are not asked. */
  legal: Offer[];
  variant: Variant;
  /** Seat name -> the name of the player who sits there. */
  names: Record<string, string>;
  /**
   * Events that happened after `view` and have been shown so far, the last one being shown just now; empty
   * when the board stands still. Draw `view` as changed by these: `view` itself follows when all are shown.
   */
  played: Told[];
  /**
   * What has happened since your own last act, with it, as far as it has been shown: `played` is the end of it. What
   * others did leaves its trail until you act. Empty in a replay, and when the page has been loaded again.
   */
  recent: Told[];
  /** Nothing may be tried now: another is on turn, events are being shown, a replay, no connection. */
  disabled: boolean;
  settings: Settings;
  draft: D;
  /** Marks of the own team on the board; null where there is nobody to confer with (no teams, a spectator, a replay). */
  pointing: Pointing | null;
  /**
   * The reaction window that is open now, also while events that led to it are still being shown; null: none, or one
   * that asks nothing of you and may be over in a moment, or a replay. Whether you are asked is in `legal` and `disabled`, not in `view.to_act`, which names all who are asked.
   */
  window: Reaction | null;
  /** A choice to be marked; null: none was asked for. */
  hint: Hint | null;
  /** The player's own notes on pieces of others, by the piece's id. Nobody else ever sees them. */
  notes: Record<string, string>;
  /** Others are on turn, and a choice may be planned: `disabled` holds, and `legal` is empty. */
  planning: boolean;
  /** What is planned, to be drawn; null: nothing. */
  planned: Planned | null;
  /** Do this. Refusals are shown by the frame, beside `place` or, without one, in the ask area. */
  onact: (text: string, place?: Place) => void;
  /** Plan this instead of what was planned; null: nothing any more. */
  onplan: (planned: Planned | null) => void;
  /** Ask the rules what a half-made choice means. Rejects only when the connection is lost. */
  onpreview: (partial: string) => Promise<Preview>;
  /** Tell what `thing` is and may do (the server's `help THING`), beside `place`. */
  onhelp: (thing: string, place: Place) => void;
  /** Say this, in the game's own words, beside `place`. */
  onsay: (message: string, place: Place) => void;
  /** Open the rules panel at a clause. */
  onclause: (id: string) => void;
}

/** How the frame draws an offer that has no place on the board. */
export interface ButtonFace {
  label: string;
  /** `quiet` acts stand apart and are drawn small (resign); they ask to be confirmed in place. */
  tone: 'main' | 'plain' | 'quiet';
  confirm?: string;
}

/** One line of what is public of a seat, drawn on its plate: "Pieces 17". */
export interface Fact {
  label: string;
  value: string;
}

/** What a tour step may look at to know whether its moment has come, or is past. */
export interface TourMoment<V extends View = View, D = unknown> {
  view: V;
  you: string | null;
  legal: Offer[];
  draft: D;
  /** The events told since the player's own last act, with those of that act. */
  told: Told[];
  window: Reaction | null;
  /** The number of the question that is open to the player, or was last. */
  question: number;
  /** The player is asked something now. */
  asked: boolean;
  /** How many acts of the player the guide has seen. */
  acts: number;
  /** The player can write to partners now. */
  talking: boolean;
}

/** A note of the guided first game: a sentence or two beside an element. It never blocks anything. */
export interface TourNote<V extends View = View, D = unknown> {
  id: string;
  text: string;
  /** A CSS selector, best `[data-tour="..."]`; where nothing matches, the note stands alone. */
  anchor: string;
  clause?: string;
  /** Its moment: the note comes when this holds, once. */
  when: (moment: TourMoment<V, D>) => boolean;
  /** What it speaks of is done: the note goes, or does not come. It always goes with the player's next act. */
  done?: (moment: TourMoment<V, D>) => boolean;
  /** It can be read at any time: it comes after those that speak of the moment, and drives none away. */
  anytime?: boolean;
  /** It begins the game: once read it gives way to what is asked, also where that was asked when it came. */
  opening?: boolean;
}

/** The frame's sounds, made by WebAudio. */
export type Cue =
  'pick' | 'place' | 'step' | 'run' | 'clash' | 'fall' | 'blast' | 'gain' | 'turn' | 'time' | 'won' | 'lost';

/** How an event is shown: for how long the board shows it (milliseconds, 0: at once) and with which sound. */
export interface Showing {
  ms: number;
  cue?: Cue;
  /** Not worth a line in the log (each piece of the player's own set-up). */
  minor?: boolean;
  /** Stays to be read in the log where what happened together is folded to one line (what a battle came to). */
  lead?: boolean;
}

/** Sets of pieces, or of whatever a game draws in several ways; the first is the usual one. */
export interface Sets {
  /** By which the choice is kept. */
  key: string;
  title: string;
  choices: readonly [{ id: string; title: string }, ...{ id: string; title: string }[]];
  /** A piece of that set, as wide as the place it has. */
  Picture: Component<{ set: string }>;
}

/** A key of the board, for the list of keys. The board handles its keys itself. */
export interface KeyHelp {
  keys: string[];
  text: string;
}

/** What the server says to options: all of them in their normal form, or a sentence that says what is wrong. */
export interface Checked {
  ok: boolean;
  options?: Options;
  message?: string;
}

/** Documents kept in this browser, by the option that takes them. Options that take the same kind share them. */
export interface SavedDocuments {
  /** By name. */
  list: (option: string) => OptionDocument[];
  /**
   * Keeps it under its name, in place of another of that name. Returns false where that does not last: without a name
   * nothing is kept, and a browser whose storage is off or full keeps it for this visit only.
   */
  keep: (option: string, document: OptionDocument) => boolean;
  forget: (option: string, name: string) => void;
}

/** Documents as YAML: text, and files of this computer. What cannot be read is an Error with a sentence. */
export interface DocumentFiles {
  /** YAML or JSON text as a document; that it is plain data is all that is checked. */
  read: (text: string) => Promise<OptionDocument>;
  write: (document: OptionDocument) => Promise<string>;
  /** A file that was chosen, up to 64 KiB. */
  open: (file: File) => Promise<OptionDocument>;
  /** Hands a file to the browser's downloads, called after the document. */
  save: (document: OptionDocument) => Promise<void>;
}

/** What a game's editor is handed: the page on which players make maps, armies and the like, away from any table. */
export interface EditorProps {
  variant: Variant;
  saved: SavedDocuments;
  files: DocumentFiles;
  /** Opens the lobby's form for a new table with these options, the others as the lobby proposes. */
  onstart: (options: Options) => void;
  /** Asks the server whether a game can be played with these options, the others as in the rulebook. */
  oncheck: (options: Options) => Promise<Checked>;
}

/** What the lobby shows of a game. It is loaded before the rest of the game's client, so that a first look is quick. */
export interface GameCard {
  /** Matches `view.game` and `variant.game`. */
  game: string;

  /** The game as a small battlefield, and one line. */
  Battlefield: Component<{ variant: Variant }>;
  pitch: (variant: Variant) => string;
  /** What a value of an option is called where its code does not say it; null: the code is word enough. */
  calls?: (variant: Variant, option: string, value: string) => string | null;
  /** The sign of a seat on its plate: colour, pattern and shape, by its place among `seats` (turn order). Square. */
  Emblem: Component<{ seat: string; seats: string[] }>;
  /** The game's editor, a page of its own at `/workshop/GAME`; the card has a link with this title. */
  workshop?: { title: string };
}

export interface GameClient<V extends View = View, D = unknown> extends GameCard {
  /**
   * Width divided by height of the board, by which the frame builds the tray around it. On a `narrow` screen, a
   * phone, the board has the whole width.
   */
  proportion: (variant: Variant, narrow: boolean) => number;
  /**
   * The height, as a CSS length, that a board wider than high leaves for what is yours and asked; on a `narrow` screen
   * for the guide's line as well. What is more scrolls; the board keeps its size.
   */
  room?: (narrow: boolean) => string;

  /** Centre of the table. It fills the tray, whose sand it may leave to be seen. */
  Board: Component<PartProps<V, D>>;
  /** Bottom: what is yours (hand, tray, reserve). */
  Tray?: Component<PartProps<V, D>>;
  /**
   * Drawn with the ask's buttons: controls that are more than an offer with a label. The frame's classes
   * `button`, `button main` and `button quiet` (styles/base.css) make them look alike.
   */
  Controls?: Component<PartProps<V, D>>;
  /** Side: what has been won and lost. */
  Captured?: Component<PartProps<V, D>>;

  /** A secret set-up takes the centre, and its tray and controls the bottom, while `when` holds. */
  setup?: {
    when: (view: V, you: string | null) => boolean;
    Board: Component<PartProps<V, D>>;
    Tray?: Component<PartProps<V, D>>;
    Controls?: Component<PartProps<V, D>>;
  };

  /**
   * Makes the half-made choice of a table, an object of a class with $state fields. `kept` is what `keep` said
   * of it before the page was loaded again.
   */
  draft: (kept?: unknown) => D;
  /** What of the half-made choice outlives a reload, as JSON; null: nothing. */
  keep?: (draft: D) => unknown;
  /** An act in words, as its button or card says it, for a hint; null: its button's label, or its notation. */
  inWords?: (offer: Offer, view: V, names: Record<string, string>) => string | null;
  /** The same of an act of several picks, of which the offer would be but the first, from its notation. */
  wholeInWords?: (written: string, view: V, names: Record<string, string>) => string | null;
  /** A hint has come: begin the half-made choice where its mark would not be seen otherwise. */
  hinted?: (draft: D, hint: Hint) => void;
  /** A new view has come: drop from the draft what has become void. */
  settle?: (draft: D, view: V, legal: Offer[]) => void;

  /**
   * The face of an offer that is a button; null: it is chosen on the board, in the tray or in the controls. In a
   * reaction window the one that passes, and only that, is `main`: the key P presses it (leave that letter to it).
   */
  button: (offer: Offer, view: V) => ButtonFace | null;
  /** The ask in the game's own words where it knows better (a half-made choice); null: the server's sentence. */
  ask?: (
    view: V,
    you: string | null,
    legal: Offer[],
    draft: D,
    names: Record<string, string>,
  ) => string | null;
  /** Choices that are made while others are on turn. The frame keeps one, and sends it if it is offered then. */
  premoves?: {
    /** One may be made now; that others are on turn is seen to by the frame. */
    when: (view: V, you: string | null) => boolean;
    /** The offer is what was planned, and all is as the player who planned it meant. */
    match: (planned: Planned, offer: Offer, view: V) => boolean;
    /** What is planned, in a few words: "Captain from e4 to e5". */
    say: (planned: Planned) => string;
    /** What is asked while a plan is half made; null: none is. */
    ask: (view: V, draft: D) => string | null;
  };
  /** A sealed answer in the game's words, behind "Your answer is sealed: "; without it none are said. */
  sealed?: (answer: string, view: V) => string;

  facts: (view: V, seat: string) => Fact[];
  show: (told: Told, you: string | null) => Showing;
  /** The position in words, for screen readers. */
  describe: (view: V, names: Record<string, string>) => string;
  /** After the end: the view in which nothing is hidden, put together from all seats' views. */
  everything: (views: Record<string, V>) => V;

  keys: KeyHelp[];
  /** Own notes on hidden pieces of others, which the board draws. */
  jotting?: {
    /** The pieces on which notes may be kept now: what `help` calls each -> its id. */
    pieces: (view: V, you: string | null) => Record<string, string>;
    /** What may be noted, beside what may be noted of anything. */
    signs: (variant: Variant) => { sign: string; title: string }[];
  };
  /** How its pieces are drawn, for the player to choose from in the settings. */
  sets?: Sets;
  /** The guided first game of a variant. */
  /** In the order in which they come where several have their moment. */
  tour: (variant: Variant, view: V) => TourNote<V, D>[];

  /** The editor with what stands above it: see `EditorProps`. */
  workshop?: { title: string; about: string; Page: Component<EditorProps> };
}

/** Gives up the game's own types, which the frame never looks at. */
export function defineGame<V extends View, D>(client: GameClient<V, D>): GameClient {
  return client as unknown as GameClient;
}

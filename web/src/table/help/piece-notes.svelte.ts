/* Own notes on pieces of others: private, kept by this browser for one table and seat. */
import { letterOf } from '../../cards/keys';
import type { GameClient, Place, Variant, View } from '../../game';
import { keptGame, readNotes, writeNotes } from '../../storage';
import { text } from '../../text';

/** What may be noted of anything. */
const FREE = ['?', '!'];

export class PieceNotes {
  /** By the piece's id. */
  kept: Record<string, string> = $state.raw({});
  /** What may have a note now, as `help` calls it -> the piece. */
  things: Record<string, string> = $state.raw({});
  /** The thing whose note was asked for by a key: the keyboard goes on there. */
  keyed: string | null = $state(null);
  readonly signs: { sign: string; title: string }[];
  readonly #place: string;
  readonly #client: GameClient;

  constructor(table: string, client: GameClient, variant: Variant) {
    this.#place = `${table}.${keptGame(table)?.seat ?? ''}`;
    this.#client = client;
    this.kept = readNotes(this.#place);
    const free = FREE.map((sign) => ({ sign, title: text.notes.free(sign) }));
    this.signs = [...(client.jotting?.signs(variant) ?? []), ...free];
  }

  /** What is known by now, or gone, needs no note any more. */
  look(view: View, you: string | null): void {
    const { jotting } = this.#client;
    if (!jotting) return;
    this.things = jotting.pieces(view, you);
    const pieces = Object.values(this.things);
    const left = Object.entries(this.kept).filter(([piece]) => pieces.includes(piece));
    if (left.length < Object.keys(this.kept).length) this.#keep(Object.fromEntries(left));
  }

  /** Notes are not wanted, or all is known: they stay as they are. */
  rest(): void {
    this.things = {};
  }

  /** null: no note any more. */
  note(thing: string, sign: string | null): void {
    const piece = this.things[thing];
    if (piece === undefined) return;
    const { [piece]: _before, ...others } = this.kept;
    this.#keep(sign === null ? others : { ...others, [piece]: sign });
  }

  /** N on a piece: what it is, and where. */
  askedBy(event: KeyboardEvent): { thing: string; place: Place } | null {
    const cell = event.target instanceof Element ? event.target.closest('[data-space]') : null;
    const thing = cell?.getAttribute('data-space') ?? '';
    if (letterOf(event) !== 'n' || cell === null || !(thing in this.things)) return null;
    this.keyed = thing;
    const { x, y, width, height } = cell.getBoundingClientRect();
    return { thing, place: { x: x + width / 2, y: y + height / 2 } };
  }

  #keep(notes: Record<string, string>): void {
    this.kept = notes;
    writeNotes(this.#place, notes);
  }
}

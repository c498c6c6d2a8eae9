/* The army that a seat has laid out, in the record of a finished game. */

/** A line of a record in which a piece is laid out: its number, the seat, the piece and its space, then what was said. */
const PLACED = /^\s*\d+\. (\S+)\s+place (\S+@\S+)\s*;/gm;

/** The whole set-up as one text; null: the record holds none of this seat. */
export function armyIn(record: string, seat: string): string | null {
  const placed = [...record.matchAll(PLACED)].filter(([, who]) => who === seat);
  return placed.length === 0 ? null : ['setup', ...placed.map(([, , piece]) => piece)].join(' ');
}

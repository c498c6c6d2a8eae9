/* What a player is about to say to the partners, what has been read, and what is marked on the board. */
import type { Mark } from '../../game';
import type { Line } from '../../protocol';
import { readHeard, writeHeard } from '../../storage';

export class TeamTalk {
  words = $state('');
  /** Where the message that is being written points. */
  place: string | null = $state(null);
  /** A place is being picked on the board. */
  picking = $state(false);
  /** The place of a line that is being looked at. */
  looked: string | null = $state(null);
  /** The marks are drawn on the board. */
  marked = $state(true);
  /** The number of the last line that was seen. */
  heard = $state(0);

  #id: string;

  constructor(id: string) {
    this.#id = id;
    this.heard = readHeard(id);
  }

  /** How many lines of others have not been seen. */
  unheard(lines: Line[], you: string | null): number {
    return lines.filter(({ n, seat }) => n > this.heard && seat !== you).length;
  }

  hear(lines: Line[]): void {
    const last = lines.at(-1)?.n ?? 0;
    if (last <= this.heard) return;
    this.heard = last;
    writeHeard(this.#id, last);
  }

  /** What the board shows: of each seat the last place, and the one that is chosen or looked at. */
  marks(lines: Line[], you: string | null): Mark[] {
    if (you === null || !this.marked) return [];
    const pointing = lines.flatMap(({ seat, place }) => (place === null ? [] : [{ seat, place }]));
    if (this.place !== null) pointing.push({ seat: you, place: this.place });
    const last = pointing.filter(
      ({ seat }, at) => !pointing.slice(at + 1).some((later) => later.seat === seat),
    );
    const looked = pointing.findLast(({ place }) => place === this.looked);
    const marks = looked && !last.some(({ place }) => place === looked.place) ? [...last, looked] : last;
    return marks.map((mark) => ({ ...mark, now: mark.place === this.place || mark.place === this.looked }));
  }
}

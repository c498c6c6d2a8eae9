/* The guide: notes that wait for their moment. What stands is a pure function of what was seen and of what happens. */
import type { TourMoment, TourNote } from '../game';

export interface Guide {
  /** The notes that are over, by their ids. */
  seen: readonly string[];
  /** The note that can be read, and the question that stood when it came. */
  standing: { id: string; question: number } | null;
}

/** The first note whose moment is now, of those that were not seen. */
export function due(notes: TourNote[], seen: readonly string[], moment: TourMoment): TourNote | undefined {
  return notes.find(
    (note) => !seen.includes(note.id) && note.when(moment) && !(note.done?.(moment) ?? false),
  );
}

/** A note stands until what it speaks of is done, or until the player has acted: nobody has to put it away. */
export function follow(notes: TourNote[], guide: Guide, moment: TourMoment): Guide {
  const { standing } = guide;
  const note = notes.find(({ id }) => id === standing?.id);
  if (note && standing?.question === moment.question && !(note.done?.(moment) ?? false)) return guide;
  return goOn(notes, guide, moment);
}

/** The note that stands has been read. The same guide: nothing has changed. */
export function goOn(notes: TourNote[], guide: Guide, moment: TourMoment): Guide {
  const { seen, standing } = guide;
  const over = standing ? [...seen, standing.id] : seen;
  const next = due(notes, over, moment);
  if (!standing && !next) return guide;
  return { seen: over, standing: next ? { id: next.id, question: moment.question } : null };
}

/* The guide: notes that wait for their moment. What stands is a pure function of what was seen and of what happens. */
import type { TourMoment, TourNote } from '../game';

export interface Guide {
  /** The notes that are over, by their ids. */
  seen: readonly string[];
  /** The note that can be read, and how many acts the player had made when it came. */
  standing: { id: string; acts: number } | null;
}

/** How far the guide has followed: the player's acts, and where what came of the last of them begins. */
export interface Followed {
  acts: number;
  since: number;
  heard: number;
  question: number;
  asked: boolean;
}

export const followed = ({ question, asked, told }: Heard): Followed => ({
  acts: 0,
  since: told.length,
  heard: told.length,
  question,
  asked,
});

type Heard = Pick<TourMoment, 'question' | 'asked' | 'told'>;

/**
 * An act is an open question that another number has followed; a question that is merely put is none. The act and
 * what came of it may arrive together: what counts begins with what was not heard before.
 */
export function listen(before: Followed, { question, asked, told }: Heard): Followed {
  const acted = before.asked && question !== before.question;
  return {
    acts: before.acts + Number(acted),
    since: acted ? before.heard : before.since,
    heard: told.length,
    question,
    asked,
  };
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
  if (note && standing?.acts === moment.acts && !(note.done?.(moment) ?? false)) return guide;
  return goOn(notes, guide, moment);
}

/** The note that stands has been read. The same guide: nothing has changed. */
export function goOn(notes: TourNote[], guide: Guide, moment: TourMoment): Guide {
  const { seen, standing } = guide;
  const over = standing ? [...seen, standing.id] : seen;
  const next = due(notes, over, moment);
  if (!standing && !next) return guide;
  return { seen: over, standing: next ? { id: next.id, acts: moment.acts } : null };
}

/* The guide: notes that wait for their moment. What stands is a pure function of what was seen and of what happens. */
import type { TourMoment, TourNote } from '../../game';

export interface Guide {
  /** The notes that were shown and are over, by their ids. */
  seen: readonly string[];
  /** Those that will not be shown: what they speak of was done while they waited. */
  passed: readonly string[];
  /** Those whose moment is now, in the order in which they come. */
  waiting: readonly string[];
  standing: Standing | null;
}

/** The note that can be read. */
export interface Standing {
  id: string;
  /** How many acts the player had made when it came. */
  acts: number;
  /** What waited when it came. */
  older: readonly string[];
}

export const begin = (seen: readonly string[], passed: readonly string[] = []): Guide => ({
  seen,
  passed,
  waiting: [],
  standing: null,
});

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

const isDone = (note: TourNote, moment: TourMoment) => note.done?.(moment) ?? false;

/** The note's moment is now. */
export const opens = (note: TourNote, moment: TourMoment): boolean =>
  note.when(moment) && !isDone(note, moment);

/** How long what stands has stood: only just, for a glance, or long enough to be read. */
export type Stood = 'just' | 'glance' | 'read';

/** What stands now. What has been read goes when it is over; after a glance goes only what has lost its moment. */
export function follow(notes: TourNote[], before: Guide, moment: TourMoment, stood: Stood): Guide {
  const guide = wait(notes, before, moment);
  const { standing } = guide;
  if (!standing) return goOn(guide, moment);
  const goes =
    (stood === 'read' && isOver(notes, guide, standing, moment)) ||
    (stood === 'glance' && isOutdone(notes, guide, standing, moment));
  return goes ? goOn(guide, moment) : guide;
}

/** The note that stands has been read: the first of those that wait follows. */
export function goOn(guide: Guide, { acts }: TourMoment): Guide {
  const { seen, standing, waiting } = guide;
  const [id, ...older] = waiting;
  return {
    ...guide,
    seen: standing ? [...seen, standing.id] : seen,
    waiting: older,
    standing: id === undefined ? null : { id, acts, older },
  };
}

/** What has just begun comes before what has waited; what is over waits no longer, and may begin anew. */
function wait(notes: TourNote[], guide: Guide, moment: TourMoment): Guide {
  const { seen, passed, waiting, standing } = guide;
  const left = notes.filter(({ id }) => ![...seen, ...passed, standing?.id].includes(id));
  const open = left.flatMap((note) => (opens(note, moment) ? [note.id] : []));
  const done = left.flatMap((note) => (waiting.includes(note.id) && isDone(note, moment) ? [note.id] : []));
  const begun = open.filter((id) => !waiting.includes(id));
  const inOrder = [...begun, ...waiting.filter((id) => open.includes(id))];
  const pressing = inOrder.filter((id) => isPressing(notes, id));
  return {
    ...guide,
    passed: [...passed, ...done],
    waiting: [...pressing, ...inOrder.filter((id) => !pressing.includes(id))],
  };
}

const isPressing = (notes: TourNote[], id: string) => !notes.find((note) => note.id === id)?.anytime;

/** A note goes with its moment, with the player's next act, or for one that has begun since. Nobody has to put it away. */
function isOver(notes: TourNote[], guide: Guide, standing: Standing, moment: TourMoment): boolean {
  const note = notes.find(({ id }) => id === standing.id);
  return isOutrun(notes, guide, standing) || standing.acts !== moment.acts || !note || !opens(note, moment);
}

/** The player has gone on from what it speaks of, and something else is asked: nobody would look at it now. */
function isOutdone(notes: TourNote[], guide: Guide, standing: Standing, moment: TourMoment): boolean {
  const note = notes.find(({ id }) => id === standing.id);
  const gone = standing.acts !== moment.acts && !(note && opens(note, moment));
  return gone && isOutrun(notes, guide, standing);
}

/** What opens the game gives way to all that waits; what speaks of a moment, to what has begun since it came. */
function isOutrun(notes: TourNote[], { waiting }: Guide, { id, older }: Standing): boolean {
  const opening = notes.find((note) => note.id === id)?.opening;
  return waiting.some((next) => isPressing(notes, next) && (opening || !older.includes(next)));
}

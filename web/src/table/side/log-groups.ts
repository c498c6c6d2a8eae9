/* Events in groups: those of one update happened together. A group is one line, and unfolds. */
import type { Told } from '../../game';

/** What happened together, as one line. */
export interface Line {
  /** All of it: what is read when the line is opened. */
  group: Told[];
  /** The number of the position that it led to, as in the replay. */
  move: number | undefined;
  /** One sentence for all of it; null: there is none, or more of it is still to be shown. */
  headline: string | null;
  /** The events that stay to be read when the line is folded, below the headline or in place of it. */
  brief: Told[];
}

/** `showing`: the newest events are being shown, so the last group may not be whole, and its end is no news yet. */
export function linesOf(told: Told[], leads: (told: Told) => boolean, showing = false): Line[] {
  const groups = together(told);
  return groups.map((group, i) => {
    const headline = showing && i === groups.length - 1 ? null : headlineOf(group);
    return {
      group,
      move: group.find(({ move }) => move !== undefined)?.move,
      headline,
      brief: headline === null ? folded(group, leads) : group.filter(ends),
    };
  });
}

/** The same as sentences one after the other: of a group with a headline only that, and how the game ended. */
export function sentencesOf(told: Told[], showing = false): Pick<Told, 'text' | 'clause' | 'own'>[] {
  return linesOf(told, () => true, showing).flatMap(({ group, headline, brief }) =>
    headline === null
      ? group
      : [{ text: headline, clause: null, ...(group[0]?.own && { own: true }) }, ...brief],
  );
}

/** The events that are worth a line. What stands for a group with its first event goes to the first that stays. */
export function worthALine(told: Told[], isLine: (told: Told) => boolean): Told[] {
  return together(told).flatMap((group) => {
    const [first, ...rest] = group.filter(isLine);
    const { move, headline } = group[0]!;
    return first ? [{ ...first, ...(move && { move }), ...(headline && { headline }) }, ...rest] : [];
  });
}

export function together(lines: Told[]): Told[][] {
  const groups: Told[][] = [];
  for (const told of lines) {
    const group = groups.at(-1);
    if (group && told.n !== undefined && group[0]?.n === told.n) group.push(told);
    else groups.push([told]);
  }
  return groups;
}

/** A sentence that stands for several events: one alone speaks for itself. */
const headlineOf = (group: Told[]): string | null =>
  (group.length > 1 && group.find(({ headline }) => headline)?.headline) || null;

/** The end of the game is read whatever it came of. */
export const ends = ({ kind }: Told): boolean => kind === 'won' || kind === 'drawn';

/** What stays to be read of a folded group: how it began, and what leads or, where nothing does, how it ended. */
export function folded(group: Told[], leads: (told: Told) => boolean): Told[] {
  const leading = group.slice(1).filter(leads);
  return [...group.slice(0, 1), ...(leading.length > 0 ? leading : group.slice(1).slice(-1))];
}

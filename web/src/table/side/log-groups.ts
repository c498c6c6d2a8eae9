/* Events in groups: those of one update happened together. */
import type { Told } from '../../game';

export function together(lines: Told[]): Told[][] {
  const groups: Told[][] = [];
  for (const told of lines) {
    const group = groups.at(-1);
    if (group && told.n !== undefined && group[0]?.n === told.n) group.push(told);
    else groups.push([told]);
  }
  return groups;
}

/** What stays to be read of a folded group: how it began, and what leads or, where nothing does, how it ended. */
export function folded(group: Told[], leads: (told: Told) => boolean): Told[] {
  const leading = group.slice(1).filter(leads);
  return [...group.slice(0, 1), ...(leading.length > 0 ? leading : group.slice(1).slice(-1))];
}

/* Events in groups: those of one update happened together. */
import type { Told } from '../game';

export function together(lines: Told[]): Told[][] {
  const groups: Told[][] = [];
  for (const told of lines) {
    const group = groups.at(-1);
    if (group && told.n !== undefined && group[0]?.n === told.n) group.push(told);
    else groups.push([told]);
  }
  return groups;
}

import { expect, it } from 'vitest';
import { show } from './showing';

const attacked = (result: string) => ({ kind: 'attacked', text: 'A line.', clause: null, result });

it('lets hits and misses lead, who begins and a new round, not the steps of the round', () => {
  for (const result of ['missed', 'wounded', 'killed']) expect(show(attacked(result), null).lead).toBe(true);
  for (const kind of ['first', 'round'])
    expect(show({ kind, text: 'A line.', clause: null }, null).lead).toBe(true);
  for (const kind of ['step', 'dice', 'moved'])
    expect(show({ kind, text: 'A line.', clause: null }, null).lead).toBeUndefined();
});

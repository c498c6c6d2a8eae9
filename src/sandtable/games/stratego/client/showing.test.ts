import { expect, it } from 'vitest';
import { show } from './showing';

const leads = (kind: string) => show({ kind, text: 'A line.', clause: null }, 'South').lead ?? false;

it('lets the ranks and the losses of a battle lead, not the way to it', () => {
  expect(['revealed', 'captured', 'removed', 'won'].filter(leads)).toHaveLength(4);
  expect(['moved', 'attacked', 'advanced'].filter(leads)).toEqual([]);
});

import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { told } from '../fixture/game';
import RecentLines from './RecentLines.svelte';

const headline = 'Your Scout (f4) attacks Ann’s Sergeant on f7 and is captured.';
const line = (words: string, more: object = {}) => ({ ...told(words), clause: null, ...more });
const lines = [
  line('Ann moves.', { n: 6 }),
  line('You attack f7.', { clause: 'DR-5', headline, n: 7 }),
  line('A Sergeant stands there.', { n: 7 }),
  line('Your Scout is captured.', { n: 7 }),
];
const read = () => screen.getAllByRole('listitem').map((line) => line.textContent!.trim());

it('tells a battle in one sentence, once all of it has been shown', async () => {
  const { rerender } = render(RecentLines, { lines, showing: true, onclause: () => undefined });
  expect(read()).toHaveLength(4);
  expect(read()[1]).toContain('You attack f7.');
  await rerender({ lines, showing: false, onclause: () => undefined });
  expect(read()).toEqual(['Ann moves.', headline]);
});

it('begins with what is said before all of them as long as there are few', async () => {
  const { rerender } = render(RecentLines, { lines, preface: 'A rematch.', onclause: () => undefined });
  expect(read()).toEqual(['A rematch.', 'Ann moves.', headline]);
  const many = [...lines, line('One.'), line('Two.')];
  await rerender({ lines: many, preface: 'A rematch.', onclause: () => undefined });
  expect(read()).toEqual(['Ann moves.', headline, 'One.', 'Two.']);
});

it('marks as English only what is not said in the language of the page', () => {
  const told = [line('Ann zieht.', { own: true }), ...lines.slice(1).map((one) => ({ ...one, own: true }))];
  render(RecentLines, { lines: [...told, line('Ann moves.')], onclause: () => undefined });
  expect(screen.getAllByRole('listitem').map(({ lang }) => lang)).toEqual(['', '', 'en']);
});

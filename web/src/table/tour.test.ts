import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TourMoment, TourStep } from '../game';
import { piecesOf } from '../parts/marks';
import { comeTo, isDue, stepAfter } from './tour';
import Tour from './Tour.svelte';

const moment = (kinds: string[]) =>
  ({ told: kinds.map((kind) => ({ kind, text: kind, clause: null })) }) as unknown as TourMoment;
const has = (kind: string) => (now: TourMoment) => now.told.some((told) => told.kind === kind);

const steps: TourStep[] = [
  { id: 'look', text: '', anchor: '' },
  { id: 'move', text: '', anchor: '', done: has('moved') },
  { id: 'attack', text: '', anchor: '', when: has('attacked'), done: has('captured') },
];

describe('the guide', () => {
  it('stays at a step that is not finished by itself', () => {
    expect(stepAfter(steps, 0, moment(['moved']))).toBe(0);
  });

  it('goes on when what it spoke of has been done', () => {
    expect(stepAfter(steps, 1, moment(['moved']))).toBe(2);
    expect(stepAfter(steps, 1, moment(['moved', 'captured']))).toBe(3);
  });

  it('waits for the moment of a step, and ends after the last', () => {
    expect(isDue(steps[2], moment([]))).toBe(false);
    expect(isDue(steps[2], moment(['attacked']))).toBe(true);
    expect(isDue(steps[0], moment([]))).toBe(true);
    expect(isDue(steps[3], moment([]))).toBe(false);
  });
});

describe('its notes', () => {
  const over = () => true;
  const some: TourStep[] = [
    { id: 'other', text: 'Of another scenario', anchor: '', done: over },
    { id: 'look', text: 'Look', anchor: '' },
    { id: 'also', text: 'Of another scenario too', anchor: '', done: over },
    { id: 'later', text: 'Later', anchor: '', when: has('moved'), done: has('captured') },
    { id: 'end', text: 'The end', anchor: '' },
  ];
  const show = (kinds: string[]) =>
    render(Tour, { variant: 'draughts', steps: some, moment: moment(kinds), onclause() {}, onend() {} });
  const said = () => screen.queryByRole('complementary')?.textContent ?? '';
  beforeEach(() => localStorage.clear());

  it('are passed by unseen if they are over already, but not before their moment', () => {
    expect(comeTo(some, 0, moment([]))).toBe(1);
    expect(comeTo(steps, 2, moment(['captured']))).toBe(2);
  });

  it('are counted as they are shown, also after the page was loaded again', async () => {
    const { rerender, unmount } = show([]);
    expect(said()).toMatch(/Look.*note 1/);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(said()).toBe('');
    await rerender({ moment: moment(['moved']) });
    expect(said()).toMatch(/Later.*note 2/);
    await rerender({ moment: moment(['moved', 'captured']) });
    expect(said()).toMatch(/The end.*note 3/);
    unmount();
    show([]);
    expect(said()).toMatch(/The end.*note 3/);
  });
});

describe('marks in a clause', () => {
  it('are read, and all the rest is plain', () => {
    expect(piecesOf('A **big** `code` and *soft* end')).toEqual([
      { text: 'A ', mark: null },
      { text: 'big', mark: 'strong' },
      { text: ' ', mark: null },
      { text: 'code', mark: 'code' },
      { text: ' and ', mark: null },
      { text: 'soft', mark: 'em' },
      { text: ' end', mark: null },
    ]);
    expect(piecesOf('1 * 2')).toEqual([{ text: '1 * 2', mark: null }]);
  });
});

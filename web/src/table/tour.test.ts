import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TourMoment, TourNote } from '../game';
import { piecesOf } from '../parts/marks';
import { follow, goOn, type Guide } from './tour';
import Tour from './Tour.svelte';

const moment = (question: number, kinds: string[] = []) =>
  ({ question, told: kinds.map((kind) => ({ kind, text: kind, clause: null })) }) as unknown as TourMoment;
const has = (kind: string) => (now: TourMoment) => now.told.some((told) => told.kind === kind);
const always = () => true;

const notes: TourNote[] = [
  { id: 'look', text: 'Look', anchor: '', when: always },
  { id: 'move', text: 'Move', anchor: '', when: always, done: has('moved') },
  { id: 'attack', text: 'Attack', anchor: '', when: has('attacked') },
];
const begun: Guide = { seen: [], standing: null };
const standing = (guide: Guide) => guide.standing?.id ?? null;

describe('the guide', () => {
  it('shows a note until the player has acted, and then the next that has its moment', () => {
    const first = follow(notes, begun, moment(1));
    expect(standing(first)).toBe('look');
    expect(follow(notes, first, moment(1, ['moved']))).toBe(first);
    expect(standing(follow(notes, first, moment(2)))).toBe('move');
  });

  it('passes by what is done already', () => {
    const first = follow(notes, begun, moment(1));
    const next = follow(notes, first, moment(2, ['moved']));
    expect([standing(next), next.seen]).toEqual([null, ['look']]);
  });

  it('lets a note go when what it speaks of is done', () => {
    const second = goOn(notes, follow(notes, begun, moment(1)), moment(1));
    expect(standing(second)).toBe('move');
    expect(standing(follow(notes, second, moment(1, ['moved'])))).toBeNull();
  });

  it('says nothing before its moment, and each note once', () => {
    const quiet = follow(notes, { seen: ['look', 'move'], standing: null }, moment(3));
    expect(standing(quiet)).toBeNull();
    expect(follow(notes, quiet, moment(3))).toBe(quiet);
    const fought = follow(notes, quiet, moment(4, ['attacked']));
    expect(standing(fought)).toBe('attack');
    expect(standing(follow(notes, follow(notes, fought, moment(5)), moment(6, ['attacked'])))).toBeNull();
  });
});

describe('its notes', () => {
  const props = { variant: 'draughts', notes, quiet: true, onclause() {}, onend() {} };
  const show = () => render(Tour, { ...props, moment: moment(1) });
  const said = () => screen.queryByRole('complementary')?.textContent ?? '';
  beforeEach(() => localStorage.clear());

  it('are counted as they are shown, also after the page was loaded again', async () => {
    const { rerender, unmount } = show();
    expect(said()).toMatch(/Look.*1 of 3/);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(said()).toMatch(/Move.*2 of 3.*Got it/);
    await rerender({ moment: moment(2) });
    expect(said()).toBe('');
    await rerender({ moment: moment(3, ['attacked']) });
    expect(said()).toMatch(/Attack.*3 of 3/);
    unmount();
    show();
    expect(said()).toBe('');
  });

  it('wait until the board has come to rest', async () => {
    const { rerender } = render(Tour, { ...props, quiet: false, moment: moment(1) });
    expect(said()).toBe('');
    await rerender({ quiet: true });
    expect(said()).toMatch(/Look/);
  });

  it('do not speak of what was told before the page was opened', () => {
    localStorage.setItem('sandtable.guide.draughts', JSON.stringify({ seen: ['look', 'move'], over: false }));
    render(Tour, { ...props, moment: moment(9, ['attacked']) });
    expect(said()).toBe('');
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

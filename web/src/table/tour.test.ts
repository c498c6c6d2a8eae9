import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TourMoment, TourNote } from '../game';
import { piecesOf } from '../parts/marks';
import { follow, followed, goOn, listen, type Guide } from './tour';
import Tour from './Tour.svelte';

const told = (kinds: string[]) => kinds.map((kind) => ({ kind, text: kind, clause: null }));
const moment = (acts: number, kinds: string[] = []) => ({ acts, told: told(kinds) }) as unknown as TourMoment;
const heard = (question: number, asked: boolean, kinds: string[] = []) =>
  ({ question, asked, told: told(kinds) }) as unknown as TourMoment;
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

describe('what it follows', () => {
  const own = followed(heard(1, true, ['set']));

  it('counts the own acts, and hears what came of the last of them', () => {
    const acted = listen(own, heard(2, false, ['set', 'moved']));
    expect([acted.acts, acted.since]).toEqual([1, 1]);
    const again = listen(acted, heard(3, true, ['set', 'moved', 'attacked']));
    expect([again.acts, again.since]).toEqual([1, 1]);
    expect(listen(again, heard(4, true, ['set', 'moved', 'attacked', 'fell']))).toMatchObject({
      acts: 2,
      since: 3,
    });
  });
});

describe('its notes', () => {
  const props = { variant: 'draughts', notes, quiet: true, onclause() {}, onend() {} };
  const show = () => render(Tour, { ...props, moment: heard(1, true) });
  const said = () => screen.queryByRole('complementary')?.textContent ?? '';
  const BETWEEN = /The next note comes/;
  beforeEach(() => localStorage.clear());

  it('are counted as they are shown, also after the page was loaded again', async () => {
    const { rerender, unmount } = show();
    expect(said()).toMatch(/Look.*1 of 3/);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(said()).toMatch(/Move.*2 of 3.*Got it/);
    await rerender({ moment: heard(2, true) });
    expect(said(), 'its place is kept').toMatch(BETWEEN);
    await rerender({ moment: heard(3, false, ['attacked']) });
    expect(said()).toMatch(/Attack.*3 of 3/);
    await rerender({ moment: heard(4, true, ['attacked', 'moved']) });
    expect(said(), 'a turn that comes is no act').toMatch(/Attack.*3 of 3/);
    unmount();
    show();
    expect(said()).toMatch(BETWEEN);
  });

  it('wait until the board has come to rest', async () => {
    const { rerender } = render(Tour, { ...props, quiet: false, moment: heard(1, true) });
    expect(said()).toMatch(BETWEEN);
    await rerender({ quiet: true });
    expect(said()).toMatch(/Look/);
  });

  it('do not speak of what was told before the page was opened', () => {
    localStorage.setItem('sandtable.guide.draughts', JSON.stringify({ seen: ['look', 'move'], over: false }));
    render(Tour, { ...props, moment: heard(9, true, ['attacked']) });
    expect(said()).toMatch(BETWEEN);
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

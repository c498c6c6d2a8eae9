import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { SvelteSet } from 'svelte/reactivity';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TourMoment, TourNote } from '../../game';
import { piecesOf } from '../../parts/inline-markdown';
import { begin, follow, followed, goOn, listen, type Guide, type Stood } from './tour';
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
const standing = (guide: Guide) => guide.standing?.id ?? null;
/** What stood has been read, unless it is said otherwise. */
const after = (guide: Guide, now: TourMoment, stood: Stood = 'read') => follow(notes, guide, now, stood);
const first = after(begin([]), moment(1));

describe('the guide', () => {
  it('shows a note until the player has acted, and then the next that has its moment', () => {
    expect(standing(first)).toBe('look');
    expect(standing(after(first, moment(1, ['moved'])))).toBe('look');
    expect(standing(after(first, moment(2)))).toBe('move');
  });

  it('passes by for good what was done while it waited', () => {
    const next = after(first, moment(2, ['moved']));
    expect([standing(next), next.seen, next.passed]).toEqual([null, ['look'], ['move']]);
    expect(standing(after(next, moment(2)))).toBeNull();
  });

  it('does not pass by what was done before its moment', () => {
    const done = after(begin(['look']), moment(1, ['moved']));
    expect([standing(done), done.passed]).toEqual([null, []]);
    expect(standing(after(done, moment(2)))).toBe('move');
  });

  it('lets a note go when what it speaks of is done', () => {
    const second = goOn(first, moment(1));
    expect(standing(second)).toBe('move');
    expect(standing(after(second, moment(1, ['moved'])))).toBeNull();
  });

  it('says nothing before its moment, and each note once', () => {
    const quiet = after(begin(['look', 'move']), moment(3));
    expect(standing(quiet)).toBeNull();
    const fought = after(quiet, moment(4, ['attacked']));
    expect(standing(fought)).toBe('attack');
    expect(standing(after(after(fought, moment(5)), moment(6, ['attacked'])))).toBeNull();
  });

  it('speaks first of what has just begun, and of what has waited after it', () => {
    const fought = after(first, moment(2, ['attacked']));
    expect(standing(fought)).toBe('attack');
    expect(standing(after(fought, moment(3)))).toBe('move');
  });

  it('gives way to what begins while a note stands, even before the player acts', () => {
    expect(standing(after(first, moment(1, ['attacked'])))).toBe('attack');
  });

  it('speaks last of what can be read at any time, and drives nothing away for it', () => {
    const later: TourNote = { id: 'help', text: 'Help', anchor: '', when: has('helped'), anytime: true };
    const all = [later, ...notes];
    const both = moment(1, ['helped', 'attacked']);
    expect(follow(all, begin([]), both, 'read').waiting).toEqual(['move', 'attack', 'help']);
    const alone = follow(all, begin([]), moment(1), 'read');
    expect(standing(follow(all, alone, moment(1, ['helped']), 'read'))).toBe('look');
    expect(follow(all, alone, moment(1, ['helped']), 'read').waiting).toEqual(['move', 'help']);
  });

  it('does not show late what was over before it could be shown', () => {
    const early = after(first, moment(2, ['attacked']), 'just');
    expect(standing(early)).toBe('look');
    expect(standing(after(early, moment(3)))).toBe('move');
  });

  it('says what one plays for, and then what is asked, whether that was asked before or comes later', () => {
    const aim: TourNote = { id: 'aim', text: 'Aim', anchor: '', when: always, opening: true };
    const ask: TourNote = { id: 'ask', text: 'Ask', anchor: '', when: has('asked') };
    const all = [aim, ask, ...notes];
    const together = follow(all, begin([]), moment(1, ['asked']), 'just');
    const later = follow(all, begin([]), moment(1), 'just');
    expect([standing(together), standing(later)]).toEqual(['aim', 'aim']);
    for (const guide of [together, later]) {
      expect(standing(follow(all, guide, moment(1, ['asked']), 'glance'))).toBe('aim');
      const asked = follow(all, guide, moment(1, ['asked']), 'read');
      expect(standing(asked)).toBe('ask');
      expect(standing(follow(all, asked, moment(1, ['asked']), 'read'))).toBe('ask');
    }
  });

  it('goes on after a glance from what the player has gone on from', () => {
    const deal: TourNote = { id: 'deal', text: 'Deal', anchor: '', when: has('dealing') };
    const all = [deal, ...notes.slice(2)];
    const guide = follow(all, begin([]), moment(1, ['dealing']), 'just');
    expect(standing(follow(all, guide, moment(1, ['attacked']), 'glance')), 'no act').toBe('deal');
    expect(standing(follow(all, guide, moment(2, ['attacked']), 'just'))).toBe('deal');
    expect(standing(follow(all, guide, moment(2, ['attacked']), 'glance'))).toBe('attack');
    expect(standing(follow(all, guide, moment(2), 'glance')), 'nothing else is asked').toBe('deal');
  });

  it('does not race through its notes in a run of acts', () => {
    const run = [2, 3, 4, 5].reduce((guide, acts) => after(guide, moment(acts), 'just'), first);
    expect([standing(run), run.seen]).toEqual(['look', []]);
    expect(standing(after(run, moment(5)))).toBe('move');
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
  const BETWEEN = /More tips/;
  const next = () => fireEvent.click(screen.getByRole('button', { name: /Next|Got it/ }));
  /** Time goes by. */
  async function wait(seconds: number) {
    vi.advanceTimersByTime(seconds * 1000);
    await tick();
  }
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it('are counted as they are shown, also after the page was loaded again', async () => {
    const { rerender, unmount } = show();
    expect(said()).toMatch(/Look.*1 of 3/);
    await next();
    expect(said()).toMatch(/Move.*2 of 3.*Got it/);
    await wait(8);
    await rerender({ moment: heard(2, true) });
    expect(said(), 'its place is kept').toMatch(BETWEEN);
    await rerender({ moment: heard(3, false, ['attacked']) });
    expect(said()).toMatch(/Attack.*3 of 3/);
    await rerender({ moment: heard(4, true, ['attacked', 'moved']) });
    await wait(8);
    expect(said(), 'a turn that comes is no act').toMatch(/Attack.*3 of 3/);
    unmount();
    show();
    expect(said()).toMatch(BETWEEN);
  });

  it('are counted without those that will not be shown', async () => {
    const { rerender } = show();
    await rerender({ moment: heard(2, false, ['moved']) });
    await wait(8);
    expect(said()).toMatch(/More tips.*2 of 2/);
  });

  it('stand for a least time, however fast the player acts', async () => {
    const { rerender } = show();
    for (const question of [2, 3, 4]) {
      await wait(1);
      await rerender({ moment: heard(question, true) });
      expect(said()).toMatch(/Look.*1 of 3/);
    }
    await wait(5);
    expect(said()).toMatch(/Move.*2 of 3/);
    await rerender({ moment: heard(5, true) });
    expect(said(), 'each of them').toMatch(/Move/);
    await wait(8);
    expect(said()).toMatch(BETWEEN);
  });

  it('stand longer when there is more to read', async () => {
    const long = [{ id: 'long', text: 'word '.repeat(40), anchor: '', when: always }, ...notes];
    const { rerender } = render(Tour, { ...props, notes: long, moment: heard(1, true) });
    await rerender({ moment: heard(2, true) });
    await wait(11);
    expect(said()).toMatch(/word/);
    await wait(2);
    expect(said()).toMatch(/Look/);
  });

  it('wait until the board has come to rest', async () => {
    const { rerender } = render(Tour, { ...props, quiet: false, moment: heard(1, true) });
    expect(said()).toMatch(BETWEEN);
    await rerender({ quiet: true });
    expect(said()).toMatch(/Look/);
  });

  it('follow a choice that is half made', async () => {
    const picked = new SvelteSet<string>();
    const half = [...notes, { id: 'lay', text: 'Lay', anchor: '', when: () => picked.size > 0 }];
    render(Tour, { ...props, notes: half, moment: heard(1, true) });
    picked.add('a card');
    await tick();
    await next();
    expect(said()).toMatch(/Lay.*2 of 4/);
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

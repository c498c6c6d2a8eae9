import { describe, expect, it } from 'vitest';
import type { ByDay, Clocks, Live } from '../../protocol';
import type { TurnClocks } from '../session/state';
import { apartOf, decideIn, isApart, leftBy, paceOf, runsFor, shownOf, timeLine } from './time';

const LIVE: Live = { type: 'live', initial: 600, increment: 10, setup: 300 };
const BY_DAY: ByDay = { type: 'by_day', days: 3, reserve: 7 };
const HOUR = 36_000;
const DAY = 24 * HOUR;

/** Clocks that were told at the beginning of time. */
function clocks(runs: Clocks['runs'], left: number | null, seat: string | null = null): TurnClocks {
  const seats = [
    { seat: 'A', left: 6000 },
    { seat: 'B', left: 2467 },
    { seat: 'C', left: null },
  ];
  return { n: 1, runs, seat, left, seats, at: 0 };
}

function text(one: TurnClocks, seat: string, now = 0, time: Live | ByDay = LIVE, asked: string[] = []) {
  const shown = shownOf(one, time, seat, asked, now);
  return shown ? `${shown.text} ${shown.more}`.trim() : undefined;
}

describe('in one sitting', () => {
  it('the clock of the player on turn runs down, and the others stand', () => {
    const turn = clocks('turn', 2467, 'B');
    expect([0, 999, 1000, 60_000].map((now) => text(turn, 'B', now))).toEqual([
      '4:06',
      '4:05',
      '4:05',
      '3:06',
    ]);
    expect(text(turn, 'A', 60_000)).toBe('10:00');
    expect(shownOf(turn, LIVE, 'A', [], 0)).toEqual({ text: '10:00', more: '', runs: false, short: false });
    expect(shownOf(turn, LIVE, 'B', [], 0)).toEqual({ text: '4:06', more: '', runs: true, short: false });
  });

  it('has tenths at the end, and ends at nothing', () => {
    const turn = clocks('turn', 105, 'B');
    expect([0, 500, 600, 10_400, 99_999].map((now) => text(turn, 'B', now))).toEqual([
      '0:10',
      '0:10',
      '9.9',
      '0.1',
      '0.0',
    ]);
    expect(shownOf(turn, LIVE, 'B', [], 600)?.short).toBe(true);
  });

  it('a computer player has no clock', () => {
    expect(shownOf(clocks('turn', 2467, 'B'), LIVE, 'C', [], 0)).toBeNull();
  });

  it('the time of a phase for all or of a first move is apart from what everybody has', () => {
    for (const apart of [clocks('phase', 3000), clocks('first', 3000, 'A')]) {
      expect(['A', 'B', 'C'].map((seat) => text(apart, seat, 1000))).toEqual(['10:00', '4:06', undefined]);
      expect(shownOf(apart, LIVE, 'A', [], 0)?.runs).toBe(false);
      expect([isApart(apart, LIVE), apartOf(apart, 1000)]).toEqual([true, '4:59']);
    }
    expect(runsFor(clocks('phase', 3000), 'A', [])).toBe(true);
    expect(isApart(clocks('turn', 2467, 'B'), LIVE)).toBe(false);
    expect(isApart(clocks('phase', 3000), BY_DAY)).toBe(false);
  });

  it('in a window all stand', () => {
    const still = clocks(null, null);
    expect(leftBy(still, 5000)).toBeNull();
    expect(shownOf(still, LIVE, 'B', ['B'], 5000)).toEqual({
      text: '4:06',
      more: '',
      runs: false,
      short: false,
    });
    expect(paceOf(still, LIVE, 0)).toBeNull();
  });
});

describe('by the day', () => {
  it('the time of the player on turn is shown in days and hours', () => {
    const at = (left: number) => text(clocks('first', left, 'B'), 'B', 0, BY_DAY);
    expect(at(2 * DAY + 4 * HOUR + 5)).toBe('2 days 4 h');
    expect(at(DAY + 600)).toBe('1 day');
    expect(at(5 * HOUR + 20 * 600)).toBe('5 h 20 min');
    expect(at(11 * 600 + 1)).toBe('12 min');
    expect(at(3 * DAY - 1)).toBe('3 days');
    expect(text(clocks('turn', DAY, 'B'), 'A', 0, BY_DAY)).toBeUndefined();
  });

  it('the reserve is no part of the time for a turn, and is named when it is used', () => {
    const seats = [{ seat: 'B', left: 7 * DAY }];
    const at = (left: number) => shownOf({ ...clocks('turn', left, 'B'), seats }, BY_DAY, 'B', [], 0);
    expect(at(8 * DAY)).toMatchObject({
      text: '1 day',
      more: '',
      hint: 'Then 7 days of the reserve',
      short: false,
    });
    expect(at(7 * DAY + HOUR)).toMatchObject({ text: '1 h', more: '0 min' });
    expect(at(6 * DAY)).toMatchObject({ text: '6 days of the reserve', more: '', hint: '' });
    expect(at(HOUR)?.short).toBe(true);
  });

  it('an absence runs on nobody’s plate, and says how long the others may decide', () => {
    const absence = clocks('absence', 3 * DAY);
    expect(['A', 'B'].map((seat) => text(absence, seat, 0, BY_DAY))).toEqual([undefined, undefined]);
    expect(decideIn(absence, BY_DAY, 1000)).toBe('3 days');
    const live = clocks('absence', 1200);
    expect(['A', 'B'].map((seat) => text(live, seat, 5000))).toEqual(['10:00', '4:06']);
    expect(decideIn(live, LIVE, 5000)).toBe('1:55');
    expect(decideIn(clocks('turn', 1200, 'A'), LIVE, 0)).toBeNull();
  });

  it('a window is a turn of those whom it asks', () => {
    const window = clocks('window', 3 * DAY);
    expect(text(window, 'A', 0, BY_DAY, ['A'])).toBe('3 days');
    expect(text(window, 'B', 0, BY_DAY, ['A'])).toBeUndefined();
  });
});

it('what is shown is looked at as often as it changes', () => {
  const at = (left: number, time: Live | ByDay = LIVE) => paceOf(clocks('turn', left, 'B'), time, 0)!;
  expect(at(50)).toBeLessThan(100);
  expect(at(3000)).toBeLessThan(1000);
  expect(at(2 * DAY, BY_DAY)).toBeLessThanOrEqual(60_000);
  expect(paceOf(clocks('turn', 100, 'B'), LIVE, 10_000)).toBeNull();
});

it('a time is told in a line', () => {
  expect(timeLine(LIVE)).toBe('10 min + 10 s a turn');
  expect(timeLine({ ...LIVE, increment: 0 })).toBe('10 min for each player');
  expect(timeLine(BY_DAY)).toBe('3 days a turn');
});

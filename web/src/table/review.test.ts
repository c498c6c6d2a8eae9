import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Review as Found } from '../protocol';
import { estimateAt, gap, line, points, spread } from './curve';
import Curve from './Curve.svelte';
import { LookBack } from './review.svelte';

const found: Found = {
  seats: ['South', 'North'],
  positions: 4,
  thorough: true,
  judge: 'General',
  estimates: [
    { at: 0, knew: [0, 0], whole: [0, 0], known: [] },
    { at: 2, knew: [100, -50], whole: [-200, 200], known: [] },
    { at: 4, knew: [-1000, 1000], whole: [-1000, 1000], known: [] },
  ],
  moments: [
    {
      at: 2,
      seat: 'South',
      told: [],
      before: 'even',
      after: 'behind',
      thought_before: 'even',
      thought_after: 'even',
      fault: 'unknowable',
      choice: null,
    },
  ],
  accuracy: [],
  statistics: [],
  secrets: null,
};

afterEach(cleanup);

describe('the review of a finished game', () => {
  it('is asked for until it is made, once', async () => {
    const answers = [{ percent: 10 }, { percent: 60 }, found];
    const fetch = vi.fn(async () => answers.shift()!);
    const review = new LookBack('t1', null, fetch, 0);
    const asked = review.open();
    void review.open();
    await asked;
    expect(review.found).toBe(found);
    expect(review.marks).toEqual([2]);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('that could not be fetched is asked for again when somebody wants it', async () => {
    const fetch = vi.fn().mockRejectedValueOnce(new Error('gone')).mockResolvedValue(found);
    const review = new LookBack('t1', null, fetch, 0);
    await review.open();
    expect(review.failed).toBeTruthy();
    await review.open();
    expect([review.failed, review.found]).toEqual([null, found]);
  });
});

describe('the curve', () => {
  it('goes from what was lost, below, to what was won, above', () => {
    const whole = points(found.estimates, found.positions, (one) => one.whole[0]!);
    expect(whole).toEqual([
      { x: 0, y: 70 },
      { x: 160, y: 84 },
      { x: 320, y: 140 },
    ]);
    expect(line(whole)).toBe('M0.0 70.0L160.0 84.0L320.0 140.0');
    expect(gap(whole, whole)).toBe(`${line([...whole, ...whole.toReversed()])}Z`);
  });

  it('has an estimate for every position, and a table of some', () => {
    expect([0, 1, 2, 3, 4].map((at) => estimateAt(found.estimates, at)!.at)).toEqual([0, 0, 2, 2, 4]);
    expect(spread([1, 2, 3, 4, 5, 6, 7], 3)).toEqual([1, 4, 7]);
  });

  it('says where one is, and goes where one points', async () => {
    const ongo = vi.fn();
    render(Curve, { review: found, seat: 0, at: 2, ongo });
    const slider = screen.getByRole('slider', { name: 'The course of the game' });
    expect(slider.getAttribute('aria-valuetext')).toContain('Position 2: as the player could see it +100');
    await userEvent.click(screen.getByText('The curve as a table'));
    await userEvent.click(screen.getByRole('button', { name: 'Go to position 4' }));
    expect(ongo).toHaveBeenCalledWith(4);
  });
});

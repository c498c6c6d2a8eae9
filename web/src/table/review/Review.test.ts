import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api';
import type { Review as Found } from '../../protocol';
import { estimateAt, gap, line, points, spread } from './curve';
import Curve from './Curve.svelte';
import CurveTable from './CurveTable.svelte';
import { client, variant } from '../fixture/game';
import type { Replay } from '../replay/replay.svelte';
import Review from './Review.svelte';
import { LookBack } from './look-back.svelte';
import type { TableSession } from '../session/session.svelte';

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
    const way = { stage: 'looking', left: null } as const;
    const answers = [{ percent: 10, ...way }, { percent: 60, ...way }, found];
    const fetch = vi.fn(async () => answers.shift()!);
    const review = new LookBack('t1', null, fetch, 0);
    const asked = review.open();
    void review.open();
    await asked;
    expect(review.found).toBe(found);
    expect(review.marks).toEqual([2]);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it('tells what is done and how long it takes, and can be cancelled and begun again', async () => {
    const answer = { percent: 40, stage: 'compiling', left: 130 } as const;
    const fetch = vi.fn<() => Promise<typeof answer | Found>>(async () => answer);
    const review = new LookBack('t1', null, fetch, 5);
    const session = { client, names: {}, variant, state: { you: null } } as unknown as TableSession;
    render(Review, { replay: { at: 0 } as unknown as Replay, review, session });
    const status = await screen.findByText(/gets ready to look back at games. It does this once: 40%/);
    expect(status.textContent).toContain('(about 2 min left)');
    await fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('status')).toBeNull();
    const asked = fetch.mock.calls.length;
    await new Promise((later) => setTimeout(later, 20));
    expect(fetch).toHaveBeenCalledTimes(asked);
    fetch.mockResolvedValue(found);
    await fireEvent.click(screen.getByRole('button', { name: 'Look back' }));
    expect(await screen.findByText('Turning points')).toBeTruthy();
  });

  it('is asked for again while one server follows another', async () => {
    const gone = new ApiError(0, '');
    const fetch = vi.fn().mockRejectedValueOnce(gone).mockRejectedValueOnce(gone).mockResolvedValue(found);
    const review = new LookBack('t1', null, fetch, 0);
    await review.open();
    expect([review.failed, review.found]).toEqual([null, found]);
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

describe('what is said of it', () => {
  it('begins with the curve and the turning points; the rest is folded', () => {
    show({ accuracy: [{ seat: 'South', percent: 80, judged: 10, of: 30, best: 8, blurred: 0 }] });
    const slider = screen.getByRole('slider');
    const point = document.querySelector('li button')!;
    expect(slider.compareDocumentPosition(point)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const folded = [...document.querySelectorAll('details')];
    expect(folded).toHaveLength(3);
    for (const part of folded) {
      expect(part.open).toBe(false);
      expect(point.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it('is the figures alone, unfolded, where there is no curve', () => {
    show({ estimates: [], moments: [] });
    const [figures, ...others] = document.querySelectorAll('details');
    expect([figures!.open, others.length]).toEqual([true, 0]);
  });

  const offer = (id: number) => ({ id, text: `DISCARD ${id}`, kind: 'discard' });
  const choice = { at: 2, seat: 'South', text: 'DISCARD 1', better: 'DISCARD 2', loss: 90 };
  const blamed = { ...choice, offer: offer(1), better_offer: offer(2) };
  function show(change: Partial<Found>) {
    const replay = { at: 0, goTo: vi.fn(), seenBefore: async () => ({ viewer: 'South' }) };
    const session = {
      client: { ...client, inWords: ({ id }: { id: number }) => `Lay card ${id}` },
      names: { South: 'Anna', North: 'Boris' },
      variant,
      state: { you: 'South' },
    };
    render(Review, {
      replay: replay as unknown as Replay,
      review: { found: { ...found, ...change }, open: vi.fn() } as unknown as LookBack,
      session: session as unknown as TableSession,
    });
  }

  it('is about one player, with acts as the table calls them', async () => {
    show({ moments: [{ ...found.moments[0]!, fault: 'knowable', choice: blamed }] });
    const line = 'Even, then behind. “Lay card 2” was better than “Lay card 1”, and you could have known.';
    expect(await screen.findByText(line)).toBeTruthy();
  });

  it('is kept to who it is about also where nothing could be seen', async () => {
    show({ moments: [{ ...found.moments[0]!, seat: 'North', thought_before: 'ahead' }] });
    const line = 'Boris: even (though it looked ahead), then behind. There was no way to see it coming.';
    expect(await screen.findByText(line)).toBeTruthy();
  });

  it('does not praise choices that could not be told from others', () => {
    show({ accuracy: [{ seat: 'South', percent: null, judged: 0, of: 30, best: 0, blurred: 20 }] });
    expect(screen.getByText('too close to call')).toBeTruthy();
    expect(screen.getByText('20 were too close to call.')).toBeTruthy();
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
    render(Curve, { review: found, seat: 0, at: 2, note: 'Found out: 3', ongo });
    const slider = screen.getByRole('slider', { name: 'The course of the game' });
    expect(slider.getAttribute('aria-valuetext')).toContain('Position 2: as the player saw it +100');
    expect(screen.getByText('Found out: 3')).toBeTruthy();
    fireEvent.input(slider, { target: { value: '3' } });
    expect(ongo).toHaveBeenLastCalledWith(3);
  });

  it('is there in numbers, too, which lead to their positions', async () => {
    const ongo = vi.fn();
    render(CurveTable, { review: found, seat: 0, ongo });
    await userEvent.click(screen.getByText('The curve as a table'));
    await userEvent.click(screen.getByRole('button', { name: 'Go to position 4' }));
    expect(ongo).toHaveBeenCalledWith(4);
  });
});

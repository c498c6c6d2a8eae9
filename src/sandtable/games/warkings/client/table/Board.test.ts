import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { sittings } from '$web/cards/round';
import type { WarkingsChoice } from '../made/shown';
import { drawOpen, drawPile, lastRound, lay, parts, seen } from '../testing';
import type { WarkingsView } from '../types';
import Board from './Board.svelte';

const named = (name: RegExp) => screen.getByRole('button', { name });

function show(change = {}, legal: WarkingsChoice[] = [lay(['1S'])], more = {}) {
  const props = parts(seen(['1S', '1S'], change), legal, more);
  render(Board, props);
  return { user: userEvent.setup(), ...props };
}

test('everybody sits at the table with what is public', () => {
  show({ effect: { kind: 'SC2', on: 'B' }, last_round: lastRound('C') });
  expect(
    screen.getByRole('group', { name: /^Otter, 5 cards, known: an Advisor, under a Double Scroll/ }),
  ).toBeTruthy();
  expect(screen.getByRole('group', { name: /^Badger, 4 cards, drew the card above/ })).toBeTruthy();
  expect(screen.getByText(/It ends with Badger’s turn/)).toBeTruthy();
  expect(screen.getByText('Otter is under a Double Scroll:')).toBeTruthy();
});

test('a card is drawn from either pile', async () => {
  const { user, onact } = show({ phase: 'draw', aside: ['1S'] }, [drawPile, drawOpen]);
  await user.click(named(/^Draw pile, 30 cards. Draw/));
  expect(onact).toHaveBeenLastCalledWith('DRAW PILE', expect.anything());
  await user.click(named(/^Take the Triple Soldier/));
  expect(onact).toHaveBeenLastCalledWith('DRAW OPEN', expect.anything());
  await user.keyboard('p');
  expect(onact).toHaveBeenLastCalledWith('DRAW PILE', undefined);
});

test('what is not offered is tried all the same, so that the refusal says why', async () => {
  const { user, onact } = show();
  await user.click(named(/^Draw pile/));
  expect(onact).toHaveBeenCalledWith('DRAW PILE', expect.anything());
});

test('the Enemy Attack is picked up at the second touch', async () => {
  const { user, onact } = show({ phase: 'draw', last_round: lastRound('C') }, [drawPile, drawOpen]);
  await user.click(named(/^Draw pile/));
  expect(onact).not.toHaveBeenCalled();
  await user.click(named(/^Draw pile/));
  expect(onact).toHaveBeenCalledWith('DRAW PILE', expect.anything());
});

test('nothing can be tried while another is on turn', async () => {
  const { user, onact } = show({ turn: 'B', to_act: ['B'] }, [], { disabled: true });
  await user.click(named(/^Draw pile/));
  await user.keyboard('po');
  expect(onact).not.toHaveBeenCalled();
});

test('the open pile can be looked through, top card first', async () => {
  const { user } = show();
  await user.keyboard('l');
  const cards = screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-label'));
  expect(cards).toEqual(['Triple Soldier', 'Single Soldier']);
  await user.click(named(/^Close/));
  expect(screen.queryByRole('listitem')).toBeNull();
});

test('the chosen cards can be laid on the table', async () => {
  const props = parts(seen(['1S', '1S']), [lay(['1S'])]);
  props.draft.picked = ['1S:0'];
  render(Board, props);
  await userEvent.click(named(/^Discard here/));
  expect(props.onact).toHaveBeenCalledWith('DISCARD 1S', expect.anything());
});

const hand = (cards: string[], sum: number, total: number, text: string) => ({
  cards,
  sum,
  total,
  advisors: 0,
  text,
});
const over: Partial<WarkingsView> = {
  turn: null,
  phase: 'over',
  result: {
    winners: ['B'],
    losers: ['A'],
    ranking: [['B'], ['C'], ['A']],
    reason: 'zero',
    clause: 'RT-WIN-1',
    text: 'Otter wins with no soldiers left. Heron loses with the most.',
    hands: {
      A: hand(['3S', '2S'], 5, 5, '2 + 3 = 5'),
      B: hand(['ET'], 0, 0, 'no soldiers'),
      C: hand(['1S', 'ADV'], 1, 2, '1 × 2 = 2'),
    },
  },
};

test('a replay goes back from the end to the table', async () => {
  const { rerender } = render(Board, parts(seen(['1S'], over), []));
  await rerender({ view: seen(['1S']) });
  expect(screen.getByRole('group', { name: /^Otter/ })).toBeTruthy();
});

test('at the end all hands are counted, the fewest first', () => {
  show(over);
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent!.replace(/\s+/g, ' '));
  expect(rows[0]).toContain('Otter wins');
  expect(rows[1]).toContain('1 × 2 = 2');
  expect(rows[2]).toContain('2 + 3 = 5');
});

test('you sit below, the others clockwise in turn order', () => {
  const round = sittings(['A', 'B', 'C', 'D'], 'C');
  expect(round.map(({ seat }) => seat)).toEqual(['C', 'D', 'A', 'B']);
  expect(round[0]!.y).toBeGreaterThan(80);
  expect(round[1]!.x).toBeLessThan(round[2]!.x);
  expect(round[2]!.x).toBeLessThan(round[3]!.x);
  for (const count of [2, 3, 4, 5, 6])
    expect(sittings('ABCDEF'.slice(0, count).split(''), null)).toHaveLength(count);
});

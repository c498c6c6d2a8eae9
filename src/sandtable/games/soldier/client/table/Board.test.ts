import { render, screen, within } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import type { Offer } from '$web/game';
import { SETTINGS } from '$web/testing';
import { draft } from '../draft.svelte';
import type { SoldierResult } from '../made/shown';
import Score from '../side/Score.svelte';
import {
  advance,
  attacked,
  drawDiscard,
  drawPile,
  lay,
  lose,
  parts,
  pass,
  player,
  radio,
  seen,
  snipe,
  told,
} from '../testing';
import type { SoldierView } from '../types';
import Board from './Board.svelte';

const named = (name: RegExp | string) => screen.getByRole('button', { name });
const hand = { Advance: 1, Attack: 1, Sniper: 1 };

function show(view: SoldierView, legal: Offer[] = [], change = {}) {
  const props = parts(view, legal, change);
  render(Board, props);
  return { user: userEvent.setup(), ...props };
}

test('everybody sits at the table with what is public', () => {
  const players = [
    player('A', ['Rifleman']),
    player('B', ['Ninja'], { wins: 2, training: [1, 2], known: ['Block'] }),
    player('C', [], { stunned: true, barred: true }),
  ];
  show(seen({}, { players }));
  expect(
    screen.getByRole('group', { name: /^Otter: 8 cards, 2 battles won, 3 points of training, known: Block/ }),
  ).toBeTruthy();
  expect(screen.getByRole('group', { name: /^Badger: .*stunned.*may not refill/ })).toBeTruthy();
  expect(named('Otter’s Ninja, power weapon Ninja Stars')).toBeTruthy();
  expect(named(/^Soldier pile, 3 soldiers/)).toBeTruthy();
});

test('a card is drawn from either pile', async () => {
  const { user, onact } = show(seen({}, { phase: 'draw', draws_left: 1 }), [drawPile, drawDiscard]);
  await user.click(named(/^Draw pile, 60 cards. Draw/));
  expect(onact).toHaveBeenLastCalledWith('DRAW_PILE', expect.anything());
  await user.click(named(/^Take Block/));
  expect(onact).toHaveBeenLastCalledWith('DRAW_DISCARD', expect.anything());
  await user.keyboard('d');
  expect(onact).toHaveBeenLastCalledWith('DRAW_PILE', undefined);
});

test('what is not offered is tried all the same, so that the refusal says why', async () => {
  const { user, onact } = show(seen({}));
  await user.click(named(/^Draw pile/));
  expect(onact).toHaveBeenCalledWith('DRAW_PILE', expect.anything());
});

test('soldiers are pressed to attack: one’s own first, then the other', async () => {
  const legal = [advance('Rifleman', 'B', 'Ninja'), advance('Commando', 'B', 'Ninja')];
  const { user, onact, draft } = show(seen(hand), legal);
  await user.click(named(/^your Commando/));
  expect(draft).toMatchObject({ picked: ['Advance'], own: 'Commando' });
  await user.click(named(/^Otter’s Ninja.*choose/));
  expect(onact).toHaveBeenCalledWith('ADVANCE Commando B.Ninja', expect.anything());
});

test('a Sniper, Radio and the Bomb’s victim are pointed at on the table', async () => {
  const { user, onact, draft } = show(seen(hand), [snipe('B', 'Ninja'), radio('C'), lose('Rifleman')]);
  draft.picked = ['Sniper'];
  await user.click(named(/^Otter’s Ninja/));
  expect(onact).toHaveBeenLastCalledWith('SNIPE B.Ninja', expect.anything());
  draft.picked = ['Radio'];
  await user.click(await screen.findByRole('button', { name: /draw two cards from Badger/ }));
  expect(onact).toHaveBeenLastCalledWith('RADIO C', expect.anything());
  await user.click(named(/^your Rifleman/));
  expect(onact).toHaveBeenLastCalledWith('LOSE Rifleman', expect.anything());
});

test('a soldier that cannot be chosen says what it is', async () => {
  const { user, onhelp } = show(seen({}));
  await user.click(named(/^Badger’s Scout/));
  expect(onhelp).toHaveBeenCalledWith('Scout', expect.anything());
});

test('the duel shows who laid what, with boosts and power weapons', () => {
  show(attacked({}));
  const lays = within(screen.getByRole('list', { name: /^The cards played/ })).getAllByRole('listitem');
  expect(lays.map((each) => each.getAttribute('aria-label'))).toEqual([
    'Otter: Advance',
    'Otter: Attack with Ninja Stars, a power weapon',
  ]);
});

test('what would answer is told, and what of it can be played', () => {
  const view = attacked({ Block: 1, Stun: 1 });
  view.combat!.pending!.held = { Block: 'boost', Stun: 'short' };
  show({ ...view, phase: 'W-OPEN' }, []);
  const answers = screen.getByRole('region', { name: 'Possible answers' });
  const labels = within(answers)
    .getAllByRole('listitem')
    .map((each) => each.getAttribute('aria-label'));
  expect(labels).toEqual([
    'Block, you can play it with a weapon or intensity card from your hand',
    'Retaliate, you do not have it',
    'Stun, you have it, but not the card that it needs',
  ]);
  expect(answers.textContent).toContain('Its own power weapon');
  expect(answers.textContent).toContain('the combat is lost');
});

test('an answer that is tapped is told of, as far as it cannot be given', async () => {
  const view = attacked({ Block: 1 });
  view.combat!.pending!.held = { Block: 'short' };
  const { user, onhelp } = show(view, []);
  await user.click(screen.getByLabelText(/^Retaliate, you do not have it/));
  expect(onhelp).toHaveBeenLastCalledWith('Retaliate', expect.anything());
});

test('who only watches the duel is told what answers, not what is held', () => {
  const view = attacked({ Block: 1 });
  show({ ...view, combat: { ...view.combat!, answerer: 'C' } });
  const answers = screen.getByRole('region', { name: 'Possible answers' });
  expect(within(answers).getByLabelText('Block')).toBeTruthy();
});

test('no answer is given by a key only where there is none', async () => {
  const { user, onact } = show(attacked({ T1: 1 }), [pass('NO_RESPONSE')]);
  await user.keyboard('n');
  expect(onact).toHaveBeenCalledWith('NO_RESPONSE');
});

test('with an answer on offer the key does nothing', async () => {
  const { user, onact } = show(attacked({ Block: 1 }), [pass('NO_RESPONSE'), lay('Block', 'M16')]);
  await user.keyboard('n');
  expect(onact).not.toHaveBeenCalled();
});

test('a verdict stands over the cards while it is told', () => {
  show(attacked({}), [], { played: [told('won', { seat: 'B', loser: 'A' })] });
  expect(screen.getByText('Otter wins the combat')).toBeTruthy();
});

test('a shot and the Bomb are announced', async () => {
  show(seen({}, { shot: { by: 'B', seat: 'A', soldier: 'Commando' } }));
  expect(screen.getByRole('status').textContent).toContain('Otter’s Sniper aims at your Commando');
  expect(named(/^your Commando.*a Sniper aims/)).toBeTruthy();
});

test('after a combat the soldiers march home', async () => {
  const settings = { ...SETTINGS, still: false };
  const { rerender } = render(Board, parts(attacked({}), [], { settings }));
  await rerender({ view: seen({}) });
  expect(await screen.findByRole('group', { name: /^Otter/ })).toBeTruthy();
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Combat' })).toBeNull());
  expect(named('Otter’s Ninja, power weapon Ninja Stars')).toBeTruthy();
});

test('piles can be looked through, top card first', async () => {
  const { user } = show(seen({}));
  await user.keyboard('l');
  const look = screen.getByRole('region', { name: /^Discard pile, top first/ });
  const cards = within(look).getAllByRole('listitem');
  expect(cards.map((item) => item.getAttribute('aria-label'))).toEqual(['Block', 'Training 1']);
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region', { name: /^Discard pile, top first/ })).toBeNull();
  await user.click(named(/^Soldier pile/));
  expect(screen.getByText(/Came back/)).toBeTruthy();
  expect(screen.getByLabelText('Officer')).toBeTruthy();
});

test('nothing can be tried while another is asked', async () => {
  const { user, onact } = show(seen(hand), [drawPile], { disabled: true });
  await user.click(named(/^Draw pile/));
  await user.keyboard('don');
  expect(onact).not.toHaveBeenCalled();
});

test('at the end everybody is listed, the winner first', () => {
  const text = 'B wins. Three battles are won.';
  const result: SoldierResult = { winners: ['B'], reason: 'battles', clause: 'US-WIN-2', text };
  show(seen({}, { phase: 'over', turn: null, result }));
  const rows = screen.getAllByRole('listitem').map((row) => row.textContent!.replace(/\s+/g, ' '));
  expect(rows[0]).toContain('Otter wins');
});

test('the score sheet is for matches by rounds', async () => {
  const players = [player('A', [], { points: 4, rounds_won: 1 }), player('B', []), player('C', [])];
  const { rerender } = render(Score, parts(seen({}), []));
  expect(screen.queryByRole('table')).toBeNull();
  await rerender({ view: seen({}, { mode: 'rounds', round: 2, players }) });
  expect(screen.getByRole('row', { name: /Heron 0 1 4/ })).toBeTruthy();
});

test('in a replay the own hand lies open beside the own soldiers, in play it lies below', () => {
  const hand = { Block: 2, M16: 1 };
  const made = draft();
  const kinds = () =>
    [...document.querySelectorAll('[data-seat="A"] .known')].map((card) => card.getAttribute('data-kind'));
  const { unmount } = render(Board, parts(seen(hand), [], { disabled: true, draft: made }));
  expect(kinds().sort()).toEqual(['Block', 'Block', 'M16']);
  unmount();
  made.inTray = true;
  render(Board, parts(seen(hand), [], { draft: made }));
  expect(kinds()).toEqual([]);
});

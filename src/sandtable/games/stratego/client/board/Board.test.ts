import type { PartProps } from '$web/game';
import { SETTINGS } from '$web/testing';
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import type { Draft } from '../draft.svelte';
import { draft } from '../draft.svelte';
import Controls from '../side/Controls.svelte';
import { allied, cross, offer, piece, play, propsOf, square, twoArmies } from '../testing';
import Reserve from '../tray/Reserve.svelte';
import type { BoardPlan } from '../made/shown';
import type { StrategoView } from '../types';
import Board from './Board.svelte';

const view = play([
  piece(1, 'South', 'e4', '6'),
  { ...piece(21, 'North', 'e6', '9'), public: true },
  piece(22, 'North', 'j10'),
]);
const legal = [offer('e4-e5'), offer('e4-f4'), offer('e4-e6', 'attack')];

type Change = Partial<PartProps<StrategoView, Draft>>;

function show(change: Change = {}, board: BoardPlan = square) {
  const [onact, onhelp] = [vi.fn(), vi.fn()];
  const props = propsOf(board, view, legal, { onact, onhelp, ...change });
  render(Board, props);
  render(Controls, props);
  render(Reserve, props);
  return { onact, onhelp, props, user: userEvent.setup() };
}

const space = (name: string) => document.querySelector(`[data-space="${name}"]`)!;
const label = (name: string) => space(name).getAttribute('aria-label');

test('every space is told in words', () => {
  show();
  expect(screen.getAllByRole('gridcell')).toHaveLength(92);
  expect(label('e4')).toBe('e4, your Captain, 6. May move to e5, f4. May attack e6.');
  expect(label('e6')).toBe("e6, Otter's General, 9");
  expect(label('j10')).toBe('j10, a hidden piece of Otter, has never moved');
  expect(label('a5')).toBe('a5, empty');
});

test('what is known of an enemy stands small in its corner', () => {
  show();
  expect(document.querySelector('.tagged')?.textContent).toBe('9');
});

test('what is known of an enemy can be left to memory', () => {
  show({ settings: { ...SETTINGS, remember: false } });
  expect(label('e6')).toBe('e6, a hidden piece of Otter');
  expect(document.querySelector('.tagged')).toBeNull();
});

test('two taps move a piece', async () => {
  const { user, onact } = show();
  await user.click(space('e4'));
  expect(label('e5')).toBe('e5, empty. Your Captain may move here.');
  await user.click(space('e5'));
  expect(onact).toHaveBeenCalledWith('e4-e5', expect.anything());
});

test('a piece of others that is tapped tells of itself, unless something is in the hand', async () => {
  const { user, onact, onhelp } = show();
  await user.click(space('j10'));
  expect(onhelp).toHaveBeenCalledWith('j10', expect.anything());
  await user.click(space('e4'));
  await user.click(space('j10'));
  expect(onhelp).toHaveBeenCalledTimes(1);
  expect(onact).toHaveBeenCalledWith('e4-j10', expect.anything());
});

test('what is not offered is tried all the same, so that the refusal says why', async () => {
  const { user, onact } = show();
  await user.click(space('e4'));
  await user.click(space('a9'));
  expect(onact).toHaveBeenCalledWith('e4-a9', expect.anything());
});

test('keys alone move a piece', async () => {
  const { user, onact, onhelp } = show();
  (space('e4') as SVGElement).focus();
  await user.click(space('e4'));
  await user.keyboard('{Escape}{Enter}');
  await user.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(space('e5'));
  await user.keyboard('?');
  expect(onhelp).toHaveBeenCalledWith('e5', expect.anything());
  await user.keyboard(' ');
  expect(onact).toHaveBeenCalledWith('e4-e5', expect.anything());
});

test('nothing can be tried while another is on turn', async () => {
  const { user, onact, props } = show({ disabled: true });
  await user.click(space('e4'));
  await user.click(space('e5'));
  expect(onact).toHaveBeenCalledTimes(0);
  expect(props.draft.picked).toBeNull();
});

test('a Captain that has won goes one space further', async () => {
  const step = { ...offer('step e5'), from: 'e4' };
  const { user, onact } = show({ legal: [step, offer('stop')] });
  expect(space('e4').getAttribute('aria-selected')).toBe('true');
  await user.click(space('e5'));
  expect(onact).toHaveBeenCalledWith('step e5', expect.anything());
});

test('a captured piece comes back where it is set', async () => {
  const held = draft();
  held.enter('9');
  const { user, onact } = show({ legal: [offer('rescue 9@b5')], draft: held });
  expect(label('b5')).toBe('b5, empty. Your General may come back here.');
  await user.click(space('b5'));
  expect(onact).toHaveBeenCalledWith('rescue 9@b5', expect.anything());
});

test('a captured piece of either army is chosen by a button', async () => {
  const { user, onact } = show({ legal: [offer('rescue 9@b5'), offer("rescue 9'@b5")] });
  await user.click(screen.getByRole('button', { name: 'General, second army' }));
  await user.click(space('b5'));
  expect(onact).toHaveBeenCalledWith("rescue 9'@b5", expect.anything());
});

const reserve = { own_reserve: { '7': 1, '2': 4, F: 1 }, reserve: { South: 6, North: 6 } };
const entries = [...legal, offer("enter F'@a1"), offer("enter F'@b1")];

test('a piece of the Reserve comes in where it is offered', async () => {
  const { user, onact } = show({ view: { ...view, ...reserve }, legal: entries }, twoArmies);
  expect(screen.getByRole('button', { name: /^Major, second army/ })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: /^Flag, second army/ }));
  expect(label('b1')).toBe('b1, empty. Your Flag, second army may come in here.');
  await user.click(space('b1'));
  expect(onact).toHaveBeenCalledWith("enter F'@b1", expect.anything());
});

test('keys alone bring a piece in', async () => {
  const { user, onact, props } = show({ view: { ...view, ...reserve }, legal: entries }, twoArmies);
  await user.click(space('a2'));
  await user.keyboard('7');
  expect(props.draft.entering).toBeNull();
  await user.keyboard('f{ArrowDown}{Enter}');
  expect(onact).toHaveBeenCalledWith("enter F'@a1", expect.anything());
});

test('an own piece taken up lays the one of the Reserve down', async () => {
  const { user, props } = show({ view: { ...view, ...reserve }, legal: entries }, twoArmies);
  await user.click(screen.getByRole('button', { name: /^Flag, second army/ }));
  await user.click(space('e4'));
  expect([props.draft.picked, props.draft.entering]).toEqual(['e4', null]);
});

test('the second army is told in words', () => {
  show({
    view: play([piece(1, 'South', 'e4', '6', { army: 2 }), piece(21, 'North', 'e6', null, { army: 2 })]),
  });
  expect(label('e4')).toContain('your Captain, 6, second army');
  expect(label('e6')).toBe('e6, a hidden piece of Otter, second army, has never moved');
});

const four = allied([
  piece(1, 'South', 'g7', 'F'),
  piece(2, 'South', 'h3', 'C'),
  piece(20, 'West', 'h6'),
  piece(40, 'North', 'g9'),
  piece(41, 'North', 'f8', null, { not_flag: true }),
  piece(60, 'East', 'h2', 'F', { public: true }),
]);
const inFour = [
  offer('g7-g8'),
  offer('g7-g8 claim g9'),
  offer('g7-g8 claim f8'),
  offer('g7-g6'),
  offer('h3-h4'),
  offer('h3-h6', 'fire'),
];
const alliance = (change: Change = {}) =>
  show({ view: { ...four, captive: { h2: 'East' } }, legal: inFour, ...change }, cross);

test('on the cross stockades are places too, and partners are called so', () => {
  alliance();
  expect(screen.getAllByRole('gridcell')).toHaveLength(153);
  expect(label('h2')).toBe("h2, stockade in Heron's camp, Eagle's Flag, captured");
  expect(label('b8')).toBe("b8, stockade in Weasel's camp, empty");
  expect(label('g9')).toBe('g9, a hidden piece of Otter, your partner');
  expect(label('f8')).toBe('f8, a hidden piece of Otter, your partner, not the Flag');
  expect(label('h3')).toBe('h3, your Cannon. May move to h4. May fire at h6.');
});

test('a Cannon fires with two taps', async () => {
  const { user, onact } = alliance();
  await user.click(space('h3'));
  expect(label('h6')).toContain('Your Cannon may fire at this piece.');
  await user.click(space('h6'));
  expect(onact).toHaveBeenCalledWith('h3-h6', expect.anything());
});

test('a Flag that comes to stand beside a partner is asked whether it claims', async () => {
  const { user, onact } = alliance();
  await user.click(space('g7'));
  await user.click(space('g8'));
  expect(onact).not.toHaveBeenCalled();
  expect(label('g9')).toContain('You may claim that this is your partner’s Flag.');
  await user.click(screen.getByRole('button', { name: 'Claim the Flag on g9' }));
  expect(onact).toHaveBeenCalledWith('g7-g8 claim g9');
});

test('the claim can be left out, and is left out where there is none to make', async () => {
  const { user, onact } = alliance();
  await user.click(space('g7'));
  await user.click(space('g8'));
  await user.click(screen.getByRole('button', { name: 'Move to g8' }));
  expect(onact).toHaveBeenCalledWith('g7-g8');
  await user.click(screen.getByRole('button', { name: 'Back' }));
  await user.click(space('g7'));
  await user.click(space('g6'));
  expect(onact).toHaveBeenLastCalledWith('g7-g6', expect.anything());
});

test('keys alone claim', async () => {
  const { user, onact, props } = alliance();
  await user.click(space('g7'));
  await user.keyboard('{ArrowUp}{Enter}');
  expect(props.draft.claiming).toBe('g8');
  await user.keyboard('{Escape}');
  expect([props.draft.claiming, props.draft.picked]).toEqual([null, 'g7']);
  await user.keyboard('{Enter}{ArrowUp}{Enter}');
  expect(onact).toHaveBeenCalledWith('g7-g8 claim g9', expect.anything());
});

test('a taken Flag is put into one of two stockades, a freed one onto a space', async () => {
  const { user, onact } = alliance({ legal: [offer('stockade h2'), offer('stockade h14')] });
  await user.click(space('h14'));
  expect(onact).toHaveBeenCalledWith('stockade h14', expect.anything());
  await user.click(space('b8'));
  expect(onact).toHaveBeenLastCalledWith('stockade b8', expect.anything());
});

test('a captive Flag walks out like any piece', async () => {
  const held = {
    ...four,
    pieces: [piece(1, 'South', 'b8', 'F', { public: true })],
    captive: { b8: 'South' },
  };
  const { user, onact } = alliance({ view: held, legal: [offer('b8-c8', 'escape')] });
  await user.click(space('b8'));
  await user.click(space('c8'));
  expect(onact).toHaveBeenCalledWith('b8-c8', expect.anything());
});

test('a place is pointed at, whoever is on turn, and nothing else happens', async () => {
  const onplace = vi.fn();
  const pointing = { marks: [{ place: 'h8', seat: 'North', now: false }], picking: true, onplace };
  const { user, onact, props } = alliance({ pointing, disabled: true });
  expect(label('h8')).toBe('h8, empty. Otter points here.');
  await user.click(space('g7'));
  await user.keyboard('{ArrowUp}{Enter}');
  expect(onplace.mock.calls).toEqual([['g7'], ['g8']]);
  expect(onact).not.toHaveBeenCalled();
  expect(props.draft.picked).toBeNull();
});

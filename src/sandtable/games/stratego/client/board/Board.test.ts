import type { Offer, PartProps, Preview } from '$web/game';
import { render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { draft, type Draft } from '../draft.svelte';
import { piece, play, square } from '../testing';
import type { StrategoView } from '../types';
import Board from './Board.svelte';

const offer = (text: string, kind = 'move'): Offer => {
  const [from, to] = text.split('-');
  return { id: 0, text, kind, from, to };
};

const view = play([
  piece(1, 'South', 'e4', '6'),
  { ...piece(21, 'North', 'e6', '9'), public: true },
  piece(22, 'North', 'j10'),
]);
const legal = [offer('e4-e5'), offer('e4-f4'), offer('e4-e6', 'attack')];

function show(change: Partial<PartProps<StrategoView, Draft>> = {}) {
  const onact = vi.fn();
  const onhelp = vi.fn();
  const props: PartProps<StrategoView, Draft> = {
    view,
    you: 'South',
    legal,
    variant: {
      id: 'v',
      title: '',
      game: 'stratego',
      seats: { min: 2, max: 2, names: [] },
      options: [],
      levels: [],
      teams: [],
      places: [],
      board: square,
    },
    names: { South: 'Heron', North: 'Otter' },
    played: [],
    disabled: false,
    settings: { night: false, sound: false, remember: true, still: true },
    draft: draft(),
    pointing: null,
    onact,
    onpreview: () => Promise.resolve({} as Preview),
    onhelp,
    onclause: () => {},
    ...change,
  };
  render(Board, props);
  return { onact, onhelp, props, user: userEvent.setup() };
}

const space = (name: string) => document.querySelector(`[data-space="${name}"]`)!;
const label = (name: string) => space(name).getAttribute('aria-label');

test('every space is told in words', () => {
  show();
  expect(screen.getAllByRole('gridcell')).toHaveLength(92);
  expect(label('e4')).toBe('e4, your Captain, 6. May move to e5, f4. May attack e6.');
  expect(label('e6')).toBe("e6, Otter's General, 9");
  expect(label('j10')).toBe('j10, a hidden piece of Otter');
  expect(label('a5')).toBe('a5, empty');
});

test('what is known of an enemy stands small in its corner', () => {
  show();
  expect(document.querySelector('.tagged')?.textContent).toBe('9');
});

test('what is known of an enemy can be left to memory', () => {
  show({ settings: { night: false, sound: false, remember: false, still: true } });
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
  const step: Offer = { id: 1, text: 'step e5', kind: 'step', from: 'e4', to: 'e5' };
  const { user, onact } = show({ legal: [step, { id: 2, text: 'stop', kind: 'stop' }] });
  expect(space('e4').getAttribute('aria-selected')).toBe('true');
  await user.click(space('e5'));
  expect(onact).toHaveBeenCalledWith('step e5', expect.anything());
});

test('a captured piece comes back where it is set', async () => {
  const rescue: Offer = { id: 1, text: 'rescue 9@b5', kind: 'rescue', rank: '9', to: 'b5' };
  const held = draft();
  held.back = '9';
  const { user, onact } = show({ legal: [rescue], draft: held });
  expect(label('b5')).toBe('b5, empty. Your General may come back here.');
  await user.click(space('b5'));
  expect(onact).toHaveBeenCalledWith('rescue 9@b5', expect.anything());
});

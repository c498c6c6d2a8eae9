import type { Cards } from '$web/cards/counts';
import { cleanup, render, screen } from '@testing-library/svelte';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import type { Offer } from '$web/game';
import { ask } from '../asking';
import { advance, attacked, discard, lay, lose, pass, radio, seen, snipe, train } from '../testing';
import { parts } from '../testing';
import type { SoldierView } from '../types';
import Controls from './Controls.svelte';
import Tray from './Tray.svelte';

const named = (name: RegExp | string) => screen.getByRole('button', { name });

function show(view: SoldierView, legal: Offer[], change = {}) {
  const props = parts(view, legal, change);
  const user = userEvent.setup();
  render(Tray, props);
  render(Controls, props);
  return { user, ...props };
}

const answers = [lay('Block', 'M16', 'Adrenaline'), lay('Stun', 'M16', 'Adrenaline'), pass('NO_RESPONSE')];
const hand: Cards = { Block: 2, Stun: 1, M16: 1, Adrenaline: 1, T1: 3 };

test('cards lie in stacks, and say how many and what they may', () => {
  show(attacked(hand), answers);
  expect(named(/^Block, 2 of them/)).toBeTruthy();
  expect(named(/^Training 1, 3 of them, not now/)).toBeTruthy();
  expect(named(/^M16, power weapon of your Rifleman/)).toBeTruthy();
});

test('a lay is put together from action, weapon and intensity', async () => {
  const { user, onact } = show(attacked(hand), answers);
  await user.click(named(/^Block/));
  expect(screen.queryByRole('button', { name: /^Play/ })).toBeNull();
  await user.click(named(/^M16/));
  await user.click(named(/^Adrenaline/));
  await user.click(named('Play Block with M16 and Adrenaline'));
  expect(onact).toHaveBeenCalledWith('LAY Block +M16 +Adrenaline');
});

test('another action takes the place of the first and keeps the boosts', async () => {
  const { user, draft } = show(attacked(hand), answers);
  for (const card of [/^Block/, /^M16/, /^Adrenaline/, /^Stun/]) await user.click(named(card));
  expect(new Set(draft.picked)).toEqual(new Set(['Stun', 'M16', 'Adrenaline']));
});

test('a training card is laid or discarded', async () => {
  const { user, onact } = show(seen({ T2: 1 }), [train(2), discard('T2')]);
  await user.click(named(/^Training 2/));
  await user.click(named('Discard Training 2'));
  expect(onact).toHaveBeenCalledWith('DISCARD T2');
  await user.click(named('Train: 2 points'));
  expect(onact).toHaveBeenCalledWith('TRAIN 2');
});

test('the attack is pointed at by a list: who goes, against whom', async () => {
  const legal = [
    advance('Rifleman', 'B', 'Ninja'),
    advance('Commando', 'B', 'Ninja'),
    advance('Commando', 'C', 'Scout'),
  ];
  const { user, onact } = show(seen({ Advance: 1, Attack: 1 }), legal);
  await user.click(named(/^Advance/));
  await user.click(named('Commando'));
  await user.click(named('Badger’s Scout'));
  expect(onact).toHaveBeenCalledWith('ADVANCE Commando C.Scout');
});

test('numbers choose from the list', async () => {
  const { user, onact } = show(seen({ Sniper: 1, Radio: 1 }), [
    snipe('B', 'Ninja'),
    snipe('C', 'Scout'),
    radio('C'),
  ]);
  await user.click(named(/^Sniper/));
  await user.keyboard('2');
  expect(onact).toHaveBeenCalledWith('SNIPE C.Scout');
  await user.click(named(/^Radio/));
  await user.click(named('Badger’s hand'));
  expect(onact).toHaveBeenLastCalledWith('RADIO C');
});

test('a hint to give no answer is not questioned, and everything else is', async () => {
  const view = attacked(hand);
  view.combat!.pending!.held = { Block: 'boost', Stun: 'boost' };
  const giving = answers[2]!;
  const { user, onact } = show(view, answers);
  await user.click(named('No answer: lose'));
  expect(onact).not.toHaveBeenCalled();
  expect(screen.getByRole('group', { name: 'You have an answer. Give none?' })).toBeTruthy();
  await user.click(named('Yes'));
  expect(onact).toHaveBeenCalledExactlyOnceWith('NO_RESPONSE');
  cleanup();
  const advised = show(view, answers, { hint: { offer: giving, text: giving.text } });
  await advised.user.click(named('No answer: lose'));
  expect(advised.onact).toHaveBeenCalledExactlyOnceWith('NO_RESPONSE');
});

test('only what cannot be played now is pale, whatever is chosen', async () => {
  const { user } = show(attacked(hand), answers);
  const pale = () =>
    [...document.querySelectorAll('.slot.pale')].map((slot) => slot.getAttribute('data-kind'));
  expect(pale()).toEqual(['T1']);
  await user.click(named(/^Block/));
  expect(pale()).toEqual(['T1']);
});

test('the soldier lost to the Bomb is chosen from a list', async () => {
  const { user, onact } = show(seen({}), [lose('Rifleman'), lose('Commando')]);
  await user.click(named('Give up Commando'));
  expect(onact).toHaveBeenCalledWith('LOSE Commando');
});

test('keys alone play a card', async () => {
  const { user, onact, onhelp, draft } = show(seen({ Attack: 1, T2: 1 }), [
    train(2),
    discard('T2'),
    discard('Attack'),
  ]);
  named(/^Attack/).focus();
  await user.keyboard('{ArrowRight} ');
  expect(draft.picked).toEqual(['T2']);
  await user.keyboard('?');
  expect(onhelp).toHaveBeenCalledWith('T2', expect.anything());
  await user.keyboard('{Escape}');
  expect(draft.picked).toEqual([]);
  await user.keyboard('{Enter}{Enter}');
  expect(onact).toHaveBeenCalledWith('TRAIN 2', expect.anything());
});

test('nothing can be chosen while it is not asked', async () => {
  const { user, draft } = show(seen({ Attack: 1 }), [discard('Attack')], { disabled: true });
  await user.click(named(/^Attack/));
  expect(draft.picked).toEqual([]);
});

test('the sealed answer is marked in the hand', () => {
  const mine = { state: 'sealed', answer: 'SNIPE B.Ninja', more: false };
  const window = { n: 4, kind: 'W-LAY', asks: ['A', 'C'], mine };
  show(seen({ Sniper: 1, T1: 1 }), [], { disabled: true, window });
  expect(named(/^Sniper, your sealed answer/)).toBeTruthy();
  expect(named('Training 1')).toBeTruthy();
});

test('with nothing but passing to choose no card is to be played', () => {
  show(seen({ T1: 1 }), [pass('PASS')]);
  expect(named(/^Training 1, not now/)).toBeTruthy();
});

test('of a card that can only be discarded it is asked why', async () => {
  const onpreview = vi.fn(() => Promise.resolve({ legal: true, text: 'It answers an Attack.' }));
  const view = seen({ Block: 1, T2: 1 });
  const legal = [train(2), discard('T2'), discard('Block')];
  const { user, draft } = show(view, legal, { onpreview });
  await user.click(named(/^Block/));
  expect(onpreview).toHaveBeenCalledExactlyOnceWith('DISCARD Block');
  expect(ask(view, 'A', legal, draft)).toBe('It answers an Attack. Discard Block?');
  await user.click(named(/^Training 2/));
  expect(draft.why).toBeNull();
});

test('a card that cannot be played now is tried, and the server says why not', async () => {
  const { user, onact } = show(attacked(hand), answers);
  await user.click(named(/^Training 1/));
  expect(onact).toHaveBeenCalledWith(
    'DISCARD T1',
    expect.objectContaining({ x: expect.any(Number) as number }),
  );
});

test('in a window no card is tried that does not answer', async () => {
  const { user, onact } = show(attacked(hand), answers, { window: { mine: null } });
  await user.click(named(/^Training 1/));
  expect(onact).not.toHaveBeenCalled();
});

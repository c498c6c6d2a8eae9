import type { Offer } from '$web/game';
import { expect, test } from 'vitest';

import { ask, button, isSetup } from './asking';
import { draft, settle } from './draft.svelte';
import type { Phase } from './made/shown';
import { everything, facts, pitch } from './public';
import { counted, stillOut } from './side/count';
import { allied, cross, offer, piece, play, square, taken, twoArmies, variantOf } from './testing';
import { tour } from './tour';
import type { StrategoView } from './types';
import { positionInWords } from './words';

const turn: Offer[] = [offer('e4-e5')];
const view = play([piece(1, 'South', 'e4', '6'), piece(21, 'North', 'j10')]);

test('the question follows what is taken up', () => {
  const made = draft();
  expect(ask(view, 'South', turn, made)).toBe('Choose a piece.');
  made.pick('e4');
  expect(ask(view, 'South', turn, made)).toBe('Captain on e4: where to?');
  expect(ask(view, 'South', [], made)).toBeNull();
});

test('of a Bomb or a Flag it is said that it never moves, of a walking Flag that it cannot now', () => {
  const stuck = (at: string, of = play([piece(1, 'South', 'e3', 'B'), piece(2, 'South', 'f1', 'F')])) => {
    const made = draft();
    made.pick(at);
    return ask(of, 'South', turn, made);
  };
  expect([stuck('e3'), stuck('f1')]).toEqual(['A Bomb never moves.', 'The Flag never moves.']);
  expect(stuck('f1', allied([piece(2, 'South', 'f1', 'F')]))).toBe('Flag on f1 cannot move now.');
});

test('with a Reserve there is more to choose from', () => {
  const made = draft();
  const legal = [...turn, offer("enter 7'@a1")];
  expect(ask(view, 'South', legal, made)).toBe('Choose a piece, or bring one in from your Reserve.');
  made.enter("7'");
  expect(ask(view, 'South', legal, made)).toContain('Major, second army selected');
  expect(ask(view, 'South', [offer("enter 7'@a1")], draft())).toContain('None of your pieces can move');
});

test('every further question has its own sentence', () => {
  const asked = (phase: Phase, freed: string | null = null) =>
    ask(allied([], { phase, freed }), 'South', [offer('flag e3')], draft());
  expect(asked('step')).toContain('Captain');
  expect(asked('bonus')).toContain('Reserve');
  expect(asked('stockade', 'West')).toContain('stockades');
  expect(asked('flag', 'South')).toContain('Your Flag');
  expect(asked('flag', 'North')).toContain('partner');
});

test('the only piece that may come back is in the hand already', () => {
  const made = draft();
  const rescuing: StrategoView = { ...view, phase: 'rescue' };
  settle(made, rescuing, [offer('rescue 9@b5'), offer('rescue 2@b5')]);
  expect(made.entering).toBeNull();
  settle(made, rescuing, [offer('rescue 9@b5'), offer('rescue 9@b4')]);
  expect(made.entering).toBe('9');
  expect(ask(rescuing, 'South', [offer('rescue 9@b5')], made)).toContain('General comes back');
  settle(made, view, []);
  expect(made.entering).toBeNull();
});

test('where a move can be made instead, nothing comes into the hand by itself', () => {
  const made = draft();
  settle(made, view, [...turn, offer("enter F'@a1")]);
  expect(made.entering).toBeNull();
});

test('one thing is in the hand at a time', () => {
  const made = draft();
  made.pick('e4');
  made.claiming = 'e5';
  made.enter('7');
  expect([made.picked, made.claiming, made.entering]).toEqual([null, null, '7']);
});

test('a claim is thought over only while it is offered', () => {
  const made = draft();
  made.pick('g7');
  made.claiming = 'g8';
  settle(made, view, [offer('g7-g8'), offer('g7-g8 claim g9')]);
  expect(made.claiming).toBe('g8');
  settle(made, view, [offer('g7-g8')]);
  expect([made.picked, made.claiming]).toEqual(['g7', null]);
});

test('a piece that can go nowhere any more is laid down', () => {
  const made = draft();
  made.picked = 'e4';
  settle(made, view, []);
  expect(made.picked).toBeNull();
});

test('resigning stands apart and asks again', () => {
  expect(button(offer('resign'), view)).toMatchObject({ tone: 'quiet' });
  expect(button(offer('e4-e5'), view)).toBeNull();
});

test('what is declined is named', () => {
  expect(button(offer('decline'), { ...view, phase: 'rescue' })?.label).toBe('No rescue');
  expect(button(offer('decline'), { ...view, phase: 'bonus' })?.label).toBe('No piece now');
  expect(button(offer('stockade b8'), view)?.label).toBe('Hold it in b8');
});

test('set-up lasts until the seat is ready, and is not for those who watch', () => {
  const setup = play([], { phase: 'setup' });
  expect(isSetup(setup, 'South')).toBe(true);
  expect(isSetup({ ...setup, ready: ['South'] }, 'South')).toBe(false);
  expect(isSetup(setup, null)).toBe(false);
});

test('after the end every rank is known from its owner’s view', () => {
  const south = play([piece(1, 'South', 'e4', '6'), piece(21, 'North', 'j10')], { own_reserve: { '7': 1 } });
  const north = play([piece(1, 'South', 'e4'), piece(21, 'North', 'j10', 'F')]);
  const both = everything({ South: south, North: north });
  expect(both.pieces.map(({ rank }) => rank)).toEqual(['6', 'F']);
  expect(both.reserves).toEqual({ South: { '7': 1 } });
});

test('what the enemy still has is its army less what is off the board', () => {
  const lost = [taken(30, 'North', '2'), taken(31, 'North', '2'), taken(32, 'North', '10')];
  const left = Object.fromEntries(stillOut(square.army, lost).map(({ rank, count }) => [rank, count]));
  expect(left).toMatchObject({ '2': 2, '10': 0, '9': 1 });
  expect(counted(lost).map(({ rank, count }) => `${rank}x${count}`)).toEqual(['10x1', '2x2']);
});

test('the position in words', () => {
  const words = positionInWords(view, { South: 'Heron', North: 'Otter' });
  expect(words).toContain('Heron, 1 pieces: Captain e4.');
  expect(words).toContain('Otter, 1 pieces: hidden j10.');
  expect(facts(view, 'North')).toEqual([{ label: 'Pieces', value: '1' }]);
});

test('the position in words tells partners, Reserves and captives', () => {
  const four = allied([piece(1, 'South', 'b8', 'F', { public: true })], {
    captive: { b8: 'South' },
    reserve: { South: 0, West: 7, North: 0, East: 0 },
  });
  const words = positionInWords(four, { South: 'Heron', West: 'Weasel', North: 'Otter' });
  expect(words).toContain('Otter, your partner, 0 pieces');
  expect(words).toContain('Weasel has 7 in Reserve.');
  expect(words).toContain("Heron's Flag is held in b8.");
  expect(facts(four, 'West')).toContainEqual({ label: 'Reserve', value: '7' });
  expect(facts(four, 'South')).toContainEqual({ label: 'Flag held in', value: 'b8' });
});

test('each kind of game has its own pitch and its own guide', () => {
  const kinds = [square, twoArmies, cross, { ...cross, army: { F: 13 } }].map(variantOf);
  const guides = kinds.map((variant) => tour(variant).map(({ id }) => id));
  expect(new Set(guides.map((ids) => ids.join())).size).toBe(4);
  expect(new Set(kinds.map(pitch)).size).toBe(3);
  expect(guides[1]).toContain('secondFlag');
  expect(guides[2]).toContain('reserve');
  expect(guides[3]).not.toContain('reserve');
  for (const ids of guides) expect(new Set(ids).size).toBe(ids.length);
});

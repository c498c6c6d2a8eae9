import { expect, test } from 'vitest';

import { advancers, completed, deedsOf, drawsOf, given, mayJoin, pointingOf, soldierOffers } from './choices';
import { draft, goWith, settle, touch } from './draft.svelte';
import {
  advance,
  attacked,
  discard,
  drawDiscard,
  drawPile,
  interfere,
  lay,
  lose,
  pass,
  radio,
  seen,
  snipe,
  train,
} from './testing';

const answers = deedsOf([
  pass('NO_RESPONSE'),
  lay('Block'),
  lay('Block', 'M16'),
  lay('Block', 'M16', 'Adrenaline'),
  lay('Stun', 'M16', 'Adrenaline'),
  lay('Retaliate', 'Knife'),
]);
const attack = [
  advance('Rifleman', 'B', 'Ninja'),
  advance('Commando', 'B', 'Ninja'),
  advance('Rifleman', 'C', 'Scout'),
];
const texts = (deeds: { offer: { text: string } }[]) => deeds.map(({ offer }) => offer.text);

test('a card may join where an offer holds all of them', () => {
  expect(mayJoin(answers, [], 'M16')).toBe(true);
  expect(mayJoin(answers, ['M16'], 'Block')).toBe(true);
  expect(mayJoin(answers, ['M16', 'Block'], 'Adrenaline')).toBe(true);
  expect(mayJoin(answers, ['M16'], 'Retaliate')).toBe(false);
  expect(mayJoin(answers, ['Block'], 'Block')).toBe(false);
  expect(mayJoin(answers, [], 'Attack')).toBe(false);
});

test('a lay is complete when an offer is exactly that, in any order of choosing', () => {
  expect(texts(completed(answers, ['Adrenaline', 'M16', 'Block']))).toEqual(['LAY Block +M16 +Adrenaline']);
  expect(completed(answers, ['Stun', 'M16'])).toEqual([]);
  expect(completed(answers, [])).toEqual([]);
});

test('of several ways to play a card the most telling comes first', () => {
  const deeds = deedsOf([discard('T1'), train(1)]);
  expect(texts(completed(deeds, ['T1']))).toEqual(['TRAIN 1', 'DISCARD T1']);
});

test('at the opening the Attack is chosen without asking', () => {
  const opening = [lay('Attack'), lay('Attack', 'M16')];
  expect(given(deedsOf(opening))).toBe('Attack');
  expect(given(answers)).toBeNull();
  expect(given(deedsOf([discard('Attack')]))).toBeNull();
  const made = draft();
  settle(made, seen({ Attack: 1, M16: 1 }), opening);
  expect(made.picked).toEqual(['Attack']);
  const answering = draft();
  settle(answering, attacked({ Stun: 1 }), [lay('Stun'), pass('NO_RESPONSE')]);
  expect(answering.picked).toEqual([]);
});

test('who goes and against whom is read from the offers', () => {
  const ready = completed(deedsOf([...attack, discard('Advance')]), ['Advance']);
  expect(pointingOf(ready, null)).toMatchObject({
    verb: 'advance',
    owns: ['Rifleman', 'Commando'],
    ends: [],
  });
  expect(texts(pointingOf(ready, 'Rifleman')!.ends)).toEqual([
    'ADVANCE Rifleman B.Ninja',
    'ADVANCE Rifleman C.Scout',
  ]);
  const alone = completed(deedsOf([attack[1]!]), ['Advance']);
  expect(texts(pointingOf(alone, null)!.ends)).toEqual(['ADVANCE Commando B.Ninja']);
});

test('a soldier of another, a hand, a soldier of one’s own are told apart', () => {
  const [shot, robbery, stepping] = deedsOf([snipe('B', 'Ninja'), radio('C'), interfere('Rifleman')]);
  expect(shot).toMatchObject({ own: null, target: { seat: 'B', soldier: 'Ninja' } });
  expect(robbery).toMatchObject({ own: null, target: { seat: 'C', soldier: null } });
  expect(stepping).toMatchObject({ own: 'Rifleman', target: null });
  expect(texts(pointingOf([stepping!], null)!.ends)).toEqual(['INTERFERE Rifleman']);
  expect(pointingOf(completed(answers, ['Block']), null)).toBeNull();
});

test('draws and soldiers to lose are no deeds', () => {
  expect(drawsOf([drawPile, drawDiscard])).toEqual({ pile: drawPile, discard: drawDiscard });
  expect(deedsOf([drawPile, drawDiscard, lose('Rifleman'), pass('PASS')])).toEqual([]);
  expect(soldierOffers([lose('Rifleman'), pass('PASS')]).map(({ soldier }) => soldier)).toEqual(['Rifleman']);
});

test('a touched card joins, goes back, or takes the place of what it cannot go with', () => {
  const made = draft();
  for (const kind of ['Block', 'M16', 'Adrenaline']) touch(made, kind, answers);
  expect(made.picked).toEqual(['Block', 'M16', 'Adrenaline']);
  touch(made, 'Stun', answers);
  expect(new Set(made.picked)).toEqual(new Set(['Stun', 'M16', 'Adrenaline']));
  touch(made, 'M16', answers);
  expect(made.picked).not.toContain('M16');
  touch(made, 'Sniper', answers);
  expect(made.picked).not.toContain('Sniper');
});

test('a soldier may be touched before the Advance', () => {
  const made = draft();
  const deeds = deedsOf(attack);
  expect(advancers(deeds)).toEqual(['Rifleman', 'Commando']);
  goWith(made, 'Commando', deeds);
  expect(made).toMatchObject({ picked: ['Advance'], own: 'Commando' });
  goWith(made, 'Scout', deeds);
  expect(made.own).toBe('Commando');
});

test('a new view drops what is no longer held or offered', () => {
  const made = draft();
  const legal = [lay('Block'), lay('Block', 'M16')];
  for (const kind of ['Block', 'M16']) touch(made, kind, deedsOf(legal));
  settle(made, attacked({ Block: 1 }), legal);
  expect(made.picked).toEqual(['Block']);
  settle(made, attacked({ Block: 1 }), [pass('NO_RESPONSE')]);
  expect(made.picked).toEqual([]);
});

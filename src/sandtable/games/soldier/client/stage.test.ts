import { expect, test } from 'vitest';

import { show } from './showing';
import { playerOf, stage } from './stage';
import { attacked, seen, told } from './testing';

const view = seen({ Advance: 1, Attack: 2, T1: 1, Sniper: 1 });

test('without events the table is the view', () => {
  const now = stage(view, []);
  expect(now).toMatchObject({
    draw: 60,
    discard: ['T1', 'Block'],
    combat: null,
    origin: null,
    verdict: null,
  });
  expect(now.own).toEqual(view.hand);
});

test('what is known of another hand can be left to memory', () => {
  const known = { ...view, players: view.players.map((each) => ({ ...each, known: ['Block'] })) };
  expect(playerOf(stage(known, []), 'B')!.known).toEqual(['Block']);
  expect(playerOf(stage(known, [], false), 'B')!.known).toEqual([]);
});

test('a card from the draw pile is seen by its owner alone, a discard taken by all', () => {
  const mine = stage(view, [told('drew', { seat: 'A', card: 'Block' })]);
  expect(mine).toMatchObject({ draw: 59, origin: 'pile' });
  expect(mine.own?.Block).toBe(1);
  const theirs = stage(view, [told('took', { seat: 'B', card: 'Block' })]);
  expect(theirs).toMatchObject({ discard: ['T1'], origin: 'discard' });
  expect(playerOf(theirs, 'B')).toMatchObject({ cards: 9, known: ['Block'] });
});

test('training lies before its player until it has paid for a soldier', () => {
  const laid = [told('trained', { seat: 'A', card: 'T1' }), told('trained', { seat: 'A', card: 'T3' })];
  expect(playerOf(stage(view, laid), 'A')!.training).toEqual([1, 3]);
  const now = stage(view, [...laid, told('earned', { seat: 'A', soldier: 'Marine' })]);
  expect(playerOf(now, 'A')).toMatchObject({ training: [], cards: 6 });
  expect(playerOf(now, 'A')!.soldiers.map(({ soldier }) => soldier)).toContain('Marine');
  expect(now).toMatchObject({
    soldiers: { size: 2, unseen: ['Pilot'] },
    used: { T1: 1, T3: 1 },
    origin: 'soldiers',
  });
});

test('a combat grows card by card, and its cards are put away after it', () => {
  const events = [
    told('advanced', { seat: 'A', soldier: 'Rifleman', target_seat: 'B', target: 'Ninja' }),
    told('laid', { seat: 'A', card: 'Attack', weapon: null, intensity: null, power: false }),
    told('laid', { seat: 'B', card: 'Block', weapon: 'Knife', intensity: null, power: false }),
    told('no_answer', { seat: 'A' }),
    told('tied'),
  ];
  const now = stage(view, events);
  expect(now.combat?.table.map(({ seat, card }) => seat + card)).toEqual(['AAdvance', 'AAttack', 'BBlock']);
  expect(now.verdict).toEqual({ kind: 'tied', seat: null });
  expect(playerOf(now, 'B')).toMatchObject({ cards: 6, soldiers: [{ soldier: 'Ninja', engaged: true }] });
  expect(now.own).toMatchObject({ Advance: 0, Attack: 1 });
  const after = stage(view, [...events, told('drew', { seat: 'B', refill: true })]);
  expect(after).toMatchObject({ combat: null, verdict: null });
  expect(after.used).toMatchObject({ Attack: 3, Advance: 1, Block: 1, Knife: 1 });
  expect(playerOf(after, 'B')!.soldiers[0]!.engaged).toBe(false);
});

test('an attack is turned to another, or back, and an outsider steps in', () => {
  const hand = { Redirect: 1 };
  const away = told('redirected', { seat: 'A', target_seat: 'C', target: 'Scout' });
  const on = stage(attacked(hand), [away]);
  expect(on.combat).toMatchObject({ assaulter: { seat: 'B' }, defender: { seat: 'C', soldier: 'Scout' } });
  const back = stage(attacked(hand), [told('redirected', { seat: 'A', target_seat: 'B', target: 'Ninja' })]);
  expect(back.combat).toMatchObject({
    assaulter: { seat: 'A', soldier: 'Rifleman' },
    defender: { seat: 'B', soldier: 'Ninja' },
  });
  const helped = stage(attacked(hand), [told('interfered', { seat: 'C', soldier: 'Scout', for: 'A' })]);
  expect(helped.combat?.defender).toEqual({ seat: 'C', soldier: 'Scout' });
  expect(playerOf(helped, 'A')!.soldiers.some(({ engaged }) => engaged)).toBe(false);
  expect(helped.combat?.table.at(-1)).toMatchObject({ seat: 'C', card: 'Interfere' });
});

test('the loser’s soldier goes under the pile, or to the winner', () => {
  const lost = (to: string) => [
    told('won', { seat: 'B', loser: 'A' }),
    told('surrendered', { seat: 'A', soldier: 'Rifleman', to }),
    told('token', { seat: 'B', wins: 1 }),
  ];
  const now = stage(attacked({}), lost('pile'));
  expect(now.soldiers).toMatchObject({ size: 4, known: ['Officer', 'Rifleman'] });
  expect(playerOf(now, 'B')!.wins).toBe(1);
  expect(now.verdict).toEqual({ kind: 'won', seat: 'B' });
  const taken = stage(attacked({}), lost('B'));
  expect(taken.soldiers.size).toBe(3);
  expect(playerOf(taken, 'B')!.soldiers.map(({ soldier }) => soldier)).toEqual(['Ninja', 'Rifleman']);
});

test('Radio takes cards that two players know', () => {
  const now = stage(attacked({ Radio: 1 }), [
    told('radioed', { seat: 'A', victim: 'C' }),
    told('robbed', { seat: 'A', victim: 'C', card: 'Stun' }),
    told('barred', { seat: 'C' }),
  ]);
  expect(now.own).toMatchObject({ Radio: 0, Stun: 1 });
  expect(playerOf(now, 'C')).toMatchObject({ cards: 7, barred: true });
  const third = stage(attacked({}), [told('robbed', { seat: 'B', victim: 'C', card: null })]);
  expect(playerOf(third, 'B')).toMatchObject({ cards: 9, known: [] });
});

test('a shot, a mirror, a fall', () => {
  const shot = told('shot', { seat: 'A', target_seat: 'B', target: 'Ninja' });
  const now = stage(view, [shot]);
  expect(now).toMatchObject({ shot: { by: 'A', seat: 'B', soldier: 'Ninja' }, used: { Sniper: 1 } });
  expect(stage(view, [shot, told('mirrored', { seat: 'B' })]).shot).toBeNull();
  const fallen = stage(view, [shot, told('fell', { seat: 'B', soldier: 'Ninja' })]);
  expect(playerOf(fallen, 'B')!.soldiers).toEqual([]);
  expect(fallen.soldiers.known).toEqual(['Officer', 'Ninja']);
});

test('the Bomb voids the combat and goes out of the game with the Duds', () => {
  const now = stage(attacked({ Dud: 1 }), [
    told('bombed', { seat: 'C' }),
    told('voided'),
    told('dud', { seat: 'A' }),
    told('lost', { seat: 'B', soldier: 'Ninja' }),
  ]);
  expect(now).toMatchObject({ combat: null, bomb: { by: 'C', saved: ['A'] }, removed: { Bomb: 1, Dud: 1 } });
  expect(now.used).toMatchObject({ Attack: 3, NinjaStars: 1 });
  expect(playerOf(now, 'B')!.soldiers).toEqual([]);
  expect(
    stage(view, [told('bombed', { seat: 'C' }), told('superdud', { seat: 'B' })]).bomb?.saved,
  ).toHaveLength(3);
});

test('a stunned turn is skipped, a shuffle brings the discards back', () => {
  const now = stage(view, [
    told('stunned', { seat: 'B' }),
    told('skipped', { seat: 'B' }),
    told('shuffled', { cards: 4 }),
    told('turn', { seat: 'C' }),
  ]);
  expect(now).toMatchObject({ turn: 'C', draw: 64, discard: [], used: {} });
  expect(playerOf(now, 'B')!.stunned).toBe(false);
  expect(playerOf(stage(view, [told('stunned', { seat: 'B' })]), 'B')!.stunned).toBe(true);
});

test('a round begins with every card back', () => {
  const now = stage(view, [
    told('scored', { seat: 'A', points: 3, total: 5 }),
    told('round', { seat: 'B', round: 2 }),
    told('soldier_dealt', { seat: 'A', soldier: 'Pilot' }),
    told('dealt', { seat: 'A', card: 'Stun' }),
  ]);
  expect(now).toMatchObject({
    round: 2,
    turn: 'B',
    draw: 60 + 2 + 2 + 24 - 1,
    discard: [],
    own: { Stun: 1 },
  });
  expect(playerOf(now, 'A')).toMatchObject({
    points: 5,
    cards: 1,
    wins: 0,
    soldiers: [{ soldier: 'Pilot' }],
  });
  expect(now.soldiers.size).toBe(3 + 4 - 1);
});

test('cards fly for a moment; that others draw is not worth a line', () => {
  for (const kind of ['drew', 'took', 'laid', 'discarded', 'trained'])
    expect(show(told(kind), 'A').ms).toBeGreaterThanOrEqual(150);
  expect(show(told('drew', { seat: 'B' }), 'A').minor).toBe(true);
  expect(show(told('drew', { seat: 'A' }), 'A').minor).toBeUndefined();
  expect(show(told('drew', { seat: 'A', refill: true }), 'A').ms).toBeLessThan(150);
  expect(show(told('ended', { winners: ['A'] }), 'A').cue).toBe('won');
  expect(show(told('ended', { winners: ['B'] }), 'A').cue).toBe('lost');
});

import { expect, test } from 'vitest';

import { show } from './showing';
import { playerOf, stage } from './stage';
import { attacked, seen, told } from './testing';

const view = seen({ Advance: 1, Attack: 2, T1: 1, Sniper: 1 });

test('what is known of another hand can be left to memory', () => {
  const known = { ...view, players: view.players.map((each) => ({ ...each, known: ['Block'] })) };
  expect(playerOf(stage(known, []), 'B')!.known).toEqual(['Block']);
  expect(playerOf(stage(known, [], false), 'B')!.known).toEqual([]);
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
  expect(now.own).toEqual({ Attack: 1, T1: 1, Sniper: 1 });
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

test('Radio takes cards that two players know', () => {
  const now = stage(attacked({ Radio: 1 }), [
    told('radioed', { seat: 'A', victim: 'C' }),
    told('robbed', { seat: 'A', victim: 'C', card: 'Stun' }),
    told('barred', { seat: 'C' }),
  ]);
  expect(now.own).toEqual({ Stun: 1 });
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

test('what lies on a player is seen as it is told', () => {
  const marked = (...kinds: string[]) =>
    playerOf(
      stage(
        view,
        kinds.map((kind) => told(kind, { seat: 'B', wins: 1, total: 5 })),
      ),
      'B',
    );
  expect(marked('stunned', 'barred', 'token', 'scored')).toMatchObject({
    stunned: true,
    barred: true,
    wins: 1,
    points: 5,
  });
  expect(marked('stunned', 'skipped')!.stunned).toBe(false);
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

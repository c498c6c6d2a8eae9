import { expect, test } from 'vitest';

import { standOf, verdictAt } from './board/battle';
import { layOut } from './geometry';
import { show } from './showing';
import { stage } from './stage';
import { allied, cross, piece, play, square, told } from './testing';
import type { StrategoTold } from './types';

const view = play([piece(1, 'South', 'e5', '10'), piece(21, 'North', 'e6'), piece(22, 'North', 'j10')]);
const battle = [
  told('attacked', { piece: 1, at: 'e5', to: 'e6', clause: 'ST-ATK-1' }),
  told('revealed', { piece: 1, at: 'e5', rank: '10' }),
  told('revealed', { piece: 21, at: 'e6', rank: '9' }),
  told('captured', { piece: 21, at: 'e6', by: 'South', clause: 'ST-ATK-5' }),
  told('advanced', { piece: 1, at: 'e5', to: 'e6' }),
];
const after = (count: number) => stage(view, battle.slice(0, count));
const fighter = (count: number, id: number) => after(count).battle!.fighters.find((each) => each.id === id)!;

test('a move carries the piece and leaves a trail', () => {
  const moved = stage(view, [told('moved', { piece: 1, at: 'e5', to: 'f5' })]);
  expect(moved.pieces[0]).toMatchObject({ at: 'f5', moved: true });
  expect(moved.last).toEqual({ seat: 'South', from: 'e5', to: 'f5' });
});

test('a battle shows both ranks before anyone is lost', () => {
  expect(fighter(1, 21)).toMatchObject({ part: 'defender', rank: null, lost: null });
  expect(fighter(3, 21)).toMatchObject({ shown: '9', lost: null });
  expect(fighter(3, 1)).toMatchObject({ shown: '10', lost: null });
  expect(after(3).pieces).toHaveLength(3);
});

test('then the loser goes to its captor, and the clause that decided it is named', () => {
  expect(after(4).battle!.clause).toBe('ST-ATK-5');
  expect(fighter(4, 21).lost).toEqual({ by: 'South' });
  expect(after(4).captured.South).toEqual([{ id: 21, seat: 'North', army: 1, rank: '9' }]);
  expect(after(4).pieces.map(({ id }) => id)).toEqual([1, 22]);
});

test('and the winner advances', () => {
  expect(fighter(5, 1)).toMatchObject({ at: 'e6', settled: true });
  expect(after(5).pieces[0]).toMatchObject({ at: 'e6', public: true });
});

test('an attacker that loses goes to the defender, who stays', () => {
  const lost = stage(view, [
    ...battle.slice(0, 3),
    told('captured', { piece: 1, at: 'e5', clause: 'ST-ATK-5' }),
  ]);
  const [attacker, defender] = lost.battle!.fighters;
  expect(attacker!.lost).toEqual({ by: 'North' });
  expect(defender).toMatchObject({ settled: true, at: 'e6' });
});

test('a Bomb goes to nobody, and takes its attacker with it', () => {
  const both = stage(view, [
    told('attacked', { piece: 1, at: 'e5', to: 'e6' }),
    told('revealed', { piece: 21, at: 'e6', rank: 'B' }),
    told('removed', { piece: 21, at: 'e6', clause: 'ST-BOMB-4' }),
    told('captured', { piece: 1, at: 'e5', by: 'North', clause: 'ST-BOMB-2' }),
  ]);
  expect(both.gone.North).toEqual([{ id: 21, seat: 'North', army: 1, rank: 'B' }]);
  expect(both.captured.North).toEqual([{ id: 1, seat: 'South', army: 1, rank: '10' }]);
  expect(both.pieces.map(({ id }) => id)).toEqual([22]);
});

const four = allied(
  [
    piece(1, 'South', 'h3', 'C'),
    piece(2, 'South', 'g7', 'F'),
    piece(20, 'West', 'h6'),
    piece(40, 'North', 'g9'),
  ],
  { reserve: { South: 7, West: 7, North: 7, East: 7 } },
);
const shot = [
  told('fired', { piece: 1, seat: 'South', at: 'h3', to: 'h6' }),
  told('revealed', { piece: 20, at: 'h6', rank: '10' }),
  told('captured', { piece: 20, at: 'h6', by: 'South', clause: 'ST-ALLY-CANNON-5' }),
  told('returned', { piece: 1, seat: 'South', at: 'h3' }),
];

test('in a shot both stay where they are', () => {
  const { battle } = stage(four, shot.slice(0, 1));
  const geometry = layOut(cross, 'South');
  const [cannon, target] = battle!.fighters.map((each) => standOf(geometry, cross.zones, battle!, each));
  expect([cannon!.y, target!.y]).toEqual([1250, 950]);
});

test('a Cannon that has fired goes back to the Reserve, or moves in', () => {
  const back = stage(four, shot);
  expect(back.pieces.map(({ id }) => id)).toEqual([2, 40]);
  expect(back.reserve.South).toBe(8);
  expect(back.captured.South).toMatchObject([{ id: 20, rank: '10' }]);
  const stays = stage(four, [...shot.slice(0, 3), told('advanced', { piece: 1, at: 'h3', to: 'h6' })]);
  expect(stays.pieces[0]).toMatchObject({ id: 1, at: 'h6' });
});

test('what comes in is hidden from others, but for the second Flag', () => {
  const entered = (fields: Partial<StrategoTold>) =>
    told('entered', { piece: 70, at: 'c5', left: 6, ...fields });
  const theirs = stage(four, [entered({ seat: 'West' })]);
  expect(theirs.pieces.at(-1)).toMatchObject({ id: 70, seat: 'West', army: 1, rank: null, public: false });
  expect(theirs.reserve.West).toBe(6);
  const named = told('named', { piece: 70, at: 'c5', rank: 'F' });
  const flag = stage(view, [entered({ seat: 'North' }), named]).pieces.at(-1);
  expect(flag).toMatchObject({ army: 2, rank: 'F', public: true });
});

test('a Flag is taken, held, and set free', () => {
  const taken = [
    told('attacked', { piece: 20, at: 'h6', to: 'g7' }),
    told('captured', { piece: 2, at: 'g7', by: 'West', rank: 'F' }),
    told('imprisoned', { piece: 2, seat: 'South', at: 'b8' }),
  ];
  const held = stage(four, taken);
  expect(held.pieces.at(-1)).toMatchObject({ id: 2, seat: 'South', at: 'b8', rank: 'F', public: true });
  expect(held.captured.West).toEqual([]);
  const free = stage(four, [...taken, told('freed', { piece: 2, seat: 'South', at: 'e3' })]);
  expect(free.pieces.filter(({ seat }) => seat === 'South')).toMatchObject([{ id: 1 }, { id: 2, at: 'e3' }]);
  const fled = stage(four, [...taken, told('escaped', { piece: 2, at: 'b8', to: 'c8' })]);
  expect(fled.pieces.at(-1)).toMatchObject({ id: 2, at: 'c8' });
});

test('partners see the space that was named', () => {
  expect(stage(four, [told('claimed', { at: 'g9', right: false })]).claim).toEqual({
    at: 'g9',
    right: false,
  });
});

test('events of pieces that are not there change nothing', () => {
  expect(stage(view, [told('moved', { piece: 99, at: 'a1', to: 'a2' }), told('turn')]).pieces).toHaveLength(
    3,
  );
});

test('the fighters stand apart and the lost one leaves the board on its captor’s side', () => {
  const geometry = layOut(square, 'South');
  const fought = after(3).battle!;
  const [one, two] = fought.fighters.map((each) => standOf(geometry, square.zones, fought, each));
  expect(one!.y - two!.y).toBeGreaterThan(100);
  const over = after(4).battle!;
  const gone = standOf(geometry, square.zones, over, over.fighters[1]!);
  expect(gone.y).toBeGreaterThan(1000);
  expect(gone.opacity).toBe(0);
  expect(verdictAt(geometry, over).x).toBeGreaterThan(0);
});

test('at the edge of the board both fighters stay inside', () => {
  const geometry = layOut(square, 'South');
  const edge = stage(play([piece(1, 'South', 'a9', '10'), piece(2, 'North', 'a10')]), [
    told('attacked', { piece: 1, at: 'a9', to: 'a10' }),
  ]).battle!;
  const stands = edge.fighters.map((each) => standOf(geometry, square.zones, edge, each));
  expect(Math.min(...stands.map(({ y }) => y))).toBeGreaterThanOrEqual(50);
  expect(Math.abs(stands[0]!.y - stands[1]!.y)).toBeGreaterThan(100);
});

test('a battle stays for a while, what has no picture takes no time', () => {
  const whole = battle.reduce((sum, each) => sum + show(each, 'South').ms, 0);
  expect(whole).toBeGreaterThan(1000);
  expect(whole).toBeLessThan(2500);
  expect(show(told('turn'), null).ms).toBe(0);
  expect(show(told('placed'), 'South').minor).toBe(true);
});

test('each event has its sound', () => {
  const cue = (kind: string, fields: Partial<StrategoTold> = {}) => show(told(kind, fields), 'South').cue;
  expect(cue('attacked')).toBe('clash');
  expect(cue('removed')).toBe('blast');
  expect(cue('moved', { at: 'a4', to: 'a5' })).toBe('step');
  expect(cue('moved', { at: 'a4', to: 'a10' })).toBe('run');
  expect(cue('won', { winners: 'South' })).toBe('won');
  expect(cue('won', { winners: 'North' })).toBe('lost');
});

/* The floor while events are being shown: the view, and what each event makes of which unit. */
import { change, follow, type Acts, type Places } from '$web/table/motion';
import type { CombatView, Declared, Unit } from './made/shown';
import type { CombatTold } from './types';

export interface Shot {
  unit: string;
  target: string;
  weapon: string | null;
  /** null: the dice are still rolling. */
  result: 'missed' | 'wounded' | 'killed' | null;
}

export interface Roll {
  dice: number[];
  seat: string | null;
  score: number | null;
  result: Shot['result'];
  /** Another number is another roll. */
  n: number;
}

export interface Stage {
  units: Unit[];
  declared: Declared[];
  shot: Shot | null;
  roll: Roll | null;
  score: Record<string, number>;
  markers: Record<string, number>;
  round: number;
  half: string | null;
  phase: string;
}

interface Now extends Stage {
  /** How many events have been shown. */
  n: number;
}

export function stage(view: CombatView, played: CombatTold[]): Stage {
  const { units, declared, score, markers, round, half, phase, rolling } = view;
  const shot = rolling && { ...rolling, result: null };
  const first: Now = { units, declared, shot, roll: null, score, markers, round, half, phase, n: -1 };
  return follow(first, played, ACTS, (now) => ({ ...now, n: now.n + 1 }));
}

/** Which units stand at which cell. */
export function lies({ units }: Stage): Places {
  const places: Places = {};
  for (const { id, at } of units) (places[at?.join(',') ?? 'off'] ??= []).push(id);
  return places;
}

/** Something becomes of a unit, and the shot before it is over. */
const alter = (now: Now, id: string | undefined, news: Partial<Unit>): Now => ({
  ...now,
  shot: null,
  units: change(now.units, id, news),
});

const count = (counts: Record<string, number>, seat: string, total = counts[seat] ?? 0) => ({
  ...counts,
  [seat]: total,
});

const ACTS: Acts<Now, CombatTold> = {
  deployed: (now, { unit, at = null, position }) => ({
    ...now,
    units: change(now.units, unit, { at, state: 'alive', ...(position && { position }) }),
  }),
  moved: (now, { unit, to = null }) => alter(now, unit, { at: to, moved: true }),
  declared,
  dirt: (now, { unit }) => ({ ...now, units: change(now.units, unit, { position: 'pr' }) }),
  positioned: (now, { unit, position }) => alter(now, unit, position ? { position } : {}),
  step: (now, { step = now.phase }) => ({ ...now, shot: null, phase: step }),
  dice: (now, { dice }) => ({ ...now, roll: rollOf(dice, null, now.n), phase: afterDirt(now.phase) }),
  rolled: (now, { dice, seat = null }) => ({ ...now, shot: null, roll: rollOf(dice, seat, now.n) }),
  officers: (now, { unit, die, confused }) => ({
    ...now,
    roll: die === undefined ? now.roll : rollOf([die], null, now.n),
    units: change(now.units, unit, { confused: confused === true }),
  }),
  attacked,
  healed: (now, { target, wounds }) => alter(now, target, wounds === undefined ? {} : { wounds }),
  removed: (now, { unit }) => ({ ...alter(now, unit, { state: 'removed', at: null }), roll: null }),
  half: (now, _, seat) => ({ ...now, shot: null, roll: null, half: seat || null, declared: [] }),
  round: (now, { round = now.round }) => ({ ...now, shot: null, round }),
  points: (now, { total }, seat) => (seat ? { ...now, score: count(now.score, seat, total) } : now),
  marker: (now, { total }, seat) =>
    seat ? { ...now, roll: null, markers: count(now.markers, seat, total) } : now,
};

/** Nobody decides in the two steps of fire, so they are not told as steps. */
const afterDirt = (phase: string) => (['declare', 'dirt'].includes(phase) ? 'sighted' : phase);

const rollOf = (dice: number[] | undefined, seat: string | null, n: number): Roll => ({
  dice: dice ?? [],
  seat,
  score: null,
  result: null,
  n,
});

function declared(now: Now, { unit, weapon, target }: CombatTold): Now {
  if (unit === undefined || target === undefined) return now;
  const made: Declared = { unit, weapon: weapon ?? '', target, state: 'waiting' };
  return { ...now, declared: [...now.declared, made] };
}

function attacked(now: Now, told: CombatTold): Now {
  const { unit, target, result, dice, score } = told;
  if (unit === undefined || target === undefined) return now;
  const hit = now.units.find(({ id }) => id === target);
  const wounds = (hit?.wounds ?? 0) + (result === 'wounded' ? 1 : 0);
  const fate: Partial<Unit> = result === 'killed' ? { state: 'killed' } : { wounds: Math.min(3, wounds) };
  const roll = now.roll ?? rollOf(dice, null, now.n);
  return {
    ...now,
    shot: { unit, target, weapon: told.weapon ?? null, result: result ?? null },
    roll: { ...roll, score: score ?? null, result: result ?? null },
    phase: told.weapon === 'gren' ? 'grenades' : afterDirt(now.phase),
    units: change(now.units, target, fate),
    declared: now.declared.filter((each) => !(each.unit === unit && each.weapon === told.weapon)),
  };
}

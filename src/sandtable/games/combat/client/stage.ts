/*
 * The floor while events are being shown: the view, changed by what has been told since. It follows the telling word
 * by word and knows no rule; when all is told, the next view takes its place.
 */
import type { CombatTold, CombatView, Declared, Unit } from './types';

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

export function stage(view: CombatView, played: CombatTold[]): Stage {
  const rolling = view.rolling;
  let now: Stage = {
    units: view.units,
    declared: view.declared,
    shot: rolling && { unit: rolling.unit, target: rolling.target, weapon: rolling.weapon, result: null },
    roll: null,
    score: view.score,
    markers: view.markers,
    round: view.round,
    half: view.half,
    phase: view.phase,
  };
  for (const [n, told] of played.entries()) now = after(now, told, n);
  return now;
}

const change = (now: Stage, id: string | undefined, with_: Partial<Unit>): Unit[] =>
  now.units.map((unit) => (unit.id === id ? { ...unit, ...with_ } : unit));

function after(now: Stage, told: CombatTold, n: number): Stage {
  switch (told.kind) {
    case 'deployed':
      return {
        ...now,
        units: change(now, told.unit, {
          at: told.at ?? null,
          state: 'alive',
          ...(told.position && { position: told.position }),
        }),
      };
    case 'moved':
      return { ...now, shot: null, units: change(now, told.unit, { at: told.to ?? null, moved: true }) };
    case 'declared':
      return declared(now, told);
    case 'dirt':
      return { ...now, units: change(now, told.unit, { position: 'pr' }) };
    case 'positioned':
      return {
        ...now,
        shot: null,
        units: change(now, told.unit, told.position ? { position: told.position } : {}),
      };
    case 'step':
      return { ...now, shot: null, phase: told.step ?? now.phase };
    case 'dice':
      return { ...now, roll: rollOf(told.dice, null, n), phase: afterDirt(now.phase) };
    case 'rolled':
      return { ...now, shot: null, roll: rollOf(told.dice, told.seat ?? null, n) };
    case 'officers':
      return {
        ...now,
        roll: told.die === undefined ? now.roll : rollOf([told.die], null, n),
        units: change(now, told.unit, { confused: told.confused === true }),
      };
    case 'attacked':
      return attacked(now, told, n);
    case 'healed':
      return {
        ...now,
        shot: null,
        units: told.wounds === undefined ? now.units : change(now, told.target, { wounds: told.wounds }),
      };
    case 'removed':
      return {
        ...now,
        shot: null,
        roll: null,
        units: change(now, told.unit, { state: 'removed', at: null }),
      };
    case 'half':
      return { ...now, shot: null, roll: null, half: told.seat ?? null, declared: [] };
    case 'round':
      return { ...now, shot: null, round: told.round ?? now.round };
    case 'points':
      return told.seat === undefined
        ? now
        : { ...now, score: { ...now.score, [told.seat]: told.total ?? now.score[told.seat] ?? 0 } };
    case 'marker':
      return told.seat === undefined
        ? now
        : {
            ...now,
            roll: null,
            markers: { ...now.markers, [told.seat]: told.total ?? now.markers[told.seat] ?? 0 },
          };
    default:
      return now;
  }
}

/** Nobody decides in the two steps of fire, so they are not told as steps. */
const afterDirt = (phase: string) => (['declare', 'dirt'].includes(phase) ? 'sighted' : phase);

const rollOf = (dice: number[] | undefined, seat: string | null, n: number): Roll => ({
  dice: dice ?? [],
  seat,
  score: null,
  result: null,
  n,
});

function declared(now: Stage, { unit, weapon, target }: CombatTold): Stage {
  if (unit === undefined || target === undefined) return now;
  const made: Declared = { unit, weapon: weapon ?? '', target, state: 'waiting' };
  return { ...now, declared: [...now.declared, made] };
}

function attacked(now: Stage, told: CombatTold, n: number): Stage {
  const { unit, target, result, dice, score } = told;
  if (unit === undefined || target === undefined) return now;
  const hit = now.units.find(({ id }) => id === target);
  const wounds = (hit?.wounds ?? 0) + (result === 'wounded' ? 1 : 0);
  const fate: Partial<Unit> = result === 'killed' ? { state: 'killed' } : { wounds: Math.min(3, wounds) };
  const roll = now.roll ?? rollOf(dice, null, n);
  return {
    ...now,
    shot: { unit, target, weapon: told.weapon ?? null, result: result ?? null },
    roll: { ...roll, score: score ?? null, result: result ?? null },
    phase: told.weapon === 'gren' ? 'grenades' : afterDirt(now.phase),
    units: change(now, target, fate),
    declared: now.declared.filter((each) => !(each.unit === unit && each.weapon === told.weapon)),
  };
}

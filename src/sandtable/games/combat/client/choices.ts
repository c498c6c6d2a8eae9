/* What may be done now, ordered by unit, cell and target. Nothing is worked out here: it is all in the offers. */
import type { Offer } from '$web/game';
import type { Cell, CombatChoice, CombatView, Position, Unit, UnitOptions, Verdict } from './made/shown';
import { isVehicle, type Act, type Aim, type Aimed, type Going } from './types';

export interface Choices {
  /** Own units that have something left to do. */
  units: Set<string>;
  end: Offer | null;
  /** What the selected unit may do. */
  second: Act[];
  /** `x,y` -> the offers that lead there. */
  places: Map<string, Going[]>;
  /** The offers that are aimed at somebody. */
  targets: Aimed[];
  /** And those whom they are aimed at. */
  aimed: Set<string>;
  /** It is known what the selected unit may do; a slow line lets one wait for it. */
  answered: boolean;
}

export const key = ([x, y]: Cell): string => `${x},${y}`;

const actOf = (choice: CombatChoice): Act[] =>
  'unit' in choice && choice.kind !== 'unit' && choice.kind !== 'dirt' ? [choice] : [];

export const targetsOf = (offers: Offer[]): Aimed[] =>
  (offers as CombatChoice[]).flatMap((choice) => ('target' in choice ? [choice] : []));

/** The units that may be picked. */
export const picksOf = (offers: Offer[]): string[] =>
  (offers as CombatChoice[]).flatMap((choice) => (choice.kind === 'unit' ? [choice.unit] : []));

/** After a first pick the offers are about the picked unit; otherwise the server was asked about the selected one. */
export function choices(legal: Offer[], { options }: { options: UnitOptions | Verdict | null }): Choices {
  const now = (legal as CombatChoice[]).flatMap(actOf);
  const asked = options && 'choices' in options ? options.choices.flatMap(actOf) : [];
  const second = now.length ? now : asked;
  const places = new Map<string, Going[]>();
  for (const act of second) {
    if (!('x' in act)) continue;
    const at = key([act.x, act.y]);
    places.set(at, [...(places.get(at) ?? []), act]);
  }
  const targets = targetsOf(second);
  return {
    units: new Set(picksOf(legal)),
    end: legal.find(({ kind }) => kind === 'end') ?? null,
    second,
    places,
    targets,
    aimed: new Set(targets.map(({ target }) => target)),
    answered: options !== null || now.length > 0,
  };
}

/** How many units have something left to do in this step. */
export const countLeft = ({ units, second }: Choices): number => units.size || (second.length ? 1 : 0);

/** The offer to go to a cell; where units are placed, in the position that is chosen. */
export function offerAt(all: Choices, at: Cell, stance: string): Going | undefined {
  const there = all.places.get(key(at)) ?? [];
  return there.find((act) => 'position' in act && act.position === stance) ?? there[0];
}

/** The attack on a target that does the most; other weapons are chosen in the list. */
export function bestAt(all: Choices, target: string): Aimed | undefined {
  return all.targets
    .filter((offer) => offer.target === target)
    .reduce<Aimed | undefined>(
      (best, next) => (best && worthOf(best) >= worthOf(next) ? best : next),
      undefined,
    );
}

/** How much an attack may be expected to do; nothing is expected of what has no sum. */
export const worthOf = (act: Aimed): number => ('sum' in act && act.sum ? act.sum.wound + act.sum.kill : 0);

/** In these steps a unit goes somewhere, */
export const isPlacing = ({ phase }: Pick<CombatView, 'phase'>): boolean =>
  phase === 'move' || phase === 'deploy';
/** in these it is aimed at another. */
export const isAiming = ({ phase }: Pick<CombatView, 'phase'>): boolean =>
  ['declare', 'melee', 'vehicles', 'heal'].includes(phase);

/** Going to a cell in notation, offered or not: a refusal says why not. */
export function goText(view: CombatView, unit: Unit, [x, y]: Cell, stance: string): string {
  if (view.phase !== 'deploy') return `move ${unit.name} ${x},${y}`;
  return isVehicle(unit.type) ? `deploy ${unit.name} ${x},${y}` : `deploy ${unit.name} ${x},${y} ${stance}`;
}

/** Another position: as offered, or else as it would be written. */
export const stanceText = ({ second }: Choices, { name }: Unit, position: Position): string =>
  second.find((act) => 'position' in act && act.position === position)?.text ??
  `position ${name} ${position}`;

/** Aiming at somebody: as offered, or else as it would be written, so that the server says why not. */
export function aimAt(all: Choices, view: CombatView, unit: Unit, target: Unit): Aim {
  const offer = bestAt(all, target.id);
  return { target: target.id, text: offer?.text ?? attempt(view, unit, target) };
}

function attempt({ phase }: CombatView, unit: Unit, { id }: Unit): string {
  const head = unit.name;
  if (phase === 'melee') return `melee ${head} ${id}`;
  if (phase === 'heal') return `heal ${head} ${id}`;
  if (phase === 'vehicles') return `fire ${head} ${unit.mounts[0] ?? 'gun'} ${id}`;
  const weapon = unit.weapons.find((code) => code !== 'knife') ?? unit.weapons[0] ?? 'rifle';
  return `declare ${head} ${weapon} ${id}`;
}

/* What may be done now, ordered by unit, cell and target. Nothing is worked out here: it is all in the offers. */
import type { Offer } from '$web/game';
import {
  isVehicle,
  type Aim,
  type Cell,
  type CombatOffer,
  type CombatPreview,
  type CombatView,
  type Position,
  type Unit,
} from './types';

const SECOND = ['move', 'deploy', 'declare', 'melee', 'fire', 'position', 'heal'];
const AIMED = ['declare', 'melee', 'fire', 'heal'];

export interface Choices {
  /** Own units that have something left to do. */
  units: Set<string>;
  end: Offer | null;
  /** What the selected unit may do. */
  second: CombatOffer[];
  /** `x,y` -> the offers that lead there. */
  places: Map<string, CombatOffer[]>;
  /** The offers that are aimed at somebody. */
  targets: CombatOffer[];
  /** And those whom they are aimed at. */
  aimed: Set<string>;
  /** It is known what the selected unit may do; a slow line lets one wait for it. */
  answered: boolean;
}

export const key = ([x, y]: Cell): string => `${x},${y}`;

export const targetsOf = (offers: Offer[]): CombatOffer[] =>
  (offers as CombatOffer[]).filter(({ kind, target }) => AIMED.includes(kind) && target !== undefined);

/** After a first pick the offers are about the picked unit; otherwise the server was asked about the selected one. */
export function choices(legal: Offer[], { options }: { options: CombatPreview | null }): Choices {
  const all = legal as CombatOffer[];
  const now = all.filter(({ kind }) => SECOND.includes(kind));
  const second = now.length ? now : (options?.choices ?? []).filter(({ kind }) => SECOND.includes(kind));
  const places = new Map<string, CombatOffer[]>();
  for (const offer of second) {
    if (offer.x === undefined || offer.y === undefined) continue;
    const at = key([offer.x, offer.y]);
    places.set(at, [...(places.get(at) ?? []), offer]);
  }
  return {
    units: new Set(all.flatMap(({ kind, unit }) => (kind === 'unit' && unit ? [unit] : []))),
    end: legal.find(({ kind }) => kind === 'end') ?? null,
    second,
    places,
    targets: targetsOf(second),
    aimed: new Set(targetsOf(second).map(({ target }) => target!)),
    answered: options !== null || now.length > 0,
  };
}

/** How many units have something left to do in this step. */
export const countLeft = ({ units, second }: Choices): number => units.size || (second.length ? 1 : 0);

/** The offer to go to a cell; where units are placed, in the position that is chosen. */
export function offerAt(all: Choices, at: Cell, stance: string): CombatOffer | undefined {
  const there = all.places.get(key(at)) ?? [];
  return there.find(({ position }) => position === stance) ?? there[0];
}

/** The attack on a target that does the most; other weapons are chosen in the list. */
export function bestAt(all: Choices, target: string): CombatOffer | undefined {
  const worth = ({ sum }: CombatOffer) => (sum ? sum.wound + sum.kill : 0);
  return all.targets
    .filter((offer) => offer.target === target)
    .reduce<CombatOffer | undefined>(
      (best, next) => (best && worth(best) >= worth(next) ? best : next),
      undefined,
    );
}

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
  second.find((offer) => offer.position === position)?.text ?? `position ${name} ${position}`;

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

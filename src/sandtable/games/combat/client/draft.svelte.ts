/* The half-made choice: the unit chosen and what it may do, where it shall go, at whom it aims, the army being bought. */
import type { Hint, Offer } from '$web/game';
import { isDocumentUnit } from './army/list';
import { picksOf, targetsOf } from './choices';
import { same } from './geometry';
import type {
  Aiming,
  Cell,
  CombatChoice,
  CombatView,
  Meaning,
  Placement,
  Position,
  Sum,
  UnitOptions,
  Verdict,
  Way,
} from './made/shown';
import type { Aim, ArmyUnit } from './types';

/** What the server says of an attack, or of healing. */
export type Sight = (Aiming | Meaning | Verdict) & {
  target: string;
  /** The act that was asked about, in notation. */
  of: string;
};

/** Where a unit shall go, or at whom it aims. */
export interface Intent {
  goal: Cell | null;
  aim: Aim | null;
}

export class Draft {
  /** The own unit that shall do something. */
  selected: string | null = $state(null);
  /** Any unit that is looked at. */
  looked: string | null = $state(null);
  /** What the selected unit may do, as the server says it. */
  options: UnitOptions | Verdict | null = $state.raw(null);
  /** Where it shall go, set down but not yet confirmed. */
  goal: Cell | null = $state.raw(null);
  /** What going there would cost. */
  way: Way | Verdict | null = $state.raw(null);
  aim: Aim | null = $state.raw(null);
  /** The line and the sum of the attack that is aimed. */
  sight: Sight | null = $state.raw(null);
  /** The selected unit is being carried from the list to the floor. */
  carried = $state(false);
  /** The step that all of this is about. */
  phase = '';
  /** What was set down for units before others were chosen: it waits to be confirmed. */
  waiting: Record<string, Intent> = $state.raw({});
  /** The server's proposal where all shall stand that have no place yet; null: none was asked for. */
  proposal: Placement[] | null = $state.raw(null);
  /** The proposal is being carried out, a unit at a time. */
  deploying = $state(false);
  /** The view in which the last of it was sent. */
  sentIn: CombatView | null = null;
  /** In which position the next unit is placed. */
  stance: Position = $state('st');
  /** The army that is being put together. */
  army: ArmyUnit[] = $state.raw([]);
  /** The list is on its way, a unit at a time: how many were bought when the last one was sent. */
  sent: number | null = $state(null);

  /** What was set down for the unit before waits for it, and what waited for this one is taken up. */
  select(unit: string | null): void {
    if (this.selected !== unit) {
      const { [unit ?? '']: own, ...others } = this.waiting;
      const before =
        this.selected !== null && (this.goal || this.aim) ? { [this.selected]: this.intent } : {};
      this.waiting = { ...others, ...before };
      this.forget();
      this.goal = own?.goal ?? null;
      this.aim = own?.aim ?? null;
    } else this.lay();
    this.selected = unit;
    this.looked = this.aim?.target ?? unit;
  }

  /** The way and the most that it may be. */
  get feet(): Way['feet'] {
    return this.way && 'feet' in this.way ? this.way.feet : undefined;
  }

  /** The attack that is aimed; null: none is, or it could not be read. */
  get aiming(): Aiming | null {
    return this.sight && 'line' in this.sight ? this.sight : null;
  }

  /** What that adds up to. */
  get sum(): Sum | null {
    return this.aiming?.sum ?? null;
  }

  get intent(): Intent {
    return { goal: this.goal, aim: this.aim };
  }

  /** Gives up where and at whom, and keeps the unit. */
  lay(): void {
    this.goal = null;
    this.aim = null;
  }

  /** One step back: from where and at whom, then from the unit. True: there was something to be laid down. */
  back(): boolean {
    if (this.aim || this.goal) this.lay();
    else if (this.selected !== null || this.looked !== null) this.select(null);
    else return false;
    return true;
  }

  /** What the server said is of another unit, or of a view that is gone. */
  forget(): void {
    this.options = null;
    this.way = null;
    this.sight = null;
  }

  /** What is looked at already is not asked again: the answer stays. */
  goTo(goal: Cell, looked: Cell | null): void {
    if (!looked || !same(goal, looked)) this.way = null;
    this.goal = goal;
  }

  /** The same: the target that was under the pointer may be the one that is pressed. */
  aimAt(aim: Aim | null): void {
    if (aim?.text !== this.sight?.of) this.sight = null;
    this.aim = aim;
    if (aim) this.looked = aim.target;
  }
}

/** `kept`: what `keep` said before the page was loaded again. */
export function draft(kept?: unknown): Draft {
  const made = new Draft();
  if (Array.isArray(kept)) made.army = kept.filter(isDocumentUnit);
  return made;
}

/** An army being bought outlives a reload; null: there is none. */
export const keep = ({ army }: Draft): unknown => (army.length ? army : null);

/** The unit that was hinted at is chosen, so that what it may do is known. */
export function hinted(draft: Draft, { offer }: Hint): void {
  const choice = offer as CombatChoice;
  if (choice.kind === 'unit') draft.select(choice.unit);
}

/** A new view makes void what is no longer offered. */
export function settle(draft: Draft, view: CombatView, legal: Offer[]): void {
  const may = picksOf(legal);
  draft.lay();
  draft.forget();
  const still = draft.phase === view.phase;
  draft.waiting = Object.fromEntries(
    Object.entries(draft.waiting).filter(([unit]) => still && may.includes(unit)),
  );
  draft.phase = view.phase;
  if (view.phase !== 'deploy') {
    draft.proposal = null;
    draft.deploying = false;
  }
  if (view.phase !== 'buy') {
    draft.army = [];
    draft.sent = null;
  }
  if (view.picked !== null) draft.selected = view.picked;
  else if (draft.selected !== null && !may.includes(draft.selected)) draft.select(null);
  if (draft.selected === null && view.phase === 'deploy' && !draft.proposal) draft.select(may[0] ?? null);
  if (view.asked !== null) draft.looked = view.asked;
  else if (!targetsOf(legal).length && !view.units.some(({ id }) => id === draft.looked)) draft.looked = null;
}

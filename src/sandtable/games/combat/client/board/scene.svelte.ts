/* What is to be seen on the floor: the told events, the half-made choice, and what the server says of it. */
import type { Point } from '$web/board/points';
import type { PartProps } from '$web/game';
import { aimAt, choices, isAiming, isPlacing, offerAt } from '../choices';
import { consult } from '../previews.svelte';
import type { Draft } from '../draft.svelte';
import { anchorAt, cellAt, centre, same } from '../geometry';
import { stage } from '../stage';
import { text } from '../text';
import { tracks } from '../tracks';
import type { Cell, CombatView, Unit } from '../made/shown';
import { plan, stands, type CombatTold } from '../types';
import { unitAt } from '../words';
import { together } from './units-in-view';

/** To be made while a component is. */
export class Scene {
  readonly props: () => PartProps<CombatView, Draft>;
  /** What the mouse, the finger that carries, or the keyboard's cursor is over. */
  over: Point | null = $state.raw(null);
  carrying = $state(false);

  readonly view = $derived.by(() => this.props().view);
  readonly draft = $derived.by(() => this.props().draft);
  readonly board = $derived.by(() => plan(this.props().variant));
  readonly floor = $derived.by(() => ({ width: this.view.map.width, height: this.view.map.height }));
  readonly now = $derived.by(() => stage(this.view, this.props().played as CombatTold[]));
  readonly tracks = $derived.by(() =>
    tracks(this.props().recent as CombatTold[], this.now.units, this.props().you),
  );
  readonly standing = $derived.by(() => this.now.units.filter(stands));
  readonly all = $derived.by(() => choices(this.props().disabled ? [] : this.props().legal, this.draft));
  readonly selected = $derived.by(() => (this.props().disabled ? null : this.unitOf(this.draft.selected)));
  readonly size = $derived.by(() => this.selected?.size ?? 1);
  readonly targets = $derived.by(() => this.all.aimed);

  /** Where the selected unit would go: set down, or under the pointer. */
  readonly goal = $derived.by(() => {
    if (this.draft.goal) return this.draft.goal;
    if (!this.selected || !isPlacing(this.view) || !this.over) return null;
    const at = anchorAt(this.floor, this.over, this.size);
    // Over itself it is not on its way, and nothing is to be refused.
    return this.selected.at && same(at, this.selected.at) ? null : at;
  });
  readonly offered = $derived.by(() => this.goal && offerAt(this.all, this.goal, this.draft.stance));
  readonly reach = $derived.by((): Cell[] => {
    if (!isPlacing(this.view)) return [];
    return this.all.second.flatMap((act): Cell[] => ('x' in act ? [[act.x, act.y]] : []));
  });

  /** The target that was pressed; the one under the mouse is aimed at for a moment. */
  readonly aim = $derived.by(() => {
    if (this.draft.aim) return this.draft.aim;
    if (!this.selected || !this.over || !isAiming(this.view)) return null;
    const target = unitAt(this.now.units, cellAt(this.floor, this.over));
    const friend = target?.side === this.props().you;
    const wanted = target && (this.view.phase === 'heal') === friend && target.id !== this.selected.id;
    return wanted ? aimAt(this.all, this.view, this.selected, target) : null;
  });

  /** What was set down for other units and waits, and what is proposed for those that have no place. */
  readonly planned = $derived.by(() => {
    const going = Object.entries(this.draft.waiting).flatMap(([id, { goal }]) =>
      goal ? [{ id, at: goal }] : [],
    );
    const placed = (this.draft.proposal ?? []).flatMap(({ unit: id, x, y }) =>
      id === this.draft.selected ? [] : [{ id, at: [x, y] as Cell }],
    );
    return [...going, ...placed].flatMap(({ id, at }) => {
      const unit = this.unitOf(id);
      const idle = unit && (this.view.phase !== 'deploy' || unit.state === 'unplaced');
      return idle ? [{ unit, at }] : [];
    });
  });
  /** At whom others aim who wait to be confirmed. */
  readonly aiming = $derived.by(() =>
    Object.entries(this.draft.waiting).flatMap(([id, { aim }]) => {
      const [from, to] = [this.middleOf(this.unitOf(id)), this.middleOf(this.unitOf(aim?.target ?? null))];
      return aim && from && to ? [{ id, from, to }] : [];
    }),
  );

  /** Where a hint leads the unit that it is about: to a cell, or to somebody. */
  readonly advised = $derived.by(() => {
    const { hint } = this.props();
    const offer = hint && this.all.second.find(({ text: offered }) => offered === hint.text);
    if (!offer || !this.selected) return null;
    if ('x' in offer) return centre(this.floor, [offer.x, offer.y], this.size);
    return 'target' in offer ? this.middleOf(this.unitOf(offer.target)) : null;
  });

  readonly from = $derived.by(() => this.middleOf(this.selected));
  readonly tape = $derived.by(() => {
    const { goal, from } = this;
    if (!goal || !from || this.view.phase !== 'move') return null;
    const { feet, way } = this.draft;
    const label = feet ? text.board.feetOf(...feet) : null;
    const good = Boolean(this.offered) && way?.legal !== false;
    return { to: centre(this.floor, goal, this.size), label, good };
  });
  readonly sight = $derived.by(() => {
    const to = this.middleOf(this.unitOf(this.aim?.target ?? null));
    if (!this.aim || !this.from || !to || this.view.phase === 'heal') return null;
    const { aiming } = this.draft;
    const clear = this.all.targets.some(({ text: offer }) => offer === this.aim?.text);
    const [from, end] = aiming?.line ?? [];
    return {
      from: from ? centre(this.floor, from) : this.from,
      to: end ? centre(this.floor, end) : to,
      clear,
      blocked: aiming?.blocked ? centre(this.floor, aiming.blocked) : null,
    };
  });
  readonly range = $derived.by(() => {
    const { options } = this.draft;
    const aiming = isAiming(this.view) && this.view.phase !== 'heal';
    return aiming && options && 'range' in options ? options.range : null;
  });

  /** What a small screen comes closer to. */
  readonly near = $derived.by(() => {
    const goal = this.selected && this.draft.goal ? centre(this.floor, this.draft.goal, this.size) : null;
    const both = together({
      view: this.view,
      declared: this.now.declared,
      selected: this.selected,
      chosen: this.draft.aim !== null,
      all: this.all,
    });
    const points = both?.map((id) => this.middleOf(this.unitOf(id)));
    return (points ?? [this.from, goal, this.draft.aim ? (this.sight?.to ?? null) : null]).filter(
      (point) => point !== null,
    );
  });
  /** The own side of the floor. */
  readonly home = $derived.by(() => {
    const side = this.props().you ?? this.view.seats[0] ?? '';
    const own = this.standing.find((unit) => unit.side === side);
    const [left, right] = this.board.zones[side] ?? [0, this.floor.width];
    return centre(this.floor, own?.at ?? [Math.floor((left + right) / 2), Math.floor(this.floor.height / 2)]);
  });
  /** Cells that Page Up and Page Down go through. */
  readonly stops = $derived.by(() => {
    const ids = this.selected && this.all.targets.length ? this.targets : this.all.units;
    return this.standing.filter(({ id }) => ids.has(id)).map(({ at }) => at);
  });

  constructor(props: () => PartProps<CombatView, Draft>) {
    this.props = props;
    consult({
      draft: () => this.draft,
      view: () => this.view,
      ask: (partial) => props().onpreview(partial),
      unit: () => this.selected,
      goal: () => (this.view.phase === 'move' ? this.goal : null),
      aim: () => this.aim,
    });
  }

  unitOf = (id: string | null): Unit | null => this.now.units.find((unit) => unit.id === id) ?? null;

  middleOf = (unit: Unit | null): Point | null => (unit?.at ? centre(this.floor, unit.at, unit.size) : null);
}

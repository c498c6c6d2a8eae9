/* What the player's presses mean: choose a unit, go, aim, do it. What is not offered is tried all the same: the refusal says why not. */
import type { Point } from '$web/board/points';
import type { Place } from '$web/game';
import { aimAt, goText, isAiming, isPlacing, offerAt, stanceText } from '../choices';
import { anchorAt, cellAt, centre, same } from '../geometry';
import { text } from '../text';
import type { Cell, Unit } from '../made/shown';
import { groundInWords, titleOf, unitAt, unitInWords } from '../words';
import { STANCES } from './keys';
import { nearest } from './nearest';
import type { Scene } from './scene.svelte';

export class Hand {
  /** Said to screen readers when it changes. */
  spoken = $state('');

  constructor(private readonly scene: Scene) {}

  /** A point was pressed; `sure`: the tape has been seen already. */
  press = (point: Point, reach: number, sure: boolean, place: Place): void => {
    const { view, floor, now, selected, draft } = this.scene;
    if (this.scene.props().disabled) return this.lookAt(nearest(now.units, floor, point, reach));
    if (selected && isPlacing(view)) return this.pressGround(selected, point, reach, sure, place);
    const unit = nearest(now.units, floor, point, reach) ?? this.plannedAt(point, reach);
    if (unit) this.pick(unit, place);
    else if (draft.aim) draft.aimAt(null);
    else draft.select(null);
  };

  private pressGround(selected: Unit, point: Point, reach: number, sure: boolean, place: Place): void {
    const { floor, now, all, draft, size } = this.scene;
    const at = anchorAt(floor, point, size);
    const there = unitAt(now.units, cellAt(floor, point));
    const free = !there || there.id === selected.id;
    if (free && offerAt(all, at, draft.stance)) return this.go(at, sure, place);
    const unit = nearest(now.units, floor, point, reach * 0.6);
    // Where units are placed there is nothing else to be learnt from one that stands there than that it does.
    if (unit && (this.scene.view.phase !== 'deploy' || all.units.has(unit.id))) this.pick(unit, place);
    else this.go(at, sure || this.scene.all.answered, place);
  }

  /** Who is shown where it might stand. */
  private plannedAt(point: Point, reach: number): Unit | null {
    const shown = this.scene.planned.map(({ unit, at }): Unit => ({ ...unit, at, state: 'alive' }));
    return nearest(shown, this.scene.floor, point, reach);
  }

  private pick(unit: Unit, place: Place): void {
    const { view, selected, targets } = this.scene;
    const own = unit.side === this.scene.props().you;
    const meant = view.phase === 'heal' ? targets.has(unit.id) : !own;
    if (selected && isAiming(view) && meant) this.aimHere(unit, place);
    else if (own && this.mayChoose(unit)) this.choose(unit.id);
    else this.lookAt(unit);
  }

  /** Any of one's own, to learn that it can do no more; of those being placed, one that is not. */
  private mayChoose({ id }: Unit): boolean {
    const { view, all } = this.scene;
    return view.phase === 'deploy' ? all.units.has(id) : view.phase !== 'dirt';
  }

  private choose(id: string): void {
    const { draft, all } = this.scene;
    draft.select(draft.selected === id ? null : id);
    const unit = this.scene.unitOf(draft.selected);
    const may = unit && all.units.has(unit.id) ? text.board.mayAct : text.board.nothing;
    this.spoken = unit ? text.board.picked(titleOf(unit), may) : text.board.laidDown;
  }

  private lookAt(unit: Unit | null): void {
    const { draft } = this.scene;
    const { you, names } = this.scene.props();
    draft.looked = unit && draft.looked !== unit.id ? unit.id : null;
    if (unit) this.spoken = unitInWords(unit, you, names);
  }

  /** Where the mouse shows the tape already, a click goes; a finger sets the goal down first. */
  private go(at: Cell, sure: boolean, place: Place): void {
    const { draft, view, selected, all } = this.scene;
    if (!selected) return;
    if (!sure && !(draft.goal && same(draft.goal, at))) return draft.goTo(at, this.scene.goal);
    this.scene.over = null;
    const offer = offerAt(all, at, draft.stance);
    this.scene.props().onact(offer?.text ?? goText(view, selected, at, draft.stance), place);
  }

  /** Pressed once, the line and the sum are shown; pressed again, it is done. */
  private aimHere(target: Unit, place: Place): void {
    const { draft, all, view, selected } = this.scene;
    const { you, names, onact } = this.scene.props();
    if (draft.aim?.target === target.id) return onact(draft.aim.text, place);
    draft.aimAt(aimAt(all, view, selected!, target));
    const offer = all.targets.find(({ text: offered }) => offered === draft.aim?.text);
    this.spoken = `${unitInWords(target, you, names)}. ${(offer && 'sum' in offer && offer.sum?.text) || ''}`;
  }

  lift = (point: Point, reach: number): boolean => {
    const { view, floor, now, all, draft, selected } = this.scene;
    const { disabled, you } = this.scene.props();
    const unit = disabled ? null : nearest(now.units, floor, point, reach);
    if (!unit?.at || unit.side !== you) return false;
    if (!all.units.has(unit.id) && selected?.id !== unit.id) return false;
    if (!isPlacing(view) && !isAiming(view)) return false;
    if (draft.selected !== unit.id) draft.select(unit.id);
    draft.lay();
    this.scene.carrying = true;
    return true;
  };

  drop = (point: Point, place: Place): void => {
    const { view, floor, now, selected, size } = this.scene;
    this.letGo();
    if (!selected) return;
    if (isPlacing(view)) {
      const at = anchorAt(floor, point, size);
      if (!selected.at || !same(at, selected.at)) this.go(at, true, place);
      return;
    }
    const target = nearest(now.units, floor, point, 14);
    if (target && target.id !== selected.id) this.pick(target, place);
  };

  /** From the list of those that have no place yet. */
  bring = (point: Point, place: Place): void => {
    const { floor, draft, size } = this.scene;
    if (draft.carried) this.go(anchorAt(floor, point, size), true, place);
  };

  letGo = (): void => {
    this.scene.carrying = false;
    this.scene.over = null;
  };

  /** True: there was something to be laid down. */
  escape = (): boolean => {
    if (!this.scene.draft.back()) return false;
    this.scene.over = null;
    this.spoken = text.board.laidDown;
    return true;
  };

  cursorAt = (cell: Cell): void => {
    const { view, floor, now, all, draft, selected, targets } = this.scene;
    const { you, names } = this.scene.props();
    this.scene.over = centre(floor, cell);
    const unit = unitAt(now.units, cell);
    const what = unit ? unitInWords(unit, you, names) : groundInWords(view, cell);
    const notes = [text.board.cell(cell[0], cell[1], what)];
    if (unit && all.units.has(unit.id)) notes.push(text.board.mayAct);
    if (selected && offerAt(all, cell, draft.stance))
      notes.push((view.phase === 'move' ? text.board.moveHere : text.board.placeHere)(titleOf(selected)));
    if (selected && unit && targets.has(unit.id)) notes.push(text.board.fireHere(titleOf(selected)));
    this.spoken = notes.join('. ');
  };

  key = (pressed: string): boolean => {
    const stance = STANCES[pressed as keyof typeof STANCES];
    const { view, draft, all, selected } = this.scene;
    if (!stance || !selected) return false;
    if (view.phase === 'position') this.scene.props().onact(stanceText(all, selected, stance));
    else if (view.phase === 'deploy') draft.stance = stance;
    else return false;
    return true;
  };

  help = (point: Point, reach: number, place: Place): void => {
    const { view, floor, now, selected } = this.scene;
    // A player who has a unit in the hand looks for its place, not for help.
    if (place.resting && selected) return;
    const { onhelp } = this.scene.props();
    const unit = nearest(now.units, floor, point, reach);
    if (unit) return onhelp(unit.id, place);
    const [x, y] = cellAt(floor, point);
    const piece = view.map.pieces.find(({ x0, x1, y0, y1 }) => x >= x0 && x <= x1 && y >= y0 && y <= y1);
    const marker = view.map.markers.some(([x0, y0, x1, y1]) => x >= x0 && x <= x1 && y >= y0 && y <= y1);
    if (piece || marker) onhelp(piece ? piece.type : 'marker', place);
  };
}

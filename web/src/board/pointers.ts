/*
 * Fingers and the mouse on the floor, told apart: a tap, something carried, the floor pushed aside, two fingers
 * that draw it closer, a mouse that only looks.
 */
import type { Place } from '../game';
import type { Attachment } from 'svelte/attachments';
import { hearPointers } from '../lib/press';

export interface Pointers {
  ontap: (place: Place, touch: boolean) => void;
  /** The mouse is over this place; null: over none. */
  onlook: (place: Place | null) => void;
  /** May what lies here be carried? Otherwise the floor is pushed. */
  onlift: (place: Place) => boolean;
  oncarry: (place: Place) => void;
  ondrop: (place: Place) => void;
  oncancel: () => void;
  /** What was taken up elsewhere is let go here. */
  onbring: (place: Place) => void;
  onpush: (at: Place, was: Place) => void;
  onpinch: (factor: number, at: Place, was: Place) => void;
}

/** So far a finger trembles; farther is a drag. */
const SLACK = 8;

const between = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Place, b: Place) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
const placeOf = ({ clientX: x, clientY: y }: PointerEvent): Place => ({ x, y });

type Doing = 'rest' | 'carry' | 'push' | 'pinch';

export function pointers(told: Pointers): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const down = new Map<number, Place>();
    let start: Place = { x: 0, y: 0 };
    let doing: Doing = 'rest';

    const press = (event: PointerEvent) => {
      if (event.button !== 0) return;
      down.set(event.pointerId, placeOf(event));
      if (down.size === 1) {
        start = placeOf(event);
        doing = 'rest';
        listen(true);
      } else {
        if (doing === 'carry') told.oncancel();
        doing = 'pinch';
      }
    };
    const move = (event: PointerEvent) => {
      const was = down.get(event.pointerId);
      if (!was) return;
      const before = [...down.values()];
      const at = placeOf(event);
      down.set(event.pointerId, at);
      if (doing === 'pinch') return squeeze(before);
      if (doing === 'rest') {
        if (Math.hypot(at.x - start.x, at.y - start.y) < SLACK) return;
        doing = told.onlift(start) ? 'carry' : 'push';
        if (doing === 'push') return told.onpush(at, start);
      }
      if (doing === 'carry') told.oncarry(at);
      else told.onpush(at, was);
    };
    const squeeze = (before: Place[]) => {
      const now = [...down.values()];
      if (now.length !== 2 || before.length !== 2) return;
      const [a, b] = now as [Place, Place];
      const [c, d] = before as [Place, Place];
      told.onpinch(apart(a, b) / apart(c, d), between(a, b), between(c, d));
    };
    const up = (event: PointerEvent) => {
      if (!down.delete(event.pointerId)) return;
      if (doing === 'carry') told.ondrop(placeOf(event));
      else if (doing === 'rest' && !down.size) told.ontap(placeOf(event), event.pointerType === 'touch');
      if (down.size) doing = 'pinch';
      else listen(false);
    };
    const cancel = (event: PointerEvent) => {
      if (!down.delete(event.pointerId)) return;
      if (doing === 'carry') told.oncancel();
      doing = 'pinch';
      if (!down.size) listen(false);
    };
    const look = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && !down.size) told.onlook(placeOf(event));
    };
    const bring = (event: PointerEvent) => {
      if (!down.has(event.pointerId)) told.onbring(placeOf(event));
    };
    const leave = () => told.onlook(null);

    const listen = (on: boolean) => hearPointers(on, { move, up, cancel });
    const here = element as HTMLElement;
    here.addEventListener('pointerdown', press);
    here.addEventListener('pointermove', look);
    here.addEventListener('pointerup', bring);
    here.addEventListener('pointerleave', leave);
    return () => {
      listen(false);
      here.removeEventListener('pointerdown', press);
      here.removeEventListener('pointermove', look);
      here.removeEventListener('pointerup', bring);
      here.removeEventListener('pointerleave', leave);
    };
  };
}

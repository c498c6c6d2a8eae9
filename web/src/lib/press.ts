/* The press that is under way: a finger or button that is down, and whether it has moved on since. */
import type { Place } from '../game';

/** A finger trembles; farther than this it is a drag. */
const TREMBLE = 10;

/** Whether the pointer has left the place where it went down. */
export function leaves(place: Place, { clientX, clientY }: MouseEvent): boolean {
  return Math.hypot(clientX - place.x, clientY - place.y) > TREMBLE;
}

/** Also a mouse that only rests. */
export class Press {
  moved = false;

  constructor(readonly from: Place) {}

  follow(event: MouseEvent) {
    this.moved ||= leaves(this.from, event);
  }
}

/** Hears what pointers do anywhere in the window, as long as `on`. */
export function hearPointers(
  on: boolean,
  heard: Record<'move' | 'up' | 'cancel', (event: PointerEvent) => void>,
): void {
  const change = on ? window.addEventListener : window.removeEventListener;
  for (const [name, hear] of Object.entries(heard))
    change.call(window, `pointer${name}`, hear as EventListener);
}

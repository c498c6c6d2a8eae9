/*
 * Carrying something with a finger or the mouse: it begins when the pointer has gone a little way, so that taps
 * stay taps, and the click that would follow the dropping is swallowed.
 */
import type { Place } from '../game';
import type { Attachment } from 'svelte/attachments';

export interface Carrying {
  /** The pointer has begun to carry what lay under it; false: there was nothing to carry. */
  onlift: (target: Element) => boolean;
  onmove: (place: Place) => void;
  ondrop: (place: Place) => void;
  oncancel: () => void;
}

const SLACK = 7;

export function carry(carrying: Carrying): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let start: (Place & { target: Element; pointer: number }) | null = null;
    let lifted = false;
    let swallow = false;

    const down = (event: PointerEvent) => {
      // A second finger: that is no carrying any more.
      if (start || (event.pointerType === 'touch' && !event.isPrimary)) return cancel();
      if (event.button !== 0) return;
      swallow = false;
      start = {
        x: event.clientX,
        y: event.clientY,
        target: event.target as Element,
        pointer: event.pointerId,
      };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', cancel);
    };
    const move = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.pointer) return;
      const place = { x: event.clientX, y: event.clientY };
      if (!lifted) {
        if (Math.hypot(place.x - start.x, place.y - start.y) < SLACK) return;
        lifted = carrying.onlift(start.target);
        if (!lifted) return stop();
      }
      carrying.onmove(place);
    };
    const up = (event: PointerEvent) => {
      if (!start || event.pointerId !== start.pointer) return;
      const dropped = lifted;
      stop();
      if (!dropped) return;
      swallow = true;
      carrying.ondrop({ x: event.clientX, y: event.clientY });
    };
    const cancel = () => {
      if (lifted) carrying.oncancel();
      swallow = true;
      stop();
    };
    const stop = () => {
      start = null;
      lifted = false;
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
    };
    const click = (event: Event) => {
      if (!swallow) return;
      swallow = false;
      event.stopPropagation();
    };

    const listen = element as HTMLElement;
    listen.addEventListener('pointerdown', down);
    listen.addEventListener('click', click, true);
    return () => {
      cancel();
      listen.removeEventListener('pointerdown', down);
      listen.removeEventListener('click', click, true);
    };
  };
}

/** The space of the board at a point of the window. */
export function spaceAt({ x, y }: Place): string | null {
  const cell = document.elementFromPoint(x, y)?.closest('[data-space]');
  return cell?.getAttribute('data-space') ?? null;
}

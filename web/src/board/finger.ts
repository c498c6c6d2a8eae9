/* A finger on a board: where it lies, from when it has rested a moment or moves on, until it is lifted. */
import type { Place } from '../game';
import type { Attachment } from 'svelte/attachments';
import { hearPointers, leaves } from '../lib/press';

/** A tap is over before. */
const REST_MS = 140;

/** null: it has been lifted, or a second finger has joined it. */
export function finger(onfinger: (place: Place | null) => void): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    let pointer: number | null = null;
    let start: Place = { x: 0, y: 0 };
    let shown = false;
    let timer: ReturnType<typeof setTimeout> | undefined;

    const show = (place: Place) => {
      clearTimeout(timer);
      shown = true;
      onfinger(place);
    };
    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      if (pointer !== null) return stop();
      pointer = event.pointerId;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => show(start), REST_MS);
      listen(true);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== pointer) return;
      if (shown || leaves(start, event)) show({ x: event.clientX, y: event.clientY });
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId === pointer) stop();
    };
    const stop = () => {
      clearTimeout(timer);
      listen(false);
      pointer = null;
      if (shown) onfinger(null);
      shown = false;
    };
    const listen = (on: boolean) => hearPointers(on, { move, up, cancel: up });

    const here = element as HTMLElement;
    here.addEventListener('pointerdown', down);
    return () => {
      stop();
      here.removeEventListener('pointerdown', down);
    };
  };
}

/* Two fingers on the board: they draw it closer, or push it aside. */
import type { Place } from '../game';
import type { Attachment } from 'svelte/attachments';

export interface Pinch {
  /** How much farther apart the fingers are than a moment ago. */
  factor: number;
  /** Between the fingers, and where that was a moment ago. */
  at: Place;
  was: Place;
}

const middle = (a: Place, b: Place): Place => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const apart = (a: Place, b: Place) => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));

export function pinch(onpinch: (pinch: Pinch) => void): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    const fingers = new Map<number, Place>();

    const down = (event: PointerEvent) => {
      if (event.pointerType === 'touch') fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      const before = [...fingers.values()];
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      const now = [...fingers.values()];
      if (now.length !== 2) return;
      const [at, was] = [middle(now[0]!, now[1]!), middle(before[0]!, before[1]!)];
      onpinch({ factor: apart(now[0]!, now[1]!) / apart(before[0]!, before[1]!), at, was });
    };
    const up = (event: PointerEvent) => fingers.delete(event.pointerId);

    const listen = element as HTMLElement;
    listen.addEventListener('pointerdown', down);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', up);
    return () => {
      listen.removeEventListener('pointerdown', down);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', up);
    };
  };
}

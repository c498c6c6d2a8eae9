/* Where a note lies: beside the finger, and over nothing that is likely pressed next. */
import type { Place } from '../game';

interface Size {
  width: number;
  height: number;
}
interface Spot {
  left: number;
  top: number;
}
export type Taken = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

const MARGIN = 8;
/** Far enough from the finger to be read beside it. */
const AWAY = 22;

export function beside(place: Place, note: Size, screen: Size, pressed: Taken[]): Spot {
  const left = Math.max(MARGIN, Math.min(place.x - note.width / 2, screen.width - note.width - MARGIN));
  const lowest = screen.height - note.height - MARGIN;
  const above = place.y - AWAY - note.height;
  const usual = above >= MARGIN ? above : Math.min(place.y + AWAY, lowest);
  /** Higher up, over one row of buttons after the other; then below the finger. */
  const higher = pressed.map(({ top }) => top - MARGIN - note.height).filter((top) => top < above);
  const tops = [usual, ...higher.sort((a, b) => b - a), place.y + AWAY];
  const free = tops.find(
    (top) => top >= MARGIN && top <= lowest && pressed.every((taken) => !meet({ left, top }, note, taken)),
  );
  return { left, top: free ?? usual };
}

const meet = ({ left, top }: Spot, { width, height }: Size, taken: Taken): boolean =>
  taken.right > left && taken.left < left + width && taken.bottom > top && taken.top < top + height;

/* A card that is new where it lies comes flying from where it was. Places are found by `data-place`. */
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';
import { paced } from '../lib/pace';

const FLIGHT_MS = 260;

export function flown(
  card: Element,
  { from, still, delay = 0 }: { from: string | null; still: boolean; delay?: number },
): TransitionConfig {
  const source = from === null || still ? null : document.querySelector(`[data-place="${CSS.escape(from)}"]`);
  if (!source) return { duration: 0 };
  const [there, here] = [source.getBoundingClientRect(), card.getBoundingClientRect()];
  if (!there.width || !here.width) return { duration: 0 };
  const dx = there.x + there.width / 2 - here.x - here.width / 2;
  const dy = there.y + there.height / 2 - here.y - here.height / 2;
  const size = Math.min(2.5, there.width / here.width);
  return {
    duration: paced(FLIGHT_MS),
    delay: paced(delay),
    easing: cubicOut,
    css: (t, u) =>
      `translate: ${u * dx}px ${u * dy}px; scale: ${t + u * size}; z-index: 5; opacity: ${Math.min(1, 4 * t)}`,
  };
}

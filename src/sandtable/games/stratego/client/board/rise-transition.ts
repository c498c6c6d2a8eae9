/* A piece that comes onto the board rises out of the sand, one column after the other. */
import { UNIT } from '$web/board/spaces';
import { paced } from '$web/lib/pace';
import { cubicOut } from 'svelte/easing';
import type { TransitionConfig } from 'svelte/transition';

const RISE_MS = 260;
const COLUMN_MS = 28;

export function rise(
  _piece: Element,
  { still, column }: { still: boolean; column: number },
): TransitionConfig {
  if (still) return { duration: 0 };
  return {
    duration: paced(RISE_MS),
    delay: paced((column / UNIT) * COLUMN_MS),
    easing: cubicOut,
    css: (t, u) => `transform: translateY(${u * 46}px) scaleY(${0.1 + 0.9 * t}); opacity: ${t}`,
  };
}

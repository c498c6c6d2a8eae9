/* A soldier that goes from one place of the table to another is seen to go: home, centre, another player. */
import { cubicOut } from 'svelte/easing';
import { crossfade } from 'svelte/transition';
import { paced } from '$web/lib/pace';

const MARCH_MS = 280;

const [out, into] = crossfade({ duration: MARCH_MS, easing: cubicOut, fallback: () => ({ duration: 0 }) });

export { into, out };

/** What both ends of a march are given. */
export const marching = (soldier: string, still: boolean) => ({
  key: soldier,
  duration: still ? 0 : paced(MARCH_MS),
});

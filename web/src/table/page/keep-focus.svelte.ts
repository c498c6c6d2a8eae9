/* Where the focus was may be gone with the phase it belonged to; the board takes it then. */

import { tick } from 'svelte';

/** For as long as the component lives that asks for it: what to call when something takes the focus. */
export function keepFocus(phase: () => unknown): () => void {
  let focused = false;
  $effect(() => {
    phase();
    void tick().then(() => {
      if (focused && document.activeElement === document.body) document.getElementById('board')?.focus();
      focused = document.activeElement !== document.body;
    });
  });
  return () => (focused = true);
}

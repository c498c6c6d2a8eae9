/* How long things take that are moved by the page itself, at the player's pace. Styles multiply by `--pace`. */
import { paceFactor } from '../settings.svelte';

/** So many usual milliseconds, as long as they last now. */
export const paced = (ms: number): number => ms * paceFactor();

/* The parts of the lobby that a phone shows one at a time, and the way to one of them from another page. */
import { go, lobbyPath } from '../../router.svelte';

export type Tab = 'play' | 'mine' | 'here' | 'me';

let next: Tab = 'play';

export function toLobby(tab: Tab): void {
  next = tab;
  go(lobbyPath);
}

/** The part that the lobby begins with. */
export function firstTab(): Tab {
  const tab = next;
  next = 'play';
  return tab;
}

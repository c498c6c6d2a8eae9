/* A player who looks elsewhere is called: the title of the page says who is asked, and a bell rings. */

import { untrack } from 'svelte';
import { settings } from '../../settings.svelte';
import { play } from '../../sound';
import { titleOf } from '../ask/ask';
import type { TableSession } from '../session/session.svelte';

/** For as long as the component lives that asks for it. */
export function calls(session: TableSession): void {
  $effect(() => {
    document.title = titleOf(session.state, session.names);
  });

  /** It is your turn again, or the game is over. Not at the first look, nor when something is only shown once more. */
  let asking = false;
  $effect(() => {
    if (session.again.shown) return;
    const mine = session.mayAct;
    const begun = session.state.log.length > 0;
    if (mine && !asking && settings.sound && begun) untrack(() => play('turn'));
    asking = mine;
  });
}

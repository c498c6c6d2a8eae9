/* Whether we have an account here, and what it is called, for the whole page. */
import { getAccount } from '../api';
import type { AccountState, Ban } from '../protocol';
import { rename } from '../settings.svelte';

interface Known {
  offered: boolean;
  name: string | null;
  /** We do not play here: the account is banned, or one that was logged in in this browser. */
  ban: Ban | null;
}
export const account: Known = $state({ offered: false, name: null, ban: null });

/** From then on we are called by the name of the account at every table. */
export function note(name: string | null): void {
  account.name = name;
  if (name !== null) rename(name);
}

export async function learn(): Promise<AccountState> {
  const state = await getAccount();
  account.offered = true;
  account.ban = state.ban;
  note(state.account?.name ?? null);
  return state;
}

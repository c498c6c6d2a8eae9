/* Whether we have an account here, and what it is called, for the whole page. */
import { getAccount } from '../api';
import type { AccountState } from '../protocol';
import { rename } from '../settings.svelte';

export const account: { offered: boolean; name: string | null } = $state({ offered: false, name: null });

/** From then on we are called by the name of the account at every table. */
export function note(name: string | null): void {
  account.name = name;
  if (name !== null) rename(name);
}

export async function learn(): Promise<AccountState> {
  const state = await getAccount();
  account.offered = true;
  note(state.account?.name ?? null);
  return state;
}

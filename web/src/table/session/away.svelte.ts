import { untrack } from 'svelte';
import type { Table } from '../../protocol';

/** Where the server restarts all are gone for a moment, and where somebody loads the page again they are. */
const NOTICED_MS = 2500;

/** The seats of people who are not connected: of those who go, once they have been gone for a moment. */
export class Away {
  seats: string[] = $state.raw([]);

  constructor(table: () => Table | null) {
    const absent = $derived(
      table()?.seats.flatMap(({ seat, kind, taken, here }) =>
        kind === 'human' && taken && !here ? [seat] : [],
      ) ?? [],
    );
    this.seats = untrack(() => absent);
    $effect(() => {
      const now = absent;
      this.seats = untrack(() => this.seats).filter((seat) => now.includes(seat));
      const timer = setTimeout(() => (this.seats = now), NOTICED_MS);
      return () => clearTimeout(timer);
    });
  }
}

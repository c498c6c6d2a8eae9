/* What may be pressed on the table: soldiers and hands that the half-made choice can be pointed at. */
import type { Offer, Place } from '$web/game';
import { advancers, soldierOffers } from '../choices';
import { choiceOf, goWith, type Draft } from '../draft.svelte';
import type { Name } from '../made/shown';

export interface Pick {
  /** It is not chosen by this, but the choice goes on. */
  half: boolean;
  choose: (place: Place) => void;
}

export const keyOf = (seat: string, soldier: Name | null): string => `${seat}.${soldier ?? ''}`;

export function picksOf(
  draft: Draft,
  legal: Offer[],
  you: string | null,
  onact: (text: string, place?: Place) => void,
): Map<string, Pick> {
  const picks = new Map<string, Pick>();
  const mine = (soldier: Name) => keyOf(you ?? '', soldier);
  const { deeds, pointing } = choiceOf(draft, legal);
  for (const { kind, soldier, text } of soldierOffers(legal))
    if (kind === 'lose') picks.set(mine(soldier), { half: false, choose: (place) => onact(text, place) });
  // A soldier may be touched before the Advance is, or instead of the one chosen.
  if (draft.picked.length === 0 || pointing?.verb === 'advance')
    for (const soldier of advancers(deeds))
      if (draft.own !== soldier)
        picks.set(mine(soldier), {
          half: !pointing?.owns.length,
          choose: () => goWith(draft, soldier, deeds),
        });
  for (const { offer, own, target } of pointing?.ends ?? []) {
    const key = target ? keyOf(target.seat, target.soldier) : mine(own ?? '');
    picks.set(key, { half: false, choose: (place) => onact(offer.text, place) });
  }
  return picks;
}

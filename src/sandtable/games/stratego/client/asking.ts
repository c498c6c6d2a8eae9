/* The one thing that is asked, in the game's own words, and the faces of offers that are buttons. */
import type { ButtonFace, Offer } from '$web/game';
import { choices } from './choices';
import type { Draft } from './draft.svelte';
import { handRank } from './setup/hand';
import { nameOf, text } from './text/en';
import type { StrategoView } from './types';

export function button(offer: Offer): ButtonFace | null {
  switch (offer.kind) {
    case 'stop':
      return { label: text.button.stop, tone: 'main' };
    case 'decline':
      return { label: text.button.decline, tone: 'plain' };
    case 'resign':
      return { label: text.button.resign, tone: 'quiet', confirm: text.button.resignSure };
    default:
      return null;
  }
}

export const isSetup = (view: StrategoView, you: string | null): boolean =>
  view.phase === 'setup' && you !== null && !view.ready.includes(you);

export function ask(view: StrategoView, you: string | null, legal: Offer[], draft: Draft): string | null {
  if (isSetup(view, you)) return askSetup(draft);
  const { from, step, rescue } = choices(legal);
  if (step.size) return text.ask.step;
  if (rescue.size) return draft.back === null ? text.ask.rescue : text.ask.rescueWhere(nameOf(draft.back));
  if (!from.size) return null;
  const picked = view.pieces.find(({ at }) => at === draft.picked);
  if (!picked?.rank) return text.ask.pick;
  return (from.has(picked.at) ? text.ask.picked : text.ask.stuck)(nameOf(picked.rank), picked.at);
}

function askSetup(draft: Draft): string {
  if (draft.note !== null) return draft.note;
  const hand = handRank(draft);
  return hand === null ? text.ask.setup : text.ask.setupHand(nameOf(hand));
}

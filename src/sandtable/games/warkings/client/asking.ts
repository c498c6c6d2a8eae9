/* The one thing that is asked, in the game's own words, and the faces of offers that are buttons. */
import type { ButtonFace, Offer } from '$web/game';
import { listed } from './cards';
import { completed, drawOf, laysOf } from './choices';
import type { Draft } from './draft.svelte';
import { cardText, laidText, text } from './text';
import type { WarkingsView } from './types';

/** Discards are chosen in the hand; draws are buttons as well as piles. */
export function button(offer: Offer, view: WarkingsView): ButtonFace | null {
  const draw = drawOf(offer);
  if (!draw) return null;
  if (draw.from === 'open') return { label: text.button.take(cardText(draw.card ?? '').that), tone: 'plain' };
  return view.last_round
    ? { label: text.button.enemy, tone: 'plain', confirm: text.button.enemySure }
    : { label: text.button.draw, tone: 'plain' };
}

/** A discard in words. */
export function inWords(offer: Offer): string | null {
  const [lay] = laysOf([offer]);
  return lay ? text.button.discard(listed(lay.cards)) : null;
}

export function ask(_view: WarkingsView, _you: string | null, legal: Offer[], draft: Draft): string | null {
  const lays = laysOf(legal);
  if (!lays.length) return null;
  if (!draft.picked.length) return null;
  const chosen = laidText(listed(draft.chosen));
  const ready = completed(lays, draft.chosen);
  if (ready.length === 0) return text.ask.more(chosen);
  const question = ready.length > 1 ? text.ask.top : text.ask.chosen(chosen);
  return draft.replaced ? text.ask.only(question) : question;
}

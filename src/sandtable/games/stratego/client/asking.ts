/* The one thing that is asked, in the game's own words, and the faces of offers that are buttons. */
import type { ButtonFace, Offer } from '$web/game';
import { choices, type Choices } from './choices';
import type { Draft } from './draft.svelte';
import { handRank } from './setup/hand';
import { nameOf, nameOfSign, text } from './text';
import type { Rank, StrategoChoice } from './made/shown';
import type { StrategoView } from './types';

export function button(offer: Offer, { phase }: StrategoView): ButtonFace | null {
  const choice = offer as StrategoChoice;
  switch (choice.kind) {
    case 'stop':
      return { label: text.button.stop, tone: 'main' };
    case 'decline':
      return { label: phase === 'bonus' ? text.button.noEntry : text.button.decline, tone: 'plain' };
    case 'stockade':
      return { label: text.button.stockade(choice.to), tone: 'plain' };
    case 'resign':
      return { label: text.button.resign, tone: 'quiet', confirm: text.button.resignSure };
    default:
      return null;
  }
}

/** A move in words: the own piece, and from where to where. */
export function inWords(offer: Offer, { pieces }: StrategoView): string | null {
  const choice = offer as StrategoChoice;
  if (!('from' in choice) || choice.kind === 'claim') return null;
  const { from, to } = choice;
  const rank = pieces.find(({ at }) => at === from)?.rank;
  return rank ? text.hint(nameOf(rank), from, to) : null;
}

export const isSetup = (view: StrategoView, you: string | null): boolean =>
  view.phase === 'setup' && you !== null && !view.ready.includes(you);

export function ask(view: StrategoView, you: string | null, legal: Offer[], draft: Draft): string | null {
  if (isSetup(view, you)) return askSetup(draft);
  const all = choices(legal);
  switch (view.phase) {
    case 'step':
      return text.ask.step;
    case 'rescue':
      return draft.entering === null ? text.ask.rescue : text.ask.rescueWhere(nameOfSign(draft.entering));
    case 'bonus':
      return draft.entering === null ? text.ask.bonus : text.ask.enterWhere(nameOfSign(draft.entering));
    case 'stockade':
      return text.ask.stockade;
    case 'flag':
      return view.freed === you ? text.ask.ownFlag : text.ask.partnersFlag;
    default:
      return askTurn(view, all, draft);
  }
}

function askTurn(view: StrategoView, { from, entering }: Choices, draft: Draft): string | null {
  if (draft.claiming !== null) return text.ask.claim(draft.claiming);
  if (draft.entering !== null) return text.ask.enterWhere(nameOfSign(draft.entering));
  if (!from.size) return entering.size ? text.ask.enter : null;
  const picked = view.pieces.find(({ at }) => at === draft.picked);
  if (!picked?.rank) return entering.size ? text.ask.pickOrEnter : text.ask.pick;
  if (from.has(picked.at)) return text.ask.picked(nameOf(picked.rank), picked.at);
  return stuck(view, picked.rank, picked.at);
}

/** Where nobody has a partner, Bombs and the Flag never move (ST-MOVE-2). */
function stuck({ teams }: StrategoView, rank: Rank, at: string): string {
  if (teams.length === 0 && rank.startsWith('B')) return text.ask.never(nameOf(rank));
  if (teams.length === 0 && rank.startsWith('F')) return text.ask.neverFlag;
  return text.ask.stuck(nameOf(rank), at);
}

function askSetup(draft: Draft): string {
  if (draft.note !== null) return draft.note;
  const hand = handRank(draft);
  return hand === null ? text.ask.setup : text.ask.setupHand(nameOf(hand));
}

/* The one thing that is asked, in a sentence, and the offers that are buttons. Pure, so that tests can read it. */
import type { ButtonFace, GameClient, Hint, Offer, View } from '../../game';
import type { LinkStatus } from '../../connection';
import { list, text } from '../../text';
import { asText } from '../../text/catalogue';
import { missingOf } from '../session/names';
import { mayAct, type TableState } from '../session/state';

export interface Choice {
  offer: Offer;
  face: ButtonFace;
}

export function choicesOf(
  client: GameClient,
  legal: Offer[],
  view: View,
): { near: Choice[]; apart: Choice[] } {
  const choices = legal.flatMap((offer) => {
    const face = client.button(offer, view);
    return face ? [{ offer, face }] : [];
  });
  const main = ({ face }: Choice) => (face.tone === 'main' ? 0 : 1);
  return {
    near: choices.filter(({ face }) => face.tone !== 'quiet').sort((a, b) => main(a) - main(b)),
    apart: choices.filter(({ face }) => face.tone === 'quiet'),
  };
}

/** What is hinted at, as people call it; null: notation. */
export function hintedOf(
  client: GameClient,
  hint: Hint | null,
  view: View,
  names: Record<string, string>,
): string | null {
  if (!hint) return null;
  if (hint.offer.text !== hint.text) return client.wholeInWords?.(hint.text, view, names) ?? null;
  return client.inWords?.(hint.offer, view, names) ?? client.button(hint.offer, view)?.label ?? null;
}

export function sentenceOf(
  client: GameClient,
  state: TableState,
  names: Record<string, string>,
  legal: Offer[],
  draft: unknown,
  away: string[] = [],
): string {
  const { table, standing, you, shown } = state;
  if (!table || !standing || !shown) return text.table.opening;
  if (state.sending) return text.table.sending;
  if (mayAct(state)) return client.ask?.(shown, you, legal, draft, names) ?? asText(standing.ask?.text ?? '');
  if (!table.started) return text.table.notStarted(missingOf(table));
  const left = table.seats.filter((seat) => seat.left).map(({ seat }) => names[seat] ?? seat);
  if (left.length > 0) return text.table.waitsAsLeft(left);
  return waitingSentence(state, names, away);
}

/** It may also be our turn while events are still being shown; then nothing is said until they are. */
function waitingSentence(state: TableState, names: Record<string, string>, away: string[]): string {
  const { table, standing, you, reactions } = state;
  if (reactions?.window)
    return reactions.noticed && reactions.mine?.state !== 'open' ? text.reactions.waiting : '';
  const others = (standing?.view.to_act ?? []).filter((seat) => seat !== you);
  if (others.length === 0) return '';
  const absent = awaySentence(
    state,
    names,
    others.filter((seat) => away.includes(seat)),
  );
  if (absent) return you === null ? `${text.table.watching} ${absent}` : absent;
  const thinking = table?.seats.some(({ seat, thinking }) => thinking && others.includes(seat));
  const who = others.map((seat) => names[seat] ?? seat);
  const sentence = thinking ? text.table.thinks(who) : text.table.waitFor(list(who));
  return you === null ? `${text.table.watching} ${sentence}` : sentence;
}

/** Somebody who plays in one sitting is away while the clock runs; empty: nobody is. */
function awaySentence(
  { table, you, clocks }: TableState,
  names: Record<string, string>,
  away: string[],
): string {
  if (away.length === 0 || table?.time?.type !== 'live' || !clocks?.runs) return '';
  const sentence = text.table.isAway(away.map((seat) => names[seat] ?? seat));
  // as the host decides: at a table for two, once the game has begun
  const begun = table.acts.includes('leave') && !table.acts.includes('abort');
  const claims = you !== null && table.seats.length === 2 && begun && clocks.runs === 'turn';
  return claims && table.offers.replace.length === 0 ? `${sentence} ${text.table.mayClaim}` : sentence;
}

/** A lost line says so quietly; the game waits. */
export function linkSentence(link: LinkStatus, reason: string): string {
  if (link === 'lost') return text.table.lost;
  if (link === 'polling') return text.table.polling;
  return link === 'closed' ? reason || text.table.closed : '';
}

export function titleOf(state: TableState, names: Record<string, string>): string {
  const { table, standing, you, reactions } = state;
  if (!table || !standing) return text.title;
  if (table.ended) return text.titles.over(table.title);
  if (reactions?.window && reactions.noticed)
    return (reactions.mine?.state === 'open' ? text.titles.react : text.titles.reactions)(table.title);
  const { to_act } = standing.view;
  if (you !== null && table.started && to_act.includes(you)) return text.titles.yours(table.title);
  const who = list(to_act.map((seat) => names[seat] ?? seat));
  return who ? text.titles.theirs(who, table.title) : table.title;
}

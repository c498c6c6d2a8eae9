/* Hands and positions in words, for screen readers. */
import { counted } from '$web/cards/counts';
import type { HandOnTable } from './stage';
import { cardText, handText, laidText, text } from './text';
import type { WarkingsView } from './types';

export interface About {
  onTurn: boolean;
  effect: string | null;
  trigger: boolean;
}

/** "Otter, 5 cards, known: Advisor, on turn". */
export function seatInWords(name: string, hand: HandOnTable, { onTurn, effect, trigger }: About): string {
  const parts = [text.seat.label(name, hand.size)];
  if (hand.faces.length) parts.push(text.seat.known(handText(counted(hand.faces))));
  if (onTurn) parts.push(text.seat.onTurn);
  if (effect) parts.push(text.seat.under(effect));
  if (trigger) parts.push(text.seat.trigger);
  return parts.join(', ');
}

export function positionInWords(view: WarkingsView, names: Record<string, string>): string {
  const { describe } = text;
  const name = (seat: string) => names[seat] ?? seat;
  const lines = [
    view.turn && !view.result ? describe.turn(name(view.turn)) : (describe.phase[view.phase] ?? ''),
  ];
  if (view.last_round) lines.push(describe.last(name(view.last_round.until)));
  if (view.effect) lines.push(describe.effect(name(view.effect.on), view.effect.kind));
  if (view.hand && view.counted)
    lines.push(describe.hand(handText(view.hand) || text.end.none, view.counted.total));
  for (const { seat, size, known, cards } of view.hands) {
    const shown = view.result?.hands[seat];
    if (shown) lines.push(describe.shown(name(seat), handText(counted(shown.cards)), shown.text));
    else lines.push(describe.seat(name(seat), size, handText(counted(cards ?? known))));
  }
  lines.push(describe.piles(view.draw_pile.size, view.open.size, cardText(view.open.top ?? '').name));
  if (view.aside.length) lines.push(describe.aside(laidText(view.aside)));
  return lines.filter(Boolean).join(' ');
}

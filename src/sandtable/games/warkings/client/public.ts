/* What is public of a seat, and the whole table once nothing has to be hidden any more. */
import type { Fact } from '$web/game';
import { listed } from './cards';
import { text } from './text';
import type { WarkingsView } from './types';

export function facts(view: WarkingsView, seat: string): Fact[] {
  const hand = view.hands.find((each) => each.seat === seat);
  return hand ? [{ label: text.facts.cards, value: String(hand.size) }] : [];
}

/** After the end: every seat's own hand, put together in one view. */
export function everything(views: Record<string, WarkingsView>): WarkingsView {
  const [any] = Object.values(views);
  if (!any) throw new Error('no views');
  const hands = any.hands.map((hand) => {
    const own = views[hand.seat]?.hand;
    return own ? { ...hand, cards: listed(own) } : hand;
  });
  return { ...any, viewer: null, hand: null, counted: null, hands };
}

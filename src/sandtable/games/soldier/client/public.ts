/* What is public of a seat, and the whole table once nothing has to be hidden any more. */
import type { Fact } from '$web/game';
import { listed } from './cards';
import { text } from './text';
import type { SoldierView } from './types';

export function facts(view: SoldierView, seat: string): Fact[] {
  const player = view.players.find((each) => each.seat === seat);
  if (!player) return [];
  const words = text.facts;
  return [
    { label: words.cards, value: String(player.cards) },
    view.mode === 'rounds'
      ? { label: words.points, value: String(player.points) }
      : { label: words.won, value: String(player.wins) },
  ];
}

/** After the end: every seat's own hand, put together in one view. */
export function everything(views: Record<string, SoldierView>): SoldierView {
  const [any] = Object.values(views);
  if (!any) throw new Error('no views');
  const players = any.players.map((player) => {
    const own = views[player.seat]?.hand;
    return own ? { ...player, hand: listed(own) } : player;
  });
  return { ...any, viewer: null, hand: null, players };
}

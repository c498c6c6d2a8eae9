/* What is public of a seat, and the whole board once nothing has to be hidden any more. */
import type { Fact, Variant } from '$web/game';
import { text } from './text';
import { plan, type StrategoView } from './types';

/** Told apart from the longer game of the same camps, and of the same seats. */
const QUICK = 'stratego-alliance-lightning';
const SMALL = 'stratego-small';

export function pitch(variant: Variant): string {
  if (variant.id === QUICK) return text.pitch.quick;
  if (variant.id === SMALL) return text.pitch.small;
  const { second, zones } = plan(variant);
  if (Object.keys(zones).length > 2) return text.pitch.alliance;
  return Object.keys(second).length ? text.pitch.campaign : text.pitch.duel;
}

export function facts(view: StrategoView, seat: string): Fact[] {
  if (view.phase === 'setup') return [];
  const pieces = view.pieces.filter((piece) => piece.seat === seat).length;
  const list: Fact[] = [{ label: text.facts.pieces, value: String(pieces) }];
  const add = (label: string, value: number | undefined) =>
    value && list.push({ label, value: String(value) });
  add(text.facts.reserve, view.reserve[seat]);
  add(text.facts.rescues, view.rescues[seat]);
  const held = Object.entries(view.captive).find(([, owner]) => owner === seat);
  if (held) list.push({ label: text.facts.captive, value: held[0] });
  return list;
}

/** After the end: every seat's own ranks, put together in one view. */
export function everything(views: Record<string, StrategoView>): StrategoView {
  const [any] = Object.values(views);
  if (!any) throw new Error('no views');
  const pieces = any.pieces.map((piece) => {
    const own = views[piece.seat]?.pieces.find(({ id }) => id === piece.id);
    return { ...piece, rank: own?.rank ?? piece.rank };
  });
  const reserves = Object.fromEntries(
    Object.entries(views).flatMap(([seat, { own_reserve }]) => (own_reserve ? [[seat, own_reserve]] : [])),
  );
  return { ...any, viewer: null, pieces, open: true, reserves };
}

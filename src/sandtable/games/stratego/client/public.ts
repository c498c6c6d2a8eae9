/* What is public of a seat, and the whole board once nothing has to be hidden any more. */
import type { Fact } from '$web/game';
import { text } from './text/en';
import type { StrategoView } from './types';

export function facts(view: StrategoView, seat: string): Fact[] {
  if (view.phase === 'setup') return [];
  const pieces = view.pieces.filter((piece) => piece.seat === seat).length;
  const rescues = view.rescues[seat] ?? 0;
  const list = [{ label: text.facts.pieces, value: String(pieces) }];
  return rescues ? [...list, { label: text.facts.rescues, value: String(rescues) }] : list;
}

/** After the end: every seat's own ranks, put together in one view. */
export function everything(views: Record<string, StrategoView>): StrategoView {
  const [any] = Object.values(views);
  if (!any) throw new Error('no views');
  const pieces = any.pieces.map((piece) => {
    const own = views[piece.seat]?.pieces.find(({ id }) => id === piece.id);
    return { ...piece, rank: own?.rank ?? piece.rank };
  });
  return { ...any, viewer: null, pieces, open: true };
}

/* Spaces and positions in words, for screen readers. */
import type { Offer } from '$web/game';
import type { Piece, StrategoView } from './types';
import { nameOf, text } from './text/en';

export interface Wording {
  you: string | null;
  /** Seat -> the name of whoever sits there. */
  names: Record<string, string>;
  /** Enemy ranks that are known are said. */
  remember: boolean;
}

export function pieceInWords(piece: Piece, { you, names, remember }: Wording): string {
  const owner = names[piece.seat] ?? piece.seat;
  const { rank } = piece;
  if (piece.seat === you && rank !== null) {
    const own = text.board.own(rank);
    return piece.public ? `${own}, ${text.board.exposed}` : own;
  }
  if (rank === null || !remember) return text.board.hidden(owner);
  return text.board.known(owner, rank);
}

/** Where a piece may go: "May move to e5, f5. May attack e6." */
export function mayInWords(targets: Map<string, Offer>): string {
  const attacks = [...targets].filter(([, { kind }]) => kind === 'attack').map(([to]) => to);
  const moves = [...targets].filter(([, { kind }]) => kind !== 'attack').map(([to]) => to);
  const sentences = [];
  if (moves.length) sentences.push(text.board.mayMove(moves));
  if (attacks.length) sentences.push(text.board.mayAttack(attacks));
  return sentences.join(' ');
}

export function positionInWords(view: StrategoView, names: Record<string, string>): string {
  const { describe } = text;
  const lines = [describe.phase[view.phase] ?? '', view.result?.text ?? ''];
  for (const seat of view.seats) {
    const own = view.pieces.filter((piece) => piece.seat === seat);
    const known = own.flatMap(({ rank, at }) => (rank === null ? [] : [describe.piece(nameOf(rank), at)]));
    const hidden = own.filter(({ rank }) => rank === null).map(({ at }) => at);
    if (hidden.length) known.push(describe.hidden(hidden.join(' ')));
    lines.push(describe.side(names[seat] ?? seat, own.length, known.join(', ') || describe.nothing));
  }
  if (view.last) lines.push(describe.last(view.last.from, view.last.to));
  return lines.filter(Boolean).join(' ');
}

/* Spaces and positions in words, for screen readers. */
import type { Offer } from '$web/game';
import type { Piece } from './made/shown';
import { partnersOf, type StrategoView } from './types';
import { nameOf, text } from './text';

export interface Wording {
  you: string | null;
  partners: string[];
  /** Seat -> the name of the player who sits there. */
  names: Record<string, string>;
  /** Enemy ranks that are known are said. */
  remember: boolean;
  /** The piece has moved, or has not; null: that is not said. */
  moved?: boolean | null;
  /** The player's own note on it. */
  note?: string | null;
}

export function pieceInWords(piece: Piece, wording: Wording): string {
  const { second, partner, notFlag, moved, unmoved, noted } = text.board;
  const notes = [whose(piece, wording)];
  if (piece.army === 2) notes.push(second);
  if (wording.partners.includes(piece.seat)) notes.push(partner);
  if (piece.not_flag) notes.push(notFlag);
  if (wording.moved != null) notes.push(wording.moved ? moved : unmoved);
  if (wording.note != null) notes.push(noted(text.ranks[wording.note] ?? wording.note));
  return notes.join(', ');
}

function whose({ seat, rank, public: known }: Piece, { you, names, remember }: Wording): string {
  const owner = names[seat] ?? seat;
  if (seat === you && rank !== null) {
    const own = text.board.own(rank);
    return known ? `${own}, ${text.board.exposed}` : own;
  }
  if (rank === null || !(remember || !known)) return text.board.hidden(owner);
  return text.board.known(owner, rank);
}

/** Where a piece may go: "May move to e5, f5. May attack e6." */
export function mayInWords(targets: Map<string, Offer>): string {
  const { mayMove, mayAttack, mayFire } = text.board;
  const that = (wanted: (kind: string) => boolean) =>
    [...targets].filter(([, { kind }]) => wanted(kind)).map(([to]) => to);
  const [moves, attacks, shots] = [
    that((kind) => kind !== 'attack' && kind !== 'fire'),
    that((kind) => kind === 'attack'),
    that((kind) => kind === 'fire'),
  ];
  const sentences = [];
  if (moves.length) sentences.push(mayMove(moves));
  if (attacks.length) sentences.push(mayAttack(attacks));
  if (shots.length) sentences.push(mayFire(shots));
  return sentences.join(' ');
}

export function positionInWords(view: StrategoView, names: Record<string, string>): string {
  const { describe, board } = text;
  const called = (seat: string) => names[seat] ?? seat;
  const lines = [describe.phase[view.phase] ?? '', view.result?.text ?? ''];
  for (const seat of view.seats) {
    const own = view.pieces.filter((piece) => piece.seat === seat);
    const known = own.flatMap(({ rank, at }) => (rank === null ? [] : [describe.piece(nameOf(rank), at)]));
    const hidden = own.filter(({ rank }) => rank === null).map(({ at }) => at);
    if (hidden.length) known.push(describe.hidden(hidden.join(' ')));
    const who = partnersOf(view, view.viewer).includes(seat)
      ? `${called(seat)}, ${board.partner}`
      : called(seat);
    lines.push(describe.side(who, own.length, known.join(', ') || describe.nothing));
    const waiting = view.reserve[seat] ?? 0;
    if (waiting) lines.push(describe.reserve(called(seat), waiting));
  }
  for (const [at, owner] of Object.entries(view.captive)) lines.push(describe.captive(called(owner), at));
  if (view.last) lines.push(describe.last(view.last.from, view.last.to));
  return lines.filter(Boolean).join(' ');
}

/* The little of Markdown that stands in a clause: **strong**, *emphasis* and `code`. */
export interface Piece {
  text: string;
  mark: 'strong' | 'em' | 'code' | null;
}

const MARKED = /\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`/g;

export function piecesOf(line: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const match of line.matchAll(MARKED)) {
    if (match.index > from) pieces.push({ text: line.slice(from, match.index), mark: null });
    const [whole, strong, em, code] = match;
    const mark = strong !== undefined ? 'strong' : em !== undefined ? 'em' : 'code';
    pieces.push({ text: strong ?? em ?? code ?? whole, mark });
    from = match.index + whole.length;
  }
  if (from < line.length) pieces.push({ text: line.slice(from), mark: null });
  return pieces;
}

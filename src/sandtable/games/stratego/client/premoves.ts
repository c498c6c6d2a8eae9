/*
 * A move planned while others are on turn. Whether it will be allowed is not known here; but it is the same move only
 * if what stood where it goes stands there still, so that a walk never becomes an attack.
 */
import type { Offer, Planned } from '$web/game';
import type { Draft } from './draft.svelte';
import { nameOf, text } from './text';
import type { Piece, Rank } from './made/shown';
import type { StrategoView } from './types';

export interface Plan extends Planned {
  from: string;
  to: string;
  rank: Rank;
  /** The number of the piece at the end of the way; `own`: one of ours, to be avenged; null: nothing. */
  meets: number | 'own' | null;
}

type Stands = Pick<Piece, 'id' | 'seat' | 'rank'>;

export function planOf(pieces: Map<string, Stands>, you: string, from: string, to: string): Plan {
  const there = pieces.get(to);
  const meets = there?.seat === you ? 'own' : (there?.id ?? null);
  return { text: `${from}-${to}`, from, to, rank: pieces.get(from)?.rank ?? '', meets };
}

const when = ({ phase }: StrategoView, you: string | null): boolean =>
  you !== null && !['toss', 'setup', 'over'].includes(phase);

/** A claim is another text, so it is never meant. */
function match(planned: Planned, offer: Offer, { pieces }: StrategoView): boolean {
  const { to, meets } = planned as Plan;
  const there = pieces.find(({ at }) => at === to)?.id ?? null;
  return offer.text === planned.text && (meets === 'own' ? there !== null : there === meets);
}

function say(planned: Planned): string {
  const { rank, from, to, meets } = planned as Plan;
  const name = nameOf(rank);
  return meets === null ? text.plan.move(name, from, to) : text.plan.attack(name, from, to);
}

function ask({ pieces, viewer }: StrategoView, { ahead }: Draft): string | null {
  const piece = pieces.find(({ at, seat }) => at === ahead && seat === viewer);
  return piece?.rank ? text.plan.where(nameOf(piece.rank), piece.at) : null;
}

export const premoves = { when, match, say, ask };

/*
 * The board while events are being shown: the view, changed by what has been told since. It follows the telling
 * word by word and knows no rule; when all is told, the next view takes its place.
 */
import type { Piece, Rank, StrategoTold, StrategoView, Taken, Trail } from './types';

export interface Standing extends Piece {
  /** Told in the battle being shown: seen by everyone, whatever the display's settings are. */
  shown: Rank | null;
}

export interface Fighter extends Standing {
  part: 'attacker' | 'defender';
  /** Where it stood when the battle began. */
  home: string;
  /** Lost: who takes it; `gone` when nobody does. */
  lost: { by: string } | 'gone' | null;
  /** The battle is decided and it stands where it will stay. */
  settled: boolean;
}

export interface Battle {
  from: string;
  to: string;
  fighters: Fighter[];
  /** The clause that decided it, as far as it has been told. */
  clause: string | null;
}

export interface Stage {
  pieces: Standing[];
  battle: Battle | null;
  last: Trail | null;
  captured: Record<string, Taken[]>;
  gone: Record<string, Taken[]>;
}

export function stage(view: StrategoView, played: StrategoTold[]): Stage {
  let now: Stage = {
    pieces: standing(view),
    battle: null,
    last: view.last,
    captured: view.captured,
    gone: view.gone,
  };
  for (const told of played) now = after(now, told, view);
  return now;
}

function standing(view: StrategoView): Standing[] {
  return [...view.pieces, ...ownLaidOut(view)].map((piece) => ({ ...piece, shown: null }));
}

/** Before the armies stand: the own one, laid out already. Its pieces have no numbers yet. */
function ownLaidOut({ viewer, placed }: StrategoView): Piece[] {
  const rest = { army: 1, public: false, moved: false, rescued: false };
  return (placed ?? []).map(({ at, rank }, i) => ({ ...rest, id: -1 - i, seat: viewer ?? '', at, rank }));
}

function after(now: Stage, told: StrategoTold, view: StrategoView): Stage {
  switch (told.kind) {
    case 'moved':
      return told.at && told.to ? { ...moved(now, told), battle: null } : now;
    case 'attacked':
      return attacked(now, told);
    case 'revealed':
      return revealed(now, told);
    case 'captured':
      return lost(now, told, captor(now, told, view));
    case 'removed':
      return lost(now, told, null);
    case 'advanced':
      return advanced(now, told);
    case 'rescued':
      return rescued(now, told);
    default:
      return now;
  }
}

function moved(now: Stage, told: StrategoTold): Stage {
  const [from, to] = [told.at!, told.to!];
  const piece = now.pieces.find((each) =>
    told.piece === undefined ? each.at === from : each.id === told.piece,
  );
  if (!piece) return now;
  return {
    ...now,
    pieces: now.pieces.map((each) => (each === piece ? { ...each, at: to, moved: true } : each)),
    last: { seat: piece.seat, from, to },
  };
}

function attacked(now: Stage, told: StrategoTold): Stage {
  const attacker = now.pieces.find((each) =>
    told.piece === undefined ? each.at === told.at : each.id === told.piece,
  );
  const defender = now.pieces.find((each) => each.at === told.to);
  if (!attacker || !defender) return now;
  const [from, to] = [attacker.at, defender.at];
  const fighter = (piece: Standing, part: Fighter['part']): Fighter => {
    return { ...piece, part, home: piece.at, lost: null, settled: false };
  };
  return {
    ...now,
    battle: {
      from,
      to,
      fighters: [fighter(attacker, 'attacker'), fighter(defender, 'defender')],
      clause: told.clause,
    },
    last: { seat: attacker.seat, from, to },
  };
}

function changeFighter(battle: Battle, id: number, change: Partial<Fighter>): Battle {
  return {
    ...battle,
    fighters: battle.fighters.map((each) => (each.id === id ? { ...each, ...change } : each)),
  };
}

function revealed(now: Stage, told: StrategoTold): Stage {
  const { piece: id, rank } = told;
  if (id === undefined || !rank) return now;
  const known = (each: Standing) => (each.id === id ? { ...each, rank, shown: rank, public: true } : each);
  return {
    ...now,
    pieces: now.pieces.map(known),
    battle: now.battle && changeFighter(now.battle, id, { rank, shown: rank, public: true }),
  };
}

/** Who takes the piece: as told, or else whoever fought against it. */
function captor(now: Stage, told: StrategoTold, view: StrategoView): string | null {
  if (told.by !== undefined && view.seats.includes(told.by)) return told.by;
  return now.battle?.fighters.find((each) => each.id !== told.piece)?.seat ?? null;
}

function lost(now: Stage, told: StrategoTold, by: string | null): Stage {
  const piece = now.pieces.find((each) =>
    told.piece === undefined ? each.at === told.at : each.id === told.piece,
  );
  if (!piece) return now;
  const rank = piece.rank ?? told.rank ?? null;
  const pile = by === null ? 'gone' : 'captured';
  const holder = by ?? piece.seat;
  const taken = rank === null ? [] : [{ id: piece.id, seat: piece.seat, rank }];
  const battle = now.battle && {
    ...changeFighter(now.battle, piece.id, { lost: by === null ? 'gone' : { by } }),
    clause: told.clause ?? now.battle.clause,
  };
  return {
    ...now,
    pieces: now.pieces.filter((each) => each !== piece),
    battle: battle && { ...battle, fighters: settleDefender(battle.fighters) },
    [pile]: { ...now[pile], [holder]: [...(now[pile][holder] ?? []), ...taken] },
  };
}

/** A defender whose attacker is lost stands where it stood. */
function settleDefender(fighters: Fighter[]): Fighter[] {
  const attackerLost = fighters.some((each) => each.part === 'attacker' && each.lost);
  return fighters.map((each) =>
    each.part === 'defender' && attackerLost ? { ...each, settled: true } : each,
  );
}

function advanced(now: Stage, told: StrategoTold): Stage {
  const { piece: id, to } = told;
  if (id === undefined || !to) return now;
  return {
    ...now,
    pieces: now.pieces.map((each) => (each.id === id ? { ...each, at: to, moved: true } : each)),
    battle: now.battle && changeFighter(now.battle, id, { at: to, settled: true }),
  };
}

function rescued(now: Stage, told: StrategoTold): Stage {
  const { piece: id, at, rank } = told;
  const taken = Object.values(now.captured)
    .flat()
    .find((each) => each.id === id);
  if (!taken || !at || !rank) return now;
  const back: Standing = {
    ...taken,
    army: 1,
    at,
    rank,
    public: true,
    moved: false,
    rescued: false,
    shown: null,
  };
  const captured = Object.fromEntries(
    Object.entries(now.captured).map(([holder, pile]) => [holder, pile.filter((each) => each.id !== id)]),
  );
  return { ...now, pieces: [...now.pieces, back], captured };
}

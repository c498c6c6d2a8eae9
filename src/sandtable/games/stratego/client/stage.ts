/*
 * The board while events are being shown: the view, changed by what has been told since. It follows the telling
 * word by word and knows no rule; when all is told, the next view takes its place.
 */
import {
  partnersOf,
  type Piece,
  type Placed,
  type Rank,
  type StrategoTold,
  type StrategoView,
  type Taken,
  type Trail,
} from './types';

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
  /** A Cannon fires: both stay where they are. */
  shot: boolean;
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
  reserve: Record<string, number>;
  /** The space that a Flag has just named as its partner's, and whether it was; told to the two partners alone. */
  claim: { at: string; right: boolean } | null;
}

export function stage(view: StrategoView, played: StrategoTold[]): Stage {
  let now: Stage = {
    pieces: standing(view),
    battle: null,
    last: view.last,
    captured: view.captured,
    gone: view.gone,
    reserve: view.reserve,
    claim: null,
  };
  for (const told of played) now = after(now, told, view);
  return now;
}

function standing(view: StrategoView): Standing[] {
  return [...view.pieces, ...laidOut(view)].map((piece) => ({ ...piece, shown: null }));
}

/** Before the armies stand: the own one, laid out already, and a partner's that may be seen. */
export function laidOut(view: StrategoView): Piece[] {
  const { viewer, placed, partner_placed } = view;
  const [partner] = partnersOf(view, viewer);
  const rest = { army: 1, public: false, moved: false, rescued: false, not_flag: false };
  const by = (seat: string | null | undefined, laid: Placed[] | null | undefined) =>
    seat && laid ? laid.map((each) => ({ ...rest, ...each, seat })) : [];
  // They have no numbers yet.
  return [...by(viewer, placed), ...by(partner, partner_placed)].map((each, i) => ({ ...each, id: -1 - i }));
}

function after(now: Stage, told: StrategoTold, view: StrategoView): Stage {
  switch (told.kind) {
    case 'moved':
    case 'escaped':
      return told.at && told.to ? { ...moved(now, told), battle: null } : now;
    case 'attacked':
    case 'fired':
      return attacked(now, told);
    case 'revealed':
      return revealed(now, told);
    case 'captured':
      return lost(now, told, captor(now, told, view));
    case 'removed':
      return lost(now, told, null);
    case 'advanced':
      return advanced(now, told);
    case 'returned':
      return returned(now, told);
    case 'rescued':
    case 'entered':
    case 'imprisoned':
    case 'freed':
      return setDown(now, told, view);
    case 'named':
      return named(now, told);
    case 'claimed':
      return told.at ? { ...now, claim: { at: told.at, right: told.right === true } } : now;
    case 'united':
      return told.to ? { ...now, claim: { at: told.to, right: true } } : now;
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
      shot: told.kind === 'fired',
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
  const taken = rank === null ? [] : [{ id: piece.id, seat: piece.seat, army: piece.army, rank }];
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

/** A Cannon that has fired goes back to the Reserve. */
function returned(now: Stage, told: StrategoTold): Stage {
  const cannon = now.pieces.find(({ id }) => id === told.piece);
  if (!cannon) return now;
  const { seat } = cannon;
  return {
    ...now,
    pieces: now.pieces.filter((each) => each !== cannon),
    reserve: { ...now.reserve, [seat]: told.left ?? (now.reserve[seat] ?? 0) + 1 },
    battle: now.battle && changeFighter(now.battle, cannon.id, { lost: { by: seat } }),
  };
}

/** A piece is set down that was off the board, or a captive Flag: whoever it is, from wherever it comes. */
function setDown(now: Stage, told: StrategoTold, view: StrategoView): Stage {
  const { kind, at, piece: id } = told;
  const flag = kind === 'imprisoned' || kind === 'freed';
  const isIt = (each: { id: number }) => each.id === told.piece;
  const known = now.pieces.find(isIt) ?? Object.values(now.captured).flat().find(isIt);
  const seat = told.seat ?? known?.seat;
  if (id === undefined || !at || seat === undefined) return now;
  const piece: Standing = {
    id,
    seat,
    army: known?.army ?? armyThatEnters(view),
    at,
    rank: told.rank ?? known?.rank ?? (flag ? 'F' : null),
    public: flag || kind === 'rescued',
    moved: false,
    rescued: false,
    not_flag: false,
    shown: null,
  };
  return {
    ...now,
    battle: null,
    pieces: [...now.pieces.filter((each) => !isIt(each)), piece],
    captured: Object.fromEntries(
      Object.entries(now.captured).map(([by, pile]) => [by, pile.filter((each) => !isIt(each))]),
    ),
    reserve: told.left === undefined ? now.reserve : { ...now.reserve, [seat]: told.left },
  };
}

/** Which piece it is that came in: told to its owner, and of a second Flag to everybody. */
function named(now: Stage, { piece: id, rank }: StrategoTold): Stage {
  if (id === undefined || !rank) return now;
  const pieces = now.pieces.map((each) => {
    return each.id === id ? { ...each, rank, public: rank === 'F' && each.army === 2 } : each;
  });
  return { ...now, pieces };
}

/** Without partners it is the second army that waits in Reserve. */
const armyThatEnters = ({ teams }: StrategoView) => (teams.length ? 1 : 2);

/* The board while events are being shown: the view, and what each event makes of which piece. */
import { change, follow, type Acts, type Places } from '$web/table/motion';
import type { Piece, Placed, Rank, Taken, Trail } from './made/shown';
import { partnersOf, type StrategoTold, type StrategoView } from './types';

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

interface Now extends Stage {
  view: StrategoView;
}

export function stage(view: StrategoView, played: StrategoTold[]): Stage {
  const { last, captured, gone, reserve } = view;
  const first: Now = {
    view,
    pieces: standing(view),
    battle: null,
    last,
    captured,
    gone,
    reserve,
    claim: null,
  };
  return follow(first, played, ACTS);
}

/** Which pieces stand on which space, or lie with whom. */
export function lies({ pieces, captured, gone }: Stage): Places {
  const places: Places = {};
  for (const { at, id } of pieces) (places[at] ??= []).push(String(id));
  for (const [by, pile] of Object.entries(captured)) places[`captured ${by}`] = pile.map(({ id }) => `${id}`);
  for (const [of, pile] of Object.entries(gone)) places[`gone ${of}`] = pile.map(({ id }) => `${id}`);
  return places;
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

const setAside = (now: Now, told: StrategoTold): Now => lost(now, told, null);
const claim = (now: Now, at: string | undefined, right: boolean): Now =>
  at ? { ...now, claim: { at, right } } : now;

const ACTS: Acts<Now, StrategoTold> = {
  moved,
  escaped: moved,
  attacked,
  fired: attacked,
  revealed,
  captured: (now, told) => lost(now, told, captor(now, told)),
  removed: setAside,
  advanced,
  returned,
  rescued: setDown,
  entered: setDown,
  imprisoned: setDown,
  freed: setDown,
  named,
  claimed: (now, { at, right }) => claim(now, at, right === true),
  united: (now, { to }) => claim(now, to, true),
};

/** Whom an event is about: by its number, or by where it stands. */
const about = ({ pieces }: Stage, { piece, at }: StrategoTold): Standing | undefined =>
  pieces.find((each) => (piece === undefined ? each.at === at : each.id === piece));

function moved(now: Now, told: StrategoTold): Now {
  const { at, to } = told;
  const piece = about(now, told);
  if (!piece || !at || !to) return now;
  return {
    ...now,
    battle: null,
    pieces: change(now.pieces, piece.id, { at: to, moved: true }),
    last: { seat: piece.seat, from: at, to },
  };
}

function attacked(now: Now, told: StrategoTold): Now {
  const attacker = about(now, told);
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

const changeFighter = (battle: Battle, id: number, news: Partial<Fighter>): Battle => ({
  ...battle,
  fighters: change(battle.fighters, id, news),
});

function revealed(now: Now, { piece: id, rank }: StrategoTold): Now {
  if (id === undefined || !rank) return now;
  const news = { rank, shown: rank, public: true };
  return {
    ...now,
    pieces: change(now.pieces, id, news),
    battle: now.battle && changeFighter(now.battle, id, news),
  };
}

/** The player who takes the piece: as told, or else the one who fought against it. */
function captor(now: Now, told: StrategoTold): string | null {
  if (told.by !== undefined && now.view.seats.includes(told.by)) return told.by;
  return now.battle?.fighters.find((each) => each.id !== told.piece)?.seat ?? null;
}

function lost(now: Now, told: StrategoTold, by: string | null): Now {
  const piece = about(now, told);
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

function advanced(now: Now, told: StrategoTold): Now {
  const { piece: id, to } = told;
  if (id === undefined || !to) return now;
  return {
    ...now,
    pieces: change(now.pieces, id, { at: to, moved: true }),
    battle: now.battle && changeFighter(now.battle, id, { at: to, settled: true }),
  };
}

/** A Cannon that has fired goes back to the Reserve. */
function returned(now: Now, told: StrategoTold): Now {
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

/** A piece is set down that was off the board, or a captive Flag: whose it is, from wherever it comes. */
function setDown(now: Now, told: StrategoTold): Now {
  const { kind, at, piece: id } = told;
  const flag = kind === 'imprisoned' || kind === 'freed';
  const isIt = (each: { id: number }) => each.id === told.piece;
  const known = now.pieces.find(isIt) ?? Object.values(now.captured).flat().find(isIt);
  const seat = told.seat ?? known?.seat;
  if (id === undefined || !at || seat === undefined) return now;
  const piece: Standing = {
    id,
    seat,
    army: known?.army ?? armyThatEnters(now.view),
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
function named(now: Now, { piece: id, rank }: StrategoTold): Now {
  if (id === undefined || !rank) return now;
  const pieces = now.pieces.map((each) => {
    return each.id === id ? { ...each, rank, public: rank === 'F' && each.army === 2 } : each;
  });
  return { ...now, pieces };
}

/** Without partners it is the second army that waits in Reserve. */
const armyThatEnters = ({ teams }: StrategoView) => (teams.length ? 1 : 2);

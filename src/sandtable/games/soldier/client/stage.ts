/*
 * The table while events are being shown: the view, changed by what has been told since. It follows the telling
 * word by word and knows no rule; when all is told, the next view takes its place.
 */
import { changed, sizeOf, type Cards, type Kind } from '$web/cards/counts';
import type { Combat, Fighter, Name, Player, SoldierTold, SoldierView } from './types';

/** From where a thing comes that is new where it lies: a pile, a seat, the centre. */
export type Origin = 'pile' | 'discard' | 'soldiers' | 'duel' | `seat-${string}`;

export interface Verdict {
  kind: 'won' | 'tied' | 'retreated';
  seat: string | null;
}

export interface Stage {
  viewer: string | null;
  turn: string | null;
  round: number;
  players: Player[];
  /** The viewer's own. */
  own: Cards | null;
  draw: number;
  discard: Kind[];
  used: Cards;
  removed: Cards;
  soldiers: { size: number; unseen: Name[]; known: Name[] };
  combat: Combat | null;
  /** How the combat that still lies there ended. */
  verdict: Verdict | null;
  shot: SoldierView['shot'];
  bomb: SoldierView['bomb'];
  /** Where what the event being shown moves comes from. */
  origin: Origin | null;
}

export function stage(view: SoldierView, played: SoldierTold[], remember = true): Stage {
  const { piles } = view;
  let now: Stage = {
    viewer: view.viewer,
    turn: view.turn,
    round: view.round,
    players: remember ? view.players : view.players.map((player) => ({ ...player, known: [] })),
    own: view.hand,
    draw: piles.draw,
    discard: piles.discard,
    used: piles.used,
    removed: piles.removed,
    soldiers: piles.soldiers,
    combat: view.combat,
    verdict: null,
    shot: view.shot,
    bomb: view.bomb,
    origin: null,
  };
  for (const told of played) now = after({ ...now, origin: null }, told);
  return now;
}

export const playerOf = (now: Pick<Stage, 'players'>, seat: string): Player | undefined =>
  now.players.find((player) => player.seat === seat);

type Change = (now: Stage, told: SoldierTold, seat: string) => Stage;

/** What is told of a combat that is over, while its cards still lie there. */
const AFTERMATH = new Set(['won', 'tied', 'retreated', 'stunned', 'surrendered', 'token']);

function after(now: Stage, told: SoldierTold): Stage {
  const change = CHANGES[told.kind];
  const cleared = now.verdict && !AFTERMATH.has(told.kind) ? clear(now) : now;
  return change ? change(cleared, told, told.seat ?? '') : cleared;
}

const CHANGES: Record<string, Change> = {
  // ---- dealing and turns
  round: (now, { round }, seat) => fresh({ ...now, round: Number(round), turn: seat }),
  soldier_dealt: (now, { soldier = '' }, seat) => join(now, seat, soldier),
  dealt: fromPile,
  turn: (now, _, seat) => ({ ...now, turn: seat, bomb: null }),
  skipped: (now, _, seat) => alter(now, seat, () => ({ stunned: false })),
  drew: fromPile,
  took: (now, { card = null }, seat) => ({
    ...gain(now, seat, card, true),
    discard: now.discard.slice(0, -1),
    origin: 'discard',
  }),
  shuffled: (now, { cards = 0 }) => ({ ...now, draw: now.draw + cards, discard: [], used: {} }),

  // ---- moves
  trained: (now, { card = null }, seat) =>
    alter(lose(now, seat, [card]), seat, ({ training }) => ({ training: [...training, pointsOf(card)] })),
  earned: (now, { soldier = '' }, seat) => {
    const paid = playerOf(now, seat)?.training.map((points) => `T${points}`) ?? [];
    const junked = { ...now, used: changed(now.used, paid, 1) };
    return join(
      alter(junked, seat, () => ({ training: [] })),
      seat,
      soldier,
    );
  },
  discarded: (now, { card = null }, seat) => ({
    ...lose(now, seat, [card]),
    discard: card === null ? now.discard : [...now.discard, card],
    origin: `seat-${seat}`,
  }),

  // ---- combat
  advanced: (now, { soldier = '', target_seat = '', target = '' }, seat) =>
    lay(
      engage({
        ...now,
        combat: {
          assaulter: { seat, soldier },
          defender: { seat: target_seat, soldier: target },
          answerer: null,
          table: [],
          pending: null,
        },
      }),
      { seat, card: 'Advance' },
    ),
  laid: (now, told, seat) => lay(now, { ...told, seat }),
  redirected: (now, { target_seat = '', target = '' }, seat) =>
    engage(turnTo(lay(now, { seat, card: 'Redirect' }), { seat: target_seat, soldier: target })),
  interfered: (now, { soldier = '' }, seat) =>
    engage(standIn(lay(now, { seat, card: 'Interfere' }), { seat, soldier })),
  radioed: (now, _, seat) => lay(now, { seat, card: 'Radio' }),
  robbed: (now, { victim = '', card = null }, seat) => ({
    ...gain(lose(now, victim, [card]), seat, card),
    origin: `seat-${victim}`,
  }),
  barred: (now, _, seat) => alter(now, seat, () => ({ barred: true })),
  persuaded: (now, _, seat) => lay(now, { seat, card: 'Persuasion' }),
  won: (now, _, seat) => ({ ...now, verdict: { kind: 'won', seat } }),
  tied: (now) => ({ ...now, verdict: { kind: 'tied', seat: null } }),
  retreated: (now, _, seat) => ({ ...now, verdict: { kind: 'retreated', seat } }),
  stunned: (now, _, seat) => alter(now, seat, () => ({ stunned: true })),
  surrendered: (now, { soldier = '', to = 'pile' }, seat) => {
    const gone = leave(now, seat, soldier, to === 'pile');
    return to === 'pile' ? gone : { ...add(gone, to, soldier), origin: 'duel' };
  },
  token: (now, { wins = 0 }, seat) => alter(now, seat, () => ({ wins })),

  // ---- Sniper and Bomb
  shot: (now, { target_seat = '', target = '' }, seat) => ({
    ...spend(now, seat, 'Sniper'),
    shot: { by: seat, seat: target_seat, soldier: target },
  }),
  mirrored: (now, _, seat) => ({ ...spend(now, seat, 'Mirror'), shot: null }),
  fell: (now, { soldier = '' }, seat) => ({ ...leave(now, seat, soldier, true), shot: null }),
  bombed: (now, _, seat) => ({ ...spend(now, seat, 'Bomb', 'removed'), bomb: { by: seat, saved: [] } }),
  voided: clear,
  dud: (now, _, seat) => save(spend(now, seat, 'Dud', 'removed'), [seat]),
  superdud: (now, _, seat) =>
    save(
      spend(now, seat, 'SuperDud', 'removed'),
      now.players.map((player) => player.seat),
    ),
  lost: (now, { soldier = '' }, seat) => leave(now, seat, soldier, true),

  scored: (now, { total = 0 }, seat) => alter(now, seat, () => ({ points: total })),
};

const pointsOf = (card: Kind | null): number => Number(card?.slice(1) ?? 0);

function alter(now: Stage, seat: string, how: (player: Player) => Partial<Player>): Stage {
  const players = now.players.map((player) =>
    player.seat === seat ? { ...player, ...how(player) } : player,
  );
  return { ...now, players };
}

/** A card goes into a hand; everybody knows it there who saw it. */
function gain(now: Stage, seat: string, card: Kind | null, seen = card !== null): Stage {
  const mine = seat === now.viewer;
  const gained = alter(now, seat, ({ cards, known }) => ({
    cards: cards + 1,
    known: seen && !mine && card !== null ? [...known, card] : known,
  }));
  return mine && now.own ? { ...gained, own: changed(now.own, [card], 1) } : gained;
}

function lose(now: Stage, seat: string, cards: (Kind | null | undefined)[]): Stage {
  const gone = cards.filter((card) => card !== undefined);
  const lost = alter(now, seat, (player) => {
    const known = [...player.known];
    for (const card of gone) if (card !== null && known.includes(card)) known.splice(known.indexOf(card), 1);
    return { cards: player.cards - gone.length, known };
  });
  return seat === now.viewer && now.own ? { ...lost, own: changed(now.own, gone, -1) } : lost;
}

function fromPile(now: Stage, { card = null }: SoldierTold, seat: string): Stage {
  return { ...gain(now, seat, card), draw: now.draw - 1, origin: 'pile' };
}

/** A card is played and lies on one of the heaps at once. */
function spend(now: Stage, seat: string, card: Kind, heap: 'used' | 'removed' = 'used'): Stage {
  return { ...lose(now, seat, [card]), [heap]: changed(now[heap], [card], 1), origin: `seat-${seat}` };
}

const save = (now: Stage, seats: string[]): Stage =>
  now.bomb ? { ...now, bomb: { ...now.bomb, saved: [...now.bomb.saved, ...seats] } } : now;

// ---- soldiers

function add(now: Stage, seat: string, soldier: Name): Stage {
  return alter(now, seat, ({ soldiers }) => ({
    soldiers: [...soldiers, { soldier, weapon: '', engaged: false }],
  }));
}

/** From the soldier pile to a player. */
function join(now: Stage, seat: string, soldier: Name): Stage {
  const { size, unseen, known } = now.soldiers;
  const without = (names: Name[]) => names.filter((name) => name !== soldier);
  const soldiers = { size: size - 1, unseen: without(unseen), known: without(known) };
  return { ...add({ ...now, soldiers }, seat, soldier), origin: 'soldiers' };
}

/** Away from its player, where it does not change hands: to the bottom of the pile. */
function leave(now: Stage, seat: string, soldier: Name, toPile: boolean): Stage {
  const left = alter(now, seat, ({ soldiers }) => ({
    soldiers: soldiers.filter((each) => each.soldier !== soldier),
  }));
  if (!toPile) return left;
  const { size, unseen, known } = now.soldiers;
  return {
    ...left,
    soldiers: { size: size + 1, unseen, known: [...known, soldier] },
    origin: `seat-${seat}`,
  };
}

// ---- combat

interface Laying {
  seat: string;
  card?: Kind | null;
  weapon?: Kind | null;
  intensity?: Kind | null;
  power?: boolean;
}

function lay(now: Stage, { seat, card, weapon = null, intensity = null, power = false }: Laying): Stage {
  if (!now.combat || !card) return now;
  const played = [card, weapon, intensity].filter((kind) => kind !== null);
  const table = [...now.combat.table, { seat, card, weapon, intensity, power }];
  return {
    ...lose(now, seat, played),
    combat: { ...now.combat, table, pending: null, answerer: null },
    origin: `seat-${seat}`,
  };
}

/** The attack turns to another soldier; turned back, the two sides change places. */
function turnTo(now: Stage, target: Fighter): Stage {
  if (!now.combat) return now;
  const { assaulter, defender } = now.combat;
  const back = target.seat === assaulter.seat;
  return { ...now, combat: { ...now.combat, assaulter: back ? defender : assaulter, defender: target } };
}

const standIn = (now: Stage, defender: Fighter): Stage =>
  now.combat ? { ...now, combat: { ...now.combat, defender } } : now;

/** The fighters' soldiers stand in the centre, all others at home. */
function engage(now: Stage): Stage {
  const fights = ({ seat }: Player, soldier: Name) =>
    [now.combat?.assaulter, now.combat?.defender].some(
      (fighter) => fighter?.seat === seat && fighter.soldier === soldier,
    );
  const players = now.players.map((player) => ({
    ...player,
    soldiers: player.soldiers.map((each) => ({ ...each, engaged: fights(player, each.soldier) })),
  }));
  return { ...now, players };
}

/** The cards of the combat are put away, the soldiers go home. */
function clear(now: Stage): Stage {
  if (!now.combat) return { ...now, verdict: null };
  const laid = now.combat.table.flatMap(({ card, weapon, intensity }) => [card, weapon, intensity]);
  return { ...engage({ ...now, combat: null }), verdict: null, used: changed(now.used, laid, 1) };
}

/** All cards and soldiers back where a round begins. */
function fresh(now: Stage): Stage {
  const cleared = clear(now);
  const hands = now.players.reduce((sum, { cards, training }) => sum + cards + training.length, 0);
  const { soldiers } = cleared;
  const back = now.players.flatMap((player) => player.soldiers.map(({ soldier }) => soldier));
  return {
    ...cleared,
    players: now.players.map((player) => ({
      ...player,
      cards: 0,
      known: [],
      soldiers: [],
      training: [],
      wins: 0,
      stunned: false,
      barred: false,
    })),
    own: now.own && {},
    draw: cleared.draw + cleared.discard.length + sizeOf(cleared.used) + sizeOf(cleared.removed) + hands,
    discard: [],
    used: {},
    removed: {},
    soldiers: {
      size: soldiers.size + back.length,
      unseen: [...soldiers.unseen, ...soldiers.known, ...back],
      known: [],
    },
    bomb: null,
    shot: null,
  };
}

/* The table while events are being shown: the view, and where each event takes which cards and soldiers. */
import { counted, type Cards, type Kind } from '$web/cards/counts';
import { carry, follow, seenOf, unseen, type Acts, type Lying, type Places } from '$web/table/motion';
import { listed } from './cards';
import type { Combat, Fighter, Name } from './made/shown';
import type { Player, SoldierTold, SoldierView } from './types';

export interface Verdict {
  kind: 'won' | 'tied' | 'retreated';
  seat: string | null;
}

type Marks = Pick<Player, 'wins' | 'stunned' | 'barred' | 'points' | 'rounds_won' | 'hand'>;

interface Now extends Lying {
  turn: string | null;
  round: number;
  marks: Record<string, Marks>;
  combat: Combat | null;
  /** How the combat that still lies there ended. */
  verdict: Verdict | null;
  shot: SoldierView['shot'];
  bomb: SoldierView['bomb'];
}

/** Cards and soldiers come from `pile`, `discard`, `soldiers`, `duel`, or a seat. */
export interface Stage extends Now {
  players: Player[];
  /** The viewer's own. */
  own: Cards | null;
  draw: number;
  discard: Kind[];
  used: Cards;
  removed: Cards;
  soldiers: { size: number; unseen: Name[]; known: Name[] };
}

// Where things lie: the hand of a seat, its training, its soldiers; the soldiers to come, and under them those returned.
const handOf = (seat: string) => `seat-${seat}`;
const trainingOf = (seat: string) => `training-${seat}`;
const forceOf = (seat: string) => `force-${seat}`;

export function stage(view: SoldierView, played: SoldierTold[], remember = true): Stage {
  const now = follow(begin(view, remember), played, ACTS, between);
  const at = (place: string) => seenOf(now.places, place);
  const [soldiers, returned] = [at('soldiers'), at('returned')];
  return {
    ...now,
    players: view.players.map((player) => playerNow(now, player, player.seat === view.viewer)),
    own: view.viewer !== null && view.hand ? counted(at(handOf(view.viewer))) : null,
    draw: now.places.pile!.length,
    discard: at('discard'),
    used: counted(at('used')),
    removed: counted(at('removed')),
    soldiers: { size: soldiers.length + returned.length, unseen: soldiers, known: returned },
  };
}

/** Which things lie at which place. */
export const lies = ({ places }: Stage): Places => places;

export const playerOf = (now: Pick<Stage, 'players'>, seat: string): Player | undefined =>
  now.players.find((player) => player.seat === seat);

function begin(view: SoldierView, remember: boolean): Now {
  const { piles, combat } = view;
  const places: Places = {
    pile: unseen(piles.draw),
    discard: piles.discard,
    used: listed(piles.used),
    removed: listed(piles.removed),
    soldiers: piles.soldiers.unseen,
    returned: piles.soldiers.known,
    duel: (combat?.table ?? []).flatMap(({ card, weapon, intensity }) => cardsOf(card, weapon, intensity)),
  };
  for (const { seat, cards, known, training, soldiers } of view.players) {
    const faces = seat === view.viewer && view.hand ? listed(view.hand) : remember ? known : [];
    places[handOf(seat)] = [...unseen(cards - faces.length), ...faces];
    places[trainingOf(seat)] = training.map((points) => `T${points}`);
    places[forceOf(seat)] = soldiers.map(({ soldier }) => soldier);
  }
  const { turn, round, shot, bomb } = view;
  const marks = Object.fromEntries(view.players.map((player) => [player.seat, player]));
  return { places, origin: null, turn, round, marks, combat, verdict: null, shot, bomb };
}

function playerNow(now: Now, before: Player, own: boolean): Player {
  const { seat, soldiers } = before;
  const fights = (soldier: Name) =>
    [now.combat?.assaulter, now.combat?.defender].some(
      (fighter) => fighter?.seat === seat && fighter.soldier === soldier,
    );
  const weapons = new Map(soldiers.map(({ soldier, weapon }) => [soldier, weapon]));
  return {
    ...before,
    ...now.marks[seat],
    cards: now.places[handOf(seat)]!.length,
    known: own ? [] : seenOf(now.places, handOf(seat)),
    training: seenOf(now.places, trainingOf(seat)).map((kind) => Number(kind.slice(1))),
    soldiers: seenOf(now.places, forceOf(seat)).map((soldier) => ({
      soldier,
      weapon: weapons.get(soldier) ?? '',
      engaged: fights(soldier),
    })),
  };
}

/** What is told of a combat that is over, while its cards still lie there. */
const AFTERMATH = new Set(['won', 'tied', 'retreated', 'stunned', 'surrendered', 'token']);

const between = (now: Now, { kind }: SoldierTold): Now => ({
  ...(now.verdict && !AFTERMATH.has(kind) ? clear(now) : now),
  origin: null,
});

const cardsOf = (...kinds: (Kind | null | undefined)[]): Kind[] => kinds.filter((kind) => kind != null);

const draw = (now: Now, { card = null }: SoldierTold, seat: string) =>
  carry(now, 'pile', handOf(seat), [card]);

const mark = (now: Now, seat: string, news: Partial<Marks>): Now => ({
  ...now,
  marks: { ...now.marks, [seat]: { ...now.marks[seat]!, ...news } },
});

/** A card is played and lies on one of the heaps at once. */
const spend = (now: Now, seat: string, card: Kind, heap = 'used') => carry(now, handOf(seat), heap, [card]);

const save = (now: Now, seats: string[]): Now =>
  now.bomb ? { ...now, bomb: { ...now.bomb, saved: [...now.bomb.saved, ...seats] } } : now;

/** From the soldier pile to a player. */
const join = (now: Now, told: SoldierTold, seat: string): Now => {
  const soldier: Name = told.soldier ?? '';
  const from = now.places.returned!.includes(soldier) ? 'returned' : 'soldiers';
  return { ...carry(now, from, forceOf(seat), [soldier]), origin: 'soldiers' };
};

/** Away from its player, under the pile. */
const leave = (now: Now, { soldier }: SoldierTold, seat: string): Now => ({
  ...carry(now, forceOf(seat), 'returned', [soldier]),
  origin: handOf(seat),
});

interface Laying {
  card?: Kind | null;
  weapon?: Kind | null;
  intensity?: Kind | null;
  power?: boolean;
}

function lay(
  now: Now,
  seat: string,
  { card, weapon = null, intensity = null, power = false }: Laying,
  sides: Partial<Combat> = {},
): Now {
  if (!now.combat || !card) return now;
  const table = [...now.combat.table, { seat, card, weapon, intensity, power }];
  return {
    ...carry(now, handOf(seat), 'duel', cardsOf(card, weapon, intensity)),
    combat: { ...now.combat, ...sides, table, pending: null, answerer: null },
  };
}

/** The attack turns to another soldier; turned back, the two sides change places. */
function turnTo({ assaulter, defender }: Combat, target: Fighter): Partial<Combat> {
  return { assaulter: target.seat === assaulter.seat ? defender : assaulter, defender: target };
}

/** The cards of the combat are put away, the soldiers go home. */
const clear = (now: Now): Now => ({
  ...carry(now, 'duel', 'used'),
  origin: null,
  combat: null,
  verdict: null,
});

/** All cards and soldiers back where a round begins. */
function fresh(now: Now): Now {
  const seats = Object.keys(now.marks);
  const cards = ['discard', 'used', 'removed', ...seats.flatMap((seat) => [handOf(seat), trainingOf(seat)])];
  let all = clear(now);
  for (const place of cards) all = carry(all, place, 'pile', undefined, false);
  for (const place of ['returned', ...seats.map(forceOf)]) all = carry(all, place, 'soldiers');
  for (const seat of seats) all = mark(all, seat, { wins: 0, stunned: false, barred: false });
  return { ...all, origin: null, bomb: null, shot: null };
}

const ACTS: Acts<Now, SoldierTold> = {
  // ---- dealing and turns
  round: (now, { round }, seat) => ({ ...fresh(now), round: Number(round), turn: seat }),
  soldier_dealt: join,
  dealt: draw,
  turn: (now, _, seat) => ({ ...now, turn: seat, bomb: null }),
  skipped: (now, _, seat) => mark(now, seat, { stunned: false }),
  drew: draw,
  took: (now, { card }, seat) => carry(now, 'discard', handOf(seat), [card]),
  shuffled: (now) => ({
    ...carry(carry(now, 'discard', 'pile', undefined, false), 'used', 'pile', undefined, false),
    origin: null,
  }),

  // ---- moves
  trained: (now, { card }, seat) => carry(now, handOf(seat), trainingOf(seat), [card]),
  earned: (now, told, seat) => join(carry(now, trainingOf(seat), 'used'), told, seat),
  discarded: (now, { card }, seat) => carry(now, handOf(seat), 'discard', [card]),

  // ---- combat
  advanced: (now, { soldier = '', target_seat = '', target = '' }, seat) => {
    const assaulter = { seat, soldier };
    const defender = { seat: target_seat, soldier: target };
    const combat = { assaulter, defender, answerer: null, table: [], pending: null };
    return lay({ ...now, combat }, seat, { card: 'Advance' });
  },
  laid: (now, told, seat) => lay(now, seat, told),
  redirected: (now, { target_seat = '', target = '' }, seat) => {
    const sides = now.combat ? turnTo(now.combat, { seat: target_seat, soldier: target }) : {};
    return lay(now, seat, { card: 'Redirect' }, sides);
  },
  interfered: (now, { soldier = '' }, seat) =>
    lay(now, seat, { card: 'Interfere' }, { defender: { seat, soldier } }),
  radioed: (now, _, seat) => lay(now, seat, { card: 'Radio' }),
  robbed: (now, { victim = '', card = null }, seat) => carry(now, handOf(victim), handOf(seat), [card]),
  barred: (now, _, seat) => mark(now, seat, { barred: true }),
  persuaded: (now, _, seat) => lay(now, seat, { card: 'Persuasion' }),
  won: (now, _, seat) => ({ ...now, verdict: { kind: 'won', seat } }),
  tied: (now) => ({ ...now, verdict: { kind: 'tied', seat: null } }),
  retreated: (now, _, seat) => ({ ...now, verdict: { kind: 'retreated', seat } }),
  stunned: (now, _, seat) => mark(now, seat, { stunned: true }),
  surrendered: (now, told, seat) => {
    const { soldier, to = 'pile' } = told;
    if (to === 'pile') return leave(now, told, seat);
    return { ...carry(now, forceOf(seat), forceOf(to), [soldier]), origin: 'duel' };
  },
  token: (now, { wins = 0 }, seat) => mark(now, seat, { wins }),

  // ---- Sniper and Bomb
  shot: (now, { target_seat = '', target = '' }, seat) => ({
    ...spend(now, seat, 'Sniper'),
    shot: { by: seat, seat: target_seat, soldier: target },
  }),
  mirrored: (now, _, seat) => ({ ...spend(now, seat, 'Mirror'), shot: null }),
  fell: (now, told, seat) => ({ ...leave(now, told, seat), shot: null }),
  bombed: (now, _, seat) => ({ ...spend(now, seat, 'Bomb', 'removed'), bomb: { by: seat, saved: [] } }),
  voided: clear,
  dud: (now, _, seat) => save(spend(now, seat, 'Dud', 'removed'), [seat]),
  superdud: (now, _, seat) => save(spend(now, seat, 'SuperDud', 'removed'), Object.keys(now.marks)),
  lost: leave,

  scored: (now, { total = 0 }, seat) => mark(now, seat, { points: total }),
};

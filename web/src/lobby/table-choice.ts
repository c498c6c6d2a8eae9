/* What a player has chosen for a new table, and the request that it makes. */
import { isDocument } from '../documents';
import type { Level, Option, Options, OptionValue, Variant } from '../game';
import type { ByDay, CreateTable, Live, SeatRequest } from '../protocol';
import type { KeptChoice, KeptTime } from '../storage';
import { text } from '../text';
import { usualPlayers } from '../variants';

export const YOU = 'you';
export const FRIEND = 'friend';

export interface Choice extends Omit<KeptChoice, 'variant'> {
  variant: Variant;
  /** Anybody in the lobby may take a free seat. */
  open: boolean;
  /** Ratings are to change by the game, at an open table. */
  rated: boolean;
  /** And so may bots of other players. */
  bots: boolean;
}

export const CLOCKS = [0, 15, 30, 60, 120];
const USUAL_CLOCK = 30;

/** The usual times: minutes for each player, and seconds that each turn adds. */
export const LIVE_TIMES: readonly (readonly [minutes: number, seconds: number])[] = [
  [5, 5],
  [10, 10],
  [20, 20],
];
export const DAYS = [1, 2, 3, 7];
export const MOST_MINUTES = 60;
export const MOST_SECONDS = 60;

const NO_LIMIT: KeptTime = { class: 'none', minutes: 10, seconds: 10, days: 3 };
export const SETUP_SECONDS = 300;
export const RESERVE_DAYS = 7;

/** A fair first opponent, as the server says. */
export function usualLevel(levels: Level[]): string {
  return (levels.find(({ usual }) => usual) ?? levels[0])?.id ?? FRIEND;
}

/** A level by its title and its rating, where it has one: "General +640". */
export function rated({ title, rating }: Level): string {
  const sign = (rating ?? 0) < 0 ? '\u2212' : '+';
  return rating ? `${title} ${sign}${Math.abs(rating)}` : title;
}

/** What the numbers beside the levels are; nothing where there are none. */
export function pointsOf(levels: Level[]): string {
  const usual = levels.find((level) => level.id === usualLevel(levels));
  return usual && levels.some(({ rating }) => rating) ? text.lobby.points(usual.title) : '';
}

/** What is to be said of a level that the server is too slow for. */
export function notReady(levels: Level[], id: string): string {
  const usual = levels.find((level) => level.id === usualLevel(levels));
  const waits = levels.find((level) => level.id === id)?.ready === false;
  return waits && usual ? text.lobby.notReady(usual.title) : '';
}

/** You in the first seat, in the others computer players or friends; the rules as the variant proposes them. */
export function usualChoice(variant: Variant, others = usualLevel(variant.levels)): Choice {
  const sitters = Array.from({ length: usualPlayers(variant) }, (_, seat) => (seat === 0 ? YOU : others));
  return {
    variant,
    sitters,
    options: { ...variant.proposal },
    talk: 'plan',
    clock: USUAL_CLOCK,
    hints: null,
    time: NO_LIMIT,
    open: false,
    rated: false,
    bots: false,
    standin: false,
  };
}

/** A choice as the browser keeps it. */
export const keptOf = ({ open: _, rated: __, bots: ___, ...choice }: Choice): KeptChoice => ({
  ...choice,
  variant: choice.variant.id,
});

/** What was played last, as far as it can still be played; null: nothing, or not among computer players alone. */
export function recalled(variants: Variant[], kept: KeptChoice | null): Choice | null {
  const variant = variants.find(({ id }) => id === kept?.variant);
  if (!kept || !variant || !Array.isArray(kept.sitters)) return null;
  const { min, max } = variant.seats;
  const known = new Set([YOU, ...variant.levels.map(({ id }) => id)]);
  const fits = kept.sitters.length >= min && kept.sitters.length <= max && kept.sitters.includes(YOU);
  if (!fits || !kept.sitters.every((sitter) => known.has(sitter))) return null;
  const keys = new Set(variant.options.map(({ key }) => key));
  const options = Object.entries(kept.options ?? {}).filter(([key]) => keys.has(key));
  return { ...usualChoice(variant), ...kept, variant, options: Object.fromEntries(options) };
}

/** Who is played against, in short. */
export function against(choice: Choice): string {
  const others = choice.sitters.filter((sitter) => sitter !== YOU);
  const titles = [...new Set(others)].map((id) => titleOf(choice.variant, id));
  return text.lobby.against(titles.length === 1 ? (titles[0] ?? '') : '', others.length);
}

/** How they play who are played against, where they are all alike. */
export function foe(choice: Choice): { title: string; text: string } | null {
  const others = new Set(choice.sitters.filter((sitter) => sitter !== YOU));
  const [id, ...more] = others;
  return more.length ? null : (choice.variant.levels.find((level) => level.id === id) ?? null);
}

/** How long a game of so many people takes; nothing where nobody has measured it. */
export function lasts({ minutes }: Variant, players: number): string | null {
  const found = minutes?.[players];
  if (!found) return null;
  const middle = (found[0] + found[1]) / 2;
  return text.lobby.lasts(middle < 10 ? Math.round(middle) : Math.round(middle / 5) * 5);
}

const titleOf = ({ levels }: Variant, id: string): string =>
  levels.find((level) => level.id === id)?.title ?? id;

export const seatsOf = ({ variant, sitters }: Choice): string[] =>
  variant.seats.names.slice(0, sitters.length);

export const yourSeat = (choice: Choice): string => seatsOf(choice)[choice.sitters.indexOf(YOU)] ?? '';

export const hasFriends = ({ sitters }: Choice): boolean => sitters.includes(FRIEND);

/** There is somebody to write to. */
export const mayTalk = (choice: Choice): boolean => choice.variant.teams.length > 0 && hasFriends(choice);

/** The computer may stand in for friends: who plays by the day, and for himself. */
export const mayStandIn = (choice: Choice): boolean =>
  hasFriends(choice) && choice.time.class === 'by_day' && choice.variant.teams.length === 0;

/** It does: play begins at once. */
export const standsIn = (choice: Choice): boolean => mayStandIn(choice) && choice.standin;

/** There is something to react to, and somebody who waits. By the day a window waits as long as a turn. */
export const hasClock = (choice: Choice): boolean =>
  choice.variant.orders.length > 0 && hasFriends(choice) && choice.time.class !== 'by_day';

/** How long one may react: where turns have clocks, not for ever. */
export const clocksOf = ({ time }: Choice): number[] =>
  time.class === 'live' ? CLOCKS.filter((seconds) => seconds > 0) : CLOCKS;

export const clockOf = (choice: Choice): number =>
  clocksOf(choice).includes(choice.clock) ? choice.clock : USUAL_CLOCK;

/** Players who wait for each other may have clocks. */
export function timeOf(choice: Choice): Live | ByDay | null {
  const { minutes, seconds, days, class: kind } = choice.time;
  if (!hasFriends(choice) || kind === 'none') return null;
  if (kind === 'by_day') return { type: 'by_day', days, reserve: RESERVE_DAYS };
  return { type: 'live', initial: minutes * 60, increment: seconds, setup: SETUP_SECONDS };
}

/** Alone among computer players one may ask them; among friends everybody has to want it. */
export const hintsOf = (choice: Choice): boolean => choice.hints ?? !hasFriends(choice);

/** So many seats; those that are new are filled like the last of the others. */
export function withPlayers(choice: Choice, players: number): Choice {
  const others = choice.sitters.filter((sitter) => sitter !== YOU);
  const last = others.at(-1) ?? usualLevel(choice.variant.levels);
  const at = Math.min(choice.sitters.indexOf(YOU), players - 1);
  const sitters = Array.from({ length: players - 1 }, (_, seat) => others[seat] ?? last);
  return { ...choice, sitters: sitters.toSpliced(at, 0, YOU) };
}

/** The player who sat where you sit down takes the seat that you leave. */
export function withSitter(choice: Choice, seat: number, sitter: string): Choice {
  const sitters = [...choice.sitters];
  if (sitter === YOU) sitters[sitters.indexOf(YOU)] = sitters[seat] ?? FRIEND;
  sitters[seat] = sitter;
  return { ...choice, sitters };
}

/** What was chosen or typed, as the value that the server knows. */
function valueOf({ values }: Option, typed: OptionValue): OptionValue {
  if (isDocument(typed)) return typed;
  if (!Array.isArray(values)) return Number(typed);
  return values.find((value) => String(value) === String(typed)) ?? typed;
}

const wished = (sitter: string): SeatRequest =>
  sitter === YOU || sitter === FRIEND ? { kind: 'human' } : { kind: 'bot', level: sitter };

/** Only what differs from the rulebook. */
export function changedOptions({ variant, options }: Choice): Options {
  const changed = variant.options.flatMap((option): [string, OptionValue][] => {
    const typed = options[option.key];
    if (typed === undefined || (!isDocument(typed) && String(typed) === String(option.default))) return [];
    return [[option.key, valueOf(option, typed)]];
  });
  return Object.fromEntries(changed);
}

/** Ratings change only at open tables for people alone, with time limits, by the rulebook and without help. */
export function mayRate(choice: Choice): boolean {
  const { sitters, talk, hints, standin } = choice;
  const people = sitters.length > 1 && sitters.every((sitter) => sitter === YOU || sitter === FRIEND);
  const usual =
    Object.keys(changedOptions(choice)).length === 0 &&
    (!mayTalk(choice) || talk === 'plan') &&
    (!hasClock(choice) || clockOf(choice) === USUAL_CLOCK);
  return choice.open && people && usual && timeOf(choice) !== null && !hints && !standin;
}

/** The rules are sent as far as they differ from the rulebook. */
export function requestOf(choice: Choice) {
  const { variant, sitters, talk, hints } = choice;
  const time = timeOf(choice);
  return {
    variant: variant.id,
    players: sitters.length,
    options: changedOptions(choice),
    seats: sitters.map(wished),
    ...(mayTalk(choice) ? { talk } : {}),
    ...(hasClock(choice) ? { clock: clockOf(choice) } : {}),
    ...(time ? { time } : {}),
    ...(choice.open && hasFriends(choice) ? { open: true, ...(choice.bots ? { bots: true } : {}) } : {}),
    ...(mayRate(choice) && choice.rated ? { rated: true } : {}),
    ...(standsIn(choice) ? { standin: true } : {}),
    ...(hints === null ? {} : { hints }),
  } satisfies CreateTable;
}

/* Reaction windows in words and numbers, and the standing orders. Pure, so that tests can read it. */
import type { GameClient, Order, Reaction, Variant, View } from '../../game';
import type { ReactionWindow, Table } from '../../protocol';
import { list, text } from '../../text';
import type { Reactions } from '../session/state';

/** Of a long clock the last seconds, of a short one the last third. */
const LATE_SECONDS = 10;

/** What the parts of a game are told. */
export function reactionOf(reactions: Reactions | null): Reaction | null {
  if (!reactions?.window || !reactions.noticed) return null;
  const { n, kind, asks } = reactions.window;
  return { n, kind, asks, mine: reactions.mine };
}

/** Seconds until then, counted up, so that nobody is told of none while there is some. */
export function secondsLeft(due: number | null, now: number): number | null {
  return due === null ? null : Math.max(0, Math.ceil((due - now) / 1000));
}

export const lateAt = (length: number): number => Math.min(LATE_SECONDS, Math.ceil(length / 3));

/** The clock runs only where people wait for each other, and not by the day. */
export function runs(table: Table): table is Table & { clock: number } {
  if (table.time?.type === 'by_day') return false;
  return table.clock !== null && table.seats.filter(({ kind }) => kind === 'human').length > 1;
}

export function orderOf(orders: Order[], id: string | null): Order | null {
  return orders.find((order) => order.id === id) ?? null;
}

/** With which order one sits down: the one remembered here, else one that stops at what matters. */
export function firstOrder({ orders }: Variant, remembered: string | null): string | null {
  const usual = orders.length > 2 ? orders.at(-2) : orders.at(-1); // of two, the one that is asked
  return (orderOf(orders, remembered) ?? usual)?.id ?? null;
}

/** What stands in the band. `order`: the own one, for when there is no window; it is told once there has been one. */
export function bandSentence(
  { window, mine, noticed, missed, met }: Reactions,
  order: Order | null,
  you: string | null,
  names: Record<string, string>,
  sealed: string,
): string {
  const words = text.reactions;
  if ((!window || !noticed) && missed) return words.missed;
  if ((!window || !noticed) && !order) return words.none;
  if (!window || !noticed) return met ? `${order!.text} ${words.change}` : words.later;
  const late = missed ? words.missed : '';
  return [late, sentenceOf(window, mine?.state ?? null, you, names, sealed), moreOf(window, you, names)]
    .filter(Boolean)
    .join(' ');
}

function sentenceOf(
  { asks }: ReactionWindow,
  state: 'open' | 'sealed' | null,
  you: string | null,
  names: Record<string, string>,
  sealed: string,
): string {
  const words = text.reactions;
  if (state === 'sealed') return words.sealed(sealed, asks.length > 1);
  const who = list(asks.map((seat) => (seat === you ? words.you : (names[seat] ?? seat))));
  return words.open(who);
}

function moreOf({ more }: ReactionWindow, you: string | null, names: Record<string, string>): string {
  const others = more.filter((seat) => seat !== you).map((seat) => names[seat] ?? seat);
  return others.length > 0 ? text.reactions.taken(others) : '';
}

/** The own sealed answer, as the game says it. */
export function sealedWords(client: GameClient, { mine }: Reactions, view: View | null): string {
  return mine?.answer && view ? (client.sealed?.(mine.answer, view) ?? '') : '';
}

/* How a game ended, in a few words to one of those who see it: first how they did themselves. */
import type { Result } from '../../game';
import type { Ended } from '../../protocol';
import { text } from '../../text';

const words = text.result;

/** As the games call the reason. */
const RESIGNED = ['resign', 'resigned'];

/** `result`: the same as the game's view tells it, for a ranking. */
export function headlineOf(
  ended: Ended,
  you: string | null,
  names: Record<string, string>,
  result: Result | null = null,
): string {
  const { winners, losers, termination } = ended;
  if (termination === 'aborted') return words.off;
  if (you !== null && losers.includes(you)) return words.lost;
  if (winners.length === 0) return words.drawn;
  const called = (seats: string[]) => seats.map((seat) => names[seat] ?? seat);
  const winning = words.wins(called(winners));
  if (you === null) return winning;
  if (!winners.includes(you)) {
    const place = placeOf(you, result);
    return place === null ? words.neither(winning) : words.came(place);
  }
  const others = winners.filter((seat) => seat !== you);
  return others.length > 0 ? words.wonWith(called(others)) : words.won;
}

/** Whether this player alone has lost the game, by resigning it. */
export const hasResigned = ({ termination, losers }: Ended, you: string | null): boolean =>
  RESIGNED.includes(termination) && losers.length === 1 && losers[0] === you;

/** Those who are level share a place, and the next comes after as many as they are. */
function placeOf(seat: string, result: Result | null): number | null {
  const ranking = result?.ranking ?? [];
  const at = ranking.findIndex((level) => level.includes(seat));
  return at < 0 ? null : 1 + ranking.slice(0, at).flat().length;
}

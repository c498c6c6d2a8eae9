/* How a game ended, in a few words to one of those who see it. */
import type { Ended } from '../../protocol';
import { list, text } from '../../text';

const words = text.result;

export function headlineOf(ended: Ended, you: string | null, names: Record<string, string>): string {
  const { winners, losers, termination } = ended;
  if (termination === 'aborted') return words.off;
  if (winners.length === 0) return words.drawn;
  const called = (seats: string[]) => seats.map((seat) => names[seat] ?? seat);
  if (you === null || !(winners.includes(you) || losers.includes(you))) return words.wins(called(winners));
  if (losers.includes(you)) return words.lost;
  const others = winners.filter((seat) => seat !== you);
  return others.length > 0 ? words.wonWith(list(called(others))) : words.won;
}

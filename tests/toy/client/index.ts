/* The toy at the table: a board, and buttons for all that may be done. */
import Emblem from '$web/cards/Emblem.svelte';
import { defineGame, type View } from '$web/game';
import Board from './Board.svelte';
import Picture from './Picture.svelte';

export interface ToyView extends View {
  hand: number[] | null;
  stakes: Record<string, number | '?' | null>;
  points: Record<string, number>;
}

export default defineGame<ToyView, object>({
  game: 'toy',
  Battlefield: Picture,
  pitch: () => 'Guess what the others have staked.',
  proportion: () => 2,
  Board,
  Emblem,
  draft: () => ({}),
  button: ({ kind, text }) => ({ label: text, tone: kind === 'pass' ? 'main' : 'plain' }),
  facts: (view, seat) => [{ label: 'Points', value: String(view.points[seat]) }],
  show: ({ kind }) => ({ ms: kind === 'dealt' ? 0 : 100 }),
  describe: ({ hand }) => `You hold ${hand?.join(', ') ?? 'nothing'}.`,
  everything: (views) => ({ ...Object.values(views)[0]!, viewer: null, hand: null }),
  keys: [],
  tour: () => [],
});

/* The game at the table: the parts that the frame puts together (see $web/game.ts). */
import Emblem from '$web/cards/Emblem.svelte';
import { defineGame } from '$web/game';
import Battlefield from './Battlefield.svelte';
import Board from './Board.svelte';
import type { SkirmishView } from './made/shown';
import { text } from './text';

const stonesOf = (view: SkirmishView, seat: string) =>
  Object.keys(view.stones)
    .filter((space) => view.stones[space] === seat)
    .sort();

export default defineGame<SkirmishView, object>({
  game: 'skirmish',
  Battlefield,
  pitch: () => text.pitch,
  proportion: () => 1,
  Board,
  Emblem,
  draft: () => ({}),
  button: () => null, // stones are placed on the board
  ask: (_view, _you, legal) => (legal.length ? text.ask : null),
  facts: (view, seat) => [{ label: text.stones, value: String(stonesOf(view, seat).length) }],
  show: ({ kind, winners }, you) =>
    kind === 'ended'
      ? { ms: 0, cue: you !== null && (winners as string[]).includes(you) ? 'won' : 'lost' }
      : { ms: 300, cue: 'place' },
  describe: (view, names) =>
    view.seats.map((seat) => text.describe(names[seat] ?? seat, stonesOf(view, seat))).join(' '),
  everything: (views) => ({ ...Object.values(views)[0]!, viewer: null }),
  keys: [],
  tour: () => [],
});

/* The game at the table: the parts that the frame puts together (see $web/game.ts). */
import Emblem from '$web/cards/Emblem.svelte';
import { defineGame } from '$web/game';
import Battlefield from './Battlefield.svelte';
import Board from './Board.svelte';
import { Draft } from './draft.svelte';
import type { SkirmishView } from './made/shown';
import { text } from './text';
import Tray from './Tray.svelte';

export default defineGame<SkirmishView, Draft>({
  game: 'skirmish',
  Battlefield,
  pitch: () => text.pitch,
  proportion: (_variant, narrow) => (narrow ? 1.2 : 2),
  Board,
  Tray,
  Emblem,
  draft: () => new Draft(),
  settle: (draft) => (draft.picked = null),
  button: () => null, // cards are chosen in the hand
  ask: (_view, _you, legal) => (legal.length ? text.ask : null),
  facts: (view, seat) => [
    { label: text.facts.points, value: String(view.points[seat]) },
    { label: text.facts.cards, value: String(view.hands[seat]) },
  ],
  show: ({ kind, winners }, you) => {
    if (kind === 'ended') {
      return { ms: 0, cue: you !== null && (winners as string[]).includes(you) ? 'won' : 'lost' };
    }
    return kind === 'dealt' ? { ms: 60, cue: 'pick', minor: true } : { ms: 500, cue: 'place' };
  },
  describe: (view, names) =>
    [
      ...view.seats.flatMap((seat) =>
        view.laid[seat] ? [text.describe(names[seat] ?? seat, view.laid[seat])] : [],
      ),
      ...(view.hand ? [text.holds(view.hand)] : []),
    ].join(' '),
  everything: (views) => ({ ...Object.values(views)[0]!, viewer: null, hand: null }),
  keys: [],
  tour: () => [],
});

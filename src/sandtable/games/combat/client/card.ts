/* What the lobby shows of Ultimate Combat. */
import type { GameCard } from '$web/game';
import Battlefield from './board/Battlefield.svelte';
import Emblem from './board/Emblem.svelte';
import { calls } from './options';
import { text, workshop } from './text';

export default {
  game: 'combat',
  Battlefield,
  pitch: () => text.pitch,
  calls,
  Emblem,
  workshop: { title: workshop.title },
} satisfies GameCard;

/* What the lobby shows of War Kings: Enemy Attack. */
import Emblem from '$web/cards/Emblem.svelte';
import type { GameCard } from '$web/game';
import { calls } from './options';
import Battlefield from './table/Battlefield.svelte';
import { text } from './text';

export default {
  game: 'warkings',
  Battlefield,
  pitch: () => text.pitch,
  calls,
  Emblem,
} satisfies GameCard;

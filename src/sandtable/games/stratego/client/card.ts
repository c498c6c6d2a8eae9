/* What the lobby shows of Ultimate Stratego. */
import type { GameCard } from '$web/game';
import Battlefield from './board/Battlefield.svelte';
import Emblem from './board/Emblem.svelte';
import { calls } from './options';
import { pitch } from './public';

export default {
  game: 'stratego',
  Battlefield,
  pitch,
  calls,
  Emblem,
} satisfies GameCard;

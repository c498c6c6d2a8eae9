/* What the lobby shows of Ultimate Combat. */
import type { GameCard } from '$web/game';
import Battlefield from './board/Battlefield.svelte';
import Emblem from './board/Emblem.svelte';
import { calls } from './options';
import { editor, text } from './text';

export default {
  game: 'combat',
  Battlefield,
  pitch: () => text.pitch,
  calls,
  Emblem,
  workshop: { title: editor.title },
} satisfies GameCard;

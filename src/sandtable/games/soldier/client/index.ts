/* Ultimate Soldier at the table: the parts that the frame puts together. */
import Emblem from '$web/cards/Emblem.svelte';
import { defineGame } from '$web/game';
import { ask, button, sealed } from './asking';
import { draft, settle, type Draft } from './draft.svelte';
import Controls from './hand/Controls.svelte';
import Tray from './hand/Tray.svelte';
import { calls } from './options';
import { everything, facts } from './public';
import { show } from './showing';
import Score from './side/Score.svelte';
import Battlefield from './table/Battlefield.svelte';
import Board from './table/Board.svelte';
import { text } from './text';
import { tour } from './tour';
import type { SoldierView } from './types';
import { positionInWords } from './words';

export default defineGame<SoldierView, Draft>({
  game: 'soldier',
  Battlefield,
  pitch: () => text.pitch,
  calls,
  proportion: (_variant, narrow) => (narrow ? 1.25 : 2.25),
  Board,
  Tray,
  Controls,
  Captured: Score,
  Emblem,
  draft,
  settle,
  button,
  sealed,
  ask,
  facts,
  show,
  describe: positionInWords,
  everything,
  keys: text.keys,
  tour,
});

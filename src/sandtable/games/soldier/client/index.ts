/* Ultimate Soldier at the table: the parts that the frame puts together. */
import { defineGame } from '$web/game';
import { ask, button, inWords, sealed } from './asking';
import card from './card';
import { draft, hinted, settle, type Draft } from './draft.svelte';
import Controls from './hand/Controls.svelte';
import Tray from './hand/Tray.svelte';
import { everything, facts } from './public';
import { show } from './showing';
import Score from './side/Score.svelte';
import Board from './table/Board.svelte';
import { text } from './text';
import { tour } from './tour';
import type { SoldierView } from './types';
import { positionInWords } from './words';

export default defineGame<SoldierView, Draft>({
  ...card,
  proportion: (_variant, narrow) => (narrow ? 1.25 : 2.25),
  room: (narrow) => (narrow ? '27.9rem' : 'calc(1.4 * clamp(84px, 13.2vh, 116px) + 11.8rem)'),
  Board,
  Tray,
  Controls,
  Captured: Score,
  draft,
  settle,
  hinted,
  button,
  inWords,
  sealed,
  ask,
  facts,
  show,
  describe: positionInWords,
  everything,
  keys: text.keys,
  tour,
});

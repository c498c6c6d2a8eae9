/* War Kings at the table: the parts that the frame puts together. */
import { defineGame } from '$web/game';
import { ask, button, inWords } from './asking';
import card from './card';
import { draft, hinted, settle, type Draft } from './draft.svelte';
import Controls from './hand/Controls.svelte';
import Tray from './hand/Tray.svelte';
import { everything, facts } from './public';
import { show } from './showing';
import Board from './table/Board.svelte';
import { text } from './text';
import { tour } from './tour';
import type { WarkingsView } from './types';
import { positionInWords } from './words';

export default defineGame<WarkingsView, Draft>({
  ...card,
  proportion: (_variant, narrow) => (narrow ? 1.2 : 2),
  room: (narrow) => (narrow ? '25.1rem' : 'calc(1.4 * clamp(84px, 13.2vh, 116px) + 9.6rem)'),
  Board,
  Tray,
  Controls,
  draft,
  settle,
  hinted,
  button,
  inWords,
  ask,
  facts,
  show,
  describe: positionInWords,
  everything,
  keys: text.keys,
  tour,
});

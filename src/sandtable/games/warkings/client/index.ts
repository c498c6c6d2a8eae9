/* War Kings at the table: the parts that the frame puts together. */
import Emblem from '$web/cards/Emblem.svelte';
import { defineGame } from '$web/game';
import { ask, button } from './asking';
import { draft, settle, type Draft } from './draft.svelte';
import Controls from './hand/Controls.svelte';
import Tray from './hand/Tray.svelte';
import { calls } from './options';
import { everything, facts } from './public';
import { show } from './showing';
import Battlefield from './table/Battlefield.svelte';
import Board from './table/Board.svelte';
import { text } from './text';
import { tour } from './tour';
import type { WarkingsView } from './types';
import { positionInWords } from './words';

export default defineGame<WarkingsView, Draft>({
  game: 'warkings',
  Battlefield,
  pitch: () => text.pitch,
  calls,
  proportion: (_variant, narrow) => (narrow ? 1.2 : 2),
  Board,
  Tray,
  Controls,
  Emblem,
  draft,
  settle,
  button,
  ask,
  facts,
  show,
  describe: positionInWords,
  everything,
  keys: text.keys,
  tour,
});

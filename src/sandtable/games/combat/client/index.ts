/* Ultimate Combat at the table: the parts that the frame puts together. */
import { defineGame } from '$web/game';
import BuyBoard from './army/BuyBoard.svelte';
import BuyControls from './army/BuyControls.svelte';
import { ask, button, isBuying } from './asking';
import card from './card';
import Board from './board/Board.svelte';
import { draft, hinted, keep, settle, type Draft } from './draft.svelte';
import { inWords, wholeInWords } from './hint';
import { everything, facts } from './public';
import { show } from './showing';
import Armies from './side/Armies.svelte';
import { editor, text } from './text';
import { tour } from './tour';
import Controls from './tray/Controls.svelte';
import Tray from './tray/Tray.svelte';
import type { CombatView } from './made/shown';
import EditorTabs from './editor/EditorTabs.svelte';

import { positionInWords } from './words';

export default defineGame<CombatView, Draft>({
  ...card,
  // On a phone the whole floor is seen, as wide as the window, below its steps.
  proportion: (_variant, narrow) => (narrow ? 1.2 : 1.42),
  room: (narrow) => (narrow ? '15rem' : '13rem'),
  Board,
  Tray,
  Controls,
  Captured: Armies,
  setup: { when: isBuying, Board: BuyBoard, Controls: BuyControls },
  draft,
  keep,
  hinted,
  inWords,
  wholeInWords,
  settle,
  button,
  ask,
  facts,
  show,
  describe: positionInWords,
  everything,
  keys: text.keys,
  tour,
  workshop: { ...card.workshop, about: editor.about, Page: EditorTabs },
});

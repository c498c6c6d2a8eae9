/* Stratego at the table: the parts that the frame puts together. */
import { defineGame } from '$web/game';
import { ask, button, inWords, isSetup } from './asking';
import card from './card';
import Board from './board/Board.svelte';
import { frameOf } from '$web/board/spaces';
import { draft, keep, settle, type Draft } from './draft.svelte';
import { everything, facts } from './public';
import SetupBoard from './setup/SetupBoard.svelte';
import SetupControls from './setup/SetupControls.svelte';
import { show } from './showing';
import { SETS } from './art/sets';
import SetPicture from './art/SetPicture.svelte';
import { pieces, signs } from './jotting';
import { premoves } from './premoves';
import Captured from './side/Captured.svelte';
import Controls from './side/Controls.svelte';
import { text } from './text';
import { tour } from './tour';
import Reserve from './tray/Reserve.svelte';
import SetupTray from './tray/SetupTray.svelte';
import { plan, type StrategoView } from './types';
import { positionInWords } from './words';

export default defineGame<StrategoView, Draft>({
  ...card,
  proportion: (variant) => {
    const { columns, rows } = plan(variant);
    const { width, height } = frameOf({ width: columns.length, height: rows });
    return width / height;
  },
  Board,
  Tray: Reserve,
  Controls,
  Captured,
  setup: { when: isSetup, Board: SetupBoard, Tray: SetupTray, Controls: SetupControls },
  draft,
  keep,
  settle,
  button,
  inWords,
  ask,
  facts,
  show,
  describe: positionInWords,
  everything,
  premoves,
  keys: text.keys,
  jotting: { pieces, signs },
  sets: { ...SETS, Picture: SetPicture },
  tour,
});

/* The guided first game: a sentence or two at a time, beside what they speak of. */
import type { TourMoment, TourStep } from '$web/game';
import { isSetup } from './asking';
import type { Draft } from './draft.svelte';
import { tour as words } from './text/tour.en';
import type { StrategoView } from './types';

type Moment = TourMoment<StrategoView, Draft>;

const inSetup = ({ view, you }: Moment) => isSetup(view, you);
const inPlay = ({ view }: Moment) => view.phase !== 'setup' && view.phase !== 'over';
const myTurn = (moment: Moment) => inPlay(moment) && moment.legal.length > 0;
const toldOf =
  (...kinds: string[]) =>
  ({ told }: Moment) =>
    told.some(({ kind }) => kinds.includes(kind));

const BOARD = '[data-tour="board"]';

export const tour: TourStep<StrategoView, Draft>[] = [
  { id: 'aim', text: words.aim, anchor: BOARD, clause: 'ST-GOAL-1', done: inPlay },
  { id: 'army', text: words.army, anchor: BOARD, clause: 'ST-SET-2', when: inSetup, done: inPlay },
  { id: 'setups', text: words.setups, anchor: '[data-tour="setups"]', when: inSetup, done: inPlay },
  {
    id: 'ready',
    text: words.ready,
    anchor: '[data-tour="ready"]',
    clause: 'ST-SET-5',
    when: inSetup,
    done: inPlay,
  },
  {
    id: 'pick',
    text: words.pick,
    anchor: BOARD,
    clause: 'ST-TURN-2',
    when: myTurn,
    done: ({ draft, told }) => draft.picked !== null || told.some(({ kind }) => kind === 'moved'),
  },
  {
    id: 'go',
    text: words.go,
    anchor: BOARD,
    clause: 'ST-MOVE-1',
    when: inPlay,
    done: toldOf('moved', 'attacked'),
  },
  { id: 'still', text: words.still, anchor: BOARD, clause: 'ST-MOVE-2', when: myTurn },
  { id: 'scout', text: words.scout, anchor: BOARD, clause: 'ST-SCOUT-2', when: myTurn },
  {
    id: 'attack',
    text: words.attack,
    anchor: BOARD,
    clause: 'ST-ATK-5',
    when: inPlay,
    done: toldOf('captured', 'removed'),
  },
  {
    id: 'known',
    text: words.known,
    anchor: BOARD,
    clause: 'ST-R-75',
    when: ({ view }) => view.pieces.some((piece) => piece.public),
  },
  { id: 'captain', text: words.captain, anchor: BOARD, clause: 'ST-CAV-2', when: myTurn },
  { id: 'special', text: words.special, anchor: BOARD, clause: 'ST-SPY-4', when: myTurn },
  { id: 'rescue', text: words.rescue, anchor: BOARD, clause: 'ST-RESC-1', when: myTurn },
  { id: 'help', text: words.help, anchor: BOARD, when: inPlay },
];

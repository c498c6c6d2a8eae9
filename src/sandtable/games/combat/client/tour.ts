/* The guided first battle: a sentence or two at a time, beside what they speak of. */
import type { TourMoment, TourStep, Variant } from '$web/game';
import type { Draft } from './draft.svelte';
import { tour as words } from './text';
import type { CombatView } from './types';

type Moment = TourMoment<CombatView, Draft>;
type Step = Omit<TourStep<CombatView, Draft>, 'id' | 'text'>;

const inStep =
  (...phases: string[]) =>
  ({ view, legal }: Moment) =>
    phases.includes(view.phase) && legal.length > 0;
const begun = ({ view }: Moment) => view.round > 0;
const toldOf =
  (...kinds: string[]) =>
  ({ told }: Moment) =>
    told.some(({ kind }) => kinds.includes(kind));

const rolled = toldOf('dice', 'attacked');
/** What was named has been fired, or is just now. */
const ATTACKED = ['sighted', 'grenades', 'melee', 'vehicles', 'position'];

const BOARD = '[data-tour="board"]';
const UNITS = '[data-tour="units"]';
const STEPS = '[data-tour="steps"]';

const ALL: Record<keyof typeof words, Step> = {
  // One of these two is over before it begins.
  aim: { anchor: BOARD, clause: 'UC-R-69', done: ({ view }) => view.scenario !== 'hold' },
  aimBattle: { anchor: BOARD, clause: 'UC-R-69', done: ({ view }) => view.scenario === 'hold' },
  buy: {
    anchor: '[data-tour="types"]',
    clause: 'UC-R-67',
    when: inStep('buy'),
    done: ({ view }) => view.phase !== 'buy',
  },
  deploy: {
    anchor: UNITS,
    clause: 'UC-R-68',
    when: (moment) => inStep('deploy')(moment) || begun(moment),
    done: (moment) => toldOf('deployed')(moment) || begun(moment),
  },
  stance: {
    anchor: '[data-tour="stances"]',
    clause: 'UC-POS-3',
    when: (moment) => inStep('deploy')(moment) || begun(moment),
    done: begun,
  },
  steps: { anchor: STEPS, clause: 'UC-TURN-1', when: begun, done: toldOf('moved') },
  move: {
    anchor: BOARD,
    clause: 'UC-R-3',
    when: inStep('move'),
    done: toldOf('moved'),
  },
  moved: {
    anchor: '[data-tour="end"]',
    clause: 'UC-R-74',
    when: inStep('move'),
    done: ({ view }) => view.phase !== 'move',
  },
  officer: { anchor: BOARD, clause: 'UC-TROOP-2', when: begun, done: toldOf('declared', 'attacked') },
  declare: {
    anchor: BOARD,
    clause: 'UC-TURN-2',
    when: inStep('declare'),
    done: (moment) => moment.draft.aim !== null || toldOf('declared')(moment),
  },
  sum: {
    anchor: '#ask',
    clause: 'UC-ATK-4',
    when: ({ draft }) => draft.aim !== null,
    done: toldOf('declared', 'attacked'),
  },
  dirt: {
    anchor: STEPS,
    clause: 'UC-TURN-3',
    when: (moment) => moment.view.declared.length > 0 || rolled(moment),
    done: rolled,
  },
  dice: {
    anchor: BOARD,
    clause: 'UC-CHART-2',
    when: ({ view }) => ATTACKED.includes(view.phase),
    done: ({ view }) => view.phase === 'position',
  },
  asked: {
    anchor: '#ask',
    clause: 'UC-R-47',
    when: inStep('dirt'),
    done: ({ view }) => view.phase !== 'dirt',
  },
  position: {
    anchor: UNITS,
    clause: 'UC-TURN-8',
    when: inStep('position'),
    done: ({ view }) => view.phase !== 'position',
  },
  medic: { anchor: UNITS, clause: 'UC-TROOP-6', when: begun },
  look: { anchor: BOARD },
};

type Id = keyof typeof words;

const ORDER: Id[] = [
  ...(['aim', 'aimBattle', 'buy', 'deploy', 'stance', 'steps'] as const),
  ...(['move', 'moved', 'officer'] as const),
  ...(['declare', 'sum', 'dirt', 'dice', 'position'] as const),
  ...(['medic', 'look', 'asked'] as const),
];

export const tour = (_variant: Variant): TourStep<CombatView, Draft>[] =>
  ORDER.map((id) => ({ id, text: words[id], ...ALL[id] }));

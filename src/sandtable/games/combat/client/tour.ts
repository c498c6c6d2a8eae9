/* The guided first battle: a sentence or two at their moment, beside what they speak of. */
import type { TourMoment, TourNote, Variant } from '$web/game';
import type { Draft } from './draft.svelte';
import { tour as words } from './text';
import type { CombatView, Unit } from './made/shown';

type Moment = TourMoment<CombatView, Draft>;
type Note = Omit<TourNote<CombatView, Draft>, 'id' | 'text'>;

const inStep =
  (...phases: string[]) =>
  ({ view, legal }: Moment) =>
    phases.includes(view.phase) && legal.length > 0;
const toldOf =
  (...kinds: string[]) =>
  ({ told }: Moment) =>
    told.some(({ kind }) => kinds.includes(kind));
const own = ({ view, you }: Moment, fits: (unit: Unit) => boolean) =>
  view.units.some((unit) => unit.side === you && unit.state === 'alive' && fits(unit));
const has = (moment: Moment, type: string) => own(moment, (unit) => unit.type === type);

/** What was named has been fired, or is just now. */
const ATTACKED = ['sighted', 'grenades', 'melee', 'vehicles', 'position'];

const BOARD = '[data-tour="board"]';
const UNITS = '[data-tour="units"]';
const STEPS = '[data-tour="steps"]';

/** What one plays for comes first, then what is asked: many never ask for the next note. */
const NOTES: Record<keyof typeof words, Note> = {
  aim: { opening: true, anchor: BOARD, clause: 'UC-R-69', when: () => true },
  aimBattle: { opening: true, anchor: BOARD, clause: 'UC-R-69', when: () => true },
  buy: { anchor: '[data-tour="types"]', clause: 'UC-R-67', when: inStep('buy') },
  deploy: { anchor: UNITS, clause: 'UC-R-68', when: inStep('deploy') },
  stance: { anchor: '[data-tour="stances"]', clause: 'UC-POS-3', when: inStep('deploy') },
  look: { anytime: true, anchor: BOARD, when: (moment) => inStep('deploy')(moment) && moment.acts > 3 },
  steps: { anytime: true, anchor: STEPS, clause: 'UC-TURN-1', when: inStep('move') },
  move: { anchor: BOARD, clause: 'UC-R-3', when: inStep('move') },
  officer: {
    anchor: BOARD,
    clause: 'UC-TROOP-2',
    when: (moment) => inStep('move')(moment) && has(moment, 'O'),
  },
  moved: {
    anchor: '[data-tour="end"]',
    clause: 'UC-R-74',
    when: (moment) => inStep('move')(moment) && toldOf('moved')(moment),
  },
  declare: {
    anchor: BOARD,
    clause: 'UC-TURN-2',
    when: inStep('declare'),
    done: ({ draft }) => draft.aim !== null,
  },
  sum: { anchor: '#ask', clause: 'UC-ATK-4', when: ({ draft }) => draft.sum !== null },
  asked: { anchor: '#ask', clause: 'UC-R-47', when: inStep('dirt') },
  dirt: {
    anchor: STEPS,
    clause: 'UC-TURN-3',
    when: ({ view }) => view.declared.length > 0,
    done: toldOf('dice', 'attacked'),
  },
  dice: {
    anchor: BOARD,
    clause: 'UC-CHART-2',
    when: ({ view }) => ATTACKED.includes(view.phase) && view.declared.length > 0,
  },
  position: { anchor: UNITS, clause: 'UC-TURN-8', when: inStep('position') },
  medic: {
    anchor: UNITS,
    clause: 'UC-TROOP-6',
    when: (moment) => has(moment, 'M') && own(moment, ({ wounds }) => wounds > 0),
  },
};

/** What is fought for depends on the scenario. */
export const tour = (_variant: Variant, { scenario }: CombatView): TourNote<CombatView, Draft>[] =>
  Object.entries(NOTES)
    .filter(([id]) => id !== (scenario === 'hold' ? 'aimBattle' : 'aim'))
    .map(([id, note]) => ({ id, text: words[id as keyof typeof words], ...note }));

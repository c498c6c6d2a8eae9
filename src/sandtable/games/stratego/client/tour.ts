/* The guided first game of each kind: a sentence or two at a time, beside what they speak of. */
import type { TourMoment, TourStep, Variant } from '$web/game';
import { isSetup } from './asking';
import type { Draft } from './draft.svelte';
import { tour as words } from './text';
import { plan, type StrategoView } from './types';

type Moment = TourMoment<StrategoView, Draft>;
type Step = Omit<TourStep<StrategoView, Draft>, 'id' | 'text'>;

const inSetup = ({ view, you }: Moment) => isSetup(view, you);
const inPlay = ({ view }: Moment) => view.phase !== 'setup' && view.phase !== 'over';
/** Of the set-up: over as soon as that is, by which time its moment has passed. */
const settingUp = { when: (moment: Moment) => inSetup(moment) || inPlay(moment), done: inPlay };
const myTurn = (moment: Moment) => inPlay(moment) && moment.legal.length > 0;
const offered = (kind: string) => (moment: Moment) => moment.legal.some((offer) => offer.kind === kind);
const toldOf =
  (...kinds: string[]) =>
  ({ told }: Moment) =>
    told.some(({ kind }) => kinds.includes(kind));

const BOARD = '[data-tour="board"]';
const TRAY = '[data-tray]';
const RESERVE = '[data-tour="reserve"]';

const STEPS: Record<keyof typeof words, Step> = {
  aim: { anchor: BOARD, clause: 'ST-GOAL-1', done: inPlay },
  army: { anchor: BOARD, clause: 'ST-SET-2', ...settingUp },
  setups: { anchor: '[data-tour="setups"]', ...settingUp },
  ready: { anchor: '[data-tour="ready"]', clause: 'ST-SET-5', ...settingUp },
  pick: {
    anchor: BOARD,
    clause: 'ST-TURN-2',
    when: myTurn,
    done: (moment) => moment.draft.picked !== null || toldOf('moved')(moment),
  },
  go: { anchor: BOARD, clause: 'ST-MOVE-1', when: inPlay, done: toldOf('moved', 'attacked', 'entered') },
  still: { anchor: BOARD, clause: 'ST-MOVE-2', when: myTurn },
  scout: { anchor: BOARD, clause: 'ST-SCOUT-2', when: myTurn },
  attack: { anchor: BOARD, clause: 'ST-ATK-5', when: inPlay, done: toldOf('captured', 'removed') },
  known: {
    anchor: BOARD,
    clause: 'ST-R-75',
    when: ({ view }) => view.pieces.some((piece) => piece.public),
  },
  captain: { anchor: BOARD, clause: 'ST-CAV-2', when: myTurn },
  special: { anchor: BOARD, clause: 'ST-SPY-4', when: myTurn },
  rescue: { anchor: BOARD, clause: 'ST-RESC-1', when: myTurn },
  help: { anchor: BOARD, when: inPlay },

  // Two armies a side.
  bothFlags: { anchor: BOARD, clause: 'ST-CPN-9', done: inPlay },
  second: { anchor: RESERVE, clause: 'ST-CPN-4', when: myTurn, done: toldOf('entered') },
  secondFlag: { anchor: RESERVE, clause: 'ST-CPN-6', when: offered('enter'), done: toldOf('entered') },
  secondBonus: { anchor: RESERVE, clause: 'ST-CPN-8', when: myTurn },

  // Two alliances.
  allies: { anchor: BOARD, clause: 'ST-ALLY-GOAL-1', done: inPlay },
  thirteen: { anchor: BOARD, clause: 'ST-ALLY-SET-1', ...settingUp },
  stayBehind: { anchor: TRAY, clause: 'ST-ALLY-SET-3', ...settingUp },
  thirteenAll: { anchor: BOARD, clause: 'ST-AL-2', ...settingUp },
  plan: { anchor: '#tab-partners', clause: 'ST-ALLY-PLAN-1', ...settingUp },
  partner: { anchor: BOARD, clause: 'ST-R-60', when: inPlay },
  flagWalks: { anchor: BOARD, clause: 'ST-ALLY-FLAG-1', when: myTurn },
  cannon: { anchor: BOARD, clause: 'ST-ALLY-CANNON-3', when: myTurn },
  cannonReturns: { anchor: RESERVE, clause: 'ST-ALLY-CANNON-6', when: myTurn },
  cannonStays: { anchor: BOARD, clause: 'ST-AL-5', when: myTurn },
  reserve: { anchor: RESERVE, clause: 'ST-ALLY-RES-2', when: myTurn },
  unite: { anchor: BOARD, clause: 'ST-ALLY-UNITE-1', when: myTurn },
  captive: {
    anchor: BOARD,
    clause: 'ST-ALLY-RESC-1',
    when: ({ view }) => Object.keys(view.captive).length > 0,
  },
};

type Id = keyof typeof words;

const SETTING_UP: Id[] = ['setups', 'ready'];
const MOVING: Id[] = ['pick', 'go'];
const FIGHTING: Id[] = ['attack', 'known', 'scout', 'captain', 'special'];

const DUEL: Id[] = ['aim', 'army', ...SETTING_UP, ...MOVING, 'still', ...FIGHTING, 'rescue', 'help'];

const CAMPAIGN: Id[] = [
  ...(['bothFlags', 'army'] as const),
  ...SETTING_UP,
  ...MOVING,
  ...(['second', 'secondFlag', 'secondBonus', 'still'] as const),
  ...FIGHTING,
  'rescue',
  'help',
];

const alliance = (reserve: boolean): Id[] => [
  'allies',
  ...(reserve ? (['thirteen', 'stayBehind'] as const) : (['thirteenAll'] as const)),
  'plan',
  ...SETTING_UP,
  ...MOVING,
  ...(['partner', 'flagWalks', 'unite', 'cannon'] as const),
  ...(reserve ? (['cannonReturns', 'reserve'] as const) : (['cannonStays'] as const)),
  ...FIGHTING.filter((id) => id !== 'special'),
  'captive',
  'help',
];

export function tour(variant: Variant): TourStep<StrategoView, Draft>[] {
  const { army, place, second, zones } = plan(variant);
  const pieces = Object.values(army).reduce((sum, count) => sum + count, 0);
  const duel = Object.keys(second).length ? CAMPAIGN : DUEL;
  const ids = Object.keys(zones).length > 2 ? alliance(pieces > place) : duel;
  return ids.map((id) => ({ id, text: words[id], ...STEPS[id] }));
}

/* The guided first game of each kind: a sentence or two at their moment, beside what they speak of. */
import type { TourMoment, TourNote, Variant } from '$web/game';
import { isSetup } from './asking';
import type { Draft } from './draft.svelte';
import { tour as words } from './text';
import type { BoardPlan, Rank, StrategoChoice } from './made/shown';
import { plan, type StrategoView } from './types';

type Moment = TourMoment<StrategoView, Draft>;
type Note = Omit<TourNote<StrategoView, Draft>, 'id' | 'text'>;

const inSetup = ({ view, you }: Moment) => isSetup(view, you);
const inPlay = ({ view }: Moment) => view.phase !== 'setup' && view.phase !== 'over';
const atAll = (moment: Moment) => inSetup(moment) || inPlay(moment);
const myTurn = (moment: Moment) => inPlay(moment) && moment.legal.length > 0;
const offered =
  (...kinds: string[]) =>
  ({ legal }: Moment) =>
    legal.some(({ kind }) => kinds.includes(kind));
const toldOf =
  (...kinds: string[]) =>
  ({ told }: Moment) =>
    told.some(({ kind }) => kinds.includes(kind));
const bySomebodyElse =
  (kind: string) =>
  ({ told, you }: Moment) =>
    told.some((each) => each.kind === kind && each.seat !== you);

const mine = ({ view, you }: Moment) => view.pieces.filter(({ seat }) => seat === you);
const known =
  (...ranks: Rank[]) =>
  ({ view, you }: Moment) =>
    view.pieces.some((piece) => piece.seat !== you && piece.rank !== null && ranks.includes(piece.rank));

/** One of these is in the player's hand. */
const taken =
  (...ranks: Rank[]) =>
  (moment: Moment) =>
    mine(moment).some(({ at, rank }) => at === moment.draft.picked && rank !== null && ranks.includes(rank));

/** A piece of this rank may go further than the next space. */
const mayGoFar = (rank: Rank) => (moment: Moment) => {
  const starts = mine(moment).flatMap((piece) => (piece.rank === rank ? [piece.at] : []));
  return (moment.legal as StrategoChoice[]).some(
    (choice) => 'from' in choice && starts.includes(choice.from) && far(choice.from, choice.to),
  );
};
const far = (from: string, to: string) =>
  Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) + Math.abs(Number(from.slice(1)) - Number(to.slice(1))) > 1;

/** A piece that can save another has come as far as the enemy's own zone. */
const nearRescue =
  ({ zones }: BoardPlan) =>
  (moment: Moment) =>
    mine(moment).some(
      ({ at, rank }) =>
        rank !== '2' &&
        Object.entries(zones).some(([seat, zone]) => seat !== moment.you && zone.includes(at)),
    );

const BOARD = '[data-tour="board"]';
const TRAY = '[data-tray]';
const RESERVE = '[data-tour="reserve"]';

const notesOf = (board: BoardPlan): Record<keyof typeof words, Note> => ({
  aim: { opening: true, anchor: BOARD, clause: 'ST-GOAL-1', when: atAll },
  army: { anchor: BOARD, clause: 'ST-SET-2', when: inSetup },
  setups: { anchor: '[data-tour="setups"]', when: inSetup },
  ready: { anchor: '[data-tour="ready"]', clause: 'ST-SET-5', when: inSetup },
  pick: {
    anchor: BOARD,
    clause: 'ST-TURN-2',
    when: myTurn,
    done: ({ draft }) => draft.picked !== null,
  },
  go: { anchor: BOARD, clause: 'ST-MOVE-1', when: ({ draft }) => draft.picked !== null },
  still: { anchor: BOARD, clause: 'ST-MOVE-2', when: bySomebodyElse('moved') },
  scout: { anchor: BOARD, clause: 'ST-SCOUT-2', when: mayGoFar('2') },
  attack: { anchor: BOARD, clause: 'ST-ATK-5', when: offered('attack') },
  known: { anchor: BOARD, clause: 'ST-R-75', when: (moment) => myTurn(moment) && toldOf('attacked')(moment) },
  captain: {
    anchor: BOARD,
    clause: 'ST-CAV-2',
    when: (moment) => taken('6')(moment) && mayGoFar('6')(moment),
  },
  special: {
    anchor: BOARD,
    clause: 'ST-SPY-4',
    when: (moment) => taken('S')(moment) || known('10', 'S', 'B')(moment),
  },
  rescue: { anchor: BOARD, clause: 'ST-RESC-1', when: nearRescue(board) },
  help: { anytime: true, anchor: BOARD, when: (moment) => myTurn(moment) && moment.acts > 2 },

  // Two armies a side.
  bothFlags: { opening: true, anchor: BOARD, clause: 'ST-CPN-9', when: atAll },
  second: { anchor: RESERVE, clause: 'ST-CPN-4', when: offered('enter') },
  secondFlag: { anchor: RESERVE, clause: 'ST-CPN-6', when: ({ draft }) => draft.entering !== null },
  secondBonus: { anchor: RESERVE, clause: 'ST-CPN-8', when: toldOf('may_enter') },

  // Two alliances.
  allies: { opening: true, anchor: BOARD, clause: 'ST-ALLY-GOAL-1', when: atAll },
  thirteen: { anchor: BOARD, clause: 'ST-ALLY-SET-1', when: inSetup },
  stayBehind: { anchor: TRAY, clause: 'ST-ALLY-SET-3', when: inSetup },
  thirteenAll: { anchor: BOARD, clause: 'ST-AL-2', when: inSetup },
  plan: {
    anchor: '#tab-partners',
    clause: 'ST-ALLY-PLAN-1',
    when: (moment) => inSetup(moment) && moment.talking,
  },
  partner: { anchor: BOARD, clause: 'ST-R-60', when: bySomebodyElse('moved') },
  flagWalks: { anchor: BOARD, clause: 'ST-ALLY-FLAG-1', when: taken('F') },
  unite: { anchor: BOARD, clause: 'ST-ALLY-UNITE-1', when: offered('claim') },
  cannon: {
    anchor: BOARD,
    clause: 'ST-ALLY-CANNON-3',
    when: (moment) => taken('C')(moment) || offered('fire')(moment),
  },
  cannonReturns: { anchor: RESERVE, clause: 'ST-ALLY-CANNON-6', when: toldOf('fired') },
  cannonStays: { anchor: BOARD, clause: 'ST-AL-5', when: toldOf('fired') },
  reserve: { anchor: RESERVE, clause: 'ST-ALLY-RES-2', when: offered('enter') },
  captive: {
    anchor: BOARD,
    clause: 'ST-ALLY-RESC-1',
    when: ({ view }) => Object.keys(view.captive).length > 0,
  },
});

type Id = keyof typeof words;

const SETTING_UP: Id[] = ['setups', 'ready'];
const MOVING: Id[] = ['pick', 'go'];
const FIGHTING: Id[] = ['attack', 'known', 'scout', 'captain', 'special'];

/** What one plays for comes first, then how to set up: many never ask for the next note. */
const DUEL: Id[] = ['aim', 'army', 'setups', 'ready', ...MOVING, 'still', ...FIGHTING, 'rescue', 'help'];

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
  ...(reserve ? (['allies', 'thirteen', 'stayBehind'] as const) : (['allies', 'thirteenAll'] as const)),
  'plan',
  ...SETTING_UP,
  ...MOVING,
  ...(['partner', 'flagWalks', 'unite', 'cannon'] as const),
  ...(reserve ? (['cannonReturns', 'reserve'] as const) : (['cannonStays'] as const)),
  ...FIGHTING.filter((id) => id !== 'special'),
  'captive',
  'help',
];

export function tour(variant: Variant): TourNote<StrategoView, Draft>[] {
  const board = plan(variant);
  const notes = notesOf(board);
  const pieces = Object.values(board.army).reduce((sum, count) => sum + count, 0);
  const duel = Object.keys(board.second).length ? CAMPAIGN : DUEL;
  const ids = Object.keys(board.zones).length > 2 ? alliance(pieces > board.place) : duel;
  return ids.map((id) => ({ id, text: words[id], ...notes[id] }));
}

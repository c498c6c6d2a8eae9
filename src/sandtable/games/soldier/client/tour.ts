/* The guided first game: a sentence or two at a time, beside what they speak of. */
import type { TourMoment, TourStep } from '$web/game';
import { deedsOf, drawsOf, passOf } from './choices';
import type { Draft } from './draft.svelte';
import { tour as words } from './text';
import type { SoldierView } from './types';

type Moment = TourMoment<SoldierView, Draft>;

const inPlay = ({ view }: Moment) => view.result === null;
const drawing = ({ legal }: Moment) => drawsOf(legal).pile !== null;
const offers = (verb: string) => (moment: Moment) => deedsOf(moment.legal).some((deed) => deed.verb === verb);
const moving = offers('discard');
const told =
  (...kinds: string[]) =>
  (moment: Moment) =>
    moment.told.some(({ kind, seat }) => kinds.includes(kind) && seat === moment.you);
/** Asked at such a moment, and over as soon as the answer has been told: by then the moment has passed. */
const until = (asked: (moment: Moment) => boolean, ...kinds: string[]) => ({
  when: (moment: Moment) => asked(moment) || told(...kinds)(moment),
  done: told(...kinds),
});
const answering = ({ view, you }: Moment) => view.phase === 'answer' && view.to_act.includes(you ?? '');
const opening = (moment: Moment) => moment.view.phase === 'lay' && moment.legal.length > 0;
const reacting = ({ window, legal }: Moment) => window !== null && passOf(legal) !== null;

const HAND = '[data-tour="hand"]';

export const tour: TourStep<SoldierView, Draft>[] = [
  { id: 'aim', text: words.aim, anchor: '[data-tour="table"]', clause: 'US-WIN-2', when: inPlay },
  {
    id: 'soldiers',
    text: words.soldiers,
    anchor: '[data-tour="soldiers-own"]',
    clause: 'US-BOOST-4',
    when: inPlay,
  },
  { id: 'hand', text: words.hand, anchor: HAND, clause: 'US-TURN-4', when: inPlay },
  {
    id: 'draw',
    text: words.draw,
    anchor: '[data-tour="pile"]',
    clause: 'US-TURN-3',
    ...until(drawing, 'drew', 'took'),
  },
  {
    id: 'move',
    text: words.move,
    anchor: HAND,
    clause: 'US-TURN-4',
    ...until(moving, 'trained', 'advanced', 'discarded'),
  },
  {
    id: 'discard',
    text: words.discard,
    anchor: '[data-tour="discard"]',
    clause: 'US-TURN-6',
    when: ({ view }) => view.piles.discard.length > 0 && view.result === null,
  },
  { id: 'orders', text: words.orders, anchor: '[data-tour="orders"]', clause: 'US-R-64', when: inPlay },
  { id: 'help', text: words.help, anchor: HAND, when: inPlay },
  { id: 'train', text: words.train, anchor: HAND, clause: 'US-TRAIN-3', when: offers('train') },
  { id: 'attack', text: words.attack, anchor: HAND, clause: 'US-COMBAT-1', when: offers('advance') },
  { id: 'boost', text: words.boost, anchor: HAND, clause: 'US-BOOST-3', ...until(opening, 'laid') },
  {
    id: 'answers',
    text: words.answers,
    anchor: '[data-tour="answers"]',
    clause: 'US-ANS-1',
    when: ({ view }) => view.combat?.pending != null,
  },
  {
    id: 'window',
    text: words.window,
    anchor: '[data-tour="reactions"]',
    clause: 'US-R-63',
    when: reacting,
  },
  { id: 'answer', text: words.answer, anchor: HAND, clause: 'US-ANS-2', when: answering },
];

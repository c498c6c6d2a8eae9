/* The guided first game: a sentence or two at a time, beside what they speak of. */
import type { TourMoment, TourStep } from '$web/game';
import { drawsOf, laysOf } from './choices';
import type { Draft } from './draft.svelte';
import { tour as words } from './text';
import type { WarkingsView } from './types';

type Moment = TourMoment<WarkingsView, Draft>;

const inPlay = ({ view }: Moment) => view.result === null;
const discarding = ({ legal }: Moment) => laysOf(legal).length > 0;
const drawing = ({ legal }: Moment) => drawsOf(legal).pile !== null;
const told =
  (...kinds: string[]) =>
  (moment: Moment) =>
    moment.told.some(({ kind, seat }) => kinds.includes(kind) && seat === moment.you);
/** Asked at such a moment, and over as soon as the answer has been told: by then the moment has passed. */
const until = (asked: (moment: Moment) => boolean, ...kinds: string[]) => ({
  when: (moment: Moment) => asked(moment) || told(...kinds)(moment),
  done: told(...kinds),
});
const myTurn = (moment: Moment) => inPlay(moment) && moment.legal.length > 0;

const HAND = '[data-tour="hand"]';
const PILE = '[data-tour="pile"]';

export const tour: TourStep<WarkingsView, Draft>[] = [
  { id: 'aim', text: words.aim, anchor: '[data-tour="table"]', clause: 'RT-WIN-1', when: inPlay },
  { id: 'hand', text: words.hand, anchor: HAND, clause: 'RT-CARD-1', when: inPlay },
  {
    id: 'pick',
    text: words.pick,
    anchor: HAND,
    clause: 'RT-MULTI-1',
    when: discarding,
    done: (moment) => moment.draft.picked.length > 0 || told('laid')(moment),
  },
  {
    id: 'lay',
    text: words.lay,
    anchor: '[data-tour="lay"]',
    clause: 'RT-R-10',
    ...until(discarding, 'laid'),
  },
  {
    id: 'draw',
    text: words.draw,
    anchor: PILE,
    clause: 'RT-TURN-2',
    ...until(drawing, 'drew', 'took'),
  },
  { id: 'total', text: words.total, anchor: '[data-tour="total"]', clause: 'RT-CARD-4', when: inPlay },
  { id: 'enemy', text: words.enemy, anchor: PILE, clause: 'RT-SETUP-3', when: inPlay },
  { id: 'scroll', text: words.scroll, anchor: HAND, clause: 'RT-SCROLL-1', when: myTurn },
  { id: 'trio', text: words.trio, anchor: HAND, clause: 'RT-MULTI-2', when: myTurn },
  { id: 'help', text: words.help, anchor: HAND, when: inPlay },
  {
    id: 'last',
    text: words.last,
    anchor: '[data-tour="last"]',
    clause: 'RT-LAST-3',
    when: ({ view }) => view.last_round !== null && view.result === null,
  },
];

/* The guided first game: a sentence or two at their moment, beside what they speak of. */
import type { TourMoment, TourNote } from '$web/game';
import { drawsOf, laysOf } from './choices';
import type { Draft } from './draft.svelte';
import { tour as words } from './text';
import type { WarkingsView } from './types';

type Moment = TourMoment<WarkingsView, Draft>;

const RED = ['SC2', 'SC1', 'ET'];

const inPlay = ({ view }: Moment) => view.result === null;
const discarding = ({ legal }: Moment) => laysOf(legal).length > 0;
const drawing = ({ legal }: Moment) => drawsOf(legal).pile !== null;
const holds = ({ view }: Moment, kind: string) => (view.hand?.[kind] ?? 0) > 0;
const drew = ({ told, you }: Moment) =>
  told.some(({ kind, seat }) => (kind === 'drew' || kind === 'took') && seat === you);
const scrollLies = ({ view }: Moment) =>
  view.effect !== null || view.open.top === 'SC1' || view.open.top === 'SC2';

const HAND = '[data-tour="hand"]';
const PILE = '[data-tour="pile"]';

/** What one plays for comes first, then what is asked: many never ask for the next note. */
const NOTES: Record<keyof typeof words, Omit<TourNote<WarkingsView, Draft>, 'id' | 'text'>> = {
  aim: { opening: true, anchor: '[data-tour="table"]', clause: 'RT-WIN-1', when: inPlay },
  pick: {
    anchor: HAND,
    clause: 'RT-MULTI-1',
    when: discarding,
    done: ({ draft }) => draft.picked.length > 0,
  },
  hand: { anchor: HAND, clause: 'RT-CARD-1', when: inPlay },
  lay: {
    anchor: '[data-tour="lay"]',
    clause: 'RT-R-10',
    when: (moment) => discarding(moment) && moment.draft.picked.length > 0,
  },
  draw: { anchor: PILE, clause: 'RT-TURN-2', when: drawing },
  last: {
    anchor: '[data-tour="last"]',
    clause: 'RT-LAST-3',
    when: (moment) => moment.view.last_round !== null && inPlay(moment),
  },
  total: {
    anchor: '[data-tour="total"]',
    clause: 'RT-CARD-4',
    when: (moment) => inPlay(moment) && drew(moment),
  },
  scroll: {
    anchor: HAND,
    clause: 'RT-SCROLL-1',
    when: (moment) =>
      scrollLies(moment) || (discarding(moment) && (holds(moment, 'SC1') || holds(moment, 'SC2'))),
  },
  trio: {
    anchor: HAND,
    clause: 'RT-MULTI-2',
    when: (moment) => discarding(moment) && RED.filter((kind) => holds(moment, kind)).length > 1,
  },
  enemy: {
    anytime: true,
    anchor: PILE,
    clause: 'RT-SETUP-3',
    when: (moment) => discarding(moment) && moment.acts > 1,
  },
  help: { anytime: true, anchor: HAND, when: (moment) => discarding(moment) && moment.acts > 3 },
};

export const tour = (): TourNote<WarkingsView, Draft>[] =>
  Object.entries(NOTES).map(([id, note]) => ({ id, text: words[id as keyof typeof words], ...note }));

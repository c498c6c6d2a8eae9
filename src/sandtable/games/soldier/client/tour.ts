/* The guided first game: a sentence or two at their moment, beside what they speak of. */
import type { TourMoment, TourNote } from '$web/game';
import { deedsOf, drawsOf, passOf } from './choices';
import type { Draft } from './draft.svelte';
import { tour as words } from './text';
import type { SoldierView } from './types';

type Moment = TourMoment<SoldierView, Draft>;

const inPlay = ({ view }: Moment) => view.result === null;
const drawing = ({ legal }: Moment) => drawsOf(legal).pile !== null;
const offers = (verb: string) => (moment: Moment) => deedsOf(moment.legal).some((deed) => deed.verb === verb);
const moving = offers('discard');
const answering = ({ view, you }: Moment) => view.phase === 'answer' && view.to_act.includes(you ?? '');
const opening = (moment: Moment) => moment.view.phase === 'lay' && moment.legal.length > 0;
const reacting = ({ window, legal }: Moment) => window !== null && passOf(legal) !== null;

const HAND = '[data-tour="hand"]';

/** What one plays for comes first, then what is asked: many never ask for the next note. */
const NOTES: Record<keyof typeof words, Omit<TourNote<SoldierView, Draft>, 'id' | 'text'>> = {
  aim: { opening: true, anchor: '[data-tour="table"]', clause: 'US-WIN-2', when: inPlay },
  window: { anchor: '[data-tour="reactions"]', clause: 'US-R-63', when: reacting },
  orders: { anchor: '[data-tour="orders"]', clause: 'US-R-64', when: reacting },
  answer: { anchor: HAND, clause: 'US-ANS-2', when: answering },
  answers: {
    anchor: '[data-tour="answers"]',
    clause: 'US-ANS-1',
    when: ({ view }) => view.combat?.pending != null,
  },
  boost: { anchor: HAND, clause: 'US-BOOST-3', when: opening },
  draw: { anchor: '[data-tour="pile"]', clause: 'US-TURN-3', when: drawing },
  move: { anchor: HAND, clause: 'US-TURN-4', when: moving },
  attack: { anchor: HAND, clause: 'US-COMBAT-1', when: offers('advance') },
  train: { anchor: HAND, clause: 'US-TRAIN-3', when: offers('train') },
  soldiers: { anchor: '[data-tour="soldiers-own"]', clause: 'US-BOOST-4', when: inPlay },
  hand: { anytime: true, anchor: HAND, clause: 'US-TURN-4', when: moving },
  discard: {
    anytime: true,
    anchor: '[data-tour="discard"]',
    clause: 'US-TURN-6',
    when: (moment) => drawing(moment) && moment.view.piles.discard.length > 1,
  },
  help: { anytime: true, anchor: HAND, when: (moment) => moving(moment) && moment.acts > 3 },
};

export const tour = (): TourNote<SoldierView, Draft>[] =>
  Object.entries(NOTES).map(([id, note]) => ({ id, text: words[id as keyof typeof words], ...note }));

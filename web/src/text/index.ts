/* Every word of the shared client, in the language of whoever looks. */
import { words } from './words';

type English = typeof import('./en') &
  typeof import('./review.en') &
  typeof import('./lab.en') &
  typeof import('./notices.en') &
  typeof import('./club.en') &
  typeof import('./daily.en') &
  typeof import('./talk.en') &
  typeof import('./ratings.en') &
  typeof import('./tournaments.en') &
  typeof import('./account.en');
export const {
  text,
  lookBack,
  lab,
  notices,
  club,
  daily,
  talk,
  ratings,
  tournaments,
  account,
  number,
  counted,
  list,
} = words<English>('web');

/* Every word of the shared client, in the language of whoever looks. */
import { words } from './words';

type English = typeof import('./en') & typeof import('./review.en');
export const { text, lookBack, number, counted, list } = words<English>('web');

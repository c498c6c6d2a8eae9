/* Every word of this game's part of the client, in the language of whoever looks. */
import { words } from '$web/text/words';

export type { CardText } from './en';
type English = typeof import('./en') & typeof import('./options.en') & typeof import('./tour.en');
export const { text, cardText, laidText, listText, handText, values, tour } = words<English>('warkings');

/* Every word of this game's part of the client, in the language of whoever looks. */
import { words } from '$web/text/words';

export { cardText, handText, laidText } from './cards';
type English = typeof import('./en') & typeof import('./options.en') & typeof import('./tour.en');
export const { text, values, tour } = words<English>('warkings');

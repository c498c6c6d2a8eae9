/* Every word of this game's part of the client, in the language of whoever looks. */
import { words } from '$web/text/words';

export { cardText, soldierText } from './cards';
type English = typeof import('./en') & typeof import('./options.en') & typeof import('./tour.en');
export const { text, doesText, listText, layText, cardsText, values, tour } = words<English>('soldier');

/* Every word of this game's part of the client, in the language of whoever looks. */
import { words } from '$web/text/words';

type English = typeof import('./en') & typeof import('./options.en') & typeof import('./tour.en');
export const { text, named, nameOf, nameOfSign, values, tour } = words<English>('stratego');

/* Every word of this game's part of the client, in the language of whoever looks. */
import { words } from '$web/text/words';

type English = typeof import('./en') &
  typeof import('./options.en') &
  typeof import('./tour.en') &
  typeof import('./editor.en');
export const { text, values, tour, editor } = words<English>('combat');

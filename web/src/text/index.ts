/* Every word of the shared client, in the language of whoever looks. */
import { words } from './words';

export const { text, number, counted, list } = words<typeof import('./en')>('web');

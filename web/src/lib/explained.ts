/* What a button is for: its title says so under a mouse that rests, a note beside it under a finger that does. */
import type { Place } from '../game';
import { held } from './hold';

export const explained = (words: string, onsay: (message: string, place: Place) => void) =>
  held((place) => {
    if (!place.resting) onsay(words, place);
  });

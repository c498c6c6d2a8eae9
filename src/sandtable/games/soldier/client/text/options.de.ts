/* The values of the table's options in words, by the option and the code of the value. */
import type { Translated } from '$web/text/words';
import type { values as english } from './options.en';

export const values: Translated<typeof english> = {
  mode: { single: 'ein einzelnes Spiel', rounds: 'Runden, bis zu sieben Punkten' },
  boost: { literal: 'eine solche Karte', strength: 'gleich viel Stärke' },
  surrender: {
    pile: 'unter den Soldatenstapel',
    winner: 'zu den Soldaten des Siegers',
  },
  overflow: { lost: 'der Überschuss verfällt', exact: 'genau vier' },
  new_soldier: { draw: 'gezogen', select: 'ausgesucht' },
  hand_limit: { none: 'alle', 8: 'acht' },
  persuasion: { blank: 'tut nichts', truce: 'beendet einen Kampf als Waffenstillstand' },
  ask: { all: 'alle', holders: 'nur wer reagieren könnte' },
};

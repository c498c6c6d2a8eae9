/* The values of the table's options in words, by the option and the code of the value. */
import type { Translated } from '$web/text/words';
import type { values as english } from './options.en';

export const values: Translated<typeof english> = {
  mode: { single: 'ein einzelnes Spiel', rounds: 'Runden, bis zu sieben Punkten' },
  boost: { literal: 'eine solche Karte', strength: 'ebenso viel Stärke' },
  surrender: {
    pile: 'unter den Soldatenstapel',
    winner: 'zum Sieger',
  },
  overflow: { lost: 'überzählige Punkte verfallen', exact: 'genau vier' },
  new_soldier: { draw: 'du ziehst ihn', select: 'du suchst ihn aus' },
  hand_limit: { none: 'alle', 8: '8 Karten' },
  persuasion: { blank: 'tut nichts', truce: 'beendet einen Kampf' },
  ask: { all: 'alle Spieler', holders: 'nur, wer reagieren könnte' },
  rules: { printed: 'wie gedruckt' },
};

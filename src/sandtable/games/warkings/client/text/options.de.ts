/* The values of the table's options in words, by the option and the code of the value. */
import type { Translated } from '$web/text/words';
import type { values as english } from './options.en';

export const values: Translated<typeof english> = {
  open_take: {
    previous: 'vor deinem Ablegen',
    own: 'nach deinem Ablegen',
  },
  zero_check: {
    end: 'am Ende des Zuges',
    after_discard: 'auch gleich nach dem Ablegen',
  },
  sc2_carry: { instead: 'du bist frei', also: 'gilt für beide' },
  advisor: { stack: 'jeder verdoppelt', once: 'nur einer verdoppelt' },
  forced_enemy: { forced: 'den Feindangriff', spared: 'die offene Karte' },
  stall_rounds: { none: 'nie' },
  rules: { printed: 'wie gedruckt' },
};

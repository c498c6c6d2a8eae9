/* The values of the table's options in words, by the option and the code of the value. */
import type { Translated } from '$web/text/words';
import type { values as english } from './options.en';

export const values: Translated<typeof english> = {
  open_take: {
    previous: 'die vor der eigenen abgelegten',
    own: 'die oberste',
  },
  zero_check: {
    end: 'am Ende des Zuges',
    after_discard: 'auch gleich nach dem Ablegen',
  },
  sc2_carry: { instead: 'befreit den, der sie spielt', also: 'bindet auch den Nächsten' },
  advisor: { stack: 'jeder verdoppelt', once: 'nur einer verdoppelt' },
  forced_enemy: { forced: 'nimmt ihn', spared: 'bleibt davon verschont' },
  stall_rounds: { none: 'nie' },
};

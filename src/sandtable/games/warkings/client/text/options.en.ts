/* The values of the table's options in words, by the option and the code of the value. */
export const values: Record<string, Record<string, string>> = {
  open_take: {
    previous: 'the one before the own discard',
    own: 'its top card',
  },
  zero_check: {
    end: 'at the end of the turn',
    after_discard: 'right after the discard too',
  },
  sc2_carry: { instead: 'frees its player', also: 'binds the next also' },
  advisor: { stack: 'every one doubles', once: 'only one does' },
  forced_enemy: { forced: 'takes it', spared: 'is spared it' },
  stall_rounds: { none: 'never' },
};

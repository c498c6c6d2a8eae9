/* The values of the table's options in words, by the option and the code of the value. */
export const values: Record<string, Record<string, string>> = {
  open_take: {
    previous: 'before your discard',
    own: 'after your discard',
  },
  zero_check: {
    end: 'at the end of the turn',
    after_discard: 'right after the discard too',
  },
  sc2_carry: { instead: 'you are free', also: 'both obey it' },
  advisor: { stack: 'every one doubles', once: 'only one doubles' },
  forced_enemy: { forced: 'the Enemy Attack', spared: 'the open card' },
  stall_rounds: { none: 'never' },
  rules: { printed: 'as printed' },
};

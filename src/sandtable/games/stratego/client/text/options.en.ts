/* The values of the table's options in words, by the option and the code of the value. */
export const values: Record<string, Record<string, string>> = {
  first: { random: 'at random' },
  shuttle_limit: { 3: 'the third', 4: 'the fourth' },
  cav_after_win: { step: 'may move one further', stop: 'stops' },
  bonus: { attacker: 'a winning attacker', any: 'any winner' },
  stockade: { choose: 'either of the team', own: "the captor's own" },
  stuck: { team_loses: 'loses for the team', skip: 'is skipped' },
  resc_place: { mover: 'the player who freed it', owner: 'its owner' },
  unite: { claim: 'by a claim', auto: 'automatically' },
  ally_view: {
    none: 'nothing',
    setup: 'the set-up before the first move',
    full: 'everything',
  },
  rules: { printed: 'as printed' },
};

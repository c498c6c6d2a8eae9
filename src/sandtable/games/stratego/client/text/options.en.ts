/* The values of the table's options in words, by the option and the code of the value. */
export const values: Record<string, Record<string, string>> = {
  first: { random: 'by lot' },
  shuttle_limit: { 3: 'the third', 4: 'the fourth' },
  cav_after_win: { step: 'may step on', stop: 'stops' },
  bonus: { attacker: 'a winning attacker', any: 'any winner' },
  stockade: { choose: "either of the alliance's", own: "the captor's own" },
  stuck: { team_loses: 'loses for the team', skip: 'is passed over' },
  resc_place: { mover: 'who freed it', owner: 'its owner' },
  unite: { claim: 'by a claim', auto: 'by themselves' },
  ally_view: {
    none: 'nothing',
    setup: 'the set-up before the first move',
    full: 'all',
  },
};

/* The values of the table's options in words, by the option and the code of the value. */
export const values: Record<string, Record<string, string>> = {
  mode: { single: 'a single game', rounds: 'rounds, up to seven points' },
  boost: { literal: 'one such card', strength: 'as much strength' },
  surrender: {
    pile: 'under the soldier pile',
    winner: "to the winner's soldiers",
  },
  overflow: { lost: 'the surplus is lost', exact: 'exactly four' },
  new_soldier: { draw: 'drawn', select: 'selected' },
  hand_limit: { none: 'all', 8: 'eight' },
  persuasion: { blank: 'does nothing', truce: 'ends a combat as a truce' },
  ask: { all: 'everybody', holders: 'only who could react' },
};

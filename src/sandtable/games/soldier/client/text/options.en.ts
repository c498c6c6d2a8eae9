/* The values of the table's options in words, by the option and the code of the value. */
export const values: Record<string, Record<string, string>> = {
  mode: { single: 'a single game', rounds: 'rounds, up to seven points' },
  boost: { literal: 'one such card', strength: 'as much strength' },
  surrender: {
    pile: 'under the soldier pile',
    winner: 'to the winner',
  },
  overflow: { lost: 'extra points are lost', exact: 'exactly four' },
  new_soldier: { draw: 'you draw it', select: 'you choose it' },
  hand_limit: { none: 'all', 8: '8 cards' },
  persuasion: { blank: 'does nothing', truce: 'ends a combat' },
  ask: { all: 'all players', holders: 'those who could react' },
  rules: { printed: 'as printed' },
};

/* The words of the guided first game. */
export const tour = {
  aim: 'Somewhere among the enemy stands a Flag. Whoever takes the other one first has won.',
  army: 'This is your army, laid out for you. Drag a piece, or tap two, to change their places. Nobody sees this.',
  setups: 'Here are other set-ups to start from. Those that you like can be kept.',
  ready: 'When all pieces stand, you are ready. Then the screens go away.',
  pick: 'Tap one of your pieces. The marks show where it may go.',
  go: 'Tap a mark, or drag the piece there. Most pieces go one space, never slantwise.',
  still: 'Bombs and the Flag stay where they are. A piece that has moved is neither.',
  scout: 'Scouts, the spyglass with a 2, run as far as the line is free, and may attack at its end.',
  attack:
    'Move onto an enemy to attack. Both ranks are shown and the higher number wins; between equals, the attacker.',
  known:
    'An enemy that has fought is known: its rank stands in the corner. Yours are known too: they carry an eye.',
  captain: 'Captains, the horse with a 6, may go two spaces, also round a corner.',
  special: 'The Spy takes the Marshall when it attacks first. Bombs stop all but Scouts.',
  rescue:
    'Reach the enemy back row with any piece but a Scout, and a captured piece may come back. Twice a game.',
  help: 'Press and hold anything, or press the question mark, to learn what it is. A refused move says why.',
};

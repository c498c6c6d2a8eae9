/* The words of the guided first games. */
export const tour = {
  aim: 'Find the enemy Flag and take it before yours is taken. First the armies are laid out, then you move by turns.',
  army: 'This is your army, laid out for you. Drag a piece, or tap two, to change their places. Nobody sees this.',
  setups: 'Here are other set-ups to start from. Those that you like can be kept.',
  ready: 'When all pieces stand, you are ready. Then the screens go away.',
  pick: 'Tap one of your pieces. The marks show where it may go.',
  go: 'Tap a mark, or drag the piece there. Most pieces go one space, never slantwise; only a Captain may go round a corner.',
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

  bothFlags:
    'You lead two armies, and so does the enemy. Take both Flags; taking the only one on the board wins at once. First the armies are laid out.',
  second:
    'Your second army waits here. Instead of moving, you may bring one of its pieces into your home zone.',
  secondFlag:
    'The first to come in is its Flag, and everybody sees where. The others come in hidden; two bars mark them.',
  secondBonus: 'When you have won an attack, one more piece may come in at the end of that turn.',

  allies:
    'Your partner sits across the board, the others are against you both. Bring your two Flags together, or take both of theirs. First the armies are laid out.',
  thirteen:
    'Thirteen of your twenty stand in your camp, and the Flag has to be one of them. Nobody sees them.',
  stayBehind: 'These seven stay in Reserve. Tap one and then a piece on the board, and they change places.',
  thirteenAll: 'These are your thirteen, laid out for you. Drag a piece, or tap two, to change their places.',
  plan: 'Until the first move you and your partner can talk in private: agree where your Flags shall meet.',
  partner:
    'Your partner’s pieces are hidden from you too, and yours from them. You cannot attack each other.',
  flagWalks:
    'Here the Flag walks, one space a turn. It cannot attack, and anything that attacks it takes it.',
  unite:
    'When your Flag steps beside a piece of your partner’s, you may say that it is the Flag. If so, you have won; if not, only your partner learns of it.',
  cannon:
    'A Cannon fires exactly three spaces in a line, over free spaces and lakes, and takes whatever stands there.',
  cannonReturns: 'Then it goes back to your Reserve, and can come in again.',
  cannonStays: 'Then it moves to where its target stood.',
  reserve:
    'Instead of moving, you may bring a piece of the Reserve into your camp. A won attack brings one in besides.',
  captive:
    'A taken Flag is held in a stockade. It walks out when no enemy stands beside it, and a friend who moves beside it brings it home.',
};

/* The words of the guided first games. */
export const tour = {
  aim: 'Find the enemy Flag and capture it before yours is captured. First both armies are set up, then you take turns.',
  army: 'This is your army, already set up for you. Drag a piece, or tap two to swap them. Nobody else sees this.',
  setups: 'Here are other set-ups to start from. You can save the ones you like.',
  ready: 'When all your pieces are in place, press Ready. Then the screens go away.',
  pick: 'Tap one of your pieces. The marks show where it may go.',
  go: 'Tap a mark, or drag the piece there. Most pieces move one space, never diagonally. Only Captains can turn a corner.',
  still: 'Bombs and the Flag stay where they are. A piece that has moved is neither.',
  scout: 'Scouts, the spyglass with a 2, move any distance in a straight line, and may attack at its end.',
  attack:
    'Move onto an enemy to attack. Both ranks are shown, and the higher number wins. On equal ranks the attacker wins.',
  known:
    'You know an enemy that has fought: its rank is in the corner. Your own pieces that the enemy knows are marked with an eye.',
  captain: 'Captains, the horse with a 6, may move two spaces, even round a corner.',
  special: 'The Spy captures the Marshall if it attacks first. Bombs capture every attacker except Scouts.',
  rescue:
    'Reach the enemy back row with any piece but a Scout, and you may bring back a captured piece. You may do this twice a game.',
  help: 'Press and hold anything, or press the question mark, to learn what it is. If a move is not allowed, you are told why.',

  bothFlags:
    'You and your enemy have two armies each. You win when you capture a Flag and no other enemy Flag is on the board. First the armies are set up.',
  second:
    'Your second army waits here. Instead of moving, you may bring one of its pieces into your home zone.',
  secondFlag:
    'Its Flag must come in first, and everybody sees it. The other pieces come in hidden, marked with two bars.',
  secondBonus: 'When you win an attack, you may bring in one more piece at the end of that turn.',

  allies:
    'Your partner sits opposite you; the other two are your enemies. Unite your two Flags, or capture both of theirs. First the armies are set up.',
  thirteen:
    '13 of your 20 pieces start in your camp, and the Flag must be one of them. Nobody else sees them.',
  stayBehind: 'These 7 stay in Reserve. Tap one and then a piece on the board to swap them.',
  thirteenAll: 'These are your 13 pieces, already set up for you. Drag a piece, or tap two to swap them.',
  plan: 'Before the first move, you and your partner can talk in private. Agree where your Flags will meet.',
  partner:
    'You cannot see your partner’s pieces, and your partner cannot see yours. You cannot attack each other.',
  flagWalks:
    'In this game the Flag moves, one space a turn. It cannot attack, and any piece that attacks it captures it.',
  unite:
    'When your Flag moves next to one of your partner’s pieces, you may claim that it is the Flag. If you are right, you both win; if not, only your partner is told.',
  cannon:
    'A Cannon fires exactly three spaces in a straight line, over vacant spaces and lakes, and captures whatever stands there.',
  cannonReturns: 'Then it returns to your Reserve and can come in again.',
  cannonStays: 'Then it moves onto the space of its target.',
  reserve:
    'Instead of moving, you may bring in a piece from your Reserve. When you win an attack, you may bring in one more.',
  captive:
    'A captured Flag is held in a stockade. It can walk out when no enemy stands next to it. A piece of its side that moves next to it frees it.',
};

/* The words of the guided first game. */
export const tour = {
  aim: 'Own four soldiers at once, or win three combats, and the game is yours. A turn begins with drawing a card.',
  soldiers:
    'Your soldier stands here. The sign in its corner is its power weapon: in its hands that weapon counts more.',
  hand: 'This is your hand. Action cards fight, weapons strengthen them, training cards bring new soldiers.',
  draw: 'A turn begins with a card from the draw pile, or the top discard if you like it. With two soldiers or more it is two cards.',
  move: 'Then one move: train, attack, or discard. Tap a card, and what it can do stands beside the question.',
  train: 'Training cards lie before you and add up. With four points or more you get another soldier.',
  attack: 'With an Advance and an Attack you may start a combat: tap the Advance, then the enemy soldier.',
  boost:
    'Put a weapon or an intensity card on your Attack if you like, then lay it. The answer must add one as well.',
  answers:
    'A combat is a duel of two soldiers: one lays an Attack, the other answers, and whoever gives no answer loses. Here stands what answers.',
  answer:
    'You are in a combat: a duel of two soldiers, card against card. Choose an answer from your hand; give none to an Attack, and your soldier is lost.',
  window:
    'At such moments everybody may come in between, with a Sniper or the Bomb. If you do not want to, pass. Nobody sees who was tempted.',
  orders:
    'If you are asked too often, say here when you want to be stopped. All other moments are passed for you.',
  discard: 'Discards lie open. Tap the number below the pile to look through it.',
  help: 'Press and hold anything, or press the question mark, to learn what it is.',
};

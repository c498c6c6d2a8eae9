/* The words of the guided first game. */
export const tour = {
  aim: 'Have four soldiers at once, or win three battles, and you win the game. Your turn begins with drawing a card.',
  soldiers:
    'This is your soldier. The weapon in its corner is its power weapon: it counts more with this soldier.',
  hand: 'This is your hand. You fight with action cards, weapons make them stronger, and training cards earn new soldiers.',
  draw: 'Your turn begins with a card from the draw pile, or the top discard if you want it. With two soldiers or more you draw two cards.',
  move: 'Then do one thing: train, attack or discard. Tap a card to see what you can do with it.',
  train:
    'You play training cards in front of you and add up their points. With four points you get another soldier.',
  attack: 'With an Advance and an Attack you can start a combat: tap the Advance, then the enemy soldier.',
  boost:
    'You may add a weapon or an intensity card to your Attack. Then play it. The answer must add such a card too.',
  answers:
    'In a combat two soldiers fight: one attacks, the other answers. A player who gives no answer loses. These cards are possible answers.',
  answer:
    'Your soldier is in a combat. Choose an answer from your hand. If you do not answer an Attack, you lose the soldier.',
  window:
    'At such moments every player may use a Sniper or the Bomb. If you do not want to, pass. Nobody sees who had a choice.',
  orders: 'If you are asked too often, choose here when to be asked. At all other moments you pass.',
  discard: 'Discarded cards are face up. Tap the number below the pile to look through them.',
  help: 'To find out what something is, press and hold it, or press the question mark.',
};

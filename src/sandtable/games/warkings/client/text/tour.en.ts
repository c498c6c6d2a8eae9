/* The words of the guided first game. */
export const tour = {
  aim: 'End your turn with no soldiers and you win. If the enemy attacks first, fewest soldiers wins. Your turn begins with a discard.',
  hand: 'This is your hand. The number on a card says how many soldiers it counts as. You want as few soldiers as possible.',
  pick: 'First discard: tap a card. You may also discard two or three of a kind, or one of each red card.',
  lay: 'Now discard it. It stays beside the piles until you have drawn, so you cannot take it back.',
  draw: 'Then draw one card: an unknown one from the draw pile, or the open card that everybody sees.',
  total: 'Your soldiers are counted here. Each Advisor doubles them, but twice nothing is still nothing.',
  scroll:
    'After a Scroll, the next player may discard only one card and must draw one or two from the draw pile.',
  trio: 'The three red cards can be discarded together: Single Scroll, Double Scroll and Empty terrain. Otherwise only cards of the same kind go together.',
  last: 'The Enemy Attack is on top: this is the last round. If you pick it up with the fewest soldiers you win, otherwise you lose.',
  enemy:
    'The Enemy Attack is hidden in the lower half of this pile. When it comes to the top, the last round begins.',
  help: 'To find out what something is, press and hold it, or press the question mark.',
};

/* The words of the guided first game. */
export const tour = {
  aim: 'Whoever holds no soldiers at the end of a turn wins; when the enemy comes, few soldiers are good. Your turn begins with a discard.',
  hand: 'This is your hand. The number on a card says how many soldiers it is. The fewer, the better.',
  pick: 'First discard: tap a card. Two or three of the same may go together, or one of each red card.',
  lay: 'Now lay it. It waits beside the piles until you have drawn, and goes on the open pile then: so you cannot take it back.',
  draw: 'Then draw one card: unseen from the draw pile, or the open card that everybody sees.',
  total: 'Here your soldiers are counted. Each Advisor doubles them all, but twice nothing is nothing.',
  scroll: 'After a Scroll the next player discards only one card and draws one, or two, from the draw pile.',
  trio: 'The red trio, 1 Scroll, 2 Scroll and Empty terrain, may be laid together. Other cards must be the same.',
  last: 'The enemy attack lies on top: the last round. Whoever picks it up wins with the fewest soldiers, and loses otherwise.',
  enemy:
    'Somewhere in the lower half of this pile waits the enemy attack. When it is reached, the last round begins.',
  help: 'Press and hold anything, or press the question mark, to learn what it is.',
};

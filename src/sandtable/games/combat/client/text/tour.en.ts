/* The words of the guided first battle. */
export const tour = {
  aim: 'Fight for the three flags: a flag gives you a point at the end of a round if one of your soldiers is within 2 ft of it and no enemy is. First get your army ready.',
  aimBattle:
    'Destroy the enemy. When one side has no units left, or after the last round, points for destroyed enemies decide. First get your army ready.',
  buy: 'These are the points you can spend. Add units and give them weapons, or take a ready-made army. Your opponent sees it when both are ready.',
  deploy:
    'Both sides take turns to place a unit. Choose one here, then a cell in your marked zone. Or press “Deploy for me” to see a suggestion first.',
  stance:
    'A soldier stands, kneels or lies down. Lying, it is harder to hit but moves only 1 ft; standing, it moves 4 ft.',
  steps:
    'Each half-turn has these ten steps, in this order. The small number shows how many of your units can still act.',
  move: 'Choose a unit. The green area shows where it can move; the tape measure shows how far that is.',
  moved: 'Each unit can move once. When you have moved all you want to move, end the step.',
  officer:
    'While your Officer lives, all your units can act. Without an Officer, each unit has to roll for it. Keep yours in cover.',
  declare: 'Now name your targets. The rings show the ranges. Choose a unit, then an enemy.',
  sum: 'This is the sum of the shot: two dice, plus and minus everything that counts. Choose another target to compare.',
  dirt: 'Before the dice are rolled, targeted soldiers may hit the dirt. When yours are targeted, you are asked.',
  asked:
    'An enemy aims at this soldier. Lying down, it is harder to hit, but in its next turn it moves only 1 ft.',
  dice: 'The dice are rolled. After the sum, a score of 4 or more wounds, and 9 or more puts the target out of action.',
  position: 'At the end, choose positions for the next turn. They also count while the enemy acts.',
  medic: 'Each turn, a Medic heals one wound each of up to three soldiers within 1 ft.',
  look: 'Zoom with the wheel or two fingers, and drag the floor to move it. Press and hold anything to learn what it is.',
};

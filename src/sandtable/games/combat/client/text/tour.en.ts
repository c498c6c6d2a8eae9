/* The words of the guided first battle. */
export const tour = {
  aim: 'You fight for the three flags: with a soldier within 2 feet of one and no enemy that near, you score a point for it at the end of a round. First get your army ready.',
  aimBattle:
    'Put the enemy out of action: when one side has nobody left, or the rounds are over, the points destroyed count. First get your army ready.',
  buy: 'You have so many points to spend. Add units, give them weapons, or take a ready-made army. The other side sees it when both are ready.',
  deploy:
    'Both sides place a unit in turn. Choose one here, then a cell of your marked zone. Or let it be done: Deploy for me shows you how, before it is final.',
  stance: 'A soldier stands, kneels or lies. Lying it is hit less and crawls; standing it goes four feet.',
  steps:
    'A turn has these steps, in this order. The number says how many of your units have something left to do.',
  move: 'Choose a unit. The green shape is where it may go, and the tape measure tells the cost.',
  moved: 'Each unit moves once. When you have moved all that shall move, end the step.',
  officer:
    'While an Officer lives, all may move. Without one, each unit has to roll for it. Keep yours behind cover.',
  declare: 'Now name who fires at whom. The rings are the ranges. Choose a unit, then an enemy.',
  sum: 'Here is the sum of the shot: two dice, and all that is added and taken away. Choose another target and compare.',
  dirt: 'Before any dice are rolled, those who are aimed at may hit the dirt. Yours are asked too.',
  asked: 'This one is aimed at. Lying down it is hit less, but in its next turn it only crawls.',
  dice: 'The dice are rolled: 4 and more wounds, 9 and more puts it out of action. The score is after the sum.',
  position: 'At the end choose positions for the next turn. They hold while the enemy acts.',
  medic: 'A Medic heals a wound of up to three soldiers beside it, each turn.',
  look: 'Draw the floor closer with the wheel or two fingers, and push it aside. Press and hold anything to learn what it is.',
};

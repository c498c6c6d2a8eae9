/* The words of the guided first battle, in French. */
import type { Translated } from '$web/text/words';
import type { tour as english } from './tour.en';

export const tour: Translated<typeof english> = {
  aim: 'Battez-vous pour les trois drapeaux : un drapeau vous donne un point à la fin d’un tour si un de vos soldats est à 2 pi de lui et aucun ennemi. D’abord, préparez votre armée.',
  aimBattle:
    'Détruisez l’ennemi. Quand un camp n’a plus d’unités, ou après le dernier tour, les points des ennemis détruits décident. D’abord, préparez votre armée.',
  buy: 'Voici les points à dépenser. Ajoutez des unités et donnez-leur des armes, ou prenez une armée toute prête. L’adversaire la voit quand les deux sont prêts.',
  deploy:
    'Les deux camps placent une unité tour à tour. Choisissez-en une ici, puis une case de votre zone marquée. Ou touchez « Déployer pour moi » pour voir une proposition.',
  stance:
    'Un soldat est debout, à genoux ou couché. Couché, il est plus difficile à toucher mais n’avance que d’1 pi ; debout, de 4 pi.',
  steps:
    'Chaque demi-tour a ces dix étapes, dans cet ordre. Le petit nombre montre combien de vos unités peuvent encore agir.',
  move: 'Choisissez une unité. La zone verte montre où elle peut aller ; le mètre ruban, à quelle distance.',
  moved: 'Chaque unité peut avancer une fois. Quand vous avez fini, terminez l’étape.',
  officer:
    'Tant que votre Officier vit, toutes vos unités peuvent agir. Sans lui, chacune doit jeter les dés. Gardez le vôtre à l’abri.',
  declare:
    'Désignez maintenant vos cibles. Les anneaux montrent les portées. Choisissez une unité, puis un ennemi.',
  sum: 'Voici la somme du tir : deux dés, plus et moins tout ce qui compte. Choisissez une autre cible pour comparer.',
  dirt: 'Avant les dés, les soldats visés peuvent se jeter à terre. Quand on vise les vôtres, on vous le demande.',
  asked:
    'Un ennemi vise ce soldat. Couché, il est plus difficile à toucher, mais à son prochain tour il n’avance que d’1 pi.',
  dice: 'On jette les dés. Après la somme, un résultat de 4 ou plus blesse, et 9 ou plus met la cible hors de combat.',
  position:
    'À la fin, choisissez les postures du prochain tour. Elles valent aussi pendant que l’ennemi agit.',
  medic: 'Chaque tour, un Infirmier soigne une blessure de trois soldats au plus à moins d’1 pi.',
  look: 'Agrandissez avec la molette ou deux doigts, et faites glisser le sol. Appuyez longtemps sur une chose pour savoir ce que c’est.',
};

/* The words of the guided first game, in French. */
import type { Translated } from "$web/text/words";
import type { tour as english } from "./tour.en";

export const tour: Translated<typeof english> = {
  aim: "Ayez quatre soldats à la fois, ou gagnez trois batailles, et vous gagnez la partie. Votre tour commence par une carte à prendre.",
  soldiers:
    "Voici votre soldat. L’arme dans son coin est son arme favorite : elle compte plus avec lui.",
  hand: "Voici votre main. On combat avec des cartes d’action, les armes les renforcent, et l’entraînement donne de nouveaux soldats.",
  draw: "Votre tour commence par une carte de la pioche, ou la dernière défausse si vous la voulez. Avec deux soldats ou plus, vous en prenez deux.",
  move: "Puis faites une chose : s’entraîner, attaquer ou défausser. Touchez une carte pour voir ce qu’elle permet.",
  train:
    "Les cartes d’entraînement se posent devant vous et leurs points s’ajoutent. Quatre points donnent un autre soldat.",
  attack:
    "Avec une Avance et une Attaque, vous pouvez commencer un combat : touchez l’Avance, puis le soldat ennemi.",
  boost:
    "Vous pouvez ajouter une arme ou une carte d’intensité à votre Attaque. Puis jouez-la. La réponse devra en ajouter une aussi.",
  answers:
    "Dans un combat, deux soldats s’affrontent : l’un attaque, l’autre répond. Qui ne répond pas perd. Voici les réponses possibles.",
  answer:
    "Votre soldat est au combat. Choisissez une réponse dans votre main. Si vous ne répondez pas à une Attaque, vous perdez le soldat.",
  window:
    "À de tels moments, chacun peut jouer un Tireur d’élite ou la Bombe. Sinon, passez. Personne ne voit qui avait le choix.",
  orders:
    "Si l’on vous demande trop souvent, choisissez ici quand. À tous les autres moments, vous passez.",
  discard:
    "Les cartes défaussées sont visibles. Touchez le nombre sous la pile pour les regarder.",
  help: "Pour savoir ce qu’est une chose, appuyez longtemps dessus, ou tapez le point d’interrogation.",
};

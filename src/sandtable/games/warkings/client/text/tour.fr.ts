/* The words of the guided first game, in French. */
import type { Translated } from "$web/text/words";
import type { tour as english } from "./tour.en";

export const tour: Translated<typeof english> = {
  aim: "Finissez votre tour sans soldats et vous gagnez. Si l’ennemi attaque avant, le moins de soldats gagne. Votre tour commence par une défausse.",
  hand: "Voici votre main. Le nombre d’une carte dit combien de soldats elle compte. Il vous en faut le moins possible.",
  pick: "D’abord, défaussez : touchez une carte. Vous pouvez aussi défausser une paire, un brelan, ou une de chaque carte rouge.",
  lay: "Défaussez-la maintenant. Vous ne pourrez pas la repiocher ce tour.",
  draw: "Puis prenez une carte : une inconnue de la pioche, ou la carte visible que tous voient.",
  total:
    "Vos soldats sont comptés ici. Chaque Conseiller les double, mais deux fois rien, c’est toujours rien.",
  scroll:
    "Après un Parchemin, le suivant ne défausse qu’une carte et doit en prendre une ou deux dans la pioche.",
  trio: "Les trois cartes rouges se défaussent ensemble : Parchemin simple, Parchemin double et Terrain vide. Sinon, seules des cartes de même sorte vont ensemble.",
  last: "L’Attaque ennemie est au-dessus : c’est la dernière manche. Si vous la ramassez avec le moins de soldats, vous gagnez, sinon vous perdez.",
  enemy:
    "L’Attaque ennemie se cache dans la moitié basse de cette pile. Quand elle arrive au-dessus, la dernière manche commence.",
  help: "Pour savoir ce qu’est une chose, appuyez longtemps dessus, ou tapez le point d’interrogation.",
};

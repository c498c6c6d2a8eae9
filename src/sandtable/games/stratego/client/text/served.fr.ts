/* What the server says of this game's tables, in French. */
import type { Served } from "$web/text/served";

export const served: Served = {
  options: {
    first: "Qui commence : une certaine place, ou un tirage au sort.",
    shuttle_limit:
      "Le combientième coup de suite entre les deux mêmes cases est interdit.",
    cav_after_win:
      "Un Capitaine qui gagne sur sa première case peut avancer encore d’une case, ou s’arrête.",
    quiet_limit:
      "Après autant de coups sans attaque, entrée ou libération, la partie est nulle.",
    ply_limit: "Après autant de coups en tout, la partie est nulle.",
    resign: "À son tour, on peut abandonner.",
    resc_sideways:
      "Un coup le long de la dernière rangée ennemie permet aussi une libération.",
    resc_flag: "Un Drapeau pris peut aussi être libéré.",
    bonus:
      "Qui peut faire entrer une pièce après un combat : un attaquant vainqueur, ou tout vainqueur.",
    stockade:
      "Où un Drapeau pris est gardé : une palissade au choix de l’équipe, ou celle du preneur.",
    stuck:
      "Qui ne peut pas jouer perd pour l’équipe, ou passe jusqu’à ce qu’aucun des deux ne le puisse.",
    resc_place: "Qui pose un Drapeau libéré.",
    unite:
      "Les Drapeaux s’unissent par une annonce, ou d’eux-mêmes quand ils sont côte à côte.",
    ally_view:
      "Ce que les partenaires voient des pièces de l’autre : rien, le placement avant le premier coup, ou tout.",
    plan: "Les partenaires peuvent parler en privé avant le premier coup.",
    rules:
      "Armées, combats et portée de l’Éclaireur : comme imprimé, ou changés par un document à vous.",
  },
  documents: {
    rules:
      "Ce qui diffère des règles imprimées : `counts`, combien de pièces de chaque sorte a une armée ; `battles`, si un attaquant gagne (wins), perd (loses) ou si les deux sont prises (both), par exemple `Spy: {General: wins}` ; `range`, jusqu’où va un Éclaireur.",
  },
  names: {
    Marshall: "Maréchal",
    General: "Général",
    Colonel: "Colonel",
    Major: "Commandant",
    Captain: "Capitaine",
    Lieutenant: "Lieutenant",
    Sergeant: "Sergent",
    Corporal: "Caporal",
    Scout: "Éclaireur",
    Spy: "Espion",
    Bomb: "Bombe",
    Cannon: "Canon",
    Flag: "Drapeau",
  },
  figures: {
    attacks: "Attaques",
    captured: "Pièces prises",
    lost: "Pièces perdues",
    exchanges: "Échanges (les deux prises)",
    rescued: "Pièces libérées",
    secrets: "Pièces ennemies connues",
  },
};

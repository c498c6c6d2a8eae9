/* What the server says of this game's tables, in French. */
import type { Served } from "$web/text/served";

export const served: Served = {
  options: {
    first: "Qui commence, compté autour de la table : 0 est A.",
    open_take:
      "Quelle carte visible vous pouvez prendre : celle d’avant votre défausse, ou d’après.",
    zero_check:
      "Quand vous gagnez sans soldats : à la fin de votre tour, ou aussi après la défausse.",
    sc2_carry:
      "Passez un Parchemin double : vous êtes libre, ou il vaut pour vous et le suivant.",
    advisor: "Chaque Conseiller double les soldats d’une main, ou un seul.",
    forced_enemy:
      "S’il faut piocher l’Attaque ennemie, vous la ramassez, ou prenez la carte visible.",
    stall_rounds:
      "Après autant de tours où tous ont pris la carte visible, il faut piocher.",
    rules:
      "Cartes et nombres des règles : comme imprimé, ou changés par un document à vous.",
  },
  documents: {
    rules:
      "Ce qui diffère des règles imprimées : `counts`, combien de cartes de chaque sorte il y a, et des nombres des règles : `values`, `times`, `draws`, `set`, `hand`, par exemple `values: {Advisor: 1}`.",
  },
  figures: {
    laid: "Cartes défaussées",
    sets: "Plusieurs défaussées à la fois",
    drawn: "Cartes de la pioche",
    taken: "Cartes de la défausse",
    enemies: "Attaques ennemies ramassées",
  },
};

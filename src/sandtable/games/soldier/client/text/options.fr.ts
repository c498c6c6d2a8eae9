/* The values of the table's options in words, in French. */
export const values: Record<string, Record<string, string>> = {
  mode: {
    single: "une seule partie",
    rounds: "des manches, jusqu’à sept points",
  },
  boost: { literal: "une telle carte", strength: "autant de force" },
  surrender: {
    pile: "sous la pile de soldats",
    winner: "au vainqueur",
  },
  overflow: {
    lost: "les points en trop sont perdus",
    exact: "exactement quatre",
  },
  new_soldier: { draw: "vous le piochez", select: "vous le choisissez" },
  hand_limit: { none: "toutes", 8: "8 cartes" },
  persuasion: { blank: "ne fait rien", truce: "finit un combat" },
  ask: { all: "tous les joueurs", holders: "ceux qui pourraient réagir" },
  rules: { printed: "comme imprimé" },
};

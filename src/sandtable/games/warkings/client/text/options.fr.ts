/* The values of the table's options in words, in French. */
export const values: Record<string, Record<string, string>> = {
  open_take: {
    previous: "avant votre défausse",
    own: "après votre défausse",
  },
  zero_check: {
    end: "à la fin du tour",
    after_discard: "aussi juste après la défausse",
  },
  sc2_carry: { instead: "vous êtes libre", also: "les deux obéissent" },
  advisor: { stack: "chacun double", once: "un seul double" },
  forced_enemy: { forced: "l’Attaque ennemie", spared: "la carte visible" },
  stall_rounds: { none: "jamais" },
  rules: { printed: "comme imprimé" },
};

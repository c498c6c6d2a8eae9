/* The values of the table's options in words, in French. */
export const values: Record<string, Record<string, string>> = {
  first: { random: "au hasard" },
  shuttle_limit: { 3: "le troisième", 4: "le quatrième" },
  cav_after_win: { step: "peut avancer encore d’une", stop: "s’arrête" },
  bonus: { attacker: "un attaquant vainqueur", any: "tout vainqueur" },
  stockade: { choose: "une au choix de l’équipe", own: "celle du preneur" },
  stuck: { team_loses: "perd pour l’équipe", skip: "passe son tour" },
  resc_place: { mover: "qui l’a libéré", owner: "son propriétaire" },
  unite: { claim: "par une annonce", auto: "d’eux-mêmes" },
  ally_view: {
    none: "rien",
    setup: "le placement avant le premier coup",
    full: "tout",
  },
  rules: { printed: "comme imprimé" },
};

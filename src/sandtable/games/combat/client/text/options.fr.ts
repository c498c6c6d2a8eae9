/* The values of the table's options in words, in French. */
const oneSide = { buy: 'achète son armée', same: 'la même armée' };

export const values: Record<string, Record<string, string>> = {
  army: { buy: 'les deux achètent' },
  army_west: oneSide,
  army_east: oneSide,
  no_officer: {
    roll: 'chaque unité jette les dés',
    freeze: 'personne ne bouge',
    none: 'rien ne change',
  },
  confusion: { all: 'elle ne fait rien', move_only: 'elle ne peut pas bouger' },
  at_weapons: {
    bonus: 'un bonus contre les véhicules',
    target: 'les véhicules seulement',
  },
  attacks: { one: 'une fois par demi-tour', per_step: 'une fois par étape' },
  grenades: { unlimited: 'autant qu’on veut', single: 'une' },
  carry: {
    standard: 'jusqu’à trois, dont une lourde',
    free: 'n’importe quelles armes',
  },
  declare: { fire: 'le tir des soldats', all: 'toute attaque' },
  terrain_cols: {
    occupant: 'celui de l’attaquant',
    target: 'celui de la cible',
  },
  prone_melee: { literal: 'protège', no_bonus: 'ne protège pas' },
  nine: { kill: 'tue', wound: 'blesse' },
  fourth_wound: { kill: 'tue', none: 'ne change rien' },
  fire_scope: {
    fire: 'tir et grenades',
    all: 'toute attaque',
    sighted: 'tir visé seulement',
  },
  medic: {
    turn_one: 'trois par tour, une blessure chacun',
    turn_all: 'trois par tour, toutes leurs blessures',
    game: 'trois par partie',
  },
  scenario: {
    battle: 'Bataille : détruire l’ennemi',
    skirmish: 'Escarmouche : détruire le plus de points',
    hold: 'Tenir : marquer par les drapeaux',
  },
};

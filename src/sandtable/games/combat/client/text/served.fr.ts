/* What the server says of this game's tables, in French. */
import type { Served } from '$web/text/served';

const ARMY = 'Une armée : `units`, une liste de {type, weapons, mounts, count}.';

export const served: Served = {
  options: {
    map: 'Le terrain sur le sol.',
    veh_in_trees: 'Les véhicules peuvent aller sous les arbres.',
    trees_block: 'Les arbres cachent la vue, comme les bâtiments.',
    mortar_indirect: 'Les mortiers n’ont pas besoin de voir, seulement de la portée.',
    wounds_monotonic: 'Avec deux ou trois blessures, la marche est d’abord divisée par deux.',
    no_officer: 'Sans Officier, chaque unité jette les dés pour agir, personne ne bouge, ou rien ne change.',
    confusion: 'Une unité désorientée ne fait rien, ou ne peut seulement pas bouger.',
    at_weapons:
      'Bazookas, mortiers et canons de char : un bonus contre les véhicules, ou contre eux seulement.',
    attacks: 'Un soldat attaque une fois par demi-tour, ou une fois par étape.',
    grenades: 'Un soldat avec des grenades en lance autant qu’il veut dans la partie, ou une.',
    carry: 'Un soldat porte jusqu’à trois armes, dont une lourde, ou n’importe lesquelles.',
    declare: 'Les cibles désignées à l’étape 2 : celles du tir des soldats, ou de toute attaque.',
    h2h_reply: 'Une unité attaquée au corps à corps rend le coup.',
    terrain_cols: 'Le terrain qui change une attaque : celui de l’attaquant, ou celui de la cible.',
    prone_melee: 'Être couché protège aussi du corps à corps, ou non.',
    nine: 'Un résultat de 9 tue, ou blesse.',
    fourth_wound: 'Une quatrième blessure tue, ou ne change rien.',
    fire_scope: 'Ce que les blessures affaiblissent : tir et grenades, toute attaque, ou le tir visé.',
    medic:
      'Un Infirmier soigne trois soldats par tour, d’une ou de toutes leurs blessures, ou trois par partie.',
    medic_self: 'Un Infirmier peut se soigner lui-même.',
    init_dice: 'Les dés que jette chaque camp pour le déploiement et l’initiative.',
    points: 'Les points que chaque camp peut dépenser pour son armée.',
    army: 'L’armée des deux camps, ou chacun achète la sienne.',
    army_west: 'L’armée de West, si elle est différente.',
    army_east: 'L’armée de East, si elle est différente.',
    scenario:
      'Comment on gagne : détruire l’ennemi, détruire le plus de points, ou tenir les trois drapeaux.',
    rounds: 'Le nombre de tours ; d’habitude 12, 8 ou 10, selon le scénario.',
    resign: 'Les joueurs peuvent abandonner.',
  },
  documents: {
    map: 'Une carte : `pieces`, une liste de terrains [type, x0, y0, x1, y1] en cases, les deux coins compris.',
    army: ARMY,
    army_west: ARMY,
    army_east: ARMY,
  },
  board: {
    maps: {
      default: 'Le sol',
      open: 'Sol découvert',
      village: 'Un village',
      orchard: 'Verger',
    },
    armies: {
      rifle: 'Groupe de fusiliers',
      motor: 'Patrouille motorisée',
      mixed: 'Patrouille mixte',
      armour: 'Peloton blindé',
    },
  },
  levels: {
    lieutenant: 'Difficile : pense un coup à l’avance et sait ce qui vaut la peine.',
  },
  figures: {
    attacks: 'Attaques',
    wounded: 'Blessures infligées',
    killed: 'Ennemis hors de combat',
    expected: 'Somme de dés attendue aux attaques',
    rolled: 'Somme de dés obtenue aux attaques',
    dirt: 'À terre',
    healed: 'Blessures soignées',
    points: 'Points des ennemis détruits',
  },
};

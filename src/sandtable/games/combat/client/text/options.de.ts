/* The values of the table's options in words, by the option and the code of the value. */
import type { Translated } from '$web/text/words';
import type { values as english } from './options.en';

const oneSide = { buy: 'gekauft', same: 'die Armee beider Seiten' };

export const values: Translated<typeof english> = {
  army: { buy: 'beide kaufen' },
  army_west: oneSide,
  army_east: oneSide,
  no_officer: { roll: 'jede Einheit würfelt', freeze: 'niemand bewegt sich', none: 'ohne Wirkung' },
  confusion: { all: 'sie tut nichts', move_only: 'sie darf sich nicht bewegen' },
  at_weapons: { bonus: 'ein Bonus gegen Fahrzeuge', target: 'nur auf Fahrzeuge' },
  attacks: { one: 'einmal im halben Zug', per_step: 'einmal in jedem Schritt' },
  grenades: { unlimited: 'ohne Grenze', single: 'einmal' },
  carry: { standard: 'bis zu drei, eine schwere', free: 'was man mag' },
  declare: { fire: 'das Feuer der Soldaten', all: 'jeder Angriff' },
  terrain_cols: { occupant: 'die des Angreifers', target: 'die des Ziels' },
  prone_melee: { literal: 'es zählt', no_bonus: 'es zählt nicht' },
  nine: { kill: 'sie tötet', wound: 'sie verwundet' },
  fourth_wound: { kill: 'sie tötet', none: 'sie ändert nichts' },
  fire_scope: { fire: 'Feuer und Granaten', all: 'jeden Angriff', sighted: 'gezieltes Feuer' },
  medic: {
    turn_one: 'drei je Zug, je eine Wunde',
    turn_all: 'drei je Zug, alle ihre Wunden',
    game: 'drei im ganzen Spiel',
  },
  scenario: {
    battle: 'Schlacht: der Feind ist vernichtet',
    skirmish: 'Gefecht: Punkte',
    hold: 'Halten: die Marken',
  },
};

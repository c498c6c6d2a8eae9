/* The values of the table's options in words, by the option and the code of the value. */
import type { Translated } from '$web/text/words';
import type { values as english } from './options.en';

const oneSide = { buy: 'kauft ihre Armee', same: 'die gleiche Armee' };

export const values: Translated<typeof english> = {
  army: { buy: 'beide kaufen' },
  army_west: oneSide,
  army_east: oneSide,
  no_officer: { roll: 'jede Einheit würfelt', freeze: 'niemand bewegt sich', none: 'nichts ändert sich' },
  confusion: { all: 'sie tut nichts', move_only: 'sie kann sich nicht bewegen' },
  at_weapons: { bonus: 'Bonus gegen Fahrzeuge', target: 'nur gegen Fahrzeuge' },
  attacks: { one: 'einmal je halbem Zug', per_step: 'einmal je Schritt' },
  grenades: { unlimited: 'beliebig viele', single: 'eine' },
  carry: { standard: 'bis zu drei, eine schwere', free: 'beliebige Waffen' },
  declare: { fire: 'für das Feuer der Soldaten', all: 'für jeden Angriff' },
  terrain_cols: { occupant: 'die des Angreifers', target: 'die des Ziels' },
  prone_melee: { literal: 'es schützt', no_bonus: 'es schützt nicht' },
  nine: { kill: 'es tötet', wound: 'es verwundet' },
  fourth_wound: { kill: 'sie tötet', none: 'sie ändert nichts' },
  fire_scope: { fire: 'Feuer und Granaten', all: 'jeden Angriff', sighted: 'nur gezieltes Feuer' },
  medic: {
    turn_one: 'drei je Zug, je eine Wunde',
    turn_all: 'drei je Zug, alle ihre Wunden',
    game: 'drei im ganzen Spiel',
  },
  scenario: {
    battle: 'Schlacht: den Feind vernichten',
    skirmish: 'Gefecht: die meisten Punkte vernichten',
    hold: 'Halten: Punkte von den Marken',
  },
};

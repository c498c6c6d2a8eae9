/* The values of the table's options in words, by the option and the code of the value. */
const oneSide = { buy: 'buys its army', same: 'the same army' };

export const values: Record<string, Record<string, string>> = {
  army: { buy: 'both buy' },
  army_west: oneSide,
  army_east: oneSide,
  no_officer: { roll: 'each unit rolls', freeze: 'nobody moves', none: 'nothing changes' },
  confusion: { all: 'it does nothing', move_only: 'it cannot move' },
  at_weapons: { bonus: 'a bonus against vehicles', target: 'vehicles only' },
  attacks: { one: 'once per half-turn', per_step: 'once per step' },
  grenades: { unlimited: 'any number', single: 'one' },
  carry: { standard: 'up to three, one heavy', free: 'any weapons' },
  declare: { fire: "soldiers' fire", all: 'every attack' },
  terrain_cols: { occupant: "the attacker's", target: "the target's" },
  prone_melee: { literal: 'it protects', no_bonus: 'it does not protect' },
  nine: { kill: 'it kills', wound: 'it wounds' },
  fourth_wound: { kill: 'it kills', none: 'it changes nothing' },
  fire_scope: { fire: 'fire and grenades', all: 'every attack', sighted: 'sighted fire only' },
  medic: {
    turn_one: 'three a turn, one wound each',
    turn_all: 'three a turn, all wounds each',
    game: 'three a game',
  },
  scenario: {
    battle: 'Battle: destroy the enemy',
    skirmish: 'Skirmish: destroy the most points',
    hold: 'Hold: score from markers',
  },
};

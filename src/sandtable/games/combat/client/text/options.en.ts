/* The values of the table's options in words, by the option and the code of the value. */
const oneSide = { buy: 'bought', same: 'the army of both sides' };

export const values: Record<string, Record<string, string>> = {
  army: { buy: 'both buy' },
  army_west: oneSide,
  army_east: oneSide,
  no_officer: { roll: 'each unit rolls', freeze: 'nobody moves', none: 'no effect' },
  confusion: { all: 'it does nothing', move_only: 'it may not move' },
  at_weapons: { bonus: 'a bonus against vehicles', target: 'vehicles only' },
  attacks: { one: 'once in a half-turn', per_step: 'once in each step' },
  grenades: { unlimited: 'without limit', single: 'once' },
  carry: { standard: 'up to three, one heavy', free: 'what one likes' },
  declare: { fire: "soldiers' fire", all: 'every attack' },
  terrain_cols: { occupant: "the attacker's", target: "the target's" },
  prone_melee: { literal: 'it counts', no_bonus: 'it does not count' },
  nine: { kill: 'it kills', wound: 'it wounds' },
  fourth_wound: { kill: 'it kills', none: 'it changes nothing' },
  fire_scope: { fire: 'fire and grenades', all: 'every attack', sighted: 'sighted fire' },
  medic: {
    turn_one: 'three a turn, one wound each',
    turn_all: 'three a turn, all their wounds',
    game: 'three in the game',
  },
  scenario: {
    battle: 'Battle: the enemy wiped out',
    skirmish: 'Skirmish: points',
    hold: 'Hold: the markers',
  },
};

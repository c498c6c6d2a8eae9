# What Combat says. A unit is called by its calling: unit-rifle is a Soldier with a rifle.

## Names

# Units: `short` where there is little room.
unit-O = Officer
unit-SF = Special Forces
    .short = Sp. Forces
unit-M = Medic
unit-S = Soldier
unit-J = Jeep
unit-MC = Motorcycle
unit-APC = APC
unit-T = Tank
unit-rifle = Rifleman
unit-mg = Machine gunner
    .short = MG gunner
unit-baz = Bazooka gunner
    .short = Bazooka
unit-mort = Mortar gunner
    .short = Mortar

# Weapons: `some` with a number.
weapon-knife = knife
    .some = { $count ->
        [one] a knife
       *[other] { number } knives
    }
weapon-pistol = pistol
    .some = { $count ->
        [one] a pistol
       *[other] { number } pistols
    }
weapon-rifle = rifle
    .some = { $count ->
        [one] a rifle
       *[other] { number } rifles
    }
weapon-mg = machine gun
    .some = { $count ->
        [one] a machine gun
       *[other] { number } machine guns
    }
weapon-gren = grenade
    .some = { $count ->
        [one] a grenade
       *[other] { number } grenades
    }
weapon-baz = bazooka
    .some = { $count ->
        [one] a bazooka
       *[other] { number } bazookas
    }
weapon-mort = mortar
    .some = { $count ->
        [one] a mortar
       *[other] { number } mortars
    }
weapon-gun = tank gun
    .some = { $count ->
        [one] a tank gun
       *[other] { number } tank guns
    }
weapon-melee = hand-to-hand
    .some = { $count ->
        [one] a hand-to-hand attack
       *[other] { number } hand-to-hand attacks
    }

position-st = standing
position-kn = kneeling
position-pr = prone
# Where a soldier is.
terrain-open = open ground
    .in = in the open
terrain-hole = hole
    .in = in a hole
terrain-trees = trees
    .in = in trees
terrain-veh = vehicle
    .in = behind a vehicle
terrain-bldg = building
    .in = in a building

step-move = Move
    .does = Each unit may move once.
step-declare = Name targets
    .does = Each soldier that will fire names a weapon and a target.
step-dirt = Hit the dirt
    .does = Each targeted soldier may hit the dirt: it lies down at once.
step-sighted = Sighted fire
    .does = The shots are rolled in the order in which they were named.
step-grenades = Grenades
    .does = The grenades are rolled in the order in which they were named.
step-melee = Hand-to-hand
    .does = Soldiers that have not attacked may attack an enemy within 1 ft.
step-vehicles = Vehicles fire
    .does = Each mounted weapon and each tank gun may fire once.
step-position = Positions
    .does = Each soldier may stand, kneel or lie down for the next turn.
step-heal = Heal
    .does = Medics heal soldiers within 1 ft.
step-removal = Casualties
    .does = Killed units are removed, and their points are counted.

# A unit by its name: `Rifleman 2`; with its owner, `Ann’s Rifleman 2`, and at the beginning of a sentence.
name = { NAME($calling, of: "unit") }{ $number ->
    [none] { "" }
   *[other] { " " }{ $number }
}
my-unit = { WHO($unit) ->
    [you] your
   *[one] { PLAYERS($unit) }’s
} { name }
Unit = { WHO($unit) ->
    [you] Your
   *[one] { PLAYERS($unit) }’s
} { name }
my-target = { WHO($target) ->
    [you] your
   *[one] { PLAYERS($target) }’s
} { NAME($target_calling, of: "unit") }{ $target_number ->
    [none] { "" }
   *[other] { " " }{ $target_number }
}

## What is asked

ask-roll-deploy = The dice decide who deploys first.
ask-roll-initiative = The dice decide who goes first.
ask-roll-officers = No Officer: the dice decide which units may act.
ask-roll-attack = The dice are rolled for an attack.
ask-wait-buy = Waiting for { PLAYERS($seats) } to buy an army.
ask-wait-deploy = Waiting for { PLAYERS($seats) } to deploy a unit.
ask-wait-move = Waiting for { PLAYERS($seats) } to move.
ask-wait-declare = Waiting for { PLAYERS($seats) } to name targets.
ask-wait-dirt = Waiting for { PLAYERS($seats) } to hit the dirt or stay up.
ask-wait-melee = Waiting for { PLAYERS($seats) } to attack hand-to-hand.
ask-wait-vehicles = Waiting for { PLAYERS($seats) } to fire with vehicles.
ask-wait-position = Waiting for { PLAYERS($seats) } to choose positions.
ask-wait-heal = Waiting for { PLAYERS($seats) } to heal.
ask-buy = Buy your army: { $left } of { $points } points left.
ask-deploy = Deploy a unit in your zone.
ask-move = Move your units, or end the step.
ask-declare = Name targets for your soldiers, or end the step.
ask-melee = Attack hand-to-hand, or end the step.
ask-vehicles = Fire with your vehicles, or end the step.
ask-position = Choose positions for the next turn, or end the step.
ask-heal = Heal with your Medics, or end the step.
ask-unit-deploy = { name }: choose a cell in your zone.
ask-unit-move = { name }: move up to { $feet } ft.
ask-unit-declare = { name }: choose a weapon and a target.
ask-unit-melee = { name }: choose an enemy to attack.
ask-unit-vehicles = { name }: choose a weapon and a target.
ask-unit-position = { name }: choose a position.
ask-unit-heal = { name }: choose a soldier to heal.
ask-dirt = Your { name } faces { NAMES($weapons, of: "weapon", form: "some") }. Hit the dirt?

## Refusals

refuse-turn = Wait: it is { PLAYERS($seat) }’s half-turn.
refuse-foreign = Choose one of your own units.
refuse-picked = First finish with your { name }.
refuse-points = { $empty ->
    [yes] Buy at least one unit, for { $left } points at most.
   *[no] You have { $left } points left.
}
refuse-full = Your army is complete: { $units } units are the most.
refuse-UC-R-3 = Choose a cell within reach: too far, or the way is blocked.
refuse-UC-R-4 = Choose a target within range.
refuse-UC-R-7 = Vehicles stay out of terrain.
refuse-UC-R-8 = Choose a target in sight: something is in the way.
refuse-UC-R-11 = Choose a free cell: another unit stands there.
refuse-UC-R-12 = Choose a cell on the floor.
refuse-UC-R-14 = A Jeep mounts one heavy weapon, an APC two, others none.
refuse-UC-R-24 = Without an Officer your units cannot move.
refuse-UC-R-25 = This unit is confused and does nothing in this half-turn.
refuse-UC-R-28 = Aim this weapon at a vehicle.
refuse-UC-R-30 = This soldier has attacked already in this half-turn.
refuse-UC-R-31 = Soldiers name targets; vehicles fire later, each weapon once.
refuse-UC-R-33 = A soldier carries three different weapons, one of them heavy.
refuse-UC-R-34 = This soldier has thrown its only grenade.
refuse-UC-R-36 = A knife is for hand-to-hand attacks only.
refuse-UC-R-37 = Attack an enemy within 1 ft hand-to-hand.
refuse-UC-R-40 = A vehicle cannot attack hand-to-hand.
refuse-UC-R-41 = Choose an enemy as the target.
refuse-UC-R-43 = Choose a weapon that this soldier carries.
refuse-UC-R-46 = Answer for the soldier you are asked about.
refuse-UC-R-59 = With three wounds this soldier cannot attack.
refuse-UC-R-61 = A Medic heals wounded soldiers of yours within 1 ft.
refuse-UC-R-62 = That unit is out of action.
refuse-UC-R-66 = Vehicles have no position.
refuse-UC-R-68 = Choose a free cell in your zone, open ground for vehicles.
refuse-UC-R-72 = You can resign only when you act in your half-turn.
refuse-UC-R-73 = This unit has done that, or nothing would change.
refuse-UC-R-75 = There is no such unit.
refuse-UC-R-90 = Buy a unit first, then its weapons.
refuse-UC-R-95 = Choose a unit first.
refuse-UC-TROOP-6 = Only a Medic heals, three soldiers at most.
refuse-UC-WND-6 = With three wounds this unit cannot fire.
out-of-range = The target is { $feet } ft away; { $weapon ->
    [melee] a hand-to-hand attack
   *[other] the { NAME($weapon, of: "weapon") }
} reaches { $reach } ft.
out-of-sight = No line of sight: { $trees ->
    [yes] terrain
   *[no] a building
} is in the way.
out-of-reach = Your { name } can move { $feet } ft.

## What happens

told-revealed = { WHO($seat) ->
    [you] You show
   *[one] { PLAYERS($seat) } shows
} an army of { $points } points.
told-rolled = { WHO($seat) ->
    [you] You roll
   *[one] { PLAYERS($seat) } rolls
} { $dice } for { $what ->
    [deploy] deployment
   *[initiative] initiative
}.
told-first = { $what ->
    [deploy] { WHO($seat) ->
        [you] You rolled lower: you deploy first.
       *[one] { PLAYERS($seat) } rolled lower and deploys first.
    }
   *[initiative] { WHO($seat) ->
        [you] You go first.
       *[one] { PLAYERS($seat) } goes first.
    }
}
told-left_out = There is no room for { my-unit }: it stays out.
told-deployed = { Unit } is placed{ $position ->
    [none] .
   *[other] , { NAME($position, of: "position") }.
}
told-round = Round { $round } begins.
told-half = { WHO($seat) ->
    [you] Your half-turn begins.
   *[one] { PLAYERS($seat) }’s half-turn begins.
}
told-officers = { Unit } rolls { $die } without an Officer { $confused ->
    [yes] and is confused.
   *[no] and may act.
}
told-step = Now: { NAME($step, of: "step") }.
told-moved = { Unit } moves { $feet } ft.
told-declared = { Unit } aims at { my-target } with the { NAME($weapon, of: "weapon") }.
told-declared-melee = { Unit } will attack { my-target } hand-to-hand.
told-dirt = { Unit } hits the dirt.
told-stayed = { Unit } stays up.
told-dice = The dice show { $dice }.
told-attacked = { Unit } { $result ->
    [missed] misses
    [wounded] wounds
   *[killed] kills
} { my-target }: rolled { $sum }, score { $score }.
told-struck-back = { Unit } strikes back and { $result ->
    [missed] misses
    [wounded] wounds
   *[killed] kills
} { my-target }: rolled { $sum }, score { $score }.
told-fourth = { Unit } hits { my-target }: { $result ->
    [wounded] a fourth wound has no effect.
   *[killed] the fourth wound kills.
}
told-lost_attack = { Unit } can no longer attack { my-target }.
told-positioned = { Unit } { $position ->
    [st] stands up
    [kn] kneels
   *[pr] lies down
}.
told-healed = { Unit } heals { my-target }: { $wounds ->
    [0] no wounds
    [one] 1 wound
   *[other] { $wounds } wounds
} left.
told-removed = { Unit } is removed.
told-points = { WHO($seat) ->
    [you] You score
   *[one] { PLAYERS($seat) } scores
} { $points } points for destroyed enemies, { $total } in all.
told-marker = { WHO($seat) ->
    [you] You hold
   *[one] { PLAYERS($seat) } holds
} marker { $nth }: 1 point, { $total } in all.
told-resigned = { WHO($seat) ->
    [you] You resign.
   *[one] { PLAYERS($seat) } resigns.
}
told-picked = { Unit } acts next.
told-bought = { WHO($seat) ->
    [you] You buy
   *[one] { PLAYERS($seat) } buys
}: { NAME($type, of: "unit") }{ $armed ->
    [yes] { " " }with { NAMES($arms, of: "weapon", form: "some") }.
   *[no] .
} { $units ->
    [one] 1 unit
   *[other] { $units } units
} so far.
told-ready = { WHO($seat) ->
    [you] Your army is ready.
   *[one] { PLAYERS($seat) }’s army is ready.
}
told-ended = { $reason ->
    [wipe-out] { end-wipe-out }
    [markers] { end-markers }
    [resigned] { end-resigned }
   *[points] { WHO($winners) ->
        [none] A draw: both sides have the same points.
       *[one] { end-points }
    }
}

## Several events in one line

line-attacks = { WHO($unit) ->
    [you] You attack
   *[one] { PLAYERS($unit) } attacks
} { $count } times: { $killed } killed, { $wounded } wounded, { $missed } missed.
line-markers = { WHO($seat) ->
    [you] You score
   *[one] { PLAYERS($seat) } scores
} { $count ->
    [one] 1 point
   *[other] { $count } points
} from markers, { $total } in all.
line-confused = Without an Officer, { $confused } of { WHO($unit) ->
    [you] your
   *[one] { PLAYERS($unit) }’s
} { $count } units { $confused ->
    [one] is
   *[other] are
} confused.

## How it ended

end-wipe-out = { WHO($winners) ->
    [you] You win: all of { PLAYERS($losers) }’s units are destroyed.
   *[one] { PLAYERS($winners) } wins: all of { WHO($losers) ->
        [you] your
       *[one] { PLAYERS($losers) }’s
    } units are destroyed.
}
end-points = { WHO($winners) ->
    [you] You win
   *[one] { PLAYERS($winners) } wins
} on points for destroyed enemies.
end-markers = { WHO($winners) ->
    [you] You win
   *[one] { PLAYERS($winners) } wins
} on points from markers.
end-resigned = { WHO($losers) ->
    [you] You resigned. { PLAYERS($winners) } wins.
   *[one] { PLAYERS($losers) } resigned. { WHO($winners) ->
        [you] You win.
       *[one] { PLAYERS($winners) } wins.
    }
}
end-score = It ended { $won } to { $lost }.
end-draw = A draw: both sides have { $points } points.

## What a choice would mean

proposed = { $count ->
    [0] All your units are placed.
    [one] 1 place is suggested.
   *[other] { $count } places are suggested.
}
can-move = It can move up to { $feet } ft.
way = { $feet } of { $most } ft.
healing = { name }: { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}, { $left } after healing.
costs = Costs { $cost } points and leaves { $left }.
idle = { $count ->
    [0] No unit can act any more.
    [one] 1 unit can still act.
   *[other] { $count } units can still act.
}
odds-kills = Kills on { least }: { $chance } %.
odds-wounds = Wounds on { least }: { $chance } %.
odds-no-kill = It cannot kill.
odds-none = It cannot hurt the target.
least = { $least ->
    [12] 12
   *[other] { $least } or more
}
sum-dice = 2 dice
sum-weapon = { $sign } { $value } { NAME($weapon, of: "weapon") }
sum-special = { $sign } { $value } Special Forces
sum-wound = { $sign } { $value } wounded
sum-position = { $sign } { $value } { NAME($position, of: "position") }
sum-terrain = { $sign } { $value } { NAME($terrain, of: "terrain") }
sum-toughness = { $sign } { $value } toughness
sum-cover = { $sign } { $value } target { NAME($terrain, of: "terrain", form: "in") }
sum-target = { $sign } { $value } target { NAME($position, of: "position") }

## Help

about-bought = { Unit }.
about-absent = { Unit }: { arms }; { $state ->
    [unplaced] not deployed yet
    [killed] killed
   *[removed] out of the battle
}.
about-unit = { Unit }: { arms }{ $position ->
    [none] { "" }
   *[other] { "; " }{ NAME($position, of: "position") } { NAME($terrain, of: "terrain", form: "in") }
}; toughness { $toughness }{ $wounds ->
    [0] { "" }
    [one] { "; " }1 wound
   *[other] { "; " }{ $wounds } wounds
}.
arms = { $armed ->
    [yes] { NAMES($arms, of: "weapon", form: "some") }
   *[no] unarmed
}
about-type = { NAME($type, of: "unit") }: toughness { $toughness }, { $feet } ft, { $cost } points.
does-O = While a side has a living Officer, all its units may act.
does-SF = Tougher than other troops, with +1 on all attacks.
does-M = Heals up to three soldiers within 1 ft each turn.
does-S = Has no special ability.
does-J = Fires one mounted weapon.
does-MC = Cannot attack.
does-APC = Fires two mounted weapons, each at its own target.
does-T = Fires its gun like a bazooka: +7 against vehicles.
about-weapon = Range of the { NAME($weapon, of: "weapon") }: { $reach } ft.
weapon-fire = Fire: +{ $fire }.
weapon-vehicles = Against vehicles: +{ $vehicles }.
weapon-hand = Hand-to-hand: +{ $hand }.
weapon-cost = { $cost } points.
does-knife = For hand-to-hand attacks only.
does-gren = Thrown in its own step, after sighted fire.
does-baz = Takes 1 ft off movement.
does-mort = Leaves at most 1 ft of movement.
does-gun = Built into the tank.
about-position = A { NAME($position, of: "position") } soldier moves up to { $feet } ft{ $toughness ->
    [0] .
   *[other] { " " }and has toughness +{ $toughness }.
}
position-attacks = Hand-to-hand and grenades: −{ $less }.
about-terrain = Soldiers { NAME($terrain, of: "terrain", form: "in") }: toughness +{ $toughness }{ $shots ->
    [0] { "" }
   *[other] , shots −{ $shots }
}{ $grenades ->
    [0] { "" }
   *[other] , grenades −{ $grenades }
}.
does-hole = It does not block sight.
does-trees = They do not block sight.
does-veh = It covers soldiers next to it when it is in the line of fire.
does-bldg = It blocks sight, but units inside can see out and be seen.
about-step = { NAME($step, of: "step") }. { NAME($step, of: "step", form: "does") }
help-marker = A marker. From round 2 on, a side with a soldier within 2 ft of it scores 1 point a round if the enemy has none.
help-zone = A deployment zone. A side places its units here before the battle.
help-confused = Confused: without an Officer it does nothing in its own half-turn, but it may hit the dirt.
help-killed = Killed: it is out of action and is removed at the end of the half-turn.
help-wounds = One wound halves movement, two or three leave 1 ft. One or two take 1 off fire, three forbid it. A fourth kills.

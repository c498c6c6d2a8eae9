# Ce que dit Combat. Une unité porte le nom de sa tâche : unit-rifle est un soldat avec un fusil.

## Noms

# Unités : `the` avec l’article, `start` au début de la phrase, `short` s’il y a peu de place.
unit-O = officier
    .the = l’officier
    .start = L’officier
unit-SF = commando
    .the = le commando
    .start = Le commando
unit-M = infirmier
    .the = l’infirmier
    .start = L’infirmier
unit-S = soldat
    .the = le soldat
    .start = Le soldat
unit-J = jeep
    .the = la jeep
    .start = La jeep
unit-MC = moto
    .the = la moto
    .start = La moto
unit-APC = blindé
    .the = le blindé
    .start = Le blindé
unit-T = char
    .the = le char
    .start = Le char
unit-rifle = fusilier
    .the = le fusilier
    .start = Le fusilier
unit-mg = mitrailleur
    .short = mitrail.
    .the = le mitrailleur
    .start = Le mitrailleur
unit-baz = tireur de bazooka
    .short = bazooka
    .the = le tireur de bazooka
    .start = Le tireur de bazooka
unit-mort = tireur de mortier
    .short = mortier
    .the = le tireur de mortier
    .start = Le tireur de mortier

# Armes : `some` avec un nombre, `the` une certaine, `with` avec quoi.
weapon-knife = couteau
    .some = { $count ->
        [one] un couteau
       *[other] { $count } couteaux
    }
    .the = le couteau
    .with = au couteau
weapon-pistol = pistolet
    .some = { $count ->
        [one] un pistolet
       *[other] { $count } pistolets
    }
    .the = le pistolet
    .with = au pistolet
weapon-rifle = fusil
    .some = { $count ->
        [one] un fusil
       *[other] { $count } fusils
    }
    .the = le fusil
    .with = au fusil
weapon-mg = mitrailleuse
    .some = { $count ->
        [one] une mitrailleuse
       *[other] { $count } mitrailleuses
    }
    .the = la mitrailleuse
    .with = à la mitrailleuse
weapon-gren = grenade
    .some = { $count ->
        [one] une grenade
       *[other] { $count } grenades
    }
    .the = la grenade
    .with = à la grenade
weapon-baz = bazooka
    .some = { $count ->
        [one] un bazooka
       *[other] { $count } bazookas
    }
    .the = le bazooka
    .with = au bazooka
weapon-mort = mortier
    .some = { $count ->
        [one] un mortier
       *[other] { $count } mortiers
    }
    .the = le mortier
    .with = au mortier
weapon-gun = canon
    .some = { $count ->
        [one] un canon
       *[other] { $count } canons
    }
    .the = le canon
    .with = au canon
weapon-melee = corps à corps
    .some = { $count ->
        [one] un corps à corps
       *[other] { $count } corps à corps
    }
    .the = le corps à corps
    .with = au corps à corps

position-st = debout
position-kn = à genoux
position-pr = couché
# Où se trouve un soldat.
terrain-open = terrain dégagé
    .in = à découvert
terrain-hole = trou
    .in = dans un trou
terrain-trees = arbres
    .in = sous les arbres
terrain-veh = véhicule
    .in = derrière un véhicule
terrain-bldg = bâtiment
    .in = dans un bâtiment

step-move = Mouvement
    .does = Chaque unité peut bouger une fois.
step-declare = Choix des cibles
    .does = Chaque soldat qui va tirer reçoit une arme et une cible.
step-dirt = À terre
    .does = Chaque soldat visé peut se jeter à terre aussitôt.
step-sighted = Tirs
    .does = On lance les dés des tirs, dans l’ordre des cibles choisies.
step-grenades = Grenades
    .does = On lance les dés des grenades, dans l’ordre des cibles choisies.
step-melee = Corps à corps
    .does = Les soldats qui n’ont pas attaqué peuvent attaquer un ennemi à 1 pied au plus.
step-vehicles = Tirs des véhicules
    .does = Chaque arme montée et chaque canon peut tirer une fois.
step-position = Positions
    .does = Chaque soldat peut se mettre debout, à genoux ou à plat ventre pour le tour suivant.
step-heal = Soins
    .does = Les infirmiers soignent les soldats à 1 pied au plus.
step-removal = Pertes
    .does = Les unités tuées sont retirées, et leurs points comptés.

# Une unité par son nom : « fusilier 2 » ; avec son propriétaire, dans la phrase et au début.
nth = { $number ->
    [none] { "" }
   *[other] { " " }{ $number }
}
name = { NAME($calling, of: "unit") }{ nth }
my-unit = { WHO($unit) ->
    [you] votre { name }
   *[one] { NAME($calling, of: "unit", form: "the") }{ nth } de { PLAYERS($unit) }
}
Unit = { WHO($unit) ->
    [you] Votre { name }
   *[one] { NAME($calling, of: "unit", form: "start") }{ nth } de { PLAYERS($unit) }
}
target-nth = { $target_number ->
    [none] { "" }
   *[other] { " " }{ $target_number }
}
my-target = { WHO($target) ->
    [you] votre { NAME($target_calling, of: "unit") }{ target-nth }
   *[one] { NAME($target_calling, of: "unit", form: "the") }{ target-nth } de { PLAYERS($target) }
}

## Questions

ask-roll-deploy = Les dés décident qui se déploie en premier.
ask-roll-initiative = Les dés décident qui commence.
ask-roll-officers = Pas d’officier : les dés décident qui peut agir.
ask-roll-attack = On lance les dés pour une attaque.
ask-wait-buy = On attend que { PLAYERS($seats) } { WHO($seats) ->
    [many] achètent leurs armées
   *[one] achète une armée
}.
ask-wait-deploy = On attend que { PLAYERS($seats) } déploie une unité.
ask-wait-move = On attend que { PLAYERS($seats) } bouge ses unités.
ask-wait-declare = On attend que { PLAYERS($seats) } choisisse des cibles.
ask-wait-dirt = On attend que { PLAYERS($seats) } décide qui se jette à terre.
ask-wait-melee = On attend que { PLAYERS($seats) } attaque au corps à corps.
ask-wait-vehicles = On attend que { PLAYERS($seats) } tire avec ses véhicules.
ask-wait-position = On attend que { PLAYERS($seats) } choisisse des positions.
ask-wait-heal = On attend que { PLAYERS($seats) } soigne ses soldats.
ask-buy = Achetez votre armée : il reste { $left } points sur { $points }.
ask-deploy = Déployez une unité dans votre zone.
ask-move = Bougez vos unités, ou terminez l’étape.
ask-declare = Choisissez des cibles pour vos soldats, ou terminez l’étape.
ask-melee = Attaquez au corps à corps, ou terminez l’étape.
ask-vehicles = Tirez avec vos véhicules, ou terminez l’étape.
ask-position = Choisissez des positions pour le tour suivant, ou terminez l’étape.
ask-heal = Soignez avec vos infirmiers, ou terminez l’étape.
ask-unit-deploy = Votre { name } : choisissez une case dans votre zone.
ask-unit-move = Votre { name } : jusqu’à { $feet } pieds.
ask-unit-declare = Votre { name } : choisissez une arme et une cible.
ask-unit-melee = Votre { name } : choisissez un ennemi à attaquer.
ask-unit-vehicles = Votre { name } : choisissez une arme et une cible.
ask-unit-position = Votre { name } : choisissez une position.
ask-unit-heal = Votre { name } : choisissez un soldat à soigner.
ask-dirt = On vise votre { name } : { NAMES($weapons, of: "weapon", form: "some") }. À terre ?

## Refus

refuse-turn = Attendez : c’est le demi-tour de { PLAYERS($seat) }.
refuse-foreign = Choisissez une de vos unités.
refuse-picked = Finissez d’abord avec votre { name }.
refuse-points = { $empty ->
    [yes] Achetez au moins une unité, pour { $left } points au plus.
   *[no] Il vous reste { $left } points.
}
refuse-full = Votre armée est complète : { $units } unités au plus.
refuse-UC-R-3 = Choisissez une case à portée : trop loin, ou le passage est bloqué.
refuse-UC-R-4 = Choisissez une cible à portée.
refuse-UC-R-7 = Les véhicules n’entrent pas dans le décor.
refuse-UC-R-8 = Choisissez une cible en vue : quelque chose la cache.
refuse-UC-R-11 = Choisissez une case libre : une unité s’y trouve.
refuse-UC-R-12 = Choisissez une case sur le sol.
refuse-UC-R-14 = Une jeep porte une arme lourde, un blindé deux, les autres aucune.
refuse-UC-R-24 = Sans officier, vos unités ne peuvent pas bouger.
refuse-UC-R-25 = Cette unité est désorientée et ne fait rien ce demi-tour.
refuse-UC-R-28 = Visez un véhicule avec cette arme.
refuse-UC-R-30 = Ce soldat a déjà attaqué pendant ce demi-tour.
refuse-UC-R-31 = Les soldats choisissent des cibles ; les véhicules tirent ensuite.
refuse-UC-R-33 = Un soldat porte trois armes différentes, dont une lourde.
refuse-UC-R-34 = Ce soldat a lancé sa seule grenade.
refuse-UC-R-36 = Un couteau ne sert qu’au corps à corps.
refuse-UC-R-37 = Au corps à corps, attaquez un ennemi à 1 pied au plus.
refuse-UC-R-40 = Un véhicule n’attaque pas au corps à corps.
refuse-UC-R-41 = Choisissez un ennemi pour cible.
refuse-UC-R-43 = Choisissez une arme que ce soldat porte.
refuse-UC-R-46 = Répondez pour le soldat dont il est question.
refuse-UC-R-59 = Avec trois blessures, ce soldat ne peut pas attaquer.
refuse-UC-R-61 = Un infirmier soigne vos soldats blessés à 1 pied au plus.
refuse-UC-R-62 = Cette unité est hors de combat.
refuse-UC-R-66 = Les véhicules n’ont pas de position.
refuse-UC-R-68 = Choisissez une case libre de votre zone, dégagée pour un véhicule.
refuse-UC-R-72 = On n’abandonne qu’en agissant pendant son demi-tour.
refuse-UC-R-73 = Cette unité l’a déjà fait, ou rien ne changerait.
refuse-UC-R-75 = Cette unité n’existe pas.
refuse-UC-R-90 = Achetez d’abord une unité, puis ses armes.
refuse-UC-R-95 = Choisissez d’abord une unité.
refuse-UC-TROOP-6 = Seul un infirmier soigne, trois soldats au plus.
refuse-UC-WND-6 = Avec trois blessures, cette unité ne peut pas tirer.
out-of-range = La cible est à { $feet } pieds ; { NAME($weapon, of: "weapon", form: "the") } porte à { $reach }.
out-of-sight = Pas de vue : { $trees ->
    [yes] le décor
   *[no] un bâtiment
} cache la cible.
out-of-reach = Votre { name } peut faire { $feet } pieds.

## Ce qui se passe

told-revealed = { WHO($seat) ->
    [you] Vous montrez
   *[one] { PLAYERS($seat) } montre
} une armée de { $points } points.
told-rolled = { WHO($seat) ->
    [you] Vous lancez
   *[one] { PLAYERS($seat) } lance
} { $dice } pour { $what ->
    [deploy] le déploiement
   *[initiative] l’initiative
}.
told-first = { $what ->
    [deploy] { WHO($seat) ->
        [you] Votre lancer est plus faible : vous vous déployez en premier.
       *[one] Le lancer de { PLAYERS($seat) } est plus faible : premier à se déployer.
    }
   *[initiative] { WHO($seat) ->
        [you] Vous commencez.
       *[one] { PLAYERS($seat) } commence.
    }
}
told-left_out = Il n’y a pas de place pour { my-unit }.
told-deployed = { Unit } prend place{ $position ->
    [none] .
   *[other] , { NAME($position, of: "position") }.
}
told-round = La manche { $round } commence.
told-half = { WHO($seat) ->
    [you] Votre demi-tour commence.
   *[one] Le demi-tour de { PLAYERS($seat) } commence.
}
told-officers = { Unit } lance { $die } sans officier { $confused ->
    [yes] et reste sans ordres.
   *[no] et peut agir.
}
told-step = À présent : { NAME($step, of: "step") }.
told-moved = { Unit } avance de { $feet } pi.
told-declared = { Unit } vise { my-target } { NAME($weapon, of: "weapon", form: "with") }.
told-declared-melee = { Unit } va attaquer { my-target } au corps à corps.
told-dirt = { Unit } se jette à terre.
told-stayed = { Unit } ne se jette pas à terre.
told-dice = Les dés montrent { $dice }.
told-attacked = { Unit } { $result ->
    [missed] manque
    [wounded] blesse
   *[killed] élimine
} { my-target } : dés { $sum }, résultat { $score }.
told-struck-back = { Unit } riposte et { $result ->
    [missed] manque
    [wounded] blesse
   *[killed] élimine
} { my-target } : dés { $sum }, résultat { $score }.
told-fourth = { Unit } touche { my-target } : { $result ->
    [wounded] la quatrième blessure ne change rien.
   *[killed] la quatrième blessure tue.
}
told-lost_attack = { Unit } ne peut plus attaquer { my-target }.
told-positioned = { Unit } { $position ->
    [st] se lève
    [kn] s’agenouille
   *[pr] se couche
}.
told-healed = { Unit } soigne { my-target } : { $wounds ->
    [0] plus de blessure
    [1] encore 1 blessure
   *[other] encore { $wounds } blessures
}.
told-removed = { Unit } quitte la bataille.
told-points = { WHO($seat) ->
    [you] Vous marquez
   *[one] { PLAYERS($seat) } marque
} { $points } points pour les ennemis détruits, { $total } en tout.
told-marker = { WHO($seat) ->
    [you] Vous tenez
   *[one] { PLAYERS($seat) } tient
} le repère { $nth } : 1 point, { $total } en tout.
told-resigned = { WHO($seat) ->
    [you] Vous abandonnez.
   *[one] { PLAYERS($seat) } abandonne.
}
told-picked = { Unit } va agir.
told-bought = { WHO($seat) ->
    [you] Vous achetez
   *[one] { PLAYERS($seat) } achète
} : { NAME($type, of: "unit") }{ $armed ->
    [yes] , { NAMES($arms, of: "weapon", form: "some") }.
   *[no] .
} { $units ->
    [one] 1 unité
   *[other] { $units } unités
} à présent.
told-ready = { WHO($seat) ->
    [you] Votre armée est prête.
   *[one] L’armée de { PLAYERS($seat) } est prête.
}
told-ended = { $reason ->
    [wipe-out] { end-wipe-out }
    [markers] { end-markers }
    [resigned] { end-resigned }
   *[points] { WHO($winners) ->
        [none] Match nul : les deux camps ont autant de points.
       *[one] { end-points }
    }
}

## Plusieurs événements en une ligne

line-attacks = { WHO($unit) ->
    [you] Vous attaquez
   *[one] { PLAYERS($unit) } attaque
} { $count } fois : { $killed } tués, { $wounded } blessés, { $missed } manqués.
line-markers = { WHO($seat) ->
    [you] Vous marquez
   *[one] { PLAYERS($seat) } marque
} { $count ->
    [one] 1 point
   *[other] { $count } points
} pour les repères, { $total } en tout.
line-confused = Sans officier, { $confused } unités sur { $count } { WHO($unit) ->
    [you] des vôtres
   *[one] de { PLAYERS($unit) }
} restent sans ordres.

## Comment la bataille s’est terminée

end-wipe-out = { WHO($winners) ->
    [you] Vous gagnez : toutes les unités de { PLAYERS($losers) } sont détruites.
   *[one] { PLAYERS($winners) } gagne : { WHO($losers) ->
        [you] toutes vos unités
       *[one] toutes les unités de { PLAYERS($losers) }
    } sont détruites.
}
end-points = { WHO($winners) ->
    [you] Vous gagnez
   *[one] { PLAYERS($winners) } gagne
} aux points pour les ennemis détruits.
end-markers = { WHO($winners) ->
    [you] Vous gagnez
   *[one] { PLAYERS($winners) } gagne
} aux points des repères.
end-resigned = { WHO($losers) ->
    [you] Vous avez abandonné. { PLAYERS($winners) } gagne.
   *[one] { PLAYERS($losers) } a abandonné. { WHO($winners) ->
        [you] Vous gagnez.
       *[one] { PLAYERS($winners) } gagne.
    }
}
end-score = Le score final est de { $won } à { $lost }.
end-draw = Match nul : les deux camps ont { $points } points.

## Ce que voudrait dire un choix

proposed = { $count ->
    [0] Toutes vos unités sont placées.
    [1] 1 place est proposée.
   *[other] { $count } places sont proposées.
}
can-move = Elle peut faire jusqu’à { $feet } pieds.
way = { $feet } pieds sur { $most }.
healing = Votre { name } : { $wounds ->
    [one] 1 blessure
   *[other] { $wounds } blessures
}, { $left } après les soins.
costs = Coûte { $cost } points, il en reste { $left }.
idle = { $count ->
    [0] Aucune unité ne peut plus agir.
    [1] 1 unité peut encore agir.
   *[other] { $count } unités peuvent encore agir.
}
odds-kills = Tue dès { $least } : { $chance } %.
odds-wounds = Blesse dès { $least } : { $chance } %.
odds-no-kill = L’attaque ne peut pas tuer.
odds-none = L’attaque ne peut rien faire à la cible.
sum-dice = 2 dés
sum-weapon = { $sign } { $value } { NAME($weapon, of: "weapon") }
sum-special = { $sign } { $value } commando
sum-wound = { $sign } { $value } blessure
sum-position = { $sign } { $value } { NAME($position, of: "position") }
sum-terrain = { $sign } { $value } { NAME($terrain, of: "terrain") }
sum-toughness = { $sign } { $value } résistance
sum-cover = { $sign } { $value } cible { NAME($terrain, of: "terrain", form: "in") }
sum-target = { $sign } { $value } cible { NAME($position, of: "position") }

## Aide

about-bought = { Unit }.
about-absent = { Unit } : { arms } ; { $state ->
    [unplaced] pas encore en place
    [killed] hors de combat
   *[removed] plus dans la bataille
}.
about-unit = { Unit } : { arms }{ $position ->
    [none] { "" }
   *[other] { " ; " }{ NAME($position, of: "position") } { NAME($terrain, of: "terrain", form: "in") }
} ; résistance { $toughness }{ $wounds ->
    [0] { "" }
    [1] { " ; " }1 blessure
   *[other] { " ; " }{ $wounds } blessures
}.
arms = { $armed ->
    [yes] { NAMES($arms, of: "weapon", form: "some") }
   *[no] sans arme
}
about-type = Unité { NAME($type, of: "unit") } : résistance { $toughness }, { $feet } pieds, { $cost } points.
does-O = Tant qu’un camp a un officier vivant, toutes ses unités peuvent agir.
does-SF = Plus résistant que les autres soldats, avec +1 à toutes les attaques.
does-M = Soigne jusqu’à trois soldats à 1 pied au plus, à chaque tour.
does-S = N’a pas de capacité spéciale.
does-J = Tire avec une arme montée.
does-MC = Ne peut pas attaquer.
does-APC = Tire avec deux armes montées, chacune sur sa propre cible.
does-T = Tire au canon comme au bazooka : +7 contre les véhicules.
about-weapon = Portée, { NAME($weapon, of: "weapon") } : { $reach } pi.
weapon-fire = Tir : +{ $fire }.
weapon-vehicles = Contre les véhicules : +{ $vehicles }.
weapon-hand = Corps à corps : +{ $hand }.
weapon-cost = { $cost } points.
does-knife = Pour le corps à corps seulement.
does-gren = Se lance dans sa propre étape, après les tirs.
does-baz = Retire 1 pied au mouvement.
does-mort = Laisse 1 pied de mouvement au plus.
does-gun = Fait partie du char.
about-position = Un soldat { NAME($position, of: "position") } fait jusqu’à { $feet } pi{ $toughness ->
    [0] .
   *[other] , avec une résistance de +{ $toughness }.
}
position-attacks = Corps à corps et grenades : −{ $less }.
about-terrain = Un soldat { NAME($terrain, of: "terrain", form: "in") } : résistance +{ $toughness }{ $shots ->
    [0] { "" }
   *[other] , tirs −{ $shots }
}{ $grenades ->
    [0] { "" }
   *[other] , grenades −{ $grenades }
}.
does-hole = Il ne cache pas la vue.
does-trees = Ils ne cachent pas la vue.
does-veh = Il protège les soldats à côté quand il est dans la ligne de tir.
does-bldg = Il cache la vue, mais ceux qui sont dedans voient dehors et sont vus.
about-step = { NAME($step, of: "step") }. { NAME($step, of: "step", form: "does") }
help-marker = Un repère. Dès la manche 2, un camp avec un soldat à 2 pieds au plus marque 1 point par manche si l’ennemi n’y a personne.
help-zone = Une zone de déploiement. Un camp y place ses unités avant la bataille.
help-confused = Sans ordres : sans officier, elle ne fait rien pendant son demi-tour, mais peut se jeter à terre.
help-killed = Hors de combat : elle est retirée à la fin du demi-tour.
help-wounds = Une blessure divise le mouvement par deux, deux ou trois laissent 1 pied. Une ou deux retirent 1 au tir, trois l’interdisent. Une quatrième tue.

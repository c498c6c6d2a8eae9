# Was Combat sagt. Eine Einheit heißt nach ihrer Aufgabe: unit-rifle ist ein Soldat mit Gewehr.

## Namen

# Einheiten: `short` bei wenig Platz, `yours` am Satzanfang, `acc` im Akkusativ.
unit-O = Offizier
    .yours = Dein Offizier
    .acc = deinen Offizier
unit-SF = Spezialkraft
    .short = Spez.-Kraft
    .yours = Deine Spezialkraft
    .acc = deine Spezialkraft
unit-M = Sanitäter
    .yours = Dein Sanitäter
    .acc = deinen Sanitäter
unit-S = Soldat
    .yours = Dein Soldat
    .acc = deinen Soldaten
unit-J = Jeep
    .yours = Dein Jeep
    .acc = deinen Jeep
unit-MC = Motorrad
    .yours = Dein Motorrad
    .acc = dein Motorrad
unit-APC = Transporter
    .yours = Dein Transporter
    .acc = deinen Transporter
unit-T = Panzer
    .yours = Dein Panzer
    .acc = deinen Panzer
unit-rifle = Schütze
    .yours = Dein Schütze
    .acc = deinen Schützen
unit-mg = MG-Schütze
    .yours = Dein MG-Schütze
    .acc = deinen MG-Schützen
unit-baz = Bazooka-Schütze
    .short = Baz.-Schütze
    .yours = Dein Bazooka-Schütze
    .acc = deinen Bazooka-Schützen
unit-mort = Mörserschütze
    .short = Mörser
    .yours = Dein Mörserschütze
    .acc = deinen Mörserschützen

# Waffen: `some` mit einer Zahl, `the` eine bestimmte, `with` womit.
weapon-knife = Messer
    .some = { $count ->
        [one] ein Messer
       *[other] { number } Messer
    }
    .the = das Messer
    .with = mit dem Messer
weapon-pistol = Pistole
    .some = { $count ->
        [one] eine Pistole
       *[other] { number } Pistolen
    }
    .the = die Pistole
    .with = mit der Pistole
weapon-rifle = Gewehr
    .some = { $count ->
        [one] ein Gewehr
       *[other] { number } Gewehre
    }
    .the = das Gewehr
    .with = mit dem Gewehr
weapon-mg = Maschinengewehr
    .some = { $count ->
        [one] ein Maschinengewehr
       *[other] { number } Maschinengewehre
    }
    .the = das Maschinengewehr
    .with = mit dem Maschinengewehr
weapon-gren = Granate
    .some = { $count ->
        [one] eine Granate
       *[other] { number } Granaten
    }
    .the = die Granate
    .with = mit der Granate
weapon-baz = Bazooka
    .some = { $count ->
        [one] eine Bazooka
       *[other] { number } Bazookas
    }
    .the = die Bazooka
    .with = mit der Bazooka
weapon-mort = Mörser
    .some = { $count ->
        [one] ein Mörser
       *[other] { number } Mörser
    }
    .the = der Mörser
    .with = mit dem Mörser
weapon-gun = Kanone
    .some = { $count ->
        [one] eine Kanone
       *[other] { number } Kanonen
    }
    .the = die Kanone
    .with = mit der Kanone
weapon-melee = Nahkampf
    .some = { $count ->
        [one] ein Nahkampf
       *[other] { number } Nahkämpfe
    }
    .the = der Nahkampf
    .with = im Nahkampf

position-st = stehend
position-kn = kniend
position-pr = liegend
# Wo ein Soldat ist.
terrain-open = freies Gelände
    .in = im Freien
terrain-hole = Grube
    .in = in der Grube
terrain-trees = Bäume
    .in = unter Bäumen
terrain-veh = Fahrzeug
    .in = hinter einem Fahrzeug
terrain-bldg = Gebäude
    .in = im Gebäude

step-move = Bewegen
    .does = Jede Einheit darf sich einmal bewegen.
step-declare = Ziele wählen
    .does = Jeder Soldat, der feuern soll, bekommt eine Waffe und ein Ziel.
step-dirt = Hinwerfen
    .does = Jeder Soldat, auf den gezielt wird, darf sich sofort hinwerfen.
step-sighted = Feuern
    .does = Die Schüsse werden gewürfelt, in der Reihenfolge der gewählten Ziele.
step-grenades = Granaten
    .does = Die Granaten werden gewürfelt, in der Reihenfolge der gewählten Ziele.
step-melee = Nahkampf
    .does = Soldaten, die noch nicht angegriffen haben, dürfen einen Feind bis 1 Fuß entfernt angreifen.
step-vehicles = Fahrzeuge
    .does = Jede montierte Waffe und jede Kanone darf einmal feuern.
step-position = Haltungen
    .does = Jeder Soldat darf für den nächsten Zug stehen, knien oder liegen.
step-heal = Sanitäter
    .does = Sanitäter heilen Soldaten bis 1 Fuß entfernt.
step-removal = Verluste
    .does = Ausgeschaltete Einheiten werden entfernt, ihre Punkte gezählt.

# Eine Einheit mit ihrem Namen: `Schütze 2`; mit dem, dem sie gehört, am Satzanfang und im Akkusativ.
nth = { $number ->
    [none] { "" }
   *[other] { " " }{ $number }
}
name = { NAME($calling, of: "unit") }{ nth }
my-unit = { WHO($unit) ->
    [you] { NAME($calling, of: "unit", form: "acc") }{ nth }
   *[one] { name } von { PLAYERS($unit) }
}
Unit = { WHO($unit) ->
    [you] { NAME($calling, of: "unit", form: "yours") }{ nth }
   *[one] { name } von { PLAYERS($unit) }
}
target-nth = { $target_number ->
    [none] { "" }
   *[other] { " " }{ $target_number }
}
my-target = { WHO($target) ->
    [you] { NAME($target_calling, of: "unit", form: "acc") }{ target-nth }
   *[one] { NAME($target_calling, of: "unit") }{ target-nth } von { PLAYERS($target) }
}

## Was gefragt wird

ask-roll-deploy = Die Würfel entscheiden, wer zuerst aufstellt.
ask-roll-initiative = Die Würfel entscheiden, wer beginnt.
ask-roll-officers = Kein Offizier: Die Würfel entscheiden, wer handeln darf.
ask-roll-attack = Für einen Angriff wird gewürfelt.
ask-wait-buy = { PLAYERS($seats) } { WHO($seats) ->
    [many] kaufen gerade ihre Armeen
   *[one] kauft gerade eine Armee
}.
ask-wait-deploy = { PLAYERS($seats) } stellt gerade eine Einheit auf.
ask-wait-move = { PLAYERS($seats) } bewegt gerade Einheiten.
ask-wait-declare = { PLAYERS($seats) } wählt gerade Ziele.
ask-wait-dirt = { PLAYERS($seats) } entscheidet gerade, wer sich hinwirft.
ask-wait-melee = { PLAYERS($seats) } greift gerade im Nahkampf an.
ask-wait-vehicles = { PLAYERS($seats) } feuert gerade mit Fahrzeugen.
ask-wait-position = { PLAYERS($seats) } wählt gerade Haltungen.
ask-wait-heal = { PLAYERS($seats) } heilt gerade.
ask-buy = Kauf deine Armee: noch { $left } von { $points } Punkten.
ask-deploy = Stell eine Einheit in deiner Zone auf.
ask-move = Beweg deine Einheiten, oder beende den Schritt.
ask-declare = Wähle Ziele für deine Soldaten, oder beende den Schritt.
ask-melee = Greif im Nahkampf an, oder beende den Schritt.
ask-vehicles = Feuere mit deinen Fahrzeugen, oder beende den Schritt.
ask-position = Wähle Haltungen für den nächsten Zug, oder beende den Schritt.
ask-heal = Heile mit deinen Sanitätern, oder beende den Schritt.
ask-unit-deploy = { name }: Wähle ein Feld in deiner Zone.
ask-unit-move = { name }: bis zu { $feet } Fuß weit.
ask-unit-declare = { name }: Wähle eine Waffe und ein Ziel.
ask-unit-melee = { name }: Wähle einen Feind, den du angreifst.
ask-unit-vehicles = { name }: Wähle eine Waffe und ein Ziel.
ask-unit-position = { name }: Wähle eine Haltung.
ask-unit-heal = { name }: Wähle, wer geheilt wird.
ask-dirt = { Unit } ist im Visier: { NAMES($weapons, of: "weapon", form: "some") }. Hinwerfen?

## Ablehnungen

refuse-turn = Warte: { PLAYERS($seat) } ist am Zug.
refuse-foreign = Wähle eine deiner eigenen Einheiten.
refuse-picked = Beende zuerst den Zug für { my-unit }.
refuse-points = { $empty ->
    [yes] Kauf mindestens eine Einheit, für höchstens { $left } Punkte.
   *[no] Du hast noch { $left } Punkte.
}
refuse-full = Deine Armee ist vollständig: höchstens { $units } Einheiten.
refuse-UC-R-3 = Wähle ein erreichbares Feld: zu weit, oder der Weg ist versperrt.
refuse-UC-R-4 = Wähle ein Ziel in Reichweite.
refuse-UC-R-7 = Fahrzeuge fahren nicht in Gelände.
refuse-UC-R-8 = Wähle ein Ziel in Sicht: Etwas ist im Weg.
refuse-UC-R-11 = Wähle ein freies Feld: Dort steht schon eine Einheit.
refuse-UC-R-12 = Wähle ein Feld auf dem Boden.
refuse-UC-R-14 = Ein Jeep trägt eine schwere Waffe, ein Transporter zwei, andere keine.
refuse-UC-R-24 = Ohne Offizier können sich deine Einheiten nicht bewegen.
refuse-UC-R-25 = Diese Einheit ist verwirrt und tut in diesem halben Zug nichts.
refuse-UC-R-28 = Ziel mit dieser Waffe auf ein Fahrzeug.
refuse-UC-R-30 = Dieser Soldat hat in diesem halben Zug schon angegriffen.
refuse-UC-R-31 = Soldaten wählen Ziele; Fahrzeuge feuern später, jede Waffe einmal.
refuse-UC-R-33 = Ein Soldat trägt drei verschiedene Waffen, eine davon schwer.
refuse-UC-R-34 = Dieser Soldat hat seine einzige Granate geworfen.
refuse-UC-R-36 = Ein Messer taugt nur für den Nahkampf.
refuse-UC-R-37 = Im Nahkampf greifst du Feinde bis 1 Fuß entfernt an.
refuse-UC-R-40 = Ein Fahrzeug greift nicht im Nahkampf an.
refuse-UC-R-41 = Wähle einen Feind als Ziel.
refuse-UC-R-43 = Wähle eine Waffe, die dieser Soldat trägt.
refuse-UC-R-46 = Antworte für den Soldaten, nach dem gefragt wird.
refuse-UC-R-59 = Mit drei Wunden kann dieser Soldat nicht angreifen.
refuse-UC-R-61 = Ein Sanitäter heilt eigene verwundete Soldaten bis 1 Fuß entfernt.
refuse-UC-R-62 = Diese Einheit ist außer Gefecht.
refuse-UC-R-66 = Fahrzeuge haben keine Haltung.
refuse-UC-R-68 = Wähle ein freies Feld in deiner Zone, für Fahrzeuge freies Gelände.
refuse-UC-R-72 = Aufgeben kannst du nur, wenn du in deinem halben Zug handelst.
refuse-UC-R-73 = Das hat diese Einheit schon getan, oder es ändert nichts.
refuse-UC-R-75 = Diese Einheit gibt es nicht.
refuse-UC-R-90 = Kauf zuerst eine Einheit, dann ihre Waffen.
refuse-UC-R-95 = Wähle zuerst eine Einheit.
refuse-UC-TROOP-6 = Nur ein Sanitäter heilt, höchstens drei Soldaten.
refuse-UC-WND-6 = Mit drei Wunden kann diese Einheit nicht feuern.
out-of-range = Das Ziel ist { $feet } Fuß entfernt, { NAME($weapon, of: "weapon", form: "the") } reicht { $reach } Fuß.
out-of-sight = Keine Sicht: { $trees ->
    [yes] Gelände
   *[no] Ein Gebäude
} ist im Weg.
out-of-reach = { Unit } kommt { $feet } Fuß weit.

## Was geschieht

told-revealed = { WHO($seat) ->
    [you] Du zeigst
   *[one] { PLAYERS($seat) } zeigt
} eine Armee für { $points } Punkte.
told-rolled = { WHO($seat) ->
    [you] Du würfelst
   *[one] { PLAYERS($seat) } würfelt
} { $dice } für die { $what ->
    [deploy] Aufstellung
   *[initiative] Initiative
}.
told-first = { $what ->
    [deploy] { WHO($seat) ->
        [you] Du hast weniger gewürfelt und stellst zuerst auf.
       *[one] { PLAYERS($seat) } hat weniger gewürfelt und stellt zuerst auf.
    }
   *[initiative] { WHO($seat) ->
        [you] Du beginnst.
       *[one] { PLAYERS($seat) } beginnt.
    }
}
told-left_out = Für { my-unit } ist kein Platz.
told-deployed = { Unit } steht bereit{ $position ->
    [none] .
   *[other] , { NAME($position, of: "position") }.
}
told-round = Runde { $round } beginnt.
told-half = { WHO($seat) ->
    [you] Dein halber Zug beginnt.
   *[one] Der halbe Zug von { PLAYERS($seat) } beginnt.
}
told-officers = { Unit } würfelt ohne Offizier { $die } und { $confused ->
    [yes] ist verwirrt.
   *[no] darf handeln.
}
told-step = Jetzt: { NAME($step, of: "step") }.
told-moved = { Unit } bewegt sich { $feet } Fuß.
told-declared = { Unit } zielt { NAME($weapon, of: "weapon", form: "with") } auf { my-target }.
told-declared-melee = { Unit } will { my-target } im Nahkampf angreifen.
told-dirt = { Unit } wirft sich hin.
told-stayed = { Unit } wirft sich nicht hin.
told-dice = Die Würfel zeigen { $dice }.
told-attacked = { Unit } { $result ->
    [missed] verfehlt
    [wounded] verwundet
   *[killed] erledigt
} { my-target }: { $sum } gewürfelt, Ergebnis { $score }.
told-struck-back = { Unit } schlägt zurück und { $result ->
    [missed] verfehlt
    [wounded] verwundet
   *[killed] erledigt
} { my-target }: { $sum } gewürfelt, Ergebnis { $score }.
told-fourth = { Unit } trifft { my-target }: { $result ->
    [wounded] Die vierte Wunde ändert nichts.
   *[killed] Die vierte Wunde tötet.
}
told-lost_attack = { Unit } kann { my-target } nicht mehr angreifen.
told-positioned = { Unit } { $position ->
    [st] steht auf
    [kn] kniet sich hin
   *[pr] legt sich hin
}.
told-healed = { Unit } heilt { my-target }: { $wounds ->
    [0] keine Wunde mehr
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}.
told-removed = { Unit } wird entfernt.
told-points = { WHO($seat) ->
    [you] Du bekommst
   *[one] { PLAYERS($seat) } bekommt
} { $points } Punkte für ausgeschaltete Gegner, insgesamt { $total }.
told-marker = { WHO($seat) ->
    [you] Du hältst
   *[one] { PLAYERS($seat) } hält
} Marke { $nth }: 1 Punkt, insgesamt { $total }.
told-resigned = { WHO($seat) ->
    [you] Du gibst auf.
   *[one] { PLAYERS($seat) } gibt auf.
}
told-picked = { Unit } handelt als Nächstes.
told-bought = { WHO($seat) ->
    [you] Du kaufst
   *[one] { PLAYERS($seat) } kauft
}: { NAME($type, of: "unit") }{ $armed ->
    [yes] , { NAMES($arms, of: "weapon", form: "some") }.
   *[no] .
} Bisher { $units ->
    [one] 1 Einheit
   *[other] { $units } Einheiten
}.
told-ready = { WHO($seat) ->
    [you] Deine Armee ist bereit.
   *[one] Die Armee von { PLAYERS($seat) } ist bereit.
}
told-ended = { $reason ->
    [wipe-out] { end-wipe-out }
    [markers] { end-markers }
    [resigned] { end-resigned }
   *[points] { WHO($winners) ->
        [none] Unentschieden: Beide Seiten haben gleich viele Punkte.
       *[one] { end-points }
    }
}

## Mehrere Ereignisse in einer Zeile

line-attacks = { WHO($unit) ->
    [you] Du greifst
   *[one] { PLAYERS($unit) } greift
} { $count }-mal an: { $killed } getötet, { $wounded } verwundet, { $missed } verfehlt.
line-markers = { WHO($seat) ->
    [you] Du bekommst
   *[one] { PLAYERS($seat) } bekommt
} { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
} für Marken, insgesamt { $total }.
line-confused = Ohne Offizier { $confused ->
    [one] ist
   *[other] sind
} { $confused } von { $count } Einheiten { WHO($unit) ->
    [you] bei dir
   *[one] von { PLAYERS($unit) }
} verwirrt.

## Wie es ausging

end-wipe-out = { WHO($winners) ->
    [you] Du gewinnst: Alle Einheiten von { PLAYERS($losers) } sind ausgeschaltet.
   *[one] { PLAYERS($winners) } gewinnt: { WHO($losers) ->
        [you] Alle deine Einheiten
       *[one] Alle Einheiten von { PLAYERS($losers) }
    } sind ausgeschaltet.
}
end-points = { WHO($winners) ->
    [you] Du gewinnst
   *[one] { PLAYERS($winners) } gewinnt
} nach Punkten für ausgeschaltete Gegner.
end-markers = { WHO($winners) ->
    [you] Du gewinnst
   *[one] { PLAYERS($winners) } gewinnt
} nach Punkten für Marken.
end-resigned = { WHO($losers) ->
    [you] Du hast aufgegeben. { PLAYERS($winners) } gewinnt.
   *[one] { PLAYERS($losers) } hat aufgegeben. { WHO($winners) ->
        [you] Du gewinnst.
       *[one] { PLAYERS($winners) } gewinnt.
    }
}
end-score = Es endete { $won } zu { $lost }.
end-draw = Unentschieden: Beide Seiten haben { $points } Punkte.

## Was eine Wahl bedeuten würde

proposed = { $count ->
    [0] Alle deine Einheiten stehen.
    [one] 1 Platz ist vorgeschlagen.
   *[other] { $count } Plätze sind vorgeschlagen.
}
can-move = Weg: bis zu { $feet } Fuß.
way = { $feet } von { $most } Fuß.
healing = { name }: { $wounds ->
    [one] 1 Wunde
   *[other] { $wounds } Wunden
}, nach der Heilung { $left }.
costs = Kostet { $cost } Punkte, dann bleiben { $left }.
idle = { $count ->
    [0] Keine Einheit kann noch handeln.
    [one] 1 Einheit kann noch handeln.
   *[other] { $count } Einheiten können noch handeln.
}
odds-kills = Tötet ab { $least }: { $chance } %.
odds-wounds = Verwundet ab { $least }: { $chance } %.
odds-no-kill = Töten kann es nicht.
odds-none = Das Ziel ist so nicht zu verletzen.
sum-dice = 2 Würfel
sum-weapon = { $sign } { $value } { NAME($weapon, of: "weapon") }
sum-special = { $sign } { $value } Spezialkraft
sum-wound = { $sign } { $value } verwundet
sum-position = { $sign } { $value } { NAME($position, of: "position") }
sum-terrain = { $sign } { $value } { NAME($terrain, of: "terrain") }
sum-toughness = { $sign } { $value } Zähigkeit
sum-cover = { $sign } { $value } Ziel { NAME($terrain, of: "terrain", form: "in") }
sum-target = { $sign } { $value } Ziel { NAME($position, of: "position") }

## Hilfe

about-bought = { Unit }.
about-absent = { Unit }: { arms }; { $state ->
    [unplaced] noch nicht aufgestellt
    [killed] außer Gefecht
   *[removed] nicht mehr dabei
}.
about-unit = { Unit }: { arms }{ $position ->
    [none] { "" }
   *[other] { "; " }{ NAME($position, of: "position") } { NAME($terrain, of: "terrain", form: "in") }
}; Zähigkeit { $toughness }{ $wounds ->
    [0] { "" }
    [one] { "; " }1 Wunde
   *[other] { "; " }{ $wounds } Wunden
}.
arms = { $armed ->
    [yes] { NAMES($arms, of: "weapon", form: "some") }
   *[no] unbewaffnet
}
about-type = { NAME($type, of: "unit") }: Zähigkeit { $toughness }, { $feet } Fuß, { $cost } Punkte.
does-O = Solange ein Offizier einer Seite lebt, dürfen alle ihre Einheiten handeln.
does-SF = Zäher als andere Soldaten, mit +1 auf alle Angriffe.
does-M = Heilt bis zu drei Soldaten je Zug, bis 1 Fuß entfernt.
does-S = Hat keine besondere Fähigkeit.
does-J = Feuert mit einer montierten Waffe.
does-MC = Kann nicht angreifen.
does-APC = Feuert mit zwei montierten Waffen, jede auf ihr eigenes Ziel.
does-T = Feuert mit der Kanone wie mit einer Bazooka: +7 gegen Fahrzeuge.
about-weapon = { NAME($weapon, of: "weapon") }: reicht { $reach } Fuß.
weapon-fire = Feuer: +{ $fire }.
weapon-vehicles = Gegen Fahrzeuge: +{ $vehicles }.
weapon-hand = Nahkampf: +{ $hand }.
weapon-cost = { $cost } Punkte.
does-knife = Nur für den Nahkampf.
does-gren = Wird in einem eigenen Schritt geworfen, nach dem Feuern.
does-baz = Nimmt 1 Fuß vom Weg.
does-mort = Lässt höchstens 1 Fuß Weg.
does-gun = In den Panzer eingebaut.
about-position = Ein Soldat, { NAME($position, of: "position") }, kommt bis zu { $feet } Fuß weit{ $toughness ->
    [0] .
   *[other] , mit Zähigkeit +{ $toughness }.
}
position-attacks = Nahkampf und Granaten: −{ $less }.
about-terrain = Soldaten { NAME($terrain, of: "terrain", form: "in") }: Zähigkeit +{ $toughness }{ $shots ->
    [0] { "" }
   *[other] , Schüsse −{ $shots }
}{ $grenades ->
    [0] { "" }
   *[other] , Granaten −{ $grenades }
}.
does-hole = Sie nimmt nicht die Sicht.
does-trees = Sie nehmen nicht die Sicht.
does-veh = Es deckt Soldaten daneben, wenn es in der Schusslinie steht.
does-bldg = Es nimmt die Sicht, doch wer darin ist, sieht hinaus und wird gesehen.
about-step = { NAME($step, of: "step") }. { NAME($step, of: "step", form: "does") }
help-marker = Eine Marke. Ab Runde 2 bekommt eine Seite mit einem Soldaten bis 2 Fuß daneben 1 Punkt je Runde, wenn der Feind keinen hat.
help-zone = Eine Zone zum Aufstellen. Hier stellt eine Seite vor der Schlacht ihre Einheiten auf.
help-confused = Verwirrt: Ohne Offizier tut sie in ihrem halben Zug nichts, darf sich aber hinwerfen.
help-killed = Außer Gefecht: Am Ende des halben Zuges wird sie entfernt.
help-wounds = Eine Wunde halbiert den Weg, zwei oder drei lassen 1 Fuß. Eine oder zwei nehmen 1 vom Feuer, drei verbieten es. Eine vierte tötet.

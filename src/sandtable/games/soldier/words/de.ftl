# Was Ultimate Soldier sagt. Karten und Soldaten heißen nach ihren Zeichen: card-T2, soldier-Ninja.

## Karten: `some` ist eine davon im vierten Fall, `points` bringt eine Trainingskarte.

card-Advance = Vorstoß
    .some = einen Vorstoß
card-Attack = Angriff
    .some = einen Angriff
card-Block = Abwehr
    .some = eine Abwehr
card-Retaliate = Vergeltung
    .some = eine Vergeltung
card-Redirect = Umlenken
    .some = ein Umlenken
card-Stun = Betäuben
    .some = ein Betäuben
card-Retreat = Rückzug
    .some = einen Rückzug
card-T1 = Training 1
    .some = Training 1
    .points = 1 Punkt
card-T2 = Training 2
    .some = Training 2
    .points = 2 Punkte
card-T3 = Training 3
    .some = Training 3
    .points = 3 Punkte
card-Glock = Glock
    .some = eine Glock
card-Knife = Messer
    .some = ein Messer
card-Grenade = Granate
    .some = eine Granate
card-M16 = M16
    .some = ein M16
card-M4 = M4
    .some = ein M4
card-NinjaStars = Ninjasterne
    .some = Ninjasterne
card-SniperRifle = Präzisionsgewehr
    .some = ein Präzisionsgewehr
card-Pistol = Pistole
    .some = eine Pistole
card-SmokeBomb = Rauchbombe
    .some = eine Rauchbombe
card-Sniper = Scharfschütze
    .some = einen Scharfschützen
card-Superhuman = Superkraft
    .some = Superkraft
card-Adrenaline = Adrenalin
    .some = Adrenalin
card-Interfere = Eingreifen
    .some = ein Eingreifen
card-Radio = Funkspruch
    .some = einen Funkspruch
card-Mirror = Spiegel
    .some = einen Spiegel
card-Bomb = Bombe
    .some = eine Bombe
card-Dud = Blindgänger
    .some = einen Blindgänger
card-SuperDud = Superblindgänger
    .some = einen Superblindgänger
card-Persuasion = Überreden
    .some = ein Überreden

## Soldaten: `acc` ist der vierte Fall.

soldier-Rifleman = Schütze
    .acc = Schützen
soldier-Marine = Marine
    .acc = Marine
soldier-Paratrooper = Fallschirmjäger
    .acc = Fallschirmjäger
soldier-Ranger = Ranger
    .acc = Ranger
soldier-Commando = Kommandosoldat
    .acc = Kommandosoldaten
soldier-Frogman = Froschmann
    .acc = Froschmann
soldier-Grenadier = Grenadier
    .acc = Grenadier
soldier-Sapper = Pionier
    .acc = Pionier
soldier-Officer = Offizier
    .acc = Offizier
soldier-Pilot = Pilot
    .acc = Piloten
soldier-MilitaryPolice = Militärpolizist
    .acc = Militärpolizisten
soldier-Ninja = Ninja
    .acc = Ninja
soldier-Marksman = Meisterschütze
    .acc = Meisterschützen
soldier-Scout = Späher
    .acc = Späher

# Eine Karte, oder eine, die man nicht sieht.
a-card = { $card ->
    [none] eine Karte
   *[other] { NAME($card, of: "card", form: "some") }
}
# Der Soldat von jemandem: am Satzanfang im ersten Fall; `aimed` ist der des Ziels im vierten Fall.
first-soldier = { WHO($seat) ->
    [you] Dein { NAME($soldier, of: "soldier") }
   *[one] Der { NAME($soldier, of: "soldier") } von { PLAYERS($seat) }
}
aimed = { WHO($target_seat) ->
    [you] deinen { NAME($target, of: "soldier", form: "acc") }
   *[one] den { NAME($target, of: "soldier", form: "acc") } von { PLAYERS($target_seat) }
}
boosts = { $weapon ->
    [none] { $intensity ->
        [none] {""}
       *[other] {" "}mit { NAME($intensity, of: "card") }
    }
   *[other] {" "}mit { $power ->
        [yes] der Spezialwaffe{" "}
       *[no] {""}
    }{ NAME($weapon, of: "card") }{ $intensity ->
        [none] {""}
       *[other] {" "}und { NAME($intensity, of: "card") }
    }
}
cards-count = { $cards ->
    [one] 1 Karte
   *[other] { $cards } Karten
}
battles = { $battles ->
    [0] keinem gewonnenen Kampf
    [one] 1 gewonnenen Kampf
   *[other] { $battles } gewonnenen Kämpfen
}
soldiers = { $soldiers ->
    [0] keinem Soldaten
    [one] 1 Soldaten
   *[other] { $soldiers } Soldaten
}
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
with-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}

## Was gefragt wird

ask-dealing = Die Karten werden ausgeteilt.
ask-draw = { $left ->
    [one] Zieh eine Karte.
   *[other] Zieh { $left } Karten, eine nach der anderen.
}
ask-draw-or-take = { $left ->
    [one] Zieh eine Karte, oder nimm { NAME($card, of: "card", form: "some") } vom Ablagestapel.
   *[other] Zieh { $left } Karten. Du kannst { NAME($card, of: "card", form: "some") } vom Ablagestapel nehmen.
}
ask-move = { $trains ->
    [yes] { $fights ->
        [yes] Trainiere, beginn einen Kampf, oder leg eine Karte ab.
       *[no] Trainiere, oder leg eine Karte ab.
    }
   *[no] { $fights ->
        [yes] Beginn einen Kampf, oder leg eine Karte ab.
       *[no] Leg eine Karte ab.
    }
}
ask-lay = Spiel deinen Angriff. Eine Waffe und eine Stärkekarte verstärken ihn.
ask-answer = { PLAYERS($seat) } spielt { NAME($card, of: "card", form: "some") }. Antworte, sonst { $none ->
    [tie] ist der Kampf unentschieden
   *[lose] verliert dein { NAME($soldier, of: "soldier") }
}.
ask-react = Willst du einen Scharfschützen oder eine Bombe spielen, oder passen?
ask-react-first = Willst du eingreifen, einen Scharfschützen oder eine Bombe spielen, oder passen?
ask-mirror = { PLAYERS($seat) } schießt auf deinen { NAME($target, of: "soldier", form: "acc") }. Ein Spiegel rettet ihn.
ask-dud = { PLAYERS($seat) } spielt eine Bombe. Ein Blindgänger rettet dich, ein Superblindgänger alle.
ask-limit = Leg { cards-count } ab: Du darfst { $keep } behalten.
ask-lose = Die Bombe nimmt dir einen Soldaten. Wähl aus, welchen.
ask-pick = Du hast einen Soldaten verdient. Wähl einen aus dem Stapel.

wait-mirror = { WHO($seat) ->
    [you] Du schießt
   *[one] { PLAYERS($seat) } schießt
} auf { aimed }. { PLAYERS($target_seat) } darf einen Spiegel spielen.
wait-dud = { WHO($seat) ->
    [you] Du spielst
   *[one] { PLAYERS($seat) } spielt
} eine Bombe. Die anderen dürfen einen Blindgänger spielen.
wait-react = Die anderen dürfen einen Scharfschützen oder eine Bombe spielen.
wait = { PLAYERS($seat) } { $phase ->
    [draw] zieht gerade
    [move] ist am Zug
    [lay] spielt gerade den Angriff
    [answer] antwortet gerade
    [lose] gibt gerade einen Soldaten her
    [limit] legt gerade ab
   *[pick] sucht gerade einen Soldaten aus
}.

## Was eine Antwort braucht

need-none = Die Antwort braucht nichts weiter.
need-ordinary = Die Antwort braucht eine Waffe oder eine Stärkekarte.
need-power = Die Antwort braucht { NAME($weapon, of: "card", form: "some") }, oder eine Waffe und eine Stärkekarte.
need-strength = Die Antwort braucht eine Stärke von { $strength }. Karten zählen 1, { NAME($weapon, of: "card") } zählt 2.
need-strength-here = Die Antwort braucht eine Stärke von { $strength }, gezählt wie an diesem Tisch.

## Weigerungen

refuse-interfere = Eingreifen kannst du nur gleich nach einem ersten Angriff.
refuse-pass = Du hast Karten: Spiel eine oder leg eine ab.
refuse-not-held = Diese Karte hast du nicht.
refuse-persuasion = Überreden bewirkt an diesem Tisch nichts.
refuse-own-soldier = Wähl einen deiner eigenen Soldaten.
refuse-pick = Wähl einen Soldaten aus dem Stapel.
refuse-exact = Das ist zu viel: Du brauchst genau { points }.
refuse-combat = Ein Kampf braucht einen Vorstoß, einen Angriff und einen Soldaten.
refuse-target = Wähl den Soldaten eines anderen Spielers.
refuse-shot-own = Auf deine eigenen Soldaten kannst du nicht schießen.
refuse-shot = Einen solchen Soldaten gibt es hier nicht.
refuse-shot-fighting = Ein Scharfschütze trifft die beiden nicht, die kämpfen.
refuse-redirect = Umlenken hilft nur gegen den ersten Angriff.
refuse-turning-back = An diesem Tisch kann ein Angriff nicht zum Angreifer zurück.
refuse-radio = Wähl einen anderen Spieler, der Karten hat.
refuse-radio-fighting = Ein Funkspruch nimmt deinem Gegner im Kampf keine Karten.
refuse-interfere-fighting = Du kämpfst schon: Eingreifen können nur die anderen.
refuse-lay = Spiel erst deinen Angriff.
refuse-boosts = Nimm höchstens eine Waffe und eine Stärkekarte dazu.
refuse-spare = Betäuben und Rückzug nehmen nicht mehr Karten, als sie brauchen.
refuse-answer = Gegen { NAME($card, of: "card") } hilft: { NAMES($answers, of: "card") }.
refuse-answer-none = Gegen { NAME($card, of: "card") } hilft an diesem Tisch nichts.

## Was geschieht

told-round = Runde { $round } beginnt. { WHO($seat) ->
    [you] Du fängst an.
   *[one] { PLAYERS($seat) } fängt an.
}
told-soldier_dealt = { WHO($seat) ->
    [you] Du bekommst
   *[one] { PLAYERS($seat) } bekommt
} den { NAME($soldier, of: "soldier", form: "acc") }.
told-dealt = { WHO($seat) ->
    [you] Du bekommst
   *[one] { PLAYERS($seat) } bekommt
} { a-card }.
told-turn = { WHO($seat) ->
    [you] Du bist dran.
   *[one] { PLAYERS($seat) } ist dran.
}
told-skipped = { WHO($seat) ->
    [you] Du bist betäubt und setzt
   *[one] { PLAYERS($seat) } ist betäubt und setzt
} diesmal aus.
told-drew = { WHO($seat) ->
    [you] Du ziehst
   *[one] { PLAYERS($seat) } zieht
} { a-card }.
told-took = { WHO($seat) ->
    [you] Du nimmst
   *[one] { PLAYERS($seat) } nimmt
} { NAME($card, of: "card", form: "some") } vom Ablagestapel.
told-shuffled = Die abgelegten und benutzten Karten werden der neue Zugstapel: { cards-count }.
told-trained = { WHO($seat) ->
    [you] Du trainierst
   *[one] { PLAYERS($seat) } trainiert
}: { NAME($card, of: "card", form: "points") }.
told-earned = { WHO($seat) ->
    [you] Du verdienst dir
   *[one] { PLAYERS($seat) } verdient sich
} den { NAME($soldier, of: "soldier", form: "acc") }.
told-discarded = { WHO($seat) ->
    [you] Du legst
   *[one] { PLAYERS($seat) } legt
} { NAME($card, of: "card", form: "some") } ab.
told-passed = { WHO($seat) ->
    [you] Du hast keine Karte und passt.
   *[one] { PLAYERS($seat) } hat keine Karte und passt.
}
told-advanced = { first-soldier } rückt gegen { aimed } vor.
told-laid = { WHO($seat) ->
    [you] Du spielst
   *[one] { PLAYERS($seat) } spielt
} { NAME($card, of: "card", form: "some") }{ boosts }.
told-no_answer = { WHO($seat) ->
    [you] Du gibst
   *[one] { PLAYERS($seat) } gibt
} keine Antwort.
told-redirected = { WHO($seat) ->
    [you] Du lenkst
   *[one] { PLAYERS($seat) } lenkt
} den Angriff auf { aimed } um.
told-interfered = { first-soldier } tritt an die Stelle { WHO($for) ->
    [you] deines Soldaten
   *[one] des Soldaten von { PLAYERS($for) }
}.
told-radioed = { WHO($seat) ->
    [you] Du funkst um Hilfe und nimmst
   *[one] { PLAYERS($seat) } funkt um Hilfe und nimmt
} Karten aus { WHO($victim) ->
    [you] deiner Hand
   *[one] der Hand von { PLAYERS($victim) }
}.
told-robbed = { WHO($seat) ->
    [you] Du bekommst
   *[one] { PLAYERS($seat) } bekommt
} { a-card } von { WHO($victim) ->
    [you] dir
   *[one] { PLAYERS($victim) }
}.
told-barred = { WHO($seat) ->
    [you] Du darfst erst in deinem
   *[one] { PLAYERS($seat) } darf erst im
} nächsten Zug oder Kampf auffüllen.
told-persuaded = { WHO($seat) ->
    [you] Du überredest
   *[one] { PLAYERS($seat) } überredet
} die andere Seite zum Waffenstillstand.
told-won = { WHO($seat) ->
    [you] Du gewinnst
   *[one] { PLAYERS($seat) } gewinnt
} den Kampf gegen { WHO($loser) ->
    [you] dich
   *[one] { PLAYERS($loser) }
}.
told-tied = Der Kampf ist unentschieden.
told-retreated = { WHO($seat) ->
    [you] Du ziehst dich
   *[one] { PLAYERS($seat) } zieht sich
} zurück: Der Kampf ist vorbei.
told-stunned = { WHO($seat) ->
    [you] Du bist betäubt und setzt
   *[one] { PLAYERS($seat) } ist betäubt und setzt
} nächstes Mal aus.
told-surrendered = { first-soldier } { $to ->
    [pile] kommt unter den Soldatenstapel
   *[other] wechselt zu { WHO($to) ->
        [you] dir
       *[one] { PLAYERS($to) }
    }
}.
told-token = { WHO($seat) ->
    [you] Du hast
   *[one] { PLAYERS($seat) } hat
} { $wins ->
    [one] 1 Kampf
   *[other] { $wins } Kämpfe
} gewonnen.
told-shot = { WHO($seat) ->
    [you] Du schießt
   *[one] { PLAYERS($seat) } schießt
} auf { aimed }.
told-mirrored = { WHO($seat) ->
    [you] Du hältst
   *[one] { PLAYERS($seat) } hält
} einen Spiegel hoch: Der Soldat ist gerettet.
told-fell = { first-soldier } fällt und kommt unter den Soldatenstapel.
told-bombed = { WHO($seat) ->
    [you] Du spielst
   *[one] { PLAYERS($seat) } spielt
} eine Bombe.
told-voided = Der Kampf ist abgebrochen.
told-dud = { WHO($seat) ->
    [you] Du spielst einen Blindgänger und bist gerettet.
   *[one] { PLAYERS($seat) } spielt einen Blindgänger und ist gerettet.
}
told-superdud = { WHO($seat) ->
    [you] Du spielst
   *[one] { PLAYERS($seat) } spielt
} einen Superblindgänger: Alle sind gerettet.
told-lost = { WHO($seat) ->
    [you] Du verlierst
   *[one] { PLAYERS($seat) } verliert
} den { NAME($soldier, of: "soldier", form: "acc") } durch die Bombe.
told-scored = { WHO($seat) ->
    [you] Du bekommst
   *[one] { PLAYERS($seat) } bekommt
} { points }, zusammen { $total }.
told-ended = { $reason ->
    [limit] Das Spiel hat seine Grenze erreicht. { end-share }
   *[battles] { WHO($winners) ->
        [you] Du gewinnst
        [you-and] Du und { PLAYERS($winners) } gewinnt
        [you-many] Du, { PLAYERS($winners) } gewinnt
        [many] { PLAYERS($winners) } gewinnen
       *[one] { PLAYERS($winners) } gewinnt
    } mit genug { $reason ->
        [soldiers] Soldaten
        [points] Punkten
       *[battles] gewonnenen Kämpfen
    }.
}
end-share = { WHO($winners) ->
    [you] Du gewinnst.
    [you-and] Du und { PLAYERS($winners) } teilt euch den Sieg.
    [you-many] Du, { PLAYERS($winners) } teilt euch den Sieg.
    [many] { PLAYERS($winners) } teilen sich den Sieg.
   *[one] { PLAYERS($winners) } gewinnt.
}

## Was zusammen geschah, als Zeile

line-dealt = Alle bekommen einen Soldaten und { cards-count }.

## Wie es ausging, für einen Leser

came = { WHO($seats) ->
    [you] Du wirst
    [you-and] Du und { PLAYERS($seats) } werdet
    [you-many] Du, { PLAYERS($seats) } werdet
    [many] { PLAYERS($seats) } werden
   *[one] { PLAYERS($seats) } wird
} { $place ->
    [last] Letzter
    [2] Zweiter
   *[3] Dritter
} von { $of }
end-place = { came }, mit { battles } und { soldiers }.
end-place-points = { came }, mit { with-points }.
end-battles = { WHO($winners) ->
    [you] Du gewinnst
   *[one] { PLAYERS($winners) } gewinnt
} mit { battles }.
end-soldiers = { WHO($winners) ->
    [you] Du gewinnst
   *[one] { PLAYERS($winners) } gewinnt
} mit { soldiers }.
end-points = { WHO($winners) ->
    [you] Du gewinnst den Wettkampf
    [you-and] Du und { PLAYERS($winners) } teilt euch den Wettkampf
    [you-many] Du, { PLAYERS($winners) } teilt euch den Wettkampf
    [many] { PLAYERS($winners) } teilen sich den Wettkampf
   *[one] { PLAYERS($winners) } gewinnt den Wettkampf
} mit { with-points }.
end-limit = Die längste erlaubte Partie ist vorbei.
end-round-limit = Die letzte erlaubte Runde ist vorbei.

## Vorschau

goes-on = So kann es auf { $count ->
    [one] eine Weise
   *[other] { $count } Weisen
} weitergehen.
lay-ends = Das beendet den Kampf.
lay-answers = { PLAYERS($seat) } kann antworten mit { NAMES($answers, of: "card") }.
lay-answers-none = { PLAYERS($seat) } hat keine Antwort.
lay-none = Ohne Antwort { $none ->
    [tie] ist der Kampf unentschieden
   *[lose] verliert { PLAYERS($seat) }
}.
only-after-advance = Zuerst kommt ein Vorstoß. Wähl diesen.
only-without = Für einen Kampf fehlt dir { NAME($card, of: "card") }.
only-combat = Für einen Kampf ist kein Soldat da.
only-answer = { NAME($card, of: "card") } ist für den Fall, dass du angegriffen wirst.
only-boost = { NAME($card, of: "card") } verstärkt Angriff, Abwehr oder Vergeltung.
only-exact = { NAME($card, of: "card") } ist zu viel: Du brauchst { points }.
only-sniper = Es gibt keinen Soldaten, auf den du schießen kannst.
only-Interfere = Eingreifen kannst du, wenn ein anderer angegriffen wird.
only-Radio = Der Funkspruch ist für den Fall, dass du antworten musst.
only-Mirror = Der Spiegel ist für den Fall, dass ein Scharfschütze dich angreift.
only-Dud = Der Blindgänger ist für den Fall, dass ein anderer eine Bombe spielt.
only-SuperDud = Der Superblindgänger ist für den Fall, dass ein anderer eine Bombe spielt.
only-Persuasion = Überreden bewirkt an diesem Tisch nichts.

## Hilfe

help-card = { NAME($card, of: "card") }: { $count } im Stapel.
help-Advance = Beginnt zusammen mit einem Angriff einen Kampf: Dein Soldat kämpft gegen den Soldaten eines anderen.
help-Attack = Die erste Karte eines Kampfes, nach einem Vorstoß. Später antwortet er auf Abwehr oder Vergeltung.
help-Block = Antwortet auf Angriff oder Vergeltung. Nur ein Angriff antwortet darauf; ohne ihn ist der Kampf unentschieden.
help-Retaliate = Antwortet auf Angriff oder Vergeltung. Wer darauf nicht antworten kann, verliert.
help-Redirect = Statt einer Antwort: lenkt den ersten Angriff auf einen Soldaten eines anderen Spielers.
help-Stun = Antwortet auf Angriff oder Vergeltung: Der Kampf ist unentschieden, und der Gegner setzt einmal aus.
help-Retreat = Antwortet auf Angriff oder Vergeltung: Der Kampf endet, niemand gewinnt oder verliert.
help-points = Spiel es offen als deinen Zug. Genug Punkte bringen dir einen Soldaten.
help-weapon = Verstärkt Angriff, Abwehr oder Vergeltung. Die Antwort braucht dann auch eine Waffe oder eine Stärkekarte.
help-power = Ist es die Spezialwaffe deines Soldaten, braucht die Antwort eine Spezialwaffe, oder eine Waffe und eine Stärkekarte.
help-intensity = Verstärkt Angriff, Abwehr oder Vergeltung. Die Antwort braucht dann auch eine Waffe oder eine Stärkekarte.
help-Sniper = Jederzeit: trifft einen Soldaten eines anderen, der nicht kämpft. Nur ein Spiegel rettet ihn.
help-Interfere = Wenn du nicht im Kampf bist: Dein Soldat tritt an die Stelle des angegriffenen.
help-Radio = Bevor du antwortest: Nimm Karten von einem Spieler, der nicht im Kampf ist.
help-Mirror = Rettet deinen Soldaten vor einem Scharfschützen.
help-Bomb = Jederzeit: Alle anderen verlieren einen Soldaten, und der Zug beginnt von vorn.
help-Dud = Rettet dich vor einer Bombe.
help-SuperDud = Rettet alle vor einer Bombe.
help-Persuasion = Bewirkt nichts: Du kannst es nur ablegen. An manchen Tischen beendet es einen Kampf.
help-none-held = Du kannst nicht damit antworten: Du hast keine.
help-short = Du kannst nicht damit antworten: Dir fehlt, was es verstärkt.
help-soldier = { NAME($soldier, of: "soldier") }: Seine Spezialwaffe ist { NAME($weapon, of: "card") } und zählt eine Stufe mehr.
help-soldier-of = { WHO($seat) ->
    [you] Er ist dein Soldat
   *[one] Er gehört { PLAYERS($seat) }
}.
help-soldier-free = Er ist im Soldatenstapel.
help-PILE = Der Zugstapel, { cards-count } verdeckt. Ist er leer, werden die abgelegten und benutzten Karten gemischt.
help-DISCARD = Der Ablagestapel, { cards-count } offen. Du darfst die oberste statt einer verdeckten ziehen.
help-USED = Benutzte Karten: { $cards }, aus Kämpfen, Training, Scharfschützen und Spiegeln. Sie kommen mit dem nächsten Mischen zurück.
help-REMOVED = Karten aus dem Spiel: { $cards }. Alle Bomben, Blindgänger und Superblindgänger, die gespielt wurden.
help-SOLDIERS = Der Soldatenstapel: { $unseen }, die niemand gesehen hat, und darunter { $known }, die zurückkamen, in bekannter Reihenfolge.
help-TOKEN = Eine Marke für jeden gewonnenen Kampf. { $battles } Marken gewinnen das Spiel, und { $soldiers } Soldaten auch.
help-TRAINING = Ein Trainingsstapel. { points } bringen einen Soldaten; was darüber ist, verfällt.
help-STUNNED = Ein betäubter Spieler setzt einmal aus.
help-BARRED = Wem ein Funkspruch Karten nahm, füllt erst zu Beginn seines nächsten Zuges auf, oder nach seinem nächsten Kampf. Eine Bombe füllt nicht auf.

## Was ein Dokument ändert

changed-count = An diesem Tisch hat der Stapel { $n } × { NAME($card, of: "card") } statt { $printed }.
changed-hand = An diesem Tisch wird eine Hand bis { $n } statt { $printed } ausgeteilt und aufgefüllt.
changed-draws = An diesem Tisch zieht ein Spieler mit höchstens einem Soldaten { $n } statt { $printed }.
changed-draws-more = An diesem Tisch zieht ein Spieler mit mehreren Soldaten { $n } statt { $printed }.
changed-training = An diesem Tisch bringen { $n } statt { $printed } Trainingspunkte einen Soldaten.
changed-battles = An diesem Tisch endet das Spiel mit { $n } statt { $printed } gewonnenen Kämpfen.
changed-soldiers = An diesem Tisch endet das Spiel mit { $n } statt { $printed } Soldaten.
changed-takes = An diesem Tisch nimmt ein Funkspruch { $n } statt { $printed } Karten.
changed-answer = An diesem Tisch antwortet { NAME($card, of: "card") } { $n ->
    [0] nicht
   *[1] auch
} auf { NAME($to, of: "card") }.
changed-strength = An diesem Tisch braucht die Antwort ebenso viel Stärke: { NAME($card, of: "card") } zählt { $n } statt { $printed }.

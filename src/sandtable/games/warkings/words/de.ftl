# Was War Kings sagt. Die Karten heißen hier nach ihren Zeichen: card-1S ist der 1er-Soldat.

## Karten: `some` mit einer Zahl und `the` eine bestimmte, beide im Akkusativ; `short` und `does` Zeile für Zeile.

card-1S = 1er-Soldat
    .some = { $count ->
        [one] einen 1er-Soldaten
       *[other] { number } 1er-Soldaten
    }
    .the = den 1er-Soldaten
    .short = 1er-Soldat
    .code = 1 S
    .does = zählt einen Soldaten
card-2S = 2er-Soldat
    .some = { $count ->
        [one] einen 2er-Soldaten
       *[other] { number } 2er-Soldaten
    }
    .the = den 2er-Soldaten
    .short = 2er-Soldat
    .code = 2 S
    .does = zählt zwei Soldaten
card-3S = 3er-Soldat
    .some = { $count ->
        [one] einen 3er-Soldaten
       *[other] { number } 3er-Soldaten
    }
    .the = den 3er-Soldaten
    .short = 3er-Soldat
    .code = 3 S
    .does = zählt drei Soldaten
card-ADV = Berater
    .some = { $count ->
        [one] einen Berater
       *[other] { number } Berater
    }
    .the = den Berater
    .short = Berater
    .code = Ber
    .does =
        verdoppelt die Soldaten
        auf deiner Hand
card-SC2 = 2er-Rolle
    .some = { $count ->
        [one] eine 2er-Rolle
       *[other] { number } 2er-Rollen
    }
    .the = die 2er-Rolle
    .short = 2er-Rolle
    .code = Rol
    .does =
        der Nächste legt nur eine
        ab, zieht zwei · 2 Soldaten
card-SC1 = 1er-Rolle
    .some = { $count ->
        [one] eine 1er-Rolle
       *[other] { number } 1er-Rollen
    }
    .the = die 1er-Rolle
    .short = 1er-Rolle
    .code = Rol
    .does =
        der Nächste legt nur eine
        ab, zieht eine · 1 Soldat
card-ET = Leeres Gelände
    .some = { $count ->
        [one] ein Leeres Gelände
       *[other] { number } Leere Gelände
    }
    .the = das Leere Gelände
    .short =
        Leeres
        Gelände
    .code = Gel
    .does = zählt keinen Soldaten
card-EA = Feindangriff
    .some = { $count ->
        [one] einen Feindangriff
       *[other] { number } Feindangriffe
    }
    .the = den Feindangriff
    .short =
        Feind-
        angriff
    .code = Fei
    .does =
        die wenigsten Soldaten
        gewinnen

cards = { NAMES($cards, of: "card", form: "some") }
soldiers = { $soldiers ->
    [0] keine Soldaten
    [one] { $soldiers } Soldat
   *[other] { $soldiers } Soldaten
}
with-soldiers = { $soldiers ->
    [0] ohne Soldaten
   *[other] mit { $soldiers } Soldaten
}
laid = { cards } ab
drawn-count = { $drawn ->
    [one] eine Karte
   *[other] { $drawn } Karten
}
# Eine Karte, oder eine, die man nicht sieht.
a-card = { $card ->
    [none] eine Karte
   *[other] { NAME($card, of: "card", form: "some") }
}

## Was gefragt wird

ask-dealing = Die Karten werden ausgeteilt.
ask-discard = { $last ->
    [yes] Dein letzter Zug.
   *[no] Du bist dran.
} { $set ->
    [1] Leg 1 Karte ab, oder je eine der drei roten.
    [2] Leg 1 Karte ab, ein Paar, oder je eine der drei roten.
   *[other] Leg 1 Karte ab, ein Paar, drei gleiche, oder je eine der drei roten.
}
ask-under = { $last ->
    [yes] Dein letzter Zug
   *[no] Du bist dran
} unter einer { NAME($scroll, of: "card") }. { $carry ->
    [yes] Leg 1 Karte ab und zieh { $draws }, oder gib deine eigene weiter.
   *[no] Leg 1 Karte ab, dann zieh { $draws }.
}
ask-draw = Zieh vom Zugstapel, oder nimm { NAME($card, of: "card", form: "the") }.
ask-draw-enemy = Nimm { NAME($card, of: "card", form: "the") }, oder nimm den Feindangriff auf: Die wenigsten Soldaten gewinnen.
ask-wait-discard = { PLAYERS($seat) } legt gerade ab.
ask-wait-draw = { PLAYERS($seat) } zieht gerade.

## Ablehnungen

refuse-turn = { WHO($seat) ->
    [you] Du bist dran.
   *[one] Warte: { PLAYERS($seat) } ist dran.
}
refuse-first-discard = Leg erst ab, dann zieh.
refuse-now-draw = Du hast abgelegt. Jetzt zieh eine Karte.
refuse-no-action = Leg von deiner Hand ab, dann zieh.
refuse-not-held = Ablegen kannst du nur Karten von deiner Hand.
refuse-set = { $set ->
    [1] Von einer Art kannst du nur eine Karte ablegen.
    [2] Zwei Karten kannst du ablegen, wenn sie gleich sind.
   *[other] Zwei oder drei Karten kannst du ablegen, wenn sie gleich sind.
}
refuse-trio = Verschiedene Karten gehen nur zusammen, wenn es alle drei roten sind.
refuse-under = { WHO($by) ->
    [you] Unter deiner eigenen { NAME($scroll, of: "card") }
   *[one] Unter der { NAME($scroll, of: "card") } von { PLAYERS($by) }
} legst du nur eine Karte ab.

## Was geschieht

told-dealt = { WHO($seat) ->
    [you] Du bekommst
   *[one] { PLAYERS($seat) } bekommt
} { a-card }.
told-turned = Offen liegt anfangs: { NAME($card, of: "card") }. { WHO($seat) ->
    [you] Du beginnst.
   *[one] { PLAYERS($seat) } beginnt.
}
told-laid = { WHO($seat) ->
    [you] Du legst { laid }.
   *[one] { PLAYERS($seat) } legt { laid }.
}
told-trio = { WHO($seat) ->
    [you] Du legst
   *[one] { PLAYERS($seat) } legt
} das rote Trio ab, oben { NAME($top, of: "card", form: "the") }.
# Was eine Schriftrolle für den nächsten Spieler bedeutet.
told-under = { WHO($to) ->
    [you] Du darfst nur eine Karte ablegen und ziehst { $draws }.
   *[one] { PLAYERS($to) } darf nur eine Karte ablegen und zieht { $draws }.
}
told-carried = { WHO($seat) ->
    [you] Du gibst die Rolle an { PLAYERS($to) } weiter und bist frei.
   *[one] { PLAYERS($seat) } gibt die Rolle an { WHO($to) ->
        [you] dich
       *[one] { PLAYERS($to) }
    } weiter und ist frei.
}
told-draws = { WHO($seat) ->
    [you] Du ziehst vom Zugstapel.
   *[one] { PLAYERS($seat) } zieht vom Zugstapel.
}
told-draws-forced = { WHO($seat) ->
    [you] Du musst
   *[one] { PLAYERS($seat) } muss
} { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} vom Zugstapel ziehen.
told-draws-stalled = { WHO($seat) ->
    [you] Du musst
   *[one] { PLAYERS($seat) } muss
} vom Zugstapel ziehen. { stalled }
stalled = Die offene Karte wurde zu oft nacheinander genommen.
told-drew = { WHO($seat) ->
    [you] Du ziehst
   *[one] { PLAYERS($seat) } zieht
} { a-card }.
told-took = { WHO($seat) ->
    [you] Du nimmst
   *[one] { PLAYERS($seat) } nimmt
} { NAME($card, of: "card", form: "the") } vom offenen Stapel.
told-announced = Der Feindangriff liegt oben. Die letzte Runde endet mit { WHO($seat) ->
    [you] deinem Zug
   *[one] dem Zug von { PLAYERS($seat) }
}.
told-stopped = { WHO($seat) ->
    [you] Du ziehst
   *[one] { PLAYERS($seat) } zieht
} keine zweite Karte: Es wäre der Feindangriff.
told-spared = { WHO($seat) ->
    [you] Dir bleibt der Feindangriff erspart: Du nimmst die offene Karte.
   *[one] { PLAYERS($seat) } nimmt statt des Feindangriffs die offene Karte.
}
told-enemy = { WHO($seat) ->
    [you] Du nimmst
   *[one] { PLAYERS($seat) } nimmt
} den Feindangriff auf.
told-enemy-forced = { WHO($seat) ->
    [you] Du musst
   *[one] { PLAYERS($seat) } muss
} den Feindangriff aufnehmen.
told-zero = { WHO($seat) ->
    [you] Du hast
   *[one] { PLAYERS($seat) } hat
} keine Soldaten mehr.
told-shown = { WHO($seat) ->
    [you] Du hast
   *[one] { PLAYERS($seat) } hat
} { $total ->
    [0] keine Soldaten
    [one] einen Soldaten
   *[other] { $total } Soldaten
}: { NAMES($cards, of: "card", form: "some") }.
told-shown-empty = { WHO($seat) ->
    [you] Du hast
   *[one] { PLAYERS($seat) } hat
} keine Karten mehr.
told-ended = { $reason ->
    [zero] { WHO($winners) ->
        [you] Du gewinnst ohne einen Soldaten auf der Hand.
       *[one] { PLAYERS($winners) } gewinnt ohne einen Soldaten auf der Hand.
    }
    [ea-win] { WHO($winners) ->
        [you] Du nimmst den Feindangriff mit den wenigsten Soldaten auf und gewinnst.
       *[one] { PLAYERS($winners) } nimmt den Feindangriff mit den wenigsten Soldaten auf und gewinnt.
    }
    [ea-fail] { WHO($losers) ->
        [you] Du nimmst den Feindangriff auf, ohne die wenigsten Soldaten zu haben.
       *[one] { PLAYERS($losers) } nimmt den Feindangriff auf, ohne die wenigsten Soldaten zu haben.
    } { won-fewest }
    [limit] Die Höchstzahl der Züge ist erreicht. { won-fewest }
   *[last-round] Die letzte Runde ist vorbei. { won-fewest }
}
won-fewest = { WHO($winners) ->
    [you] Du gewinnst mit den wenigsten Soldaten.
    [you-and] Du und { PLAYERS($winners) } gewinnt mit den wenigsten Soldaten.
    [you-many] Du, { PLAYERS($winners) } gewinnt mit den wenigsten Soldaten.
    [many] { PLAYERS($winners) } gewinnen mit den wenigsten Soldaten.
   *[one] { PLAYERS($winners) } gewinnt mit den wenigsten Soldaten.
}

## Mehrere Ereignisse in einer Zeile

line-dealt = Alle bekommen { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
line-drew = { WHO($seat) ->
    [you] Du legst { laid } und ziehst
   *[one] { PLAYERS($seat) } legt { laid } und zieht
} { NAMES($drawn, of: "card", form: "some") }.
line-draws = { WHO($seat) ->
    [you] Du legst { laid } und ziehst
   *[one] { PLAYERS($seat) } legt { laid } und zieht
} { drawn-count }.
line-spared = { WHO($seat) ->
    [you] Du legst { laid }. Statt des Feindangriffs nimmst du
   *[one] { PLAYERS($seat) } legt { laid } und nimmt statt des Feindangriffs
} { NAME($card, of: "card", form: "the") }.
line-only-drew = { WHO($seat) ->
    [you] Du ziehst
   *[one] { PLAYERS($seat) } zieht
} { NAMES($drawn, of: "card", form: "some") } vom Zugstapel.
line-only-draws = { WHO($seat) ->
    [you] Du ziehst
   *[one] { PLAYERS($seat) } zieht
} { drawn-count } vom Zugstapel.

## Wie es ausging, für einen Leser

end-place = { $place ->
    [last] { WHO($seats) ->
        [you] Du wurdest
        [you-and] Du und { PLAYERS($seats) } wurdet
        [you-many] Du, { PLAYERS($seats) } wurdet
        [many] { PLAYERS($seats) } wurden
       *[one] { PLAYERS($seats) } wurde
    } Letzter von { $of }, { with-soldiers }.
   *[other] { WHO($seats) ->
        [you] Du wurdest
        [you-and] Du und { PLAYERS($seats) } wurdet
        [you-many] Du, { PLAYERS($seats) } wurdet
        [many] { PLAYERS($seats) } wurden
       *[one] { PLAYERS($seats) } wurde
    } { ordinal } von { $of }, { with-soldiers }.
}
ordinal = { $place ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
    [4] Vierter
   *[5] Fünfter
}
end-zero = { WHO($winners) ->
    [you] Du bist alle deine Soldaten losgeworden und gewinnst.
   *[one] { PLAYERS($winners) } ist alle losgeworden.
}
end-took = { WHO($winners) ->
    [you] Du hast den Feindangriff mit den wenigsten Soldaten aufgenommen: Du gewinnst.
   *[one] { PLAYERS($winners) } hat den Feindangriff mit den wenigsten aufgenommen.
}
end-failed = { WHO($losers) ->
    [you] Du hast den Feindangriff aufgenommen, ohne die wenigsten zu haben.
   *[one] { PLAYERS($losers) } hat den Feindangriff aufgenommen, ohne die wenigsten zu haben.
}
end-limit = Die Höchstzahl der Züge ist erreicht.
end-last-round = Die letzte Runde ist vorbei.
end-fewest = { WHO($winners) ->
    [you] Du gewinnst mit den wenigsten Soldaten: { $soldiers }.
    [you-and] Du und { PLAYERS($winners) } gewinnt mit den wenigsten Soldaten: { $soldiers }.
    [you-many] Du, { PLAYERS($winners) } gewinnt mit den wenigsten Soldaten: { $soldiers }.
    [many] { PLAYERS($winners) } gewinnen mit den wenigsten Soldaten: { $soldiers }.
   *[one] { PLAYERS($winners) } gewinnt mit den wenigsten Soldaten: { $soldiers }.
}

## Hilfe

help-card = { NAME($card, of: "card") }: zählt { soldiers }, { $count } im Stapel.
help-ADV = Er verdoppelt die Soldaten auf deiner Hand.
help-SC2 = Der nächste Spieler darf nur eine Karte ablegen und muss zwei ziehen.
help-SC1 = Der nächste Spieler darf nur eine Karte ablegen und muss eine ziehen.
help-EA = Der Feindangriff liegt irgendwo in der unteren Hälfte des Zugstapels. Sobald er oben liegt, beginnt die letzte Runde. Nimmst du ihn mit den wenigsten Soldaten auf, gewinnst du, sonst verlierst du.
help-PILE = Zugstapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}, verdeckt. Nach dem Ablegen darfst du die oberste ziehen.
help-OPEN = Offener Stapel: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}. Durchblättern darfst du ihn, nehmen nur die oberste.

## Was ein Dokument ändert

changed-count = An diesem Tisch hat der Stapel { $n } × { NAME($card, of: "card") } statt { $printed }.
changed-value = An diesem Tisch zählt { NAME($card, of: "card") } { $n } statt { $printed }.
changed-times = An diesem Tisch nimmt ein Berater die Soldaten mit { $n } statt { $printed } mal.
changed-draws = An diesem Tisch heißt { NAME($card, of: "card") }: { $n } statt { $printed } Karten ziehen.
changed-set = An diesem Tisch darfst du höchstens { $n } statt { $printed } gleiche Karten ablegen.
changed-hand = An diesem Tisch bekommen alle { $n } statt { $printed } Karten.

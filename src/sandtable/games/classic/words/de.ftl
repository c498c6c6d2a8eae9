# Was Classic Stratego sagt. Die Figuren heißen hier nach ihren Zeichen: piece-10 ist der Marschall.

## Figuren: `your` mit "dein", `the` mit Artikel, beide im Nominativ; `a`, `your-acc` und `the-acc` im Akkusativ.

piece-10 = Marschall
    .your = Dein Marschall
    .the = Der Marschall
    .a = einen Marschall
    .your-acc = deinen Marschall
    .the-acc = den Marschall
piece-9 = General
    .your = Dein General
    .the = Der General
    .a = einen General
    .your-acc = deinen General
    .the-acc = den General
piece-8 = Oberst
    .your = Dein Oberst
    .the = Der Oberst
    .a = einen Oberst
    .your-acc = deinen Oberst
    .the-acc = den Oberst
piece-7 = Major
    .your = Dein Major
    .the = Der Major
    .a = einen Major
    .your-acc = deinen Major
    .the-acc = den Major
piece-6 = Hauptmann
    .your = Dein Hauptmann
    .the = Der Hauptmann
    .a = einen Hauptmann
    .your-acc = deinen Hauptmann
    .the-acc = den Hauptmann
piece-5 = Leutnant
    .your = Dein Leutnant
    .the = Der Leutnant
    .a = einen Leutnant
    .your-acc = deinen Leutnant
    .the-acc = den Leutnant
piece-4 = Sergeant
    .your = Dein Sergeant
    .the = Der Sergeant
    .a = einen Sergeanten
    .your-acc = deinen Sergeanten
    .the-acc = den Sergeanten
piece-3 = Mineur
    .your = Dein Mineur
    .the = Der Mineur
    .a = einen Mineur
    .your-acc = deinen Mineur
    .the-acc = den Mineur
piece-2 = Aufklärer
    .your = Dein Aufklärer
    .the = Der Aufklärer
    .a = einen Aufklärer
    .your-acc = deinen Aufklärer
    .the-acc = den Aufklärer
piece-S = Spion
    .your = Dein Spion
    .the = Der Spion
    .a = einen Spion
    .your-acc = deinen Spion
    .the-acc = den Spion
piece-B = Bombe
    .your = Deine Bombe
    .the = Die Bombe
    .a = eine Bombe
    .your-acc = deine Bombe
    .the-acc = die Bombe
piece-F = Fahne
    .your = Deine Fahne
    .the = Die Fahne
    .a = eine Fahne
    .your-acc = deine Fahne
    .the-acc = die Fahne
whose-piece = { WHO($seat) ->
    [you] { NAME($rank, of: "piece", form: "your") }
   *[one] { NAME($rank, of: "piece", form: "the") } von { PLAYERS($seat) }
}

## Was gefragt wird

ask-set-up = Stell deine Armee auf deinen vier Reihen auf.
ask-move = Du bist dran: Zieh eine Figur, oder greif an.
ask-wait-set-up = { WHO($seats) ->
    [many] { PLAYERS($seats) } stellen gerade auf.
   *[one] { PLAYERS($seats) } stellt gerade auf.
}
ask-wait-move = { PLAYERS($seats) } ist am Zug.

## Ablehnungen

refuse-turn = { WHO($seats) ->
    [you] Du bist dran.
   *[one] Warte: { PLAYERS($seats) } ist dran.
}
refuse-resign-early = Aufgeben kannst du erst, wenn das Spiel begonnen hat.
refuse-set-up-first = Stell zuerst deine Armee auf.
refuse-set-up-done = Du hast aufgestellt. Warte auf die anderen.
refuse-set-up-over = Die Armeen stehen schon.
refuse-set-up-piece = Deine Armee hat keine solche Figur mehr aufzustellen.
refuse-set-up-space = Stell jede Figur auf ein freies Feld deiner Heimat.
refuse-nothing-there = Du hast keine Figur, die das kann.
refuse-pass = Passen geht nicht: Zieh eine Figur, oder greif an.
refuse-own-piece = Dort steht eine eigene Figur.
refuse-one-space = { $rank ->
    [none] Diese Figur
   *[other] { NAME($rank, of: "piece", form: "your") }
} zieht nur ein Feld weit, nie schräg.
refuse-never-moves = { NAME($rank, of: "piece", form: "your") } zieht nie.
refuse-lake = Keine Figur zieht in einen See oder darüber.
refuse-shuttle = Genug hin und her: Zieh woandershin, oder eine andere Figur.
refuse-chase = Genug gejagt: Zieh woandershin, oder eine andere Figur.
refuse-scout-far = Das ist zu weit für einen Aufklärer.
refuse-scout-piece = Ein Aufklärer kommt an keiner Figur vorbei.

## Was geschieht

moves-first = { WHO($seat) ->
    [you] Du beginnst.
   *[one] { PLAYERS($seat) } beginnt.
}
told-placed = { WHO($seat) ->
    [you] Du stellst { NAME($rank, of: "piece", form: "your-acc") } auf { $at }.
   *[one] { PLAYERS($seat) } stellt { NAME($rank, of: "piece", form: "a") } auf { $at }.
}
told-readied = { WHO($seat) ->
    [you] Du bist bereit.
   *[one] { PLAYERS($seat) } ist bereit.
}
told-opened = Beide Armeen stehen. { moves-first }
told-moved = { WHO($seat) ->
    [you] Du ziehst von { $at } nach { $to }.
   *[one] { PLAYERS($seat) } zieht von { $at } nach { $to }.
}
told-attacked = { WHO($seat) ->
    [you] Du greifst { $to } von { $at } aus an.
   *[one] { PLAYERS($seat) } greift { $to } von { $at } aus an.
}
told-revealed = { whose-piece } steht auf { $at }.
told-captured = { WHO($seat) ->
    [you] Deine Figur
   *[one] Die Figur von { PLAYERS($seat) }
} auf { $at } ist geschlagen.
told-resigned = { WHO($seat) ->
    [you] Du gibst auf.
   *[one] { PLAYERS($seat) } gibt auf.
}
told-stuck = { WHO($seat) ->
    [you] Du kannst nicht ziehen.
   *[one] { PLAYERS($seat) } kann nicht ziehen.
}
told-won = { WHO($winners) ->
    [you] Du gewinnst.
   *[one] { PLAYERS($winners) } gewinnt.
}
told-drawn = { $reason ->
    [stuck] { end-nobody-moves }
    [quiet] { end-quiet }
   *[ply] { end-ply }
}

## Mehrere Ereignisse in einer Zeile

line-battle = { WHO($seat) ->
    [you] { NAME($mine, of: "piece", form: "your") }
   *[one] { NAME($mine, of: "piece", form: "the") } von { PLAYERS($seat) }
} von { $at } greift { their-piece } auf { $to } an{ $end ->
    [wins] {" "}und gewinnt.
    [loses] {" "}und wird geschlagen.
    [both] : Beide sind verloren.
   *[none] .
}
their-piece = { WHO($owner) ->
    [you] { NAME($theirs, of: "piece", form: "your-acc") }
   *[one] { NAME($theirs, of: "piece", form: "the-acc") } von { PLAYERS($owner) }
}

## Wie es ausging

end-flag = { WHO($winners) ->
    [you] Du hast die Fahne von { PLAYERS($losers) } geschlagen und gewinnst.
   *[one] { PLAYERS($winners) } hat { WHO($losers) ->
        [you] deine Fahne
       *[one] die Fahne von { PLAYERS($losers) }
    } geschlagen und gewinnt.
}
end-stuck = { WHO($losers) ->
    [you] Du kannst nicht ziehen.
   *[one] { PLAYERS($losers) } kann nicht ziehen.
} { told-won }
end-nobody-moves = Remis: Keine Figur ist übrig, die ziehen kann.
end-resign = { WHO($losers) ->
    [you] Du hast aufgegeben.
   *[one] { PLAYERS($losers) } hat aufgegeben.
} { told-won }
end-quiet = Remis: zu viele Züge ohne Kampf.
end-ply = Remis: Die Höchstzahl der Züge ist erreicht.

## Hilfe

help-piece = { whose-piece } auf { $at }.
help-hidden = Eine verdeckte Figur auf { $at }.
help-vacant = Das Feld { $at } ist frei.
help-unmoved = Sie ist noch nicht gezogen.
help-moved-piece = Sie ist gezogen: also weder Bombe noch Fahne.
help-ran = Sie ist mehrere Felder auf einmal gezogen: also ein Aufklärer.

## Was ein Dokument ändert

changed-count = An diesem Tisch hat eine Armee { $n } × { NAME($card, of: "piece") } statt { $printed }.
changed-wins = An diesem Tisch gilt: Greift { NAME($piece, of: "piece") } { NAME($against, of: "piece") } an, gewinnt { NAME($piece, of: "piece") }.
changed-loses = An diesem Tisch gilt: Greift { NAME($piece, of: "piece") } { NAME($against, of: "piece") } an, verliert { NAME($piece, of: "piece") }.
changed-both = An diesem Tisch gilt: Greift { NAME($piece, of: "piece") } { NAME($against, of: "piece") } an, werden beide geschlagen.
changed-range = An diesem Tisch gilt für { NAME($piece, of: "piece", form: "a") }: höchstens { $n } { $n ->
    [one] Feld
   *[other] Felder
} weit.

## Aufstellungen

preset-corner-castle = Burg in der Ecke
preset-corner-castle-about = Die Fahne steht in der Ecke hinter zwei Bomben. Der Marschall greift auf dem anderen Flügel an.
preset-middle-nest = Nest in der Mitte
preset-middle-nest-about = Drei Bomben umgeben die Fahne in der Mitte. Der General führt, Marschall und Spion folgen.
preset-bluff = Bluff
preset-bluff-about = Überall lenken Bomben Angriffe ab. Nur eine bewacht die Fahne, mit einem Hauptmann und einem Mineur.
preset-corner = Die Ecke
preset-corner-about = Bombe und Aufklärer bewachen die Fahne in der Ecke. Marschall und General halten die Gassen neben den Seen.
preset-column = Die Kolonne
preset-column-about = Marschall, Spion und Bombe stehen in einer Kolonne vor der Fahne. Der General greift allein an.
preset-decoy = Der Lockvogel
preset-decoy-about = Eine einzelne Bombe hinten lockt auf die falsche Seite. Neben der Fahne steht ein Mineur.

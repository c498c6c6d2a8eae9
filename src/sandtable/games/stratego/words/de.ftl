# Was Ultimate Stratego sagt. Die Figuren heißen hier nach ihren Zeichen: piece-10 ist der Marschall.

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
piece-3 = Korporal
    .your = Dein Korporal
    .the = Der Korporal
    .a = einen Korporal
    .your-acc = deinen Korporal
    .the-acc = den Korporal
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
piece-C = Kanone
    .your = Deine Kanone
    .the = Die Kanone
    .a = eine Kanone
    .your-acc = deine Kanone
    .the-acc = die Kanone
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

ask-set-up = Stell deine Armee auf deinen { $rows ->
    [2] zwei
   *[4] vier
} Reihen auf und melde dich bereit.
ask-set-up-first = Stell deine erste Armee auf deinen vier Reihen auf und melde dich bereit.
ask-set-up-some = Stell { $standing } deiner { $army } Figuren mit der Fahne auf und melde dich bereit.
ask-set-up-all = Stell deine { $army } Figuren in deinem Lager auf und melde dich bereit.
ask-move = Du bist dran: Zieh eine Figur, oder greif an.
ask-move-or-enter = Du bist dran: Zieh, greif an, oder bring eine Figur ins Spiel.
ask-step = Dein Hauptmann hat gewonnen. Zieh ihn ein Feld weiter, oder bleib stehen.
ask-rescue = Du hast die hinterste Reihe erreicht. Hol eine Figur zurück, oder verzichte.
ask-stockade = Du hast eine Fahne geschlagen. Wähle ihre Palisade.
ask-free = { WHO($seat) ->
    [you] Deine Fahne ist frei. Wähle ein freies Feld deines Lagers.
   *[one] Die Fahne von { PLAYERS($seat) } ist frei. Wähle ein freies Feld ihres Lagers.
}
ask-bonus = Bring eine Figur aus deiner Reserve ins Spiel, oder verzichte.
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
refuse-resign-never = An diesem Tisch gibt niemand auf.
refuse-set-up-first = Stell zuerst deine Armee auf.
refuse-set-up-done = Du hast aufgestellt. Warte auf die anderen.
refuse-set-up-over = Die Armeen stehen schon.
refuse-set-up-piece = Deine Armee hat keine solche Figur mehr aufzustellen.
refuse-set-up-space = Stell jede Figur auf ein freies Feld deiner Heimat.
refuse-set-up-flag = Die Fahne muss dabei sein.
refuse-second-army = Deine zweite Armee wartet, bis das Spiel begonnen hat.
refuse-cannons = Zu viert hat eine Armee Kanonen und keine Bomben.
refuse-nothing-there = Du hast keine Figur, die das kann.
refuse-pass = Passen geht nicht: Zieh eine Figur, oder greif an.
refuse-own-piece = Dort steht eine eigene Figur.
refuse-ally-piece = Dort steht eine Figur deines Partners.
refuse-one-space = { NAME($rank, of: "piece", form: "your") } zieht nur ein Feld weit.
refuse-next-to-it = { NAME($rank, of: "piece", form: "your") } greift nur das Nachbarfeld an.
refuse-diagonal = { NAME($rank, of: "piece", form: "your") } zieht nie schräg.
refuse-never-moves = { NAME($rank, of: "piece", form: "your") } zieht nie.
refuse-over-piece = Keine Figur springt über eine andere.
refuse-into-lake = Keine Figur zieht in einen See.
refuse-over-lake = Zu weit, und keine Figur springt über einen See.
refuse-shuttle = Genug hin und her: Zieh woandershin, oder eine andere Figur.
refuse-stockade-space = Nichts zieht in eine Palisade oder darüber.
refuse-captain-far = Ein Hauptmann zieht höchstens zwei Felder weit.
refuse-captain-twice = Ein Hauptmann greift nur einmal im Zug an.
refuse-captain-back = Ein Hauptmann bleibt nicht, wo er losgezogen ist.
refuse-captain-step = Nur ein Hauptmann, der gerade gewonnen hat, zieht weiter.
refuse-scout-far = Das ist zu weit für einen Aufklärer.
refuse-scout-straight = Ein Aufklärer zieht nur geradeaus.
refuse-scout-piece = Ein Aufklärer kommt an keiner Figur vorbei.
refuse-scout-lake = Ein Aufklärer kommt an keinem See vorbei.
refuse-bomb-attack = Eine Bombe greift nie an.
refuse-flag-attack = Eine Fahne greift nie an.
refuse-flag-far = Eine Fahne zieht nur ein Feld weit.
refuse-flag-guarded = Neben der Palisade steht ein Feind: Die Fahne kommt nicht heraus.
refuse-flag-claim = Nur deine Fahne kann eine andere ansagen.
refuse-flag-touch = An diesem Tisch vereinen sich Fahnen von selbst.
refuse-flag-beside = Nenne eine Figur deines Partners neben deiner Fahne.
refuse-cannon-far = Eine Kanone zieht nur ein Feld weit.
refuse-cannon-near = Eine Kanone schießt nicht auf das Nachbarfeld.
refuse-cannon-three = Eine Kanone trifft nur, was drei Felder entfernt ist.
refuse-cannon-way = Ein Schuss geht nur über freie Felder und Seen.
refuse-stockade-choice = Wähle eine der zwei Palisaden deines Teams.
refuse-stockade-flag = Dorthin kommt nur eine eben geschlagene Fahne.
refuse-free-none = Nur eine eben befreite Fahne wird aufgestellt.
refuse-free-space = Wähle ein freies Feld im Lager der Fahne.
refuse-rescue-first = Befreie zuerst eine Figur, oder verzichte.
refuse-rescue-none = Befreien kannst du, wenn du die hinterste Reihe erreichst.
refuse-rescue-piece = Keine solche Figur von dir ist geschlagen.
refuse-rescue-bomb = Bomben werden nie befreit.
refuse-rescue-flag = Die Fahne wird nie befreit.
refuse-rescue-space = Wähle ein freies Feld deiner Hälfte.
refuse-rescue-four = Zu viert werden nur Fahnen befreit.
refuse-enter-first = Bring zuerst eine Figur ins Spiel, oder verzichte.
refuse-enter-piece = Deine Reserve hat keine solche Figur.
refuse-enter-flag = Deine zweite Fahne muss zuerst ins Spiel kommen.
refuse-enter-space = Wähle ein freies Feld deiner Heimat.
refuse-enter-never = In diesem Spiel gibt es keine Reserve.
refuse-other = Das geht jetzt nicht.

## Was geschieht

told-first = { WHO($seat) ->
    [you] Du beginnst.
   *[one] { PLAYERS($seat) } beginnt.
}
told-placed = { WHO($seat) ->
    [you] Du stellst { NAME($rank, of: "piece", form: "your-acc") } auf { $at }.
   *[one] { PLAYERS($seat) } stellt { NAME($rank, of: "piece", form: "a") } auf { $at }.
}
told-ready = { WHO($seat) ->
    [you] Du bist bereit.
   *[one] { PLAYERS($seat) } ist bereit.
}
told-shown = { NAME($rank, of: "piece", form: "the") } von { PLAYERS($seat) } steht auf { $at }. Nur Partner sehen das.
told-opened = Beide Armeen stehen. { told-first }
told-opened-all = Alle vier Armeen stehen. { told-first }
told-moved = { WHO($seat) ->
    [you] Du ziehst von { $at } nach { $to }.
   *[one] { PLAYERS($seat) } zieht von { $at } nach { $to }.
}
told-attacked = { WHO($seat) ->
    [you] Du greifst { $to } von { $at } aus an.
   *[one] { PLAYERS($seat) } greift { $to } von { $at } aus an.
}
told-fired = { WHO($seat) ->
    [you] Du schießt von { $at } auf { $to }.
   *[one] { PLAYERS($seat) } schießt von { $at } auf { $to }.
}
told-revealed = { whose-piece } steht auf { $at }.
told-captured = { WHO($by) ->
    [you] Du schlägst die Figur von { PLAYERS($seat) } auf { $at }.
   *[one] { PLAYERS($by) } schlägt { WHO($seat) ->
        [you] deine Figur
       *[one] die Figur von { PLAYERS($seat) }
    } auf { $at }.
}
told-removed = { WHO($seat) ->
    [you] Deine Bombe
   *[one] Die Bombe von { PLAYERS($seat) }
} auf { $at } ist aus dem Spiel.
told-returned = { WHO($seat) ->
    [you] Deine Kanone
   *[one] Die Kanone von { PLAYERS($seat) }
} kehrt in die Reserve zurück, die jetzt { $left } hat.
told-advanced = { WHO($seat) ->
    [you] Deine Figur
   *[one] Die Figur von { PLAYERS($seat) }
} rückt auf { $to } vor.
told-stopped = { WHO($seat) ->
    [you] Dein Hauptmann
   *[one] Der Hauptmann von { PLAYERS($seat) }
} bleibt auf { $at } stehen.
told-may_rescue = { WHO($seat) ->
    [you] Du erreichst auf { $at } die hinterste Reihe und darfst befreien.
   *[one] { PLAYERS($seat) } erreicht auf { $at } die hinterste Reihe und darf befreien.
}
told-rescued = { WHO($seat) ->
    [you] Du befreist { NAME($rank, of: "piece", form: "your-acc") }: jetzt auf { $at }.
   *[one] { PLAYERS($seat) } befreit { NAME($rank, of: "piece", form: "a") }: jetzt auf { $at }.
}
told-declined = { WHO($seat) ->
    [you] Du befreist keine Figur.
   *[one] { PLAYERS($seat) } befreit keine Figur.
}
told-may_enter = { WHO($seat) ->
    [you] Du darfst eine Figur ins Spiel bringen.
   *[one] { PLAYERS($seat) } darf eine Figur ins Spiel bringen.
}
told-entered = { WHO($seat) ->
    [you] Du bringst auf { $at } eine Figur ins Spiel; { reserve }.
   *[one] { PLAYERS($seat) } bringt auf { $at } eine Figur ins Spiel; { reserve }.
}
reserve = noch { $left } in Reserve
told-named = { WHO($seat) ->
    [you] Deine neue Figur
   *[one] Die neue Figur von { PLAYERS($seat) }
} auf { $at } heißt { NAME($rank, of: "piece") }.
told-kept = { WHO($seat) ->
    [you] Du bringst keine Figur ins Spiel.
   *[one] { PLAYERS($seat) } bringt keine Figur ins Spiel.
}
told-imprisoned = { whose-flag } ist in der Palisade auf { $at } gefangen.
told-may_free = { whose-flag } kommt aus der Palisade auf { $at } frei.
told-freed = { whose-flag } steht wieder im Lager, auf { $at }.
told-escaped = { whose-flag } entkommt von { $at } nach { $to }.
told-claimed = { WHO($seat) ->
    [you] Du sagst die Fahne von { PLAYERS($ally) } auf { $at } an: Sie ist nicht dort.
   *[one] { PLAYERS($seat) } sagt { WHO($ally) ->
        [you] deine Fahne
       *[one] die Fahne von { PLAYERS($ally) }
    } auf { $at } an: Sie ist nicht dort.
}
told-united = { whose-flag } auf { $at } vereint sich mit { WHO($ally) ->
    [you] deiner
   *[one] der von { PLAYERS($ally) }
} auf { $to }.
whose-flag = { WHO($seat) ->
    [you] Deine Fahne
   *[one] Die Fahne von { PLAYERS($seat) }
}
told-resigned = { WHO($seat) ->
    [you] Du gibst auf.
   *[one] { PLAYERS($seat) } gibt auf.
}
told-stuck = { WHO($seat) ->
    [you] Du kannst nicht ziehen.
   *[one] { PLAYERS($seat) } kann nicht ziehen.
}
told-skipped = { WHO($seat) ->
    [you] Du kannst nicht ziehen und setzt aus.
   *[one] { PLAYERS($seat) } kann nicht ziehen und setzt aus.
}
told-won = { WHO($winners) ->
    [you] Du gewinnst.
    [you-and] Du und { PLAYERS($winners) } gewinnt.
    [many] { PLAYERS($winners) } gewinnen.
   *[one] { PLAYERS($winners) } gewinnt.
}
told-drawn = { $reason ->
    [quiet] { end-quiet }
   *[ply] { end-ply }
}

## Mehrere Ereignisse in einer Zeile

line-battle = { WHO($seat) ->
    [you] { NAME($mine, of: "piece", form: "your") }
   *[one] { NAME($mine, of: "piece", form: "the") } von { PLAYERS($seat) }
} von { $at } { $fires ->
    [yes] beschießt { their-piece } auf { $to }
   *[no] greift { their-piece } auf { $to } an
}{ $end ->
    [wins] {" "}und gewinnt.
    [removes] {" "}und entfernt sie.
    [loses] {" "}und wird geschlagen.
    [both] : Beide sind verloren.
   *[none] .
}
their-piece = { WHO($owner) ->
    [you] { NAME($theirs, of: "piece", form: "your-acc") }
   *[one] { NAME($theirs, of: "piece", form: "the-acc") } von { PLAYERS($owner) }
}
line-entry = { WHO($seat) ->
    [you] Du bringst { NAME($rank, of: "piece", form: "your-acc") } auf { $at } ins Spiel; { reserve }.
   *[one] { PLAYERS($seat) } bringt { NAME($rank, of: "piece", form: "a") } auf { $at } ins Spiel; { reserve }.
}
line-shown = { PLAYERS($seat) } ist bereit. Nur Partner sehen diese Aufstellung.

## Wie es ausging

end-flag = { WHO($winners) ->
    [you] Du hast die Fahne von { PLAYERS($losers) } geschlagen und gewinnst.
   *[one] { PLAYERS($winners) } hat { WHO($losers) ->
        [you] deine Fahne
       *[one] die Fahne von { PLAYERS($losers) }
    } geschlagen und gewinnt.
}
end-last-flag = { WHO($winners) ->
    [you] Du hast die letzte Fahne von { PLAYERS($losers) } geschlagen und gewinnst.
   *[one] { PLAYERS($winners) } hat { WHO($losers) ->
        [you] deine letzte Fahne
       *[one] die letzte Fahne von { PLAYERS($losers) }
    } geschlagen und gewinnt.
}
end-both-flags = { WHO($winners) ->
    [you-and] Du und { PLAYERS($winners) } habt beide feindlichen Fahnen geschlagen und gewinnt.
   *[many] { PLAYERS($winners) } haben beide feindlichen Fahnen geschlagen und gewinnen.
}
end-unite = { WHO($winners) ->
    [you-and] Du und { PLAYERS($winners) } habt eure Fahnen vereint und gewinnt.
   *[many] { PLAYERS($winners) } haben ihre Fahnen vereint und gewinnen.
}
end-stuck = { WHO($losers) ->
    [you] Du kannst nicht ziehen.
    [you-and] Deine Seite kann nicht ziehen.
    [many] Die andere Seite kann nicht ziehen.
   *[one] { PLAYERS($losers) } kann nicht ziehen.
} { told-won }
end-resign = { WHO($losers) ->
    [you] Du hast aufgegeben.
    [you-and] Deine Seite hat aufgegeben.
    [many] Die andere Seite hat aufgegeben.
   *[one] { PLAYERS($losers) } hat aufgegeben.
} { told-won }
end-quiet = Remis: zu lange kein Angriff, kein Einsatz, keine Befreiung.
end-ply = Remis: Die Höchstzahl der Züge ist erreicht.

## Hilfe

help-piece = { whose-piece } auf { $at }.
help-hidden = { WHO($seat) ->
    [you] Deine verdeckte Figur
   *[one] Eine verdeckte Figur von { PLAYERS($seat) }
} auf { $at }.
help-vacant = Das Feld { $at } ist frei.
help-stockade = In der Palisade auf { $at } stehen nur gefangene Fahnen.
help-plain = Die Figur zieht ein Feld. Im Angriff schlägt sie ihren Rang und alle darunter.
help-captain = Er zieht bis zu zwei Felder, auch um die Ecke, und darf dabei angreifen.
help-scout = Er zieht beliebig weit geradeaus und entfernt Bomben.
help-spy = Im Angriff schlägt er Marschall, Spion und Fahne. Jeden anderen Kampf verliert er.
help-bomb = Sie zieht nie. Alle Angreifer werden geschlagen, nur Aufklärer entfernen sie.
help-cannon = Sie zieht ein Feld, oder schießt auf eine Figur genau drei Felder entfernt.
help-flag = Sie zieht nie. Wer sie schlägt, gewinnt.
help-flag-last = Sie zieht nie. Wer die einzige Fahne auf dem Brett schlägt, gewinnt.
help-flag-ally = Sie zieht ein Feld und ist wehrlos. Bring sie zur Fahne deines Partners.
help-known = Alle wissen, was sie ist.
help-unmoved = Sie ist noch nicht gezogen.
help-moved = Sie ist gezogen.
help-moved-piece = Sie ist gezogen: also weder Bombe noch Fahne.

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

preset-fortress = Festung
preset-fortress-about = Die Fahne steht nahe der Ecke hinter beiden Bomben. Deine Starken erwarten in der Mitte den Angriff.
preset-storm-left = Sturm von links
preset-storm-left-about = Marschall, General, Oberst und Hauptleute greifen links gemeinsam an. Die Fahne versteckt sich rechts.
preset-hammer = Hammer in der Mitte
preset-hammer-about = Deine Stärksten greifen zwischen den Seen an. Eine einzelne Bombe hinten lenkt von der Fahne ab.
preset-eyes = Aufklärer voran
preset-eyes-about = Alle vier Aufklärer stehen vorn auf freien Linien und finden heraus, was der Feind hat.
preset-false-fortress = Falsche Festung
preset-false-fortress-about = Zwei Bomben bewachen links nur einen Sergeanten. Die Fahne steht auf der anderen Seite unter Schwachen.
preset-two-wings = Zwei Flügel
preset-two-wings-about = Der Marschall auf einem Flügel, der General auf dem anderen, Hauptleute vorn. Die Fahne steht zwischen den Bomben.
preset-guns-behind-the-lake = Kanonen hinter dem See
preset-guns-behind-the-lake-about = Beide Kanonen schießen über den See, der sie schützt, mit starken Figuren neben sich.
preset-march = Der Marsch
preset-march-about = Die Fahne folgt Marschall und General zu deinem Partner. Kanonen und Hauptleute decken die Flanken.
preset-raid = Überfall
preset-raid-about = Hauptleute und Aufklärer brechen auf beiden Flügeln durch und suchen die feindlichen Fahnen.
preset-second-wave = Zweite Welle
preset-second-wave-about = Schwache Figuren fangen die ersten Angriffe ab. General und Major kommen aus der Reserve, wo du sie brauchst.
preset-bait = Köder
preset-bait-about = Marschall und General bewachen links nur einen Sergeanten. Die Fahne steht in der anderen Ecke.
preset-gun-behind-the-lake = Kanone hinter dem See
preset-gun-behind-the-lake-about = Die Kanone schießt zwischen Marschall und General über den See, der sie schützt.
preset-march-quick = Der Marsch
preset-march-quick-about = Die Fahne folgt Marschall und General zu deinem Partner. Wer die Fahnen vereint, gewinnt dieses Spiel oft.
preset-two-wings-quick = Zwei Flügel
preset-two-wings-quick-about = Der Marschall auf einem Flügel, der General auf dem anderen, Aufklärer dazwischen. Die Fahne versteckt sich hinten in der Mitte.
preset-corner = Die Ecke
preset-corner-about = Die Fahne bleibt in der Ecke hinter dem General, und die deines Partners kommt zu ihr.
preset-corner-small = Ecke
preset-corner-small-about = Die Fahne steht in der Ecke hinter Bombe und General. Marschall und Hauptmann greifen auf der anderen Seite an.
preset-lake = Hinter dem See
preset-lake-about = Die Fahne steht hinter dem See, außer Reichweite der Aufklärer, zwischen Bombe und Spion.
preset-decoy = Lockvogel
preset-decoy-about = Bombe und General bewachen links nur einen Spion. Marschall und Hauptmann bleiben rechts nahe der Fahne.
preset-march-small = Der Marsch
preset-march-small-about = Marschall und General greifen durch eine Gasse an, der Spion hinter ihnen. Der Hauptmann bewacht die Fahne.

# Was Spieler erfahren, die nicht da sind: durch den Browser und per Mail.

## Teile von Sätzen.

others = andere
against = { $people ->
    [0] { "" }
   *[other] { " " }mit { $names }
}
time = { $unit ->
    [day] { $number ->
        [one] 1 Tag
       *[other] { $number } Tage
    }
    [hour] { $number ->
        [one] 1 Stunde
       *[other] { $number } Stunden
    }
   *[minute] { $number ->
        [one] 1 Minute
       *[other] { $number } Minuten
    }
}

## Nachrichten: eine Überschrift und ein Satz.

turn = In der Partie{ against } bist du am Zug.{ $days ->
    [none] { $reserve ->
        [none] { "" }
       *[other] { " " }Dir bleibt nur noch die Reserve: { $reserve }.
    }
   *[other] { " " }Deine Zeit für den Zug: { $days }.{ $reserve ->
        [none] { "" }
       *[other] { " " }Danach bleibt dir die Reserve: { $reserve }.
    }
}
    .heading = { $title }: Du bist am Zug
reminder = In der Partie{ against } bist du am Zug. Dir bleibt noch Zeit: { $left }.
    .heading = { $title }: noch { $left }
sat = { $names } { $people ->
    [one] sitzt
   *[other] sitzen
} an deinem Tisch. { $free ->
    [0] Alle sind da.
    [one] Ein Platz ist frei.
   *[other] { $free } Plätze sind frei.
}
    .heading = { $title }: Jemand hat Platz genommen
over = Die Partie{ against } ist zu Ende.
    .heading = { $title }: Die Partie ist zu Ende
challenge = { $names } fordert dich zu einer Partie heraus.{ $left ->
    [none] { "" }
   *[other] { " " }Zeit zu antworten: { $left }.
}
    .heading = { $title }: eine Herausforderung
found = Du spielst{ against }. Komm an den Tisch.{ $left ->
    [none] { "" }
   *[other] { " " }Die Partie wartet auf dich: { $left }.
}
    .heading = { $title }: Deine Partie ist gefunden
bell = Jemand sucht eine Partie, die du gern spielst.{ $left ->
    [none] { "" }
   *[other] { " " }Die Suche dauert noch: { $left }.
}
    .heading = { $title }: Jemand wartet
hour = { $coming ->
    [one] Eine Person kommt.
   *[other] { $coming } Personen kommen.
}
    .heading = Die Klubstunde beginnt bald

## Mails.

footer = Du bekommst diese Mail, weil du bei Sandtable spielst. Keine Mails mehr: { $link }
confirming =
    Jemand möchte auf { $server } per Mail erfahren, wann er am Zug ist, und hat diese Adresse angegeben.

    Wenn du das warst, öffne diesen Link:
    { $link }

    Sonst tu nichts. Es kommen keine weiteren Mails.
    .heading = Möchtest du Mails von Sandtable?
recovering =
    Jemand möchte sich auf { $server } bei deinem Konto anmelden und kennt das Passwort nicht.

    Wenn du das warst, wähle hier ein neues Passwort. Der Link gilt einmal, eine Stunde lang:
    { $link }

    Sonst tu nichts. Dein Passwort bleibt, wie es ist.
    .heading = Ein neues Passwort für Sandtable

# What players who are away are told: by the browser, and by mail.

## Parts of sentences.

others = others
against = { $people ->
    [0] { "" }
   *[other] { " " }with { $names }
}
time = { $unit ->
    [day] { $number ->
        [one] 1 day
       *[other] { $number } days
    }
    [hour] { $number ->
        [one] 1 hour
       *[other] { $number } hours
    }
   *[minute] { $number ->
        [one] 1 minute
       *[other] { $number } minutes
    }
}

## Notices: a heading and a sentence.

turn = It is your turn in the game{ against }.{ $days ->
    [none] { $reserve ->
        [none] { "" }
       *[other] { " " }You have { $reserve } of the reserve left.
    }
   *[other] { " " }You have { $days } for it.{ $reserve ->
        [none] { "" }
       *[other] { " " }After that you have { $reserve } of the reserve.
    }
}
    .heading = { $title }: your turn
reminder = It is your turn in the game{ against }. You have { $left } left.
    .heading = { $title }: { $left } left
sat = { $names } { $people ->
    [one] is
   *[other] are
} at your table. { $free ->
    [0] Everybody is there.
    [one] One seat is free.
   *[other] { $free } seats are free.
}
    .heading = { $title }: somebody sat down
over = The game{ against } has ended.
    .heading = { $title }: the game is over
challenge = { $names } challenges you to a game.{ $left ->
    [none] { "" }
   *[other] { " " }You can answer for { $left }.
}
    .heading = { $title }: a challenge
found = You play{ against }. Come to the table.{ $left ->
    [none] { "" }
   *[other] { " " }It waits for you for { $left }.
}
    .heading = { $title }: your game is found
bell = Somebody looks for a game that you like to play.{ $left ->
    [none] { "" }
   *[other] { " " }The search goes on for { $left }.
}
    .heading = { $title }: somebody is waiting
hour = { $coming ->
    [one] One player is coming.
   *[other] { $coming } players are coming.
}
    .heading = The club hour begins soon

## Mails.

footer = You get this mail because you play at Sandtable. Stop these mails: { $link }
confirming =
    Somebody at { $server } wants to be told by mail when it is their turn, and has given this address.

    If that was you, open this link:
    { $link }

    If not, do nothing. No more mails will come.
    .heading = Do you want mails from Sandtable?
recovering =
    Somebody wants to log in to your account at { $server } and does not know the password.

    If that was you, choose a new password here. The link works once, for an hour:
    { $link }

    If not, do nothing. Your password stays what it is.
    .heading = A new password for Sandtable

# Ce qu’apprennent les joueurs absents : par le navigateur, et par e-mail.

## Parties de phrases.

others = d’autres
against = { $people ->
    [0] { "" }
   *[other] { " " }avec { $names }
}
time = { $unit ->
    [day] { $number ->
        [one] 1 jour
       *[other] { $number } jours
    }
    [hour] { $number ->
        [one] 1 heure
       *[other] { $number } heures
    }
   *[minute] { $number ->
        [one] 1 minute
       *[other] { $number } minutes
    }
}

## Notifications : un titre et une phrase.

turn = C’est à vous de jouer dans la partie{ against }.{ $days ->
    [none] { $reserve ->
        [none] { "" }
       *[other] { " " }Il ne vous reste que la réserve : { $reserve }.
    }
   *[other] { " " }Votre temps pour ce tour : { $days }.{ $reserve ->
        [none] { "" }
       *[other] { " " }Ensuite, il vous reste la réserve : { $reserve }.
    }
}
    .heading = { $title } : à vous de jouer
reminder = C’est à vous de jouer dans la partie{ against }. Temps restant : { $left }.
    .heading = { $title } : encore { $left }
sat = { $names } { $people ->
    [one] est
   *[other] sont
} à votre table. { $free ->
    [0] Tout le monde est là.
    [1] Une place est libre.
   *[other] { $free } places sont libres.
}
    .heading = { $title } : quelqu’un s’est assis
over = La partie{ against } est terminée.
    .heading = { $title } : la partie est terminée
challenge = { $names } vous défie.{ $left ->
    [none] { "" }
   *[other] { " " }Temps pour répondre : { $left }.
}
    .heading = { $title } : un défi
found = Vous jouez{ against }. Venez à la table.{ $left ->
    [none] { "" }
   *[other] { " " }La partie vous attend : { $left }.
}
    .heading = { $title } : votre partie est trouvée
bell = Quelqu’un cherche une partie que vous aimez jouer.{ $left ->
    [none] { "" }
   *[other] { " " }La recherche dure encore { $left }.
}
    .heading = { $title } : quelqu’un attend
hour = { $coming ->
    [1] Une personne vient.
   *[other] { $coming } personnes viennent.
}
    .heading = L’heure du club commence bientôt

## E-mails.

footer = Vous recevez cet e-mail parce que vous jouez sur Sandtable. Ne plus en recevoir : { $link }
confirming =
    Sur { $server }, quelqu’un veut apprendre par e-mail quand c’est son tour, et a donné cette adresse.

    Si c’était vous, ouvrez ce lien :
    { $link }

    Sinon, ne faites rien. Vous ne recevrez plus d’e-mail.
    .heading = Voulez-vous des e-mails de Sandtable ?
recovering =
    Sur { $server }, quelqu’un veut se connecter à votre compte et ne connaît pas le mot de passe.

    Si c’était vous, choisissez ici un nouveau mot de passe. Le lien marche une fois, pendant une heure :
    { $link }

    Sinon, ne faites rien. Votre mot de passe reste le même.
    .heading = Un nouveau mot de passe pour Sandtable

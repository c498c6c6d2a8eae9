# Ce que dit Classic Stratego. Les pièces portent leurs signes : piece-10 est le Maréchal.

## Pièces : `a` et `the` avec un article.

piece-10 = Maréchal
    .a = un Maréchal
    .the = le Maréchal
piece-9 = Général
    .a = un Général
    .the = le Général
piece-8 = Colonel
    .a = un Colonel
    .the = le Colonel
piece-7 = Commandant
    .a = un Commandant
    .the = le Commandant
piece-6 = Capitaine
    .a = un Capitaine
    .the = le Capitaine
piece-5 = Lieutenant
    .a = un Lieutenant
    .the = le Lieutenant
piece-4 = Sergent
    .a = un Sergent
    .the = le Sergent
piece-3 = Démineur
    .a = un Démineur
    .the = le Démineur
piece-2 = Éclaireur
    .a = un Éclaireur
    .the = l’Éclaireur
piece-S = Espion
    .a = un Espion
    .the = l’Espion
piece-B = Bombe
    .a = une Bombe
    .the = la Bombe
piece-F = Drapeau
    .a = un Drapeau
    .the = le Drapeau
whose-piece = { WHO($seat) ->
    [you] votre { NAME($rank, of: "piece") }
   *[one] { NAME($rank, of: "piece", form: "the") } de { PLAYERS($seat) }
}

## Ce qui est demandé

ask-set-up = Placez votre armée sur vos quatre rangées.
ask-move = À vous : déplacez une pièce, ou attaquez.
ask-wait-set-up = { WHO($seats) ->
    [many] { PLAYERS($seats) } placent leurs armées.
   *[one] { PLAYERS($seats) } place son armée.
}
ask-wait-move = C’est à { PLAYERS($seats) } de jouer.

## Refus

refuse-turn = { WHO($seats) ->
    [you] C’est votre tour.
   *[one] Attendez : c’est à { PLAYERS($seats) } de jouer.
}
refuse-resign-early = On n’abandonne pas avant le début du jeu.
refuse-set-up-first = Placez d’abord votre armée.
refuse-set-up-done = Votre armée est placée. Attendez les autres.
refuse-set-up-over = Les armées sont déjà placées.
refuse-set-up-piece = Votre armée n’a plus de telle pièce à placer.
refuse-set-up-space = Placez chaque pièce sur une case libre de votre zone.
refuse-nothing-there = Vous n’avez aucune pièce qui puisse faire cela.
refuse-pass = On ne passe pas : déplacez une pièce, ou attaquez.
refuse-own-piece = Une de vos pièces s’y trouve.
refuse-one-space = { $rank ->
    [none] Cette pièce
   *[other] Votre { NAME($rank, of: "piece") }
} n’avance que d’une case, jamais en diagonale.
refuse-never-moves = Votre { NAME($rank, of: "piece") } ne bouge jamais.
refuse-lake = Aucune pièce n’entre dans un lac ni ne le franchit.
refuse-shuttle = Assez d’allers et retours : allez ailleurs, ou jouez une autre pièce.
refuse-chase = Assez poursuivi : allez ailleurs, ou jouez une autre pièce.
refuse-scout-far = C’est trop loin pour un Éclaireur.
refuse-scout-piece = Un Éclaireur ne dépasse aucune pièce.

## Ce qui se passe

moves-first = { WHO($seat) ->
    [you] Vous commencez.
   *[one] { PLAYERS($seat) } commence.
}
told-placed = { WHO($seat) ->
    [you] Vous placez votre { NAME($rank, of: "piece") } en { $at }.
   *[one] { PLAYERS($seat) } place { NAME($rank, of: "piece", form: "a") } en { $at }.
}
told-readied = { WHO($seat) ->
    [you] Vous êtes prêt.
   *[one] L’armée de { PLAYERS($seat) } est prête.
}
told-opened = Les deux armées sont placées. { moves-first }
told-moved = { WHO($seat) ->
    [you] Vous avancez de { $at } en { $to }.
   *[one] { PLAYERS($seat) } avance de { $at } en { $to }.
}
told-attacked = { WHO($seat) ->
    [you] Vous attaquez { $to } depuis { $at }.
   *[one] { PLAYERS($seat) } attaque { $to } depuis { $at }.
}
told-revealed = En { $at } : { whose-piece }.
told-captured = { WHO($seat) ->
    [you] Votre pièce
   *[one] La pièce de { PLAYERS($seat) }
} en { $at } est capturée.
told-resigned = { WHO($seat) ->
    [you] Vous abandonnez.
   *[one] { PLAYERS($seat) } abandonne.
}
told-stuck = { WHO($seat) ->
    [you] Vous ne pouvez pas bouger.
   *[one] { PLAYERS($seat) } ne peut pas bouger.
}
told-won = { WHO($winners) ->
    [you] Vous gagnez.
   *[one] { PLAYERS($winners) } gagne.
}
told-drawn = { $reason ->
    [stuck] { end-nobody-moves }
    [quiet] { end-quiet }
   *[ply] { end-ply }
}

## Plusieurs événements en une ligne

line-battle = Depuis { $at }, { WHO($seat) ->
    [you] votre { NAME($mine, of: "piece") }
   *[one] { NAME($mine, of: "piece", form: "the") } de { PLAYERS($seat) }
} attaque { WHO($owner) ->
    [you] votre { NAME($theirs, of: "piece") }
   *[one] { NAME($theirs, of: "piece", form: "the") } de { PLAYERS($owner) }
} en { $to }{ $end ->
    [wins] {" "}et l’emporte.
    [loses] {" "}et perd.
    [both] {" "}: les deux pièces sont perdues.
   *[none] .
}

## Comment cela s’est fini

end-flag = { WHO($winners) ->
    [you] Vous avez capturé le Drapeau de { PLAYERS($losers) } et gagnez.
   *[one] { PLAYERS($winners) } a capturé { WHO($losers) ->
        [you] votre Drapeau
       *[one] le Drapeau de { PLAYERS($losers) }
    } et gagne.
}
end-stuck = { WHO($losers) ->
    [you] Vous ne pouvez pas bouger.
   *[one] { PLAYERS($losers) } ne peut pas bouger.
} { told-won }
end-nobody-moves = Nulle : il ne reste aucune pièce qui puisse bouger.
end-resign = { WHO($losers) ->
    [you] Vous avez abandonné.
   *[one] { PLAYERS($losers) } a abandonné.
} { told-won }
end-quiet = Nulle : trop de tours sans combat.
end-ply = Nulle : le nombre maximal de tours est atteint.

## Aide

help-piece = En { $at } : { whose-piece }.
help-hidden = En { $at } : une pièce cachée.
help-vacant = La case { $at } est libre.
help-unmoved = Elle n’a pas encore bougé.
help-moved-piece = Elle a bougé : ce n’est ni une Bombe ni le Drapeau.
help-ran = Elle a avancé de plusieurs cases : c’est un Éclaireur.

## Ce que change un document

changed-count = À cette table, une armée a { $n } × { NAME($card, of: "piece") } au lieu de { $printed }.
changed-wins = À cette table, { NAME($piece, of: "piece", form: "a") } qui attaque { NAME($against, of: "piece", form: "a") } gagne.
changed-loses = À cette table, { NAME($piece, of: "piece", form: "a") } qui attaque { NAME($against, of: "piece", form: "a") } perd.
changed-both = À cette table, { NAME($piece, of: "piece", form: "a") } qui attaque { NAME($against, of: "piece", form: "a") } est pris avec la pièce attaquée.
changed-range = À cette table, { NAME($piece, of: "piece", form: "a") } avance de { $n } { $n ->
    [one] case
   *[other] cases
} au plus.

## Dispositions

preset-corner-castle = Château du coin
preset-corner-castle-about = Le Drapeau est dans le coin derrière deux Bombes. Le Maréchal attaque sur l’autre aile.
preset-middle-nest = Nid au milieu
preset-middle-nest-about = Trois Bombes entourent le Drapeau au milieu. Le Général mène, Maréchal et Espion suivent.
preset-bluff = Bluff
preset-bluff-about = Partout, des Bombes détournent les attaques. Une seule garde le Drapeau, avec un Capitaine et un Démineur.
preset-corner = Le coin
preset-corner-about = Bombe et Éclaireur gardent le Drapeau dans le coin. Maréchal et Général tiennent les couloirs entre les lacs.
preset-column = La colonne
preset-column-about = Maréchal, Espion et Bombe sont en colonne devant le Drapeau. Le Général attaque seul.
preset-decoy = Le leurre
preset-decoy-about = Au fond, une Bombe seule attire du mauvais côté. Un Démineur est à côté du Drapeau.

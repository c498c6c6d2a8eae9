# Ce que dit Ultimate Stratego. Les pièces portent leurs signes : piece-10 est le Maréchal.

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
piece-3 = Caporal
    .a = un Caporal
    .the = le Caporal
piece-2 = Éclaireur
    .a = un Éclaireur
    .the = l’Éclaireur
piece-S = Espion
    .a = un Espion
    .the = l’Espion
piece-B = Bombe
    .a = une Bombe
    .the = la Bombe
piece-C = Canon
    .a = un Canon
    .the = le Canon
piece-F = Drapeau
    .a = un Drapeau
    .the = le Drapeau
whose-piece = { WHO($seat) ->
    [you] votre { NAME($rank, of: "piece") }
   *[one] { NAME($rank, of: "piece", form: "the") } de { PLAYERS($seat) }
}

## Ce qui est demandé

ask-set-up = Placez votre armée sur vos { $rows ->
    [2] deux
   *[4] quatre
} rangées, puis dites que vous êtes prêt.
ask-set-up-first = Placez votre première armée sur vos quatre rangées, puis dites que vous êtes prêt.
ask-set-up-some = Placez { $standing } de vos { $army } pièces avec le Drapeau, puis dites que vous êtes prêt.
ask-set-up-all = Placez vos { $army } pièces dans votre camp, puis dites que vous êtes prêt.
ask-move = À vous : déplacez une pièce, ou attaquez.
ask-move-or-enter = À vous : déplacez, attaquez, ou faites entrer une pièce.
ask-step = Votre Capitaine a gagné. Avancez-le d’une case, ou arrêtez-le.
ask-rescue = Vous êtes à la dernière rangée. Ramenez une pièce, ou renoncez.
ask-stockade = Vous avez capturé un Drapeau. Choisissez sa palissade.
ask-free = { WHO($seat) ->
    [you] Votre Drapeau est libre. Choisissez une case libre de votre camp.
   *[one] Le Drapeau de { PLAYERS($seat) } est libre. Choisissez une case libre de son camp.
}
ask-bonus = Faites entrer une pièce de votre Réserve, ou renoncez.
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
refuse-resign-never = Personne n’abandonne à cette table.
refuse-set-up-first = Placez d’abord votre armée.
refuse-set-up-done = Votre armée est placée. Attendez les autres.
refuse-set-up-over = Les armées sont déjà placées.
refuse-set-up-piece = Votre armée n’a plus de telle pièce à placer.
refuse-set-up-space = Placez chaque pièce sur une case libre de votre zone.
refuse-set-up-flag = Le Drapeau doit être parmi vos pièces.
refuse-second-army = Votre seconde armée attend que le jeu commence.
refuse-cannons = À quatre, une armée a des Canons et pas de Bombes.
refuse-nothing-there = Vous n’avez aucune pièce qui puisse faire cela.
refuse-pass = On ne passe pas : déplacez une pièce, ou attaquez.
refuse-own-piece = Une de vos pièces s’y trouve.
refuse-ally-piece = Une pièce de votre partenaire s’y trouve.
refuse-one-space = Votre { NAME($rank, of: "piece") } n’avance que d’une case.
refuse-next-to-it = Votre { NAME($rank, of: "piece") } n’attaque que la case voisine.
refuse-diagonal = Votre { NAME($rank, of: "piece") } n’avance jamais en diagonale.
refuse-never-moves = Votre { NAME($rank, of: "piece") } ne bouge jamais.
refuse-over-piece = Aucune pièce ne saute par-dessus une autre.
refuse-into-lake = Aucune pièce n’entre dans un lac.
refuse-over-lake = Trop loin, et aucune pièce ne saute par-dessus un lac.
refuse-shuttle = Assez d’allers et retours : allez ailleurs, ou jouez une autre pièce.
refuse-stockade-space = Rien n’entre dans une palissade ni ne la franchit.
refuse-captain-far = Un Capitaine avance de deux cases au plus.
refuse-captain-twice = Un Capitaine n’attaque qu’une fois par tour.
refuse-captain-back = Un Capitaine ne finit pas là où il a commencé.
refuse-captain-step = Seul un Capitaine qui vient de gagner avance encore.
refuse-scout-far = C’est trop loin pour un Éclaireur.
refuse-scout-straight = Un Éclaireur n’avance qu’en ligne droite.
refuse-scout-piece = Un Éclaireur ne dépasse aucune pièce.
refuse-scout-lake = Un Éclaireur ne dépasse aucun lac.
refuse-bomb-attack = Une Bombe n’attaque jamais.
refuse-flag-attack = Un Drapeau n’attaque jamais.
refuse-flag-far = Un Drapeau n’avance que d’une case.
refuse-flag-guarded = Un ennemi est à côté de la palissade : le Drapeau y reste.
refuse-flag-claim = Seul votre Drapeau peut en annoncer un autre.
refuse-flag-touch = À cette table, les Drapeaux s’unissent d’eux-mêmes.
refuse-flag-beside = Nommez une pièce de votre partenaire à côté de votre Drapeau.
refuse-cannon-far = Un Canon n’avance que d’une case.
refuse-cannon-near = Un Canon ne tire pas sur la case voisine.
refuse-cannon-three = Un Canon ne touche que ce qui est à trois cases.
refuse-cannon-way = Un tir ne passe que sur des cases libres et des lacs.
refuse-stockade-choice = Choisissez une des deux palissades de votre équipe.
refuse-stockade-flag = Seul un Drapeau qui vient d’être capturé y va.
refuse-free-none = On ne place qu’un Drapeau qui vient d’être libéré.
refuse-free-space = Choisissez une case libre du camp de ce Drapeau.
refuse-rescue-first = Ramenez d’abord une pièce, ou renoncez.
refuse-rescue-none = On ramène une pièce en atteignant la dernière rangée.
refuse-rescue-piece = Aucune de vos pièces de cette sorte n’est capturée.
refuse-rescue-bomb = On ne ramène jamais les Bombes.
refuse-rescue-flag = On ne ramène jamais le Drapeau.
refuse-rescue-space = Choisissez une case libre de votre moitié.
refuse-rescue-four = À quatre, on ne libère que des Drapeaux.
refuse-enter-first = Faites d’abord entrer une pièce, ou renoncez.
refuse-enter-piece = Votre Réserve n’a pas de telle pièce.
refuse-enter-flag = Votre second Drapeau doit entrer d’abord.
refuse-enter-space = Choisissez une case libre de votre zone.
refuse-enter-never = Il n’y a pas de Réserve dans ce jeu.
refuse-other = Ce n’est pas possible maintenant.

## Ce qui se passe

told-first = { WHO($seat) ->
    [you] Vous commencez.
   *[one] { PLAYERS($seat) } commence.
}
told-placed = { WHO($seat) ->
    [you] Vous placez votre { NAME($rank, of: "piece") } en { $at }.
   *[one] { PLAYERS($seat) } place { NAME($rank, of: "piece", form: "a") } en { $at }.
}
told-ready = { WHO($seat) ->
    [you] Vous êtes prêt.
   *[one] L’armée de { PLAYERS($seat) } est prête.
}
told-shown = En { $at } : { NAME($rank, of: "piece", form: "the") } de { PLAYERS($seat) }. Seuls les partenaires le voient.
told-opened = Les deux armées sont placées. { told-first }
told-opened-all = Les quatre armées sont placées. { told-first }
told-moved = { WHO($seat) ->
    [you] Vous avancez de { $at } en { $to }.
   *[one] { PLAYERS($seat) } avance de { $at } en { $to }.
}
told-attacked = { WHO($seat) ->
    [you] Vous attaquez { $to } depuis { $at }.
   *[one] { PLAYERS($seat) } attaque { $to } depuis { $at }.
}
told-fired = { WHO($seat) ->
    [you] Vous tirez de { $at } sur { $to }.
   *[one] { PLAYERS($seat) } tire de { $at } sur { $to }.
}
told-revealed = En { $at } : { whose-piece }.
told-captured = { WHO($by) ->
    [you] Vous capturez la pièce de { PLAYERS($seat) } en { $at }.
   *[one] { PLAYERS($by) } capture { WHO($seat) ->
        [you] votre pièce
       *[one] la pièce de { PLAYERS($seat) }
    } en { $at }.
}
told-removed = { WHO($seat) ->
    [you] Votre Bombe
   *[one] La Bombe de { PLAYERS($seat) }
} en { $at } est hors du jeu.
told-returned = { WHO($seat) ->
    [you] Votre Canon
   *[one] Le Canon de { PLAYERS($seat) }
} retourne dans la Réserve, qui en a { $left }.
told-advanced = { WHO($seat) ->
    [you] Votre pièce
   *[one] La pièce de { PLAYERS($seat) }
} avance en { $to }.
told-stopped = { WHO($seat) ->
    [you] Votre Capitaine
   *[one] Le Capitaine de { PLAYERS($seat) }
} s’arrête en { $at }.
told-may_rescue = { WHO($seat) ->
    [you] Vous atteignez la dernière rangée en { $at } et pouvez ramener une pièce.
   *[one] { PLAYERS($seat) } atteint la dernière rangée en { $at } et peut ramener une pièce.
}
told-rescued = { WHO($seat) ->
    [you] Vous ramenez votre { NAME($rank, of: "piece") } en { $at }.
   *[one] { PLAYERS($seat) } ramène { NAME($rank, of: "piece", form: "a") } en { $at }.
}
told-declined = { WHO($seat) ->
    [you] Vous ne ramenez aucune pièce.
   *[one] { PLAYERS($seat) } ne ramène aucune pièce.
}
told-may_enter = { WHO($seat) ->
    [you] Vous pouvez faire entrer une pièce.
   *[one] { PLAYERS($seat) } peut faire entrer une pièce.
}
told-entered = { WHO($seat) ->
    [you] Vous faites entrer une pièce en { $at } ; { reserve }.
   *[one] { PLAYERS($seat) } fait entrer une pièce en { $at } ; { reserve }.
}
reserve = { $left ->
    [0] la Réserve est vide
    [one] il en reste { $left }
   *[other] il en reste { $left }
}
told-named = { WHO($seat) ->
    [you] Votre nouvelle pièce
   *[one] La nouvelle pièce de { PLAYERS($seat) }
} en { $at } est { NAME($rank, of: "piece", form: "a") }.
told-kept = { WHO($seat) ->
    [you] Vous ne faites entrer aucune pièce.
   *[one] { PLAYERS($seat) } ne fait entrer aucune pièce.
}
told-imprisoned = { whose-flag } est captif dans la palissade en { $at }.
told-may_free = { whose-flag } est libéré de la palissade en { $at }.
told-freed = { whose-flag } est de retour dans son camp, en { $at }.
told-escaped = { whose-flag } s’échappe de { $at } en { $to }.
told-claimed = { WHO($seat) ->
    [you] Vous annoncez le Drapeau de { PLAYERS($ally) } en { $at } : il n’y est pas.
   *[one] { PLAYERS($seat) } annonce { WHO($ally) ->
        [you] votre Drapeau
       *[one] le Drapeau de { PLAYERS($ally) }
    } en { $at } : il n’y est pas.
}
told-united = { whose-flag } en { $at } s’unit { WHO($ally) ->
    [you] au vôtre
   *[one] à celui de { PLAYERS($ally) }
} en { $to }.
whose-flag = { WHO($seat) ->
    [you] Votre Drapeau
   *[one] Le Drapeau de { PLAYERS($seat) }
}
told-resigned = { WHO($seat) ->
    [you] Vous abandonnez.
   *[one] { PLAYERS($seat) } abandonne.
}
told-stuck = { WHO($seat) ->
    [you] Vous ne pouvez pas bouger.
   *[one] { PLAYERS($seat) } ne peut pas bouger.
}
told-skipped = { WHO($seat) ->
    [you] Vous ne pouvez pas bouger et passez votre tour.
   *[one] { PLAYERS($seat) } ne peut pas bouger et passe son tour.
}
told-won = { WHO($winners) ->
    [you] Vous gagnez.
    [you-and] { PLAYERS($winners) } et vous gagnez.
    [many] { PLAYERS($winners) } gagnent.
   *[one] { PLAYERS($winners) } gagne.
}
told-drawn = { $reason ->
    [quiet] { end-quiet }
   *[ply] { end-ply }
}

## Plusieurs événements en une ligne

line-battle = Depuis { $at }, { WHO($seat) ->
    [you] votre { NAME($mine, of: "piece") }
   *[one] { NAME($mine, of: "piece", form: "the") } de { PLAYERS($seat) }
} { $fires ->
    [yes] tire sur
   *[no] attaque
} { WHO($owner) ->
    [you] votre { NAME($theirs, of: "piece") }
   *[one] { NAME($theirs, of: "piece", form: "the") } de { PLAYERS($owner) }
} en { $to }{ $end ->
    [wins] {" "}et l’emporte.
    [removes] {" "}et la retire.
    [loses] {" "}et perd.
    [both] {" "}: les deux pièces sont perdues.
   *[none] .
}
line-entry = { WHO($seat) ->
    [you] Vous faites entrer votre { NAME($rank, of: "piece") } en { $at } ; { reserve }.
   *[one] { PLAYERS($seat) } fait entrer { NAME($rank, of: "piece", form: "a") } en { $at } ; { reserve }.
}
line-shown = L’armée de { PLAYERS($seat) } est prête. Seuls les partenaires la voient.

## Comment cela s’est fini

end-flag = { WHO($winners) ->
    [you] Vous avez capturé le Drapeau de { PLAYERS($losers) } et gagnez.
   *[one] { PLAYERS($winners) } a capturé { WHO($losers) ->
        [you] votre Drapeau
       *[one] le Drapeau de { PLAYERS($losers) }
    } et gagne.
}
end-last-flag = { WHO($winners) ->
    [you] Vous avez capturé le dernier Drapeau de { PLAYERS($losers) } et gagnez.
   *[one] { PLAYERS($winners) } a capturé { WHO($losers) ->
        [you] votre dernier Drapeau
       *[one] le dernier Drapeau de { PLAYERS($losers) }
    } et gagne.
}
end-both-flags = { WHO($winners) ->
    [you-and] { PLAYERS($winners) } et vous avez capturé les deux Drapeaux ennemis et gagnez.
   *[many] { PLAYERS($winners) } ont capturé les deux Drapeaux ennemis et gagnent.
}
end-unite = { WHO($winners) ->
    [you-and] { PLAYERS($winners) } et vous avez uni vos Drapeaux et gagnez.
   *[many] { PLAYERS($winners) } ont uni leurs Drapeaux et gagnent.
}
end-stuck = { WHO($losers) ->
    [you] Vous ne pouvez pas bouger.
    [you-and] Votre camp ne peut pas bouger.
    [many] L’autre camp ne peut pas bouger.
   *[one] { PLAYERS($losers) } ne peut pas bouger.
} { told-won }
end-resign = { WHO($losers) ->
    [you] Vous avez abandonné.
    [you-and] Votre camp a abandonné.
    [many] L’autre camp a abandonné.
   *[one] { PLAYERS($losers) } a abandonné.
} { told-won }
end-quiet = Nulle : trop longtemps sans attaque, entrée ni sauvetage.
end-ply = Nulle : le nombre maximal de tours est atteint.

## Aide

help-piece = En { $at } : { whose-piece }.
help-hidden = En { $at } : une pièce cachée { WHO($seat) ->
    [you] à vous
   *[one] de { PLAYERS($seat) }
}.
help-vacant = La case { $at } est libre.
help-stockade = La palissade en { $at } ne reçoit que des Drapeaux captifs.
help-plain = Avance d’une case. En attaquant, bat son rang et tous les rangs inférieurs.
help-captain = Il avance de deux cases au plus, même en tournant, et peut attaquer ainsi.
help-scout = Il avance en ligne droite d’autant de cases qu’il veut et retire les Bombes.
help-spy = En attaquant, il bat le Maréchal, l’Espion et le Drapeau. Il perd tout autre combat.
help-bomb = Elle ne bouge jamais. Qui l’attaque est capturé, sauf l’Éclaireur, qui la retire.
help-cannon = Il avance d’une case, ou tire sur une pièce à exactement trois cases.
help-flag = Il ne bouge jamais. Qui le capture gagne.
help-flag-last = Il ne bouge jamais. Qui capture le seul Drapeau sur le plateau gagne.
help-flag-ally = Il avance d’une case et ne se défend pas. Menez-le au Drapeau de votre partenaire.
help-known = Tout le monde sait ce que c’est.
help-unmoved = Elle n’a pas encore bougé.
help-moved = Elle a bougé.
help-moved-piece = Elle a bougé : ce n’est ni une Bombe ni le Drapeau.

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

preset-fortress = Forteresse
preset-fortress-about = Le Drapeau est près du coin, derrière les deux Bombes. Vos pièces fortes attendent l’attaque au milieu.
preset-storm-left = Assaut à gauche
preset-storm-left-about = Maréchal, Général, Colonel et Capitaines attaquent ensemble à gauche. Le Drapeau se cache à droite.
preset-hammer = Marteau au milieu
preset-hammer-about = Vos pièces les plus fortes attaquent entre les lacs. Au fond, une Bombe seule détourne du Drapeau.
preset-eyes = Éclaireurs devant
preset-eyes-about = Les quatre Éclaireurs sont devant, sur des lignes libres, et découvrent ce qu’a l’ennemi.
preset-false-fortress = Fausse forteresse
preset-false-fortress-about = À gauche, deux Bombes ne gardent qu’un Sergent. Le Drapeau est de l’autre côté, parmi les faibles.
preset-two-wings = Deux ailes
preset-two-wings-about = Maréchal sur une aile, Général sur l’autre, Capitaines devant. Le Drapeau est entre les Bombes.
preset-guns-behind-the-lake = Canons derrière le lac
preset-guns-behind-the-lake-about = Les deux Canons tirent par-dessus le lac qui les protège, des pièces fortes à côté d’eux.
preset-march = La marche
preset-march-about = Le Drapeau suit Maréchal et Général vers votre partenaire. Canons et Capitaines gardent les flancs.
preset-raid = Raid
preset-raid-about = Capitaines et Éclaireurs percent sur les deux ailes et cherchent les Drapeaux ennemis.
preset-second-wave = Seconde vague
preset-second-wave-about = Les faibles reçoivent les premières attaques. Général et Commandant viennent de la Réserve là où il faut.
preset-bait = Appât
preset-bait-about = À gauche, Maréchal et Général ne gardent qu’un Sergent. Le Drapeau est dans l’autre coin.
preset-gun-behind-the-lake = Canon derrière le lac
preset-gun-behind-the-lake-about = Le Canon tire par-dessus le lac qui le protège, entre Maréchal et Général.
preset-march-quick = La marche
preset-march-quick-about = Le Drapeau suit Maréchal et Général vers votre partenaire. Unir les Drapeaux gagne souvent cette partie.
preset-two-wings-quick = Deux ailes
preset-two-wings-quick-about = Maréchal sur une aile, Général sur l’autre, Éclaireurs entre eux. Le Drapeau se cache derrière le milieu.
preset-corner = Le coin
preset-corner-about = Le Drapeau reste dans le coin derrière le Général, et celui de votre partenaire le rejoint.
preset-corner-small = Coin
preset-corner-small-about = Le Drapeau est dans le coin derrière Bombe et Général. Maréchal et Capitaine attaquent de l’autre côté.
preset-lake = Derrière le lac
preset-lake-about = Le Drapeau est derrière le lac, hors de portée des Éclaireurs, entre Bombe et Espion.
preset-decoy = Leurre
preset-decoy-about = À gauche, Bombe et Général ne gardent qu’un Espion. Maréchal et Capitaine restent à droite, près du Drapeau.
preset-march-small = La marche
preset-march-small-about = Maréchal et Général attaquent par un couloir, l’Espion derrière eux. Le Capitaine garde le Drapeau.

# Ce que dit War Kings. Les cartes portent leurs signes : card-1S est le Soldat simple.

## Cartes : `some` avec un nombre, `the` une carte précise ; `short` et `does` ligne par ligne.

card-1S = Soldat simple
    .some = { $count ->
        [one] un Soldat simple
       *[other] { number } Soldats simples
    }
    .the = le Soldat simple
    .short =
        Soldat
        simple
    .code = 1 S
    .does = compte un soldat
card-2S = Soldat double
    .some = { $count ->
        [one] un Soldat double
       *[other] { number } Soldats doubles
    }
    .the = le Soldat double
    .short =
        Soldat
        double
    .code = 2 S
    .does = compte deux soldats
card-3S = Soldat triple
    .some = { $count ->
        [one] un Soldat triple
       *[other] { number } Soldats triples
    }
    .the = le Soldat triple
    .short =
        Soldat
        triple
    .code = 3 S
    .does = compte trois soldats
card-ADV = Conseiller
    .some = { $count ->
        [one] un Conseiller
       *[other] { number } Conseillers
    }
    .the = le Conseiller
    .short = Conseiller
    .code = Con
    .does =
        double les soldats
        de votre main
card-SC2 = Parchemin double
    .some = { $count ->
        [one] un Parchemin double
       *[other] { number } Parchemins doubles
    }
    .the = le Parchemin double
    .short =
        Parchemin
        double
    .code = Par
    .does =
        le suivant défausse une
        carte, en pioche deux · 2 soldats
card-SC1 = Parchemin simple
    .some = { $count ->
        [one] un Parchemin simple
       *[other] { number } Parchemins simples
    }
    .the = le Parchemin simple
    .short =
        Parchemin
        simple
    .code = Par
    .does =
        le suivant défausse une
        carte, en pioche une · 1 soldat
card-ET = Terrain vide
    .some = { $count ->
        [one] un Terrain vide
       *[other] { number } Terrains vides
    }
    .the = le Terrain vide
    .short =
        Terrain
        vide
    .code = Ter
    .does = ne compte aucun soldat
card-EA = Attaque ennemie
    .some = { $count ->
        [one] une Attaque ennemie
       *[other] { number } Attaques ennemies
    }
    .the = l’Attaque ennemie
    .short =
        Attaque
        ennemie
    .code = Att
    .does =
        le moins de soldats
        l’emporte

cards = { NAMES($cards, of: "card", form: "some") }
soldiers = { $soldiers ->
    [0] aucun soldat
    [one] { $soldiers } soldat
   *[other] { $soldiers } soldats
}
with-soldiers = { $soldiers ->
    [0] sans aucun soldat
    [one] avec { $soldiers } soldat
   *[other] avec { $soldiers } soldats
}
drawn-count = { $drawn ->
    [one] une carte
   *[other] { $drawn } cartes
}
# Une carte, ou une carte que le lecteur ne voit pas.
a-card = { $card ->
    [none] une carte
   *[other] { NAME($card, of: "card", form: "some") }
}

## Ce qui est demandé

ask-dealing = On distribue les cartes.
ask-discard = { $last ->
    [yes] Dernier tour.
   *[no] À vous.
} { $set ->
    [1] Défaussez 1 carte, ou une de chaque sorte rouge.
    [2] Défaussez 1 carte, une paire, ou une de chaque sorte rouge.
   *[other] Défaussez 1 carte, une paire, un brelan, ou une de chaque sorte rouge.
}
ask-under = { $last ->
    [yes] Dernier tour
   *[no] À vous
}, sous { NAME($scroll, of: "card", form: "some") }. { $carry ->
    [yes] Défaussez 1 carte et piochez-en { $draws }, ou transmettez le vôtre.
   *[no] Défaussez 1 carte, puis piochez-en { $draws }.
}
ask-draw = Piochez, ou prenez { NAME($card, of: "card", form: "the") }.
ask-draw-enemy = Prenez { NAME($card, of: "card", form: "the") }, ou ramassez l’Attaque ennemie : le moins de soldats gagne.
ask-wait-discard = { PLAYERS($seat) } se défausse.
ask-wait-draw = { PLAYERS($seat) } pioche.

## Refus

refuse-turn = { WHO($seat) ->
    [you] C’est votre tour.
   *[one] Attendez : c’est le tour de { PLAYERS($seat) }.
}
refuse-first-discard = Défaussez d’abord, puis piochez.
refuse-now-draw = Vous avez défaussé. Maintenant, piochez une carte.
refuse-no-action = Défaussez une carte de votre main, puis piochez.
refuse-not-held = Vous ne pouvez défausser que des cartes de votre main.
refuse-set = { $set ->
    [1] Vous ne pouvez défausser qu’une carte d’une même sorte.
    [2] Vous pouvez défausser deux cartes si elles sont identiques.
   *[other] Vous pouvez défausser deux ou trois cartes si elles sont identiques.
}
refuse-trio = Des cartes différentes ne vont ensemble que si elles sont les trois rouges.
refuse-under = Sous { NAME($scroll, of: "card", form: "the") } { WHO($by) ->
    [you] que vous avez posé
   *[one] de { PLAYERS($by) }
}, vous ne défaussez qu’une carte.

## Ce qui se passe

told-dealt = { WHO($seat) ->
    [you] Vous recevez
   *[one] { PLAYERS($seat) } reçoit
} { a-card }.
told-turned = La défausse commence par { NAME($card, of: "card", form: "some") }. { WHO($seat) ->
    [you] Vous commencez.
   *[one] { PLAYERS($seat) } commence.
}
told-laid = { WHO($seat) ->
    [you] Vous défaussez
   *[one] { PLAYERS($seat) } défausse
} { cards }.
told-trio = { WHO($seat) ->
    [you] Vous défaussez
   *[one] { PLAYERS($seat) } défausse
} le trio rouge avec { NAME($top, of: "card", form: "the") } au-dessus.
# Ce que le Parchemin veut dire pour le suivant.
told-under = { WHO($to) ->
    [you] Vous ne défaussez qu’une carte et en piochez { $draws }.
   *[one] { PLAYERS($to) } ne défausse qu’une carte et en pioche { $draws }.
}
told-carried = { WHO($seat) ->
    [you] Vous transmettez le Parchemin à { PLAYERS($to) } et en êtes libre.
   *[one] { WHO($to) ->
        [you] { PLAYERS($seat) } vous transmet le Parchemin et en est libre.
       *[one] { PLAYERS($seat) } transmet le Parchemin à { PLAYERS($to) } et en est libre.
    }
}
told-draws = { WHO($seat) ->
    [you] Vous piochez.
   *[one] { PLAYERS($seat) } pioche.
}
told-draws-forced = { WHO($seat) ->
    [you] Vous devez piocher
   *[one] { PLAYERS($seat) } doit piocher
} { $cards ->
    [one] une carte
   *[other] { $cards } cartes
}.
told-draws-stalled = { WHO($seat) ->
    [you] Vous devez piocher.
   *[one] { PLAYERS($seat) } doit piocher.
} { stalled }
stalled = La carte visible a été prise trop de fois de suite.
told-drew = { WHO($seat) ->
    [you] Vous piochez
   *[one] { PLAYERS($seat) } pioche
} { a-card }.
told-took = { WHO($seat) ->
    [you] Vous prenez
   *[one] { PLAYERS($seat) } prend
} { NAME($card, of: "card", form: "the") } sur la défausse.
told-announced = L’Attaque ennemie est sur la pioche. { WHO($seat) ->
    [you] La dernière manche finit avec votre tour.
   *[one] La dernière manche finit avec le tour de { PLAYERS($seat) }.
}
told-stopped = { WHO($seat) ->
    [you] Vous ne piochez pas
   *[one] { PLAYERS($seat) } ne pioche pas
} de seconde carte : ce serait l’Attaque ennemie.
told-spared = { WHO($seat) ->
    [you] L’Attaque ennemie vous est épargnée : vous prenez
   *[one] L’Attaque ennemie est épargnée à { PLAYERS($seat) }, qui prend
} la carte visible.
told-enemy = { WHO($seat) ->
    [you] Vous ramassez
   *[one] { PLAYERS($seat) } ramasse
} l’Attaque ennemie.
told-enemy-forced = { WHO($seat) ->
    [you] Vous devez
   *[one] { PLAYERS($seat) } doit
} ramasser l’Attaque ennemie.
told-zero = { WHO($seat) ->
    [you] Vous n’avez plus aucun soldat.
   *[one] { PLAYERS($seat) } n’a plus aucun soldat.
}
told-shown = { WHO($seat) ->
    [you] Vous avez
   *[one] { PLAYERS($seat) } a
} { $total ->
    [0] zéro soldat
    [one] { $total } soldat
   *[other] { $total } soldats
} : { NAMES($cards, of: "card", form: "some") }.
told-shown-empty = { WHO($seat) ->
    [you] Vous n’avez plus de cartes.
   *[one] { PLAYERS($seat) } n’a plus de cartes.
}
told-ended = { $reason ->
    [zero] { WHO($winners) ->
        [you] Vous gagnez sans un seul soldat.
       *[one] { PLAYERS($winners) } gagne sans un seul soldat.
    }
    [ea-win] { WHO($winners) ->
        [you] Vous avez ramassé l’Attaque ennemie avec le moins de soldats et gagnez.
       *[one] { PLAYERS($winners) } a ramassé l’Attaque ennemie avec le moins de soldats et gagne.
    }
    [ea-fail] { WHO($losers) ->
        [you] Vous avez ramassé l’Attaque ennemie sans avoir le moins de soldats.
       *[one] { PLAYERS($losers) } a ramassé l’Attaque ennemie sans avoir le moins de soldats.
    } { won-fewest }
    [limit] Le nombre maximal de tours est atteint. { won-fewest }
   *[last-round] La dernière manche est finie. { won-fewest }
}
won-fewest = { WHO($winners) ->
    [you] Vous gagnez avec le moins de soldats.
    [you-and] { PLAYERS($winners) } et vous gagnez avec le moins de soldats.
    [you-many] { PLAYERS($winners) } et vous gagnez avec le moins de soldats.
    [many] { PLAYERS($winners) } gagnent avec le moins de soldats.
   *[one] { PLAYERS($winners) } gagne avec le moins de soldats.
}

## Plusieurs événements en une ligne

line-dealt = Chacun reçoit { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
line-drew = { WHO($seat) ->
    [you] Vous défaussez { cards } et piochez
   *[one] { PLAYERS($seat) } défausse { cards } et pioche
} { NAMES($drawn, of: "card", form: "some") }.
line-draws = { WHO($seat) ->
    [you] Vous défaussez { cards } et piochez
   *[one] { PLAYERS($seat) } défausse { cards } et pioche
} { drawn-count }.
line-spared = { WHO($seat) ->
    [you] Vous défaussez { cards } et prenez, au lieu de l’Attaque ennemie,
   *[one] { PLAYERS($seat) } défausse { cards } et prend, au lieu de l’Attaque ennemie,
} { NAME($card, of: "card", form: "the") }.
line-only-drew = { WHO($seat) ->
    [you] Vous piochez
   *[one] { PLAYERS($seat) } pioche
} { NAMES($drawn, of: "card", form: "some") }.
line-only-draws = { WHO($seat) ->
    [you] Vous piochez
   *[one] { PLAYERS($seat) } pioche
} { drawn-count }.

## Comment cela s’est fini, pour un lecteur

end-place = { WHO($seats) ->
    [you] Vous finissez
    [you-and] { PLAYERS($seats) } et vous finissez
    [you-many] { PLAYERS($seats) } et vous finissez
    [many] { PLAYERS($seats) } finissent
   *[one] { PLAYERS($seats) } finit
} { $place ->
    [last] à la dernière place
   *[other] à la { ordinal } place
} sur { $of }, { with-soldiers }.
ordinal = { $place ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[5] cinquième
}
end-zero = { WHO($winners) ->
    [you] Vous n’avez plus aucun soldat : vous gagnez.
   *[one] { PLAYERS($winners) } n’en a plus aucun.
}
end-took = { WHO($winners) ->
    [you] Vous avez ramassé l’Attaque ennemie avec le moins de soldats : vous gagnez.
   *[one] { PLAYERS($winners) } a ramassé l’Attaque ennemie avec le moins de soldats.
}
end-failed = { WHO($losers) ->
    [you] Vous avez ramassé l’Attaque ennemie sans avoir le moins de soldats.
   *[one] { PLAYERS($losers) } a ramassé l’Attaque ennemie sans avoir le moins de soldats.
}
end-limit = Le nombre maximal de tours est atteint.
end-last-round = La dernière manche est finie.
end-fewest = { WHO($winners) ->
    [you] Vous gagnez avec le moins de soldats : { $soldiers }.
    [you-and] { PLAYERS($winners) } et vous gagnez avec le moins de soldats : { $soldiers }.
    [you-many] { PLAYERS($winners) } et vous gagnez avec le moins de soldats : { $soldiers }.
    [many] { PLAYERS($winners) } gagnent avec le moins de soldats : { $soldiers }.
   *[one] { PLAYERS($winners) } gagne avec le moins de soldats : { $soldiers }.
}

## Aide

help-card = { NAME($card, of: "card") } : compte { soldiers }, { $count } dans le paquet.
help-ADV = Il double les soldats de votre main.
help-SC2 = Le joueur suivant ne défausse qu’une carte et doit en piocher deux.
help-SC1 = Le joueur suivant ne défausse qu’une carte et doit en piocher une.
help-EA = L’Attaque ennemie se trouve dans la moitié inférieure de la pioche. Quand elle arrive au-dessus, la dernière manche commence. Ramassez-la avec le moins de soldats et vous gagnez, sinon vous perdez.
help-PILE = Pioche : { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}. Après avoir défaussé, vous pouvez prendre celle du dessus.
help-OPEN = Défausse : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}. Vous pouvez la feuilleter, mais ne prendre que celle du dessus.

## Ce que change un document

changed-count = À cette table, le paquet a { $n } × { NAME($card, of: "card") } au lieu de { $printed }.
changed-value = À cette table, { NAME($card, of: "card", form: "some") } compte { $n } au lieu de { $printed }.
changed-times = À cette table, un Conseiller multiplie les soldats par { $n } au lieu de { $printed }.
changed-draws = À cette table, on pioche { $n } au lieu de { $printed } sous { NAME($card, of: "card", form: "some") }.
changed-set = À cette table, on défausse au plus { $n } cartes identiques au lieu de { $printed }.
changed-hand = À cette table, chacun reçoit { $n } cartes au lieu de { $printed }.

# Ce que dit Ultimate Soldier. Les cartes et les soldats portent leurs signes : card-T2, soldier-Ninja.

## Les cartes : `some` en est une dans une phrase, `points` ce qu’apporte un entraînement.

card-Advance = Avance
    .some = une Avance
card-Attack = Attaque
    .some = une Attaque
card-Block = Parade
    .some = une Parade
card-Retaliate = Riposte
    .some = une Riposte
card-Redirect = Déviation
    .some = une Déviation
card-Stun = Étourdissement
    .some = un Étourdissement
card-Retreat = Retraite
    .some = une Retraite
card-T1 = Entraînement 1
    .some = Entraînement 1
    .points = 1 point
card-T2 = Entraînement 2
    .some = Entraînement 2
    .points = 2 points
card-T3 = Entraînement 3
    .some = Entraînement 3
    .points = 3 points
card-Glock = Glock
    .some = un Glock
card-Knife = Couteau
    .some = un Couteau
card-Grenade = Grenade
    .some = une Grenade
card-M16 = M16
    .some = un M16
card-M4 = M4
    .some = un M4
card-NinjaStars = Étoiles ninja
    .some = des Étoiles ninja
card-SniperRifle = Fusil de précision
    .some = un Fusil de précision
card-Pistol = Pistolet
    .some = un Pistolet
card-SmokeBomb = Fumigène
    .some = un Fumigène
card-Sniper = Tireur d’élite
    .some = un Tireur d’élite
card-Superhuman = Surhumain
    .some = un Surhumain
card-Adrenaline = Adrénaline
    .some = de l’Adrénaline
card-Interfere = Interposition
    .some = une Interposition
card-Radio = Appel radio
    .some = un Appel radio
card-Mirror = Miroir
    .some = un Miroir
card-Bomb = Bombe
    .some = une Bombe
card-Dud = Raté
    .some = un Raté
card-SuperDud = Super raté
    .some = un Super raté
card-Persuasion = Persuasion
    .some = une Persuasion

## Les soldats : `le` et, au début d’une phrase, `Le`.

soldier-Rifleman = Fusilier
    .le = le Fusilier
    .Le = Le Fusilier
soldier-Marine = Marine
    .le = le Marine
    .Le = Le Marine
soldier-Paratrooper = Parachutiste
    .le = le Parachutiste
    .Le = Le Parachutiste
soldier-Ranger = Ranger
    .le = le Ranger
    .Le = Le Ranger
soldier-Commando = Commando
    .le = le Commando
    .Le = Le Commando
soldier-Frogman = Nageur de combat
    .le = le Nageur de combat
    .Le = Le Nageur de combat
soldier-Grenadier = Grenadier
    .le = le Grenadier
    .Le = Le Grenadier
soldier-Sapper = Sapeur
    .le = le Sapeur
    .Le = Le Sapeur
soldier-Officer = Officier
    .le = l’Officier
    .Le = L’Officier
soldier-Pilot = Pilote
    .le = le Pilote
    .Le = Le Pilote
soldier-MilitaryPolice = Policier militaire
    .le = le Policier militaire
    .Le = Le Policier militaire
soldier-Ninja = Ninja
    .le = le Ninja
    .Le = Le Ninja
soldier-Marksman = Bon tireur
    .le = le Bon tireur
    .Le = Le Bon tireur
soldier-Scout = Éclaireur
    .le = l’Éclaireur
    .Le = L’Éclaireur

# Une carte, ou une carte que le lecteur ne voit pas.
a-card = { $card ->
    [none] une carte
   *[other] { NAME($card, of: "card", form: "some") }
}
# Le soldat de quelqu’un : au début d’une phrase ; `aimed` est celui qui est visé.
first-soldier = { WHO($seat) ->
    [you] Votre { NAME($soldier, of: "soldier") }
   *[one] { NAME($soldier, of: "soldier", form: "Le") } de { PLAYERS($seat) }
}
aimed = { WHO($target_seat) ->
    [you] votre { NAME($target, of: "soldier") }
   *[one] { NAME($target, of: "soldier", form: "le") } de { PLAYERS($target_seat) }
}
boosts = { $weapon ->
    [none] { $intensity ->
        [none] {""}
       *[other] {" "}avec { NAME($intensity, of: "card") }
    }
   *[other] {" "}avec { $power ->
        [yes] l’arme spéciale{" "}
       *[no] {""}
    }{ NAME($weapon, of: "card") }{ $intensity ->
        [none] {""}
       *[other] {" "}et { NAME($intensity, of: "card") }
    }
}
cards-count = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
battles = { $battles ->
    [0] aucun combat gagné
    [one] { $battles } combat gagné
   *[other] { $battles } combats gagnés
}
soldiers = { $soldiers ->
    [0] aucun soldat
    [one] { $soldiers } soldat
   *[other] { $soldiers } soldats
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Ce qui est demandé

ask-dealing = On distribue les cartes.
ask-draw = { $left ->
    [one] Piochez une carte.
   *[other] Piochez { $left } cartes, une par une.
}
ask-draw-or-take = { $left ->
    [one] Piochez une carte, ou prenez { NAME($card, of: "card", form: "some") } dans la défausse.
   *[other] Piochez { $left } cartes. Vous pouvez prendre { NAME($card, of: "card", form: "some") } dans la défausse.
}
ask-move = { $trains ->
    [yes] { $fights ->
        [yes] Entraînez, engagez un combat, ou défaussez une carte.
       *[no] Entraînez, ou défaussez une carte.
    }
   *[no] { $fights ->
        [yes] Engagez un combat, ou défaussez une carte.
       *[no] Défaussez une carte.
    }
}
ask-lay = Jouez votre Attaque. Une arme et une carte d’intensité la renforcent.
ask-answer = { PLAYERS($seat) } joue { NAME($card, of: "card", form: "some") }. Répondez, sinon { $none ->
    [tie] le combat est nul
   *[lose] votre { NAME($soldier, of: "soldier") } perd
}.
ask-react = Jouer un Tireur d’élite ou une Bombe, ou passer ?
ask-react-first = Jouer une Interposition, un Tireur d’élite ou une Bombe, ou passer ?
ask-mirror = { PLAYERS($seat) } tire sur votre { NAME($target, of: "soldier") }. Un Miroir le sauve.
ask-dud = { PLAYERS($seat) } joue une Bombe. Un Raté vous sauve, un Super raté sauve tous.
ask-limit = Défaussez { cards-count } : vous pouvez en garder { $keep }.
ask-lose = La Bombe prend un de vos soldats. Choisissez lequel.
ask-pick = Vous avez gagné un soldat. Choisissez-en un dans la pile.

wait-mirror = { WHO($seat) ->
    [you] Vous tirez
   *[one] { PLAYERS($seat) } tire
} sur { aimed }. { PLAYERS($target_seat) } peut jouer un Miroir.
wait-dud = { WHO($seat) ->
    [you] Vous jouez
   *[one] { PLAYERS($seat) } joue
} une Bombe. Les autres peuvent jouer un Raté.
wait-react = Les autres peuvent jouer un Tireur d’élite ou une Bombe.
wait = { PLAYERS($seat) } { $phase ->
    [draw] pioche
    [move] joue
    [lay] joue son Attaque
    [answer] répond
    [lose] cède un soldat
    [limit] se défausse
   *[pick] choisit un soldat
}.

## Ce qu’il faut à une réponse

need-none = La réponse ne demande rien de plus.
need-ordinary = La réponse demande une arme ou une carte d’intensité.
need-power = La réponse demande { NAME($weapon, of: "card", form: "some") }, ou une arme et une carte d’intensité.
need-strength = La réponse demande une force de { $strength }. Les cartes comptent 1, { NAME($weapon, of: "card") } compte 2.
need-strength-here = La réponse demande une force de { $strength }, comme on compte à cette table.

## Refus

refuse-interfere = L’Interposition se joue juste après une première Attaque.
refuse-pass = Vous avez des cartes : jouez-en ou défaussez-en une.
refuse-not-held = Vous n’avez pas cette carte.
refuse-persuasion = La Persuasion est sans effet à cette table.
refuse-own-soldier = Choisissez un de vos propres soldats.
refuse-pick = Choisissez un soldat dans la pile.
refuse-exact = C’est trop : il vous faut exactement { points }.
refuse-combat = Un combat demande une Avance, une Attaque et un soldat.
refuse-target = Choisissez un soldat d’un autre joueur.
refuse-shot-own = Vous ne pouvez pas tirer sur vos propres soldats.
refuse-shot = Il n’y a pas de tel soldat à viser.
refuse-shot-fighting = Un Tireur d’élite ne peut toucher les deux qui se battent.
refuse-redirect = La Déviation ne détourne que la première Attaque.
refuse-turning-back = À cette table, une attaque ne peut revenir à l’attaquant.
refuse-radio = Choisissez un autre joueur qui a des cartes.
refuse-radio-fighting = L’Appel radio ne prend pas de cartes à votre adversaire.
refuse-interfere-fighting = Vous vous battez déjà : l’Interposition est pour les autres.
refuse-lay = Jouez d’abord votre Attaque.
refuse-boosts = Ajoutez au plus une arme et une carte d’intensité.
refuse-spare = Étourdissement et Retraite ne prennent que les cartes nécessaires.
refuse-answer = Contre { NAME($card, of: "card", form: "some") } : { NAMES($answers, of: "card") }.
refuse-answer-none = Rien ne répond à { NAME($card, of: "card", form: "some") } à cette table.

## Ce qui se passe

told-round = La manche { $round } commence. { WHO($seat) ->
    [you] Vous commencez.
   *[one] { PLAYERS($seat) } commence.
}
told-soldier_dealt = { WHO($seat) ->
    [you] Vous recevez
   *[one] { PLAYERS($seat) } reçoit
} { NAME($soldier, of: "soldier", form: "le") }.
told-dealt = { WHO($seat) ->
    [you] Vous recevez
   *[one] { PLAYERS($seat) } reçoit
} { a-card }.
told-turn = { WHO($seat) ->
    [you] C’est votre tour.
   *[one] C’est le tour de { PLAYERS($seat) }.
}
told-skipped = { WHO($seat) ->
    [you] Vous êtes étourdi et perdez
   *[one] { PLAYERS($seat) } est étourdi et perd
} ce tour.
told-drew = { WHO($seat) ->
    [you] Vous piochez
   *[one] { PLAYERS($seat) } pioche
} { a-card }.
told-took = { WHO($seat) ->
    [you] Vous prenez
   *[one] { PLAYERS($seat) } prend
} { NAME($card, of: "card", form: "some") } dans la défausse.
told-shuffled = Les cartes défaussées et utilisées forment une nouvelle pioche : { cards-count }.
told-trained = { WHO($seat) ->
    [you] Vous entraînez
   *[one] { PLAYERS($seat) } entraîne
} : { NAME($card, of: "card", form: "points") }.
told-earned = { WHO($seat) ->
    [you] Vous gagnez
   *[one] { PLAYERS($seat) } gagne
} { NAME($soldier, of: "soldier", form: "le") }.
told-discarded = { WHO($seat) ->
    [you] Vous défaussez
   *[one] { PLAYERS($seat) } défausse
} { NAME($card, of: "card", form: "some") }.
told-passed = { WHO($seat) ->
    [you] Vous n’avez pas de carte et passez.
   *[one] { PLAYERS($seat) } n’a pas de carte et passe.
}
told-advanced = { first-soldier } avance sur { aimed }.
told-laid = { WHO($seat) ->
    [you] Vous jouez
   *[one] { PLAYERS($seat) } joue
} { NAME($card, of: "card", form: "some") }{ boosts }.
told-no_answer = { WHO($seat) ->
    [you] Vous ne répondez pas.
   *[one] { PLAYERS($seat) } ne répond pas.
}
told-redirected = { WHO($seat) ->
    [you] Vous détournez
   *[one] { PLAYERS($seat) } détourne
} l’attaque sur { aimed }.
told-interfered = { first-soldier } prend la place { WHO($for) ->
    [you] de votre soldat
   *[one] du soldat de { PLAYERS($for) }
}.
told-radioed = { WHO($seat) ->
    [you] Vous appelez à l’aide et prenez
   *[one] { PLAYERS($seat) } appelle à l’aide et prend
} des cartes de { WHO($victim) ->
    [you] votre main
   *[one] la main de { PLAYERS($victim) }
}.
told-robbed = { WHO($seat) ->
    [you] Vous prenez
   *[one] { PLAYERS($seat) } prend
} { a-card } de { WHO($victim) ->
    [you] votre main
   *[one] la main de { PLAYERS($victim) }
}.
told-barred = { WHO($seat) ->
    [you] Vous ne compléterez pas votre main avant votre
   *[one] { PLAYERS($seat) } ne complétera pas sa main avant son
} prochain tour ou combat.
told-persuaded = { WHO($seat) ->
    [you] Vous persuadez
   *[one] { PLAYERS($seat) } persuade
} l’autre camp d’arrêter.
told-won = { WHO($seat) ->
    [you] Vous gagnez
   *[one] { PLAYERS($seat) } gagne
} le combat contre { WHO($loser) ->
    [you] vous
   *[one] { PLAYERS($loser) }
}.
told-tied = Le combat est nul.
told-retreated = { WHO($seat) ->
    [you] Vous vous retirez
   *[one] { PLAYERS($seat) } se retire
} : le combat est fini.
told-stunned = { WHO($seat) ->
    [you] Vous êtes étourdi et perdrez votre
   *[one] { PLAYERS($seat) } est étourdi et perdra son
} prochain tour.
told-surrendered = { first-soldier } { $to ->
    [pile] va sous la pile des soldats
   *[other] rejoint { WHO($to) ->
        [you] votre camp
       *[one] { PLAYERS($to) }
    }
}.
told-token = { WHO($seat) ->
    [you] Vous avez
   *[one] { PLAYERS($seat) } a
} gagné { $wins ->
    [one] { $wins } combat
   *[other] { $wins } combats
}.
told-shot = { WHO($seat) ->
    [you] Vous tirez
   *[one] { PLAYERS($seat) } tire
} sur { aimed }.
told-mirrored = { WHO($seat) ->
    [you] Vous levez
   *[one] { PLAYERS($seat) } lève
} un Miroir : le soldat est sauvé.
told-fell = { first-soldier } tombe et va sous la pile des soldats.
told-bombed = { WHO($seat) ->
    [you] Vous jouez
   *[one] { PLAYERS($seat) } joue
} une Bombe.
told-voided = Le combat est annulé.
told-dud = { WHO($seat) ->
    [you] Vous jouez un Raté et êtes sauvé.
   *[one] { PLAYERS($seat) } joue un Raté et est sauvé.
}
told-superdud = { WHO($seat) ->
    [you] Vous jouez
   *[one] { PLAYERS($seat) } joue
} un Super raté : tous sont sauvés.
told-lost = { WHO($seat) ->
    [you] Vous perdez
   *[one] { PLAYERS($seat) } perd
} { NAME($soldier, of: "soldier", form: "le") } par la Bombe.
told-scored = { WHO($seat) ->
    [you] Vous marquez
   *[one] { PLAYERS($seat) } marque
} { points }, { $total } en tout.
told-ended = { $reason ->
    [limit] La partie a atteint sa limite. { end-share }
   *[battles] { WHO($winners) ->
        [you] Vous gagnez
        [you-and] { PLAYERS($winners) } et vous gagnez
        [you-many] { PLAYERS($winners) } et vous gagnez
        [many] { PLAYERS($winners) } gagnent
       *[one] { PLAYERS($winners) } gagne
    } avec assez de { $reason ->
        [soldiers] soldats
        [points] points
       *[battles] combats gagnés
    }.
}
end-share = { WHO($winners) ->
    [you] Vous gagnez.
    [you-and] { PLAYERS($winners) } et vous partagez la victoire.
    [you-many] { PLAYERS($winners) } et vous partagez la victoire.
    [many] { PLAYERS($winners) } partagent la victoire.
   *[one] { PLAYERS($winners) } gagne.
}

## Ce qui s’est passé ensemble, en une ligne

line-dealt = Chaque joueur reçoit un soldat et { cards-count }.

## Comment cela a fini, pour un lecteur

came = { WHO($seats) ->
    [you] Vous finissez
    [you-and] { PLAYERS($seats) } et vous finissez
    [you-many] { PLAYERS($seats) } et vous finissez
    [many] { PLAYERS($seats) } finissent
   *[one] { PLAYERS($seats) } finit
} { $place ->
    [last] en dernière place
    [2] en deuxième place
   *[3] en troisième place
} sur { $of }
end-place = { came }, avec { battles } et { soldiers }.
end-place-points = { came }, avec { points }.
end-battles = { WHO($winners) ->
    [you] Vous gagnez
   *[one] { PLAYERS($winners) } gagne
} avec { battles }.
end-soldiers = { WHO($winners) ->
    [you] Vous gagnez
   *[one] { PLAYERS($winners) } gagne
} avec { soldiers }.
end-points = { WHO($winners) ->
    [you] Vous gagnez le match
    [you-and] { PLAYERS($winners) } et vous partagez le match
    [you-many] { PLAYERS($winners) } et vous partagez le match
    [many] { PLAYERS($winners) } partagent le match
   *[one] { PLAYERS($winners) } gagne le match
} avec { points }.
end-limit = La limite des tours est atteinte.
end-round-limit = La limite des manches est atteinte.

## Aperçus

goes-on = La suite peut se faire de { $count ->
    [one] { $count } façon
   *[other] { $count } façons
}.
lay-ends = Cela termine le combat.
lay-answers = { PLAYERS($seat) } peut répondre par { NAMES($answers, of: "card") }.
lay-answers-none = { PLAYERS($seat) } n’a pas de réponse.
lay-none = Sans réponse, { $none ->
    [tie] le combat est nul
   *[lose] { PLAYERS($seat) } perd
}.
only-after-advance = D’abord vient une Avance. Choisissez-la.
only-without = Il vous manque { NAME($card, of: "card", form: "some") } pour un combat.
only-combat = Il n’y a pas de soldat pour un combat.
only-answer = { NAME($card, of: "card") } : à jouer quand on vous attaque.
only-boost = { NAME($card, of: "card") } : renforce une Attaque, une Parade ou une Riposte.
only-exact = { NAME($card, of: "card") }, c’est trop : il vous faut { points }.
only-sniper = Il n’y a aucun soldat à viser.
only-Interfere = L’Interposition se joue quand un autre joueur est attaqué.
only-Radio = L’Appel radio se joue quand vous devez répondre.
only-Mirror = Le Miroir se joue quand un Tireur d’élite vous vise.
only-Dud = Le Raté se joue quand un autre joue une Bombe.
only-SuperDud = Le Super raté se joue quand un autre joue une Bombe.
only-Persuasion = La Persuasion est sans effet à cette table.

## Aide

help-card = { NAME($card, of: "card") } : { $count } dans le paquet.
help-Advance = Engage un combat, avec une Attaque : votre soldat affronte un soldat d’un autre joueur.
help-Attack = La première carte d’un combat, après une Avance. Ensuite elle répond à une Parade ou à une Riposte.
help-Block = Répond à une Attaque ou à une Riposte. Seule une Attaque y répond ; sans elle, le combat est nul.
help-Retaliate = Répond à une Attaque ou à une Riposte. Un joueur qui ne peut y répondre perd.
help-Redirect = Au lieu d’une réponse, détourne la première Attaque sur un soldat d’un autre joueur.
help-Stun = Répond à une Attaque ou à une Riposte : le combat est nul, et l’autre combattant perd son prochain tour.
help-Retreat = Répond à une Attaque ou à une Riposte : le combat s’arrête, personne ne gagne ni ne perd.
help-points = Jouez-le face visible à votre tour. Assez de points vous gagnent un soldat.
help-weapon = Ajoutez-la à une Attaque, une Parade ou une Riposte. La réponse demande alors aussi une arme ou une carte d’intensité.
help-power = Avec le soldat dont c’est l’arme spéciale, la réponse demande une arme spéciale, ou une arme et une carte d’intensité.
help-intensity = Ajoutez-la à une Attaque, une Parade ou une Riposte. La réponse demande alors aussi une arme ou une carte d’intensité.
help-Sniper = À tout moment : élimine un soldat d’un autre joueur hors d’un combat. Seul un Miroir le sauve.
help-Interfere = Quand vous n’êtes pas dans le combat : votre soldat prend la place de celui qui est attaqué.
help-Radio = Avant de répondre : prenez des cartes à un joueur hors du combat.
help-Mirror = Sauve votre soldat d’un Tireur d’élite.
help-Bomb = À tout moment : chaque autre joueur perd un soldat, et le tour recommence.
help-Dud = Vous sauve d’une Bombe.
help-SuperDud = Sauve tout le monde d’une Bombe.
help-Persuasion = Sans effet : on ne peut que la défausser. À certaines tables, elle termine un combat.
help-none-held = Vous ne pouvez pas répondre ainsi : vous n’en avez pas.
help-short = Vous ne pouvez pas répondre ainsi : rien ne la renforce dans votre main.
help-soldier = { NAME($soldier, of: "soldier") } : son arme spéciale est { NAME($weapon, of: "card", form: "some") } et compte un niveau de plus.
help-soldier-of = { WHO($seat) ->
    [you] C’est votre soldat.
   *[one] C’est le soldat de { PLAYERS($seat) }.
}
help-soldier-free = Il est dans la pile des soldats.
help-PILE = La pioche, { cards-count } face cachée. Quand elle est vide, on mélange les cartes défaussées et utilisées.
help-DISCARD = La défausse, { cards-count } face visible. Vous pouvez prendre la carte du dessus au lieu d’une carte cachée.
help-USED = Cartes utilisées : { $cards }, venues des combats, de l’entraînement, des Tireurs et des Miroirs. Elles reviennent au prochain mélange.
help-REMOVED = Cartes hors du jeu : { $cards }. Les Bombes, Ratés et Super ratés qui ont été joués.
help-SOLDIERS = La pile des soldats : { $unseen } que personne n’a vus, et dessous { $known } qui sont revenus, dans un ordre connu.
help-TOKEN = Un jeton par combat gagné. { $battles } jetons gagnent la partie, et { $soldiers } soldats aussi.
help-TRAINING = Une pile d’entraînement. { points } gagnent un soldat ; les points au-delà sont perdus.
help-STUNNED = Un joueur étourdi perd son prochain tour.
help-BARRED = La victime d’un Appel radio complète sa main au début de son prochain tour ou après son prochain combat. Une Bombe ne la complète pas.

## Ce qu’un document change

changed-count = À cette table, le paquet a { $n } × { NAME($card, of: "card") } au lieu de { $printed }.
changed-hand = À cette table, une main se distribue et se complète à { $n } au lieu de { $printed }.
changed-draws = À cette table, un joueur avec un soldat au plus en pioche { $n } au lieu de { $printed }.
changed-draws-more = À cette table, un joueur avec plusieurs soldats en pioche { $n } au lieu de { $printed }.
changed-training = À cette table, { $n } points d’entraînement au lieu de { $printed } gagnent un soldat.
changed-battles = À cette table, { $n } combats gagnés au lieu de { $printed } terminent la partie.
changed-soldiers = À cette table, { $n } soldats au lieu de { $printed } terminent la partie.
changed-takes = À cette table, l’Appel radio prend { $n } cartes au lieu de { $printed }.
changed-answer = À cette table, { NAME($card, of: "card") } { $n ->
    [0] ne répond pas
   *[1] répond
} à { NAME($to, of: "card", form: "some") }.
changed-strength = À cette table, on compare la force : { NAME($card, of: "card") } compte { $n } au lieu de { $printed }.

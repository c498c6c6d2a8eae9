# Ce que dit chaque jeu.

over = La partie est terminée.
# Un petit nombre de cartes dans une phrase.
number = { $count ->
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $count }
}

# Was jedes Spiel sagt.

over = Das Spiel ist zu Ende.
# Eine kleine Zahl von Karten im Satz.
number = { $count ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
   *[other] { $count }
}

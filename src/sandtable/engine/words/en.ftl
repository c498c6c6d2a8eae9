# What every game says.

over = The game is over.
# A small number of cards in a sentence.
number = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
   *[other] { $count }
}

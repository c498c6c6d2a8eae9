# What War Kings says. Cards are called by their signs: card-1S is the Single Soldier.

## Cards: `some` with a number, `the` a certain one; `short` and `does` line by line, `code` on the smallest card.

card-1S = Single Soldier
    .some = { $count ->
        [one] a Single Soldier
       *[other] { number } Single Soldiers
    }
    .the = the Single Soldier
    .short =
        Single
        Soldier
    .code = 1 S
    .does = counts as one soldier
card-2S = Double Soldier
    .some = { $count ->
        [one] a Double Soldier
       *[other] { number } Double Soldiers
    }
    .the = the Double Soldier
    .short =
        Double
        Soldier
    .code = 2 S
    .does = counts as two soldiers
card-3S = Triple Soldier
    .some = { $count ->
        [one] a Triple Soldier
       *[other] { number } Triple Soldiers
    }
    .the = the Triple Soldier
    .short =
        Triple
        Soldier
    .code = 3 S
    .does = counts as three soldiers
card-ADV = Advisor
    .some = { $count ->
        [one] an Advisor
       *[other] { number } Advisors
    }
    .the = the Advisor
    .short = Advisor
    .code = Adv
    .does =
        doubles the soldiers
        in your hand
card-SC2 = Double Scroll
    .some = { $count ->
        [one] a Double Scroll
       *[other] { number } Double Scrolls
    }
    .the = the Double Scroll
    .short =
        Double
        Scroll
    .code = Scr
    .does =
        next player: discard only
        one, draw two · 2 soldiers
card-SC1 = Single Scroll
    .some = { $count ->
        [one] a Single Scroll
       *[other] { number } Single Scrolls
    }
    .the = the Single Scroll
    .short =
        Single
        Scroll
    .code = Scr
    .does =
        next player: discard only
        one, draw one · 1 soldier
card-ET = Empty terrain
    .some = { $count ->
        [one] an Empty terrain
       *[other] { number } Empty terrains
    }
    .the = the Empty terrain
    .short =
        Empty
        Terrain
    .code = Ter
    .does = counts as no soldiers
card-EA = Enemy Attack
    .some = { $count ->
        [one] an Enemy Attack
       *[other] { number } Enemy Attacks
    }
    .the = the Enemy Attack
    .short =
        Enemy
        Attack
    .code = Ene
    .does = fewest soldiers wins

cards = { NAMES($cards, of: "card", form: "some") }
soldiers = { $soldiers ->
    [0] no soldiers
    [one] { $soldiers } soldier
   *[other] { $soldiers } soldiers
}
with-soldiers = with { soldiers }
drawn-count = { $drawn ->
    [one] a card
   *[other] { $drawn } cards
}
# A card, or one that the reader does not see.
a-card = { $card ->
    [none] a card
   *[other] { NAME($card, of: "card", form: "some") }
}

## What is asked

ask-dealing = The cards are being dealt.
ask-discard = { $last ->
    [yes] Last turn.
   *[no] Your turn.
} { $set ->
    [1] Discard 1 card, or one of each red kind.
    [2] Discard 1 card, a pair, or one of each red kind.
   *[other] Discard 1 card, a pair, three alike, or one of each red kind.
}
ask-under = { $last ->
    [yes] Last turn,
   *[no] Your turn,
} under { NAME($scroll, of: "card", form: "some") }. { $carry ->
    [yes] Discard 1 card and draw { $draws }, or pass yours on.
   *[no] Discard 1 card, then draw { $draws }.
}
ask-draw = Draw from the draw pile, or take { NAME($card, of: "card", form: "the") }.
ask-draw-enemy = Take { NAME($card, of: "card", form: "the") }, or pick up the Enemy Attack: fewest soldiers win.
ask-wait-discard = Waiting for { PLAYERS($seat) } to discard.
ask-wait-draw = Waiting for { PLAYERS($seat) } to draw.

## Refusals

refuse-turn = { WHO($seat) ->
    [you] It is your turn.
   *[one] Wait: it is { PLAYERS($seat) }’s turn.
}
refuse-first-discard = Discard first, then draw.
refuse-now-draw = You have discarded. Now draw a card.
refuse-no-action = Discard from your hand, then draw.
refuse-not-held = You can discard only cards from your hand.
refuse-set = { $set ->
    [1] You can discard only one card of a kind.
    [2] You can discard two cards if they are the same.
   *[other] You can discard two or three cards if they are the same.
}
refuse-trio = Different cards go together only as all three red kinds.
refuse-under = { WHO($by) ->
    [you] Under your own
   *[one] Under { PLAYERS($by) }’s
} { NAME($scroll, of: "card") } you discard only one card.

## What happens

told-dealt = { WHO($seat) ->
    [you] You are
   *[one] { PLAYERS($seat) } is
} dealt { a-card }.
told-turned = The open pile starts with { NAME($card, of: "card", form: "some") }. { WHO($seat) ->
    [you] You go
   *[one] { PLAYERS($seat) } goes
} first.
told-laid = { WHO($seat) ->
    [you] You discard
   *[one] { PLAYERS($seat) } discards
} { cards }.
told-trio = { WHO($seat) ->
    [you] You discard
   *[one] { PLAYERS($seat) } discards
} the red trio with { NAME($top, of: "card", form: "the") } on top.
# What a Scroll means for the next player.
told-under = { WHO($to) ->
    [you] You may discard only one card and draw
   *[one] { PLAYERS($to) } may discard only one card and draws
} { $draws }.
told-carried = { WHO($seat) ->
    [you] You pass the Scroll on to { PLAYERS($to) } and are free.
   *[one] { PLAYERS($seat) } passes the Scroll on to { WHO($to) ->
        [you] you
       *[one] { PLAYERS($to) }
    } and is free.
}
told-draws = { WHO($seat) ->
    [you] You draw
   *[one] { PLAYERS($seat) } draws
} from the draw pile.
told-draws-forced = { WHO($seat) ->
    [you] You must draw
   *[one] { PLAYERS($seat) } must draw
} { $cards ->
    [one] one card
   *[other] { $cards } cards
} from the draw pile.
told-draws-stalled = { WHO($seat) ->
    [you] You must draw
   *[one] { PLAYERS($seat) } must draw
} from the draw pile. { stalled }
stalled = The open card was taken too many times in a row.
told-drew = { WHO($seat) ->
    [you] You draw
   *[one] { PLAYERS($seat) } draws
} { a-card }.
told-took = { WHO($seat) ->
    [you] You take
   *[one] { PLAYERS($seat) } takes
} { NAME($card, of: "card", form: "the") } from the open pile.
told-announced = The Enemy Attack is on top. The last round ends with { WHO($seat) ->
    [you] your turn
   *[one] { PLAYERS($seat) }’s turn
}.
told-stopped = { WHO($seat) ->
    [you] You draw
   *[one] { PLAYERS($seat) } draws
} no second card: the Enemy Attack comes next.
told-spared = { WHO($seat) ->
    [you] You are spared the Enemy Attack and take
   *[one] { PLAYERS($seat) } is spared the Enemy Attack and takes
} the open card.
told-enemy = { WHO($seat) ->
    [you] You pick
   *[one] { PLAYERS($seat) } picks
} up the Enemy Attack.
told-enemy-forced = { WHO($seat) ->
    [you] You must
   *[one] { PLAYERS($seat) } must
} pick up the Enemy Attack.
told-zero = { WHO($seat) ->
    [you] You have
   *[one] { PLAYERS($seat) } has
} no soldiers left.
told-shown = { WHO($seat) ->
    [you] You have
   *[one] { PLAYERS($seat) } has
} { $total ->
    [0] no soldiers
    [one] { $total } soldier
   *[other] { $total } soldiers
}: { NAMES($cards, of: "card", form: "some") }.
told-shown-empty = { WHO($seat) ->
    [you] You have
   *[one] { PLAYERS($seat) } has
} no cards left.
told-ended = { $reason ->
    [zero] { WHO($winners) ->
        [you] You win with no soldiers left.
        [you-and] You and { PLAYERS($winners) } win with no soldiers left.
        [you-many] You, { PLAYERS($winners) } win with no soldiers left.
        [many] { PLAYERS($winners) } win with no soldiers left.
       *[one] { PLAYERS($winners) } wins with no soldiers left.
    }
    [ea-win] { WHO($winners) ->
        [you] You picked up the Enemy Attack with the fewest soldiers and win.
       *[one] { PLAYERS($winners) } picked up the Enemy Attack with the fewest soldiers and wins.
    }
    [ea-fail] { WHO($losers) ->
        [you] You picked up the Enemy Attack without the fewest soldiers and lose.
       *[one] { PLAYERS($losers) } picked up the Enemy Attack without the fewest soldiers and loses.
    } { won-fewest }
    [limit] The turn limit is reached. { won-fewest }
   *[last-round] The last round is over. { won-fewest }
}
won-fewest = { WHO($winners) ->
    [you] You win with the fewest soldiers.
    [you-and] You and { PLAYERS($winners) } win with the fewest soldiers.
    [you-many] You, { PLAYERS($winners) } win with the fewest soldiers.
    [many] { PLAYERS($winners) } win with the fewest soldiers.
   *[one] { PLAYERS($winners) } wins with the fewest soldiers.
}

## Several events in one line

line-dealt = Every player is dealt { $count ->
    [one] one card
   *[other] { $count } cards
}.
line-drew = { WHO($seat) ->
    [you] You discard { cards } and draw
   *[one] { PLAYERS($seat) } discards { cards } and draws
} { NAMES($drawn, of: "card", form: "some") }.
line-draws = { WHO($seat) ->
    [you] You discard { cards } and draw
   *[one] { PLAYERS($seat) } discards { cards } and draws
} { drawn-count }.
line-spared = { WHO($seat) ->
    [you] You discard { cards }, are spared the Enemy Attack and take
   *[one] { PLAYERS($seat) } discards { cards }, is spared the Enemy Attack and takes
} { NAME($card, of: "card", form: "the") }.
line-only-drew = { WHO($seat) ->
    [you] You draw
   *[one] { PLAYERS($seat) } draws
} { NAMES($drawn, of: "card", form: "some") } from the draw pile.
line-only-draws = { WHO($seat) ->
    [you] You draw
   *[one] { PLAYERS($seat) } draws
} { drawn-count } from the draw pile.

## How it ended, for one reader

end-place = { $place ->
    [last] { WHO($seats) ->
        [you] You came last of { $of },
        [you-and] You and { PLAYERS($seats) } came last of { $of },
        [you-many] You, { PLAYERS($seats) } came last of { $of },
       *[one] { PLAYERS($seats) } came last of { $of },
    }
   *[other] { WHO($seats) ->
        [you] You came { ordinal } of { $of },
        [you-and] You and { PLAYERS($seats) } came { ordinal } of { $of },
        [you-many] You, { PLAYERS($seats) } came { ordinal } of { $of },
       *[one] { PLAYERS($seats) } came { ordinal } of { $of },
    }
} { with-soldiers }.
ordinal = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
   *[5] fifth
}
end-zero = { WHO($winners) ->
    [you] You got rid of all your soldiers and win.
    [you-and] You and { PLAYERS($winners) } got rid of all your soldiers and win.
    [you-many] You, { PLAYERS($winners) } got rid of all your soldiers and win.
   *[one] { PLAYERS($winners) } got rid of them all.
}
end-took = { WHO($winners) ->
    [you] You picked up the Enemy Attack with the fewest soldiers: you win.
   *[one] { PLAYERS($winners) } picked up the Enemy Attack with the fewest.
}
end-failed = { WHO($losers) ->
    [you] You picked up the Enemy Attack without the fewest.
   *[one] { PLAYERS($losers) } picked up the Enemy Attack without the fewest.
}
end-limit = The turn limit is reached.
end-last-round = The last round is over.
end-fewest = { WHO($winners) ->
    [you] You win with the fewest soldiers: { $soldiers }.
    [you-and] You and { PLAYERS($winners) } win with the fewest soldiers: { $soldiers }.
    [you-many] You, { PLAYERS($winners) } win with the fewest soldiers: { $soldiers }.
    [many] { PLAYERS($winners) } win with the fewest soldiers: { $soldiers }.
   *[one] { PLAYERS($winners) } wins with the fewest soldiers: { $soldiers }.
}

## Help

help-card = { NAME($card, of: "card") }: counts as { soldiers }, { $count } in the deck.
help-ADV = It doubles the soldiers in your hand.
help-SC2 = The next player may discard only one card and must draw two.
help-SC1 = The next player may discard only one card and must draw one.
help-EA = The Enemy Attack lies somewhere in the lower half of the draw pile. When it comes to the top, the last round begins. Pick it up with the fewest soldiers and you win, otherwise you lose.
help-PILE = Draw pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
} face down. After you discard, you may draw the top one.
help-OPEN = Open pile: { $count ->
    [one] 1 card
   *[other] { $count } cards
}. You may look through them, but take only the top one.

## What a document changes

changed-count = At this table the deck has { $n } × { NAME($card, of: "card") }, not { $printed }.
changed-value = At this table { NAME($card, of: "card", form: "some") } counts as { $n }, not { $printed }.
changed-times = At this table an Advisor multiplies the soldiers by { $n }, not { $printed }.
changed-draws = At this table a player under { NAME($card, of: "card", form: "some") } draws { $n }, not { $printed }.
changed-set = At this table at most { $n } equal cards are discarded at once, not { $printed }.
changed-hand = At this table each player is dealt { $n }, not { $printed }.

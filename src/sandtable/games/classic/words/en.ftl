# What Classic Stratego says. Pieces are called by their signs: piece-10 is the Marshal.

## Pieces

piece-10 = Marshal
piece-9 = General
piece-8 = Colonel
piece-7 = Major
piece-6 = Captain
piece-5 = Lieutenant
piece-4 = Sergeant
piece-3 = Miner
piece-2 = Scout
piece-S = Spy
piece-B = Bomb
piece-F = Flag

## What is asked

ask-set-up = Set up your army on your four rows.
ask-move = Your turn: move a piece, or attack.
ask-wait-set-up = Waiting for { PLAYERS($seats) } to set up.
ask-wait-move = Waiting for { PLAYERS($seats) } to move.

## Refusals

refuse-turn = { WHO($seats) ->
    [you] It is your turn.
   *[one] Wait: it is { PLAYERS($seats) }’s turn.
}
refuse-resign-early = You cannot resign before play begins.
refuse-set-up-first = Set up your army first.
refuse-set-up-done = You have set up. Wait for the others.
refuse-set-up-over = The armies stand already.
refuse-set-up-piece = Your army has no such piece left to place.
refuse-set-up-space = Place each piece on a free space of your home.
refuse-nothing-there = You have no piece that can do that.
refuse-pass = You cannot pass: move a piece, or attack.
refuse-own-piece = A piece of yours stands there.
refuse-one-space = { $rank ->
    [none] This piece
   *[other] Your { NAME($rank, of: "piece") }
} moves only one space, never diagonally.
refuse-never-moves = Your { NAME($rank, of: "piece") } never moves.
refuse-lake = No piece enters or crosses a lake.
refuse-shuttle = Enough back and forth: move elsewhere, or another piece.
refuse-chase = Enough of this chase: move elsewhere, or another piece.
refuse-scout-far = That is too far for a Scout.
refuse-scout-piece = A Scout cannot pass a piece.

## What happens

moves-first = { WHO($seat) ->
    [you] You move first.
   *[one] { PLAYERS($seat) } moves first.
}
told-placed = { WHO($seat) ->
    [you] You place your { NAME($rank, of: "piece") } on { $at }.
   *[one] { PLAYERS($seat) } places a { NAME($rank, of: "piece") } on { $at }.
}
told-readied = { WHO($seat) ->
    [you] You are ready.
   *[one] { PLAYERS($seat) } is ready.
}
told-opened = Both armies stand. { moves-first }
told-moved = { WHO($seat) ->
    [you] You move from { $at } to { $to }.
   *[one] { PLAYERS($seat) } moves from { $at } to { $to }.
}
told-attacked = { WHO($seat) ->
    [you] You attack { $to } from { $at }.
   *[one] { PLAYERS($seat) } attacks { $to } from { $at }.
}
told-revealed = { whose } piece on { $at } is a { NAME($rank, of: "piece") }.
told-captured = { whose } piece on { $at } is captured.
told-resigned = { WHO($seat) ->
    [you] You resign.
   *[one] { PLAYERS($seat) } resigns.
}
told-stuck = { WHO($seat) ->
    [you] You cannot move.
   *[one] { PLAYERS($seat) } cannot move.
}
told-won = { WHO($winners) ->
    [you] You win.
   *[one] { PLAYERS($winners) } wins.
}
told-drawn = { $reason ->
    [stuck] { end-nobody-moves }
    [quiet] { end-quiet }
   *[ply] { end-ply }
}
whose = { WHO($seat) ->
    [you] Your
   *[one] { PLAYERS($seat) }’s
}

## Several events in one line

line-battle = { whose } { NAME($mine, of: "piece") } from { $at } attacks { WHO($owner) ->
    [you] your
   *[one] { PLAYERS($owner) }’s
} { NAME($theirs, of: "piece") } on { $to }{ $end ->
    [wins] {" "}and captures it.
    [loses] {" "}and is captured.
    [both] : both are lost.
   *[none] .
}

## How it ended

end-flag = { WHO($winners) ->
    [you] You captured { PLAYERS($losers) }’s Flag and win.
   *[one] { PLAYERS($winners) } captured { WHO($losers) ->
        [you] your
       *[one] { PLAYERS($losers) }’s
    } Flag and wins.
}
end-stuck = { WHO($losers) ->
    [you] You cannot move.
   *[one] { PLAYERS($losers) } cannot move.
} { told-won }
end-nobody-moves = A draw: no piece is left that can move.
end-resign = { WHO($losers) ->
    [you] You resigned.
   *[one] { PLAYERS($losers) } resigned.
} { told-won }
end-quiet = A draw: too many turns without a battle.
end-ply = A draw: the turn limit is reached.

## Help

help-piece = { whose } { NAME($rank, of: "piece") } on { $at }.
help-hidden = A hidden piece on { $at }.
help-vacant = { $at } is vacant.
help-unmoved = It has not moved yet.
help-moved-piece = It has moved, so it is neither a Bomb nor the Flag.
help-ran = It has moved several spaces at once, so it is a Scout.

## What a document changes

changed-count = At this table an army has { $n } × { NAME($card, of: "piece") }, not { $printed }.
changed-wins = At this table a { NAME($piece, of: "piece") } that attacks a { NAME($against, of: "piece") } wins.
changed-loses = At this table a { NAME($piece, of: "piece") } that attacks a { NAME($against, of: "piece") } loses.
changed-both = At this table a { NAME($piece, of: "piece") } that attacks a { NAME($against, of: "piece") } is captured with it.
changed-range = At this table a { NAME($piece, of: "piece") } moves { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} at most.

## Set-ups

preset-corner-castle = Corner castle
preset-corner-castle-about = The Flag is in the corner behind two Bombs. The Marshal attacks on the other wing.
preset-middle-nest = Nest in the middle
preset-middle-nest-about = Three Bombs surround the Flag in the middle. The General leads, Marshal and Spy follow.
preset-bluff = Bluff
preset-bluff-about = Bombs everywhere draw attacks away. Only one of them guards the Flag, with a Captain and a Miner.
preset-corner = The corner
preset-corner-about = Bomb and Scout guard the Flag in the corner. Marshal and General hold the lanes past the lakes.
preset-column = The column
preset-column-about = Marshal, Spy and Bomb stand in a column before the Flag. The General attacks alone.
preset-decoy = The decoy
preset-decoy-about = A lone Bomb at the back is a decoy on the wrong side. A Miner stands beside the Flag.

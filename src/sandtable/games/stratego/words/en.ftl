# What Ultimate Stratego says. Pieces are called by their signs: piece-10 is the Marshall.

## Pieces

piece-10 = Marshall
piece-9 = General
piece-8 = Colonel
piece-7 = Major
piece-6 = Captain
piece-5 = Lieutenant
piece-4 = Sergeant
piece-3 = Corporal
piece-2 = Scout
piece-S = Spy
piece-B = Bomb
piece-C = Cannon
piece-F = Flag

## What is asked

ask-set-up = Set up your army on your { $rows ->
    [2] two
   *[4] four
} rows, then say ready.
ask-set-up-first = Set up your first army on your four rows, then say ready.
ask-set-up-some = Place { $standing } of your { $army } pieces with the Flag, then say ready.
ask-set-up-all = Set up your { $army } pieces in your camp, then say ready.
ask-move = Your turn: move a piece, or attack.
ask-move-or-enter = Your turn: move, attack, or bring in a piece.
ask-step = Your Captain has won. Move it one space further, or stop.
ask-rescue = You reached the back row. Bring back a piece, or decline.
ask-stockade = You have captured a Flag. Choose its stockade.
ask-free = { WHO($seat) ->
    [you] Your Flag is free. Choose a vacant space of your camp.
   *[one] { PLAYERS($seat) }’s Flag is free. Choose a vacant space of its camp.
}
ask-bonus = Bring in a piece from your Reserve, or decline.
ask-wait-set-up = Waiting for { PLAYERS($seats) } to set up.
ask-wait-move = Waiting for { PLAYERS($seats) } to move.

## Refusals

refuse-turn = { WHO($seats) ->
    [you] It is your turn.
   *[one] Wait: it is { PLAYERS($seats) }’s turn.
}
refuse-resign-early = You cannot resign before play begins.
refuse-resign-never = Nobody may resign at this table.
refuse-set-up-first = Set up your army first.
refuse-set-up-done = You have set up. Wait for the others.
refuse-set-up-over = The armies stand already.
refuse-set-up-piece = Your army has no such piece left to place.
refuse-set-up-space = Place each piece on a free space of your home.
refuse-set-up-flag = The Flag must be among your pieces.
refuse-second-army = Your second army waits until play has begun.
refuse-cannons = With four players an army has Cannons, and no Bombs.
refuse-nothing-there = You have no piece that can do that.
refuse-pass = You cannot pass: move a piece, or attack.
refuse-own-piece = A piece of yours stands there.
refuse-ally-piece = Your partner’s piece stands there.
refuse-one-space = Your { NAME($rank, of: "piece") } moves only one space.
refuse-next-to-it = Your { NAME($rank, of: "piece") } attacks only what stands next to it.
refuse-diagonal = Your { NAME($rank, of: "piece") } never moves diagonally.
refuse-never-moves = Your { NAME($rank, of: "piece") } never moves.
refuse-over-piece = No piece jumps over another.
refuse-into-lake = No piece enters a lake.
refuse-over-lake = Too far, and no piece jumps over a lake.
refuse-shuttle = Enough back and forth: move elsewhere, or another piece.
refuse-stockade-space = Nothing moves into or over a stockade.
refuse-captain-far = A Captain moves at most two spaces.
refuse-captain-twice = A Captain attacks only once a turn.
refuse-captain-back = A Captain cannot end where it began.
refuse-captain-step = Only a Captain that has just won may step on.
refuse-scout-far = That is too far for a Scout.
refuse-scout-straight = A Scout moves only in a straight line.
refuse-scout-piece = A Scout cannot pass a piece.
refuse-scout-lake = A Scout cannot pass a lake.
refuse-bomb-attack = A Bomb never attacks.
refuse-flag-attack = A Flag never attacks.
refuse-flag-far = A Flag moves only one space.
refuse-flag-guarded = An enemy stands beside the stockade: the Flag cannot leave.
refuse-flag-claim = Only your Flag can claim to meet another.
refuse-flag-touch = The Flags unite by themselves at this table.
refuse-flag-beside = Name a piece of your partner’s beside your Flag.
refuse-cannon-far = A Cannon moves only one space.
refuse-cannon-near = A Cannon cannot fire at its neighbour.
refuse-cannon-three = A Cannon hits only what is three spaces away.
refuse-cannon-way = A shot crosses only vacant spaces and lakes.
refuse-stockade-choice = Choose one of your team’s two stockades.
refuse-stockade-flag = Only a Flag that was just captured goes there.
refuse-free-none = Only a Flag that was just freed is placed.
refuse-free-space = Choose a vacant space of the Flag’s camp.
refuse-rescue-first = First rescue a piece, or decline.
refuse-rescue-none = You rescue a piece when you reach the back row.
refuse-rescue-piece = No such piece of yours has been captured.
refuse-rescue-bomb = Bombs are never rescued.
refuse-rescue-flag = The Flag is never rescued.
refuse-rescue-space = Choose a vacant space of your half.
refuse-rescue-four = With four players only Flags are rescued.
refuse-enter-first = First bring in a piece, or decline.
refuse-enter-piece = Your Reserve has no such piece.
refuse-enter-flag = Your second Flag must come in first.
refuse-enter-space = Choose a vacant space of your home.
refuse-enter-never = There is no Reserve in this game.
refuse-other = That cannot be done now.

## What happens

told-first = { WHO($seat) ->
    [you] You move first.
   *[one] { PLAYERS($seat) } moves first.
}
told-placed = { WHO($seat) ->
    [you] You place your { NAME($rank, of: "piece") } on { $at }.
   *[one] { PLAYERS($seat) } places a { NAME($rank, of: "piece") } on { $at }.
}
told-ready = { WHO($seat) ->
    [you] You are ready.
   *[one] { PLAYERS($seat) } is ready.
}
told-shown = { PLAYERS($seat) }’s { NAME($rank, of: "piece") } is on { $at }. Only partners see this.
told-opened = Both armies stand. { told-first }
told-opened-all = All four armies stand. { told-first }
told-moved = { WHO($seat) ->
    [you] You move from { $at } to { $to }.
   *[one] { PLAYERS($seat) } moves from { $at } to { $to }.
}
told-attacked = { WHO($seat) ->
    [you] You attack { $to } from { $at }.
   *[one] { PLAYERS($seat) } attacks { $to } from { $at }.
}
told-fired = { WHO($seat) ->
    [you] You fire from { $at } at { $to }.
   *[one] { PLAYERS($seat) } fires from { $at } at { $to }.
}
told-revealed = The piece on { $at } is { WHO($seat) ->
    [you] your
   *[one] { PLAYERS($seat) }’s
} { NAME($rank, of: "piece") }.
told-captured = { WHO($by) ->
    [you] You capture { PLAYERS($seat) }’s piece on { $at }.
   *[one] { PLAYERS($by) } captures { WHO($seat) ->
        [you] your
       *[one] { PLAYERS($seat) }’s
    } piece on { $at }.
}
told-removed = { whose } Bomb on { $at } leaves the game.
told-returned = { whose } Cannon goes back to the Reserve, which now has { $left }.
told-advanced = { whose } piece advances to { $to }.
told-stopped = { whose } Captain stops on { $at }.
told-may_rescue = { WHO($seat) ->
    [you] You reach the back row on { $at } and may rescue a piece.
   *[one] { PLAYERS($seat) } reaches the back row on { $at } and may rescue a piece.
}
told-rescued = { WHO($seat) ->
    [you] You rescue your { NAME($rank, of: "piece") } and put it on { $at }.
   *[one] { PLAYERS($seat) } rescues a { NAME($rank, of: "piece") } and puts it on { $at }.
}
told-declined = { WHO($seat) ->
    [you] You rescue no piece.
   *[one] { PLAYERS($seat) } rescues no piece.
}
told-may_enter = { WHO($seat) ->
    [you] You may bring in a piece.
   *[one] { PLAYERS($seat) } may bring in a piece.
}
told-entered = { WHO($seat) ->
    [you] You bring in a piece on { $at }; { reserve }.
   *[one] { PLAYERS($seat) } brings in a piece on { $at }; { reserve }.
}
reserve = { $left } { $left ->
    [one] is
   *[other] are
} left in Reserve
told-named = { whose } new piece on { $at } is a { NAME($rank, of: "piece") }.
told-kept = { WHO($seat) ->
    [you] You bring in no piece.
   *[one] { PLAYERS($seat) } brings in no piece.
}
told-imprisoned = { whose } Flag is held in the stockade on { $at }.
told-may_free = { whose } Flag is freed from the stockade on { $at }.
told-freed = { whose } Flag is back in its camp, on { $at }.
told-escaped = { whose } Flag escapes from { $at } to { $to }.
told-claimed = { WHO($seat) ->
    [you] You claim { PLAYERS($ally) }’s Flag on { $at }, but it is not there.
   *[one] { PLAYERS($seat) } claims { WHO($ally) ->
        [you] your
       *[one] { PLAYERS($ally) }’s
    } Flag on { $at }, but it is not there.
}
told-united = { whose } Flag on { $at } unites with { WHO($ally) ->
    [you] your
   *[one] { PLAYERS($ally) }’s
} Flag on { $to }.
told-resigned = { WHO($seat) ->
    [you] You resign.
   *[one] { PLAYERS($seat) } resigns.
}
told-stuck = { WHO($seat) ->
    [you] You cannot move.
   *[one] { PLAYERS($seat) } cannot move.
}
told-skipped = { WHO($seat) ->
    [you] You cannot move and are skipped.
   *[one] { PLAYERS($seat) } cannot move and is skipped.
}
told-won = { WHO($winners) ->
    [you] You win.
    [you-and] You and { PLAYERS($winners) } win.
    [many] { PLAYERS($winners) } win.
   *[one] { PLAYERS($winners) } wins.
}
told-drawn = { $reason ->
    [quiet] { end-quiet }
   *[ply] { end-ply }
}
whose = { WHO($seat) ->
    [you] Your
   *[one] { PLAYERS($seat) }’s
}

## Several events in one line

line-battle = { whose } { NAME($mine, of: "piece") } from { $at } { $fires ->
    [yes] shoots
   *[no] attacks
} { WHO($owner) ->
    [you] your
   *[one] { PLAYERS($owner) }’s
} { NAME($theirs, of: "piece") } on { $to }{ $end ->
    [wins] {" "}and captures it.
    [removes] {" "}and removes it.
    [loses] {" "}and is captured.
    [both] : both are lost.
   *[none] .
}
line-entry = { WHO($seat) ->
    [you] You bring in your { NAME($rank, of: "piece") } on { $at }; { reserve }.
   *[one] { PLAYERS($seat) } brings in a { NAME($rank, of: "piece") } on { $at }; { reserve }.
}
line-shown = { PLAYERS($seat) } is ready. Only partners see this set-up.

## How it ended

end-flag = { WHO($winners) ->
    [you] You captured { PLAYERS($losers) }’s Flag and win.
   *[one] { PLAYERS($winners) } captured { WHO($losers) ->
        [you] your
       *[one] { PLAYERS($losers) }’s
    } Flag and wins.
}
end-last-flag = { WHO($winners) ->
    [you] You captured { PLAYERS($losers) }’s last Flag and win.
   *[one] { PLAYERS($winners) } captured { WHO($losers) ->
        [you] your
       *[one] { PLAYERS($losers) }’s
    } last Flag and wins.
}
end-both-flags = { WHO($winners) ->
    [you-and] You and { PLAYERS($winners) } captured both enemy Flags and win.
   *[many] { PLAYERS($winners) } captured both enemy Flags and win.
}
end-unite = { WHO($winners) ->
    [you-and] You and { PLAYERS($winners) } united your Flags and win.
   *[many] { PLAYERS($winners) } united their Flags and win.
}
end-stuck = { WHO($losers) ->
    [you] You cannot move.
    [you-and] Your side cannot move.
    [many] The other side cannot move.
   *[one] { PLAYERS($losers) } cannot move.
} { told-won }
end-resign = { WHO($losers) ->
    [you] You resigned.
    [you-and] Your side resigned.
    [many] The other side resigned.
   *[one] { PLAYERS($losers) } resigned.
} { told-won }
end-quiet = A draw: too long without an attack, entry or rescue.
end-ply = A draw: the turn limit is reached.

## Help

help-piece = { whose } { NAME($rank, of: "piece") } on { $at }.
help-hidden = { whose } hidden piece on { $at }.
help-vacant = { $at } is vacant.
help-stockade = The stockade on { $at } holds only captured Flags.
help-plain = It moves one space. Attacking, it beats its rank and all below.
help-captain = It moves up to two spaces, even round a corner, and may attack with either.
help-scout = It moves any distance in a straight line, and removes Bombs.
help-spy = Attacking, it beats the Marshall, the Spy and the Flag. It loses every other battle.
help-bomb = It never moves. All who attack it are captured, but Scouts remove it.
help-cannon = It moves one space, or fires at a piece exactly three spaces away.
help-flag = It never moves. Capturing it wins the game.
help-flag-last = It never moves. Capturing the only Flag on the board wins.
help-flag-ally = It moves one space and cannot defend itself. Bring it to your partner’s Flag.
help-known = Everybody knows what it is.
help-unmoved = It has not moved yet.
help-moved = It has moved.
help-moved-piece = It has moved, so it is neither a Bomb nor the Flag.

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

preset-fortress = Fortress
preset-fortress-about = The Flag is near the corner behind both Bombs. Your strong pieces wait in the middle for an attack.
preset-storm-left = Storm on the left
preset-storm-left-about = Marshall, General, Colonel and Captains attack together on the left. The Flag hides on the right.
preset-hammer = Hammer in the middle
preset-hammer-about = Your strongest pieces attack between the lakes. A lone Bomb at the back is a decoy for the Flag.
preset-eyes = Scouts first
preset-eyes-about = All four Scouts stand in front with clear lines and find out what the enemy has.
preset-false-fortress = False fortress
preset-false-fortress-about = Two Bombs on the left guard only a Sergeant. The Flag is on the other side among weak pieces.
preset-two-wings = Two wings
preset-two-wings-about = Marshall on one wing, General on the other, Captains in front. The Flag is between the Bombs.
preset-guns-behind-the-lake = Cannons behind the lake
preset-guns-behind-the-lake-about = Both Cannons fire over the lake that protects them, with strong pieces beside them.
preset-march = The march
preset-march-about = The Flag follows Marshall and General to your ally. Cannons and Captains guard the flanks.
preset-raid = Raid
preset-raid-about = Captains and Scouts break out on both wings and look for the enemy Flags.
preset-second-wave = Second wave
preset-second-wave-about = Weak pieces take the first attacks. General and Major come in from the Reserve where you need them.
preset-bait = Bait
preset-bait-about = Marshall and General on the left guard only a Sergeant. The Flag is in the other corner.
preset-gun-behind-the-lake = Cannon behind the lake
preset-gun-behind-the-lake-about = The Cannon fires over the lake that protects it, between Marshall and General.
preset-march-quick = The march
preset-march-quick-about = The Flag follows Marshall and General to your ally. Uniting the Flags often wins this game.
preset-two-wings-quick = Two wings
preset-two-wings-quick-about = Marshall on one wing, General on the other, Scouts between them. The Flag hides behind the middle.
preset-corner = The corner
preset-corner-about = The Flag stays in the corner behind the General, and your ally’s Flag comes to it.
preset-corner-small = Corner
preset-corner-small-about = The Flag is in the corner behind Bomb and General. Marshall and Captain attack on the other side.
preset-lake = Behind the lake
preset-lake-about = The Flag is behind the lake, out of the Scouts’ reach, between Bomb and Spy.
preset-decoy = Decoy
preset-decoy-about = Bomb and General on the left guard only a Spy. Marshall and Captain stay near the Flag on the right.
preset-march-small = The march
preset-march-small-about = Marshall and General attack through one lane, the Spy behind them. The Captain guards the Flag.

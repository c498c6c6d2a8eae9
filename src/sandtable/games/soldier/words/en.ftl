# What Ultimate Soldier says. Cards and soldiers are called by their signs: card-T2, soldier-Ninja.

## Cards: `some` is one of them in a sentence, `points` what a training card brings.

card-Advance = Advance
    .some = an Advance
card-Attack = Attack
    .some = an Attack
card-Block = Block
    .some = a Block
card-Retaliate = Retaliate
    .some = a Retaliate
card-Redirect = Redirect
    .some = a Redirect
card-Stun = Stun
    .some = a Stun
card-Retreat = Retreat
    .some = a Retreat
card-T1 = Training 1
    .some = Training 1
    .points = 1 point
card-T2 = Training 2
    .some = Training 2
    .points = 2 points
card-T3 = Training 3
    .some = Training 3
    .points = 3 points
card-Glock = Glock
    .some = a Glock
card-Knife = Knife
    .some = a Knife
card-Grenade = Grenade
    .some = a Grenade
card-M16 = M16
    .some = an M16
card-M4 = M4
    .some = an M4
card-NinjaStars = Ninja Stars
    .some = Ninja Stars
card-SniperRifle = Sniper Rifle
    .some = a Sniper Rifle
card-Pistol = Pistol
    .some = a Pistol
card-SmokeBomb = Smoke Bomb
    .some = a Smoke Bomb
card-Sniper = Sniper
    .some = a Sniper
card-Superhuman = Superhuman
    .some = Superhuman
card-Adrenaline = Adrenaline
    .some = Adrenaline
card-Interfere = Interfere
    .some = an Interfere
card-Radio = Radio for Help
    .some = a Radio for Help
card-Mirror = Mirror
    .some = a Mirror
card-Bomb = Bomb
    .some = a Bomb
card-Dud = Dud
    .some = a Dud
card-SuperDud = Super Dud
    .some = a Super Dud
card-Persuasion = Persuasion
    .some = Persuasion

## Soldiers

soldier-Rifleman = Rifleman
soldier-Marine = Marine
soldier-Paratrooper = Paratrooper
soldier-Ranger = Ranger
soldier-Commando = Commando
soldier-Frogman = Frogman
soldier-Grenadier = Grenadier
soldier-Sapper = Sapper
soldier-Officer = Officer
soldier-Pilot = Pilot
soldier-MilitaryPolice = Military Police
soldier-Ninja = Ninja
soldier-Marksman = Marksman
soldier-Scout = Scout

# A card, or one that the reader does not see.
a-card = { $card ->
    [none] a card
   *[other] { NAME($card, of: "card", form: "some") }
}
# Somebody’s soldier: first in a sentence, or later; `aimed` is that of the target.
first-soldier = { WHO($seat) ->
    [you] Your
   *[one] { PLAYERS($seat) }’s
} { NAME($soldier, of: "soldier") }
aimed = { WHO($target_seat) ->
    [you] your
   *[one] { PLAYERS($target_seat) }’s
} { NAME($target, of: "soldier") }
boosts = { $weapon ->
    [none] { $intensity ->
        [none] {""}
       *[other] {" "}with { NAME($intensity, of: "card") }
    }
   *[other] {" "}with { $power ->
        [yes] the power weapon{" "}
       *[no] {""}
    }{ NAME($weapon, of: "card") }{ $intensity ->
        [none] {""}
       *[other] {" "}and { NAME($intensity, of: "card") }
    }
}
cards-count = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
battles = { $battles ->
    [0] no battles won
    [one] 1 battle won
   *[other] { $battles } battles won
}
soldiers = { $soldiers ->
    [0] no soldiers
    [one] 1 soldier
   *[other] { $soldiers } soldiers
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

## What is asked

ask-dealing = The cards are being dealt.
ask-draw = { $left ->
    [one] Draw a card.
   *[other] Draw { $left } cards, one at a time.
}
ask-draw-or-take = { $left ->
    [one] Draw a card, or take the discarded { NAME($card, of: "card") }.
   *[other] Draw { $left } cards. You may take the discarded { NAME($card, of: "card") }.
}
ask-move = { $trains ->
    [yes] { $fights ->
        [yes] Train, start a combat, or discard a card.
       *[no] Train, or discard a card.
    }
   *[no] { $fights ->
        [yes] Start a combat, or discard a card.
       *[no] Discard a card.
    }
}
ask-lay = Play your Attack. A weapon and an intensity card make it stronger.
ask-answer = { PLAYERS($seat) } plays { NAME($card, of: "card", form: "some") }. Answer it, or { $none ->
    [tie] the combat is a tie
   *[lose] your { NAME($soldier, of: "soldier") } loses
}.
ask-react = Use a Sniper or a Bomb, or pass?
ask-react-first = Use Interfere, a Sniper or a Bomb, or pass?
ask-mirror = { PLAYERS($seat) } shoots at your { NAME($target, of: "soldier") }. A Mirror saves it.
ask-dud = { PLAYERS($seat) } plays a Bomb. A Dud saves you, a Super Dud everybody.
ask-limit = Discard { cards-count }: you may keep { $keep }.
ask-lose = The Bomb takes one of your soldiers. Choose which.
ask-pick = You have earned a soldier. Choose one from the pile.

wait-mirror = { WHO($seat) ->
    [you] You shoot
   *[one] { PLAYERS($seat) } shoots
} at { aimed }. { PLAYERS($target_seat) } may use a Mirror.
wait-dud = { WHO($seat) ->
    [you] You play
   *[one] { PLAYERS($seat) } plays
} a Bomb. The others may use a Dud.
wait-react = The others may use a Sniper or a Bomb.
wait = Waiting for { PLAYERS($seat) } { $phase ->
    [draw] to draw
    [move] to move
    [lay] to play the Attack
    [answer] to answer
    [lose] to give up a soldier
    [limit] to discard
   *[pick] to choose a soldier
}.

## What an answer needs

need-none = The answer needs nothing more.
need-ordinary = The answer needs a weapon or an intensity card.
need-power = The answer needs the { NAME($weapon, of: "card") }, or a weapon and an intensity card.
need-strength = The answer needs a strength of { $strength }. Cards count 1, the { NAME($weapon, of: "card") } 2.
need-strength-here = The answer needs a strength of { $strength }, as cards count here.

## Refusals

refuse-interfere = Interfere is for the moment after an opening Attack.
refuse-pass = You have cards: play or discard one.
refuse-not-held = You do not have that card.
refuse-persuasion = Persuasion has no effect at this table.
refuse-own-soldier = Choose one of your own soldiers.
refuse-pick = Choose a soldier from the pile.
refuse-exact = That is too much: you need exactly { points }.
refuse-combat = A combat needs an Advance, an Attack and a soldier.
refuse-target = Choose a soldier of another player.
refuse-shot-own = You cannot shoot at your own soldiers.
refuse-shot = There is no such soldier to shoot at.
refuse-shot-fighting = A Sniper cannot hit the two soldiers that fight.
refuse-redirect = Redirect turns only the opening Attack.
refuse-turning-back = At this table an attack cannot go back to the attacker.
refuse-radio = Choose another player who has cards.
refuse-radio-fighting = Radio for Help takes no cards from your opponent.
refuse-interfere-fighting = You fight already: Interfere is for the others.
refuse-lay = First play your Attack.
refuse-boosts = Add at most one weapon and one intensity card.
refuse-spare = Stun and Retreat take no more cards than they need.
refuse-answer = { NAME($card, of: "card") } is answered by { NAMES($answers, of: "card") }.
refuse-answer-none = Nothing answers { NAME($card, of: "card", form: "some") } at this table.

## What happens

told-round = Round { $round } begins. { WHO($seat) ->
    [you] You start.
   *[one] { PLAYERS($seat) } starts.
}
told-soldier_dealt = { WHO($seat) ->
    [you] You get
   *[one] { PLAYERS($seat) } gets
} the { NAME($soldier, of: "soldier") }.
told-dealt = { WHO($seat) ->
    [you] You are
   *[one] { PLAYERS($seat) } is
} dealt { a-card }.
told-turn = { WHO($seat) ->
    [you] It is your turn.
   *[one] It is { PLAYERS($seat) }’s turn.
}
told-skipped = { WHO($seat) ->
    [you] You are stunned and lose
   *[one] { PLAYERS($seat) } is stunned and loses
} this turn.
told-drew = { WHO($seat) ->
    [you] You draw
   *[one] { PLAYERS($seat) } draws
} { a-card }.
told-took = { WHO($seat) ->
    [you] You take
   *[one] { PLAYERS($seat) } takes
} { NAME($card, of: "card", form: "some") } from the discard pile.
told-shuffled = The discarded and used cards make a new draw pile: { cards-count }.
told-trained = { WHO($seat) ->
    [you] You train
   *[one] { PLAYERS($seat) } trains
}: { NAME($card, of: "card", form: "points") }.
told-earned = { WHO($seat) ->
    [you] You earn
   *[one] { PLAYERS($seat) } earns
} the { NAME($soldier, of: "soldier") }.
told-discarded = { WHO($seat) ->
    [you] You discard
   *[one] { PLAYERS($seat) } discards
} { NAME($card, of: "card", form: "some") }.
told-passed = { WHO($seat) ->
    [you] You have no card and pass.
   *[one] { PLAYERS($seat) } has no card and passes.
}
told-advanced = { first-soldier } advances on { aimed }.
told-laid = { WHO($seat) ->
    [you] You play
   *[one] { PLAYERS($seat) } plays
} { NAME($card, of: "card", form: "some") }{ boosts }.
told-no_answer = { WHO($seat) ->
    [you] You give
   *[one] { PLAYERS($seat) } gives
} no answer.
told-redirected = { WHO($seat) ->
    [you] You turn
   *[one] { PLAYERS($seat) } turns
} the attack on { aimed }.
told-interfered = { first-soldier } takes the place of { WHO($for) ->
    [you] your
   *[one] { PLAYERS($for) }’s
} soldier.
told-radioed = { WHO($seat) ->
    [you] You radio
   *[one] { PLAYERS($seat) } radios
} for help and { WHO($seat) ->
    [you] take
   *[one] takes
} cards from { WHO($victim) ->
    [you] your
   *[one] { PLAYERS($victim) }’s
} hand.
told-robbed = { WHO($seat) ->
    [you] You get
   *[one] { PLAYERS($seat) } gets
} { a-card } from { WHO($victim) ->
    [you] you
   *[one] { PLAYERS($victim) }
}.
told-barred = { WHO($seat) ->
    [you] You may not refill before your
   *[one] { PLAYERS($seat) } may not refill before their
} next turn or combat.
told-persuaded = { WHO($seat) ->
    [you] You persuade
   *[one] { PLAYERS($seat) } persuades
} the other side to stop.
told-won = { WHO($seat) ->
    [you] You win
   *[one] { PLAYERS($seat) } wins
} the combat against { WHO($loser) ->
    [you] you
   *[one] { PLAYERS($loser) }
}.
told-tied = The combat is a tie.
told-retreated = { WHO($seat) ->
    [you] You retreat
   *[one] { PLAYERS($seat) } retreats
}: the combat is over.
told-stunned = { WHO($seat) ->
    [you] You are stunned and will lose your next turn.
   *[one] { PLAYERS($seat) } is stunned and will lose the next turn.
}
told-surrendered = { first-soldier } { $to ->
    [pile] goes under the soldier pile
   *[other] joins { WHO($to) ->
        [you] you
       *[one] { PLAYERS($to) }
    }
}.
told-token = { WHO($seat) ->
    [you] You have
   *[one] { PLAYERS($seat) } has
} won { $wins ->
    [one] 1 battle
   *[other] { $wins } battles
}.
told-shot = { WHO($seat) ->
    [you] You shoot
   *[one] { PLAYERS($seat) } shoots
} at { aimed }.
told-mirrored = { WHO($seat) ->
    [you] You hold
   *[one] { PLAYERS($seat) } holds
} up a Mirror: the soldier is saved.
told-fell = { first-soldier } falls and goes under the soldier pile.
told-bombed = { WHO($seat) ->
    [you] You play
   *[one] { PLAYERS($seat) } plays
} a Bomb.
told-voided = The combat is called off.
told-dud = { WHO($seat) ->
    [you] You play a Dud and are saved.
   *[one] { PLAYERS($seat) } plays a Dud and is saved.
}
told-superdud = { WHO($seat) ->
    [you] You play
   *[one] { PLAYERS($seat) } plays
} a Super Dud: everybody is saved.
told-lost = { WHO($seat) ->
    [you] You lose
   *[one] { PLAYERS($seat) } loses
} the { NAME($soldier, of: "soldier") } to the Bomb.
told-scored = { WHO($seat) ->
    [you] You score
   *[one] { PLAYERS($seat) } scores
} { points }, { $total } in all.
told-ended = { $reason ->
    [limit] The game has reached its limit. { end-share }
   *[battles] { WHO($winners) ->
        [you] You win
        [you-and] You and { PLAYERS($winners) } win
        [you-many] You, { PLAYERS($winners) } win
        [many] { PLAYERS($winners) } win
       *[one] { PLAYERS($winners) } wins
    } { $reason ->
        [soldiers] with enough soldiers
        [points] with enough points
       *[battles] with enough battles won
    }.
}
end-share = { WHO($winners) ->
    [you] You win.
    [you-and] You and { PLAYERS($winners) } share the win.
    [you-many] You, { PLAYERS($winners) } share the win.
    [many] { PLAYERS($winners) } share the win.
   *[one] { PLAYERS($winners) } wins.
}

## What happened together, as a line

line-dealt = Every player gets a soldier and { cards-count }.

## How it ended, for one reader

came = { WHO($seats) ->
    [you] You came
    [you-and] You and { PLAYERS($seats) } came
    [you-many] You, { PLAYERS($seats) } came
   *[one] { PLAYERS($seats) } came
} { $place ->
    [last] last
    [2] second
   *[3] third
} of { $of }
end-place = { came }, with { battles } and { soldiers }.
end-place-points = { came }, with { points }.
end-battles = { WHO($winners) ->
    [you] You win
   *[one] { PLAYERS($winners) } wins
} with { battles }.
end-soldiers = { WHO($winners) ->
    [you] You win
   *[one] { PLAYERS($winners) } wins
} with { soldiers }.
end-points = { WHO($winners) ->
    [you] You win the match
    [you-and] You and { PLAYERS($winners) } share the match
    [you-many] You, { PLAYERS($winners) } share the match
    [many] { PLAYERS($winners) } share the match
   *[one] { PLAYERS($winners) } wins the match
} with { points }.
end-limit = The turn limit is reached.
end-round-limit = The round limit is reached.

## Previews

goes-on = It may go on in { $count ->
    [one] one way
   *[other] { $count } ways
}.
lay-ends = It ends the combat.
lay-answers = { PLAYERS($seat) } can answer with { NAMES($answers, of: "card") }.
lay-answers-none = { PLAYERS($seat) } has no answer.
lay-none = Without an answer { $none ->
    [tie] the combat is a tie
   *[lose] { PLAYERS($seat) } loses
}.
only-after-advance = First comes an Advance. Choose that.
only-without = You have no { NAME($card, of: "card") } for a combat.
only-combat = There is no soldier for a combat.
only-answer = { NAME($card, of: "card") } is for when you are attacked.
only-boost = { NAME($card, of: "card") } makes an Attack, Block or Retaliate stronger.
only-exact = { NAME($card, of: "card") } is too much: you need { points }.
only-sniper = There is no soldier to shoot at.
only-Interfere = Interfere is for when another player is attacked.
only-Radio = Radio for Help is for when you must answer.
only-Mirror = Mirror is for when a Sniper shoots at you.
only-Dud = Dud is for when another player plays a Bomb.
only-SuperDud = Super Dud is for when another player plays a Bomb.
only-Persuasion = Persuasion has no effect at this table.

## Help

help-card = { NAME($card, of: "card") }: { $count } in the deck.
help-Advance = Starts a combat, together with an Attack: your soldier fights a soldier of another player.
help-Attack = The first card of a combat, after an Advance. Later it answers a Block or a Retaliate.
help-Block = Answers an Attack or a Retaliate. Only an Attack answers it; without one the combat is a tie.
help-Retaliate = Answers an Attack or a Retaliate. A player who cannot answer it loses.
help-Redirect = Instead of an answer, it turns the opening Attack on a soldier of another player.
help-Stun = Answers an Attack or a Retaliate: the combat is a tie, and the other fighter loses the next turn.
help-Retreat = Answers an Attack or a Retaliate: the combat ends, and nobody wins or loses.
help-points = Play it face up as your move. Enough points earn you a soldier.
help-weapon = Add it to an Attack, Block or Retaliate. The answer then needs a weapon or an intensity card too.
help-power = With the soldier whose power weapon it is, the answer needs a power weapon, or a weapon and an intensity card.
help-intensity = Add it to an Attack, Block or Retaliate. The answer then needs a weapon or an intensity card too.
help-Sniper = At any time: takes out a soldier of another player that is not in a combat. Only a Mirror saves it.
help-Interfere = When you are not in the combat: your soldier takes the place of the attacked one.
help-Radio = Before you answer: take cards from a player who is not in the combat.
help-Mirror = Saves your soldier from a Sniper.
help-Bomb = At any time: every other player loses a soldier, and the turn begins again.
help-Dud = Saves you from a Bomb.
help-SuperDud = Saves everybody from a Bomb.
help-Persuasion = Has no effect: you can only discard it. At some tables it ends a combat.
help-none-held = You cannot answer with it: you hold none.
help-short = You cannot answer with it: you hold nothing to help it.
help-soldier = { NAME($soldier, of: "soldier") }: its power weapon is the { NAME($weapon, of: "card") }, which counts one level more.
help-soldier-of = It is { WHO($seat) ->
    [you] your
   *[one] { PLAYERS($seat) }’s
} soldier.
help-soldier-free = It is in the soldier pile.
help-PILE = The draw pile, { cards-count } face down. When it is empty, the discarded and used cards are shuffled.
help-DISCARD = The discard pile, { cards-count } face up. You may draw its top card instead of a hidden one.
help-USED = Used cards: { $cards }, from combats, training, Snipers and Mirrors. They come back with the next shuffle.
help-REMOVED = Cards out of the game: { $cards }. Each Bomb, Dud and Super Dud that was played.
help-SOLDIERS = The soldier pile: { $unseen } that nobody has seen, and under them { $known } that came back, in a known order.
help-TOKEN = One token for each battle won. { $battles } tokens win the game, and so do { $soldiers } soldiers.
help-TRAINING = A training stack. { points } earn a soldier; points beyond that are lost.
help-STUNNED = A stunned player loses the next turn.
help-BARRED = The victim of a Radio refills at the start of its next turn or after its next combat. A Bomb does not refill it.

## What a document changes

changed-count = At this table the deck has { $n } × { NAME($card, of: "card") }, not { $printed }.
changed-hand = At this table a hand is dealt and filled up to { $n }, not { $printed }.
changed-draws = At this table a player with one soldier or none draws { $n }, not { $printed }.
changed-draws-more = At this table a player with more soldiers draws { $n }, not { $printed }.
changed-training = At this table { $n } points of training earn a soldier, not { $printed }.
changed-battles = At this table { $n } battles won end the game, not { $printed }.
changed-soldiers = At this table { $n } soldiers end the game, not { $printed }.
changed-takes = At this table Radio for Help takes { $n }, not { $printed }.
changed-answer = At this table { NAME($card, of: "card") } { $n ->
    [0] does not answer
   *[1] answers
} { NAME($to, of: "card") }.
changed-strength = At this table boosts are matched by strength: { NAME($card, of: "card") } counts { $n }, not { $printed }.

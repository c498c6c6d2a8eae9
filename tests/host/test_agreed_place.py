"""Tests of bots that keep their word: the Flag comes to the agreed place, or the partner hears that it cannot."""

from __future__ import annotations

import pytest
from tests.games.stratego.staged_family import ALLIANCE, ALLIANCE_LIGHTNING, staged

from sandtable.engine.game import Variant
from sandtable.engine.partners import Spoken
from sandtable.engine.umpire import Umpire
from sandtable.games.stratego.player import planning
from sandtable.games.stratego.rules.board import BOARDS
from sandtable.host.bots.answering import answer
from sandtable.host.bots.asking import Choice, Question, Wanted

SOUTH, WEST, NORTH, EAST = range(4)
ROUNDS = 16
CAMP = {WEST: "abc", EAST: "mno"}
FAR_AWAY = {WEST: "F@a5 2@b7 3@b9", NORTH: "F@e14 4@j14 5@k14", EAST: "F@o11 2@n7 3@n9"}
WALLED_IN = "F@g2 9@f2 4@g1 5@g3 3@f3 2@h3 8@f1"
"""South's Flag beside the stockade on h2: it can only get out where its own pieces stand."""
PACKED = "F@g2 3@g3 4@f3 5@h3 7@f2 9@f1 8@g1 2@e2 6@e3"
"""The same, where the piece on g3 can only step ahead."""
FAMILIES = pytest.mark.parametrize("family", [ALLIANCE, ALLIANCE_LIGHTNING], ids=lambda family: family.id)


def agreed(place: str) -> list[Spoken]:
    return [Spoken(NORTH, "Here?", place), Spoken(SOUTH, "Agreed.", place)]


def asked(umpire: Umpire, seat: int, talk: list[Spoken], wants: Wanted = "choice", seed: int = 1) -> Choice:
    return answer(
        Question("sergeant", umpire.variant.id, umpire.packed(seat), umpire.legal(seat), seed, [], wants, talk)
    )


def chosen(umpire: Umpire, talk: list[Spoken], seat: int = SOUTH) -> str:
    action = asked(umpire, seat, talk).action
    assert action is not None
    return umpire.say(seat, action)


def go_round(umpire: Umpire, talk: list[Spoken]) -> str:
    """Let South choose and the others shift pieces about at home; return South's choice."""
    choice = chosen(umpire, talk)
    umpire.act(SOUTH, choice)
    while not umpire.over and umpire.waiting != (SOUTH,):
        [seat] = umpire.waiting
        moves = [umpire.say(seat, action) for action in umpire.legal(seat)]
        umpire.act(seat, next((move for move in moves if is_quiet(move, seat)), moves[0]))
    return choice


def is_quiet(move: str, seat: int) -> bool:
    return all(is_home(space, seat) for space in move.split("-"))


def is_home(space: str, seat: int) -> bool:
    return space[0] in CAMP[seat] if seat in CAMP else int(space[1:]) > 12


def flag_of_south(umpire: Umpire) -> str:
    return str(BOARDS[1].names[umpire.game.schema.read_view(umpire.packed(SOUTH)).at[0]])


@FAMILIES
@pytest.mark.parametrize(("army", "place"), [(WALLED_IN, "g6"), (WALLED_IN, "k6"), (PACKED, "g6")])
def test_the_flag_comes_past_its_own_pieces_to_the_agreed_place_and_stays(
    family: Variant, army: str, place: str
) -> None:
    umpire, stood = staged(family, {**FAR_AWAY, SOUTH: army}), [""]
    while not umpire.over and umpire.decisions < 4 * ROUNDS:
        go_round(umpire, agreed(place))
        stood.append(flag_of_south(umpire))
    assert place in stood and set(stood[stood.index(place) :]) == {place}


@FAMILIES
def test_what_is_more_urgent_comes_first(family: Variant) -> None:
    """A known General beside the Colonel, and a known Major beside the Marshall."""
    south = "F@f4 8@j2 10@k5! 4@g1"
    in_danger = staged(family, {**FAR_AWAY, SOUTH: south, EAST: "F@o11 9@j3!. 3@n9"})
    assert chosen(in_danger, agreed("f7")).startswith("j2-")
    a_prize = staged(family, {**FAR_AWAY, SOUTH: south, EAST: "F@o11 7@l5!. 3@n9"})
    assert chosen(a_prize, agreed("f7")) == "k5-l5"
    neither = staged(family, {**FAR_AWAY, SOUTH: south})
    assert chosen(neither, agreed("f7")) == "f4-f5"


@FAMILIES
def test_it_takes_no_step_to_where_a_known_scout_could_attack_it(family: Variant) -> None:
    umpire = staged(family, {**FAR_AWAY, SOUTH: "F@f4 4@g1 5@h1", WEST: "F@a5 3@b9 2@d5!."})
    view = umpire.game.schema.read_view(umpire.packed(SOUTH))
    kept = [umpire.say(SOUTH, action) for action in planning.kept(view, agreed("f7"), umpire.legal(SOUTH))]
    assert "f4-g4" in kept and "f4-f5" not in kept


@FAMILIES
def test_it_waits_where_an_enemy_bars_the_way_and_says_at_last_that_it_cannot_come(family: Variant) -> None:
    """An enemy that stays on d5 could attack the Flag on the agreed place."""
    west = FAR_AWAY[WEST] + " 7@d5."
    umpire, talk = staged(family, {**FAR_AWAY, SOUTH: "F@g2 9@f1 4@k2 5@k1", WEST: west}), agreed("e5")
    words: list[Choice] = []
    while not words and umpire.decisions < 4 * ROUNDS:
        go_round(umpire, talk)
        assert flag_of_south(umpire) not in ("e5", "d4", "c5", "d6"), "which the enemy could attack"
        words = [word for word in [asked(umpire, SOUTH, talk, "word")] if word.text]
    assert [word.text for word in words] == [f"We need another place. I cannot reach e5. How about {words[0].place}?"]


def test_without_an_agreement_every_choice_is_as_it_was() -> None:
    umpire = staged(ALLIANCE_LIGHTNING, {**FAR_AWAY, SOUTH: WALLED_IN})
    proposed = [Spoken(NORTH, "Here?", "g6")]
    for seed in range(8):
        assert asked(umpire, SOUTH, proposed, seed=seed) == asked(umpire, SOUTH, [], seed=seed)

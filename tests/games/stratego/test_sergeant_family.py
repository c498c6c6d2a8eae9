"""Tests of the Sergeant in Campaign and in games of four: Reserves, Cannons, captives, Flags that meet."""

from __future__ import annotations

import pytest
from tests.every_game.tables import long
from tests.games.stratego.staged_family import ALLIANCE, ALLIANCE_LIGHTNING, CAMPS, SEEDS, staged

from sandtable.arena.duel import run_duel
from sandtable.bots.levels import make
from sandtable.engine.game import Variant
from sandtable.engine.umpire import Umpire
from sandtable.games import variant

CAMPAIGN = variant("stratego-campaign")

SOUTH_REST = "F@a1! B@a2 B@b1 4@j1"
NORTH_REST = "F@j10! B@i10 B@j9 9@a9 8@b10 4@c9 3@d9 2@a10 2@h9 2@g10 7@c10 5@d10"


def choices(umpire: Umpire) -> set[str]:
    """Return what players with different seeds choose for the seat that is asked."""
    seat = umpire.waiting[0]
    view, legal = umpire.view(seat), umpire.legal(seat)
    return {umpire.say(seat, make("sergeant", umpire.variant, seed).choose(view, legal)) for seed in SEEDS}


# -- Campaign ----------------------------------------------------------------------------------------------------------


def test_the_second_flag_comes_early_and_among_friends() -> None:
    south = "F@a1 B@a2 B@b1 4@g2 5@h1 6@i2 9@e4"
    chosen = choices(staged(CAMPAIGN, {0: south, 1: NORTH_REST.replace("!", "")}, {0: "F 9 8", 1: "F 9 8"}))
    assert chosen == {"enter F'@h2"}


def test_a_won_attack_brings_in_a_strong_piece_for_nothing() -> None:
    umpire = staged(CAMPAIGN, {0: f"9@e5! {SOUTH_REST}", 1: f"5@e6!. {NORTH_REST}"}, {0: "10 2 3"})
    assert choices(umpire) == {"e5-e6"}
    umpire.act(0, "e5-e6")
    assert all(choice.startswith("enter 10'@") for choice in choices(umpire))


def test_a_lost_flag_is_brought_back_before_anything_else() -> None:
    umpire = staged(CAMPAIGN, {0: f"5@b9! {SOUTH_REST}", 1: "F@j10 3@j9 9@h10"}, held="10 F 2")
    umpire.act(0, "b9-b10")
    assert all(choice.startswith("rescue F@") for choice in choices(umpire))


def test_it_does_not_fill_its_own_camp() -> None:
    """Thirty-six of forty spaces are taken, so that more pieces would only be in the way."""
    spaces = [f"{column}{row}" for row in (1, 2, 3, 4) for column in "abcdefghij"][:36]
    army = ["F", "B", "B", *["3"] * 16, "F", "B", "B", *["2"] * 14]
    south = " ".join(f"{sign}@{space}" for sign, space in zip(army, spaces, strict=True))
    chosen = choices(staged(CAMPAIGN, {0: south, 1: NORTH_REST}, {0: "4 5"}))
    assert not any(choice.startswith("enter") for choice in chosen)


# -- Cannons -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("family", [ALLIANCE, ALLIANCE_LIGHTNING], ids=lambda family: family.id)
def test_a_cannon_fires_at_the_best_it_knows(family: Variant) -> None:
    pieces = {**CAMPS, 0: "C@f6 F@e2 7@e3", 1: "10@f9! 3@i6! F@b5", 2: "F@e14 7@e13"}
    assert choices(staged(family, pieces)) == {"f6-f9"}


def test_a_cannon_that_has_fired_may_enter_at_once() -> None:
    umpire = staged(ALLIANCE, {**CAMPS, 0: "C@f6 F@e2 7@e3", 1: "10@f9! F@b5", 2: "F@e14"}, {0: "2"})
    umpire.act(0, "f6-f9")
    assert all(choice.startswith("enter C@") for choice in choices(umpire))


# -- Captive Flags -----------------------------------------------------------------------------------------------------


def test_it_frees_a_captive_flag_of_its_alliance() -> None:
    """The way to c8 is free: a weak piece beside it goes there rather than anywhere else."""
    pieces = {0: "5@d8 9@f6 F@e2", 1: "F@b5 10@b10", 2: "7@f13", 3: CAMPS[3]}
    assert choices(staged(ALLIANCE, pieces, captive={"b8": 2})) == {"d8-c8"}


def test_a_freed_flag_goes_where_nobody_is_near() -> None:
    pieces = {0: "5@d8 4@i2 F@e2", 1: "F@b5 10@f12!", 2: "7@k13 5@j14", 3: CAMPS[3]}
    umpire = staged(ALLIANCE, pieces, captive={"b8": 2})
    umpire.act(0, "d8-c8")
    assert choices(umpire) == {"flag k14"}


def test_a_captive_flag_escapes_when_nobody_guards_it() -> None:
    pieces = {0: "9@f6", 1: "F@b11 10@e10", 2: "F@f13", 3: CAMPS[3]}
    assert all(choice.startswith("b8-") for choice in choices(staged(ALLIANCE, pieces, captive={"b8": 0})))


def test_it_keeps_its_captive_where_guards_stand() -> None:
    pieces = {0: "9@c6 F@e2", 1: "F@c7 10@b11", 2: "7@g14 F@k14", 3: CAMPS[3]}
    umpire = staged(ALLIANCE, pieces)
    umpire.act(0, "c6-c7")
    assert choices(umpire) == {"stockade h14"}


def test_the_last_guard_does_not_leave() -> None:
    pieces = {0: "4@h3 7@f6 F@e2", 1: "10@b11 6@c5", 2: "7@f13 F@k14", 3: CAMPS[3]}
    assert not any(choice.startswith("h3-") for choice in choices(staged(ALLIANCE, pieces, captive={"h2": 1})))


# -- Flags that meet ---------------------------------------------------------------------------------------------------


def test_it_unites_with_a_flag_it_knows() -> None:
    pieces = {**CAMPS, 0: "F@g7 9@e5", 2: "F@g9 7@f9 5@h9"}
    assert choices(staged(ALLIANCE, pieces, known_to_partner="g9")) == {"g7-g8 claim g9"}


def test_it_claims_what_may_be_its_partners_flag() -> None:
    """One of the partner's two pieces has been shown, so the other may well be the Flag.

    If it is not, the claim still tells the partner which piece our Flag is.
    """
    pieces = {**CAMPS, 0: "F@g7 9@e5", 2: "7@f8! F@h8"}
    assert all("claim h8" in choice for choice in choices(staged(ALLIANCE, pieces)))


def test_a_flag_steps_out_of_reach() -> None:
    pieces = {0: "F@f5 9@j6", 1: "10@f6! F@b5", 2: "F@k14", 3: CAMPS[3]}
    chosen = choices(staged(ALLIANCE_LIGHTNING, pieces))
    assert all(choice.startswith("f5-") for choice in chosen)


def test_a_flag_does_not_walk_into_the_enemy() -> None:
    pieces = {0: "F@h6 3@e3", 1: "10@h9! 9@g8! F@b5", 2: "F@k14", 3: CAMPS[3]}
    assert not choices(staged(ALLIANCE_LIGHTNING, pieces)) & {"h6-h7", "h6-g6"}


# -- whole games -------------------------------------------------------------------------------------------------------


@long
@pytest.mark.parametrize("family", [CAMPAIGN, ALLIANCE, ALLIANCE_LIGHTNING], ids=lambda family: family.id)
def test_it_beats_chance(family: Variant) -> None:
    bots = ["sergeant", "random"] * (len(family.seats(None)) // 2)
    report = run_duel(family, bots, 4, seed=3)
    assert report["wins"][0] >= 3
    assert report["errors"] == 0


@long
@pytest.mark.parametrize(
    ("family", "wanted"),
    [
        (CAMPAIGN, {"enter", "rescue"}),
        (ALLIANCE, {"enter", "stockade", "flag"}),
        (ALLIANCE_LIGHTNING, {"claim", "stockade"}),
    ],
    ids=lambda given: getattr(given, "id", ""),
)
def test_among_themselves_they_do_all_there_is_to_do(family: Variant, wanted: set[str]) -> None:
    """All of it happens within six games."""
    deeds: set[str] = set()
    decided, game = 0, 0
    while not (wanted <= deeds and decided) and game < 6:
        umpire = Umpire(family, seed=bytes([game] * 32))
        players = [make("sergeant", family, 10 * game + seat) for seat in range(len(umpire.seats))]
        while not umpire.over:
            seat = umpire.waiting[0]
            text = umpire.say(seat, players[seat].choose(umpire.view(seat), umpire.legal(seat)))
            deeds.update(text.split())
            umpire.act(seat, text)
        decided += umpire.result is not None and umpire.result.winners != ()
        game += 1
    assert wanted <= deeds
    assert decided

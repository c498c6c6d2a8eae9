"""Tests of clauses of Campaign and Alliance that no single scenario shows: boards, armies, views of several seats."""

from typing import Any

import pytest
from tests.comparing import assert_same

from sandtable.engine.record.schema import CHANCE
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.scenarios.files import read_text

CAMPAIGN = "stratego-campaign"
ALLIANCE = "stratego-alliance"
ALLIANCE_LIGHTNING = "stratego-alliance-lightning"
SOUTH, WEST, NORTH, EAST = range(4)

TWO_ARMIES = """
board: {South: "9@e6 F@a1", North: "F@j10 3@i10"}
reserve: {South: "F' 7'", North: "F' S'"}
"""
SHOT = """
board: {South: "C@h3 F@e2 3@k1", West: "10@h6 F@b5 3@a11", North: "F@k14 3@e15", East: "F@n11 3@o5"}
reserve: {South: "5 2", North: "S 8"}
"""


def staged(game: str, position: str, options: str = "{}") -> Umpire:
    """Return the umpire of a scenario with the position in YAML."""
    [scenario] = read_text(f"id: T\ngame: {game}\noptions: {options}\n{position}\nexpect: {{over: no}}\n")
    umpire: Umpire = variant(game).game.stage(variant(game), scenario).umpire
    return umpire


def everybody(umpire: Umpire) -> set[int]:
    return {*range(len(umpire.seats)), umpire.spectator}


def seen_and_heard(umpire: Umpire, viewer: int, *actions: str) -> tuple[Any, ...]:
    """Return all that a viewer is told and sees while South does this."""
    heard = [umpire.told(step, viewer) for action in actions for step in umpire.act(SOUTH, action)]
    return heard, umpire.packed(viewer)


def spaces(game: str, key: str) -> set[tuple[int, int]]:
    """Return cells of the board, counted from its middle."""
    board = variant(game).describe()["board"]
    cells = board[key].values() if isinstance(board[key], dict) else board[key]
    return {(ord(cell[0]) - ord("h"), int(cell[1:]) - 8) for cell in cells}


@pytest.mark.clause("ST-R-3", "ST-COMP-7", "ST-COMP-10", "ST-COMP-11", "ST-ALLY-SEAT-1", "ST-R-9")
@pytest.mark.parametrize("game", [ALLIANCE, ALLIANCE_LIGHTNING])
def test_the_cross_of_four(game: str) -> None:
    board = variant(game).describe()["board"]
    counts = {key: len(spaces(game, key)) for key in ("spaces", "lakes", "stockades")}
    assert counts == {"spaces": 149, "lakes": 12, "stockades": 4}
    for key in counts:
        assert {(y, -x) for x, y in spaces(game, key)} == spaces(game, key)
    assert board["stockades"] == {"South": "h2", "West": "b8", "North": "h14", "East": "n8"}
    assert [len(camp) for camp in board["zones"].values()] == [13] * 4
    assert set(board["zones"]["South"]) == set("e2 f2 g2 i2 j2 k2 e3 f3 g3 h3 i3 j3 k3".split())
    assert board["teams"] == [["South", "North"], ["West", "East"]]
    assert variant(game).seats(None) == ("South", "West", "North", "East")


@pytest.mark.clause("ST-COMP-7", "ST-R-1", "ST-CPN-2", "ST-R-59")
def test_campaign_has_the_board_of_two_and_two_armies() -> None:
    board = variant(CAMPAIGN).describe()["board"]
    assert len(board["spaces"]) == 92 and not board["stockades"] and not board["teams"]
    assert board["army"] == board["second"] and sum(board["army"].values()) == 20


@pytest.mark.clause("ST-COMP-1", "ST-R-6", "ST-R-7", "ST-ALLY-SET-1", "ST-ALLY-SET-3", "ST-AL-2", "ST-AL-3")
def test_the_armies_of_four() -> None:
    army = variant(ALLIANCE).describe()["board"]["army"]
    assert sum(army.values()) == 20 and army["C"] == 2 and "B" not in army
    thirteen = variant(ALLIANCE_LIGHTNING).describe()["board"]["army"]
    assert thirteen == dict.fromkeys(army, 1) | {"2": 2} and sum(thirteen.values()) == 13


@pytest.mark.clause("ST-R-83", "ST-R-91")
def test_the_numbers_of_actions() -> None:
    counts = [variant(game).actions for game in (CAMPAIGN, ALLIANCE, ALLIANCE_LIGHTNING)]
    assert counts == [3615, 4022, 3865]


@pytest.mark.clause("ST-R-8", "ST-ALLY-TURN-1")
def test_a_lot_decides_who_of_four_starts() -> None:
    games = [Umpire(variant(ALLIANCE), None, {"first": "random"}, bytes([k] * 32)) for k in range(60)]
    assert {dict(game.moves)[CHANCE] for game in games} == {SOUTH, WEST, NORTH, EAST}


@pytest.mark.clause("ST-R-77", "ST-R-100")
@pytest.mark.parametrize(("game", "position"), [(CAMPAIGN, TWO_ARMIES), (ALLIANCE, SHOT)])
def test_reserves_are_counted_by_all_and_known_to_their_owners(game: str, position: str) -> None:
    umpire = staged(game, position)
    north = umpire.seats.index("North")
    for viewer in everybody(umpire):
        view = umpire.view(viewer)
        assert view["reserve"]["South"] == view["reserve"]["North"] == 2
        own = {rank for rank, n in (view["own_reserve"] or {}).items() if n}
        assert ("S" in own) == (viewer == north)


@pytest.mark.clause("ST-R-77", "ST-CPN-6", "ST-ALLY-RES-2", "ST-ALLY-SET-4", "ST-R-60")
@pytest.mark.parametrize(
    ("game", "position", "one", "other"),
    [
        (CAMPAIGN, TWO_ARMIES.replace("F' 7'", "2' 7'"), "enter 7'@c2", "enter 2'@c2"),
        (ALLIANCE, SHOT, "enter 5@g3", "enter 2@g3"),
    ],
)
def test_what_enters_is_told_to_nobody(game: str, position: str, one: str, other: str) -> None:
    for viewer in everybody(staged(game, position)) - {SOUTH}:
        first, second = (seen_and_heard(staged(game, position), viewer, act) for act in (one, other))
        assert_same(first, second)


@pytest.mark.clause("ST-R-99", "ST-ALLY-CANNON-6", "ST-R-77")
def test_a_cannon_that_comes_back_looks_like_any_piece() -> None:
    for viewer in everybody(staged(ALLIANCE, SHOT)) - {SOUTH}:
        cannon = seen_and_heard(staged(ALLIANCE, SHOT), viewer, "h3-h6", "enter C@h3")
        assert_same(cannon, seen_and_heard(staged(ALLIANCE, SHOT), viewer, "h3-h6", "enter 5@h3"))


@pytest.mark.clause("ST-CPN-7", "ST-R-57")
def test_the_second_flag_is_shown_to_all() -> None:
    umpire = staged(CAMPAIGN, TWO_ARMIES)
    [step] = umpire.act(SOUTH, "enter F'@c2")
    for viewer in everybody(umpire):
        [flag] = [piece for piece in umpire.view(viewer)["pieces"] if piece["at"] == "c2"]
        assert (flag["rank"], flag["army"]) == ("F", 2)
        assert "F" in str(umpire.told(step, viewer))


@pytest.mark.clause("ST-R-78", "ST-ATK-4", "ST-ATK-8")
@pytest.mark.parametrize("action", ["h3-h6", "g9-g10"])
def test_all_four_hear_an_attack(action: str) -> None:
    umpire = staged(ALLIANCE, SHOT.replace("C@h3", "C@h3 4@g9").replace("10@h6", "10@h6 9@g10"))
    [step] = umpire.act(SOUTH, action)
    heard = [umpire.told(step, viewer) for viewer in sorted(everybody(umpire))]
    assert heard[0] and all(events == heard[0] for events in heard)


@pytest.mark.clause("ST-R-63", "ST-ALLY-UNITE-3", "ST-ALLY-SET-4")
def test_only_the_two_allies_hear_of_a_mistaken_claim() -> None:
    position = """
board: {South: "F@g7 3@k1", West: "F@b5 3@a11", North: "F@g9 3@f8", East: "F@n11 3@o5"}
"""
    for viewer in everybody(staged(ALLIANCE, position)):
        claim = seen_and_heard(staged(ALLIANCE, position), viewer, "g7-g8 claim f8")
        plain = seen_and_heard(staged(ALLIANCE, position), viewer, "g7-g8")
        assert (claim == plain) == (viewer not in (SOUTH, NORTH))


@pytest.mark.clause("ST-R-60", "ST-ALLY-SET-4", "ST-SET-3", "ST-R-79")
@pytest.mark.parametrize("game", [ALLIANCE, ALLIANCE_LIGHTNING])
def test_a_partner_sees_no_more_of_an_arrangement_than_an_opponent(game: str) -> None:
    camp = variant(game).describe()["board"]["zones"]["South"]
    ranks = "F 10 9 8 7 6 5 4 3 S C 2 2".split()
    for viewer in (WEST, NORTH, EAST):
        worlds = []
        for army in (ranks, ranks[::-1]):
            umpire = Umpire(variant(game), None, {}, bytes(32))
            setup = " ".join(f"{rank}@{space}" for rank, space in zip(army, camp, strict=True))
            worlds.append(seen_and_heard(umpire, viewer, f"setup {setup}"))
        assert worlds[0] == worlds[1]

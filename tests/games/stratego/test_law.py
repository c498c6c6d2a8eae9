"""Tests of clauses of Lightning that no single scenario shows: the board, the numbering, what everybody can see."""

from typing import Any

import pytest

from sandtable.engine.errors import IllegalAction
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.scenarios.files import read_text

LIGHTNING = variant("stratego-lightning")
FAMILY = (
    "stratego-lightning",
    "stratego-campaign",
    "stratego-alliance",
    "stratego-alliance-lightning",
    "stratego-small",
)
SOUTH, NORTH = 0, 1


def staged(position: str, options: str = "{}") -> Umpire:
    """Return the umpire of a scenario with the position in YAML."""
    text = f"id: T\ngame: stratego-lightning\noptions: {options}\n{position}\nexpect: {{over: no}}\n"
    [scenario] = read_text(text)
    umpire: Umpire = LIGHTNING.game.stage(LIGHTNING, scenario).umpire
    return umpire


def piece_at(umpire: Umpire, viewer: int, space: str) -> dict[str, Any]:
    [piece] = [piece for piece in umpire.view(viewer)["pieces"] if piece["at"] == space]
    return dict(piece)


@pytest.mark.clause("ST-COMP-7", "ST-R-1", "ST-COMP-11", "ST-R-2", "ST-SET-1")
def test_the_board_of_two_players() -> None:
    board = LIGHTNING.describe()["board"]
    assert len(board["columns"]) == 10 and board["rows"] == 10
    assert sorted(board["lakes"]) == ["c5", "c6", "d5", "d6", "g5", "g6", "h5", "h6"]
    assert len(board["spaces"]) == 92 and not set(board["spaces"]) & set(board["lakes"])
    for seat, rows in (("South", range(1, 5)), ("North", range(7, 11))):
        assert {name for name in board["spaces"] if int(name[1:]) in rows} == set(board["zones"][seat])
        assert len(board["zones"][seat]) == 40
        assert len(board["halves"][seat]) == 46


@pytest.mark.clause("ST-R-91")
def test_the_number_of_actions_and_of_ready() -> None:
    from sandtable.games.stratego.rules.actions import READY, STOP

    assert list(READY) == list(STOP)
    numbers = [variant(id).actions for id in FAMILY]
    assert numbers == [2583, 3615, 4022, 3865, 499]


@pytest.mark.clause("ST-COMP-1")
def test_an_army_is_twenty_pieces() -> None:
    army = LIGHTNING.describe()["board"]["army"]
    assert sum(army.values()) == 20
    assert {code: n for code, n in army.items() if n > 1} == {"6": 2, "5": 2, "4": 2, "3": 2, "2": 4, "B": 2}


@pytest.mark.clause("ST-R-8", "ST-TURN-1")
def test_a_lot_decides_who_starts() -> None:
    first = [Umpire(LIGHTNING, None, {"first": "random"}, bytes([k] * 32)).moves for k in range(40)]
    drawn = [dict(moves)[7] for moves in first]
    assert set(drawn) == {SOUTH, NORTH}


@pytest.mark.clause("ST-R-77", "ST-ATK-8", "ST-BOMB-5")
def test_captured_pieces_are_public() -> None:
    umpire = staged('board: {South: "9@e5 10@a5 F@a1", North: "8@e6 B@a6 F@j10 3@i10"}')
    umpire.act(SOUTH, "e5-e6")
    umpire.act(NORTH, "i10-i9")
    umpire.act(SOUTH, "a5-a6")
    for viewer in (SOUTH, NORTH, umpire.spectator):
        view = umpire.view(viewer)
        assert [piece["rank"] for piece in view["captured"]["South"]] == ["8"]
        assert [piece["rank"] for piece in view["captured"]["North"]] == ["10"]
        assert [piece["rank"] for piece in view["gone"]["North"]] == ["B"]


@pytest.mark.clause("ST-R-75", "ST-GOAL-2", "ST-SET-4")
def test_a_revealed_identity_stays_public_and_nothing_else_is_told() -> None:
    umpire = staged('board: {South: "9@e5 7@a4 F@a1", North: "8@e6 F@j10 3@i10"}')
    umpire.act(SOUTH, "e5-e6")
    umpire.act(NORTH, "i10-i9")
    umpire.act(SOUTH, "e6-e7")
    for viewer in (NORTH, umpire.spectator):
        assert piece_at(umpire, viewer, "e7")["rank"] == "9"
        assert piece_at(umpire, viewer, "a4")["rank"] is None
    assert piece_at(umpire, umpire.spectator, "j10")["rank"] is None


@pytest.mark.clause("ST-R-76")
def test_a_move_announces_nothing() -> None:
    """A Scout's long move shows those who think what it is, but no rank is written down for them."""
    umpire = staged('board: {South: "2@e4 F@a1", North: "F@j10 3@i10"}')
    [step] = umpire.act(SOUTH, "e4-e9")
    assert piece_at(umpire, NORTH, "e9")["rank"] is None
    assert piece_at(umpire, NORTH, "e9")["moved"]
    assert all("Scout" not in event["text"] for event in umpire.told(step, NORTH))


@pytest.mark.clause("ST-R-79", "ST-SET-3")
def test_behind_the_screen_only_ready_is_told() -> None:
    umpire = Umpire(LIGHTNING, None, {}, bytes(32))
    steps = umpire.act(NORTH, umpire.legal(NORTH)[0])
    assert umpire.told(steps[0], SOUTH) == umpire.told(steps[0], umpire.spectator) == []
    before = umpire.view(SOUTH)
    umpire.act(NORTH, umpire.legal(NORTH)[-1])
    assert umpire.view(SOUTH) == before


@pytest.mark.clause("ST-MOVE-1", "ST-MOVE-2", "ST-MOVE-3", "ST-ATK-1", "ST-TURN-2")
@pytest.mark.parametrize(
    ("act", "clause", "lead"),
    [
        ("e3-e5", "ST-MOVE-1", "Your General moves only one space."),
        ("e3-e8", "ST-ATK-1", "Your General attacks only what stands next to it."),
        ("e3-f4", "ST-MOVE-3", "Your General never moves diagonally."),
        ("a1-a2", "ST-MOVE-2", "Your Flag never moves."),
        ("e4-e5", "ST-TURN-2", "You have no piece that can do that."),
        ("e8-e7", "ST-TURN-2", "You have no piece that can do that."),
    ],
)
def test_a_refusal_says_first_what_is_wrong_with_the_move(act: str, clause: str, lead: str) -> None:
    umpire = staged('board: {South: "9@e3 F@a1", North: "8@e8 F@j10"}')
    with pytest.raises(IllegalAction) as refusal:
        umpire.act(SOUTH, act)
    assert refusal.value.clause == clause and refusal.value.sentence.startswith(lead)


def test_a_refusal_over_a_lake_says_first_that_it_is_too_far() -> None:
    umpire = staged('board: {South: "10@c4 F@a1", North: "8@e8 F@j10"}')
    with pytest.raises(IllegalAction) as refusal:
        umpire.act(SOUTH, "c4-c8")
    assert refusal.value.clause == "ST-MOVE-7"
    assert refusal.value.sentence.startswith("Too far, and no piece jumps over a lake.")
    assert "Cannon" not in refusal.value.sentence

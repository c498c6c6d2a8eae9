"""Tests of what players are told of a game: sentences that call their reader you, and their headlines."""

from __future__ import annotations

import pytest

from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.scenarios.files import read_text

SOUTH, WEST, NORTH, EAST, SPECTATOR = range(5)
SMALL = '{South: "9@e5 2@a2 F@a1", North: "B@e6! F@e10! 7@a9!"}'
CROSS = '{South: "F@g7 C@h3 2@k3", West: "10@h6 F@b5 3@a11", North: "F@g9 3@f8", East: "F@n11 3@o5"}'
UNITED = "Flag on g8 unites with"


def staged(game: str, board: str, reserve: str = "") -> Umpire:
    text = f"id: T\ngame: stratego-{game}\nboard: {board}\n{reserve}\nexpect: {{over: no}}\n"
    [scenario] = read_text(text)
    umpire: Umpire = variant(f"stratego-{game}").game.stage(variant(f"stratego-{game}"), scenario).umpire
    umpire.names, umpire.addresses = ["Ann", "Bob", "Cleo", "Dan"][: len(umpire.seats)], True
    return umpire


def heard(umpire: Umpire, seat: int, act: str, viewer: int) -> tuple[str, list[str]]:
    """Act, and return the headline that a viewer reads, and the sentences beneath it."""
    told = [event for step in umpire.act(seat, act) for event in umpire.told(step, viewer)]
    return umpire.headline(told, viewer), [event["text"] for event in told]


@pytest.mark.parametrize(
    ("act", "line"),
    [
        ("e5-e6", "General from e5 attacks {} Bomb on e6: both are lost."),
        ("a2-a9", "Scout from a2 attacks {} Major on a9 and is captured."),
    ],
)
def test_a_battle_is_one_line(act: str, line: str) -> None:
    readers = [("Your", "Bob’s"), ("Ann’s", "your"), ("Ann’s", "Bob’s")]
    lines = [heard(staged("lightning", SMALL), SOUTH, act, viewer)[0] for viewer in range(3)]
    assert lines == [f"{attacker} {line.format(owner)}" for attacker, owner in readers]


def test_what_ends_the_game_stands_in_its_line() -> None:
    board = '{South: "2@e4 F@a1", North: "F@e10! 3@a10"}'
    won = "attacks your Flag on e10 and captures it. Ann wins."
    assert heard(staged("lightning", board), SOUTH, "e4-e10", 1)[0] == f"Ann’s Scout from e4 {won}"


def test_an_entry_is_named_to_its_owner_alone() -> None:
    board, reserve = '{South: "F@a1 F\'@j1 2@a2", North: "F@j10 3@i10"}', "reserve: {South: \"9' 2'\"}"
    lines = [heard(staged("campaign", board, reserve), SOUTH, "enter 9'@e4", viewer) for viewer in range(2)]
    assert lines[0][0] == "You bring in your General on e4; 1 is left in Reserve."
    assert lines[1] == ("", ["Ann brings in a piece on e4; 1 is left in Reserve."])


def test_a_shot_is_one_line() -> None:
    line = heard(staged("alliance", CROSS), SOUTH, "h3-h6", NORTH)[0]
    assert line == "Ann’s Cannon from h3 shoots Bob’s Marshall on h6 and captures it."


def test_a_wrong_claim_is_told_to_both_partners_and_to_nobody_else() -> None:
    moved = "{} from g7 to g8."
    claims = {
        SOUTH: "You claim Cleo’s Flag on f8",
        NORTH: "Ann claims your Flag on f8",
    }
    for viewer in range(5):
        texts = heard(staged("alliance", CROSS), SOUTH, "g7-g8 claim f8", viewer)[1]
        told = [f"{claims[viewer]}, but it is not there."] if viewer in claims else []
        assert texts == [moved.format("You move" if viewer == SOUTH else "Ann moves"), *told]


def test_the_partners_win_together() -> None:
    expected = {
        SOUTH: (f"Your {UNITED} Cleo’s Flag on g9.", "You and Cleo win.", "You and Cleo united your Flags and win."),
        NORTH: (f"Ann’s {UNITED} your Flag on g9.", "You and Ann win.", "You and Ann united your Flags and win."),
        WEST: (f"Ann’s {UNITED} Cleo’s Flag on g9.", "Ann and Cleo win.", "Ann and Cleo united their Flags and win."),
    }
    for viewer, (united, won, result) in expected.items():
        umpire = staged("alliance", CROSS)
        texts = heard(umpire, SOUTH, "g7-g8 claim g9", viewer)[1]
        assert united in texts and texts[-1] == won
        assert umpire.view(viewer)["result"]["text"] == result
        assert umpire.ask(viewer) == "The game is over."


def test_a_whole_set_up_is_one_line() -> None:
    umpire = Umpire(variant("stratego-small"), seed=bytes(32))
    umpire.names, umpire.addresses = ["Ann", "Bob"], True
    assert heard(umpire, SOUTH, umpire.preview(SOUTH, "setup")["action"], SOUTH)[0] == "You are ready."
    assert heard(umpire, 1, umpire.preview(1, "setup")["action"], 1)[0] == "Both armies stand. Ann moves first."


def test_who_resigns_is_told_in_one_line() -> None:
    umpire = staged("lightning", SMALL)
    assert heard(umpire, SOUTH, "resign", SOUTH)[0] == "You resign. Bob wins."
    assert umpire.view(SOUTH)["result"]["text"] == "You resigned. Bob wins."
    assert umpire.view(1)["result"]["text"] == "Ann resigned. You win."

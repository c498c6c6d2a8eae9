"""Tests of the rules beside a second referee: every choice and every end of random games, with chases."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.every_game.tables import cases
from tests.games.classic.referee import Referee, Space, beside

from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.scenarios.files import read_text

SEATS = ("South", "North")
HUNT = """
id: HUNT
game: stratego-classic
options: {options}
board: {{South: "9@b3 8@i3 F@j1", North: "4@a4 5@i4 F@j10"}}
expect: {{over: no}}
"""


def space(text: str) -> Space:
    return "abcdefghij".index(text[0]), int(text[1:]) - 1


def armies(game: Umpire) -> list[dict[Space, str]]:
    """Return the armies as each seat sees its own pieces: for each seat, the ranks by space."""
    return [
        {space(piece["at"]): piece["rank"] for piece in game.view(seat)["pieces"] if piece["seat"] == name}
        for seat, name in enumerate(SEATS)
    ]


def play(game: Umpire, referee: Referee, rng: Random, hunts: bool) -> None:
    """Play to the end in both; in a hunt, South goes after pieces that North moves away."""
    while not game.over:
        seat = game.waiting[0]
        texts = [game.say(seat, action) for action in game.legal(seat)]
        assert set(texts) == referee.legal(), f"ply {referee.ply}"
        text = rng.choice((hunts and [text for text in texts if _in_the_hunt(text, referee)]) or texts)
        game.act(seat, text)
        referee.move(text)
    assert game.result is not None
    who = SEATS[int(referee.over[0])] if referee.over[0] in "01" else "draw"
    assert referee.over.split()[1] == game.result.reason
    assert who == (SEATS[game.result.winners[0]] if game.result.winners else "draw")


def _in_the_hunt(text: str, referee: Referee) -> bool:
    origin, target = (space(name) for name in text.split("-"))
    near = beside(target) if referee.turn == 0 else beside(origin)
    others = {there for there, piece in referee.board.items() if referee.signs[piece][0] != referee.turn}
    return target not in referee.board and bool(near & others)


@pytest.mark.parametrize("id", ["stratego-classic", "stratego-barrage"])
def test_random_games_go_alike(id: str) -> None:
    for seed in cases(8):
        rng = Random(seed)
        options = {"two_squares": rng.choice(["yes", "no"]), "quiet_limit": 120, "ply_limit": rng.choice([150, 400])}
        game = Umpire(variant(id), None, options, rng.randbytes(32))
        while game.view(0)["phase"] == "setup":
            seat = rng.choice(game.waiting)
            game.decide(seat, rng.choice(game.legal(seat)))
        play(game, Referee(armies(game), game.options), rng, hunts=False)


@pytest.mark.clause("CL-MORE-1", "CL-TWO-1")
def test_hunts_go_alike() -> None:
    stopped = 0
    for seed in cases(30):
        rng = Random(seed)
        options: dict[str, Any] = {"two_squares": rng.choice(["yes", "no"]), "ply_limit": 150}
        [scenario] = read_text(HUNT.format(options=options))
        game = variant("stratego-classic").game.stage(variant("stratego-classic"), scenario).umpire
        referee = Referee(armies(game), game.options)
        play(game, referee, rng, hunts=True)
        stopped += referee.stopped
    assert stopped, "no chase was stopped"

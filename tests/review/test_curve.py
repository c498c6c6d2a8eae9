"""Tests that the curve of a review sees losses: a side that lost its best pieces for nothing is behind."""

from __future__ import annotations

import pytest

from sandtable.engine.compile.jit import Record
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.classic.rules import schema as classic
from sandtable.games.stratego.rules import schema as stratego
from sandtable.review import course
from sandtable.review.course import Course
from sandtable.review.depth import Depth
from sandtable.review.reviewing import reviewed
from sandtable.review.turning import standing
from sandtable.review.words import curve

STRATEGO = (*stratego.IDS, "stratego-classic", "stratego-barrage")
BEST, LEAST = 7, 5  # so many pieces are lost, none of a lower rank
FEW = Depth(False, 12, 6, 0, 2, 2, 2, 1, 0)


def set_up(id: str) -> Umpire:
    """Return a game that is about to begin, with the armies that bots lay out."""
    game = Umpire(variant(id), None, {}, bytes(32))
    evaluator = game.game.evaluator
    assert evaluator is not None
    while True:
        seat = game.waiting[0]
        legal = game.legal(seat)
        planned = legal[0] if len(legal) == 1 else evaluator.opening(id, legal, seat)
        if planned is None:
            return game
        game.decide(seat, planned)


def bereft(game: Umpire, side: int) -> Umpire:
    """Return the same game after every seat of a side has lost its best pieces, in plain view of all."""
    state = game.game.schema.read_state(game.laid_open())
    rules = classic if game.game.name == "classic" else stratego
    numbers = [
        number
        for seat in range(side, len(game.seats), 2)
        for number in range(seat * rules.PIECES, (seat + 1) * rules.PIECES)
        if state.at[number] >= 0 and LEAST <= state.rank[number] < rules.BOMB
    ]
    numbers.sort(key=lambda number: -state.rank[number])
    for number in numbers[:BEST]:
        state.board[state.at[number]] = 0
        state.at[number] = classic.OFF if rules is classic else stratego.HELD - (1 - side)
        state.known[number] = rules.EVERYBODY
        state.traits[number] |= rules.OPEN | rules.MOVED

    def arrange(other: Record) -> None:
        other.unpack(state.pack())

    return Umpire.staged(game.variant, None, {}, arrange, asks_chance=True)


@pytest.mark.parametrize("id", STRATEGO)
@pytest.mark.parametrize("side", [0, 1])
def test_who_has_lost_seven_of_its_best_pieces_for_nothing_is_behind(
    id: str, side: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = bereft(set_up(id), side)
    monkeypatch.setattr(course, "start", lambda _: position.copy())
    seat = position.waiting[0]
    names, resigns = tuple(position.seats), position.variant.unlisted[0]
    played = Course(id, len(names), dict(position.options), ((seat, resigns),), (0, 1), names)
    found = reviewed(played, closely=FEW)
    first = found.estimates[0]
    for each in range(len(names)):
        behind = {standing(first.whole[each]), standing(first.knew[each])}
        assert behind <= ({"behind", "far_behind"} if each % 2 == side else {"ahead", "far_ahead"}), first
        row = {line[:4].strip(): line[5:] for line in curve(found.estimates, each)}["even"]
        assert not row[:1].strip(), "nor is it drawn so"

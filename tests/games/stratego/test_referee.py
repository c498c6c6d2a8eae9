"""Tests of the engine against a second referee written from the rulebook: whole games, odd positions, all decisions."""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.every_game.tables import cases
from tests.games.stratego.mixed_options import VARIANTS, options
from tests.games.stratego.referee import Piece, Referee
from tests.games.stratego.referee_positions import dealt, scattered, written

from sandtable.engine.umpire import Step, Umpire
from sandtable.games import variant
from sandtable.scenarios.files import read_text

GAMES = int(os.environ.get("SANDTABLE_REFEREED_GAMES", "0"))
"""How many games of each variant and kind, for a long run by hand."""
LIKED = {"attack": 4, "move": 2, "beside": 2}
LONGEST = 120
"""Decisions after which a scattered position is left."""


class Pair:
    """One game in both."""

    def __init__(self, umpire: Umpire, referee: Referee, rng: Random) -> None:
        self.umpire, self.referee, self.rng = umpire, referee, rng
        self.seats = umpire.seats
        self.viewers = [*range(len(self.seats)), umpire.spectator]
        self.told: list[str] = []  # for whoever reads a failure
        referee.begin()

    def play(self, longest: int) -> None:
        self.compare()
        while self.referee.question and longest:
            text = chosen(self.referee, self.rng)
            seat = self.referee.turn if text == "resign" else self.referee.question.seat
            self.told.append(f"{self.seats[seat]} {text}")
            self.referee.answer(text)
            before = self.umpire.copy() if " claim " in text or self.referee.unseen else None
            steps = self.umpire.act(seat, text)
            self.compare()
            if self.referee.unseen and before:
                self._nothing_seen(seat, before, steps)
                before = None
            if before and not self.umpire.over:
                self._nothing_heard(seat, before, text.split(" claim ")[0], steps)
            longest -= 1

    def compare(self) -> None:
        try:
            self._compare_question()
            for viewer in self.rng.sample(self.viewers, 2):
                self._compare_view(viewer)
        except AssertionError:
            print("\n".join(self.told))
            raise

    def _nothing_heard(self, claimant: int, before: Umpire, plain: str, claimed: list[Step]) -> None:
        """Check that a mistaken claim looks like the plain move to opponents and spectators (ST-R-63)."""
        moved = before.act(claimant, plain)
        for viewer in {*self.viewers} - self.referee.team(claimant):
            assert before.packed(viewer) == self.umpire.packed(viewer)
            heard = [self.umpire.told(step, viewer) for step in claimed]
            assert heard == [before.told(step, viewer) for step in moved]

    def _nothing_seen(self, mover: int, before: Umpire, steps: list[Step]) -> None:
        """Check that for others a mover who is asked for a rescue has not moved (ST-R-107)."""
        for viewer in {*self.viewers} - {mover}:
            assert self.umpire.packed(viewer) == before.packed(viewer)
            assert [self.umpire.told(step, viewer) for step in steps] == [[]]

    def _compare_question(self) -> None:
        question = self.referee.question
        if question is None:
            result, over = self.umpire.result, self.referee.result
            assert result and over
            assert (frozenset(result.winners), result.reason) == (over.winners, over.reason)
            return
        assert self.umpire.waiting == (question.seat,)
        legal = {self.umpire.say(question.seat, action) for action in self.umpire.legal(question.seat)}
        assert legal == question.texts

    def _compare_view(self, viewer: int) -> None:
        view, referee = self.umpire.view(viewer), self.referee
        seats = dict(enumerate(self.seats))
        eyes = None if viewer == self.umpire.spectator else viewer
        on_board = [piece for piece in referee.pieces if piece.at]
        as_seen = {p["at"]: (p["seat"], p["army"], p["rank"], p["rescued"]) for p in view["pieces"]}
        assert as_seen == {
            referee.seen_at(eyes, p): (seats[p.seat], p.army, p.rank if referee.known(eyes, p) else None, p.rescued)
            for p in on_board
        }
        if referee.four:  # of two look-alikes that two players may rescue, either may have moved before
            assert {p["at"] for p in view["pieces"] if p["moved"]} == {p.at for p in on_board if p.moved}
        denied = {piece["at"] for piece in view["pieces"] if piece.get("not_flag") and not piece["rank"]}
        assert denied == {piece.at for piece in on_board if eyes in piece.denied_to and not referee.known(eyes, piece)}
        assert piled(view["captured"]) == {seats[seat]: names(pile) for seat, pile in referee.hold.items()}
        assert piled(view["gone"]) == {seats[seat]: names(pile) for seat, pile in referee.gone.items()}
        if referee.question:
            assert view["phase"] == referee.phase(eyes)
            assert view["to_act"] == [seats[referee.question.seat]]
            assert (view["turn"], view["quiet"]) == (seats[referee.turn], referee.quiet)
            assert view["turn_number"] == referee.plies
        if not referee.four:
            assert view["rescues"] == {seats[seat]: n for seat, n in enumerate(referee.rescues)}
        if view.get("reserve"):
            self._compare_reserve(view, eyes)
        captives = {flag.at: seats[flag.seat] for seat in seats if (flag := referee.captive(seat))}
        assert view.get("captive", {}) == captives

    def _compare_reserve(self, view: Any, eyes: int | None) -> None:
        reserve = self.referee.reserve
        assert view["reserve"] == {self.seats[seat]: len(pieces) for seat, pieces in reserve.items()}
        own = Counter(piece.rank for piece in reserve[eyes]) if eyes is not None else Counter()
        assert Counter(view["own_reserve"] or {}) == own


def names(pile: list[Piece]) -> list[tuple[int, int, str]]:
    return sorted((piece.seat, piece.army, piece.rank) for piece in pile)


def piled(shown: dict[str, list[dict[str, Any]]]) -> dict[str, list[tuple[int, int, str]]]:
    order = ("South", "North") if len(shown) == 2 else ("South", "West", "North", "East")
    return {
        seat: sorted((order.index(piece["seat"]), piece["army"], piece["rank"]) for piece in pile)
        for seat, pile in shown.items()
    }


def chosen(referee: Referee, rng: Random) -> str:
    """Return a random answer, its kind drawn first so that entries do not outnumber everything else."""
    assert referee.question
    if referee.options["resign"] == "on" and referee.question.seat == referee.turn and rng.random() < 0.002:
        return "resign"
    kinds: dict[str, list[str]] = {}
    for text in sorted(referee.question.texts):
        kinds.setdefault(kind(referee, text), []).append(text)
    [drawn] = rng.choices(list(kinds), [LIKED.get(word, 1) for word in kinds])
    return rng.choice(kinds[drawn])


def kind(referee: Referee, text: str) -> str:
    """Return the kind of an action: its first word, or what happens in a move."""
    way, *claim = text.split(" claim ")
    if "-" not in way:
        return way.split()[0]
    origin, to = way.split("-")
    legs = referee.legs[referee.turn]
    if claim or referee.on(to):
        return "claim" if claim else "attack"
    if to in {near for stockade in referee.board.stockades for near in referee.board.beside(stockade)}:
        return "beside"
    return "back" if legs and legs[-1] and (legs[-1].to, legs[-1].origin) == (origin, to) else "move"


@pytest.mark.parametrize("name", VARIANTS)
def test_whole_games_are_the_same(name: str) -> None:
    for seed in range(GAMES) if GAMES else cases(3):
        rng = Random(seed)
        settings = options(name, rng)
        umpire = Umpire(variant(name), None, settings, bytes([seed % 256] * 32))
        pieces, reserve = dealt(name, rng)
        for seat in rng.sample(range(len(umpire.seats)), len(umpire.seats)):
            own = (piece for piece in pieces if piece.seat == seat)
            umpire.act(seat, "setup " + " ".join(f"{piece.rank}@{piece.at}" for piece in own))
        referee = Referee(name, umpire.options, pieces, reserve, umpire.waiting[0])
        Pair(umpire, referee, rng).play(10_000)


@pytest.mark.parametrize("name", VARIANTS)
def test_odd_positions_are_played_the_same(name: str) -> None:
    for seed in range(GAMES) if GAMES else cases(20):
        rng = Random(10_000 + seed)
        settings = options(name, rng)
        settings["first"] = "0"
        referee = scattered(name, {**variant(name).read_options(settings)}, rng)
        [scenario] = read_text(written(name, settings, referee))
        umpire = variant(name).game.stage(variant(name), scenario).umpire
        Pair(umpire, referee, rng).play(LONGEST)

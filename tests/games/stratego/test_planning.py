"""Tests of planning where Flags shall meet: what a bot says to its partner, and how it plays by it."""

from __future__ import annotations

from tests.games.stratego.staged_family import ALLIANCE_LIGHTNING, CAMPS, SEEDS, staged

from sandtable.bots.evaluator import EvaluatorBot
from sandtable.bots.levels import make
from sandtable.engine.partners import Spoken
from sandtable.engine.umpire import Umpire
from sandtable.games.stratego.player import planning
from sandtable.games.stratego.rules.board import BOARDS
from sandtable.games.stratego.rules.tables import NEXT

SOUTH, NORTH = 0, 2
PLACE = BOARDS[1].place
OPEN_FIELD = {SOUTH: "F@h4. 4@g1", NORTH: "F@h12. 4@g15"} | CAMPS


def said(*lines: tuple[int, str, str | None]) -> list[Spoken]:
    return [Spoken(*line) for line in lines]


def word(umpire: Umpire, talk: list[Spoken], seat: int = SOUTH) -> Spoken | None:
    return planning.word(umpire.game.schema.read_view(umpire.packed(seat)), talk, 1)


def first_steps(umpire: Umpire, talk: list[Spoken]) -> set[str]:
    """Return what South chooses with different seeds, after what its team has said."""
    view, legal = umpire.view(SOUTH), umpire.legal(SOUTH)
    chosen = set()
    for seed in SEEDS:
        player = make("sergeant", umpire.variant, seed)
        assert isinstance(player, EvaluatorBot)
        planning.keep_to(umpire.game.schema.read_view(view.packed), talk, player.notes)
        chosen.add(umpire.say(SOUTH, player.choose(view, legal)))
    return chosen


def test_the_flag_goes_where_it_is_agreed() -> None:
    game = staged(ALLIANCE_LIGHTNING, OPEN_FIELD)
    for place, step in (("e6", "h4-g4"), ("k6", "h4-i4")):
        assert first_steps(game, said((NORTH, "", place), (SOUTH, "Agreed.", place))) == {step}


def test_what_is_only_proposed_changes_nothing() -> None:
    game = staged(ALLIANCE_LIGHTNING, OPEN_FIELD)
    assert first_steps(game, said((NORTH, "", "e6"))) == first_steps(game, [])


def test_what_cannot_be_kept_is_not_kept_and_another_place_is_named() -> None:
    taken = staged(ALLIANCE_LIGHTNING, OPEN_FIELD | {1: CAMPS[1] + " 7@e6."})
    agreed = said((NORTH, "", "e6"), (SOUTH, "Agreed.", "e6"))
    assert first_steps(taken, agreed) == first_steps(taken, [])
    change = word(taken, agreed)
    assert change is not None and change.place not in (None, "e6")
    assert change.text == f"We need another place. An enemy stands on e6. How about {change.place}?"
    assert word(taken, [*agreed, change]) is None, "it waits for the answer"
    assert word(taken, [*agreed, change, Spoken(NORTH, "Agreed.", change.place)]) is None


def test_it_never_proposes_what_was_turned_down() -> None:
    game = staged(ALLIANCE_LIGHTNING, OPEN_FIELD)
    talk: list[Spoken] = []
    while (proposal := word(game, talk)) is not None:
        assert proposal.place not in [line.place for line in talk]
        talk += [proposal, Spoken(NORTH, "Not there.", None)]
    assert len(talk) == 2 * planning.MOST_WORDS, "and does not go on for ever"


def test_a_flag_that_is_walled_in_reaches_nothing_beyond() -> None:
    """Friendly pieces make way for a Flag, enemy pieces do not."""
    at = PLACE["h4"]
    ring = [BOARDS[1].names[place] for place in NEXT[1][at] if place >= 0]
    friends = "F@h4. " + " ".join(f"2@{name}" for name in ring[:2])
    agreed = word(staged(ALLIANCE_LIGHTNING, OPEN_FIELD | {SOUTH: friends}), said((NORTH, "", "e6")))
    assert agreed is not None and agreed.text == "Agreed."
    others = " ".join(f"{rank}@{name}." for rank, name in zip("7543", ring, strict=False))
    held = staged(ALLIANCE_LIGHTNING, OPEN_FIELD | {1: CAMPS[1] + " " + others})
    refused = word(held, said((NORTH, "", "e6")))
    assert refused is not None and refused.text == "I cannot reach e6. How about h4?", "it can only stay"

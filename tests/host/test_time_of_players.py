"""Tests that the time at which a bot's act is seen tells nothing of a question that it was asked in secret."""

from __future__ import annotations

import msgspec
import pytest
from tests.comparing import assert_same
from tests.host.reactions import Evening, Games, Noted, Thinker, games
from tests.host.time_of_acts import lightning
from tests.host.worlds import A_CORPORAL_WALKS, A_SCOUT_WALKS, NORTH_LEAVES_A_FILE, TO_THE_BACK_ROW

from sandtable.bots.levels import Level
from sandtable.games import variant as find
from sandtable.host.bots import bots, moves
from sandtable.host.bots.asking import Question
from sandtable.host.bots.bots import Answer
from sandtable.host.limits.fair_queue import Rank
from sandtable.host.store.entries import SeatPlan, Took
from sandtable.host.tokens import digest

__all__ = ["games"]

LEVELS = {"recruit": 0.02, "lieutenant": 1.23}
"""How long each thinks here."""


class Planned(Thinker):
    """A bot that walks onto the back row and rescues nobody."""

    waits = 0.0  # for others who think

    async def choose(self, question: Question, table: str, rank: Rank = Rank.TURN) -> Answer | None:
        seconds = LEVELS.get(question.level, 0.02)
        chosen = find(question.variant)
        view = chosen.game.schema.read_view(question.packed)
        texts = {chosen.game.words.say(view, 0, action): action for action in question.legal}
        await self.clock.sleep(self.waits + seconds)
        return Answer(texts.get("a9-a10", texts.get("decline", question.legal[0])), seconds, stood_in=False)


async def seen(games: Games, level: str, army: str, waits: float = 0.0) -> list[tuple[float, str]]:
    """Return what spectators are sent, and when, of a bot's arrival at the back row."""
    made = lightning(army, NORTH_LEAVES_A_FILE, TO_THE_BACK_ROW)
    spec = games.spec(made, "South", None)
    plans = [SeatPlan("bot", level), SeatPlan("human")]
    spec = msgspec.structs.replace(spec, variant="stratego-lightning", seats=plans)
    evening = Evening(spec)
    evening.bots = Planned(evening.clock)
    evening.bots.waits = waits
    evening.hub = evening.new_hub()
    await evening.hub.create(spec, [Took(1, "North", digest("North"))])
    watching = Noted(evening.clock)
    await evening.hub.listen(spec.id, Noted(evening.clock), "North", None)
    await evening.hub.listen(spec.id, watching, None, None)
    await evening.wait(20)
    assert evening.active.room.match.umpire.waiting == (1,)
    await evening.close()
    return watching.noted


def only_lieutenants_make_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    def makes_playouts(one: Level) -> bool:
        return one.id == "lieutenant"

    for module in (moves, bots):
        monkeypatch.setattr(module, "is_slow", makes_playouts)


@pytest.mark.clause("ST-R-107")
@pytest.mark.parametrize("level", LEVELS)
async def test_a_rescue_declined_in_secret_is_seen_when_a_scouts_arrival_is(
    games: Games, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    only_lieutenants_make_playouts(monkeypatch)
    asked, scout = [await seen(games, level, army) for army in (A_CORPORAL_WALKS, A_SCOUT_WALKS)]
    assert_same(asked, scout)
    assert any("a10" in text for _, text in asked)


async def test_that_it_waited_for_others_who_think_is_not_seen(games: Games, monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot waits for others that think, for example at another table.

    A bot there that holds nothing has less to think about.
    """
    only_lieutenants_make_playouts(monkeypatch)
    free, *waited = [await seen(games, "lieutenant", A_SCOUT_WALKS, waits) for waits in (0.001, 0.03, 0.06)]
    for times in waited:
        assert_same(times, free)

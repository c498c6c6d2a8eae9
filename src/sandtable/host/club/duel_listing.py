"""What players are shown of the duels of each day: nothing that would help somebody who has still to play."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sandtable.host.club.days import written
from sandtable.host.protocol.daily import BoardRow, Daily, Duel, DuelToCome, OwnAttempt, PastDuel
from sandtable.host.store.attempts import Attempt
from sandtable.host.store.days import Day

MOST_SHOWN = 200
"""The most rows of a board."""
RANKS = ("won", "drawn", "lost")

Title = Callable[[str], str]
"""A function that returns the title of a variant."""


@dataclass(frozen=True, slots=True)
class Seen:
    """What is known of duels on a day, of which so many seconds are left: the duels of the day before, of this day and
    the next, the attempts at the first two, and the variants for which an army of the player waits.
    """

    date: int
    left: int
    days: Mapping[int, Day]
    attempts: Sequence[Attempt]
    sent: list[str]


def shown(seen: Seen, player: str | None, title: Title, with_armies: list[str]) -> Daily:
    """Return Today's duel as this player sees it."""
    day, before = seen.days[seen.date], seen.days.get(seen.date - 1)
    today = [attempt for attempt in seen.attempts if attempt.date == seen.date]
    own, sender = _own(today, player), player is not None and player == day.sender
    done = sender or (own is not None and own.counts)
    return Daily(
        today=Duel(*_to_come(day, title), *_opponent(day)),
        left=seen.left,
        finished=sum(attempt.counts for attempt in today),
        attempt=None if own is None else _shown(own),
        own_army=sender,
        board=_board(today, player, over=False) if done else None,
        yesterday=None if before is None else _past(before, seen.attempts, player, title),
        tomorrow=DuelToCome(*_to_come(seen.days[seen.date + 1], title)),
        armies=with_armies,
        sent=seen.sent,
    )


def _past(day: Day, attempts: Sequence[Attempt], player: str | None, title: Title) -> PastDuel:
    tried = [attempt for attempt in attempts if attempt.date == day.date]
    own = _own(tried, player)
    return PastDuel(
        *_to_come(day, title),
        *_opponent(day),
        day.seed.hex(),
        None if own is None else _shown(own),
        _board(tried, player, over=True),
    )


def _to_come(day: Day, title: Title) -> tuple[str, str, str, str, int]:
    return written(day.date), day.variant, title(day.variant), day.hash, day.made // 1000


def _opponent(day: Day) -> tuple[str, str | None]:
    return day.level, None if day.army is None else day.army.sender.name


def _own(attempts: Sequence[Attempt], player: str | None) -> Attempt | None:
    return next((attempt for attempt in attempts if attempt.player.id == player), None)


def _shown(attempt: Attempt) -> OwnAttempt:
    return OwnAttempt(attempt.table, attempt.result, attempt.counts)


def _board(attempts: Sequence[Attempt], player: str | None, over: bool) -> list[BoardRow]:
    """Return the board of a day: those who have won first, in the fewest turns, and of those who have lost the ones who
    have held out longest. Among equals the player who has finished first comes first.
    """
    ranked = sorted((_rank(attempt), number) for number, attempt in enumerate(attempts) if attempt.counts)
    return [_row(attempts[number], player, over) for _, number in ranked[:MOST_SHOWN]]


def _rank(attempt: Attempt) -> tuple[int, int]:
    assert attempt.result is not None
    how, turns = attempt.result.how, attempt.result.turns
    return RANKS.index(how), -turns if how == "lost" else turns


def _row(attempt: Attempt, player: str | None, over: bool) -> BoardRow:
    assert attempt.result is not None
    member, yours = attempt.player, attempt.player.id == player
    return BoardRow(member.id, member.name, attempt.result, attempt.remark, yours, attempt.table if over else None)

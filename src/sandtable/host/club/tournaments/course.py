"""The course of a tournament: what is to be done in it at a moment. No I/O, no clock."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from sandtable.host.club.tournaments import arena, round_robin, swiss
from sandtable.host.club.tournaments.games import Entrant, Game
from sandtable.host.protocol.table import Live
from sandtable.host.protocol.tournaments import PairingResult
from sandtable.host.store.tournaments import Changes, Entered, Outcome, Pairing, Seen, Tournament

SECOND = 1000
CHECKED_EVERY = 15 * SECOND
"""How often games are looked at that go on, in case nobody has heard how one ended."""
BREAK = 60 * SECOND
"""The time between two rounds that are played live."""
PATIENCE = 20 * SECOND
"""How long somebody in an arena waits for another opponent than the last one."""

LONGEST_WAIT = 600 * SECOND
"""How long a round waits for entrants who play a live game of another tournament."""

Sides = Sequence[frozenset[int]]
"""The seats of the two sides of a table, the first one first."""


def plan(seen: Seen, sides: Sides, ratings: Mapping[int, float]) -> Changes:
    """Return what is to be done in a tournament that is not over. `ratings`: of entrants, by their numbers."""
    return _Course(seen, sides, ratings).changes


def entrants_of(entered: Sequence[Entered]) -> list[Entrant]:
    """Return the entrants who are in the pairings of a tournament."""
    found = [Entrant(one.seed, one.since, one.gone) for one in entered if one.seed is not None]
    return sorted(found, key=lambda one: one.number)


def games_of(pairings: Sequence[Pairing]) -> list[Game]:
    """Return the games of a tournament."""
    return [Game(one.round, one.first, one.second, one.result) for one in pairings]


class _Course:
    def __init__(self, seen: Seen, sides: Sides, ratings: Mapping[int, float]) -> None:
        self.changes = Changes()
        self._now = seen.now
        self._sides = sides
        self._busy = seen.busy if isinstance(seen.tournament.time, Live) else ()
        self._tournament: Tournament = seen.tournament
        self._entered = {one.number: one for one in seen.entrants}
        self._pairings = {one.number: one for one in seen.pairings}
        if self._tournament.state == "open":
            if self._tournament.starts > self._now:
                self.changes.wake = self._tournament.starts
                return
            self._begin(ratings)
        if self._tournament.state == "running":
            self._note_results(seen.outcomes)
            self._number_late_entrants()
            if self._tournament.kind == "arena":
                self._go_on_with_arena()
            else:
                self._go_on_with_rounds()

    def _set(self, **values: Any) -> None:
        self.changes.values |= values
        self._tournament = replace(self._tournament, **values)

    def _end(self) -> None:
        self._set(state="over", ended=self._now, next=None)

    # ---- entrants ----

    def _begin(self, ratings: Mapping[int, float]) -> None:
        agreed = [one for one in self._entered.values() if one.agreed]
        if len(agreed) < 2:
            self._set(state="called_off", ended=self._now)
            return
        strongest_first = sorted(agreed, key=lambda one: (-ratings[one.number], one.number))
        for seed, one in enumerate(strongest_first, 1):
            self._seed(one, seed)
        minutes = self._tournament.minutes
        self._set(state="running", ends=None if minutes is None else self._now + minutes * 60 * SECOND)
        if self._tournament.kind != "arena":
            most = round_robin.rounds(len(agreed))
            self._set(rounds=min(self._tournament.rounds or most, most))

    def _seed(self, entered: Entered, seed: int) -> None:
        self.changes.seeds[entered.number] = seed
        self._entered[entered.number] = replace(entered, seed=seed)

    def _number_late_entrants(self) -> None:
        for one in [one for one in self._entered.values() if one.agreed and one.seed is None]:
            self._seed(one, 1 + max(other.seed or 0 for other in self._entered.values()))

    @property
    def _entrants(self) -> list[Entrant]:
        return entrants_of([*self._entered.values()])

    @property
    def _busy_entrants(self) -> set[int]:
        """The numbers of the entrants in the pairings who play a live game elsewhere."""
        here = [one for one in self._entered.values() if one.gone is None]
        return {one.seed for one in here if one.seed is not None and not set(one.members).isdisjoint(self._busy)}

    # ---- games ----

    @property
    def _games(self) -> list[Game]:
        return games_of([*self._pairings.values()])

    def _note_results(self, outcomes: Mapping[int, Outcome]) -> None:
        for number, outcome in outcomes.items():
            pairing = self._pairings[number]
            absent = [bool(outcome.absent & side) for side in self._sides]
            result = self._result(outcome, absent)
            self.changes.results[number] = result
            self._pairings[number] = replace(pairing, result=result, ended=self._now)
            for seed, is_absent in zip((pairing.first, pairing.second), absent, strict=True):
                if is_absent:
                    self._withdraw(seed, pairing.round)

    def _result(self, outcome: Outcome, absent: Sequence[bool]) -> PairingResult:
        if any(absent):
            return "void" if all(absent) else "second" if absent[0] else "first"
        won = [bool(outcome.won & side) for side in self._sides]
        if any(won):
            return "drawn" if all(won) else "first" if won[0] else "second"
        is_quick = self._tournament.kind == "arena" and outcome.turns < arena.SHORTEST_DRAW
        return "drawn" if outcome.drawn and not is_quick else "void"

    def _withdraw(self, seed: int | None, round: int) -> None:
        """Take somebody out of the pairings who has not come to a game."""
        for one in self._entered.values():
            if one.seed == seed and one.gone is None:
                self.changes.gone[one.number] = round
                self._entered[one.number] = replace(one, gone=round)
                return

    def _add(self, games: Sequence[Game]) -> None:
        for game in games:
            number = len(self._pairings) + 1
            new = Pairing(number, game.round, game.first, game.second, None, game.result)
            self._pairings[number] = new
            self.changes.pairings.append(new)

    def _wait(self, until: int) -> None:
        self.changes.wake = until if self.changes.wake is None else min(until, self.changes.wake)

    # ---- rounds ----

    def _go_on_with_rounds(self) -> None:
        round, next = self._tournament.round, self._tournament.next
        if any(one.result is None for one in self._pairings.values()):
            self._wait(self._now + CHECKED_EVERY)
        elif round and round == self._tournament.rounds:
            self._end()
        elif round and next is None and isinstance(self._tournament.time, Live) and self._was_played(round):
            self._set(next=self._now + BREAK)
            self._wait(self._now + BREAK)
        elif next is not None and next > self._now:
            self._wait(next)
        elif self._busy_entrants and (next or self._tournament.starts) + LONGEST_WAIT > self._now:
            self._wait(self._now + CHECKED_EVERY)
        else:
            self._pair(round + 1)

    def _was_played(self, round: int) -> bool:
        return any(one.table is not None for one in self._pairings.values() if one.round == round)

    def _pair(self, round: int) -> None:
        if self._tournament.kind == "swiss":
            games = swiss.pair(self._entrants, self._games, round, self._tournament.rounds or round)
        else:
            here = {one.number for one in self._entrants if one.is_in(round)}
            games = [_without(here, game) for game in round_robin.pair(len(self._entrants), round)]
        if not games:
            self._set(rounds=round - 1)
            self._end()
            return
        self._add(games)
        self._set(round=round, next=None)
        self._wait(self._now + CHECKED_EVERY if any(game.result is None for game in games) else self._now)

    # ---- arenas ----

    def _go_on_with_arena(self) -> None:
        ends = self._tournament.ends
        assert ends is not None
        busy = [one for one in self._pairings.values() if one.result is None]
        if ends <= self._now:
            if busy:
                self._wait(self._now + CHECKED_EVERY)
            else:
                self._end()
            return
        playing = {seed for one in busy for seed in (one.first, one.second)}
        free = {one.number for one in self._entrants if one.gone is None} - playing - self._busy_entrants
        last = {seed: one.ended or 0 for one in self._pairings.values() for seed in (one.first, one.second)}
        patient = {seed for seed in free if last.get(seed, 0) + PATIENCE <= self._now}
        round = self._tournament.round
        pairs = arena.pair(free, self._games, patient)
        self._add([Game(round + at, first, second) for at, (first, second) in enumerate(pairs, 1)])
        self._set(round=round + len(pairs))
        self._wait(min(ends, self._now + CHECKED_EVERY))
        if len(free) - 2 * len(pairs) > 1:
            waiting = free - {seed for pair in pairs for seed in pair} - patient
            self._wait(max((last[seed] + PATIENCE for seed in waiting), default=self._now + CHECKED_EVERY))


def _without(here: set[int], game: Game) -> Game:
    """Return a game of a round robin, which those who have not withdrawn win."""
    if game.second is None or {game.first, game.second} <= here:
        return game
    return replace(game, result="first" if game.first in here else "second" if game.second in here else "void")

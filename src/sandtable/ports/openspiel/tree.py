"""The whole tree of a game, written out once for OpenSpiel's own solvers.

Solvers walk a tree again and again, and each state that Python makes takes a fraction of a millisecond. `written_out`
returns a game in C++ with the same tree: a hundred times as fast, and wholly in memory. So it is for games that a
variant declares small (`Variant.tree`).
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import pyspiel

from sandtable.ports.openspiel.table import CHANCE_PLAYER, OVER, Table


def written_out(game: Any) -> Any:
    """Return the game as an extensive form game of OpenSpiel, with the notation of actions and the `label` of
    information states as names.
    """
    if not game.variant.tree:
        raise pyspiel.SpielError(f"{game.variant.title} is too large to be written out")
    seats = " ".join(f'"{seat}"' for seat in game.seats)
    return pyspiel.load_efg_game("\n".join([f'EFG 2 R "{game}" {{ {seats} }}', '""', *_Writer(game).lines()]))


def label(information_state: str) -> str:
    """Return the name of an information state in such a game: a part of its own `information_state_string`."""
    return blake2b(information_state.encode(), digest_size=8).hexdigest()


class _Writer:
    """A writer of the nodes of a tree, each before those that follow it."""

    def __init__(self, game: Any) -> None:
        self.start: Table = game.fresh()
        self.known: list[dict[str, int]] = [{} for _ in game.seats]  # by seat: the number of each information state
        self.payoffs: dict[tuple[float, ...], int] = {}
        self.chances = 0

    def lines(self) -> Iterator[str]:
        ahead = [self.start]
        while ahead:
            table = ahead.pop()
            if table.player == OVER:
                yield self._leaf(table)
                continue
            if table.player == CHANCE_PLAYER:
                outcomes = table.outcomes()
                actions = [action for action, _ in outcomes]
                yield self._chance(table, outcomes)
            else:
                actions = table.umpire.legal(table.player)
                yield self._choice(table, actions)
            ahead += [_after(table, action) for action in reversed(actions)]

    def _leaf(self, table: Table) -> str:
        scores = table.umpire.scores
        number = self.payoffs.setdefault(scores, len(self.payoffs) + 1)
        return f't "" {number} "" {{ {", ".join(map(str, scores))} }}'

    def _chance(self, table: Table, outcomes: list[tuple[int, float]]) -> str:
        self.chances += 1
        drawn = " ".join(f'"{table.say(CHANCE_PLAYER, outcome)}" {chance!r}' for outcome, chance in outcomes)
        return f'c "" {self.chances} "" {{ {drawn} }} 0'

    def _choice(self, table: Table, actions: list[int]) -> str:
        name = label(table.streams[table.player])
        known = self.known[table.player]
        number = known.setdefault(name, len(known) + 1)
        said = " ".join(f'"{table.say(table.player, action)}"' for action in actions)
        return f'p "" {table.player + 1} {number} "{name}" {{ {said} }} 0'


def _after(table: Table, action: int) -> Table:
    following = table.copy()
    following.apply(action)
    return following

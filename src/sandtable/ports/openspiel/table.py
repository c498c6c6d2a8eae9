"""The umpire behind one state, and for every viewer the stream of what it was told and did."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import pyspiel

from sandtable.engine.errors import BadInput
from sandtable.engine.record.events import AUDIENCE, CLAUSE, FACTS, KIND
from sandtable.engine.record.schema import CHANCE
from sandtable.engine.umpire import Umpire

CHANCE_PLAYER = int(pyspiel.PlayerId.CHANCE)
OVER = int(pyspiel.PlayerId.TERMINAL)


class Table:
    """A game under way. `streams` holds a text for each seat and for the spectator, to which text is only appended.

    In it ` >a` is the viewer's own action a, and ` kind,...,clause` an event that it was told, with its facts between
    the two (`sandtable.engine.record.events`). `game` is OpenSpiel's name of the game with its parameters.
    """

    __slots__ = ("game", "made_up", "player", "streams", "umpire")

    def __init__(self, game: str, umpire: Umpire) -> None:
        self.game = game
        self.umpire = umpire
        self.streams = {seat: f"{seat}:" for seat in range(len(umpire.seats))} | {umpire.spectator: "public:"}
        self.made_up = False
        self.player = self._next_player()

    def _next_player(self) -> int:
        """Return OpenSpiel's number of the next player: chance first, then the lowest seat that has to act."""
        waiting = self.umpire.waiting_bits
        if waiting >> CHANCE & 1:
            return CHANCE_PLAYER
        return (waiting & -waiting).bit_length() - 1 if waiting else OVER

    def apply(self, action: int) -> None:
        """Carry out an action of the player to act; raise BadInput or IllegalAction."""
        player, umpire = self.player, self.umpire
        if player == OVER:
            raise BadInput("the game is over")
        if player == CHANCE_PLAYER:
            umpire.replay(CHANCE, action)
        else:
            umpire.read(player, action)
            if action in umpire.variant.unlisted:
                raise BadInput(f"action {action} is never among the legal actions")
            umpire.decide(player, action)
            self.streams[player] += f" >{action}"
        for event in umpire.happened():
            told = " " + ",".join(map(str, (event[KIND], *event[FACTS:], event[CLAUSE])))
            for viewer in self.streams:
                if event[AUDIENCE] >> viewer & 1:
                    self.streams[viewer] += told
        self.player = self._next_player()

    def say(self, player: int, action: int) -> str:
        """Return an action in the notation of the rulebook; raise BadInput."""
        if player != CHANCE_PLAYER:
            return self.umpire.say(player, *self.umpire.read(player, action))
        if not 0 <= action < self.umpire.game.outcomes:
            raise BadInput(f"there is no outcome {action!r}; they go from 0 to {self.umpire.game.outcomes - 1}")
        return self.umpire.say(CHANCE, action)

    def outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes that chance may have now, each with its probability."""
        weights = self.umpire.weights()
        total = sum(weights)
        return [(outcome, weight / total) for outcome, weight in enumerate(weights) if weight]

    def copy(self) -> Table:
        other = object.__new__(Table)
        other.game = self.game
        other.umpire = self.umpire.copy()
        other.streams = dict(self.streams)
        other.made_up = self.made_up
        other.player = self.player
        return other

    def determinized(self, viewer: int, seed: int) -> Table:
        """Return a determinized table: it looks and has looked the same to a seat, and all that the seat cannot know is
        made up at random.

        What the other seats were told in the made-up world is not known: their streams begin anew, with the fingerprint
        of what they see.
        """
        other = self.copy()
        other.umpire = self.umpire.determinized(viewer, seed)
        other.made_up = True
        for seat in range(len(self.umpire.seats)):
            if seat != viewer:
                other.streams[seat] = f"{seat}: {blake2b(other.umpire.packed(seat), digest_size=16).hexdigest()}"
        return other

    def __deepcopy__(self, memo: Any) -> Table:
        return self.copy()

    def __reduce__(self) -> Any:
        if self.made_up:
            raise pyspiel.SpielError("a resampled state has no history, so it cannot be serialised; clone it")
        return _replayed, (self.game, [action for _, action in self.umpire.moves])


def _replayed(game: str, actions: list[int]) -> Table:
    """Return the table after a history."""
    table: Table = pyspiel.load_game(game).fresh()
    for action in actions:
        table.apply(action)
    return table

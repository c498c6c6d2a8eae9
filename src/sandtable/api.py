"""One game from Python: `sandtable.make`."""

from __future__ import annotations

import warnings
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, overload

import numpy as np
import numpy.typing as npt

from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.engine.record.chance import seed_from_int
from sandtable.engine.record.view import View
from sandtable.engine.records import write_record
from sandtable.engine.umpire import Umpire
from sandtable.games import variant as find
from sandtable.scenarios import positions


class Action:
    """A legal action of a seat: `id` is its number, `str(action)` the notation of the rulebook."""

    __slots__ = ("_game", "_seat", "id")

    def __init__(self, game: Game, seat: int, id: int) -> None:
        self._game = game
        self._seat = seat
        self.id = id

    def __str__(self) -> str:
        return self._game.umpire.say(self._seat, self.id)

    def __repr__(self) -> str:
        return f"<Action {self.id}>"

    def __int__(self) -> int:
        return self.id

    def __index__(self) -> int:
        return self.id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Action) and other.id == self.id and other._seat == self._seat

    def __hash__(self) -> int:
        return hash((self.id, self._seat))


class Choices(Sequence[Action]):
    """The legal actions of a seat, in the order in which the rules find them."""

    __slots__ = ("_game", "_ids", "_seat")

    def __init__(self, game: Game, seat: int, ids: Sequence[int]) -> None:
        self._game = game
        self._seat = seat
        self._ids = ids

    @property
    def ids(self) -> list[int]:
        """The numbers of the actions."""
        return list(map(int, self._ids))

    def __len__(self) -> int:
        return len(self._ids)

    def __iter__(self) -> Iterator[Action]:
        return (Action(self._game, self._seat, id) for id in self.ids)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | Sequence[Action]:
        if isinstance(index, slice):
            return Choices(self._game, self._seat, self._ids[index])
        return Action(self._game, self._seat, int(self._ids[index]))

    def __repr__(self) -> str:
        return f"<{len(self._ids)} choices>"


class _Numbers(dict[str, int]):
    """The number of each seat by its name; raises BadInput for other names."""

    def __missing__(self, name: object) -> int:
        raise BadInput(f"there is no seat {name!r}; the seats are {', '.join(self)}")


class Game:
    """One game under way. Seats are named by strings, e.g. `South`.

    Everything a seat is told (`view`, `legal`, refusals) is made from that seat's view. The object as a whole is the
    umpire's: hand a player its view and choices, never the game.
    """

    def __init__(self, umpire: Umpire) -> None:
        self.umpire = umpire
        self.seats = umpire.seats
        self._number = _Numbers({name: k for k, name in enumerate(self.seats)})
        self._to_act = [  # for each value of `waiting_bits`
            [name for k, name in enumerate(self.seats) if bits >> k & 1] for bits in range(1 << len(self.seats))
        ]

    def __repr__(self) -> str:
        if self.over:
            scores = ", ".join(f"{seat} {points:+g}" for seat, points in self.score.items())
            now = f"over ({self.ending}): {scores}"
        else:
            now = f"{' and '.join(self.to_act)} to act"
        return f"<{self.umpire.variant.title} after {self.umpire.decisions} decisions, {now}>"

    @property
    def over(self) -> bool:
        """Whether no seat has to act any more."""
        return self.umpire.waiting_bits == 0

    @property
    def to_act(self) -> list[str]:
        """The seats that have to act, in seat order; several during a secret set-up."""
        return list(self._to_act[self.umpire.waiting_bits])

    @property
    def score(self) -> dict[str, float]:
        """The score of each seat: 1 for a win, -1 for a defeat, 0 for a draw or while the game goes on."""
        return dict(zip(self.seats, self.umpire.scores, strict=True))

    @property
    def ending(self) -> str | None:
        """The rulebook's word for how the game ended (`flag`, `stuck`, ...); None while it goes on."""
        result = self.umpire.result
        return result.reason if result else None

    def copy(self) -> Game:
        """Return an independent copy of the game.

        `copy.copy` and `copy.deepcopy` do the same, and games can be pickled.
        """
        return Game(self.umpire.copy())

    def __copy__(self) -> Game:
        return self.copy()

    def determinized(self, seat: str, seed: int) -> Game:
        """Return a determinization: another game that looks the same to the seat, byte for byte.

        What the seat cannot know is made up at random, by the seed; so is chance from here on. The new game has no
        past, so its `record` raises BadInput. Raises BadInput.
        """
        return Game(self.umpire.determinized(self._number[seat], seed))

    def redealt(self, seat: str, seed: int) -> Game:
        """Return `determinized(seat, seed)`, by its former name."""
        warnings.warn(
            "redealt is now determinized; the old name will be removed in 0.3", DeprecationWarning, stacklevel=2
        )
        return self.determinized(seat, seed)

    def legal(self, seat: str) -> Choices:
        """Return the seat's choices; none if it does not have to act. Resigning, where the rules allow it, is not
        listed.
        """
        number = self._number[seat]
        return Choices(self, number, self.umpire.choices(number))

    def act(self, seat: str, action: Action | int | str) -> None:
        """Carry out an action: an `Action`, an id, or text in notation (`"e4-e5"`, `"setup 10@a1 ..."`).

        If the action cannot be done, nothing changes. Raises IllegalAction (`.clause`, and a sentence) or BadInput.
        """
        number = self._number[seat]
        if isinstance(action, Action):
            self.umpire.decide(number, action.id)
        elif isinstance(action, str):
            self.umpire.act(number, action)
        else:
            self.umpire.decide(number, *self.umpire.read(number, action))

    def view(self, seat: str | None) -> View:
        """Return all that a seat may know, as plain JSON-ready data; `None` is the spectator."""
        return self.umpire.view(self.umpire.spectator if seat is None else self._number[seat])

    def observation(self, seat: str) -> npt.NDArray[np.int8]:
        """Return the seat's view as numbers: int8 of shape `variant.observation.shape`; `variant.observation.meaning`
        explains them.
        """
        return self.umpire.observation(self._number[seat])

    def mask(self, seat: str) -> npt.NDArray[np.bool_]:
        """Return the mask of legal actions: bool of shape (actions,), true for the seat's choices, all false if it does
        not have to act.
        """
        mask = np.zeros(self.umpire.variant.actions, dtype=np.bool_)
        mask[self.legal(seat).ids] = True
        return mask

    def record(self) -> str:
        """Return the game so far as text; a finished one replays and verifies.

        Raises BadInput for a game that began with a position: its beginning is not known.
        """
        return write_record(self.umpire, {})


def make(
    variant: str,
    players: int | None = None,
    seed: int | None = None,
    options: Mapping[str, Any] | None = None,
    start: Game | None = None,
) -> Game:
    """Return a new game of a variant, e.g. `make("stratego-lightning", seed=7)`.

    `players` is needed where a variant leaves it open: without it there are the fewest, and a warning says so. `seed`
    decides all chance (a secret one if not given); `options` are the rulebook's option keys. With `start` the game
    begins with a position, see `position`, and has its players and options. Raises BadInput.
    """
    kind = find(variant)
    if start is not None:
        return Game(begun_from(kind, start, players, options).from_here(seed))
    fewest, most = kind.players
    if players is None and fewest < most:
        said = f"{kind.title} is played by {fewest} to {most}: this game has {fewest} seats; `players` chooses"
        warnings.warn(said, stacklevel=2)
    given = {} if options is None else options
    return Game(Umpire(kind, players, given, None if seed is None else seed_from_int(seed)))


def begun_from(variant: Variant, start: Game, players: int | None, options: Mapping[str, Any] | None) -> Umpire:
    """Return the umpire of a game that others begin from; raise BadInput unless it has that variant, number of players
    and options.
    """
    umpire = start.umpire
    if umpire.variant is not variant:
        raise BadInput(f"the game to start from is one of {umpire.variant.title}, not of {variant.title}")
    if players not in (None, len(umpire.seats)) or options is not None:
        raise BadInput("players and options come from the game to start from: leave them out")
    return umpire


def position(file: str | Path, which: str | int | None = None) -> Game:
    """Return a game in the position at the beginning of a scenario, or after some decisions of a record.

    `file` is a path. In a file of scenarios `which` is the id of one (needed if it has several); in a record it is the
    number of decisions of seats and chance to carry out (all if not given). `make` and `batch` take the result as
    `start`. Raises BadInput.
    """
    return Game(positions.read(Path(file), which, find))

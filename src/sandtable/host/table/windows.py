"""Reaction windows: several seats are asked at once what the rules ask one after the other. No I/O, no clock.

Each seat is asked as if all before it had passed, on a copy of the game in which they have. What it answers is sealed
here. Only when nobody is left to be asked are the answers played, in the order of the rules; until then the umpire
knows of none of them, so that nothing anybody is shown can depend on them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from sandtable.engine.errors import BadInput, IllegalAction
from sandtable.engine.game import Window
from sandtable.engine.umpire import Step, Umpire
from sandtable.host.refusals import Discreet, Refusal


@dataclass(frozen=True, slots=True)
class Opened:
    """A window, and the answers that are sealed in it, in the notation of the rulebook."""

    window: Window
    sealed: dict[int, str] = field(default_factory=dict)

    def goes_on_as(self, window: Window) -> bool:
        """Whether this is the same window after some have had their turn."""
        tail = self.window.asks[-len(window.asks) :]
        return self.window.kind == window.kind and tail == window.asks


class Windows:
    """The windows of one game: the one that is open, and what each seat wants to be asked."""

    def __init__(self, umpire: Umpire) -> None:
        self._umpire = umpire
        self._variant = umpire.variant
        self.in_use = False
        self._open: Opened | None = None
        self._aside: Opened | None = None  # what a question of another kind has interrupted
        self._games: dict[int, Umpire] = {}  # for each seat that is asked: the game after those before it have passed
        self.number = 0  # counts the windows in which somebody had to be waited for
        self.orders = [self.always] * len(umpire.seats)

    @property
    def always(self) -> int:
        """The standing order that is asked everything."""
        return len(self._variant.orders) - 1

    def begin(self) -> None:
        """From now on windows open: everybody has come."""
        self.in_use = True

    def close(self) -> None:
        """No window opens any more."""
        self.in_use = False
        self._look()

    # ---- what is open ----

    @property
    def window(self) -> Window | None:
        """The window that is open."""
        return self._open.window if self._open else None

    def asks(self, seat: int) -> bool:
        """Whether a window is open in which this seat is asked, be it that it has answered."""
        return seat in self._games

    def waits_for(self, seat: int) -> bool:
        """Whether the seat has still to answer."""
        return self.asks(seat) and self.answer(seat) is None

    def answer(self, seat: int) -> str | None:
        """What the seat has answered: for its own eyes."""
        return self._open.sealed.get(seat) if self._open else None

    def game(self, viewer: int) -> Umpire:
        """The game as it stands for a viewer."""
        return self._games.get(viewer, self._umpire)

    def call(self, names: Sequence[str]) -> None:
        """What the players are called from now on."""
        for game in self._games.values():
            game.names = names

    # ---- answering ----

    def seal(self, seat: int, action: int | str) -> list[Step]:
        """Takes an answer, and returns what it would bring about; raises like `Umpire.act`, or Refusal."""
        assert self._open is not None
        if not self.waits_for(seat):
            raise Discreet(409, "sealed", "You have answered: it is sealed until everybody has.")
        steps = self._games[seat].copy().act(seat, action)
        own = [step for step in steps if step.seat == seat]
        self._open.sealed[seat] = own[0].text if len(own) == 1 else str(action)
        return steps

    def order(self, seat: int, order: int) -> None:
        """Sets a standing order. What is open and beneath it is passed at once."""
        self.orders[seat] = order
        if self._open is not None and self.waits_for(seat):
            self._follow_order(self._open, seat)

    def time_up(self, number: int) -> None:
        """Whoever has not answered in window `number` passes."""
        if self._open is None or number != self.number:
            raise Refusal(409, "no_window", "This window is closed.")
        for seat in self._open.window.asks:
            if self.waits_for(seat):
                self._pass(self._open, seat)

    def due(self) -> Iterator[tuple[int, str]]:
        """What is to be played now: seats and their answers. The caller plays each before taking the next."""
        if self._open is None:
            self._look()
        while self._open is not None and not any(map(self.waits_for, self._open.window.asks)):
            seat = self._open.window.asks[0]
            yield seat, self._open.sealed.pop(seat)
            self._look()

    # ---- opening ----

    def _look(self) -> None:
        """Opens the window that the rules have come to, if it is one, or goes on with it."""
        before, window = self._open, self._declared()
        self._open, self._games = None, {}
        if window is None:
            self._aside = None
            return
        self._open = Opened(window)
        self._ask(self._open, self._kept(before, window))
        self.number += any(map(self.waits_for, window.asks))

    def _declared(self) -> Window | None:
        umpire, declared = self._umpire, self._variant.window
        if declared is None or not self.in_use or umpire.over:
            return None
        return declared(umpire.game.schema.read_view(umpire.packed(umpire.spectator)))

    def _kept(self, before: Opened | None, window: Window) -> dict[int, str]:
        """What was sealed in this window before: it outlives a question of another kind, but no new window."""
        if before is not None and before.goes_on_as(window):
            return before.sealed
        if self._aside is not None and self._aside.goes_on_as(window):
            kept, self._aside = self._aside.sealed, None
            return kept
        self._aside = before if before is not None and before.window.kind != window.kind else None
        return {}

    def _ask(self, opened: Opened, kept: dict[int, str]) -> None:
        """Puts the question to each seat that has not answered yet, or whose answer is no longer allowed."""
        game = self._umpire
        for place, seat in enumerate(opened.window.asks):
            if place:
                game = game.copy()
                game.act(opened.window.asks[place - 1], opened.window.passing)
            self._games[seat] = game
            if seat in kept and _allows(game, seat, kept[seat]):
                opened.sealed[seat] = kept[seat]
            else:
                self._follow_order(opened, seat)

    def _follow_order(self, opened: Opened, seat: int) -> None:
        window = opened.window
        stopped_from = len(self._variant.orders) - 1 if seat in window.own else window.grade
        if self.orders[seat] < stopped_from:
            self._pass(opened, seat)

    def _pass(self, opened: Opened, seat: int) -> None:
        opened.sealed[seat] = self._games[seat].say(seat, opened.window.passing)


def _allows(game: Umpire, seat: int, text: str) -> bool:
    try:
        game.copy().act(seat, text)
    except (BadInput, IllegalAction):
        return False
    return True

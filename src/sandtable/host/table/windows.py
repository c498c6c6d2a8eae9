"""Reaction windows: several seats are asked at once what the rules ask one after the other. No I/O, no clock.

Each seat is asked as if all seats before it had passed, on a copy of the game in which they have. Its answer is sealed
here. The answers are played in the order of the rules, once nobody is left to be asked. Until then the umpire knows
none of them, so that nothing that anybody is shown can depend on them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from msgspec import Struct

from sandtable.engine.errors import BadInput, IllegalAction
from sandtable.engine.game import Window
from sandtable.engine.umpire import Step, Umpire
from sandtable.host.refusals import Discreet, Refusal


@dataclass(frozen=True, slots=True)
class Opened:
    """An open window, and the answers sealed in it by seat, in the notation of the rulebook."""

    window: Window
    sealed: dict[int, str] = field(default_factory=dict)

    def goes_on_as(self, window: Window) -> bool:
        """Return whether a window is this same window after some seats have had their turn."""
        tail = self.window.asks[-len(window.asks) :]
        return self.window.kind == window.kind and tail == window.asks


class WindowsSnapshot(Struct):
    """The windows of a game in the snapshot of a room. Which window is open follows from the game."""

    in_use: bool
    sealed: dict[int, str] | None  # the answers in the open window; None: none is open
    aside: Opened | None
    number: int
    more: set[int]
    orders: list[int]


class Windows:
    """The windows of one game: the open one, and the standing order of each seat."""

    def __init__(self, umpire: Umpire) -> None:
        self._umpire = umpire
        self._variant = umpire.variant
        self.in_use = False
        self._open: Opened | None = None
        self._aside: Opened | None = None  # the window that a question of another kind has interrupted
        self._games: dict[int, Umpire] = {}  # by seat that is asked: the game after those before it have passed
        self.number = 0  # counts the windows in which the game had to wait for somebody
        self.more = set[int]()  # the seats that have had the clock of the window with this number restarted
        self.orders = [self.always] * len(umpire.seats)

    @property
    def always(self) -> int:
        """The standing order with which a seat is asked in every window."""
        return len(self._variant.orders) - 1

    def snapshot(self) -> WindowsSnapshot:
        """Return what `restore` needs, in parts that the windows share."""
        sealed = self._open.sealed if self._open else None
        return WindowsSnapshot(self.in_use, sealed, self._aside, self.number, self.more, self.orders)

    def restore(self, snapshot: WindowsSnapshot) -> None:
        """Go on from a snapshot, in a game that has come to the same position; raise an error if it has not."""
        self.in_use = snapshot.in_use
        window = self._declared()
        if (window is None) != (snapshot.sealed is None):
            raise ValueError("another window is open")
        if window is not None and snapshot.sealed is not None:
            self._open, self._games = Opened(window, snapshot.sealed), self._after_passes(window)
        self._aside, self.number = snapshot.aside, snapshot.number
        self.more, self.orders = snapshot.more, snapshot.orders

    def begin(self) -> None:
        """Let windows open from now on, because every seat is taken."""
        self.in_use = True

    def close(self) -> None:
        """Close the open window, and open no more."""
        self.in_use = False
        self._look()

    # ---- what is open ----

    @property
    def window(self) -> Window | None:
        """The window that is open, or None."""
        return self._open.window if self._open else None

    def asks(self, seat: int) -> bool:
        """Return whether a window is open in which this seat is asked, even if it has answered already."""
        return seat in self._games

    def waits_for(self, seat: int) -> bool:
        """Return whether this seat has still to answer in the open window."""
        return self.asks(seat) and self.answer(seat) is None

    def answer(self, seat: int) -> str | None:
        """Return the sealed answer of a seat, or None. Only that seat may see it."""
        return self._open.sealed.get(seat) if self._open else None

    def game(self, viewer: int) -> Umpire:
        """Return the game as it stands for a viewer.

        For a seat that is asked in the open window, this is a game in which the seats before it have passed.
        """
        return self._games.get(viewer, self._umpire)

    @property
    def games(self) -> list[Umpire]:
        """The game as it stands for each seat that is asked in the open window."""
        return list(self._games.values())

    def call(self, names: Sequence[str]) -> None:
        """Set the names of the players in the copies of the game."""
        for game in self._games.values():
            game.names = names

    # ---- answering ----

    def seal(self, seat: int, action: int | str) -> list[Step]:
        """Seal the answer of a seat, and return the steps that it would cause if all seats before it passed.

        Raise Discreet if the seat has answered already, and the errors of `Umpire.act`.
        """
        assert self._open is not None
        if not self.waits_for(seat):
            raise Discreet(409, "sealed")
        steps = self._games[seat].copy().act(seat, action)
        own = [step for step in steps if step.seat == seat]
        self._open.sealed[seat] = own[0].text if len(own) == 1 else str(action)
        return steps

    def order(self, seat: int, order: int) -> None:
        """Set the standing order of a seat.

        The seat passes at once if it still has to answer in the open window and the order does not ask for that window.
        """
        self.orders[seat] = order
        if self._open is not None and self.waits_for(seat):
            self._follow_order(self._open, seat)

    def time_up(self, number: int) -> None:
        """Pass for all seats that have not answered in window `number`; raise Refusal if it is not open."""
        if self._open is None or number != self.number:
            raise Refusal(409, "no_window-closed")
        for seat in self._open.window.asks:
            if self.waits_for(seat):
                self._pass(self._open, seat)

    def more_time(self, seat: int, number: int) -> None:
        """Note that a seat has had the clock of window `number` restarted, whether or not it has answered.

        Raise Refusal if the window is closed, if the seat is not asked in it, or if it has done so before.
        """
        if not self.asks(seat) or number != self.number:
            raise Refusal(409, "no_window-asked")
        if seat in self.more:
            raise Refusal(409, "no_more")
        self.more.add(seat)

    def due(self) -> Iterator[tuple[int, str]]:
        """Yield each seat whose answer can be played now, with the answer. The caller plays it before the next."""
        if self._open is None:
            self._look()
        while self._open is not None and not any(map(self.waits_for, self._open.window.asks)):
            seat = self._open.window.asks[0]
            yield seat, self._open.sealed.pop(seat)
            self._look()

    # ---- opening ----

    def _look(self) -> None:
        """Open the window that the rules have come to, if they have come to one, or go on with the open one."""
        before, window = self._open, self._declared()
        self._open, self._games = None, {}
        if window is None:
            self._aside = None
            return
        self._open = Opened(window)
        self._ask(self._open, self._kept(before, window))
        if any(map(self.waits_for, window.asks)):
            self.number += 1
            self.more = set()

    def _declared(self) -> Window | None:
        umpire, declared = self._umpire, self._variant.window
        if declared is None or not self.in_use or umpire.over:
            return None
        return declared(umpire.game.schema.read_view(umpire.packed(umpire.spectator)))

    def _kept(self, before: Opened | None, window: Window) -> dict[int, str]:
        """Return the answers that were sealed in this window before.

        They survive a question of another kind that interrupts the window, but not the beginning of a new window.
        """
        if before is not None and before.goes_on_as(window):
            return before.sealed
        if self._aside is not None and self._aside.goes_on_as(window):
            kept, self._aside = self._aside.sealed, None
            return kept
        self._aside = before if before is not None and before.window.kind != window.kind else None
        return {}

    def _ask(self, opened: Opened, kept: dict[int, str]) -> None:
        """Ask each seat that has not answered yet, or whose answer is no longer allowed."""
        self._games = self._after_passes(opened.window)
        for seat, game in self._games.items():
            if seat in kept and _allows(game, seat, kept[seat]):
                opened.sealed[seat] = kept[seat]
            else:
                self._follow_order(opened, seat)

    def _after_passes(self, window: Window) -> dict[int, Umpire]:
        """Return the game for each seat that a window asks: those before it have passed."""
        games, game = {}, self._umpire
        for place, seat in enumerate(window.asks):
            if place:
                game = game.copy()
                game.act(window.asks[place - 1], window.passing)
            games[seat] = game
        return games

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

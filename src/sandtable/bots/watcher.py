"""Bots that need more than the view from which they choose."""

from __future__ import annotations

from abc import ABC, abstractmethod

from sandtable.engine.record.view import Packed


class Watcher(ABC):
    """A bot that is shown each view of its seat, in order, before it has to choose."""

    @abstractmethod
    def see(self, view: Packed) -> None:
        """Note a view of the bot's seat: at the start, and after each step of the game."""

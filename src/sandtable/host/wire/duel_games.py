"""The games of Today's duel, and the tables at which it is played."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import cache, partial

import msgspec

from sandtable.bots.levels import levels
from sandtable.engine.durations import lengths
from sandtable.engine.game import Variant
from sandtable.games import at_tables, variant
from sandtable.host.club.duel_games import Position
from sandtable.host.hub.hub import Hub
from sandtable.host.protocol.requests import CreateTable, SeatRequest
from sandtable.host.refusals import Refusal
from sandtable.host.store.armies import Army
from sandtable.host.store.days import Day
from sandtable.host.store.entries import Acted, Entry, TableSpec, Took
from sandtable.host.store.new_tables import NewTable, SeatedTable
from sandtable.host.store.seeks import Member
from sandtable.host.table.creation import read_spec
from sandtable.host.table.room import Room
from sandtable.host.tokens import digest, new_secret
from sandtable.host.wire.club_games import title_of

LONGEST = 30
"""Minutes that most games of people may take."""


class DuelGames:
    """The games of a server's duels."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def of(self, date: int) -> Position:
        """Return what is played on a day, which is counted since 1970. The games take turns."""
        chosen = _suited()[date % len(_suited())]
        return Position(chosen.id, chosen.read_options({}), _level(chosen))

    @property
    def with_armies(self) -> Sequence[str]:
        """The variants of duels whose set-ups players choose."""
        return [chosen.id for chosen in _suited() if chosen.game.setups is not None]

    def title(self, variant: str) -> str:
        """Return the title of a variant."""
        return title_of(variant)

    def seat(self, variant: str, name: str) -> int:
        """Return the number of a seat; raise Refusal if there is no such seat, or no army for such a duel."""
        if variant not in self.with_armies:
            raise Refusal(422, "no_armies", games=", ".join(self.with_armies))
        seats = at_tables()[variant].seats(2)
        if name not in seats:
            raise Refusal(404, "no_seat-duel", seat=repr(name[:64]), seats=", ".join(seats))
        return seats.index(name)

    async def check(self, army: Army) -> None:
        """Raise Refusal unless the rules take an army as a whole set-up of its seat."""
        await self._hub.background.do(f"army {army.sender.id}", partial(_check, army))

    async def lay(self, day: Day, player: Member) -> SeatedTable:
        """Return the table at which a player plays the duel of a day; raise Refusal if it cannot be played."""
        self._hub.tables.make_room()
        made = await self._hub.background.do(f"duel {player.id}", partial(_lay, day, player))
        await self._hub.count_founded()
        self._hub.metrics.tables_founded.inc()
        return made


@cache
def _suited() -> list[Variant]:
    """Return the variants that suit a duel: for two sides, and done within half an hour."""
    minutes = {chosen.id: lengths(chosen.game.folder).get(chosen.id, {}).get("2") for chosen in at_tables().values()}
    return [at_tables()[id] for id, span in minutes.items() if span is not None and span[1] <= LONGEST]


def _level(chosen: Variant) -> str:
    """Return the strongest level that answers in a moment. Others play games out in a limited time, so that what they
    choose depends on the machine.
    """
    return [level.id for level in levels(chosen).values() if not level.seconds][-1]


def _spec(chosen: str, bot: int, level: str) -> TableSpec:
    """Return the spec of a table where a computer player has one seat; there are no hints."""
    seats = [SeatRequest("bot", level) if seat == bot else SeatRequest("human") for seat in range(2)]
    return read_spec(CreateTable(chosen, 2, seats=seats, hints=False), new_secret(), int(time.time()))


def _begun(spec: TableSpec, bot: int, player: Member, army: str | None) -> tuple[Room, list[Entry]]:
    """Return the room of a duel for a player, and the first lines of its log: the player sits down, and the army, if
    there is one, is set up for the computer player.
    """
    room, lines = Room(spec), list[Entry]()
    lines.append(Took(1 - bot, player.name, digest(new_secret()), account=player.account))
    room.do(lines[-1])
    if army is not None:
        lines.append(Acted(bot, army, room.match.viewers[bot].seq))
        room.do(lines[-1])
    return room, lines


def _check(army: Army) -> None:
    chosen = variant(army.variant)
    assert chosen.game.setups is not None
    room, _ = _begun(_spec(chosen.id, army.seat, _level(chosen)), army.seat, army.sender, army.text)
    whole = army.text.split()[:1] == [chosen.game.setups.word]
    if not whole or room.match.viewers[army.seat].question:
        raise Refusal(422, "no_army", word=chosen.game.setups.word)


def _lay(day: Day, player: Member) -> SeatedTable:
    spec = _spec(day.variant, day.bot, day.level)
    spec = msgspec.structs.replace(spec, options=day.options, seed=day.seed, day=day.date)
    _, lines = _begun(spec, day.bot, player, None if day.army is None else day.army.text)
    return SeatedTable(NewTable(spec, lines), {1 - day.bot: player.id})

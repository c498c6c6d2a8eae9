"""Tables at which people do at random all that people can do: play, take back, talk, leave, come back, vote."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec

from sandtable.engine.game import Variant
from sandtable.host.protocol.fields import Answer, Consent
from sandtable.host.protocol.table import ByDay, Live
from sandtable.host.refusals import Refusal, Stale
from sandtable.host.store.entries import (
    OF_THE_HOLDER,
    Absent,
    Acted,
    Asked,
    Back,
    Consented,
    DrawSaid,
    Entry,
    Filled,
    Flagged,
    Left,
    Lent,
    MoreTime,
    Moved,
    Ordered,
    Relieved,
    RematchSaid,
    Replaced,
    Returned,
    Said,
    SeatPlan,
    TableSpec,
    TimeUp,
    Took,
    Undone,
)
from sandtable.host.table.room import Room
from sandtable.host.table.seating import ONE_ON_ONE
from sandtable.host.tokens import digest

TAKING_BACK, PLAYING = 0.1, 0.75  # how often they do this, and how often that if they do not do this
ANSWERS: tuple[Answer, ...] = (*("offer",) * 8, *("decline",) * 8, "accept")
CONSENTS: tuple[Consent, ...] = ("no", "withdraw", "no", "withdraw", "yes")


def random_spec(variant: Variant, seed: int) -> TableSpec:
    """Return the spec of a table of people, with a random number of seats. Some tables by the day have stand-ins."""
    rng = Random(f"{variant.id} {seed}")
    seats = [SeatPlan("human")] * rng.randint(*variant.players)
    plan = TableSpec(
        "t1", 0, variant.id, variant.game.version, variant.read_options({}), seats, rng.randbytes(32),
        digest("invite"), talk="always" if variant.teams else None, clock=30 if variant.window else None,
        time=rng.choice((None, Live(300, 5, 300), ByDay(3, 7))),
    )  # fmt: skip
    standin = isinstance(plan.time, ByDay) and not variant.teams and len(seats) > 1 and rng.random() < 0.5
    return msgspec.structs.replace(plan, standin=standin)


class RandomTable:
    """A room, and the log that it results from. The same spec and seed give the same log."""

    def __init__(self, spec: TableSpec, seed: int) -> None:
        self.rng = Random(seed)
        self.spec = spec
        self.room = Room(spec)
        self.log: list[Entry] = []
        for seat, plan in enumerate(spec.seats):
            if plan.kind == "human":
                self.do(Took(seat, f"P{seat}", digest(f"token {seat}")))

    def do(self, entry: Entry) -> bool:
        """Carry out an entry; return whether it was allowed."""
        done = allowed(self.room, entry)
        if done:
            self.log.append(entry)
        return done

    def play(self, lines: int) -> Iterator[int]:
        """Do what people do until the log has so many lines more; yield the number of lines after each of them."""
        end, tries = len(self.log) + lines, 0
        while len(self.log) < end and tries < 20 * lines:
            tries += 1
            if self.do(self.entry()):
                yield len(self.log)

    def entry(self) -> Entry:
        """Return an entry that may be allowed now."""
        rng, room = self.rng, self.room
        asked = [viewer for viewer in room.match.viewers.values() if viewer.question]
        if asked and rng.random() < TAKING_BACK:
            viewer = rng.choice(asked)
            return Undone(viewer.number, viewer.seq)
        if asked and rng.random() < PLAYING:
            viewer = rng.choice(asked)
            offers = [offer for offer in room.match.shown(viewer.number)[1] if offer["id"] not in room.variant.unlisted]
            chosen = rng.choice(offers)["text"] if offers and rng.random() < 0.3 else rng.choice(viewer.question)
            if chosen in room.variant.game.first_picks and rng.random() < 0.3:
                chosen = self._whole(viewer.number, chosen)
            return Acted(viewer.number, chosen, viewer.seq, spent=self._spent(viewer.number))
        seat, other = rng.randrange(len(room.seats)), rng.randrange(len(room.seats))
        possible = [*self._in_game(seat), *self._on_time(), *self._at_table(seat, other), *self._among_partners(seat)]
        if room.seating.people[seat] is None:
            possible = [entry for entry in possible if not isinstance(entry, OF_THE_HOLDER)]
        return rng.choice(possible)

    def _whole(self, seat: int, first: int) -> str:
        """Return a text that names at once who is to act and what that one does, as programs write it."""
        umpire = self.room.match.umpire
        before = umpire.mark()
        umpire.decide(seat, first)
        text = umpire.say(seat, self.rng.choice(umpire.legal(seat)))
        umpire.back_to(before)
        return text

    def _in_game(self, seat: int) -> list[Entry]:
        window = self.room.match.windows.number
        orders: list[Entry] = [Ordered(seat, order.id) for order in self.room.variant.orders]
        return [*orders, TimeUp(window), MoreTime(seat, window), MoreTime(seat, window)]

    def _spent(self, seat: int) -> int | None:
        clocks = self.room.clocks
        return self.rng.randrange(30) if clocks and clocks.covers(seat) else None

    def _on_time(self) -> list[Entry]:
        running = self.room.clocks.running if self.room.clocks else None
        if running is None or (running.seat is not None and len(self.room.seats) == ONE_ON_ONE):  # it ends the game
            return []
        return [Flagged(running.seat, running.number)] if self.rng.random() < 0.2 else []

    def _at_table(self, seat: int, other: int) -> list[Entry]:
        rng, room, number = self.rng, self.room, len(self.log)
        people = sum(person is not None for person in room.seating.people)
        leaving: list[Entry] = []
        if people > 2 or room.ended:  # where two play it ends the game
            leaving = [Left(seat, rng.random() < 0.5, spent=self._spent(seat))]
        return [
            *leaving,
            Returned(seat, spent=self._spent(seat)),
            Returned(other, spent=self._spent(other)),
            Took(seat, f"Q{number}", digest(f"token {number}")),
            *([Relieved(seat, f"R{number}", digest(f"token {number}"))] if self.spec.standin else []),
            *([Filled(seat)] if rng.random() < 0.2 else []),
            Absent(seat, 60 + number),
            Back(seat),
            Replaced(seat, other, yes=rng.random() < 0.8, off=rng.random() < 0.1),
            Lent(seat, f"code {number}", number),
            Moved(seat, f"code {number - 1}", digest(f"token {number}"), 0),
            DrawSaid(seat, rng.choice(ANSWERS)),
            RematchSaid(seat, rng.random() < 0.7),
        ]

    def _among_partners(self, seat: int) -> list[Entry]:
        room, number = self.room, len(self.log)
        talk = room.partners.shown(seat)
        if talk is None:
            return []
        resigning = [Asked(seat, action, room.match.viewers[seat].seq) for action in room.variant.unlisted]
        place = self.rng.choice([None, *room.variant.places])
        return [
            Said(seat, f"line {number}", place, self.rng.choice([None, f"ref {number}"])),
            *resigning,
            Consented(seat, len(talk.lines), self.rng.choice(CONSENTS)),
        ]


def allowed(room: Room, entry: Entry) -> bool:
    """Carry out an entry in a room; return whether it was allowed."""
    try:
        room.do(entry)
    except (Refusal, Stale):
        return False
    return True

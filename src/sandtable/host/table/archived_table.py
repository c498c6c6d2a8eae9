"""A table whose finished game was played under rules that have changed since. It is shown as it was stored."""

from __future__ import annotations

from collections import Counter
from dataclasses import InitVar, dataclass, field

import msgspec
from msgspec import UNSET

from sandtable.engine.messages import Message, Reader, Tongue, sayings
from sandtable.games import variants
from sandtable.host.protocol.answers import Replayed
from sandtable.host.protocol.fields import TableAct
from sandtable.host.protocol.news import Resync
from sandtable.host.protocol.table import Clocks, Reactions, Table, Team
from sandtable.host.refusals import HELD_BACK, Refusal, newer_release
from sandtable.host.said import in_words
from sandtable.host.store.entries import (
    RATE_CAPPED,
    Entry,
    Lent,
    Moved,
    Relieved,
    Rematched,
    RematchSaid,
    SeatPlan,
    TableSpec,
    Took,
)
from sandtable.host.store.finished import Finished, Sitter
from sandtable.host.table.again import Again
from sandtable.host.table.match import Sent, log_lines
from sandtable.host.table.open_table import OpenTable
from sandtable.host.table.room import Room
from sandtable.host.table.seat_handoff import Handoffs
from sandtable.host.table.timing import BeforeImage
from sandtable.host.tokens import digest
from sandtable.review.course import Course

AFTER_END = RematchSaid | Rematched | Lent | Moved
"""Entries that may follow the end of a game."""
REPLAYED = Message("not_replayed")


@dataclass(eq=False)
class ArchivedTable(OpenTable):
    """A finished game and its listeners. `log` is the log of the table.

    `room` is the game carried out again under the present rules, or None if they do not allow it.
    """

    finished: Finished
    room: Room | None
    log: InitVar[list[Entry]]
    _again: Again = field(default_factory=Again, init=False)
    _loans: Handoffs = field(default_factory=Handoffs, init=False)
    _people: list[Sitter | None] = field(default_factory=list, init=False)
    _rate_capped: Counter[int] = field(default_factory=Counter, init=False)

    def __post_init__(self, log: list[Entry]) -> None:
        self._people = list(self.finished.people)
        last = max((number for number, line in enumerate(log) if not isinstance(line, AFTER_END)), default=-1)
        for number, line in enumerate(log):
            if isinstance(line, Took | Relieved):
                self._hold(line.seat, line.token)
            elif isinstance(line, Lent | Moved) or number > last:  # earlier votes came to nothing
                self.do(line)
        self._rate_capped = Counter(line.seat for line in log if isinstance(line, RATE_CAPPED))

    @property
    def rate_capped(self) -> Counter[int]:
        return self._rate_capped

    @property
    def over(self) -> bool:
        return True

    @property
    def again(self) -> Again:
        return self._again

    @property
    def handoffs(self) -> Handoffs:
        return self._loans

    @property
    def plans(self) -> list[SeatPlan]:
        return self.finished.plans

    def people(self) -> list[Sitter | None]:
        """Return the person on each seat, or None where nobody sits."""
        return self._people

    def _hold(self, seat: int, token: str) -> None:
        """Set the token of the person who sat on the seat at the end, if there is one."""
        person = self._people[seat]
        if person is not None:
            self._people[seat] = msgspec.structs.replace(person, token=token)

    def do(self, entry: Entry) -> None:
        """Carry out an entry about a rematch or a handoff; raise Refusal for all others, because the game is over."""
        match entry:
            case RematchSaid(seat, yes):
                self.again.need(seat, self.over, self.staying)
                self.again.say(seat, yes)
            case Rematched(table):
                self.again.begin(table)
            case Lent(seat, code, until):
                self.handoffs.lend(seat, code, until)
            case Moved(seat, code, token, at):
                self.handoffs.use(seat, code, at)
                self._hold(seat, token)
            case _:
                raise self.refusal()
        if isinstance(entry, RATE_CAPPED):
            self._rate_capped[entry.seat] += 1

    def go_back(self, lines: list[Entry], sent: Sent) -> None:
        """Let the table stand as it stood after these lines of its log."""
        self._again, self._loans = Again(), Handoffs()
        self.__post_init__(lines)

    def finish(self) -> Finished:
        """Return the game as it was stored."""
        return self.finished

    def refusal(self) -> Refusal:
        """Return the refusal for acts at this table, which says why the game cannot go on."""
        return Refusal(409, [Message("over-game"), what_changed(self.spec)])

    def attend(self) -> None:
        """Do nothing, because there will be no updates."""

    # ---- what a viewer is shown ----

    @property
    def spectator(self) -> int:
        """The number of the spectators among the viewers."""
        return len(self.finished.people)

    def _seat_of(self, token: str) -> int:
        """Return the seat that a token holds; raise Refusal if it holds none."""
        seat = self.seat_held_by(digest(token))
        if seat is None:
            raise Refusal(403, "wrong_token-seat")
        return seat

    def table(self, viewer: int) -> Table:
        """Return the stored table without its game, with the connected seats and the rematch as they are now."""
        kept, here = self.finished.shown[viewer].table, self.here()
        seats = [msgspec.structs.replace(seat, here=number in here) for number, seat in enumerate(kept.seats)]
        why = None if self.room else sayings(self._not_carried_out(REPLAYED).said)
        if self.held_back:
            kept, why = msgspec.structs.replace(kept, seed=None), HELD_BACK
        said = self.again.shown([seat.seat for seat in seats], self.staying)
        offers = msgspec.structs.replace(kept.offers, rematch=said)
        acts: list[TableAct] = [] if self.again.next else kept.acts
        return msgspec.structs.replace(
            kept,
            seats=seats,
            offers=offers,
            acts=acts,
            rematch=self.again.next,
            no_replay=in_words(why) if why else None,
            no_replay_said=why or UNSET,
        )

    def you(self, viewer: int) -> str | None:
        """Return the name of the viewer's seat, or None for spectators."""
        return self.finished.shown[viewer].you

    def image(self, viewer: int) -> BeforeImage:
        """Return all that a viewer may know, by reference."""
        kept = self.finished.shown[viewer]
        return BeforeImage(
            n=kept.n,
            seq=kept.seq,
            view=kept.view,
            legal=kept.legal,
            ask=kept.ask,
            log=kept.log,
            lines=len(kept.log),
            table=self.table(viewer),
            you=kept.you,
            team=kept.team,
            window=kept.window,
            clocks=kept.clocks,
        )

    def whole(self, viewer: int, deltas: bool) -> Resync:
        """Return all that this viewer was told of the game, with all lines of the log or, for `deltas`, the latest."""
        kept = self.finished.shown[viewer]
        return Resync(kept.n, kept.view, kept.legal, kept.seq, kept.ask, *log_lines(kept.log, deltas))

    def n(self, viewer: int) -> int:
        """Return the number of the viewer's last update."""
        return self.finished.shown[viewer].n

    def seq(self, viewer: int) -> int:
        """Return the number of the viewer's last question."""
        return self.finished.shown[viewer].seq

    def since(self, viewer: int, n: int, deltas: bool) -> list[bytes] | None:
        """Return no updates if `n` is the last one, or None if a resync is needed: earlier updates are not stored."""
        return [] if n == self.n(viewer) else None

    def team(self, viewer: int) -> Team | None:
        """Return the viewer's view of the partners' channel at the end, or None if the viewer had no partners."""
        return self.finished.shown[viewer].team

    def reader(self, viewer: int, words: Tongue) -> None:
        """Return None: everything was stored in words."""

    def reactions(self, viewer: int) -> Reactions | None:
        """Return what the viewer was last told of reaction windows, or None in games without them."""
        return self.finished.shown[viewer].window

    def clocks(self) -> Clocks | None:
        """Return the clocks at the end, or None if the table had none."""
        return self.finished.shown[-1].clocks

    def record(self, viewer: int) -> str:
        """Return the whole record to every viewer, because the game is over."""
        return self.finished.record

    def replayed_by(self, words: Tongue) -> Reader | None:
        """Return the reader who is told in words what a replay says, which is for everybody; None: as it is."""
        return self.carried_out(REPLAYED).replayed_by(words)

    def replay(self, at: int) -> Replayed:
        """Return position `at` of the replay, as every viewer saw it.

        Raise Refusal if the present rules do not carry the game out.
        """
        return self.carried_out(REPLAYED).replay(at)

    def course(self) -> Course:
        """Return the course of the game for a review; raise Refusal if the present rules do not carry it out."""
        return self.carried_out(REPLAYED).course()

    def scenario(self, at: int) -> str:
        """Return position `at` of the replay as a scenario file.

        Raise Refusal if the present rules do not carry the game out.
        """
        return self.carried_out(REPLAYED).scenario(at)

    def carried_out(self, otherwise: Message) -> Room:
        """Return the game carried out again under the present rules.

        Raise Refusal if they do not allow it. `otherwise` says what cannot be done then.
        """
        if self.room is None:
            raise self._not_carried_out(otherwise)
        return self.room

    def _not_carried_out(self, otherwise: Message) -> Refusal:
        known = variants().get(self.spec.variant)
        if known is not None and self.finished.rules > known.game.version:
            return newer_release()
        return Refusal(410, [what_changed(self.spec), otherwise])


def what_changed(spec: TableSpec) -> Message:
    """Return a sentence that says why the present rules do not carry out the game of a table."""
    known = variants().get(spec.variant)
    if known is None:
        return Message("old_rules-gone", {"game": spec.variant})
    begun, version = spec.rules_version, known.game.version
    if begun == version:
        return Message("old_rules-forbid", {"game": known.title})
    return Message("old_rules-changed", {"game": known.title, "old": begun, "version": version})

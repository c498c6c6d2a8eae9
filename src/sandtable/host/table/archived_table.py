"""A table whose game is over and was played under other rules than there are now: it is shown as it was kept."""

from __future__ import annotations

import hmac
from dataclasses import InitVar, dataclass, field

import msgspec

from sandtable.games import variants
from sandtable.host.protocol.answers import Replayed
from sandtable.host.protocol.fields import TableAct
from sandtable.host.protocol.news import Resync
from sandtable.host.protocol.table import Reactions, Table, Team
from sandtable.host.refusals import Refusal
from sandtable.host.store.entries import Entry, Lent, Moved, Rematched, RematchSaid, SeatPlan, TableSpec, Took
from sandtable.host.store.finished import Finished, Sitter
from sandtable.host.table.again import Again
from sandtable.host.table.open_table import OpenTable
from sandtable.host.table.room import Room
from sandtable.host.table.seat_handoff import Handoffs
from sandtable.host.table.timing import BeforeImage
from sandtable.host.tokens import digest
from sandtable.review.course import Course


@dataclass(eq=False)
class ArchivedTable(OpenTable):
    """A finished game and its listeners. With a `room` the present rules still carry out what was played."""

    finished: Finished
    room: Room | None
    log: InitVar[list[Entry]]
    _again: Again = field(default_factory=Again, init=False)
    _loans: Handoffs = field(default_factory=Handoffs, init=False)
    _people: list[Sitter | None] = field(default_factory=list, init=False)

    def __post_init__(self, log: list[Entry]) -> None:
        self._people = list(self.finished.people)
        for line in log:
            if isinstance(line, Took):
                self._hold(line.seat, line.token)
            elif isinstance(line, RematchSaid | Rematched | Lent | Moved):
                self.do(line)

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
        """The person on each seat."""
        return self._people

    def _hold(self, seat: int, token: str) -> None:
        """Whoever sat there at the end holds the seat by this token."""
        person = self._people[seat]
        if person is not None:
            self._people[seat] = msgspec.structs.replace(person, token=token)

    def do(self, entry: Entry) -> None:
        """Of all that can be done at a table only the rematch is left, and that a seat goes to another device."""
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

    def finish(self) -> Finished:
        """The game that was kept."""
        return self.finished

    def refusal(self) -> Refusal:
        """Why nothing can be done here."""
        return Refusal(409, "over", f"The game is over. {what_changed(self.spec)}")

    def attend(self) -> None:
        """Whoever listens: there will be no updates."""

    # ---- what a viewer is shown ----

    def viewer_of(self, token: str | None) -> int:
        """The seat that a token stands for; without one, the spectators."""
        if token is None:
            return len(self.finished.people)
        for seat, person in enumerate(self._people):
            if person is not None and hmac.compare_digest(person.token, digest(token)):
                return seat
        raise Refusal(403, "wrong_token", "This token holds no seat at this table.")

    def table(self, viewer: int) -> Table:
        """What was round the game, and who is here now."""
        kept, here = self.finished.shown[viewer].table, self.here()
        seats = [msgspec.structs.replace(seat, here=number in here) for number, seat in enumerate(kept.seats)]
        no_replay = None if self.room else self._no_replay()
        said = self.again.shown([seat.seat for seat in seats], self.staying)
        offers = msgspec.structs.replace(kept.offers, rematch=said)
        acts: list[TableAct] = [] if self.again.next else kept.acts
        return msgspec.structs.replace(
            kept, seats=seats, offers=offers, acts=acts, rematch=self.again.next, no_replay=no_replay
        )

    def you(self, viewer: int) -> str | None:
        """The name of the viewer's seat."""
        return self.finished.shown[viewer].you

    def image(self, viewer: int) -> BeforeImage:
        """All that a viewer may know, by reference."""
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
        )

    def whole(self, viewer: int) -> Resync:
        """All that this viewer was told of the game."""
        kept = self.finished.shown[viewer]
        return Resync(kept.n, kept.view, kept.legal, kept.seq, kept.ask, kept.log)

    def n(self, viewer: int) -> int:
        """The number of the viewer's last update."""
        return self.finished.shown[viewer].n

    def since(self, viewer: int, n: int) -> list[bytes] | None:
        """Whoever has the last update misses nothing."""
        return [] if n == self.n(viewer) else None

    def team(self, viewer: int) -> Team | None:
        """What the viewer's team had for itself; None where there was none."""
        return self.finished.shown[viewer].team

    def reactions(self, viewer: int) -> Reactions | None:
        """What the viewer was told last of reaction windows; None in games without."""
        return self.finished.shown[viewer].window

    def record(self, viewer: int) -> str:
        """Everything: the game is over."""
        return self.finished.record

    def replay(self, at: int) -> Replayed:
        """The position after `at` public happenings, where the rules still carry them out."""
        if self.room is None:
            raise Refusal(410, "old_rules", self._no_replay())
        return self.room.replay(at)

    def course(self) -> Course:
        """What was played, where the rules still carry it out."""
        if self.room is None:
            raise Refusal(410, "old_rules", self._no_replay())
        return self.room.course()

    def scenario(self, at: int) -> str:
        """The same position as a scenario file, where the rules still carry it out."""
        if self.room is None:
            raise Refusal(410, "old_rules", self._no_replay())
        return self.room.scenario(at)

    def _no_replay(self) -> str:
        return f"{what_changed(self.spec)} It cannot be replayed; its record and its log are kept."


def what_changed(spec: TableSpec) -> str:
    """Why the present rules do not do for a table, as a sentence."""
    known = variants().get(spec.variant)
    if known is None:
        return f"This was a game of {spec.variant}, which the server no longer has."
    begun, version = spec.rules_version, known.game.version
    if begun == version:
        return f"The rules of {known.title} no longer allow what was played here."
    return f"This game was begun under version {begun} of the rules of {known.title}; these are version {version}."

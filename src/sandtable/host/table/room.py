"""One table: its people, its offers, its ending, and the match they play. No I/O, no clock.

`do(entry)` either carries an entry out, or refuses it and changes nothing. The same method replays the log from the
store.
"""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Container, Iterable, Sequence
from typing import Literal

import msgspec
from msgspec import UNSET, Struct, UnsetType

from sandtable.bots.expectation import estimates
from sandtable.bots.levels import evaluates, usual
from sandtable.engine.messages import Message, Reader, Tongue, read_messages, sayings
from sandtable.engine.situation import Unwritable
from sandtable.engine.umpire import Earlier, Umpire
from sandtable.games import variant
from sandtable.host.protocol.answers import Replayed
from sandtable.host.protocol.fields import Answer, Consent, TableAct
from sandtable.host.protocol.table import Ended
from sandtable.host.refusals import Refusal, newer_release
from sandtable.host.said import in_words
from sandtable.host.store import entries
from sandtable.host.store.entries import Beginning, Entry, TableSpec
from sandtable.host.table.absent_seats import AbsentSeats, AbsentSnapshot
from sandtable.host.table.again import Again
from sandtable.host.table.draws import Draw
from sandtable.host.table.given import Act, AllSeated, Ordered, PhaseUp, Relieved, TakenBack, TakenOver, TimeUp
from sandtable.host.table.match import Match, MatchSnapshot
from sandtable.host.table.partners import Conversation, Partners
from sandtable.host.table.replaying import Replay
from sandtable.host.table.seat_handoff import Handoffs
from sandtable.host.table.seating import ONE_ON_ONE, Person, Seating, SeatingSnapshot
from sandtable.host.table.turn_clocks import Clock, ClocksSnapshot, Pause, PublicTurn, TurnClocks
from sandtable.host.tokens import digest
from sandtable.review.course import Course, course_of
from sandtable.scenarios.writing import write_scenario


class RoomSnapshot(Struct):
    """All of a room but its spec, as data: a room that goes on from it is the same."""

    rules: int
    seating: SeatingSnapshot
    match: MatchSnapshot
    talks: list[Conversation]
    absent: AbsentSnapshot
    clocks: ClocksSnapshot | None
    handoffs: Handoffs
    draw: Draw
    again: Again
    ended: Ended | None
    ended_for: dict[int, Ended]
    thanks: list[int]
    rate_capped: dict[int, int]
    snapshot_at: int


class Room:
    """A table's people and offers, and the match that they play. With a snapshot it goes on from there."""

    def __init__(self, spec: TableSpec, snapshot: RoomSnapshot | None = None) -> None:
        self.spec = spec
        self.variant = variant(spec.variant)
        self.rules = spec.rules_version  # the version under which the game goes on
        seats = self.variant.seats(len(spec.seats))
        self.seating = Seating(seats, spec.seats, usual(self.variant))
        if snapshot is not None:
            self.seating.restore(snapshot.seating)  # the match calls the players by their names
        earlier = spec.earlier.acts if spec.earlier else ()
        self.match = Match(self._umpire, earlier, snapshot.match if snapshot is not None else None)
        self.partners = Partners(self.variant, spec.talk, self.seating, self.match)
        self.absent_seats = AbsentSeats(self.seating, self.match, spec.time)
        self.clocks = TurnClocks(spec.time, len(seats)) if spec.time else None
        self.handoffs = Handoffs()
        self.draw = Draw()
        self.ended: Ended | None = None  # as spectators are told
        self._ended_for: dict[int, Ended] = {}  # as other viewers are told
        self.changes = 0  # counts what was done: while it stays the same, so does all that is shown
        self.thanks: list[int] = []  # the computer players that say “good game”
        self.again = Again()
        self.rate_capped = Counter[int]()  # the number of rate-capped entries of each seat
        self.snapshot_at = 0  # how many changes everybody had noticed when the last snapshot was taken
        self._replay = Replay(self._umpire, self.match)
        if snapshot is None:
            self._begin()
            self._follow_turn()
        else:
            self._restore(snapshot)

    def snapshot(self) -> RoomSnapshot:
        """Return the room as it stands, in parts that it shares: they have to be encoded before it goes on."""
        return RoomSnapshot(
            self.rules,
            self.seating.snapshot(),
            self.match.snapshot(),
            self.partners.snapshot(),
            self.absent_seats.snapshot(),
            self.clocks.snapshot() if self.clocks else None,
            self.handoffs,
            self.draw,
            self.again,
            self.ended,
            self._ended_for,
            self.thanks,
            self.rate_capped,
            self.snapshot_at,
        )

    def _restore(self, snapshot: RoomSnapshot) -> None:
        """Go on from a snapshot, to which the seating and the match have gone already."""
        self.rules = snapshot.rules
        self.partners.restore(snapshot.talks)
        self.absent_seats.restore(snapshot.absent)
        if self.clocks and snapshot.clocks is not None:
            self.clocks.restore(snapshot.clocks)
        self.handoffs, self.draw, self.again = snapshot.handoffs, snapshot.draw, snapshot.again
        self.ended, self._ended_for, self.thanks = snapshot.ended, snapshot.ended_for, snapshot.thanks
        self.rate_capped, self.snapshot_at = Counter(snapshot.rate_capped), snapshot.snapshot_at

    def _umpire(self) -> Umpire:
        plan = self.spec
        earlier = [Earlier(*part) for part in plan.earlier.seeds] if plan.earlier else []
        umpire = Umpire(self.variant, len(plan.seats), plan.options, plan.seed, earlier=earlier)
        umpire.names, umpire.addresses = self.seating.called(), True
        return umpire

    @property
    def seats(self) -> list[str]:
        """The names of the seats."""
        return self.seating.seats

    @property
    def open(self) -> bool:
        """Whether the game is under way."""
        return self.seating.may_play(self.match.umpire.waiting)

    @property
    def rated(self) -> Literal["yes", "shared_line"] | None:
        """Whether the players' ratings change by the game: not if two came by one line, or belong to one account."""
        if not self.spec.rated:
            return None
        players = map(self.seating.player, range(len(self.seats)))
        return "shared_line" if any(player and player.shared_line for player in players) else "yes"

    def check_invite(self, secret: str) -> None:
        """Raise Refusal unless anybody may take a seat, or this is the secret of the table's invite."""
        if not self.spec.open and not hmac.compare_digest(digest(secret), self.spec.invite):
            raise Refusal(403, "wrong_invite")

    # ---- what happens ----

    def do(self, entry: Entry) -> None:
        """Carry out an entry, or raise Refusal or Stale and change nothing."""
        self.changes += 1
        self._carry_out(entry)
        self._begin()
        self._conclude()
        self._follow_turn((entry.spent or 0) if isinstance(entry, entries.Timed) else 0)
        self.partners.let_lapse()
        if isinstance(entry, entries.RATE_CAPPED):
            self.rate_capped[entry.seat] += 1

    def _carry_out(self, entry: Entry) -> None:
        match entry:
            case entries.Took(seat, order=order):
                self._take(seat, Person(entry.name, entry.token, entry.rating, entry.shared_line, entry.account), order)
            case entries.Relieved(seat, order=order):
                self._relieve(seat, Person(entry.name, entry.token, account=entry.account), order)
            case entries.Acted(seat, action, seq, spent=spent):
                self._act(Act(seat, action, seq), spent or 0)
            case entries.Undone(seat, seq):
                self._take_back(TakenBack(seat, seq))
            case entries.Ordered(seat, order):
                self._order(seat, order)
            case entries.TimeUp(window):
                self.match.take(TimeUp(window))
            case entries.MoreTime(seat, window):
                self.match.windows.more_time(seat, window)
            case entries.Flagged(_, turn):
                self._run_out(turn)
            case entries.DrawSaid(seat, answer):
                self._say_to_draw(seat, answer)
            case entries.Aborted(seat):
                self._abort(seat)
            case entries.Filled(seat):
                self._fill(seat)
            case entries.Left(seat, decide):
                self._leave(seat, decide)
            case entries.Returned(seat):
                self.absent_seats.come_back(seat)
            case entries.Absent(seat, seconds):
                self.absent_seats.miss(seat, seconds)
            case entries.Back(seat):
                self.absent_seats.back(seat)
            case entries.Replaced(seat, left, yes, off):
                self.absent_seats.say(seat, left, yes, off)
            case entries.Lent(seat, code, until):
                if self.spec.rated:
                    raise Refusal(409, "rated")
                self.handoffs.lend(seat, code, until)
            case entries.Moved(seat, code, token, at):
                self.handoffs.use(seat, code, at)
                self.seating.move(seat, token)
            case entries.Said(seat, text, place, ref):
                self.partners.say(seat, text, place, ref)
            case entries.Asked(seat, action, seq):
                self.partners.ask(Act(seat, action, seq))
            case entries.Consented(seat, line, consent, spent=spent):
                self._consent(seat, line, consent, spent or 0)
            case entries.RematchSaid(seat, yes):
                self.again.need(seat, self.votes_again, self.seating.staying)
                self.again.say(seat, yes)
            case entries.Rematched(table):
                self._play_again(table)
            case entries.NewRules(version):
                self._go_on_under(version)

    def _go_on_under(self, version: int) -> None:
        """Let the game go on under newer rules, if these are the present ones or the present ones carry them out."""
        game = self.variant.game
        if version > game.version:
            raise newer_release()
        if not game.carries_out(version):
            raise Refusal(410, "old_rules-version", version=game.version, old=version)
        self.rules = version

    def _begin(self) -> None:
        """Let reaction windows open once every seat is taken."""
        if self.variant.window and self.seating.started and not (self.ended or self.match.windows.in_use):
            self.match.take(AllSeated())

    def _take(self, seat: int, person: Person, order: str | None) -> None:
        if self.ended:
            raise Refusal(409, "over-table")
        self.seating.need_free(seat)
        if self.spec.rated and person.rating is None:
            raise Refusal(403, "need_account-table")
        number = self._standing(order) if order is not None else None
        self.seating.people[seat] = person
        if self.spec.standin:
            self.seating.stand_in()
        self._call()
        if number is not None:
            self.match.take(Ordered(seat, number))

    def _relieve(self, seat: int, person: Person, order: str | None) -> None:
        if self.ended:
            raise Refusal(409, "over-table")
        self.seating.need_stand_in(seat)
        number = self._standing(order) if order is not None else None
        relief = self.seating.relieve(seat, person, len(self.match.news))
        self.draw = Draw()
        if self.clocks:
            self.clocks.renew(seat)
        self._call()
        self.match.take(Relieved(seat, relief.name))
        if number is not None:
            self.match.take(Ordered(seat, number))

    def _order(self, seat: int, order: str) -> None:
        if self.ended:
            raise Refusal(409, "over-table")
        self.match.take(Ordered(seat, self._standing(order)))

    def _standing(self, order: str) -> int:
        """Return the index of a standing order among those of the variant; raise Refusal if there is no such order."""
        known = [one.id for one in self.variant.orders]
        if order not in known:
            if not known:
                raise Refusal(422, "bad_order-none", order=repr(order[:64]))
            raise Refusal(422, "bad_order", order=repr(order[:64]), known=", ".join(known))
        return known.index(order)

    def order(self, seat: int) -> str | None:
        """Return the standing order of a seat, or None in games without reaction windows."""
        orders = self.variant.orders
        return orders[self.match.windows.orders[seat]].id if orders else None

    def _need_open(self) -> None:
        """Raise Refusal if the game is not under way."""
        if self.seating.left:
            raise Refusal(409, "somebody_left", names=self.absent_seats.names, number=len(self.seating.left))
        if not self.open:
            raise Refusal(409, "not_started")

    def _take_back(self, given: TakenBack) -> None:
        self._need_open()
        self.match.take(given)
        self.absent_seats.forget(given.seat)

    def _act(self, act: Act, spent: int = 0) -> None:
        self._need_open()
        if self.clocks and not self.seating.is_bot(act.seat):
            self.clocks.check(act.seat, spent)
        sealed, noticed = self.match.windows.asks(act.seat), self.match.noticed
        self.match.act(act)
        if sealed or self.match.noticed == noticed:
            return  # not noticed by everybody: it must neither decline a draw nor allow a new offer
        self.draw.acted(act.seat)
        self.absent_seats.forget(act.seat)  # a player who acts is not away
        self.seating.unproven.discard(act.seat)
        if self.clocks:
            self.clocks.acted(act.seat, spent)

    def _conclude(self) -> None:
        """End the game if the rules have ended it."""
        result = self.match.umpire.result
        if result is None or self.ended:
            return
        winners = self._names(result.winners)
        shown = self.match.umpire.view(self.match.spectator, None)["result"]
        losers = shown.get("losers", self._others(winners) if winners else [])
        ended = {
            viewer: Ended(winners, losers, result.reason, shown["clause"], *self._how_it_ended(viewer))
            for viewer in self.match.viewers
        }
        self._end(ended[self.match.spectator], ended)

    def _how_it_ended(self, viewer: int) -> tuple[str, list[Message] | UnsetType]:
        """Return how the rules ended the game: in English and, if the game has catalogues, as messages."""
        umpire = self.match.umpire
        said = read_messages(umpire.view(viewer, None)["result"]["text"])
        return (said, UNSET) if isinstance(said, str) else (umpire.reader(viewer).say(said), sayings(said))

    def _others(self, some: Container[str]) -> list[str]:
        return [name for name in self.seats if name not in some]

    def _consent(self, seat: int, line: int, answer: Consent, spent: int) -> None:
        act = self.partners.to_play(seat, line) if answer == "yes" else None
        if act is not None:
            self._act(act, spent)  # if the rules refuse it now, nothing has changed
        self.partners.consent(seat, line, answer)

    def _say_to_draw(self, seat: int, answer: Answer) -> None:
        if self.spec.day is not None:
            raise Refusal(409, "duel-draw")
        if answer == "decline":
            self.draw.decline(seat)
        elif answer == "accept":
            self.draw.accept(seat)
            if len(self.draw.agreed) == len(self.seats):
                self._close("agreed", "ended-agreed")
        elif self.may_offer(seat):
            self.draw.offer(seat)
        else:
            raise Refusal(409, "no_draw")

    def _abort(self, seat: int) -> None:
        if self.spec.day is not None:
            raise Refusal(409, "duel-abort")
        if "abort" not in self.acts(seat):
            raise Refusal(409, "too_late-abort")
        self._close("aborted", "ended-aborted", seat)

    def _fill(self, seat: int) -> None:
        if "fill" not in self.acts(seat):
            raise Refusal(409, "no_free_seat")
        self.seating.fill()
        self._call()

    def _leave(self, seat: int, decide: bool) -> None:
        if self.ended:
            raise Refusal(409, "over-table")
        if seat in self.seating.left:
            raise Refusal(409, "left-already")
        if not self.seating.started and not any(player == seat for player, _ in self.match.played):
            self.seating.free(seat)
            self.handoffs.forget(seat)
            self._call()
            self._ask_always(seat)
        elif self._goes_on_without(seat):
            self._leave_others(seat, decide)
        else:
            self._end_by_leaving(seat)

    def _goes_on_without(self, seat: int) -> bool:
        """Return whether the game goes on when a person leaves: if others stay who have somebody to play with."""
        return bool(self.seating.staying - {seat}) and (len(self.seats) > ONE_ON_ONE or seat in self.seating.unproven)

    def _leave_others(self, seat: int, decide: bool) -> None:
        """Let the game go on without a person who has left.

        In games with teams it waits for what those who stay decide, with `decide` only for a turn's time. In other
        games a computer player takes the seat at once.
        """
        if self.variant.teams:
            self.draw = Draw()
            self.absent_seats.leave(seat, decide)
        else:
            self._hand_over(seat, "{person} has left.")

    def _end_by_leaving(self, seat: int) -> None:
        if self.seating.left:
            self._close("aborted", "ended-deserted", seat)
        elif not self.match.begun:
            self._close("aborted", "ended-left_before", seat)
        else:
            self._close("left", "ended-left", seat, self._names(self.side(seat)))

    def _names(self, seats: Iterable[int]) -> list[str]:
        return [self.seats[seat] for seat in seats]

    def side(self, seat: int) -> tuple[int, ...]:
        """Return the seats that win and lose together with this one."""
        return next((team for team in self.variant.teams if seat in team), (seat,))

    def _follow_turn(self, ran: int = 0) -> None:
        """Let the absent seats and the clocks follow the turn. `ran` is what had run on the clock."""
        turn = self._public_turn()
        self.absent_seats.turn = set(turn.seats)
        self._settle()
        if self.clocks:
            paused = not self.seating.started or bool(self.seating.left)
            pause = Pause(frozenset(self.seating.left), self.absent_seats.timed) if paused else None
            people, begun = self.seating.of_people, self.match.begun
            self.clocks.follow(None if self.ended else turn, pause, people, begun, ran)

    def _public_turn(self) -> PublicTurn:
        """Return the turn as everybody sees it.

        In a reaction window it is that of all seats that are asked, whether or not a sealed answer has come.
        """
        windows, spectator = self.match.windows, self.match.viewers[self.match.spectator]
        view = self.variant.game.schema.read_view(spectator.packed)
        if windows.window is not None:
            return PublicTurn(frozenset(windows.window.asks), view.phase, windows.number)
        seats = (seat for seat in range(len(self.seats)) if view.waiting >> seat & 1)
        return PublicTurn(frozenset(seats), view.phase)

    # ---- time ----

    def _run_out(self, number: int) -> None:
        """Let the clock with this number run out."""
        if self.clocks is None:
            raise Refusal(409, "no_clock-table")
        clock = self.clocks.run_out(number)
        if clock.kind == "window":
            self.match.take(TimeUp(clock.window))
        elif clock.kind == "absence":
            for left in list(self.seating.left):
                self._hand_over(left, "{person} has left.")
        elif clock.seat is None:
            self.match.take(PhaseUp(frozenset(filter(self.is_late, range(len(self.seats))))))
        else:
            self._lose_on_time(clock, clock.seat)

    def _lose_on_time(self, clock: Clock, seat: int) -> None:
        if seat not in self.seating.unproven and (clock.kind == "first" or not self.match.begun):
            self._close("aborted", "ended-time_before", seat)
        elif self._goes_on_without(seat):
            self._hand_over(seat, "{person's} time is up.")
        else:
            self._close("time", "ended-time", seat, self._names(self.side(seat)))

    def is_late(self, seat: int) -> bool:
        """Return whether a computer player chooses for the person on this seat, because the time of a phase is up."""
        late = self.clocks is not None and seat in self.clocks.late
        return late and not self.seating.is_bot(seat) and bool(self.match.viewers[seat].question)

    def _settle(self) -> None:
        """Carry out what those who stay have decided about the seats that are waited for."""
        if self.ended:
            return
        settled, off = self.absent_seats.settle()
        if off is not None:
            self._close("aborted", "ended-off_left" if off in self.seating.left else "ended-off_away", off)
        for seat in settled:
            if self.absent_seats.claims:
                self._close("away", "ended-away", seat, self._names(self.side(seat)))
            else:
                is_away = self.absent_seats.is_away(seat)
                self._hand_over(seat, "{person} was away for too long." if is_away else "{person} has left.")

    def _hand_over(self, seat: int, why: str) -> None:
        """Let a computer player go on in the seat of somebody who has left others behind. `why` is a sentence."""
        over = TakenOver(seat, self._called(seat), why)
        self.seating.hand_over(seat)
        self.absent_seats.forget(seat)
        self.handoffs.forget(seat)
        self.draw = Draw()
        self._call()
        self.match.take(over)
        self._ask_always(seat)

    def _call(self) -> None:
        self.match.call(self.seating.called())

    def _called(self, seat: int) -> str:
        return self.seating.called()[seat]

    def _ask_always(self, seat: int) -> None:
        """Reset the standing order of a seat, because that of the last player does not bind the next one."""
        if self.variant.orders:
            self.match.take(Ordered(seat, self.match.windows.always))

    def _close(self, termination: str, id: str, seat: int | None = None, losers: Sequence[str] = ()) -> None:
        """End a game that the players have ended themselves. `id`: of a sentence, which may be about a seat."""
        self.match.close()
        winners = self._others(losers) if losers else []
        said = [Message(id) if seat is None else Message(id, {"seat": self.seats[seat]})]
        names = dict(zip(self.seats, self.seating.called(), strict=True))
        ended = Ended(winners, list(losers), termination, None, in_words(said, names=names), said)
        told = {} if seat is None else {seat: in_words(said, names=names, you=self.seats[seat])}
        self._end(ended, {viewer: msgspec.structs.replace(ended, text=text) for viewer, text in told.items()})

    def _end(self, ended: Ended, told: dict[int, Ended]) -> None:
        """End the game. `told`: how viewers are told so in other words than everybody."""
        self.ended, self._ended_for, self.again = ended, told, Again()
        self.draw = Draw()
        if ended.termination != "aborted" and self.seating.staying:
            self.thanks = [seat for seat in range(len(self.seats)) if self.seating.is_bot(seat)]

    # ---- computer players ----

    def judges(self, seat: int) -> bool:
        """Return whether a computer player sits there that can judge how the game stands."""
        plan = self.seating.plans[seat]
        return plan.kind == "bot" and evaluates(plan.level) and estimates(self.variant)

    @property
    def keeps_on(self) -> bool:
        """Whether bots move though nobody looks: one goes on for somebody who is gone, and the others have clocks."""
        return self.spec.time is not None and bool(self.seating.gone and self.seating.staying)

    @property
    def quiet(self) -> bool:
        """Whether the game has made no progress for long, as everybody sees."""
        quiet, umpire = self.variant.game.quiet, self.match.umpire
        return quiet is not None and quiet(umpire.game.schema.read_view(umpire.packed(umpire.spectator)))

    def people_beside(self, seat: int) -> bool:
        """Return whether another seat on the side of this one has a person."""
        return any(self.seating.present(other) for other in self.side(seat) if other != seat)

    def side_agrees(self, seat: int) -> bool:
        """Return whether a seat on the side of this one, itself included, agrees to the offered draw."""
        return any(other in self.draw.agreed for other in self.side(seat))

    # ---- what may be done, and what was ----

    def reader(self, viewer: int, words: Tongue) -> Reader | None:
        """Return the reader who is told in words what the game says; None: it is sent as it is."""
        umpire = self.match.umpire
        return None if words is None or not umpire.game.catalogues else umpire.reader(viewer, words)

    def replayed_by(self, words: Tongue) -> Reader | None:
        """Return the reader who is told in words what a replay says, which is for everybody; None: as it is."""
        return self.reader(self.match.spectator, words)

    def ended_for(self, viewer: int) -> Ended | None:
        """Return how the game ended as this viewer is told, or None while it goes on."""
        return self._ended_for.get(viewer, self.ended)

    def acts(self, viewer: int) -> list[TableAct]:
        """Return what this viewer may do now besides playing."""
        if viewer == self.match.spectator or self.seating.people[viewer] is None:
            return []
        if viewer in self.seating.left:
            return [] if self.ended else ["return"]
        if self.ended:
            return [] if self.again.next else ["rematch"]
        draw: list[TableAct] = ["draw"] if self.may_offer(viewer) or self.draw.may_answer(viewer) else []
        fill: list[TableAct] = [] if self.seating.started or self.spec.rated else ["fill"]
        abort: list[TableAct] = ["abort"] if self._may_abort(viewer) else []
        again: list[TableAct] = ["rematch"] if self.votes_again else []
        undo: list[TableAct] = ["undo"] if self.open and self.match.may_take_back(viewer) else []
        return [*undo, *draw, *fill, *again, *abort, "leave"]

    def _may_abort(self, seat: int) -> bool:
        duel = self.spec.day is not None  # the one attempt of its player
        return not (self.match.begun or duel or seat in self.seating.unproven)

    @property
    def votes_again(self) -> bool:
        """Whether people may agree on another table.

        They may once the game is over, and where somebody has relieved a stand-in before the game has begun: there
        everybody can set up.
        """
        return self.ended is not None or (bool(self.seating.relieved) and not self.match.begun)

    def _play_again(self, table: str) -> None:
        """Note the table on which people have agreed. A game that has not begun yet is called off for it."""
        if not self.votes_again:
            raise Refusal(409, "begun")
        if self.ended is None:
            self._close("aborted", "ended-anew")
        self.again.begin(table)

    @property
    def draws_open(self) -> bool:
        """Whether everybody at the table can agree to a draw: people, and computer players that judge the game.

        Nobody can in a duel of a day.
        """
        plans = enumerate(self.seating.plans)
        return self.spec.day is None and all(plan.kind == "human" or self.judges(seat) for seat, plan in plans)

    def may_offer(self, seat: int) -> bool:
        """Return whether this seat may offer a draw now."""
        seating = self.seating
        if self.ended or seating.left or not seating.started or not self.draws_open:
            return False
        return (seating.present(seat) or seating.is_bot(seat)) and self.draw.may_offer(seat)

    def course(self) -> Course:
        """Return the course of a game that is over, for a review."""
        match, opening = self.match, len(self.match.umpire.opening)
        marks = [match.decided[played - 1] if played else opening for played in match.positions]
        return course_of(match.umpire, marks, self._ending())

    def _ending(self) -> list[int]:
        """Return how the game ended for every seat, from -1000 to 1000; nothing if it was called off."""
        ended = self.ended
        if ended is None or ended.termination == "aborted":
            return []
        return [1000 * ((seat in ended.winners) - (seat in ended.losers)) for seat in self.seats]

    def replay(self, at: int) -> Replayed:
        """Return position `at` of the replay, as every viewer saw it; raise Refusal before the end of the game."""
        if not self.ended:
            raise Refusal(409, "not_over-replay")
        return self._replay.show(at)

    def scenario(self, at: int) -> str:
        """Return position `at` of the replay as a scenario file.

        Raise Refusal if the game is not over, or if the position cannot be written. Nothing here changes, so this may
        run beside other work.
        """
        if not self.ended:
            raise Refusal(409, "not_over-position")
        decisions = self._replay.decisions(at)
        where = f"{self.variant.title}, position {at} of table {self.spec.id}"
        try:
            return write_scenario(self.match.umpire, decisions, f"{self.spec.id}-{at}", where)
        except Unwritable as problem:
            raise Refusal(422, "no_position", why=str(problem)) from problem

    def beginning(self, at: int) -> Beginning:
        """Return the beginning of a game that goes on from position `at`.

        Raise Refusal if this game is not over yet, or if it is over at that position.
        """
        if not self.ended:
            raise Refusal(409, "not_over-play_on")
        if self._replay.is_end(at):
            raise Refusal(409, "over-position")
        decisions = self._replay.decisions(at)
        before = self.spec.earlier.seeds if self.spec.earlier else []
        parts = [*before, (decisions, self.spec.seed)]
        last = next(number for number, (until, _) in enumerate(parts) if until >= decisions)
        seeds = [(min(until, decisions), seed) for until, seed in parts[: last + 1]] if decisions else []
        return Beginning(self.spec.id, at, self._replay.parts(at), seeds)

"""One table: its people, its offers, how it ended, and the match they play. No I/O, no clock.

`do(entry)` either carries an entry out or refuses it and changes nothing; the same method replays the
store's log.
"""

from __future__ import annotations

import hmac
from collections.abc import Container, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from sandtable.games import variant
from sandtable.host import entries
from sandtable.host.entries import Entry, Founding, SeatPlan
from sandtable.host.leavers import Leavers
from sandtable.host.match import Act, AllSeated, Match, Ordered, TimeUp
from sandtable.host.partners import Partners
from sandtable.host.protocol.answers import Replayed, Snapshot
from sandtable.host.protocol.fields import Consent, TableAct
from sandtable.host.protocol.table import Ended, Offers, Reactions, Seat, Table
from sandtable.host.refusals import Refusal
from sandtable.host.tokens import digest
from sandtable.players.levels import USUAL
from sandtable.umpire.records import DRAW, UNFINISHED, write_record
from sandtable.umpire.umpire import Umpire

COMPUTER = "Computer"
"""What a computer player is called in sentences, where the title of its level might be taken for a piece's."""
ONE_ON_ONE = 2
"""Where one of two leaves, the other has won; at larger tables the game goes on."""


@dataclass(slots=True)
class Person:
    """Who sits on a seat: a name, and the hash of the token that proves it."""

    name: str
    token: str


@dataclass(slots=True)
class Draw:
    """An offer of a draw: who made it, who agrees, and who may not offer again before acting."""

    by: int | None = None
    agreed: set[int] = field(default_factory=set)
    spent: set[int] = field(default_factory=set)


class Room:
    """A table with everything that belongs to it."""

    def __init__(self, founding: Founding) -> None:
        self.founding = founding
        self.variant = variant(founding.variant)
        self.seats = self.variant.seats(len(founding.seats))
        self.plans = list(founding.seats)
        self.people: list[Person | None] = [None] * len(self.seats)
        self.gone: dict[int, str] = {}  # the names of those who left, where a computer player plays on for them
        self.match = Match(self._umpire)
        self.partners = Partners(self)
        self.left = Leavers(self)
        self.draw = Draw()
        self.ended: Ended | None = None
        self.rematch: str | None = None
        self._replayed: tuple[int, Umpire] | None = None  # the last position that was replayed: the next is near
        self._begin()

    def _umpire(self) -> Umpire:
        plan = self.founding
        umpire = Umpire(self.variant, players=len(plan.seats), options=plan.options, seed=plan.seed)
        umpire.names = self.called()
        return umpire

    def called(self) -> list[str]:
        """What the players are called in sentences; whoever shares a name is told apart by the seat."""
        names = [self._name(seat) or seat_name for seat, seat_name in enumerate(self.seats)]
        return [f"{name} ({self.seats[seat]})" if names.count(name) > 1 else name for seat, name in enumerate(names)]

    def _name(self, seat: int) -> str | None:
        person = self.people[seat]
        if person:
            return person.name
        return self._computer(seat) if self.is_bot(seat) else None

    def _computer(self, seat: int) -> str:
        """A lone computer player needs no more of a name."""
        if seat in self.gone:
            return f"{COMPUTER} for {self.gone[seat]}"
        others = sum(plan.kind == "bot" for plan in self.plans) - len(self.gone) > 1
        return f"{COMPUTER} {self.seats[seat]}" if others else COMPUTER

    # ---- who is who ----

    def is_bot(self, seat: int) -> bool:
        """Whether a computer player sits there."""
        return self.plans[seat].kind == "bot"

    def taken(self, seat: int) -> bool:
        """Whether somebody sits there."""
        return self.is_bot(seat) or self.people[seat] is not None

    def present(self, seat: int) -> bool:
        """Whether a person sits there and has not got up."""
        return self.people[seat] is not None and seat not in self.left

    @property
    def staying(self) -> set[int]:
        """The seats of all people who are present."""
        return {seat for seat in range(len(self.seats)) if self.present(seat)}

    @property
    def started(self) -> bool:
        """Every seat is taken."""
        return all(self.taken(seat) for seat in range(len(self.seats)))

    @property
    def open(self) -> bool:
        """Whether the game is under way. Until everybody is there only what all owe at once may be done, such as laying
        out secret set-ups; and nothing while somebody is waited for who has left.
        """
        owing = self.match.umpire.waiting
        return not self.left and all(self.taken(seat) or seat in owing for seat in range(len(self.seats)))

    def seat_named(self, name: str) -> int:
        """The number of a seat."""
        if name not in self.seats:
            raise Refusal(
                404,
                "no_seat",
                f"There is no seat {name[:24]!r} at this table; its seats are {', '.join(self.seats)}.",
            )
        return self.seats.index(name)

    def seat_of(self, token: str) -> int:
        """The seat that a token stands for."""
        for seat in range(len(self.seats)):
            if self.holds(seat, token):
                return seat
        raise Refusal(403, "wrong_token", "This token holds no seat at this table.")

    def holds(self, seat: int, token: str) -> bool:
        """Whether this is the token of that very seat."""
        person = self.people[seat]
        return person is not None and hmac.compare_digest(person.token, digest(token))

    def check_invite(self, secret: str) -> None:
        """Whoever takes a seat must have been invited."""
        if not hmac.compare_digest(digest(secret), self.founding.invite):
            raise Refusal(403, "wrong_invite", "This invite does not belong to this table. Ask for the link again.")

    # ---- what happens ----

    def do(self, entry: Entry) -> None:
        """Carries an entry out, or raises Refusal or Stale and changes nothing."""
        self._carry_out(entry)
        self._begin()
        self._conclude()
        self.partners.let_lapse()

    def _carry_out(self, entry: Entry) -> None:
        match entry:
            case entries.Took(seat, name, token, order):
                self._take(seat, name, token, order)
            case entries.Acted(seat, action, seq):
                self._act(Act(seat, action, seq))
            case entries.Ordered(seat, order):
                self._order(seat, order)
            case entries.TimeUp(window):
                self.match.take(TimeUp(window))
            case entries.DrawSaid(seat, "offer"):
                self._offer_draw(seat)
            case entries.DrawSaid(seat, "accept"):
                self._accept_draw(seat)
            case entries.DrawSaid(seat):
                self._decline_draw(seat)
            case entries.Aborted(seat):
                self._abort(seat)
            case entries.Filled(seat):
                self._fill(seat)
            case entries.Left(seat):
                self._leave(seat)
            case entries.Returned(seat):
                self.left.come_back(seat)
            case entries.Replaced(seat, left, yes):
                self.left.say(seat, left, yes)
            case entries.Said(seat, text, place, ref):
                self.partners.say(seat, text, place, ref)
            case entries.Asked(seat, action, seq):
                self.partners.ask(Act(seat, action, seq))
            case entries.Consented(seat, line, answer):
                self._consent(seat, line, answer)
            case entries.Rematched(table):
                self.rematch = table

    def _begin(self) -> None:
        """Reactions are asked for when everybody is there."""
        if self.variant.window and self.started and not (self.ended or self.match.windows.in_use):
            self.match.take(AllSeated())

    def _take(self, seat: int, name: str, token: str, order: str | None) -> None:
        if self.ended:
            raise Refusal(409, "over", "The game at this table is over.")
        if self.is_bot(seat):
            raise Refusal(409, "taken", f"A computer player sits on {self.seats[seat]}.")
        if self.people[seat] is not None:
            raise Refusal(409, "taken", f"Somebody else sits on {self.seats[seat]} already.")
        number = self._standing(order) if order is not None else None
        self.people[seat] = Person(name, token)
        self.match.call(self.called())
        if number is not None:
            self.match.take(Ordered(seat, number))

    def _order(self, seat: int, order: str) -> None:
        if self.ended:
            raise Refusal(409, "over", "The game at this table is over.")
        self.match.take(Ordered(seat, self._standing(order)))

    def _standing(self, order: str) -> int:
        """The place of a standing order among those of the variant."""
        known = [one.id for one in self.variant.orders]
        if order not in known:
            there = f"there are: {', '.join(known)}" if known else "in this game there are none"
            raise Refusal(422, "bad_order", f"There is no standing order {order[:64]!r}; {there}.")
        return known.index(order)

    def order(self, seat: int) -> str | None:
        """The standing order of a seat; None in games without reaction windows."""
        orders = self.variant.orders
        return orders[self.match.windows.orders[seat]].id if orders else None

    def _act(self, act: Act) -> None:
        if self.left:
            raise Refusal(409, "somebody_left", f"The game waits: {self.left}.")
        if not self.open:
            raise Refusal(409, "not_started", "The game begins when every seat is taken.")
        sealed, noticed = self.match.windows.asks(act.seat), self.match.noticed
        self.match.act(act)
        if sealed or self.match.noticed == noticed:
            return  # nobody may notice it: it neither declines a draw nor earns a new offer
        self.draw.spent.discard(act.seat)
        if self.draw.by is not None and act.seat != self.draw.by:
            self.draw = Draw(spent=self.draw.spent)  # to play on is to decline

    def _conclude(self) -> None:
        """Ends it where the rules have."""
        result = self.match.umpire.result
        if result is None or self.ended:
            return
        winners = [self.seats[winner] for winner in result.winners]
        shown = self.match.umpire.view(self.match.spectator)["result"]
        losers = shown.get("losers", self._others(winners) if winners else [])
        last_word = msgspec.json.decode(self.match.viewers[self.match.spectator].log[-1])["text"]
        self._end(Ended(winners, losers, result.reason, shown["clause"], last_word))

    def _others(self, some: Container[str]) -> list[str]:
        return [name for name in self.seats if name not in some]

    def _consent(self, seat: int, line: int, answer: Consent) -> None:
        act = self.partners.to_play(seat, line) if answer == "yes" else None
        if act is not None:
            self._act(act)  # where the rules refuse it now, nothing has changed
        self.partners.consent(seat, line, answer)

    def _offer_draw(self, seat: int) -> None:
        if "draw" not in self.acts(seat):
            raise Refusal(409, "no_draw", "A draw can be offered while people play, once between two actions of yours.")
        self.draw.by = seat
        self.draw.agreed = {seat}
        self.draw.spent.add(seat)

    def _accept_draw(self, seat: int) -> None:
        self._answerable(seat)
        self.draw.agreed.add(seat)
        if len(self.draw.agreed) == len(self.seats):
            self._close(Ended([], [], "agreed", None, "The players have agreed on a draw."))

    def _decline_draw(self, seat: int) -> None:
        self._answerable(seat)
        self.draw = Draw(spent=self.draw.spent)

    def _answerable(self, seat: int) -> None:
        if self.ended or self.draw.by is None or seat in self.draw.agreed:
            raise Refusal(409, "no_offer", "There is no offer of a draw for you to answer.")

    def _abort(self, seat: int) -> None:
        if "abort" not in self.acts(seat):
            raise Refusal(409, "too_late", "The game has begun: it can be resigned or left, but not called off.")
        self._close(Ended([], [], "aborted", None, f"{self.called()[seat]} has called the game off before it began."))

    def _fill(self, seat: int) -> None:
        if "fill" not in self.acts(seat):
            raise Refusal(409, "no_free_seat", "There is no free seat at this table.")
        for free in [free for free in range(len(self.seats)) if not self.taken(free)]:
            self.plans[free] = SeatPlan("bot", USUAL)
        self.match.call(self.called())

    def _leave(self, seat: int) -> None:
        if self.ended:
            raise Refusal(409, "over", "The game at this table is over.")
        if seat in self.left:
            raise Refusal(409, "left", "You have left the table already.")
        if not self.started and not any(player == seat for player, _ in self.match.played):
            self.people[seat] = None
            self.match.call(self.called())
            self._ask_always(seat)
            return
        if len(self.seats) > ONE_ON_ONE and self.staying - {seat}:
            if self.variant.teams:
                self.draw = Draw()
                self.left.add(seat)
            else:
                self.hand_over(seat)
            return
        if self.left:
            self._close(Ended([], [], "aborted", None, f"{self.called()[seat]} has left, and nobody is at the table."))
            return
        if not self.match.begun:
            self._close(Ended([], [], "aborted", None, f"{self.called()[seat]} has left before the game had begun."))
            return
        losers = [self.seats[one] for one in self._side(seat)]
        self._close(Ended(self._others(losers), losers, "left", None, f"{self.called()[seat]} has left the table."))

    def _side(self, seat: int) -> tuple[int, ...]:
        """The seats that win and lose together with this one."""
        return next((team for team in self.variant.teams if seat in team), (seat,))

    def hand_over(self, seat: int) -> None:
        """A computer player goes on in the seat of somebody who has left others behind."""
        person = self.people[seat]
        assert person is not None
        self.gone[seat] = person.name
        self.people[seat] = None
        self.plans[seat] = SeatPlan("bot", USUAL)
        self.draw = Draw()
        self.match.call(self.called())
        self._ask_always(seat)

    def _ask_always(self, seat: int) -> None:
        """What whoever sat here wanted to be asked does not bind who comes next."""
        if self.variant.orders:
            self.match.take(Ordered(seat, self.match.windows.always))

    def _close(self, ended: Ended) -> None:
        self.match.close()
        self._end(ended)

    def _end(self, ended: Ended) -> None:
        self.ended = ended
        self.draw = Draw()

    # ---- showing ----

    def acts(self, viewer: int) -> list[TableAct]:
        """What this viewer may do now besides playing."""
        if viewer == self.match.spectator or self.people[viewer] is None:
            return []
        if viewer in self.left:
            return [] if self.ended else ["return"]
        if self.ended:
            return ["rematch"]
        people_only = all(plan.kind == "human" for plan in self.plans)
        may_offer = (
            self.started and people_only and not self.left and self.draw.by is None and viewer not in self.draw.spent
        )
        may_answer = self.draw.by is not None and viewer not in self.draw.agreed
        draw: list[TableAct] = ["draw"] if may_offer or may_answer else []
        fill: list[TableAct] = [] if self.started else ["fill"]
        abort: list[TableAct] = [] if self.match.begun else ["abort"]
        return [*draw, *fill, *abort, "leave"]

    def table(self, viewer: int, here: Container[int] = (), thinking: Container[int] = ()) -> Table:
        """What is round the game, as a viewer sees it.

        `here`: connected seats; `thinking`: computer players at work.
        """
        plan = self.founding
        umpire = self.match.umpire
        return Table(
            id=plan.id,
            variant=self.variant.id,
            title=self.variant.title,
            players=len(self.seats),
            options=dict(plan.options),
            talk=plan.talk,
            clock=plan.clock,
            seats=[self._seat(seat, seat in here, seat in thinking) for seat in range(len(self.seats))],
            started=self.started,
            ended=self.ended,
            offers=self._offers(),
            acts=self.acts(viewer),
            commitment=umpire.commitment,
            seed=plan.seed.hex() if self.ended else None,
            rematch=self.rematch,
        )

    def _offers(self) -> Offers:
        draw = None if self.draw.by is None else self.seats[self.draw.by]
        return Offers(draw, self.left.shown())

    def _seat(self, seat: int, here: bool, thinking: bool) -> Seat:
        plan = self.plans[seat]
        return Seat(
            self.seats[seat],
            plan.kind,
            plan.level,
            self.called()[seat] if self.taken(seat) else None,
            self.taken(seat),
            here,
            thinking,
            seat in self.left,
        )

    def you(self, viewer: int) -> str | None:
        """The name of the viewer's seat."""
        return None if viewer == self.match.spectator else self.seats[viewer]

    def snapshot(self, viewer: int, table: Table, window: Reactions | None) -> Snapshot:
        """The table, and all that this viewer may know of the game."""
        all_of_it = self.match.resync(viewer)
        return Snapshot(
            all_of_it.n,
            all_of_it.view,
            all_of_it.legal,
            all_of_it.seq,
            all_of_it.ask,
            table,
            self.you(viewer),
            all_of_it.log,
            self.partners.shown(viewer),
            window,
        )

    # ---- afterwards ----

    def record(self, viewer: int) -> str:
        """The record: before the end what the viewer may know, then everything."""
        return write_record(self.match.umpire, self._headers(), None if self.ended else viewer)

    def _headers(self) -> dict[str, str]:
        headers = {"Table": self.founding.id}
        for seat, name in enumerate(self.seats):
            person = self.people[seat]
            headers[name] = person.name if person else self.plans[seat].level or "?"
            if seat in self.gone:
                headers[name] = f"{self.gone[seat]}, then {headers[name]}"
        if self.ended and not self.match.umpire.over:
            headers["Result"] = self._result(self.ended)
            headers["Termination"] = self.ended.termination
            headers["Reason"] = self.ended.text
        return headers

    def _result(self, ended: Ended) -> str:
        if ended.termination == "aborted":
            return UNFINISHED
        return "+".join(ended.winners) or DRAW

    def replay(self, at: int) -> Replayed:
        """The position after `at` public happenings, as every viewer saw it. Acts that only their own seat
        noticed, such as laying out a secret set-up, go with the next that all did.
        """
        if not self.ended:
            raise Refusal(409, "not_over", "A game can be replayed when it is over.")
        marks = sorted({0, *self.match.news, len(self.match.played)})
        if at >= len(marks):
            raise Refusal(422, "bad_position", f"The game has {len(marks) - 1} actions.")
        if self._replayed is None or self._replayed[0] >= at:
            self._replayed = 0, self._umpire()
        done, umpire = self._replayed
        told: list[dict[str, Any]] = []
        acts: list[tuple[int, str]] = []
        for number, (seat, action) in enumerate(self.match.played[marks[done] : marks[at]], start=marks[done]):
            steps = umpire.act(seat, action)
            if number >= marks[at - 1]:
                told += [event for step in steps for event in umpire.told(step, umpire.spectator)]
                acts.append((seat, action if isinstance(action, str) else steps[0].text))
        self._replayed = at, umpire
        views: dict[str, dict[str, Any]] = {name: umpire.view(seat) for seat, name in enumerate(self.seats)}
        views["spectator"] = umpire.view(umpire.spectator)
        return Replayed(at, len(marks) - 1, self._caption(acts), told, views)

    def _caption(self, acts: Sequence[tuple[int, str]]) -> str:
        """What the seat that acted last has done in one position of a replay."""
        if not acts:
            return ""
        last = acts[-1][0]
        return f"{self.seats[last]} {', '.join(text for seat, text in acts if seat == last)}"

"""The talk of the partners of a team, and the acts that need their agreement. No I/O, no clock.

Nothing of it shows anywhere else: not in the match and its numbers, nor in the table, nor in the records.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from msgspec import UNSET

from sandtable.bots.levels import evaluates
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.engine.messages import Message
from sandtable.engine.partners import Spoken
from sandtable.engine.sentences import of
from sandtable.host.protocol.fields import MOST_LINES, Consent, Talk
from sandtable.host.protocol.table import Line, Question, Team
from sandtable.host.refusals import Discreet
from sandtable.host.said import in_words
from sandtable.host.table.given import Act
from sandtable.host.table.match import Match
from sandtable.host.table.seating import Seating


@dataclass(slots=True)
class Asking:
    """An act that waits for the partners' yes.

    `line` is the number of the line in which it was asked, and `yes` holds the seats that have agreed.
    """

    act: Act
    line: int
    yes: set[int] = field(default_factory=set)


@dataclass(slots=True)
class Conversation:
    """The lines of one team, and its open question."""

    seats: tuple[int, ...]
    lines: list[Line] = field(default_factory=list)
    asking: Asking | None = None
    asked: set[tuple[int, int]] = field(default_factory=set)  # seat and seq of every question so far
    heard: set[tuple[int, str]] = field(default_factory=set)  # seat and reference of every message with a reference


class Partners:
    """The teams of a table. `rule` says when they may talk; it is None where nobody has a partner."""

    def __init__(self, variant: Variant, rule: Talk | None, seating: Seating, match: Match) -> None:
        self._variant = variant
        self._rule = rule
        self._seating = seating
        self._match = match
        self.restore([Conversation(team) for team in variant.teams])

    def snapshot(self) -> list[Conversation]:
        """Return what `restore` needs, in parts that the partners share."""
        return self._talks

    def restore(self, talks: list[Conversation]) -> None:
        """Go on from a snapshot."""
        self._talks = talks
        self._of = {seat: talk for talk in talks for seat in talk.seats}

    # ---- talking ----

    def has_said(self, seat: int, ref: str | None) -> bool:
        """Return whether the message with this reference has been accepted before.

        A client whose answer was lost sends the message again.
        """
        talk = self._of.get(seat)
        return ref is not None and talk is not None and (seat, ref) in talk.heard

    def said(self, seat: int) -> list[Spoken]:
        """Return what a seat's team has said, for a computer player that makes plans with its partner.

        The list is empty if the seat has no partner, or if the game has no planner.
        """
        talk = self._of.get(seat) if self._variant.game.planner else None
        if talk is None:
            return []
        number = self._seating.seats.index
        return [Spoken(number(line.seat), line.text, line.place) for line in talk.lines if line.kind == "said"]

    def may_say(self, seat: int) -> bool:
        """Return whether a seat can send a message to its partners now."""
        return seat in self._of and self._closed(seat) is None

    def is_bound(self, seat: int) -> bool:
        """Return whether the rules let a seat tell its partners nothing now, and so nothing to all players either."""
        plays = self._seating.started and not self._match.over
        free = self._rule == "always" or (self._rule == "plan" and self._confer())
        return seat in self._of and plays and not free

    def say(self, seat: int, text: str, place: str | None, ref: str | None = None) -> None:
        """Add a message of a seat, which is a text, a place to look at, or both.

        Raise Discreet if talk is closed, if the message has been sent before, if there is no such place, or if the seat
        has sent as many messages as a game allows.
        """
        talk = self._talk(seat)
        if self.has_said(seat, ref):
            raise Discreet(409, "said")
        closed = self._closed(seat)
        if closed is not None:
            raise Discreet(409, [closed])
        if sum(line.seat == self._seating.seats[seat] and line.kind == "said" for line in talk.lines) >= MOST_LINES:
            raise Discreet(409, "talk_full", most=MOST_LINES)
        places = self._variant.places
        if place is not None and place not in places:
            if not places:
                raise Discreet(422, "bad_place-none", place=repr(place))
            raise Discreet(422, "bad_place", place=repr(place), first=places[0], last=places[-1])
        self._add(talk, "said", seat, text, place)
        if ref is not None:
            talk.heard.add((seat, ref))

    def _talk(self, seat: int) -> Conversation:
        if seat not in self._of:
            raise Discreet(409, "no_partner")
        return self._of[seat]

    def _closed(self, seat: int) -> Message | None:
        """Return what says why a seat cannot send messages to its partners now, or None if it can."""
        if self._rule == "off":
            return Message("talk_closed-off")
        if self._match.over:
            return Message("talk_closed-over")
        if not self._seating.started:
            return Message("talk_closed-start")
        if seat in self._seating.left:
            return Message("talk_closed-left")
        if not self._listen(seat):
            return self._nobody_listens(seat)
        if self._rule == "always" or self._confer():
            return None
        if self._variant.confers is None:
            return Message("talk_closed-game")
        return Message("talk_closed-begun")

    def _confer(self) -> bool:
        """Return whether the rules let partners talk now, judged by what everybody sees."""
        confers, umpire = self._variant.confers, self._match.umpire
        return (
            confers is not None
            and not umpire.over
            and confers(umpire.game.schema.read_view(umpire.packed(umpire.spectator)))
        )

    def _people_beside(self, seat: int) -> list[int]:
        return [other for other in self._of[seat].seats if other != seat and self._seating.present(other)]

    def _listen(self, seat: int) -> bool:
        """Return whether a partner reads what this seat says: a person, or a computer player that plans."""
        others = (other for other in self._of[seat].seats if other != seat)
        return bool(self._people_beside(seat)) or any(map(self.plans, others))

    def plans(self, seat: int) -> bool:
        """Return whether a computer player sits there that makes plans with its partner."""
        plan = self._seating.plans[seat]
        return plan.kind == "bot" and evaluates(plan.level) and self._variant.game.planner is not None

    def _nobody_listens(self, seat: int) -> Message:
        if any(other in self._seating.left for other in self._of[seat].seats):
            return Message("talk_closed-partner_left")
        return Message("talk_closed-computer")

    def _add(
        self,
        talk: Conversation,
        kind: Literal["said", "asked", "declined", "withdrawn", "lapsed"],
        seat: int,
        text: str,
        place: str | None = None,
    ) -> None:
        talk.lines.append(Line(len(talk.lines) + 1, kind, self._seating.seats[seat], text, place))

    # ---- what needs the partners' yes ----

    def needs_yes(self, act: Act) -> bool:
        """Return whether an act would be played only with the partners' yes.

        Resigning does, if a partner is a person.
        """
        umpire = self._match.umpire
        if act.seat not in self._of or not self._people_beside(act.seat):
            return False
        if not self._seating.may_play(umpire.waiting) or not self._asks(act):
            return False
        try:
            decisions = umpire.read(act.seat, act.action)
        except BadInput:
            return False
        allowed = {choice["id"] for choice in umpire.offer(act.seat)}
        return any(decision in self._variant.unlisted and decision in allowed for decision in decisions)

    def _asks(self, act: Act) -> bool:
        """Return whether the match still asks the question that this act answers."""
        return not self._match.over and self._match.viewers[act.seat].seq == act.seq

    def stands(self, act: Act) -> bool:
        """Return whether the partners have been asked about this act and the question is still open."""
        talk = self._of.get(act.seat)
        asking = talk.asking if talk else None
        return asking is not None and (asking.act.seat, asking.act.seq) == (act.seat, act.seq)

    def asks(self, seat: int) -> bool:
        """Return whether a question of this seat is open."""
        asking = self._of[seat].asking if seat in self._of else None
        return asking is not None and asking.act.seat == seat

    def has_asked(self, seat: int) -> bool:
        """Return whether this seat has ever asked its partners a question."""
        return seat in self._of and any(by == seat for by, _ in self._of[seat].asked)

    def ask(self, act: Act) -> None:
        """Ask the partners about an act; raise Discreet if the question cannot be asked.

        A seat may ask its partners once for each question that it is asked itself, and not while a question is open.
        """
        talk = self._talk(act.seat)
        if (act.seat, act.seq) in talk.asked:
            raise Discreet(409, "asked_before-again")
        if talk.asking is not None:
            raise Discreet(409, "asked_before-same")
        talk.asked.add((act.seat, act.seq))
        self._add(talk, "asked", act.seat, f"{self._called(act.seat)} asks: shall we resign?")
        talk.asking = Asking(act, len(talk.lines))

    def to_play(self, seat: int, line: int) -> Act | None:
        """Return the act to play if this seat says yes, or None if other partners have still to agree.

        Raise Discreet if there is no such question, or if it is the seat's own.
        """
        asking = self._asking(seat, line)
        if asking.act.seat == seat:
            raise Discreet(409, "not_yours-question")
        return asking.act if set(self._people_beside(asking.act.seat)) <= asking.yes | {seat} else None

    def consent(self, seat: int, line: int, answer: Consent) -> None:
        """Record an answer to the open question, or its withdrawal.

        If a yes is the last one needed, the caller plays the act first. Raise Discreet if the seat may not give this
        answer.
        """
        asking = self._asking(seat, line)
        talk = self._of[seat]
        if answer == "yes":
            if self.to_play(seat, line) is not None:
                talk.asking = None
            asking.yes.add(seat)
            return
        own = asking.act.seat == seat
        if own != (answer == "withdraw"):
            raise Discreet(409, "not_yours-own" if own else "not_yours-partner")
        talk.asking = None
        if own:
            self._add(talk, "withdrawn", seat, f"{self._called(seat)} takes the question back.")
        else:
            self._add(talk, "declined", seat, f"{self._called(seat)} says no. The game goes on.")

    def _asking(self, seat: int, line: int) -> Asking:
        asking = self._talk(seat).asking
        if asking is None or asking.line != line or not self._seating.present(seat):
            raise Discreet(409, "no_question-partners")
        return asking

    def let_lapse(self) -> None:
        """Close each question whose turn is over, whose asker has left, or that has no partner left to answer it."""
        for talk in self._talks:
            if talk.asking is None:
                continue
            act = talk.asking.act
            sits = self._seating.present(act.seat) or self._seating.is_bot(act.seat)
            if not self._asks(act) or not sits or not self._people_beside(act.seat):
                talk.asking = None
                self._add(talk, "lapsed", act.seat, f"{of(self._called(act.seat))} question is no longer open.")

    def _called(self, seat: int) -> str:
        return self._seating.called()[seat]

    # ---- showing ----

    def shown(self, viewer: int) -> Team | None:
        """Return what a seat is shown of its team, or None for spectators and for seats without partners."""
        talk = self._of.get(viewer)
        if talk is None:
            return None
        seats = self._seating.seats
        partners = [seats[seat] for seat in talk.seats if seat != viewer]
        closed = self._closed(viewer)
        said = None if closed is None else [closed]
        return Team(
            partners,
            self._confer(),
            in_words(said) if said else None,
            self._question(talk),
            list(talk.lines),
            said or UNSET,
        )

    def _question(self, talk: Conversation) -> Question | None:
        asking = talk.asking
        if asking is None:
            return None
        waits = [seat for seat in self._people_beside(asking.act.seat) if seat not in asking.yes]
        seats = self._seating.seats
        return Question(asking.line, seats[asking.act.seat], [seats[seat] for seat in waits])

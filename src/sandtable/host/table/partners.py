"""What the partners of one team say to each other, and what they must agree on. No I/O, no clock.

Nothing that happens here shows anywhere else: the match, its numbers, the table and the records know nothing of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from sandtable.bots.levels import evaluates
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.engine.partners import Spoken
from sandtable.host.protocol.fields import MOST_LINES, Consent, Talk
from sandtable.host.protocol.table import Line, Question, Team
from sandtable.host.refusals import Discreet
from sandtable.host.table.match import Act, Match
from sandtable.host.table.seating import Seating


@dataclass(slots=True)
class Asking:
    """An act that waits for the partners' yes: the line it was asked in, and who has said yes."""

    act: Act
    line: int
    yes: set[int] = field(default_factory=set)


@dataclass(slots=True)
class Conversation:
    """One team's lines, and the question that stands."""

    seats: tuple[int, ...]
    lines: list[Line] = field(default_factory=list)
    asking: Asking | None = None
    asked: set[tuple[int, int]] = field(default_factory=set)  # seat and seq of every question there has been
    heard: set[tuple[int, str]] = field(default_factory=set)  # seat and reference of every message that had one


class Partners:
    """The teams of a table. `rule` says when they may talk."""

    def __init__(self, variant: Variant, rule: Talk | None, seating: Seating, match: Match) -> None:
        self._variant = variant
        self._rule = rule
        self._seating = seating
        self._match = match
        self._talks = [Conversation(team) for team in variant.teams]
        self._of = {seat: talk for talk in self._talks for seat in talk.seats}

    # ---- talking ----

    def has_said(self, seat: int, ref: str | None) -> bool:
        """Whether this very message was taken before: its answer was lost, and it is sent again."""
        talk = self._of.get(seat)
        return ref is not None and talk is not None and (seat, ref) in talk.heard

    def said(self, seat: int) -> list[Spoken]:
        """What a seat's team has said, for a computer player that agrees on things with its partner."""
        talk = self._of.get(seat) if self._variant.game.planner else None
        if talk is None:
            return []
        number = self._seating.seats.index
        return [Spoken(number(line.seat), line.text, line.place) for line in talk.lines if line.kind == "said"]

    def may_say(self, seat: int) -> bool:
        """Whether something can be said to the partners now."""
        return seat in self._of and self._closed(seat) is None

    def say(self, seat: int, text: str, place: str | None, ref: str | None = None) -> None:
        """A message, or a place to look at, or both."""
        talk = self._talk(seat)
        closed = self._closed(seat)
        if closed is not None:
            raise Discreet(409, "talk_closed", closed)
        if sum(line.seat == self._seating.seats[seat] and line.kind == "said" for line in talk.lines) >= MOST_LINES:
            raise Discreet(409, "talk_full", f"You have sent {MOST_LINES} messages, as many as one game allows.")
        places = self._variant.places
        if place is not None and place not in places:
            known = f"places are {places[0]} to {places[-1]}" if places else "in this game there is none"
            raise Discreet(422, "bad_place", f"There is no place {place!r} to point at; {known}.")
        self._add(talk, "said", seat, text, place)
        if ref is not None:
            talk.heard.add((seat, ref))

    def _talk(self, seat: int) -> Conversation:
        if seat not in self._of:
            raise Discreet(409, "no_partner", "In this game everybody plays alone: there is no partner to talk to.")
        return self._of[seat]

    def _closed(self, seat: int) -> str | None:
        """Why nothing can be said to the partners now."""
        if self._rule == "off":
            return "At this table partners do not talk."
        if self._match.over:
            return "The game is over."
        if not self._seating.started:
            return "Partners can talk when every seat is taken."
        if seat in self._seating.left:
            return "You have left the table: sit down again first."
        if not self._listen(seat):
            return self._nobody_listens(seat)
        if self._rule == "always" or self._confer():
            return None
        if self._variant.confers is None:
            return "The rules of this game let partners talk neither before nor during play."
        return "At this table partners do not talk during play, only where the rules let them plan before it."

    def _confer(self) -> bool:
        """Whether the rules let partners talk now, by what everybody sees."""
        confers, umpire = self._variant.confers, self._match.umpire
        return (
            confers is not None
            and not umpire.over
            and confers(umpire.game.schema.read_view(umpire.packed(umpire.spectator)))
        )

    def _people_beside(self, seat: int) -> list[int]:
        return [other for other in self._of[seat].seats if other != seat and self._seating.present(other)]

    def _listen(self, seat: int) -> bool:
        """Whether somebody hears what this seat says: people, and computer players that plan with partners."""
        others = (other for other in self._of[seat].seats if other != seat)
        return bool(self._people_beside(seat)) or any(map(self.plans, others))

    def plans(self, seat: int) -> bool:
        """Whether a computer player sits there that agrees on things with its partner."""
        plan = self._seating.plans[seat]
        return plan.kind == "bot" and evaluates(plan.level) and self._variant.game.planner is not None

    def _nobody_listens(self, seat: int) -> str:
        if any(other in self._seating.left for other in self._of[seat].seats):
            return "Your partner has left the table."
        return "Your partner is a computer player: it plays for your side, but reads nothing."

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
        """Whether this would be played only with the partners' yes: resigning, where a partner is a person."""
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
        """Whether the match still asks what this act answers."""
        return not self._match.over and self._match.viewers[act.seat].seq == act.seq

    def stands(self, act: Act) -> bool:
        """Whether this very question has been put and is not answered yet."""
        talk = self._of.get(act.seat)
        asking = talk.asking if talk else None
        return asking is not None and (asking.act.seat, asking.act.seq) == (act.seat, act.seq)

    def asks(self, seat: int) -> bool:
        """Whether a question of this seat's stands."""
        asking = self._of[seat].asking if seat in self._of else None
        return asking is not None and asking.act.seat == seat

    def has_asked(self, seat: int) -> bool:
        """Whether this seat has ever put a question."""
        return seat in self._of and any(by == seat for by, _ in self._of[seat].asked)

    def ask(self, act: Act) -> None:
        """Puts the question to the partners; once for each question that the seat is asked itself."""
        talk = self._talk(act.seat)
        if (act.seat, act.seq) in talk.asked:
            raise Discreet(409, "asked_before", "You have asked already: play on, and ask again in your next turn.")
        if talk.asking is not None:
            raise Discreet(409, "asked_before", "Your partner asks you the same: answer that.")
        talk.asked.add((act.seat, act.seq))
        self._add(talk, "asked", act.seat, f"{self._called(act.seat)} asks whether to resign.")
        talk.asking = Asking(act, len(talk.lines))

    def to_play(self, seat: int, line: int) -> Act | None:
        """What is to be played if this seat says yes; None as long as others have still to."""
        asking = self._asking(seat, line)
        if asking.act.seat == seat:
            raise Discreet(409, "not_yours", "You have asked: your partner answers.")
        return asking.act if set(self._people_beside(asking.act.seat)) <= asking.yes | {seat} else None

    def consent(self, seat: int, line: int, answer: Consent) -> None:
        """An answer, or the question taken back. What a yes sets off has been played by then."""
        asking = self._asking(seat, line)
        talk = self._of[seat]
        if answer == "yes":
            if self.to_play(seat, line) is not None:
                talk.asking = None
            asking.yes.add(seat)
            return
        own = asking.act.seat == seat
        if own != (answer == "withdraw"):
            words = "You have asked: you can withdraw it." if own else "Your partner has asked: say yes or no."
            raise Discreet(409, "not_yours", words)
        talk.asking = None
        if own:
            self._add(talk, "withdrawn", seat, f"{self._called(seat)} takes the question back.")
        else:
            self._add(talk, "declined", seat, f"{self._called(seat)} says no: the game goes on.")

    def _asking(self, seat: int, line: int) -> Asking:
        asking = self._talk(seat).asking
        if asking is None or asking.line != line or not self._seating.present(seat):
            raise Discreet(409, "no_question", "There is no such question any more.")
        return asking

    def let_lapse(self) -> None:
        """A question ends with the turn it was asked in, and when asker or partners are gone."""
        for talk in self._talks:
            if talk.asking is None:
                continue
            act = talk.asking.act
            sits = self._seating.present(act.seat) or self._seating.is_bot(act.seat)
            if not self._asks(act) or not sits or not self._people_beside(act.seat):
                talk.asking = None
                self._add(talk, "lapsed", act.seat, f"The question of {self._called(act.seat)} is void.")

    def _called(self, seat: int) -> str:
        return self._seating.called()[seat]

    # ---- showing ----

    def shown(self, viewer: int) -> Team | None:
        """What a seat is shown of its team; None for spectators and where nobody has a partner."""
        talk = self._of.get(viewer)
        if talk is None:
            return None
        seats = self._seating.seats
        partners = [seats[seat] for seat in talk.seats if seat != viewer]
        return Team(partners, self._confer(), self._closed(viewer), self._question(talk), list(talk.lines))

    def _question(self, talk: Conversation) -> Question | None:
        asking = talk.asking
        if asking is None:
            return None
        waits = [seat for seat in self._people_beside(asking.act.seat) if seat not in asking.yes]
        seats = self._seating.seats
        return Question(asking.line, seats[asking.act.seat], [seats[seat] for seat in waits])

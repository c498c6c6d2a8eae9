"""A room as one viewer is shown it: the table without its game, everything known of the game, and the record."""

from __future__ import annotations

from collections.abc import Callable, Container
from functools import partial

import msgspec
from msgspec import UNSET

from sandtable.bots.levels import levels, usual
from sandtable.engine.records import DRAW, UNFINISHED, write_record
from sandtable.host.protocol.answers import Snapshot
from sandtable.host.protocol.table import ByDay, Clocks, Ended, Offers, Reactions, Seat, Table, Team
from sandtable.host.refusals import HELD_BACK
from sandtable.host.said import in_words
from sandtable.host.table.room import Room
from sandtable.host.table.timing import BeforeImage


def table(room: Room, viewer: int) -> Table:
    """Return the table without its game, as a viewer sees it when nobody is connected."""
    return table_for(room, viewer, public_table(room))


def table_for(room: Room, viewer: int, public: Table) -> Table:
    """Return the table without its game, with what this viewer may do. `public` is what everybody sees of it."""
    return msgspec.structs.replace(public, acts=room.acts(viewer), ended=room.ended_for(viewer))


def public_table(
    room: Room,
    here: Container[int] = (),
    thinking: Container[int] = (),
    held_back: bool = False,
    patience: int | None = None,
) -> Table:
    """Return the table without its game, as spectators see it.

    `here`: connected seats; `thinking`: computer players at work; `held_back`: others have the same seed today.
    `patience`: seconds for which somebody may be away in their turn.
    """
    plan, called = room.spec, room.seating.called()
    return Table(
        id=plan.id,
        variant=room.variant.id,
        title=room.variant.title,
        players=len(room.seats),
        options=dict(plan.options),
        talk=plan.talk,
        clock=plan.clock,
        seats=[_seat(room, seat, called[seat], seat in here, seat in thinking) for seat in range(len(room.seats))],
        started=room.seating.started,
        ended=room.ended,
        offers=_offers(room),
        acts=[],
        commitment=room.match.umpire.commitment,
        seed=plan.seed.hex() if room.ended and not held_back else None,
        rematch=room.again.next,
        no_replay=in_words(HELD_BACK) if room.ended and held_back else None,
        no_replay_said=HELD_BACK if room.ended and held_back else UNSET,
        hints=plan.hints,
        thanks=[room.seats[seat] for seat in room.thanks],
        time=plan.time,
        open=plan.open,
        rated=room.rated,
        patience=None if room.ended or isinstance(plan.time, ByDay) else patience,
        duel=plan.day is not None,
    )


def _offers(room: Room) -> Offers:
    draw = None if room.draw.by is None else room.seats[room.draw.by]
    again = room.again.shown(room.seats, room.seating.staying) if room.votes_again else None
    return Offers(draw, room.absent_seats.shown(), again)


def _seat(room: Room, number: int, called: str, here: bool, thinking: bool) -> Seat:
    seating = room.seating
    plan, taken, player = seating.plans[number], seating.taken(number), seating.player(number)
    person = seating.people[number]
    return Seat(
        room.seats[number],
        plan.kind,
        plan.level,
        called if taken else None,
        taken,
        here,
        thinking,
        number in seating.left,
        _stand_in(room, number),
        number in seating.stand_ins and room.ended is None,
        seating.relieved.get(number),
        None if player is None else player.rating,
        True if person is not None and person.account and called == person.name else UNSET,
    )


def _stand_in(room: Room, number: int) -> str | None:
    """Return the level that plays on a seat because the server is too slow for the planned one, or None."""
    level = levels(room.variant).get(room.seating.plans[number].level or "")
    return None if room.ended or level is None or level.ready else usual(room.variant)


def you(room: Room, viewer: int) -> str | None:
    """Return the name of the viewer's seat, or None for spectators."""
    return None if viewer == room.match.spectator else room.seats[viewer]


def clocks(room: Room) -> Clocks | None:
    """Return the clocks of a table, as they were when the one that runs was started, or None if it has none."""
    return room.clocks.shown(room.seats, room.seating.of_people) if room.clocks else None


def image(room: Room, viewer: int, table: Table, team: Team | None, window: Reactions | None) -> BeforeImage:
    """Return the table and all that this viewer may know of the game, by reference."""
    view, legal, ask = room.match.shown(viewer)
    known = room.match.viewers[viewer]
    return BeforeImage(
        n=known.n,
        seq=known.seq,
        view=view,
        legal=legal,
        ask=ask,
        log=known.log,
        lines=len(known.log),
        table=table,
        you=you(room, viewer),
        team=team,
        window=window,
        clocks=clocks(room),
    )


def snapshot(room: Room, viewer: int, table: Table, window: Reactions | None) -> Snapshot:
    """Return a snapshot of the table and of all that this viewer may know of the game."""
    return image(room, viewer, table, room.partners.shown(viewer), window).snapshot()


def record_of(room: Room, viewer: int) -> Callable[[], str]:
    """Return a function that makes the record as it stands now, whatever happens meanwhile.

    Before the end of the game it holds what the viewer may know, and afterwards everything.
    """
    return partial(write_record, room.match.umpire.copy(), _headers(room), None if room.ended else viewer)


def _headers(room: Room) -> dict[str, str]:
    headers, seating = {"Table": room.spec.id}, room.seating
    for seat, name in enumerate(room.seats):
        person = seating.people[seat]
        headers[name] = person.name if person else seating.plans[seat].level or "?"
        if seat in seating.gone:
            headers[name] = f"{seating.gone[seat].name}, then {headers[name]}"
        if relief := seating.relieved.get(seat):
            headers[name] = f"{relief.level} until move {relief.move}, then {headers[name]}"
    if room.ended and not room.match.umpire.over:
        headers["Result"] = _result(room.ended)
        headers["Termination"] = room.ended.termination
        headers["Reason"] = room.ended.text
    return headers


def _result(ended: Ended) -> str:
    if ended.termination == "aborted":
        return UNFINISHED
    return "+".join(ended.winners) or DRAW

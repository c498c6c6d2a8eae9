"""The commands of clients at a table, and how each is carried out. The messages of the WebSocket, the paths of HTTP,
/openapi.json, docs/protocol.md and the client's types are all made from these classes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import ClassVar, get_args

import msgspec

from sandtable.host.hub.hub import Hub
from sandtable.host.hub.tables import playable
from sandtable.host.protocol import decode, fields
from sandtable.host.protocol.fields import (
    Action,
    ActionText,
    Consent,
    Decision,
    Number,
    Pointed,
    Ref,
    Short,
    Words,
    YesOrNo,
)
from sandtable.host.protocol.greeting import FromClient, Hello, Ping, Renew, Visible
from sandtable.host.store import entries
from sandtable.host.store.entries import Entry
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.open_table import OpenTable
from sandtable.host.table.room import Room
from sandtable.host.wire.outcomes import Consulted, Done, Finding, Late, Outcome, Played, Pondered, Previewed, Repeated


class Command(FromClient, kw_only=True):
    """A command of a client at a table.

    With a `ref` the answer names it: an act is answered by its update, a preview by its result, all other commands by
    `done`. A command that is not carried out is answered by `refused`, `stale` or `asked`.
    """

    ref: Ref | None = None

    FOR_ALL: ClassVar[bool] = False  # spectators may send it too
    LOOKS: ClassVar[bool] = False  # it only looks: it changes nothing at the table, and seldom waits for its lock
    OUTCOMES: ClassVar[tuple[type[Outcome], ...]] = (Done,)

    @classmethod
    def path(cls) -> str:
        """Return the path of the command over HTTP, below the table."""
        return str(cls.__struct_config__.tag).replace("_", "-")

    @classmethod
    def find(cls, hub: Hub, table: str, who: Callable[[OpenTable], int]) -> AbstractAsyncContextManager[OpenTable]:
        """Return the context that yields the table: locked, or by `glance` for a command that only looks."""
        return hub.glance(table, who) if cls.LOOKS else hub.tables.locked(table)

    async def at(self, hub: Hub, table: OpenTable, viewer: int) -> Outcome:
        """Carry out the command; raise Refusal or Stale. The table is locked, unless the command only looks."""
        return await self.carry_out(hub, playable(table), viewer)

    async def carry_out(self, hub: Hub, active: ActiveTable, viewer: int) -> Outcome:
        """Carry out the command at an active table. Each command overrides this: a message cannot be an
        abstract class.
        """
        raise NotImplementedError


class Entered(Command):
    """A command that is an entry of the table's log."""

    def entry(self, room: Room, seat: int) -> Entry:
        """Return the entry. Each command overrides this."""
        raise NotImplementedError

    async def carry_out(self, hub: Hub, active: ActiveTable, viewer: int) -> Outcome:
        await hub.change(active, self.entry(active.room, viewer))
        return Done(viewer)


class Act(Command, tag="act"):
    """Answer question number `seq` of the sender's seat. An act that is sent again gets the same answer. An act for
    another question is answered with the present one.
    """

    action: Action
    seq: Number

    OUTCOMES = (Played, Repeated, Finding, Consulted, Late)

    @classmethod
    def path(cls) -> str:
        return "actions"

    async def carry_out(self, hub: Hub, active: ActiveTable, viewer: int) -> Outcome:
        update = await hub.act(active, viewer, self.action, self.seq)
        if isinstance(update, asyncio.Task):
            return Finding(update)
        if isinstance(update, bytes):
            return Repeated(viewer, update)
        return Consulted(viewer) if update is None else Played(viewer, update)


class Undo(Entered, tag="undo"):
    """Take back the seat's last act, if the table's `acts` allow it: on its own turn, while neither chance nor anybody
    else has acted since. `seq` is the question that is open now. Everybody is sent the undo; the record leaves both
    out.
    """

    seq: Number

    OUTCOMES = (Done, Late)

    def entry(self, room: Room, seat: int) -> Entry:
        return entries.Undone(seat, self.seq)


class Preview(Command, tag="preview"):
    """Ask what a half-made choice would mean. The rules compute it from the sender's own view."""

    partial: ActionText

    FOR_ALL = True
    LOOKS = True
    OUTCOMES = (Previewed,)

    async def carry_out(self, hub: Hub, active: ActiveTable, viewer: int) -> Outcome:
        return Previewed(hub.background.begin(active.spec.id, active.room.match.previewing(viewer, self.partial)))


class Hint(Command, tag="hint"):
    """Ask what a computer player would do, and why, at a table that was created with hints. The best level answers from
    the sender's own view, when no game waits for a computer player. Nobody else learns of it.
    """

    LOOKS = True
    OUTCOMES = (Pondered,)

    async def carry_out(self, hub: Hub, active: ActiveTable, viewer: int) -> Outcome:
        return Pondered(hub.hints.ask(active, viewer))


class Order(Entered, tag="order"):
    """Set the seat's standing order, one of the variant's `orders`: in which reaction windows the seat wants to be
    asked. In others the host passes for it at once. An open question that the new order excludes is passed.
    """

    order: Short

    def entry(self, room: Room, seat: int) -> Entry:
        return entries.Ordered(seat, self.order)


class MoreTime(Command, tag="more_time"):
    """Restart the clock of the open window. Each seat that is asked may do it once in a window."""

    async def carry_out(self, hub: Hub, active: ActiveTable, viewer: int) -> Outcome:
        await hub.clocks.more_time(active, viewer)
        return Done(viewer)


class Draw(Entered, tag="draw"):
    """Offer a draw, or answer the open offer."""

    answer: fields.Answer

    def entry(self, room: Room, seat: int) -> Entry:
        return entries.DrawSaid(seat, self.answer)


class Abort(Entered, tag="abort"):
    """End the game without a result, before it has really begun."""

    def entry(self, room: Room, seat: int) -> Entry:
        return entries.Aborted(seat)


class Fill(Entered, tag="fill"):
    """Have computer players take the free seats."""

    def entry(self, room: Room, seat: int) -> Entry:
        return entries.Filled(seat)


class Leave(Entered, tag="leave"):
    """Leave the seat. Before the game has begun, the seat is free again. During the game a computer player takes it
    over. With two seats, or if no other person remains, the others win instead. In a game of partners the game waits
    until the person returns, or all others agree that a computer player takes the seat.
    """

    def entry(self, room: Room, seat: int) -> Entry:
        return entries.Left(seat)

    async def carry_out(self, hub: Hub, active: ActiveTable, viewer: int) -> Outcome:
        await super().carry_out(hub, active, viewer)
        return Done(active.room.match.spectator)


class Return(Entered, tag="return"):
    """Take the seat again that the sender has left, while the game waits for it."""

    def entry(self, room: Room, seat: int) -> Entry:
        return entries.Returned(seat)

    async def carry_out(self, hub: Hub, active: ActiveTable, viewer: int) -> Outcome:
        person = active.people()[viewer]
        await hub.need_welcome(active, [] if person is None else [person.token])
        return await super().carry_out(hub, active, viewer)


class Replace(Entered, tag="replace"):
    """Vote on the seat of somebody who has left while the game waits, or who has been away for long on their turn.
    `yes`: a computer player goes on there; `off`: the game is called off. The first vote proposes it, the votes of all
    who stay decide it, and one `no` drops it.
    """

    seat: Short
    answer: Decision

    def entry(self, room: Room, seat: int) -> Entry:
        number = room.seating.number(self.seat)
        return entries.Replaced(seat, number, self.answer != "no", self.answer == "off")


class Rematch(Command, tag="rematch"):
    """Say, after the end of the game, whether to play again. The first yes proposes it, and one no drops it. When all
    people who have not left agree, the next table is created; with one person that is at once. `rematch` of this table
    is its id, everybody moves one seat on, and the tokens stay valid.
    """

    answer: YesOrNo

    async def at(self, hub: Hub, table: OpenTable, viewer: int) -> Outcome:
        await hub.rematch(table, viewer, self.answer == "yes")
        return Done(viewer)


class Say(Command, tag="talk"):
    """Send a message to the partners only. A message that is sent again with the same `ref` counts once."""

    text: Words
    place: Pointed = None

    async def carry_out(self, hub: Hub, active: ActiveTable, viewer: int) -> Outcome:
        await hub.say(active, viewer, self.text, self.place, self.ref)
        return Done(viewer)


class Agree(Entered, tag="consent"):
    """Answer the partner who asks, in line `line` of the team's talk, whether to resign; or withdraw the sender's own
    question.
    """

    line: Number
    answer: Consent

    def entry(self, room: Room, seat: int) -> Entry:
        return entries.Consented(seat, self.line, self.answer)


ClientMessage = (
    Hello
    | Act
    | Undo
    | Preview
    | Hint
    | Order
    | MoreTime
    | Draw
    | Abort
    | Fill
    | Leave
    | Return
    | Replace
    | Rematch
    | Say
    | Agree
    | Renew
    | Ping
    | Visible
)
ACTS: tuple[type[Command], ...] = tuple(kind for kind in get_args(ClientMessage) if issubclass(kind, Command))

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def read_message(text: str | bytes) -> ClientMessage:
    """Return the message that a client sent over the WebSocket; raise msgspec.MsgspecError with the reason."""
    return decode(_decoder, text)

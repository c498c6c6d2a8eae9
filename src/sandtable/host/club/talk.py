"""What players say at tables, to one another and to those who watch, and whom they want to have nothing to do with."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

from msgspec import UNSET

from sandtable.engine.messages import Message
from sandtable.host.club import voices
from sandtable.host.club.voices import Voices
from sandtable.host.limits.accounts import Accounts as Charges
from sandtable.host.protocol.fields import MOST_LINES
from sandtable.host.protocol.talk import Blocked, Blocks, Chat, ChatLine, OwnLine, Phrase, Room, Says
from sandtable.host.refusals import Refusal
from sandtable.host.said import in_words
from sandtable.host.store.blocks import MOST
from sandtable.host.store.keeping import kept, today
from sandtable.host.store.lines import Line
from sandtable.host.store.seeks import Member
from sandtable.host.store.talk_store import TalkStore
from sandtable.host.tokens import digest, new_id


@dataclass(frozen=True, slots=True)
class Place:
    """The place of somebody in the chat of a table: the room where they write, and those that they read.

    `seat` is that of a player, and `name` what the player is called there. `bound`: the rules let the seat say nothing
    that could help its partners. `moment` is how far the game has come, as everybody sees it.
    """

    table: str
    room: Room
    rooms: tuple[Room, ...]
    seat: str | None
    name: str | None
    bound: bool
    moment: int


@dataclass(frozen=True, slots=True)
class Words:
    """What somebody says: a text, or a phrase. With the same `key` it is said only once."""

    text: str
    phrase: Phrase | None
    key: str | None


class Talk:
    """The talk at all tables. Methods raise Refusal."""

    def __init__(self, store: TalkStore, charges: Charges, writers: Voices) -> None:
        self._store = store
        self._charges = charges
        self._voices = writers

    # ---- lines ----

    async def chat(self, place: Place, reader: str | None) -> Chat:
        """Return the chat of a table as somebody reads it there; None: somebody who is no player."""
        lines = await kept(self._store.shown(place.table, place.rooms, reader))
        games = await self._voices.finished_games(reader)
        why = _why_no_words(place, games)
        mute = None if reader is None else await self._voices.why_mute(reader)
        shown = [_shown(line, reader) for line in lines]
        says: Says = "nothing" if mute else "phrases" if why else "words"
        closed = mute or why
        said = None if closed is None else [closed]
        return Chat(place.room, says, in_words(said) if said else None, games == 0, shown, said or UNSET)

    async def say(self, place: Place, player: Member, words: Words) -> None:
        """Add a line of a player."""
        await self._voices.need(player.id)
        if words.phrase is None:
            games = await self._voices.finished_games(player.id)
            if (why := _why_no_words(place, games)) is not None:
                raise Refusal(409, [why])
        if not self._charges.pay_line(player.id):
            raise Refusal(429, "too_fast-writing")
        id = new_id() if words.key is None else digest(f"{player.id} {words.key}")[:32]
        line = Line(
            id, place.table, place.room, player.id, place.seat, player.name, words.text, words.phrase, place.moment,
            today(),
        )  # fmt: skip
        await kept(self._store.say(line, partial(_check, place)))

    # ---- blocks ----

    async def block(self, player: str, other: str) -> Blocks:
        """Let a player block another one; return all whom the player blocks."""
        if player == other:
            raise Refusal(409, "yourself-block")
        if await kept(self._store.name_of(other)) is None:
            raise Refusal(404, "no_player-more")
        if not await kept(self._store.block(player, other, today())):
            raise Refusal(409, "too_many_blocks", most=MOST)
        return await self.blocks(player)

    async def unblock(self, player: str, other: str) -> Blocks:
        """Let a player block another one no more; return all whom the player blocks."""
        await kept(self._store.unblock(player, other))
        return await self.blocks(player)

    async def blocks(self, player: str) -> Blocks:
        """Return all whom a player blocks."""
        return Blocks([Blocked(member.id, member.name) for member in await kept(self._store.blocked(player))])

    async def line(self, id: str) -> Line:
        """Return a line; raise Refusal if there is none."""
        found = await kept(self._store.find(id))
        if found is None:
            raise no_line()
        return found

    async def own_lines(self, player: str) -> list[OwnLine]:
        """Return all lines of a player, the oldest first."""
        lines = await kept(self._store.of_player(player))
        return [OwnLine(line.table, line.text or None, line.phrase, line.at, line.removed) for line in lines]


def no_line() -> Refusal:
    """Return the refusal of a line that is not there, or not for its reader."""
    return Refusal(404, "no_line")


def _why_no_words(place: Place, games: int) -> Message | None:
    """Return why somebody who has finished so many games can say nothing but phrases, or None."""
    if place.bound:
        return Message("phrases_only-partners")
    return Message("phrases_only-games", {"games": voices.KNOWN_AFTER}) if games < voices.KNOWN_AFTER else None


def _check(place: Place, said: int, moment: int | None) -> None:
    """Raise Refusal if a player who has said so many lines at a table, the last one at a moment, can add none."""
    if said >= MOST_LINES:
        raise Refusal(409, "chat_full", most=MOST_LINES)
    if place.bound and moment is not None and moment >= place.moment:
        raise Refusal(409, "said_already")


def _shown(line: Line, reader: str | None) -> ChatLine:
    text = None if line.removed or line.phrase is not None else line.text
    phrase = None if line.removed else line.phrase
    return ChatLine(
        line.id,
        line.room,
        line.seat,
        line.name,
        text,
        phrase,
        line.at,
        line.player == reader,
        line.removed,
        line.account,
    )

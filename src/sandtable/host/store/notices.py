"""What a store knows of notices: how players want them, what they have seen, and what is on its way to them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from typing import Any

import sqlalchemy as sa

from sandtable.host.store import bells, credentials, database_clock, keys, notice_settings, outbox, push, visits
from sandtable.host.store.bells import Bell
from sandtable.host.store.keys import KeyName
from sandtable.host.store.notice_settings import AwaySeat, NoticeSettings, Reach
from sandtable.host.store.outbox import Channel, Held, Letter
from sandtable.host.store.people import Do
from sandtable.host.store.presence import Place
from sandtable.host.store.push import Push


class NoticeStore:
    """The notices in the database. Every method raises StoreProblem if the database cannot be used."""

    def __init__(self, write: Do, read: Do) -> None:
        self._write = write
        self._read = read

    async def key(self, name: KeyName, make: Callable[[], bytes]) -> bytes:
        """Return a key of all servers that share the database, which `make` makes if there is none yet."""
        return await self._write(partial(keys.key, name, make))

    async def now(self) -> int:
        """Return the time of the database, in milliseconds since 1970."""
        return await self._read(database_clock.now)

    # ---- how players want them ----

    async def settings(self, player: str) -> NoticeSettings:
        """Return the settings of a player."""
        return await self._read(partial(notice_settings.find, player))

    async def change(self, player: str, **changes: Any) -> None:
        """Change some of the settings of a player."""
        await self._write(partial(notice_settings.change, player, changes))

    async def ask_mail(self, player: str, address: str, language: str, letter: Letter) -> Held | None:
        """Note the address that a player has given, and let a letter ask there; return why no letter goes now."""
        return await self._write(partial(_ask_mail, player, address, language, letter))

    async def confirm(self, player: str, mail: str) -> bool:
        """Note that a player reads the mail of this address; return whether the player has given it."""
        return await self._write(partial(notice_settings.confirm, player, mail))

    async def drop_mail(self, player: str, mail: str | None = None) -> bool:
        """Forget the address of a player, if it is this one or `mail` is None; return whether there was one."""
        return await self._write(partial(notice_settings.drop_mail, player, mail))

    async def put_push(self, browser: Push, session: str) -> None:
        """Let the browser with this session take notices."""
        await self._write(partial(push.put, browser, session))

    async def drop_push(self, session: str) -> None:
        """Let the browser with this session take no notices any more."""
        await self._write(partial(push.drop, session))

    async def has_push(self, session: str) -> bool:
        """Return whether the browser with this session takes notices."""
        return await self._read(partial(push.has, session))

    async def push(self, hash: str) -> Push | None:
        """Return the browser whose endpoint has this hash, or None."""
        return await self._read(partial(push.find, hash))

    async def forget_push(self, hash: str) -> None:
        """Remove an endpoint that is gone."""
        await self._write(partial(push.forget, hash))

    async def count_push(self, hash: str, failed: bool) -> None:
        """Note whether a notice was given up. After several of them the browser is forgotten."""
        await self._write(partial(push.count, hash, failed))

    async def reach(self, players: Collection[str]) -> list[Reach]:
        """Return the ways to some players, leaving out those to whom there is none."""
        return await self._read(partial(notice_settings.reach, players))

    async def recovery_mail(self, player: str) -> str | None:
        """Return the address to which a link to a new password may go, or None."""
        return await self._read(partial(credentials.recovery_mail, player))

    async def password(self, player: str) -> str | None:
        """Return the slow hash of the password of a player's account, or None if there is none."""
        known = await self._read(partial(credentials.password, player))
        return None if known is None else known.secret

    # ---- what they have seen ----

    async def visit(self, seen: Mapping[Place, float]) -> None:
        """Note that the tables of seats were in sight so many seconds ago."""
        await self._write(partial(visits.note, seen))

    async def see_lobby(self, seen: Mapping[str, float]) -> None:
        """Note that players had the lobby in sight so many seconds ago."""
        await self._write(partial(notice_settings.note_sight, seen))

    async def last_visit(self, place: Place) -> int:
        """Return when a seat was last in sight, in milliseconds by the database's clock; 0: never."""
        return await self._read(partial(visits.last, place))

    async def away_seats(self, table: str) -> list[AwaySeat]:
        """Return the seats of a table whose players take notices."""
        return await self._read(partial(notice_settings.away_seats, table))

    # ---- the bell and the club hour ----

    async def bells(self) -> list[Bell]:
        """Return the bells of players who have not been called lately, those first who were called longest ago."""
        return await self._read(bells.waiting)

    async def was_rung(self, seek: str) -> bool:
        """Return whether players have been called for a seek."""
        return await self._read(partial(bells.was_rung, seek))

    async def ring(self, seek: str, called: Mapping[str, Collection[Letter]]) -> None:
        """Call players for a seek, each with these letters, unless that has been done."""
        await self._write(partial(bells.ring, seek, called))

    async def coming(self, begins: int) -> list[str]:
        """Return the players who come to the club hour that begins then."""
        return await self._read(partial(notice_settings.coming, begins))

    # ---- what is on its way ----

    async def add(self, letters: Collection[Letter]) -> None:
        """Add letters, except those whose keys are known and those that would be too many."""
        await self._write(partial(outbox.add, letters))

    async def claim(self, channels: Collection[Channel], seconds: float, most: int) -> list[Letter]:
        """Return letters that are to be sent now and that no other server has claimed, for so many seconds."""
        return await self._write(partial(outbox.claim, channels, seconds, most))

    async def next_letter(self, channels: Collection[Channel]) -> float | None:
        """Return the seconds until a letter is to be sent, or None if there is none."""
        return await self._read(partial(outbox.next_at, channels))

    async def retry(self, letter: Letter, seconds: float) -> None:
        """Let a letter be tried again after so many seconds."""
        await self._write(partial(outbox.retry, letter, seconds))

    async def settle(self, letter: Letter) -> None:
        """Note that a letter was sent, or that it will not be."""
        await self._write(partial(outbox.settle, letter))

    async def clear(self) -> None:
        """Forget letters that were sent long ago, or were not sent for long."""
        await self._write(outbox.clear)


def _ask_mail(player: str, address: str, language: str, letter: Letter, connection: sa.Connection) -> Held | None:
    known = notice_settings.find(player, connection)
    notice_settings.change(player, {"language": language}, connection)
    if known.mail == address and known.confirmed:
        return None
    held = outbox.why_not_confirm(player, letter.target, connection)
    is_noted = known.mail is not None and outbox.mailbox_of(known.mail) == letter.target
    # The link in a mail is good for its address as it was written then.
    if held is None or (held is Held.JUST_SENT and not is_noted):
        notice_settings.change(player, {"mail": address, "confirmed": False}, connection)
    if held is None:
        outbox.add([letter], connection)
    return held

"""All notices of one server: how players want them, when they are due, and how they are sent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from sandtable.host.clocks import Clock
from sandtable.host.notices import mail_codes, web_push
from sandtable.host.notices.bell import read_bell, write_bell
from sandtable.host.notices.delivery import Delivery
from sandtable.host.notices.hour_notices import HOUR, ClubHours, HourNotices
from sandtable.host.notices.lobby_notices import CHALLENGED, FOUND, OPEN, WAITS, LobbyNotices
from sandtable.host.notices.mail import Mailing, read_address, read_mail_server
from sandtable.host.notices.mail_codes import MailCodes, player_of, until_of
from sandtable.host.notices.outbox import Outbox
from sandtable.host.notices.outside import Outside
from sandtable.host.notices.table_notices import OVER, REMINDER, SAT, TURN, TableNotices, Views
from sandtable.host.notices.timers import Timers
from sandtable.host.notices.visits import Visits
from sandtable.host.notices.web_push import VENDORS, WebPush
from sandtable.host.notices.webhook import Webhook
from sandtable.host.protocol.notices import Bell, Language, MailState, NoticeState
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings
from sandtable.host.store.clearing import DAY
from sandtable.host.store.due import Due
from sandtable.host.store.keeping import kept, today
from sandtable.host.store.lobby import LobbyStore
from sandtable.host.store.notice_settings import NoticeSettings
from sandtable.host.store.notices import NoticeStore
from sandtable.host.store.outbox import Letter, mailbox_of
from sandtable.host.store.players import Player
from sandtable.host.store.push import Push
from sandtable.host.tokens import new_id

log = logging.getLogger("sandtable.notices")


class Notices:
    """The notices of a server that sends any. Open them with `await Notices.open(...)`."""

    def __init__(
        self,
        store: NoticeStore,
        codes: MailCodes,
        push: WebPush | None,
        delivery: Delivery,
        timers: Timers,
        views: Views,
        clock: Clock,
    ) -> None:
        self._store = store
        self._codes = codes
        self._push = push
        self._delivery = delivery
        self._timers = timers
        self._clock = clock
        self.outbox = Outbox(store, delivery.channels, delivery.given_up)
        self.visits = Visits(store, clock)
        self.tables = TableNotices(store, timers, views, self.outbox, self.visits, clock)
        self.lobby: LobbyNotices | None = None
        self.hour: HourNotices | None = None

    @classmethod
    async def open(
        cls, store: NoticeStore, settings: Settings, timers: Timers, views: Views, clock: Clock, outside: Outside
    ) -> Notices:
        """Return the notices of a server with these settings."""
        base = settings.public_url or ""
        push = webhook = mailing = None
        if settings.push:
            vendors = (*VENDORS, *settings.push_hosts)
            push = WebPush(await store.key("push", web_push.new_key), base, vendors, outside)
        if settings.smtp_url:
            mailing = Mailing(read_mail_server(settings.smtp_url, settings.mail_from))
        if settings.webhook_url:
            webhook = Webhook(settings.webhook_url, outside)
        codes = MailCodes(await store.key("links", mail_codes.new_key))
        delivery = Delivery(store, base, codes, push, mailing, webhook)
        return cls(store, codes, push, delivery, timers, views, clock)

    def follow_lobby(
        self, lobby: LobbyStore, title: Callable[[str], str], base: str, touch: Callable[[], None]
    ) -> LobbyNotices:
        """Send notices of the lobby too, and call players when somebody waits; return what hears of the lobby."""
        self.lobby = LobbyNotices(
            self._store, lobby, self._timers, self.outbox, self.visits, self._clock, title, base, touch
        )
        return self.lobby

    async def follow_hour(self, hours: ClubHours, base: str) -> None:
        """Remind players of the club hour."""
        self.hour = HourNotices(self._store, hours, self._timers, self.outbox, base)
        await self.hour.set_next()

    # ---- running ----

    @property
    def handlers(self) -> Mapping[str, Callable[[Due], Awaitable[None]]]:
        """The functions for what is due, by its kind."""
        handlers = dict.fromkeys((TURN, REMINDER, SAT, OVER), self.tables.tell)
        if self.lobby is not None:
            handlers |= {CHALLENGED: self.lobby.challenged, FOUND: self.lobby.found}
            handlers |= {WAITS: self.lobby.waits, OPEN: self.lobby.opened}
        if self.hour is not None:
            handlers[HOUR] = self.hour.remind
        return handlers

    async def run(self) -> None:
        """Write down what is to be told, and send it, until cancelled; then finish what was begun."""
        parts = [self._delivery.check(), self.outbox.run(), self.visits.run(), self.tables.pending.run()]
        async with asyncio.TaskGroup() as group:
            for part in (*parts, self._clear_daily(), *([self.lobby.pending.run()] if self.lobby else [])):
                group.create_task(part)

    async def _clear_daily(self) -> None:
        while True:
            try:
                await self._store.clear()
            except Exception:  # the database may be back tomorrow
                log.exception("notices could not be cleared")
            await self._clock.sleep(DAY)

    # ---- how players want them ----

    async def state(self, player: Player | None) -> NoticeState:
        """Return what is offered, and what a player has chosen; raise Refusal."""
        mails, key = "mail" in self.outbox.channels, None if self._push is None else self._push.public_key
        rings = self.lobby is not None and (mails or key is not None)
        settings = NoticeSettings() if player is None else await kept(self._store.settings(player.id))
        here = player is not None and key is not None and await kept(self._store.has_push(player.session))
        mail = MailState(settings.mail, settings.confirmed) if mails else None
        bell = None if settings.bell is None else read_bell(settings.bell)
        return NoticeState(key, here, mail, rings, bell, None)

    async def put_push(self, player: Player, browser: Push) -> None:
        """Let a browser take notices; raise Refusal."""
        if self._push is None:
            raise _off()
        self._push.check(browser)
        await kept(self._store.change(player.id, language=browser.language))
        await kept(self._store.put_push(browser, player.session))

    async def drop_push(self, player: Player) -> None:
        """Let a browser take no notices any more; raise Refusal."""
        await kept(self._store.drop_push(player.session))

    async def put_mail(self, player: Player, text: str, language: Language) -> None:
        """Send a mail that asks whether notices may go to an address; raise Refusal."""
        if "mail" not in self.outbox.channels:
            raise _off()
        address = read_address(text)
        letter = Letter(f"confirm {new_id()}", "confirm", player.id, "", mailbox_of(address))
        held = await kept(self.outbox.ask_mail(player.id, address, language, letter))
        if held is not None:
            raise Refusal(429, held.value)

    async def drop_mail(self, player: Player) -> None:
        """Forget the address of a player; raise Refusal."""
        await kept(self._store.drop_mail(player.id))

    async def confirm(self, code: str) -> None:
        """Let notices go to the address to which a code was sent; raise Refusal."""
        mail = await self._mail_of(code)
        if not self._codes.is_right(code, "confirm", mail):
            raise Refusal(403, "wrong_code-address")
        await kept(self._store.confirm(player_of(code), mail))

    async def stop(self, code: str) -> None:
        """Send no more mails to the address to which a code was sent; raise Refusal for a wrong code. It is the same
        for players without an address, so that nobody learns who has one.
        """
        mail = await self._mail_of(code)
        if not self._codes.is_right(code, "stop", mail):
            raise Refusal(403, "wrong_code-stop")
        await kept(self._store.drop_mail(player_of(code), mail))

    async def mail_recovery(self, player: str) -> None:
        """Send a link to a new password to the address of an account, if its holder has allowed that; raise Refusal.
        There are a few mails an hour.
        """
        if await kept(self._store.recovery_mail(player)) is not None:
            await kept(self.outbox.add([Letter(f"recover {new_id()}", "recover", player, "")]))

    async def recovering(self, code: str) -> str:
        """Return the player who may choose a new password by a code; raise Refusal."""
        player = player_of(code)
        mail = await kept(self._store.recovery_mail(player))
        password = await kept(self._store.password(player))
        if mail is None or not self._codes.is_right_recovery(code, mail, password):
            raise Refusal(403, "wrong_code-mail")
        if until_of(code) < today():
            raise Refusal(409, "late_code-recovery")
        return player

    async def put_bell(self, player: Player, bell: Bell, language: Language) -> None:
        """Let a player be called when somebody waits; raise Refusal."""
        if self.lobby is None:
            raise _off()
        self.lobby.check(bell)
        await kept(self._store.change(player.id, bell=write_bell(bell), language=language))

    async def drop_bell(self, player: Player) -> None:
        """Call a player no more; raise Refusal."""
        await kept(self._store.change(player.id, bell=None))

    async def _mail_of(self, code: str) -> str:
        """Return the address of the player of a code; an empty text if there is none, which no code is made for."""
        return (await kept(self._store.settings(player_of(code)))).mail or ""


def _off() -> Refusal:
    return Refusal(404, "off-channel")

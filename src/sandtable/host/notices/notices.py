"""All notices of one server: how players want them, when they are due, and how they are sent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping

from sandtable.host.clocks import Clock
from sandtable.host.notices import mail_codes, web_push
from sandtable.host.notices.delivery import Delivery
from sandtable.host.notices.mail import Mailing, read_address, read_mail_server
from sandtable.host.notices.mail_codes import MailCodes, player_of
from sandtable.host.notices.outbox import Outbox
from sandtable.host.notices.outside import Outside
from sandtable.host.notices.table_notices import OVER, REMINDER, SAT, TURN, TableNotices, Timers, Views
from sandtable.host.notices.visits import Visits
from sandtable.host.notices.web_push import VENDORS, WebPush
from sandtable.host.notices.webhook import Webhook
from sandtable.host.protocol.notices import Language, MailState, NoticeState
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings
from sandtable.host.store.clearing import DAY
from sandtable.host.store.due import Due
from sandtable.host.store.keeping import kept, today
from sandtable.host.store.notices import NoticeStore
from sandtable.host.store.outbox import Letter
from sandtable.host.store.players import Player
from sandtable.host.store.push import Push
from sandtable.host.tokens import digest

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
        self._clock = clock
        self.outbox = Outbox(store, delivery.channels, delivery.given_up)
        self.visits = Visits(store, clock)
        self.tables = TableNotices(store, timers, views, self.outbox, self.visits, clock)

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

    # ---- running ----

    @property
    def handlers(self) -> Mapping[str, Callable[[Due], Awaitable[None]]]:
        """The functions for what is due, by its kind."""
        return dict.fromkeys((TURN, REMINDER, SAT, OVER), self.tables.tell)

    async def run(self) -> None:
        """Write down what is to be told, and send it, until cancelled."""
        await asyncio.gather(self.outbox.run(), self.visits.run(), self.tables.run(), self._clear_daily())

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
        mails = "mail" in self.outbox.channels
        key = None if self._push is None else self._push.public_key
        if player is None:
            return NoticeState(key, False, MailState(None, False) if mails else None, False, None)
        settings = await kept(self._store.settings(player.id))
        here = key is not None and await kept(self._store.has_push(player.session))
        mail = MailState(settings.mail, settings.confirmed) if mails else None
        return NoticeState(key, here, mail, False, None)

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
        """Send a mail that asks whether notices may go to an address; raise Refusal. Nobody is asked twice a day."""
        if "mail" not in self.outbox.channels:
            raise _off()
        address = read_address(text)
        settings = await kept(self._store.settings(player.id))
        if settings.mail == address:
            await kept(self._store.change(player.id, language=language))
        else:
            await kept(self._store.change(player.id, mail=address, confirmed=False, language=language))
        if not (settings.mail == address and settings.confirmed):
            key = f"confirm {digest(address.lower())} {today() // DAY}"
            await kept(self.outbox.add([Letter(key, "confirm", player.id, "")]))

    async def drop_mail(self, player: Player) -> None:
        """Forget the address of a player; raise Refusal."""
        await kept(self._store.drop_mail(player.id))

    async def confirm(self, code: str) -> None:
        """Let notices go to the address to which a code was sent; raise Refusal."""
        mail = await self._mail_of(code)
        if mail is None or not self._codes.is_right(code, "confirm", mail):
            raise Refusal(403, "wrong_code", "This link does not work any more. Give your address again.")
        await kept(self._store.confirm(player_of(code), mail))

    async def stop(self, code: str) -> None:
        """Send no more mails to the address to which a code was sent; raise Refusal for a wrong code."""
        mail = await self._mail_of(code)
        if mail is None:
            return  # there are none
        if not self._codes.is_right(code, "stop", mail):
            raise Refusal(403, "wrong_code", "This link does not work. The links in later mails do.")
        await kept(self._store.drop_mail(player_of(code), mail))

    async def _mail_of(self, code: str) -> str | None:
        return (await kept(self._store.settings(player_of(code)))).mail


def _off() -> Refusal:
    return Refusal(404, "off", "This server does not send such notices.")

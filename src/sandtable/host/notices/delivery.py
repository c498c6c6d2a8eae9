"""How letters are sent: what each channel makes of a notice."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from sandtable.host.notices.mail import Mail, Mailing, Undeliverable
from sandtable.host.notices.mail_codes import MailCodes
from sandtable.host.notices.notice import Notice
from sandtable.host.notices.outbox import Send
from sandtable.host.notices.texts import footer_of, mail_of, text_of
from sandtable.host.notices.web_push import Gone, Shown, WebPush
from sandtable.host.notices.webhook import Webhook
from sandtable.host.store.keeping import today
from sandtable.host.store.notices import NoticeStore
from sandtable.host.store.outbox import Channel, Letter, mailbox_of

URGENT = ("reminder", "challenge", "found", "bell", "hour")
"""The kinds of notices that a browser is to get even if it saves power."""

RECOVERY_SECONDS = 3600
"""Seconds for which a link to a new password is good."""

_notices: msgspec.json.Decoder[Notice] = msgspec.json.Decoder(Notice)


class Delivery:
    """The channels of a server, as far as they are configured. `base` is its public address."""

    def __init__(
        self,
        store: NoticeStore,
        base: str,
        codes: MailCodes,
        push: WebPush | None,
        mailing: Mailing | None,
        webhook: Webhook | None,
    ) -> None:
        self._store = store
        self._base = base
        self._codes = codes
        self._push = push
        self._mailing = mailing
        self._webhook = webhook

    @property
    def channels(self) -> Mapping[Channel, Send]:
        """What sends the letters of each channel."""
        channels: dict[Channel, Send] = {}
        if self._push is not None:
            channels["push"] = self._send_push
        if self._mailing is not None:
            channels |= {"mail": self._send_mail, "confirm": self._send_confirming, "recover": self._send_recovering}
        if self._webhook is not None:
            channels["webhook"] = self._send_line
        return channels

    async def check(self) -> None:
        """Say in the log if mails cannot be sent, so that it is known before anybody waits for one."""
        if self._mailing is not None:
            await self._mailing.check()

    async def given_up(self, letter: Letter) -> None:
        """Note that a letter was not sent in the end."""
        if letter.channel == "push":
            await self._store.count_push(letter.target, failed=True)

    async def _seen_since(self, notice: Notice) -> bool:
        """Return whether the player has had the table in sight since the notice was made."""
        return notice.place is not None and await self._store.last_visit(notice.place) > notice.visited

    # ---- the channels ----

    async def _send_push(self, letter: Letter) -> None:
        browser, notice = await self._store.push(letter.target), _notices.decode(letter.body)
        if browser is None or self._push is None or await self._seen_since(notice):
            return
        text = text_of(notice, browser.language)
        shown = Shown(text.heading, text.body, notice.table or notice.kind, _path(notice))
        try:
            await self._push.send(browser, shown, notice.kind in URGENT)
        except Gone as problem:
            await self._store.forget_push(letter.target)
            raise Undeliverable(str(problem)) from None
        await self._store.count_push(letter.target, failed=False)

    async def _send_mail(self, letter: Letter) -> None:
        if letter.player is None or self._mailing is None:
            return
        settings, notice = await self._store.settings(letter.player), _notices.decode(letter.body)
        if settings.mail is None or not settings.confirmed or await self._seen_since(notice):
            return
        text = text_of(notice, settings.language)
        code = self._codes.code("stop", letter.player, settings.mail)
        footer = footer_of(settings.language, f"{self._base}/stop#{code}")
        body = f"{text.body}\n\n{self._base}{_path(notice)}\n\n-- \n{footer}\n"
        stop = f"{self._base}/api/stop/{code}"
        await self._mailing.send(Mail(letter.key, settings.mail, text.heading, body, stop))

    async def _send_confirming(self, letter: Letter) -> None:
        if letter.player is None or self._mailing is None:
            return
        settings = await self._store.settings(letter.player)
        if settings.mail is None or settings.confirmed or letter.target not in ("", mailbox_of(settings.mail)):
            return  # a former release names no target
        code = self._codes.code("confirm", letter.player, settings.mail)
        text = mail_of("confirming", settings.language, self._base, f"{self._base}/confirm#{code}")
        await self._mailing.send(Mail(letter.key, settings.mail, text.heading, f"{text.body}\n"))

    async def _send_recovering(self, letter: Letter) -> None:
        if letter.player is None or self._mailing is None:
            return
        settings, mail = await self._store.settings(letter.player), await self._store.recovery_mail(letter.player)
        if mail is None:
            return
        password, until = await self._store.password(letter.player), today() + RECOVERY_SECONDS
        code = self._codes.recovery(letter.player, mail, password, until)
        text = mail_of("recovering", settings.language, self._base, f"{self._base}/recover#{code}")
        await self._mailing.send(Mail(letter.key, mail, text.heading, f"{text.body}\n"))

    async def _send_line(self, letter: Letter) -> None:
        if self._webhook is not None:
            await self._webhook.send(letter.body)


def _path(notice: Notice) -> str:
    return f"/table/{notice.table}" if notice.table else "/"

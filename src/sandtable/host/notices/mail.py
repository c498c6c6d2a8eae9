"""Notices by mail, through the operator's mail server."""

from __future__ import annotations

import asyncio
import logging
import re
import ssl
from dataclasses import dataclass
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import unquote, urlsplit

from sandtable.engine.errors import BadInput
from sandtable.host.notices.outside import Unreachable
from sandtable.host.refusals import Refusal
from sandtable.host.tokens import digest

if TYPE_CHECKING:
    import aiosmtplib

SECONDS = 30.0
"""The longest that a mail server may take for one mail."""
PORTS = {"smtp": 587, "smtps": 465}
EXAMPLE = "smtp://USER:PASSWORD@mail.example.org:587"
ANY_CERTIFICATE = "certificate=any"
"""What `--smtp-url` ends with, after a question mark, if the mail server's certificate is not checked."""
ADDRESS = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+"
                     r"[A-Za-z0-9-]{2,63}")  # fmt: skip
LONGEST_ADDRESS = 254
STATUS = re.compile(r"\b[245]\.\d{1,3}\.\d{1,3}\b")
"""What is wrong, in figures (RFC 3463)."""

log = logging.getLogger("sandtable.notices")


class Undeliverable(Exception):
    """The mail server refuses a mail for good. The message says why."""


@dataclass(frozen=True, slots=True)
class MailServer:
    """The mail server of an operator, the account there, and the address from which notices come."""

    host: str
    port: int
    tls: bool  # from the first byte; else it is begun if the server offers it
    user: str | None
    password: str | None
    sender: str
    any_certificate: bool = False

    @property
    def checks_certificate(self) -> bool:
        """Whether its certificate is checked. On this machine there is nobody to hide from."""
        return not (self.any_certificate or self.is_here)

    @property
    def is_here(self) -> bool:
        """Whether it runs on this machine."""
        try:
            return self.host == "localhost" or ip_address(self.host).is_loopback
        except ValueError:
            return False


def read_mail_server(url: str, sender: str) -> MailServer:
    """Return the mail server of `--smtp-url` and `--mail-from`; raise BadInput."""
    if not is_address(sender):
        raise BadInput("--mail-from must be the address that mails come from: notices@example.org")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname, parts.port
    except ValueError:
        host, port, parts = None, None, urlsplit("")
    if parts.scheme not in PORTS or not host or parts.path.strip("/") or parts.fragment:
        raise BadInput(f"--smtp-url must be smtp:// or smtps:// with a server: {EXAMPLE}")
    if parts.query not in ("", ANY_CERTIFICATE):
        raise BadInput(f"--smtp-url may end with ?{ANY_CERTIFICATE} (the certificate is not checked), and nothing else")
    user, password = (None if part is None else unquote(part) for part in (parts.username, parts.password))
    if (user is None) != (password is None):
        raise BadInput(f"--smtp-url needs both a user and a password, or neither: {EXAMPLE}")
    tls, any_certificate = parts.scheme == "smtps", bool(parts.query)
    return MailServer(host, port or PORTS[parts.scheme], tls, user, password, sender, any_certificate)


def is_address(text: str) -> bool:
    """Return whether a text is the address of a mailbox."""
    return len(text) <= LONGEST_ADDRESS and ADDRESS.fullmatch(text) is not None


def read_address(text: str) -> str:
    """Return the address that a player has written; raise Refusal."""
    address = text.strip()
    if not is_address(address):
        raise Refusal(422, "bad_address")
    return address


@dataclass(frozen=True, slots=True)
class Mail:
    """A mail. `stop` is the address that ends such mails, for mail programs; None: there are no more."""

    key: str
    to: str
    subject: str
    body: str
    stop: str | None = None


class Mailing:
    """Mails of this server."""

    def __init__(self, server: MailServer) -> None:
        self._server = server

    async def check(self) -> None:
        """Say in the log if the mail server takes no mails from this server as it is set up."""
        try:
            await self._connect(None)
        except (Undeliverable, Unreachable) as problem:
            log.warning("mails cannot be sent: %s", problem)
        except Exception:  # notices by push are sent all the same
            log.exception("the mail server could not be asked")

    async def send(self, mail: Mail) -> None:
        """Hand a mail to the mail server.

        Raise Undeliverable if the server refuses it, Unreachable if it is to be tried again.
        """
        await self._connect(self._message(mail))

    async def _connect(self, message: EmailMessage | None) -> None:
        """Log in to the mail server, and hand it a mail if there is one; raise Undeliverable or Unreachable."""
        import aiosmtplib

        server = self._server
        try:
            async with asyncio.timeout(SECONDS), self._client() as client:
                if message is not None:
                    await client.send_message(message)
        except TimeoutError:
            raise Unreachable(f"the mail server {server.host} takes no mail within {SECONDS:g} s") from None
        except (aiosmtplib.SMTPException, OSError) as problem:
            raise _told(problem, server) from None

    def _client(self) -> aiosmtplib.SMTP:
        import aiosmtplib

        server = self._server
        return aiosmtplib.SMTP(
            hostname=server.host,
            port=server.port,
            username=server.user,
            password=server.password,
            use_tls=server.tls,
            start_tls=None if server.tls or server.user is None or server.is_here else True,
            validate_certs=server.checks_certificate,
            timeout=None,
        )

    def _message(self, mail: Mail) -> EmailMessage:
        message = EmailMessage()
        message["From"] = Address("Sandtable", addr_spec=self._server.sender)
        message["To"] = mail.to
        message["Subject"] = mail.subject
        message["Date"] = formatdate()
        message["Message-ID"] = f"<{digest(mail.key)[:32]}@{self._server.sender.rpartition('@')[2]}>"
        message["Auto-Submitted"] = "auto-generated"
        if mail.stop is not None:
            message["List-Unsubscribe"] = f"<{mail.stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(mail.body)
        return message


def _told(problem: aiosmtplib.SMTPException | OSError, server: MailServer) -> Exception:
    """Return what a problem with a mail means: whether it is of this mail alone, and for good."""
    import aiosmtplib

    for failed in (problem, problem.__cause__):
        if isinstance(failed, ssl.SSLCertVerificationError):
            return _unbelieved(failed, server)
    if not isinstance(problem, aiosmtplib.SMTPException):
        return Unreachable(f"the mail server {server.host} cannot be reached: {problem}")
    if isinstance(problem, aiosmtplib.SMTPRecipientsRefused):
        problem = problem.recipients[0]
    code, message = getattr(problem, "code", 0), str(getattr(problem, "message", problem))
    if isinstance(problem, aiosmtplib.SMTPRecipientRefused | aiosmtplib.SMTPDataError):
        message = " ".join(STATUS.findall(message))  # the rest may name the player's address, and goes to the log
    said = " ".join([str(code)] * bool(code) + message.split())
    if code >= 500 and not isinstance(problem, aiosmtplib.SMTPAuthenticationError | aiosmtplib.SMTPSenderRefused):
        return Undeliverable(f"the mail server {server.host} refuses a mail: {said}")
    return Unreachable(f"the mail server {server.host} takes no mail now: {said}")


def _unbelieved(problem: ssl.SSLCertVerificationError, server: MailServer) -> Unreachable:
    return Unreachable(
        f"the certificate of the mail server {server.host} cannot be believed: {problem.verify_message}. "
        f"If you trust the network in between, end --smtp-url with ?{ANY_CERTIFICATE}"
    )

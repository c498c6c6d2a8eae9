"""Tests of notices by mail, with a real mail server."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import SMTP
from tests.host.browsers import house
from tests.host.outside_world import MailBox, certify, mail_box, text_of
from tests.host.servers import free_port

from sandtable.engine.errors import BadInput
from sandtable.host.notices import mail
from sandtable.host.notices.mail import Mail, Mailing, MailServer, Undeliverable, read_address, read_mail_server
from sandtable.host.notices.mail_codes import MailCodes, new_key
from sandtable.host.notices.outside import Unreachable
from sandtable.host.refusals import Refusal

FROM = "notices@table.test"
MAIL = Mail("a key", "anna@example.org", "Schloß: your turn", "It is your turn.\n", "https://table.test/api/stop/x.y")


@pytest.fixture
async def box() -> AsyncIterator[MailBox]:
    async with mail_box() as made:
        yield made


async def test_a_mail_says_who_sends_it_and_how_it_is_stopped(box: MailBox) -> None:
    await Mailing(read_mail_server(box.url, FROM)).send(MAIL)
    await Mailing(read_mail_server(box.url, FROM)).send(MAIL)
    first, second = box.mails.all
    assert (first["From"], first["To"], first["Subject"]) == (f"Sandtable <{FROM}>", MAIL.to, MAIL.subject)
    assert text_of(first) == MAIL.body
    assert first["List-Unsubscribe"] == "<https://table.test/api/stop/x.y>"
    assert first["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert first["Auto-Submitted"] == "auto-generated"
    assert first["Message-ID"] == second["Message-ID"]


async def test_a_server_that_refuses_for_good_is_told_from_one_that_is_busy(box: MailBox) -> None:
    mailing = Mailing(read_mail_server(box.url, FROM))
    for answer, problem, words in (
        ("550 5.1.1 <anna@example.org> User unknown", Undeliverable, "refuses a mail: 550 5.1.1"),
        ("550 Anna has moved", Undeliverable, "refuses a mail: 550"),
        ("451 4.7.1 <anna@example.org> Try later", Unreachable, "takes no mail now: 451 4.7.1"),
    ):
        box.refuses = answer
        with pytest.raises(problem) as told:
            await mailing.send(MAIL)
        assert str(told.value) == f"the mail server 127.0.0.1 {words}", "players are not named"
    await box.stop()
    with pytest.raises(Unreachable, match=r"^the mail server 127\.0\.0\.1 "):
        await mailing.send(MAIL)
    assert box.mails.all == []


async def test_a_server_that_dies_after_the_mail_gets_the_same_one_again(box: MailBox) -> None:
    mailing, box.dies = Mailing(read_mail_server(box.url, FROM)), True
    with pytest.raises(Unreachable, match=r"^the mail server 127\.0\.0\.1 takes no mail now: "):
        await mailing.send(MAIL)
    await mailing.send(MAIL)
    first, second = box.mails.all
    assert first["Message-ID"] == second["Message-ID"], "it can tell that it has the mail already"


async def test_a_server_that_answers_word_by_word_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mail, "SECONDS", 0.5)
    gone = asyncio.Event()

    async def drip(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 mail.test\r\n")
        while await reader.readline():
            await asyncio.sleep(0.4)
            writer.write(b"250 Yes\r\n")
        writer.transport.abort()
        gone.set()

    port = free_port()
    async with await asyncio.start_server(drip, "127.0.0.1", port):
        with pytest.raises(Unreachable, match=r"^the mail server 127\.0\.0\.1 takes no mail within 0\.5 s$"):
            await Mailing(read_mail_server(f"smtp://127.0.0.1:{port}", FROM)).send(MAIL)
        await gone.wait()


async def test_a_password_goes_to_another_machine_only_when_it_is_encrypted(
    box: MailBox, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = read_mail_server(box.url.replace("//", "//anna:secret@"), FROM)
    monkeypatch.setattr(type(server), "is_here", False)
    with pytest.raises(Unreachable, match="STARTTLS"):
        await Mailing(server).send(MAIL)


# ---- certificates that nobody has signed ----

UNBELIEVED = (
    "the certificate of the mail server 127.0.0.1 cannot be believed: self-signed certificate. "
    "If you trust the network in between, end --smtp-url with ?certificate=any"
)


@pytest.fixture
async def sealed(tmp_path: Path) -> AsyncIterator[MailBox]:
    """A mail server as many systems set it up: STARTTLS with a certificate that it has signed itself."""
    async with mail_box(certify(tmp_path)) as made:
        yield made


@pytest.fixture
def elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """The mail server of these tests counts as one on another machine."""
    monkeypatch.setattr(MailServer, "is_here", False)


async def test_a_mail_server_on_this_machine_may_sign_its_own_certificate(
    sealed: MailBox, caplog: pytest.LogCaptureFixture
) -> None:
    mailing = Mailing(read_mail_server(sealed.url, FROM))
    await mailing.check()
    await mailing.send(MAIL)
    assert len(sealed.mails.all) == 1 and caplog.messages == []


@pytest.mark.usefixtures("elsewhere")
async def test_on_another_machine_it_may_if_the_operator_says_so(sealed: MailBox) -> None:
    with pytest.raises(Unreachable) as told:
        await Mailing(read_mail_server(sealed.url, FROM)).send(MAIL)
    assert str(told.value) == UNBELIEVED and sealed.mails.all == []
    await Mailing(read_mail_server(f"{sealed.url}?certificate=any", FROM)).send(MAIL)
    assert len(sealed.mails.all) == 1


@pytest.mark.usefixtures("elsewhere")
async def test_tls_from_the_first_byte_is_checked_alike(tmp_path: Path) -> None:
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(certify(tmp_path))
    box = MailBox()
    loop = asyncio.get_running_loop()
    async with await loop.create_server(lambda: SMTP(box, hostname="mail.test"), "127.0.0.1", box.port, ssl=tls):
        url = box.url.replace("smtp:", "smtps:")
        with pytest.raises(Unreachable) as told:
            await Mailing(read_mail_server(url, FROM)).send(MAIL)
        assert str(told.value) == UNBELIEVED
        await Mailing(read_mail_server(f"{url}?certificate=any", FROM)).send(MAIL)
    assert len(box.mails.all) == 1


@pytest.mark.usefixtures("elsewhere")
async def test_a_server_that_starts_says_that_no_mails_can_be_sent(
    sealed: MailBox, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings: dict[str, Any] = {"public_url": "https://table.test", "smtp_url": sealed.url, "mail_from": FROM}
    async with house(tmp_path / "games.db", **settings), asyncio.timeout(30):
        while f"mails cannot be sent: {UNBELIEVED}" not in caplog.messages:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize(
    ("url", "host", "port", "tls"),
    [
        ("smtp://mail.test", "mail.test", 587, False),
        ("smtps://mail.test", "mail.test", 465, True),
        ("smtp://127.0.0.1:25", "127.0.0.1", 25, False),
        ("smtps://anna%40mail.test:p%3Aw@mail.test/", "mail.test", 465, True),
        ("smtp://mail.test/?certificate=any", "mail.test", 587, False),
    ],
)
def test_mail_servers_are_read(url: str, host: str, port: int, tls: bool) -> None:
    server = read_mail_server(url, FROM)
    assert (server.host, server.port, server.tls) == (host, port, tls)
    assert server.checks_certificate is (host == "mail.test" and "any" not in url)
    if "anna" in url:
        assert (server.user, server.password) == ("anna@mail.test", "p:w")


@pytest.mark.parametrize(
    ("url", "sender"),
    [
        ("", FROM),
        ("mail.test", FROM),
        ("http://mail.test", FROM),
        ("smtp://mail.test/x", FROM),
        ("smtp://mail.test?certificate=none", FROM),
        ("smtp://anna@mail.test", FROM),
        ("smtp://mail.test:99999", FROM),
        ("smtp://mail.test", ""),
        ("smtp://mail.test", "notices"),
        ("smtp://mail.test", "a@b.org\nBcc: c@d.org"),
    ],
)
def test_what_is_no_mail_server_is_told_in_a_line(url: str, sender: str) -> None:
    with pytest.raises(BadInput) as told:
        read_mail_server(url, sender)
    assert str(told.value).startswith("--") and "\n" not in str(told.value)


@pytest.mark.parametrize("address", ["anna@example.org", " anna+games@mail.example.co.uk ", "a.b_c@xn--tst-qla.de"])
def test_addresses_are_read(address: str) -> None:
    assert read_address(address) == address.strip()


@pytest.mark.parametrize(
    "address",
    [
        "",
        "anna",
        "anna@example",
        "@example.org",
        "anna@exa mple.org",
        "a@b.org, c@d.org",
        "a@b.org\r\nBcc: c@d.org",
        "<a@b.org>",
        "a@" + "b" * 10_000 + ".org",
    ],
)
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_address(address)
    assert refused.value.status == 422


def test_a_code_is_of_one_player_one_address_and_one_purpose() -> None:
    codes = MailCodes(new_key())
    code = codes.code("stop", "p" * 12, "a@b.org")
    assert codes.is_right(code, "stop", "a@b.org")
    assert not codes.is_right(code, "confirm", "a@b.org") and not codes.is_right(code, "stop", "c@d.org")
    assert not MailCodes(new_key()).is_right(code, "stop", "a@b.org")
    for wrong in ("", ".", code[:-1], "q" + code[1:], "ä.ö", "\ud800", "x" * 10_000):
        assert not codes.is_right(wrong, "stop", "a@b.org")

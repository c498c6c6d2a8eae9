"""Tests of notices by mail, with a real mail server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from tests.host.outside_world import MailBox, mail_box, text_of
from tests.host.servers import free_port

from sandtable.engine.errors import BadInput
from sandtable.host.notices import mail
from sandtable.host.notices.mail import Mail, Mailing, Undeliverable, read_address, read_mail_server
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


@pytest.mark.parametrize(
    ("url", "host", "port", "tls"),
    [
        ("smtp://mail.test", "mail.test", 587, False),
        ("smtps://mail.test", "mail.test", 465, True),
        ("smtp://127.0.0.1:25", "127.0.0.1", 25, False),
        ("smtps://anna%40mail.test:p%3Aw@mail.test/", "mail.test", 465, True),
    ],
)
def test_mail_servers_are_read(url: str, host: str, port: int, tls: bool) -> None:
    server = read_mail_server(url, FROM)
    assert (server.host, server.port, server.tls) == (host, port, tls)
    if "anna" in url:
        assert (server.user, server.password) == ("anna@mail.test", "p:w")


@pytest.mark.parametrize(
    ("url", "sender"),
    [
        ("", FROM),
        ("mail.test", FROM),
        ("http://mail.test", FROM),
        ("smtp://mail.test/x", FROM),
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

"""Tests of what people write and others read: which characters are allowed, and what is a link."""

from __future__ import annotations

import pytest

from sandtable.host.refusals import Discreet, Refusal
from sandtable.host.table.texts import MESSAGE, NAME, TITLE, TO_PARTNERS, Kind, has_link, read_text

RAINBOW = "\U0001f3f3\ufe0f\u200d\U0001f308"
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
HEALER = "\U0001f9d1\U0001f3fd\u200d\u2695\ufe0f"
SCOTLAND = "\U0001f3f4\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
PERSIAN = "\u0645\u0647\u200c\u0631\u062e"
HINDI = "\u0915\u094d\u200d\u0937"

every_kind = pytest.mark.parametrize("kind", [NAME, MESSAGE, TO_PARTNERS, TITLE], ids=lambda kind: str(kind.error))


@pytest.mark.parametrize("name", ["Anna", " Anna ", "Žofie Ö.", "李雷", "x" * 24, "👩 Ann", "ศิริพร", "अनन्या", "Nguyễn"])
def test_names(name: str) -> None:
    assert read_text(name, NAME) == name.strip()


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 25, "a\nb", "a\x00b", "\x1b[31mred", "abc\u202edef", "a\u200bb", "\u2066x", "\ud800"],
)
def test_names_that_deceive_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_text(name, NAME)
    assert refusal.value.error == "bad_name"


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u115f\u1160", "\ufe0f", "\u0301Anna", "Zalgo" + "\u0335" * 5]
)
def test_names_that_nobody_sees_or_that_reach_into_other_lines_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_text(name, NAME)
    assert refusal.value.error == "bad_name"


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("Anna\ufe0f", "Anna"),
        ("An\u034fna", "Anna"),
        ("Anna\U000e0100", "Anna"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Anna\u00a0 \u2003Bo", "Anna Bo"),
        ("\u2764\ufe0f", "\u2764"),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(name: str, seen: str) -> None:
    assert read_text(name, NAME) == seen


@every_kind
@pytest.mark.parametrize("text", [RAINBOW, f"Hi {FAMILY}", HEALER, SCOTLAND, PERSIAN, HINDI, "1\ufe0f\u20e3"])
def test_pictures_and_scripts_of_joined_parts_are_written(kind: Kind, text: str) -> None:
    assert read_text(text, kind).replace("\ufe0f", "") == text.replace("\ufe0f", "")


@every_kind
@pytest.mark.parametrize(
    "text",
    [
        "",
        " \u3164 ",
        "\u200d",
        "\u200c\u200c",
        "An\u200dna",
        "An\u200cna",
        f"{PERSIAN}\u200c",
        f"\u200d{FAMILY}",
        f"{FAMILY}\u200d",
        "\U000e0067\U000e0062",
        f"Anna{SCOTLAND[1:]}",
        "\u0301\u0316\u0301",
        "a \u0301",
        "a" + "\u0316" * 5,
        "two\nlines",
        "a\u202eb",
        "evil.com",
        "x" * 201,
        "\u0301" * 2000,
    ],
)
def test_what_is_hidden_stray_or_a_link_is_refused_everywhere(kind: Kind, text: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_text(text, kind)
    assert refusal.value.status == 422 and refusal.value.error in (kind.error, "no_links")
    assert isinstance(refusal.value, Discreet) is (kind is TO_PARTNERS)


@pytest.mark.parametrize(
    "text",
    [
        "https://example.org",
        "see WWW.example",
        "example.com",
        "(evil.ru)",
        "go to EVIL.COM now",
        "Evil.com",
        "t.me/evil",
        "is.gd?x bit.ly/x",
        "discord.gg/abc",
        "evil.me:80",
        "evil\uff0ecom",
    ],
)
def test_links(text: str) -> None:
    assert has_link(text)


@pytest.mark.parametrize(
    "text",
    [
        "You beat me.Me too",
        "you beat me.me too",
        "Well played.Info comes later",
        "Nice game.Net result: a draw",
        "e4.e5 and so on...me again",
        "I won.so did you",
        "3.5/2.to be sure",
        "good.Game over.Coming back",
        "St.Petersburg",
        "mein Zug.Der war gut.De facto remis",
    ],
)
def test_sentences_without_a_space_between_them_are_no_links(text: str) -> None:
    assert not has_link(text)

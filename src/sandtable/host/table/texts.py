"""What people write and others read: names, messages, remarks, the names of tournaments. One rule for all of them says
what they may hold: one line, drawn as it is written, without links.
"""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, replace

from sandtable.host.protocol.fields import MAX_LINE, MAX_NAME, MAX_TITLE
from sandtable.host.refusals import Discreet, Refusal

UNSEEN = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180d\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
"""Letters, marks and symbols that are not drawn. Phones put one after many pictures."""
MAX_MARKS = 4
"""The most marks on one letter. More than any script needs would reach into the lines around."""
HIDDEN = ("Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp")
"""Categories of characters that are not drawn, or change how a line is read."""
NON_JOINER, JOINER = "\u200c", "\u200d"
"""Characters that part or join those beside them: Persian and Indic words need them, and pictures of several parts."""
VOWELS = "".join(map(chr, (*range(0x64B, 0x660), 0x670)))
"""Arabic marks that stand between a letter and the character behind it."""
VIRAMA = 9
"""The combining class of marks that let Indic letters join."""
FLAG = re.compile("\U0001f3f4[\U000e0061-\U000e007a]{5}\U000e007f")
"""The flag of a part of a country, such as Scotland: a black flag, and hidden letters that say which."""

DOMAINS = ("app", "biz", "com", "de", "dev", "eu", "gg", "info", "io", "link", "net", "online", "org", "ru", "shop",
           "site", "tv", "xyz")  # fmt: skip
"""Ends of addresses that are written in sentences only by mistake."""
WORDS = ("be", "cc", "co", "in", "is", "it", "ly", "me", "so", "to", "us")
"""Ends of addresses that are words, too: they make a link only with a path behind them."""
_STRAY = re.compile(rf"(?:^| )m|m{{{MAX_MARKS + 1}}}")
_BARE = re.compile(rf"\w\.(?:{'|'.join(DOMAINS)}|{'|'.join(DOMAINS).upper()})(?![\w-])")
_WITH_MORE = re.compile(rf"://|\bwww\.|\w\.(?:{'|'.join((*DOMAINS, *WORDS))})(?::\d|[/?#]\w)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of text: its longest length, and the word of its refusals. What is not drawn is left out of a text that is
    `compared` with others.
    """

    most: int
    error: str
    compared: bool = False
    refusal: type[Refusal] = Refusal


NAME = Kind(MAX_NAME, "bad_name", compared=True)
MESSAGE = Kind(MAX_LINE, "bad_message")
TO_PARTNERS = replace(MESSAGE, refusal=Discreet)
TITLE = Kind(MAX_TITLE, "bad_tournament")


def read_text(text: str, kind: Kind) -> str:
    """Return a text as others read it, in normal form; raise Refusal if it is not allowed."""
    trimmed = text.strip()
    if len(trimmed) > 4 * kind.most:  # a letter with its accents may be sent as four characters
        raise _too_long(kind, len(trimmed))
    if not _is_plain(trimmed):
        raise kind.refusal(422, "text-plain", error=kind.error)
    seen = _joined(unicodedata.normalize("NFC", trimmed))
    drawn = _joined(UNSEEN.sub("", seen))
    if not drawn or len(drawn if kind.compared else seen) > kind.most:
        raise _too_long(kind, len(seen))
    if _STRAY.search("".join(map(_mask, drawn))):
        raise kind.refusal(422, "text-marks", error=kind.error, most=MAX_MARKS)
    if has_link(seen):
        raise kind.refusal(422, "no_links")
    return drawn if kind.compared else seen


def _too_long(kind: Kind, length: int) -> Refusal:
    return kind.refusal(422, f"{kind.error}-length", most=kind.most, given=length)


def has_link(text: str) -> bool:
    """Return whether a text has something that readers would take for the address of a page."""
    plain = unicodedata.normalize("NFKC", text)
    return _BARE.search(plain) is not None or _WITH_MORE.search(plain) is not None


def _joined(text: str) -> str:
    """Return a text with one space between words."""
    return " ".join(text.split())


def _mask(letter: str) -> str:
    """Return m for a mark on a letter, a space for a space, and l for anything else."""
    return "m" if unicodedata.category(letter).startswith("M") else " " if letter == " " else "l"


def _is_plain(text: str) -> bool:
    """Return whether a text is free of control characters and of others that change how a line is read."""
    rest = FLAG.sub("\U0001f3f4", text)
    return not any(unicodedata.category(letter) in HIDDEN and not _joins(rest, at) for at, letter in enumerate(rest))


def _joins(text: str, at: int) -> bool:
    """Return whether a character of a text joins or parts those beside it where their script or picture needs that
    (as in RFC 5892, appendix A, for domain names).
    """
    if text[at] not in (NON_JOINER, JOINER) or not 0 < at < len(text) - 1:
        return False
    before, after = text[at - 1], text[at + 1]
    if unicodedata.combining(before) == VIRAMA:
        return True
    if text[at] == JOINER:
        parts = unicodedata.category(before) in ("So", "Sk") or before == "\ufe0f"
        return parts and unicodedata.category(after)[0] == "S"
    bare = text[:at].rstrip(VOWELS)
    return unicodedata.bidirectional(bare[-1:] or " ") == "AL" == unicodedata.bidirectional(after)

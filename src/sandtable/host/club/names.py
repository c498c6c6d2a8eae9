"""The names of accounts: which are allowed, and which look alike.

A name is compared with others in a folded form, in which names that could be mistaken for one another at a glance are
the same: without accents, case, and the difference between 0 and o, and between 1, l and i. Guests may use other
scripts, so letters that look like Latin ones count as these, and guests who mix Latin letters with others are marked.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection

from sandtable.host.protocol.fields import MAX_NAME
from sandtable.host.refusals import Refusal

SHORTEST, LONGEST = 2, 20
MOST_COMPARED = 64
"""Characters of a name that are compared; no account's name is longer in its folded form."""
ALWAYS_RESERVED = ("guest", "moderator", "computer", "operator", "admin", "administrator", "sandtable")
GUEST_SUFFIX = " (guest)"
BOT_SUFFIX = " (bot)"

_ALLOWED = re.compile(r"[^\W\d_][\w-]*")
_OWN_LETTERS = {"ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "đ": "d", "ð": "d", "ħ": "h", "ł": "l", "þ": "th", "ı": "i"}
"""Latin letters that are not a plain letter with an accent, in lower case."""
_CYRILLIC = dict(zip("авсԁеһіјкӏмнорԛѕтуѵԝх", "abcdehijkimhopqstyvwx", strict=True))
_GREEK = dict(zip("ΑΒΕΖΗΙΚΜΝΟΡΤΥΧαβγεηικμνορτυχω", "ABEZHIKMNOPTYXabyenikuvoptuxw", strict=True))
"""Greek letters look like other ones in lower case than in upper case."""
_DASHES = dict.fromkeys("‐‒–—―−", "-")
_AS_WRITTEN = str.maketrans(_GREEK | _DASHES)
_ALIKE = str.maketrans(_OWN_LETTERS | _CYRILLIC)
_STILL_ALIKE = str.maketrans("01l|", "oiii")


def fold(name: str) -> str:
    """Return a name as it is compared with others."""
    letters = unicodedata.normalize("NFKD", name[:MOST_COMPARED].strip())
    bare = "".join(letter for letter in letters if unicodedata.category(letter)[0] not in "MC")
    return bare.translate(_AS_WRITTEN).casefold().translate(_ALIKE).translate(_STILL_ALIKE)[:MOST_COMPARED]


def imitates(name: str) -> bool:
    """Return whether a guest's name has letters that no account may have, beside such as it may or among Latin ones."""
    letters = [letter for letter in unicodedata.normalize("NFC", name) if letter.isalpha()]
    others = [letter for letter in letters if not _is_allowed(letter)]
    return 0 < len(others) < len(letters) or any(unicodedata.name(one, "").startswith("LATIN ") for one in others)


def read_account_name(text: str, reserved: Collection[str]) -> str:
    """Return a name that an account may have, unless another has it; raise Refusal. `reserved` are folded names."""
    name = unicodedata.normalize("NFC", text[: 4 * LONGEST].strip())
    if not SHORTEST <= len(name) <= LONGEST or len(text) > 4 * LONGEST:
        raise Refusal(422, "bad_name-account", least=SHORTEST, most=LONGEST)
    if not _ALLOWED.fullmatch(name) or not all(map(_is_allowed, name)):
        raise Refusal(422, "bad_name-letters")
    if fold(name) in reserved:
        raise taken()
    return name


def taken() -> Refusal:
    """Return the refusal of a name that somebody has, or that nobody may have."""
    return Refusal(409, "name_taken")


def of_guest(name: str) -> str:
    """Return how a guest is called whose name is that of an account."""
    return name if name.endswith(GUEST_SUFFIX) else name[: MAX_NAME - len(GUEST_SUFFIX)].rstrip() + GUEST_SUFFIX


def of_bot(name: str) -> str:
    """Return how a bot of this name is called everywhere."""
    return name + BOT_SUFFIX


def _is_allowed(letter: str) -> bool:
    if letter.isascii() or letter.casefold() in _OWN_LETTERS:
        return True
    base = unicodedata.normalize("NFD", letter)
    return base[0].isascii() and base[0].isalpha()

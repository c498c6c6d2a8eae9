"""What the host says: sentences of the catalogues `words/XX.ftl`, one a language, filled in with their arguments."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from sandtable.engine.catalogue import LANGUAGES, Catalogue, catalogue
from sandtable.engine.languages import ENGLISH
from sandtable.engine.messages import Reader, Said

WORDS = Path(__file__).parent / "words"


def in_words(
    said: Said, language: str = ENGLISH, names: Mapping[str, str] | None = None, you: str | None = None
) -> str:
    """Return what the host says as a text. `names` are those of the players by their seats, and `you` is
    the seat of the reader.
    """
    return Reader(WORDS, language, names or {}, you).say(said)


def sentences(language: str) -> Catalogue:
    """Return the sentences of the host in a language, in English if there are none in it."""
    return catalogue(WORDS, language if language in LANGUAGES else ENGLISH)

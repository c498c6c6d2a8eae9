"""The bodies of HTTP requests and answers: strict types, bounded sizes, and one sentence for each error."""

from __future__ import annotations

import gzip
import re
from functools import lru_cache
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import Query, Request, Response

from sandtable.engine.catalogue import LANGUAGES
from sandtable.engine.languages import ENGLISH
from sandtable.engine.messages import Tongue, tongue
from sandtable.host.protocol import decode, encode
from sandtable.host.protocol.answers import Problem
from sandtable.host.refusals import Refusal

T = TypeVar("T")
AS_DATA = "data"
Language = Annotated[str, Query(pattern="^[a-z]{2}$")]
"""A parameter of the address: the language that the caller reads."""

InWords = Annotated[str, Query(pattern=f"^([a-z]{{2}}|{AS_DATA})$")]
"""A parameter of the address: the language of what games say, or `data` for messages."""

ZERO = re.compile(rb"(?<!\\)(?:\\\\)*\\u0000")
"""The character 0 in a text of JSON. PostgreSQL keeps no text with it."""

_decoders: dict[type, msgspec.json.Decoder[Any]] = {}


async def read_body(request: Request, kind: type[T]) -> T:
    """Return the body of a request as `kind`; raise Refusal. The guard has checked its size."""
    body = await request.body()
    if ZERO.search(body):
        raise Refusal(400, "malformed-zero")
    decoder = _decoders.setdefault(kind, msgspec.json.Decoder(kind))
    try:
        decoded: T = decode(decoder, body)
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise unreadable(problem) from None
    return decoded


def unreadable(problem: Exception) -> Refusal:
    """Return the refusal of text that is no message, with the reason."""
    return Refusal(400, "malformed-body", why=str(problem))


def answer(message: Any, status: int = 200) -> Response:
    """Return an answer that holds a message."""
    return as_json(encode(message), status)


def as_json(body: bytes, status: int = 200) -> Response:
    """Return an answer that holds these bytes, which are JSON."""
    return Response(body, status, media_type="application/json", headers={"Cache-Control": "no-store"})


def ready(body: bytes, request: Request) -> Response:
    """Return an answer that is always the same, which is compressed only once."""
    response = as_json(body)
    if "gzip" in request.headers.get("accept-encoding", ""):
        response = as_json(_packed(body))
        response.headers["Content-Encoding"] = "gzip"
    response.headers["Vary"] = "Accept-Encoding"
    return response


@lru_cache(8)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body)


def in_language(language: str, response: Response) -> Response:
    """Return the answer with a header that names its language."""
    response.headers["Content-Language"] = language
    return response


def tongue_of(words: str) -> Tongue:
    """Return the language that a request asks for, or None for messages."""
    return None if words == AS_DATA else tongue(words)


def words_of(request: Request) -> str:
    """Return the language in which a request is refused: the one it asks for, or `data` for messages."""
    return request.query_params.get("words") or accepted(request.headers.get("accept-language", ""))


def accepted(header: str) -> str:
    """Return the first language of an `Accept-Language` header that sentences can be said in, or English."""
    wishes = [wish.strip().partition(";q=") for wish in header.split(",")]
    ranked = sorted(wishes, key=lambda wish: wish[2] or "1", reverse=True)
    codes = [wish.partition("-")[0].lower() for wish, _, weight in ranked if weight not in ("0", "0.0")]
    return next((code for code in codes if code in LANGUAGES), ENGLISH)


def problem_of(refusal: Refusal, words: str = ENGLISH) -> Problem:
    """Return what a caller is told of a refusal: a sentence in a language, and the same as messages."""
    message = refusal.said if words == AS_DATA else refusal.in_words(str(tongue(words)))
    return Problem(refusal.error, message, refusal.clause, refusal.as_messages)


def refuse(refusal: Refusal, words: str = ENGLISH) -> Response:
    """Return the answer for a refusal in a language, or in messages if the request asks for data."""
    response = answer(problem_of(refusal, words), refusal.status)
    if refusal.status == 429:
        response.headers["Retry-After"] = "1"
    return response

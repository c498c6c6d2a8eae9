"""HTTP bodies in, JSON answers out: strict types, bounded sizes, one sentence for whatever is wrong."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import Query, Request, Response

from sandtable.host.protocol import decode, encode
from sandtable.host.protocol.answers import Problem
from sandtable.host.refusals import Refusal

T = TypeVar("T")
Language = Annotated[str, Query(pattern="^[a-z]{2}$")]
"""Of the address: the language that somebody reads."""

_decoders: dict[type, msgspec.json.Decoder[Any]] = {}


async def read_body(request: Request, kind: type[T]) -> T:
    """The body as `kind`; raises Refusal. The guard has seen to it that it is not too large."""
    body = await request.body()
    decoder = _decoders.setdefault(kind, msgspec.json.Decoder(kind))
    try:
        decoded: T = decode(decoder, body)
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise unreadable(problem) from None
    return decoded


def unreadable(problem: Exception) -> Refusal:
    """Text that is no message, and what is wrong with it."""
    return Refusal(400, "malformed", f"This cannot be read: {problem}.")


def answer(message: Any, status: int = 200) -> Response:
    """A message as the answer."""
    return as_json(encode(message), status)


def as_json(body: bytes, status: int = 200) -> Response:
    """Bytes that are JSON already."""
    return Response(body, status, media_type="application/json", headers={"Cache-Control": "no-store"})


def ready(body: bytes, request: Request) -> Response:
    """The same, where it is always the same: it is packed once."""
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
    """The same answer, which says in which language it is."""
    response.headers["Content-Language"] = language
    return response


def refuse(refusal: Refusal) -> Response:
    """The answer to what is not done."""
    response = answer(Problem(refusal.error, refusal.message, refusal.clause), refusal.status)
    if refusal.status == 429:
        response.headers["Retry-After"] = "1"
    return response

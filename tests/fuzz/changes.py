"""Strategies that make faulty inputs from valid ones: Hypothesis changes bytes and words."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

ODD = (
    b"", b"0", b"-1", b"1e999", b"99999999999999999999", b"null", b"true", b"[]", b"{}", b'""', b"NaN", b"1_000",
    b"\\u0000", b"\\ud800", b"\x00", b"\xff\xfe", b"\xe2\x80\xae", b"[" * 2000, b'{"a":' * 500, b"a" * 5000, b"%00",
    b"..%2f", b"0x10", b"\r\n", b"*a", b"&a", b"&a [*a]", b"!!python/object:os.system", b"- - - - ", b"\xc3\xa9",
)  # fmt: skip
"""What readers have stumbled over before."""

PLACE = st.integers(0, 1 << 20)
PIECE = st.one_of(
    st.sampled_from(ODD), st.binary(max_size=8), st.integers(-(2**70), 2**70).map(lambda n: str(n).encode())
)
EDIT = st.tuples(st.sampled_from(("put", "cut", "double", "swap", "word", "graft")), PLACE, PLACE, PIECE)
SEPARATORS = b' ,:"\n[]{}/='


def inputs(corpus: Sequence[bytes]) -> st.SearchStrategy[bytes]:
    """Return a strategy for inputs like those of the corpus."""
    known = st.sampled_from(list(corpus))
    return st.builds(changed, known, known, st.lists(EDIT, max_size=6))


def changed(text: bytes, other: bytes, edits: Sequence[tuple[str, int, int, bytes]]) -> bytes:
    """Return an input after some edits; `other` supplies what is grafted on."""
    for kind, one, two, piece in edits:
        begin, end = sorted((one % (len(text) + 1), two % (len(text) + 1)))
        match kind:
            case "put":
                text = text[:begin] + piece + text[begin:]
            case "cut":
                text = text[:begin] + text[end:]
            case "double":
                text = text[:end] + text[begin : begin + 2000] + text[end:]
            case "swap":
                text = text[:begin] + piece + text[begin + len(piece) :]
            case "word":
                begin, end = _word(text, begin)
                text = text[:begin] + piece + text[end:]
            case "graft":
                text = text[:begin] + other[two % (len(other) + 1) :]
    return text


def _word(text: bytes, at: int) -> tuple[int, int]:
    """Return the bounds of the word at a place."""
    begin = end = at
    while begin > 0 and text[begin - 1] not in SEPARATORS:
        begin -= 1
    while end < len(text) and text[end] not in SEPARATORS:
        end += 1
    return begin, end

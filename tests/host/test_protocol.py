"""Reading messages: strict, bounded, and each refusal in a line."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from sandtable.host import protocol
from sandtable.host.protocol import Act, Hello, read_message
from sandtable.host.protocol_page import page

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_messages_are_read() -> None:
    assert read_message('{"type": "hello", "token": null}') == Hello(None)
    assert read_message('{"type": "act", "action": "e4-e5", "seq": 3, "ref": "a"}') == Act("e4-e5", 3, ref="a")
    assert read_message('{"type": "act", "action": 12, "seq": 0}') == Act(12, 0)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "[]",
        "null",
        "{}",
        '{"type": "shout"}',
        '{"type": "ping", "more": 1}',
        '{"type": "hello"}',
        '{"type": "act", "action": true, "seq": 1}',
        '{"type": "act", "action": 1.5, "seq": 1}',
        '{"type": "act", "action": 1, "seq": "1"}',
        '{"type": "act", "action": 1, "seq": -1}',
        '{"type": "act", "action": 99999999999999999999, "seq": 1}',
        json.dumps({"type": "act", "action": "x" * 3000, "seq": 1}),
        json.dumps({"type": "preview", "partial": "e4", "ref": "x" * 65}),
        '{"type": "draw", "answer": "perhaps"}',
        '{"more": ' + "[" * 8000 + "]" * 8000 + ', "type": "ping"}',
    ],
    ids=lambda text: text[:40],
)
def test_whatever_else_is_refused(text: str) -> None:
    with pytest.raises(msgspec.MsgspecError) as problem:
        read_message(text)
    assert "\n" not in str(problem.value)


def test_each_message_says_its_type() -> None:
    for kind in protocol.HostMessage.__args__:
        assert isinstance(kind.__struct_config__.tag, str)
    refused = json.loads(protocol.encode(protocol.Refused(None, "illegal", "No.", 3, "ST-MOVE-3")))
    assert refused["type"] == "refused" and refused["clause"] == "ST-MOVE-3"


def test_the_page_about_the_protocol_is_fresh() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run: python -m sandtable.host.protocol_page docs/protocol.md"

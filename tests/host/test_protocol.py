"""Tests of reading messages: strictly and within bounds, with one line for each refusal."""

from __future__ import annotations

import json

import msgspec
import pytest
from scripts import protocol_page, protocol_types

from sandtable.host.protocol import encode, news
from sandtable.host.protocol.greeting import Hello
from sandtable.host.wire.acts import ACTS, Act, Command, Draw, read_message


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


@pytest.mark.parametrize("act", ACTS, ids=lambda act: act.path())
def test_over_http_the_path_says_the_type(act: type[Command]) -> None:
    read = msgspec.json.Decoder(act)
    fields = {"action": 1, "seq": 2, "partial": "e4", "order": "all", "seat": "A", "text": "", "line": 3}
    fields["answer"] = "offer" if act is Draw else "no"
    given = {name: fields[name] for name in act.__struct_fields__ if name in fields}
    body = json.dumps(given)
    assert read.decode(body) == read_message(json.dumps({"type": act.__struct_config__.tag, **given}))
    for wrong in ({"type": "ping"}, {"more": 1}):
        with pytest.raises(msgspec.MsgspecError):
            read.decode(json.dumps({**given, **wrong}))


def test_each_message_says_its_type() -> None:
    for kind in news.HostMessage.__args__:
        assert isinstance(kind.__struct_config__.tag, str)
    refused = json.loads(encode(news.Refused(None, "illegal", "No.", 3, "ST-MOVE-3")))
    assert refused["type"] == "refused" and refused["clause"] == "ST-MOVE-3"


def test_the_page_about_the_protocol_is_fresh() -> None:
    assert protocol_page.PAGE.read_text(encoding="utf-8") == protocol_page.page(), "run `make docs`"


def test_the_page_describes_fields_whose_length_is_bounded() -> None:
    assert "- `name`: text: 2 to 20 Latin letters, digits, `-` and `_`, first a letter" in protocol_page.page()


def test_the_types_of_the_client_are_fresh() -> None:
    assert protocol_types.FILE.read_text(encoding="utf-8") == protocol_types.types(), "run `make docs`"

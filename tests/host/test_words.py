"""Tests of the language in which a table is told: text in a language, or messages as data."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.host.conftest import Api

from sandtable.engine.game import Variant
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.host.protocol import encode
from sandtable.host.table.given import Act, Relieved
from sandtable.host.table.match import Match
from sandtable.host.table.speaking import in_words

pytestmark = pytest.mark.anyio


async def followed(api: Api, table: str, token: str, **hello: Any) -> list[dict[str, Any]]:
    """Begin to follow a table, and return the first messages."""
    opened = await api.post(f"/api/tables/{table}/poll/open", {"token": token, **hello})
    received = await api.post(f"/api/tables/{table}/poll/receive", {"session": opened.json()["session"]})
    return list(received.json()["messages"])


async def seated(api: Api, game: str = "warkings") -> tuple[str, str]:
    """Return a table of two people, and the token of the one who is asked."""
    made = await api.table(game, players=2)
    tokens = [await api.sit(made, seat, name) for seat, name in (("A", "Anna"), ("B", "Ben"))]
    return made["id"], tokens[0]


async def test_each_listener_is_told_in_the_words_that_it_asks_for(api: Api) -> None:
    id, anna = await seated(api)
    asked = {}
    for words in ("en", "de", "xx", None):
        [whole] = [one for one in await followed(api, id, anna, words=words) if one["type"] == "resync"]
        asked[words] = whole["ask"]["text"], whole["log"][-1].get("text")
    assert asked["en"][0].startswith("Your turn. Discard 1 card") and asked["en"][1].endswith("You go first.")
    assert asked["de"][0].startswith("Du bist dran.") and asked["de"][1].endswith("Du beginnst.")
    assert asked["xx"] == asked["en"], "a language that nobody speaks here"
    assert asked[None] == ({"id": "ask-discard", "given": {"last": False, "set": 3}}, None)


async def test_http_tells_in_english_in_a_language_or_as_data(api: Api) -> None:
    id, anna = await seated(api)
    path = f"/api/tables/{id}"
    shown = {words: (await api.get(f"{path}{words}", anna)).json() for words in ("", "?words=de", "?words=data")}
    assert shown[""]["ask"]["text"].startswith("Your turn.") and shown["?words=de"]["ask"]["text"].startswith("Du bist")
    assert shown["?words=data"]["ask"]["text"]["id"] == "ask-discard"
    log = (await api.get(f"{path}/log?before=1&words=de", anna)).json()["log"]
    assert log[0]["text"].startswith("Du bekommst")
    act = {"action": "DRAW PILE", "seq": shown[""]["seq"]}
    refused = [(await api.post(f"{path}/actions{words}", act, anna)).json() for words in ("", "?words=data")]
    assert refused[0]["message"] == "Discard first, then draw." and refused[0]["clause"] == "RT-R-9"
    assert refused[1]["message"] == [{"id": "refuse-first-discard"}]


async def test_a_game_without_catalogues_tells_text_as_before(api: Api, written_listed: Variant) -> None:
    made = await api.table(written_listed.id, players=2)
    tokens = [await api.sit(made, seat, name) for seat, name in (("Ada", "Anna"), ("Bo", "Ben"))]
    path = f"/api/tables/{made['id']}"
    first, data = [(await api.get(f"{path}{words}", tokens[0])).json() for words in ("", "?words=data")]
    assert first["ask"] == data["ask"] and first["log"] == data["log"]
    assert all(isinstance(line["text"], str) for line in first["log"])


def test_a_line_keeps_the_names_of_its_time() -> None:
    match = Match(lambda: Umpire(variant("warkings"), 3, seed=bytes(32)))
    match.call(["Ann", "Bob", "Cleo"])
    seat = match.umpire.waiting[0]
    name = match.umpire.names[seat]
    match.act(Act(seat, match.umpire.legal(seat)[0], match.viewers[seat].seq))
    match.call(["New" if one == name else one for one in match.umpire.names])
    match.take(Relieved(seat, name))
    whole = encode(match.resync(match.spectator))
    told = msgspec.json.decode(in_words(match.umpire.reader(match.spectator), whole))
    texts = [line["text"] for line in told["log"]]
    assert any(text.startswith(f"{name} discards") for text in texts)
    assert texts[-1] == f"New takes over from {name}."


def test_every_update_of_a_game_can_be_followed_in_words() -> None:
    """A delta puts what is new into lists, such as the arithmetic of a hand, which is no message."""
    match = Match(lambda: Umpire(variant("warkings"), 3, seed=bytes(32)))
    match.follow((), range(3))
    seen = 0
    while not match.umpire.over:
        seat = match.umpire.waiting[0]
        match.act(Act(seat, match.umpire.legal(seat)[-1], match.viewers[seat].seq))
        for viewer in range(3):
            for news in match.viewers[viewer].history:
                if news.delta is not None:
                    seen += b'"counted"' in in_words(match.umpire.reader(viewer), news.delta)
    assert seen

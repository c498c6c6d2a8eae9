"""Tests of options that are written out: checked, kept, shown and passed on with their table, or refused."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx2
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as some
from msgspec import Raw
from tests.host.conftest import Api
from tests.toy.written import WRITTEN

from sandtable.engine.game import Variant
from sandtable.engine.records import verify
from sandtable.games import variant as find
from sandtable.host.protocol.requests import CheckOptions
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings
from sandtable.host.table.creation import read_options
from sandtable.host.wire import catalog
from sandtable.host.wire.app import create_app

TERMS = {"name": "One of each", "hand": 2, "turns": 1}
MESSY = {"turns": 1, "hand": 2, "name": "One of each"}
"""The same, with its keys in another order."""
ANYTHING = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text() | some.just("\ud800"),
    lambda inner: some.lists(inner) | some.dictionaries(some.sampled_from(["hand", "turns", "name", "x"]), inner),
)


@pytest.fixture(autouse=True)
def _listed(written_listed: Variant) -> Iterator[None]:
    catalog.games.cache_clear()
    yield
    catalog.games.cache_clear()


async def send(api: Api, path: str, body: str | bytes) -> httpx2.Response:
    """Post a body as it is."""
    return await api.http.post(path, content=body, headers={"Content-Type": "application/json"})


async def seated(api: Api) -> tuple[dict[str, str], dict[str, str]]:
    made = await api.table("toy-written", options={"terms": MESSY})
    return made, {seat: await api.sit(made, seat, name) for seat, name in (("Ada", "Anna"), ("Bo", "Ben"))}


async def play_on(api: Api, made: dict[str, str], tokens: dict[str, str]) -> None:
    """Play to the end with each seat's first choice."""
    for _ in range(200):
        for token in tokens.values():
            stands = (await api.get(f"/api/tables/{made['id']}", token)).json()
            if stands["table"]["ended"]:
                return
            if stands["legal"]:
                act = {"action": stands["legal"][0]["id"], "seq": stands["seq"]}
                assert (await api.post(f"/api/tables/{made['id']}/actions", act, token)).status_code == 200
    raise AssertionError("it does not end")


async def test_the_list_of_games_tells_of_documents_and_proposals(api: Api) -> None:
    listed = {row["id"]: row for row in (await api.get("/api/games")).json()}
    told = listed["toy-written"]
    assert told["proposal"] == {"terms": "short"}
    [option] = told["options"]
    assert option["values"] == ["long", "short"] and set(option["document"]) == {"about", "schema"}
    assert [option["key"] for option in listed["stratego-lightning"]["options"] if option["document"]] == ["rules"]


async def test_check_answers_with_all_options_in_their_normal_form(api: Api) -> None:
    checked = await api.post("/api/check", {"variant": "toy-written", "options": {"terms": MESSY}})
    assert checked.status_code == 200 and checked.json() == {"options": {"terms": TERMS}}
    assert list(checked.json()["options"]["terms"]) == ["name", "hand", "turns"]
    assert (await api.post("/api/check", {"variant": "toy-written"})).json() == {"options": {"terms": "long"}}
    unknown = await api.post("/api/check", {"variant": "chess", "options": {}})
    assert (unknown.status_code, unknown.json()["error"]) == (404, "unknown_variant")
    other = await api.post("/api/check", {"variant": "stratego-lightning", "options": {"quiet_limit": TERMS}})
    assert (other.status_code, other.json()["error"]) == (400, "bad_option")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ('{"terms": {"hand": 9, "turns": 1}}', "hand"),
        ('{"terms": {"hand": 2}}', "turns"),
        ('{"terms": {"hand": 2, "turns": 1, "cards": []}}', "cards"),
        ('{"terms": {"hand": 3, "turns": 1}}', "do not go together"),
        ('{"terms": {"hand": 2, "hand": 3, "turns": 2}}', "stands twice"),
        ('{"terms": {"hand": %s, "turns": 1}}' % ("9" * 5000), "too long"),
        ('{"terms": {"hand": 1e999, "turns": 1}}', "and nothing else"),
        ('{"terms": {"hand": NaN, "turns": 1}}', "cannot be read"),
        ('{"terms": {"name": "\\ud800", "hand": 2, "turns": 2}}', "hex escape"),
        ('{"terms": {"name": "%s"}}' % ("x" * 17_000), "16384"),
        ('{"terms": {"hand": ' + "[" * 8000 + "]" * 8000 + "}}", "too deep"),
        ('{"terms": ' + "[" * 30_000 + "]" * 30_000 + "}", "too deep|got `array`"),  # Python 3.14 reads on
        ('{"terms": %s' % ("[" * 60_000), "cannot be read"),
        ('{"terms": [1, 2]}', "terms"),
        ('{"terms": null}', "terms"),
        ('{"terms": 1.5}', "terms"),
        ('{"terms": "{hand: 2, turns: 2}"}', "not as a text"),
        ('{"terms": "own.yaml"}', "not the name of a file"),
        ('{"terms": "../../etc/passwd"}', "not the name of a file"),
    ],
    ids=lambda text: text[:24],
)
async def test_what_is_malformed_is_refused_with_a_sentence(api: Api, options: str, words: str) -> None:
    for path in ("/api/check", "/api/tables"):
        refused = await send(api, path, f'{{"variant": "toy-written", "options": {options}}}')
        assert refused.status_code == 400, refused.text
        message = refused.json()["message"]
        assert re.search(words, message) and "\n" not in message and len(message) < 600


async def test_bytes_that_are_no_text_are_refused(api: Api) -> None:
    for value in (b'"\xff"', b'{"name": "\xff", "hand": 2, "turns": 2}'):
        refused = await send(api, "/api/check", b'{"variant": "toy-written", "options": {"terms": %s}}' % value)
        assert refused.status_code == 400, refused.text


async def test_a_body_beyond_all_documents_is_refused(api: Api) -> None:
    refused = await send(api, "/api/check", '{"variant": "toy-written", "options": {"terms": "%s"}}' % ("x" * 70_000))
    assert (refused.status_code, refused.json()["error"]) == (413, "too_large")


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(value=ANYTHING)
def test_whatever_is_sent_is_answered(value: Any) -> None:
    request = CheckOptions("toy-written", {"terms": Raw(json.dumps(value).encode())})
    try:
        assert WRITTEN.setting(2, read_options(request))
    except Refusal as refusal:
        assert refusal.status == 400 and "terms" in refusal.message


async def test_a_table_shows_its_document_from_the_beginning_to_the_record(api: Api) -> None:
    made, tokens = await seated(api)
    for token in (None, *tokens.values()):
        shown = (await api.get(f"/api/tables/{made['id']}", token)).json()
        assert shown["table"]["options"] == {"terms": TERMS}
    await play_on(api, made, tokens)
    record = (await api.get(f"/api/tables/{made['id']}/record")).text
    assert verify(record, find).ok and "One of each" in record
    replay = await api.get(f"/api/tables/{made['id']}/replay?at=2")
    assert replay.status_code == 200
    for token in tokens.values():
        again = (await api.post(f"/api/tables/{made['id']}/rematch", {"answer": "yes"}, token)).json()["table"]
    assert (await api.get(f"/api/tables/{again['rematch']}")).json()["table"]["options"] == {"terms": TERMS}


BOLD = {"name": "Spy beats General", "battles": {"Spy": {"General": "wins"}}}


async def test_a_table_with_changed_rules_says_what_is_changed(api: Api) -> None:
    made = await api.table("stratego-lightning", options={"rules": BOLD, "ply_limit": 4})
    tokens = {seat: await api.sit(made, seat, name) for seat, name in (("South", "Anna"), ("North", "Ben"))}
    changes = [{"clause": "ST-SPY-4", "text": "At this table a Spy that attacks a General wins."}]
    for token in (None, *tokens.values()):
        shown = (await api.get(f"/api/tables/{made['id']}", token)).json()
        assert shown["table"]["options"]["rules"] == BOLD and shown["view"]["changes"] == changes
    for token in tokens.values():
        proposed = await api.post(f"/api/tables/{made['id']}/preview", {"partial": "setup"}, token)
        stands = (await api.get(f"/api/tables/{made['id']}", token)).json()
        act = {"action": proposed.json()["action"], "seq": stands["seq"]}
        assert (await api.post(f"/api/tables/{made['id']}/actions", act, token)).status_code == 200
    await play_on(api, made, tokens)
    record = (await api.get(f"/api/tables/{made['id']}/record")).text
    assert verify(record, find).ok and "Spy beats General" in record


CARDS: dict[str, tuple[dict[str, Any], list[str], int]] = {
    "soldier": (
        {"name": "Stuns", "hand": 6, "answers": {"Stun": {"Block": True}}},
        ["At this table a hand is dealt and filled up to 6, not 8.", "At this table Stun answers Block."],
        6,
    ),
    "warkings": (
        {"name": "Heavy", "hand": 4, "values": {"3 Soldiers": 5}},
        ["At this table a Triple Soldier counts as 5, not 3.", "At this table each player is dealt 4, not 5."],
        4,
    ),
}


@pytest.mark.parametrize("game", CARDS)
async def test_a_game_with_changed_cards_is_played_to_its_end(api: Api, game: str) -> None:
    rules, changes, hand = CARDS[game]
    limit = {"max_turns": 4} if game == "soldier" else {}
    made = await api.table(game, players=2, options={"rules": rules, **limit})
    tokens = {seat: await api.sit(made, seat, name) for seat, name in (("A", "Anna"), ("B", "Ben"))}
    shown = (await api.get(f"/api/tables/{made['id']}", tokens["A"])).json()
    assert [change["text"] for change in shown["view"]["changes"]] == changes
    assert sum(shown["view"]["hand"].values()) == hand
    await play_on(api, made, tokens)
    record = (await api.get(f"/api/tables/{made['id']}/record")).text
    assert verify(record, find).ok and rules["name"] in record


async def test_a_table_by_the_printed_rules_has_no_word_of_documents(api: Api) -> None:
    made = await api.table("stratego-lightning", options={"rules": "printed"})
    shown = (await api.get(f"/api/tables/{made['id']}")).json()
    assert "rules" not in shown["table"]["options"] and "changes" not in shown["view"]
    refused = await api.post("/api/check", {"variant": "soldier", "options": {"rules": {"counts": {"Mirror": 500}}}})
    assert refused.status_code == 400 and "Mirror is 500" in refused.json()["message"]


async def test_a_server_that_starts_again_has_the_document_still(tmp_path: Path) -> None:
    settings = Settings(
        db=str(tmp_path / "games.db"), hosts=("table.test",), bot_workers=0, bot_delay=0, bot_reaction=0
    )
    made: dict[str, str] = {}
    tokens: dict[str, str] = {}
    for lives in range(2):
        app = create_app(settings)
        async with app.router.lifespan_context(app):
            transport = httpx2.ASGITransport(app=app, raise_app_exceptions=False)
            async with httpx2.AsyncClient(transport=transport, base_url="http://table.test") as http:
                api = Api(http, app.state.hub)
                if not lives:
                    made, tokens = await seated(api)
                shown = (await api.get(f"/api/tables/{made['id']}", tokens["Bo"])).json()
                assert shown["table"]["options"] == {"terms": TERMS}
                if lives:
                    await play_on(api, made, tokens)

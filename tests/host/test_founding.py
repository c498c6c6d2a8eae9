"""Tests of requests for tables, names and invites: what is accepted, and the one sentence for each refusal."""

from __future__ import annotations

import dataclasses
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from sandtable.games import variant
from sandtable.host.protocol.requests import CreateTable, SeatRequest
from sandtable.host.refusals import Refusal
from sandtable.host.table import creation
from sandtable.host.table.creation import read_invite, read_spec
from sandtable.host.tokens import digest

VARIANT = "stratego-lightning"


def sent(**options: Any) -> dict[str, Raw]:
    """Return options as they come over HTTP."""
    return {key: Raw(msgspec.json.encode(value)) for key, value in options.items()}


def test_a_table_as_it_is_wished_for() -> None:
    plan = read_spec(
        CreateTable(VARIANT, 2, sent(quiet_limit=50), [SeatRequest("human"), SeatRequest("bot", "sergeant")]),
        "secret",
        7,
    )
    assert plan.options["quiet_limit"] == 50 and plan.options["shuttle_limit"] in ("3", 3)
    assert [seat.kind for seat in plan.seats] == ["human", "bot"] and plan.created == 7
    assert plan.invite == digest("secret") and len(plan.seed) == 32


def test_without_more_words_every_seat_waits_for_a_person() -> None:
    assert [seat.kind for seat in read_spec(CreateTable(VARIANT), "secret", 0).seats] == ["human", "human"]


def test_no_two_tables_share_a_seed_or_a_name() -> None:
    plans = [read_spec(CreateTable(VARIANT), "secret", 0) for _ in range(50)]
    assert len({plan.seed for plan in plans}) == len({plan.id for plan in plans}) == 50


@pytest.mark.parametrize(
    ("asked", "error", "word"),
    [
        (CreateTable("chess"), "unknown_variant", "stratego-lightning"),
        (CreateTable(VARIANT, 3), "bad_players", "2"),
        (CreateTable(VARIANT, 2, {}, [SeatRequest("human")]), "bad_seats", "1"),
        (CreateTable(VARIANT, None, {}, [SeatRequest("human")] * 5), "bad_players", "5"),
        (
            CreateTable(VARIANT, None, {}, [SeatRequest("human"), SeatRequest("bot", "god")]),
            "bad_level",
            "sergeant",
        ),
        (
            CreateTable(VARIANT, None, {}, [SeatRequest("human", "recruit"), SeatRequest("bot")]),
            "bad_seats",
            "level",
        ),
        (CreateTable(VARIANT, None, sent(quiet_limit="many")), "bad_option", "quiet_limit"),
        (CreateTable(VARIANT, None, sent(colour="red")), "bad_option", "colour"),
    ],
)
def test_what_cannot_be_is_refused_in_a_line(asked: CreateTable, error: str, word: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_spec(asked, "secret", 0)
    assert refusal.value.error == error and word in refusal.value.message
    assert "\n" not in refusal.value.message and 400 <= refusal.value.status < 500


def test_options_for_self_play_are_for_tables_without_people(monkeypatch: pytest.MonkeyPatch) -> None:
    known = variant(VARIANT)
    quick = dataclasses.replace(known.options[0], self_play=(known.options[0].values[1],))
    changed = dataclasses.replace(known, options=(quick, *known.options[1:]))
    monkeypatch.setattr(creation, "variant", lambda _: changed)
    options = sent(**{quick.key: quick.values[1]})
    with pytest.raises(Refusal) as refusal:
        read_spec(CreateTable(VARIANT, None, options), "secret", 0)
    assert refusal.value.error == "bad_option" and quick.ruling in refusal.value.message
    bots = [SeatRequest("bot", "recruit"), SeatRequest("bot", "recruit")]
    assert read_spec(CreateTable(VARIANT, None, options, bots), "secret", 0).options[quick.key] == quick.values[1]


def test_an_invite_is_the_link_or_its_secret() -> None:
    assert read_invite("http://host/table/abc#s3cret") == read_invite(" s3cret ") == "s3cret"

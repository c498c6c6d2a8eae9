"""Tests that what is shown is as its game declares it (`words/shown.py`)."""

from __future__ import annotations

from functools import cache
from inspect import Parameter, signature
from random import Random
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import pytest
from msgspec import Struct, UnsetType, ValidationError, convert, structs
from scripts import shown_types
from tests.every_game.tables import cases, play, table

from sandtable.engine.errors import BadInput
from sandtable.engine.game import Game, Variant
from sandtable.engine.shown import ShownTypes, parts
from sandtable.engine.umpire import Umpire

DECISIONS = 100


def declared(game: Game) -> ShownTypes:
    if game.shown is None:
        pytest.skip("it shows plain data")
    return game.shown


def fits(value: Any, hint: Any) -> bool:
    """Return whether a value is of a type, with no field more, and all fields in their order."""
    origin, of = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return any(fits(value, each) for each in of if each is not UnsetType)
    if origin is list:
        return isinstance(value, list) and all(fits(item, of[0]) for item in value)
    if origin is dict:
        return isinstance(value, dict) and all(fits(key, of[0]) and fits(item, of[1]) for key, item in value.items())
    if isinstance(hint, type) and issubclass(hint, Struct):
        return isinstance(value, dict) and fits_struct(value, hint)
    try:
        return bool(convert(value, hint) == value)
    except ValidationError:
        return False


def fits_struct(value: dict[str, Any], kind: type[Struct]) -> bool:
    there = [(name, hint) for name, hint, required in fields(kind) if required or name in value]
    return [*value] == [name for name, _ in there] and all(fits(value[name], hint) for name, hint in there)


@cache
def fields(kind: type[Struct]) -> list[tuple[str, Any, bool]]:
    """Return the fields of a type: the name as it is sent, the type, and whether it is always there."""
    hints = get_type_hints(kind, include_extras=True)
    return [(each.encode_name, hints[each.name], each.required) for each in structs.fields(kind)]


def previewed(game: Umpire, viewer: int, texts: set[str]) -> list[dict[str, Any]]:
    """Return the previews of those texts that can be read."""
    found = []
    for text in sorted(texts):
        try:
            found.append(game.preview(viewer, text))
        except BadInput:
            pass
    return found


def test_views_choices_and_previews_are_of_the_declared_types(variant: Variant) -> None:
    shown = declared(variant.game)
    for seed in cases(3):
        rng = Random(seed)
        for game in play(table(variant, rng), rng, DECISIONS):
            for viewer in game.viewers:
                view = dict(game.view(viewer))
                view.pop("changes", None)
                assert fits(view, shown.view), f"seed {seed}, after {game.decisions}: {view}"
            for seat in game.waiting if not game.chance_waits else ():
                offers = game.offer(seat)
                assert [offer for offer in offers if not fits(offer, shown.choice)] == []
                words = {word for offer in rng.sample(offers, min(2, len(offers))) for word in offer["text"].split()}
                texts = {game.say(seat, rng.choice(game.legal(seat))), *words, *(f"help {word}" for word in words)}
                assert [each for each in previewed(game, seat, texts) if not fits(each, shown.preview)] == []


def test_the_board_is_of_the_declared_type(variant: Variant) -> None:
    shown = declared(variant.game)
    assert not variant.board if shown.board is None else fits(dict(variant.board), shown.board)


def test_declared_types_keep_the_order_in_which_fields_are_sent(variant: Variant) -> None:
    """A class without `kw_only=True` would have its fields moved before those of its bases."""
    shown = declared(variant.game)
    assert {"phase", "to_act", "result"} <= {*shown.view.__struct_fields__}
    for kind in parts(*shown):
        assert {each.kind for each in signature(kind).parameters.values()} == {Parameter.KEYWORD_ONLY}, kind


@pytest.mark.parametrize("game", shown_types.described(), ids=lambda game: str(game.folder.name))
def test_the_types_of_the_client_are_fresh(game: Game) -> None:
    declared(game)
    for path, text in shown_types.files(game).items():
        assert path.read_text(encoding="utf-8") == text, "run `python -m scripts.shown_types`"

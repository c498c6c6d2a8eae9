"""Tests of options that may be written out: any input gives a normal form or is refused in a sentence."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as some
from tests.conftest import VARIANTS, at_night
from tests.toy.written import WRITTEN

from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.document import LONGEST
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Option, Variant
from sandtable.engine.records import verify, write_record
from sandtable.engine.umpire import Umpire

OPTIONS = [
    pytest.param(variant, option, id=f"{variant.id}-{option.key}", marks=at_night(variant.id))
    for variant in (*VARIANTS.values(), WRITTEN)
    for option in variant.options
    if option.document
]
every_option = pytest.mark.parametrize(("variant", "option"), OPTIONS)
A_FEW = settings(max_examples=60 if INTERPRETED else 6)
"""Python reads documents in the same way however rules are run."""

ANYTHING = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=60),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)


def forms(schema: Any) -> some.SearchStrategy[Any]:
    """Return a strategy for values that mostly have the form of a schema, with some wrong values in between."""
    if not isinstance(schema, Mapping):
        return ANYTHING
    if "enum" in schema or "const" in schema:
        return some.sampled_from(schema.get("enum", [schema.get("const")])) | ANYTHING
    if "anyOf" in schema or "oneOf" in schema:
        return some.one_of(*(forms(one) for one in (*schema.get("anyOf", ()), *schema.get("oneOf", ()))))
    if schema.get("type") == "object":
        known = {key: forms(inner) for key, inner in schema.get("properties", {}).items()}
        return some.fixed_dictionaries({}, optional={**known, "elsewhere": ANYTHING})
    if schema.get("type") == "array":
        if "prefixItems" in schema:
            return some.tuples(*(forms(inner) for inner in schema["prefixItems"])).map(list)
        return some.lists(forms(schema.get("items")), max_size=5)
    if schema.get("type") == "integer":
        return some.integers(-1, 60) | ANYTHING
    return some.text(max_size=50) if schema.get("type") == "string" else ANYTHING


def read(variant: Variant, option: Option, value: Any) -> dict[str, Any] | None:
    """Return the options in normal form, or None if the rules refuse the value."""
    try:
        return variant.read_options({option.key: value})
    except BadInput as refusal:
        assert str(refusal) and "\n" not in str(refusal) and len(str(refusal)) < 600
        return None


@every_option
def test_what_is_written_is_taken_or_refused_in_a_sentence(variant: Variant, option: Option) -> None:
    assert option.document
    written = forms(option.document.schema)

    @A_FEW
    @given(document=written | ANYTHING)
    def taken_or_refused(document: Any) -> None:
        options = read(variant, option, document)
        if options is None:
            return
        normal = options[option.key]
        assert read(variant, option, normal) == options, "a normal form stays as it is"
        assert json.loads(json.dumps(normal)) == normal
        assert all(isinstance(number, int) for number in variant.setting(variant.players[0], options))

    taken_or_refused()


@every_option
@pytest.mark.parametrize(
    "text",
    [
        "{",
        "{" * 5000,
        "{a: " * 3000,
        '{"a":' + "[" * 6000 + "]" * 6000 + "}",
        "{name: one, name: two}",
        '{"name": "one", "name": "two"}',
        '{"name": NaN}',
        '{"name": 1e999}',
        '{"name": ' + "9" * 6000 + "}",
        '{"name": "\\ud800"}',
        "{name: 2001-01-01}",
        "{name: &a x, other: *a}",
        "{name: !!python/object:os.system ls}",
        "{? [a] : b}",
        "\n",
        "\n- a",
        "a:\n\tb",
        "{name: '" + "x" * LONGEST + "'}",
        "maps/own.yaml",
        "/etc/passwd",
        "../own.yaml",
    ],
    ids=lambda text: text[:12],
)
def test_texts_that_are_no_document(variant: Variant, option: Option, text: str) -> None:
    assert read(variant, option, text) is None


@every_option
def test_a_path_is_told_to_be_none(variant: Variant, option: Option) -> None:
    with pytest.raises(BadInput, match="not the name of a file"):
        variant.read_options({option.key: "own.yaml"})


@every_option
def test_what_holds_itself_or_is_no_plain_data_is_refused(variant: Variant, option: Option) -> None:
    endless: dict[str, Any] = {}
    endless["name"] = endless
    for document in (endless, {"name": {1, 2}}, {"name": b"x"}, {"name": float("nan")}, {"name": "x" * LONGEST}):
        assert read(variant, option, document) is None


@every_option
def test_a_document_says_what_it_is(variant: Variant, option: Option) -> None:
    told = option.describe()["document"]
    assert told["about"].endswith(".") and told["schema"]["type"] == "object"
    assert json.loads(json.dumps(told)) == told
    assert option.default in option.values


def test_json_yaml_and_mappings_say_the_same() -> None:
    meant = {"name": "Ours, in: May", "hand": 3, "turns": 4}
    for document in (meant, json.dumps(meant, indent="\t"), yaml.safe_dump(meant)):
        assert WRITTEN.read_options({"terms": document}) == {"terms": meant}


def test_what_does_not_fit_together_is_refused() -> None:
    with pytest.raises(BadInput, match="do not go together"):
        WRITTEN.read_options({"terms": {"hand": 3, "turns": 1}})


def test_a_record_holds_its_documents() -> None:
    terms = {"name": 'Bo\'s "short" one = 1', "hand": 2, "turns": 1}
    umpire = Umpire(WRITTEN, 2, {"terms": terms}, bytes(32))
    while not umpire.over:
        seat = umpire.waiting[0]
        umpire.act(seat, umpire.legal(seat)[0])
    record = write_record(umpire)
    verdict = verify(record, lambda _: WRITTEN)
    assert verdict.ok, verdict.problem
    cut = record.replace('turns\\": 1}', 'turns\\": 1')
    assert cut != record and "which is no document" in verify(cut, lambda _: WRITTEN).problem
    other = record.replace('turns\\": 1}', 'turns\\": 2}')
    assert not verify(other, lambda _: WRITTEN).ok


def test_every_proposal_can_be_played(variant: Variant) -> None:
    for key in variant.read_options(variant.proposal):
        assert key in {option.key for option in variant.options}
    assert all(variant.read_options({})[key] != value for key, value in variant.proposal.items())

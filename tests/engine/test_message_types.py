"""Tests of the functions that are made of a catalogue: their types follow from how sentences use arguments."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from sandtable.engine.message_types import functions
from sandtable.engine.messages import Message

CATALOGUE = """
card-1 = One
    .some = a One
ask = Your turn.
ask-set = { $last ->
    [yes] Last turn.
   *[no] Your turn.
} Discard { $set ->
    [one] one card
   *[other] { $set } cards
}.
told-laid = { WHO($seat) ->
    [you] You discard
   *[one] { PLAYERS($seat) } discards
} { NAMES($cards, of: "card", form: "some") }.
told-drew = You draw { a-card } { $note }.
told-left = You leave { $from }.
a-card = { $card ->
    [none] a card
   *[other] { NAME($card, of: "card") }
}
ended = { $reason ->
    [zero] No soldiers.
   *[limit] The limit.
}
place = { $place ->
    [last] Last
   *[2] Second
}
"""


def made(folder: Path, catalogue: str = CATALOGUE) -> str:
    (folder / "words").mkdir()
    (folder / "words" / "en.ftl").write_text(catalogue, encoding="utf-8")
    return functions(folder)


@pytest.mark.parametrize(
    "signature",
    [
        "def ask() -> Message:",
        "def ask_set(*, last: bool, set: int) -> Message:",
        "def told_laid(*, cards: Sequence[str], seat: str | Sequence[str]) -> Message:",
        "def told_drew(*, card: str | None, note: float | str) -> Message:",
        "def told_left(*, from_: float | str) -> Message:",
        'def ended(*, reason: Literal["limit", "zero"]) -> Message:',
        'def place(*, place: int | Literal["last"]) -> Message:',
    ],
)
def test_types_follow_from_the_sentence(signature: str, tmp_path: Path) -> None:
    assert f"\n\n{signature}\n" in made(tmp_path)


def test_names_of_things_are_no_messages(tmp_path: Path) -> None:
    assert "card_1" not in made(tmp_path)


def test_a_function_returns_its_message(tmp_path: Path) -> None:
    file = tmp_path / "said.py"
    file.write_text(made(tmp_path), encoding="utf-8")
    spec = spec_from_file_location("said", file)
    assert spec is not None and spec.loader is not None
    said = module_from_spec(spec)
    spec.loader.exec_module(said)
    assert said.told_left(from_="B") == Message("told-left", {"from": "B"})
    assert said.told_laid(seat="A", cards=["1"]) == Message("told-laid", {"cards": ["1"], "seat": "A"})


def test_an_argument_that_python_cannot_name_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="told-walked: 'from-here' cannot be a name"):
        made(tmp_path, "told-walked = From { $from-here }.\n")

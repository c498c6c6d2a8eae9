"""Tests of sentences that speak to their reader."""

from __future__ import annotations

import pytest

from sandtable.engine.sentences import YOU, addressing, begun, listed, of, sentence


@pytest.mark.parametrize(
    ("subject", "told"),
    [
        ("Ann", "Ann attacks e5 and is captured by Bob's Scout."),
        (YOU, "You attack e5 and are captured by Bob's Scout."),
        (listed(["Ann", "Cleo"]), "Ann and Cleo attack e5 and are captured by Bob's Scout."),
    ],
)
def test_the_verb_follows_its_subject(subject: str, told: str) -> None:
    pattern = "{seat} [attacks|attack] {at} and [is|are] captured by {other's} Scout."
    assert sentence(pattern, subject, at="e5", other="Bob") == told


def test_the_reader_can_be_an_object_or_an_owner() -> None:
    assert sentence("{seat} [fires|fire] at {other's} Scout.", "Ann", other=YOU) == "Ann fires at your Scout."
    assert sentence("{seat's} Scout is lost to {other}.", YOU, other="Ann") == "Your Scout is lost to Ann."
    assert of(YOU) == "your" and of("Ann") == "Ann's"


def test_the_reader_comes_first_among_several() -> None:
    assert listed(["Ann", YOU, "Bob"]) == "you, Ann and Bob"
    assert listed(["Ann"]) == "Ann" and listed([]) == ""


def test_only_its_own_seat_is_you_to_a_viewer() -> None:
    assert addressing(["Ann", "Bob"], 1) == ["Ann", YOU]
    assert addressing(["Ann", "Bob"], 2) == ["Ann", "Bob"]  # spectators


def test_names_are_never_taken_for_patterns() -> None:
    assert sentence("{seat} [moves|move].", "[a|b] {seat}") == "[a|b] {seat} moves."


def test_every_sentence_begins_with_a_capital() -> None:
    assert begun("The deck is new. you begin: you draw.") == "The deck is new. You begin: you draw."
    assert sentence("{seat} [moves|move].", "youth") == "youth moves."

"""Tests of why a choice is liked: a sentence for every choice in games that give reasons, made from the view alone."""

from __future__ import annotations

import re
from itertools import chain, islice
from random import Random

import pytest
from tests.every_game.tables import play, table

from sandtable.engine.game import Variant

SENTENCE = re.compile(r"[A-Z0-9][^\n.]*(?:\. [A-Z][^\n.]*)?\.")
EVERY = 11  # plies between two that are looked at
MOST = 2  # choices of one position
PLIES = 241  # in all, of one game after the other


def test_every_choice_has_a_reason_in_a_sentence_and_it_is_the_same_in_every_world(variant: Variant) -> None:
    reason = variant.game.reason
    if reason is None:
        pytest.skip("it says none")
    said, rng = set(), Random(5)
    plies = chain.from_iterable(play(table(variant, rng), rng) for _ in range(PLIES))
    for ply, game in enumerate(islice(plies, PLIES)):
        if ply % EVERY or game.over or game.chance_waits:
            continue
        seat = rng.choice(game.waiting)
        legal, before = game.legal(seat), game.packed(seat)
        read = game.game.schema.read_view
        for action in rng.sample(legal, min(MOST, len(legal))):
            sentence = reason(read(before), seat, action)
            assert SENTENCE.fullmatch(sentence), sentence
            assert sentence == reason(read(game.determinized(seat, ply).packed(seat)), seat, action)
            said.add(sentence)
    assert len(said) > 3, "different choices have different reasons"

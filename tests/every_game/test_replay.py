"""Tests of replays: a record leads to the same bytes, and every action can be written and read back."""

from __future__ import annotations

from random import Random

from tests.comparing import assert_same
from tests.conftest import VARIANTS
from tests.every_game.tables import cases, finish, ordinary_game, somewhere, table

from sandtable.engine.game import Variant
from sandtable.engine.records import verify, write_record


def test_the_moves_lead_to_the_same_bytes(variant: Variant) -> None:
    for seed in cases(30):
        rng = Random(seed)
        game = finish(table(variant, rng), rng)
        again = type(game)(variant, len(game.seats), game.options, game.seed)
        for seat, action in game.moves:
            again.replay(seat, action)
        assert again.state() == game.state(), f"seed {seed}"


def test_a_written_record_is_verified(variant: Variant) -> None:
    for seed in cases(20):
        rng = Random(seed)
        umpire = ordinary_game(variant, rng, rng.choice((0, 5, 60, 400)))
        verdict = verify(write_record(umpire), VARIANTS.__getitem__)
        assert verdict.ok, f"seed {seed}: {verdict}"


def test_what_is_said_is_read_back(variant: Variant) -> None:
    for seed in cases(30):
        game = somewhere(variant, Random(seed))
        for seat in game.waiting:
            allowed = [*game.legal(seat), *(a for a in variant.unlisted if game._why(seat, a) == 0)]
            texts = [game.say(seat, action) for action in allowed]
            assert len(set(texts)) == len(texts), f"seed {seed}: two choices have one name"
            assert_same([game.read(seat, text) for text in texts], [(action,) for action in allowed], f"seed {seed}")


def test_a_text_does_what_its_number_does(variant: Variant) -> None:
    for seed in cases(40):
        rng = Random(seed)
        game = somewhere(variant, rng)
        for seat in game.waiting:
            action = rng.choice(game.legal(seat))
            by_number, by_text = game.copy(), game.copy()
            steps = by_number.act(seat, action)
            assert by_text.act(seat, game.say(seat, action)) == steps, f"seed {seed}"
            assert by_text.state() == by_number.state(), f"seed {seed}"
            assert steps[0].text == game.say(seat, action), f"seed {seed}"

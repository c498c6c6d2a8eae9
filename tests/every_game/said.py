"""Everything that a game says in random games: messages, with the names of players and the reader."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from sandtable.engine.errors import BadInput, IllegalAction
from sandtable.engine.game import Game, Variant
from sandtable.engine.messages import Message, Reader, Said, read_messages
from sandtable.engine.record.chance import seed_from_int
from sandtable.engine.umpire import Umpire
from sandtable.games import variants

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve", "Fay")


class Spoken(NamedTuple):
    """A message as a viewer is sent it: with all that it is about."""

    message: Message
    you: str | None


def games_of(variant: str) -> Game:
    return variants()[variant].game


def reader(game: Game, you: str | None, language: str) -> Reader:
    return game.reader(("A", "B", "C", "D", "E", "F"), NAMES, you, language)


def said_in(variant: Variant, number: int, things: Sequence[str]) -> Iterator[Spoken]:
    """Yield what is said in one random game: to all viewers, with refusals, previews and help on these things."""
    rng = Random(number)
    players = rng.randint(*variant.players)
    options = {option.key: rng.choice(list(option.values)) for option in variant.options}
    umpire = Umpire(variant, players, options, seed_from_int(number))
    viewers = (0, 1, umpire.spectator)
    steps = umpire.opening
    while True:
        for viewer in viewers:
            you = umpire.seats[viewer] if viewer < players else None
            told = [event for step in steps for event in umpire.told(step, viewer, None)]
            for event in told:
                about = {key: value for key, value in event.items() if key not in ("kind", "clause", "text")}
                yield from _spoken(event.get("text", Message(f"told-{event['kind']}")), you, about)
            yield from _spoken(umpire.summed_up(told, viewer), you)
            yield from _spoken(umpire.asked(viewer), you)
            yield from _spoken((umpire.view(viewer, None)["result"] or {}).get("text", []), you)
        if umpire.over:
            return
        seat = rng.choice(umpire.waiting)
        for thing in [] if len(umpire.moves) > MANY else things:
            yield from _spoken(umpire.preview(seat, f"help {thing}", None)["text"], umpire.seats[seat])
        for other in (rng.randrange(players), seat, seat):
            yield from _refused(umpire, other, rng.randrange(variant.actions))
        action = rng.choice(umpire.legal(seat))
        notation = umpire.say(seat, action)
        for partial in {notation, notation.split(" ")[0]}:
            yield from _previewed(umpire, seat, partial)
        steps = umpire.act(seat, action)


MANY = 40  # moves, with those of chance: what lies there is asked about in the first few turns


def _refused(umpire: Umpire, seat: int, action: int) -> Iterator[Spoken]:
    try:
        umpire.copy().act(seat, action)
    except IllegalAction as refused:
        yield from _spoken(refused.said, umpire.seats[seat])


def _previewed(umpire: Umpire, seat: int, partial: str) -> Iterator[Spoken]:
    with suppress(BadInput):
        yield from _spoken(umpire.preview(seat, partial, None).get("text", []), umpire.seats[seat])


def _spoken(said: Said, you: str | None, given: Mapping[str, Any] | None = None) -> Iterator[Spoken]:
    said = read_messages(said)
    assert not isinstance(said, str) or not said, "a game with catalogues makes no text"
    for one in [said] if isinstance(said, Message) else said:
        assert isinstance(one, Message)
        yield Spoken(Message(one.id, {**(given or {}), **one.given}), you)

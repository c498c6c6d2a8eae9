"""What the process of computer players answers: always from one seat's view, and what its own team has said."""

from __future__ import annotations

from sandtable.games import variant
from sandtable.host.hub.bots import Choice, Question
from sandtable.players.appraiser import Appraiser
from sandtable.players.expecting import expected
from sandtable.players.levels import Player, make
from sandtable.umpire import events
from sandtable.umpire.game import Variant
from sandtable.umpire.jit import scratch
from sandtable.umpire.view import PackedView


def answer(question: Question) -> Choice:
    """One answer."""
    chosen = variant(question.variant)
    if question.wants == "word":
        return _word(chosen, question)
    if question.wants == "estimate":
        return Choice(expected(chosen, question, question.seed))
    player = _player(chosen, question)
    action = int(player.choose(question, question.legal))
    return Choice(action) if question.wants == "choice" else _advice(chosen, question, player, action)


def _player(chosen: Variant, question: Question) -> Player:
    """Who answers, mindful of what its team has agreed on."""
    player, planner = make(question.level, chosen, question.seed), chosen.game.planner
    if planner is not None and question.talk and isinstance(player, Appraiser):
        planner.keep_to(chosen.game.schema.read_view(question.packed), question.talk, player.notes)
    return player


def _advice(chosen: Variant, question: Question, player: Player, action: int) -> Choice:
    """A choice with what speaks for it; of an act that takes two picks both together."""
    game, packed, last = chosen.game, question.packed, action
    if action in game.first_picks:
        packed, legal = _after(chosen, packed, action)
        last = int(player.choose(PackedView(packed), legal))
    view = game.schema.read_view(packed)
    seat = int(view.viewer)
    assert game.reason is not None
    return Choice(action, text=game.words.say(view, seat, last), why=game.reason(view, seat, last))


def _after(chosen: Variant, packed: bytes, action: int) -> tuple[bytes, list[int]]:
    """The view and the choices after a first pick, by the view before it."""
    schema, out = chosen.game.schema, scratch(chosen.actions)
    states, views = schema.states(1), schema.views(1)
    schema.unpack_view(packed, views, 0)
    n = chosen.game.drivers.suppose(views, 0, action, states, 0, events.buffer(), out)
    return schema.pack(views, 0), sorted(int(choice) for choice in out[:n])


def _word(chosen: Variant, question: Question) -> Choice:
    assert chosen.game.planner is not None
    view = chosen.game.schema.read_view(question.packed)
    word = chosen.game.planner.word(view, question.talk, question.seed)
    return Choice(None) if word is None else Choice(None, text=word.text, place=word.place)

"""The answers of a bot process: always from the view of one seat and the messages of its team. For the review of a
finished game, it sees the whole game.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from sandtable.bots.advice import advise
from sandtable.bots.evaluator import EvaluatorBot
from sandtable.bots.expectation import expected
from sandtable.bots.levels import Player, make
from sandtable.bots.plan_search import Planner
from sandtable.bots.watcher import Watcher
from sandtable.engine.game import Variant
from sandtable.engine.record.view import PackedView
from sandtable.games import variant
from sandtable.host.bots.asking import Choice, Question
from sandtable.review.looking import Task, look

_encode = msgspec.msgpack.Encoder().encode
_read_task: msgspec.msgpack.Decoder[Task] = msgspec.msgpack.Decoder(Task)


def answer(question: Question) -> Choice:
    """Return the answer to one question."""
    chosen = variant(question.variant)
    if question.wants == "review":
        return Choice(None, found=_encode(look(_read_task.decode(question.task))))
    if question.wants == "word":
        return _word(chosen, question)
    if question.wants == "estimate":
        return Choice(expected(chosen, question, question.seed))
    player = _player(chosen, question)
    if question.wants == "choice":
        action = int(player.choose(question, _kept(chosen, question)))
        return Choice(action, at_once=isinstance(player, Planner) and player.at_once)
    advice = advise(chosen, player, question, question.legal)
    return Choice(advice.action, text=advice.text, why=advice.why)


def _player(chosen: Variant, question: Question) -> Player:
    """Return the bot that answers, set up with what its seat has seen and what its team has agreed on."""
    player, planner = make(question.level, chosen, question.seed), chosen.game.planner
    if isinstance(player, Watcher):
        for packed in question.seen:
            player.see(PackedView(packed))
    if planner is not None and question.talk and isinstance(player, EvaluatorBot):
        planner.keep_to(chosen.game.schema.read_view(question.packed), question.talk, player.notes)
    return player


def _kept(chosen: Variant, question: Question) -> Sequence[int]:
    """Return the choices by which the bot keeps to what its team has agreed on."""
    planner = chosen.game.planner
    if planner is None or not question.talk:
        return question.legal
    return planner.kept(chosen.game.schema.read_view(question.packed), question.talk, question.legal)


def _word(chosen: Variant, question: Question) -> Choice:
    assert chosen.game.planner is not None
    view = chosen.game.schema.read_view(question.packed)
    word = chosen.game.planner.word(view, question.talk, question.seed)
    return Choice(None) if word is None else Choice(None, text=word.text, place=word.place)

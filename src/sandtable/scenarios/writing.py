"""Writing a moment of a finished game as a scenario: a question about rules becomes a test.

The position is one from which the moment can be reached. If no position can describe the moment, in the middle of an
exchange for example, it is an earlier one, and the script goes on from there.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import yaml

from sandtable.engine.errors import SandtableError
from sandtable.engine.json_data import Json
from sandtable.engine.record.schema import CHANCE
from sandtable.engine.situation import Unwritable, without_empty
from sandtable.engine.umpire import Mark, Umpire
from sandtable.scenarios.files import Faulty, Malformed, Scenario, read_text
from sandtable.scenarios.runner import Stage, run_scenario, set_up

FAR = 256
"""The most decisions between the position and the moment."""
WIDTH = 110
_Dumper: Any = getattr(yaml, "CSafeDumper", yaml.SafeDumper)  # the fast dumper writes the same
QUESTION = """script:{done}
  # Write your question here, for example
  #   - {seat} ACTION                  something that is done
  #   - "! {seat} ACTION"              something that must be refused
  #   - "? {seat}: ACTION | ACTION"    exactly what may be done
  # and what must have come of it below `expect`. `sandtable scenario FILE` answers.
"""


def write_scenario(game: Umpire, at: int, name: str, where: str) -> str:
    """Return the game after `at` decisions, those of chance among them, and the chance that followed, as a scenario;
    raise Unwritable. `where` is its title.
    """
    end = after_chance(game, at)
    again = Umpire(game.variant, len(game.seats), game.options, game.seed, asks_chance=True)
    marks = _marks(again, game.moves[:end])
    refusals = list[Unwritable]()
    for begin in reversed(range(len(marks))):
        again.back_to(marks[begin])
        try:
            return _written(game, again, marks[begin:], game.moves[marks[begin].moves : end], name, where)
        except Unwritable as error:
            refusals.append(error)
    raise refusals[0]


def after_chance(game: Umpire, at: int) -> int:
    """Return the number of decisions after which a seat had to act again."""
    while at < len(game.moves) and game.moves[at][0] == CHANCE:
        at += 1
    return at


def _marks(again: Umpire, moves: Sequence[tuple[int, int]]) -> list[Mark]:
    """Return the last positions up to the moment."""
    marks = deque([again.mark()], maxlen=FAR)
    for seat, action in moves:
        if seat == CHANCE:
            again.replay(seat, action)
        else:
            again.decide(seat, action)
        marks.append(again.mark())
    return list(marks)


def _written(
    game: Umpire, again: Umpire, marks: Sequence[Mark], moves: Sequence[tuple[int, int]], name: str, where: str
) -> str:
    """Return the position of `again`, at the first of these marks, and the moves between the marks as a script."""
    stage = game.variant.game.stage or Stage  # the base class writes none, and says so
    phases = (game.game.schema.read_state(mark.state).phase for mark in marks)
    brought = [(phase, action) for phase, (seat, action) in zip(phases, moves, strict=False) if seat == CHANCE]
    situation = again.situation(brought)
    position = dict(stage.written(situation))
    changes = position.pop("options", {})
    assert isinstance(changes, dict)
    done = [again.replay(seat, action) for seat, action in moves]
    steps = list(stage.scripted(situation, [step for step in done if step.seat != CHANCE]))
    changed = {**_options(game), **changes}
    options = {key: value for key, value in changed.items() if value is not None}
    head = {"id": name, "title": where, "game": game.variant.id, **without_empty(options=options)}
    expect = _expected(game, {**head, **position, "script": steps})
    text = _text(head, position, steps, expect, expect.get("next", game.seats[0]).split()[0])
    _try(text, game)
    return text


def _options(game: Umpire) -> Json:
    """Return the options that differ from the rulebook's defaults."""
    defaults = game.variant.read_options({})
    return {key: value for key, value in game.options.items() if value != defaults.get(key)}


def _expected(game: Umpire, document: Mapping[str, Any]) -> dict[str, str]:
    """Return the seat to act after the script, or how the game has ended."""
    scenario = _read(yaml.dump({**document, "expect": {"over": "no"}}, Dumper=_Dumper, sort_keys=False))
    try:
        stage = set_up(replace(scenario, expect={}), game.variant)
        for step in scenario.script:
            stage.act(step.seat, step.action)
        return stage.due()
    except (Malformed, SandtableError) as error:
        raise Unwritable(f"It does not come out again: {error}") from error


def _text(
    head: Mapping[str, Any],
    position: Mapping[str, Any],
    steps: Sequence[str],
    expect: Mapping[str, Any],
    seat: str,
) -> str:
    done = "".join(f"\n  - {_one_line(step)}" for step in steps)
    question = QUESTION.format(done=done, seat=seat)
    return "".join([_yaml(head), _yaml(position) if position else "", question, _yaml({"expect": expect})])


def _yaml(values: Mapping[str, Any], indent: str = "") -> str:
    """Return YAML with each key on a line; a mapping too long for one line has a line for each of its keys."""
    lines = []
    for key, value in values.items():
        line = f"{indent}{_one_line(key)}: {_one_line(value)}\n"
        if len(line) > WIDTH and isinstance(value, Mapping):
            line = f"{indent}{_one_line(key)}:\n{_yaml(value, indent + '  ')}"
        lines.append(line)
    return "".join(lines)


def _one_line(value: Any) -> str:
    text: str = yaml.dump(
        value, Dumper=_Dumper, default_flow_style=True, sort_keys=False, allow_unicode=True, width=1_000_000
    )
    return text.removesuffix("\n").removesuffix("\n...")


def _read(text: str) -> Scenario:
    document = next(read_text(text, written=True))
    if isinstance(document, Faulty):
        raise Unwritable(f"It cannot be read again: {document.reason}")
    return document


def _try(text: str, game: Umpire) -> None:
    """Run the scenario and raise Unwritable unless it passes."""
    outcome = run_scenario(_read(text), Path("scenario").name, lambda _: game.variant)
    if not outcome.passed:
        raise Unwritable(f"It does not come out again: {outcome.problems[0]}")

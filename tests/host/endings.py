"""All the sentences that say how a game has ended: of the table, and of each game, about others and about you."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from pathlib import Path

from sandtable.engine.sentences import YOU, listed, sentence
from sandtable.games.soldier.words import show as soldier
from sandtable.games.stratego.words import endings as stratego
from sandtable.host.table import room

NAMES = ("Anna", "Ben Ti", "Clara")
SIDES: tuple[Sequence[str], ...] = (NAMES[:1], (YOU,), NAMES[:2], NAMES, (YOU, NAMES[0]), (YOU, *NAMES[:2]))


def of_table() -> Iterator[str]:
    """Yield the sentences with which players end a game themselves."""
    nodes = list(ast.walk(ast.parse(Path(room.__file__).read_text(encoding="utf-8"))))
    closing = [node for node in nodes if isinstance(node, ast.Call) and ast.unparse(node.func) == "self._close"]
    patterns = {text for call in closing for text in _texts(ast.walk(call.args[1]))}
    patterns |= {text for text in _texts(nodes) if "{seat" in text}
    assert len(patterns) > 8
    for pattern, subject in product(sorted(patterns), ("Anna", YOU)):
        yield sentence(pattern, subject)


def _texts(nodes: Iterable[ast.AST]) -> Iterator[str]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def of_stratego() -> Iterator[str]:
    for end, side in product(stratego.ENDINGS.values(), SIDES):
        yield sentence("{seat} [wins|win]: {why}.", listed(side), why=end.text)
        yield f"A draw: {end.text}."


def of_soldier() -> Iterator[str]:
    for (_, _, why), side in product(soldier.ENDINGS.values(), SIDES):
        yield f"{soldier.outcome(side)} {why[0].upper()}{why[1:]}."


ENDINGS = {
    "web": of_table,
    "stratego": of_stratego,
    "soldier": of_soldier,
}
"""By the room of the client that has their words."""

"""Previews of half-made choices: where a piece may go, why a move is refused, set-ups to start from."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from sandtable.engine import (
    BadInput,
    Message,
    ShownPreset,
    ShownPresets,
    ShownSetUp,
    ShownVerdict,
    ViewRules,
    fit_arrangement,
)
from sandtable.games.classic.fields import View
from sandtable.games.classic.words import said

from ..rules.schema import FLAG, MOVED, PIECES, RAN, SEATS
from ..rules.tables import NAMES, SIGNS, TITLES, seen_from
from ..setups.arrangements import Arrangement, draw
from ..setups.presets import PRESETS
from .documents import army_of, changes_about
from .notation import read, say, square
from .shown import ClassicPreview, Destination, Help, Reach


def preview(view: View, partial: str, seats: Sequence[str], rules: ViewRules) -> ClassicPreview:
    """Return what a half-made choice would mean; raise BadInput if it is none of these:

    - `e4`: where the piece there may go.
    - `e4-e5`, or any action: whether it is legal.
    - `help e4`: what stands there.
    - `presets`: the named set-ups.
    - `setup`, `setup NAME`: a random good set-up, or a named one, as an action.
    """
    word, _, rest = partial.strip().partition(" ")
    if word == "presets":
        return ShownPresets(
            presets=[
                ShownPreset(name=one.name, title=Message(one.message), text=Message(f"{one.message}-about"))
                for one in PRESETS[view.variant]
            ]
        )
    if word == "setup" and "@" not in rest:
        return ShownSetUp(action=_setup(view, rest.strip()))
    if word == "help":
        return _help(view, square(rest.strip()), seats)
    if word in NAMES:
        return _reach(view, square(word), seats, rules)
    numbers = read(view, view.viewer, partial)
    clause = rules.why(numbers[0]) if len(numbers) == 1 else ""
    return ShownVerdict(legal=not clause, clause=clause or None)


def _setup(view: View, name: str) -> str:
    arrangement = draw(view.variant, secrets.randbits(64)) if not name else _preset(view.variant, name)
    if any(view.more):
        army, placed = army_of(view), [(kind, space) for space, kind in arrangement]
        fitted = fit_arrangement(placed, army, sum(army.values()), range(PIECES), FLAG)
        arrangement = tuple((space, kind) for kind, space in fitted)
    seat = view.viewer if view.viewer < SEATS else 0
    return "setup " + " ".join(f"{SIGNS[kind]}@{NAMES[seen_from(seat, space)]}" for space, kind in arrangement)


def _preset(variant: int, name: str) -> Arrangement:
    for preset in PRESETS[variant]:
        if preset.name == name:
            return preset.arrangement
    known = ", ".join(preset.name for preset in PRESETS[variant])
    raise BadInput(f"there is no set-up called {name[:40]!r}; there are {known}")


def _reach(view: View, space: int, seats: Sequence[str], rules: ViewRules) -> Reach:
    """Return where the viewer's piece on a space may go now."""
    moves = [say(view.viewer, action) for action in rules.legal()]
    targets = [move.split("-")[1] for move in moves if move.startswith(f"{NAMES[space]}-")]
    destinations = [
        Destination(to=target, kind="attack" if view.board[square(target)] else "move") for target in targets
    ]
    found = _help(view, space, seats)
    return Reach(space=found.space, piece=found.piece, text=found.text, clause=found.clause, destinations=destinations)


def _help(view: View, space: int, seats: Sequence[str]) -> Help:
    """Return what stands on a space, as far as the viewer may know."""
    name, piece = NAMES[space], view.board[space] - 1
    if piece < 0:
        return Help(space=name, piece=None, text=said.help_vacant(at=name), clause="CL-TURN-2")
    kind = view.rank[piece]
    if kind not in TITLES:
        text = [said.help_hidden(at=name), Message(_seen_of(view.traits[piece]))]
        return Help(space=name, piece=None, text=text, clause="CL-R-15")
    about = {"seat": seats[piece // PIECES], "rank": SIGNS[kind], "at": name}
    text = [Message("help-piece", about), *changes_about(view, kind)]
    return Help(space=name, piece=TITLES[kind], text=text, clause="CL-ARMY-3")


def _seen_of(traits: int) -> str:
    """Return the message about what everybody has seen of a piece."""
    if traits & RAN:
        return "help-ran"
    return "help-moved-piece" if traits & MOVED else "help-unmoved"

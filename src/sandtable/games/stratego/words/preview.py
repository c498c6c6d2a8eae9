"""Previews of half-made choices: where a piece may go, why a move is refused, set-ups to start from."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from sandtable.engine import BadInput, ShownPreset, ShownPresets, ShownSetUp, ShownVerdict, ViewRules, begun, of
from sandtable.games.stratego.fields import View
from sandtable.games.stratego.rules.board import BOARDS
from sandtable.games.stratego.rules.pieces import BY_KIND, FLAGS, TITLES
from sandtable.games.stratego.rules.schema import FLAG, MOVED, OPEN
from sandtable.games.stratego.rules.sides import owner
from sandtable.games.stratego.rules.tables import SPACES
from sandtable.games.stratego.setups.army import Arrangement
from sandtable.games.stratego.setups.arrangements import draw, fitted, seen_by
from sandtable.games.stratego.setups.presets import PRESETS
from sandtable.games.stratego.words.documents import army_of, changes_about, standing_of
from sandtable.games.stratego.words.notation import read, say
from sandtable.games.stratego.words.shown import Destination, Help, Reach, StrategoPreview


def preview(view: View, partial: str, seats: Sequence[str], names: Sequence[str], rules: ViewRules) -> StrategoPreview:
    """Return what a half-made choice would mean; raise BadInput if it is none of these:

    - `e4`: where the piece there may go.
    - `e4-e5`, or any action: whether it is legal.
    - `help e4`: what stands there.
    - `presets`: the named set-ups.
    - `setup`, `setup NAME`: a random good set-up, or a named one, as an action.
    """
    word, _, rest = partial.strip().partition(" ")
    if word == "presets":
        presets = PRESETS[view.variant]
        return ShownPresets(presets=[ShownPreset(name=p.name, title=p.title, text=p.text) for p in presets])
    if word == "setup" and "@" not in rest:
        return ShownSetUp(action=_setup(view, rest.strip()))
    if word == "help":
        return _help(view, _space(view, rest.strip()), seats, names)
    if word in BOARDS[view.side].place:
        return _reach(view, word, seats, names, rules)
    return _verdict(view, partial, rules)


def _setup(view: View, name: str) -> str:
    arrangement = draw(view.variant, secrets.randbits(64)) if not name else _preset(view.variant, name)
    if any(view.more):
        arrangement = fitted(arrangement, army_of(view), standing_of(view), view.side)
    seat = view.viewer if view.viewer < view.players else 0
    return "setup " + " ".join(f"{sign}@{space}" for sign, space in seen_by(view.side, seat, arrangement))


def _preset(variant: int, name: str) -> Arrangement:
    presets = PRESETS[variant]
    for preset in presets:
        if preset.name == name:
            return preset.arrangement
    raise BadInput(f"there is no set-up called {name[:40]!r}; there are {', '.join(p.name for p in presets)}")


def _space(view: View, name: str) -> int:
    place = BOARDS[view.side].place
    if name not in place:
        raise BadInput(f"there is no space {name[:12]!r} on this board")
    return place[name]


def _reach(view: View, name: str, seats: Sequence[str], names: Sequence[str], rules: ViewRules) -> Reach:
    """Return where the viewer's piece on a space may go now."""
    place = BOARDS[view.side].place
    moves = [say(view, view.viewer, action) for action in rules.legal()]
    targets = [move.split("-")[1] for move in moves if move.startswith(f"{name}-") and " " not in move]
    destinations = [
        Destination(to=target, kind="attack" if view.board[place[target]] else "move") for target in targets
    ]
    found = _help(view, place[name], seats, names)
    return Reach(
        space=found.space,
        piece=found.piece,
        seat=found.seat,
        text=found.text,
        clause=found.clause,
        destinations=destinations,
    )


def _help(view: View, space: int, seats: Sequence[str], names: Sequence[str]) -> Help:
    """Return what stands on a space, as far as the viewer may know, and what it can do."""
    name = BOARDS[view.side].names[space]
    piece = view.board[space] - 1
    if piece < 0 and space >= SPACES[view.side]:
        text = f"{name} is a stockade. Only captured Flags stand there."
        return Help(space=name, piece=None, text=text, clause="ST-R-4")
    if piece < 0:
        return Help(space=name, piece=None, text=f"{name} is vacant.", clause="ST-MOVE-5")
    kind, whose = view.rank[piece], begun(of(names[owner(piece)]))
    seat = seats[owner(piece)]
    if kind < 0:
        text = f"{whose} piece on {name}. {_seen_of(view, piece)}"
        return Help(space=name, piece=None, seat=seat, text=text, clause="ST-R-76")
    clause, does = BY_KIND[kind] if kind != FLAG else FLAGS[view.variant]
    seen = " Everybody knows what it is." if view.traits[piece] & OPEN else ""
    text = " ".join([f"{whose} {TITLES[kind]} on {name}. {does}{seen}", *changes_about(view, kind)])
    return Help(space=name, piece=TITLES[kind], seat=seat, text=text, clause=clause)


def _seen_of(view: View, piece: int) -> str:
    """Return what everybody has seen of a piece whose identity is hidden."""
    if not view.traits[piece] & MOVED:
        return "It has not moved yet."
    return "It has moved." if BOARDS[view.side].allied else "It has moved, so it is neither a Bomb nor the Flag."


def _verdict(view: View, text: str, rules: ViewRules) -> ShownVerdict:
    """Return whether an action is legal, and the clause against it if it is not."""
    decisions = read(view, view.viewer, text)
    clause = rules.why(decisions[0]) if len(decisions) == 1 else ""
    return ShownVerdict(legal=not clause, clause=clause or None)

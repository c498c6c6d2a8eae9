"""Previews of half-made choices: where a piece may go, why a move is refused, set-ups to start from."""

from __future__ import annotations

import secrets
from collections.abc import Sequence

from sandtable.engine import BadInput, Message, ShownPreset, ShownPresets, ShownSetUp, ShownVerdict, ViewRules
from sandtable.games.stratego.fields import View
from sandtable.games.stratego.rules.board import BOARDS
from sandtable.games.stratego.rules.pieces import SIGNS, TITLES
from sandtable.games.stratego.rules.schema import (
    ALLIANCE,
    ALLIANCE_LIGHTNING,
    BOMB,
    CAMPAIGN,
    CANNON,
    CAPTAIN,
    FLAG,
    LIGHTNING,
    MOVED,
    OPEN,
    SCOUT,
    SMALL,
    SPY,
)
from sandtable.games.stratego.rules.sides import owner
from sandtable.games.stratego.rules.tables import SPACES
from sandtable.games.stratego.setups.army import Arrangement
from sandtable.games.stratego.setups.arrangements import draw, fitted, seen_by
from sandtable.games.stratego.setups.presets import PRESETS
from sandtable.games.stratego.words import said
from sandtable.games.stratego.words.documents import army_of, changes_about, standing_of
from sandtable.games.stratego.words.notation import read, say
from sandtable.games.stratego.words.shown import Destination, Help, Reach, StrategoPreview


def preview(view: View, partial: str, seats: Sequence[str], rules: ViewRules) -> StrategoPreview:
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
        return _help(view, _space(view, rest.strip()), seats)
    if word in BOARDS[view.side].place:
        return _reach(view, word, seats, rules)
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


def _reach(view: View, name: str, seats: Sequence[str], rules: ViewRules) -> Reach:
    """Return where the viewer's piece on a space may go now."""
    place = BOARDS[view.side].place
    moves = [say(view, view.viewer, action) for action in rules.legal()]
    targets = [move.split("-")[1] for move in moves if move.startswith(f"{name}-") and " " not in move]
    destinations = [
        Destination(to=target, kind="attack" if view.board[place[target]] else "move") for target in targets
    ]
    found = _help(view, place[name], seats)
    return Reach(
        space=found.space,
        piece=found.piece,
        seat=found.seat,
        text=found.text,
        clause=found.clause,
        destinations=destinations,
    )


def _help(view: View, space: int, seats: Sequence[str]) -> Help:
    """Return what stands on a space, as far as the viewer may know, and what it can do."""
    name = BOARDS[view.side].names[space]
    piece, at = view.board[space] - 1, {"at": name}
    if piece < 0:
        id, clause = ("help-stockade", "ST-R-4") if space >= SPACES[view.side] else ("help-vacant", "ST-MOVE-5")
        return Help(space=name, piece=None, text=Message(id, at), clause=clause)
    kind, seat = view.rank[piece], seats[owner(piece)]
    about = {"seat": seat, **at}
    if kind < 0:
        text = [Message("help-hidden", about), Message(_seen_of(view, piece))]
        return Help(space=name, piece=None, seat=seat, text=text, clause="ST-R-76")
    clause, does = _KINDS.get(kind, _PLAIN) if kind != FLAG else _FLAGS[view.variant]
    known = [said.help_known()] if view.traits[piece] & OPEN else []
    text = [Message("help-piece", {**about, "rank": SIGNS[kind]}), Message(does), *known, *changes_about(view, kind)]
    return Help(space=name, piece=TITLES[kind], seat=seat, text=text, clause=clause)


_PLAIN = ("ST-MOVE-1", "help-plain")
_KINDS = {
    CAPTAIN: ("ST-CAV-2", "help-captain"),
    SCOUT: ("ST-SCOUT-2", "help-scout"),
    SPY: ("ST-SPY-4", "help-spy"),
    BOMB: ("ST-BOMB-2", "help-bomb"),
    CANNON: ("ST-ALLY-CANNON-3", "help-cannon"),
}
"""For each kind that is not plain: the clause to read first, and what it does."""
_FLAGS = {
    CAMPAIGN: ("ST-CPN-10", "help-flag-last"),
    ALLIANCE: ("ST-ALLY-FLAG-1", "help-flag-ally"),
    ALLIANCE_LIGHTNING: ("ST-ALLY-FLAG-1", "help-flag-ally"),
    LIGHTNING: ("ST-FLAG-1", "help-flag"),
    SMALL: ("ST-FLAG-1", "help-flag"),
}
"""The same for the Flag, by variant."""


def _seen_of(view: View, piece: int) -> str:
    """Return the message about what everybody has seen of a piece whose identity is hidden."""
    if not view.traits[piece] & MOVED:
        return "help-unmoved"
    return "help-moved" if BOARDS[view.side].allied else "help-moved-piece"


def _verdict(view: View, text: str, rules: ViewRules) -> ShownVerdict:
    """Return whether an action is legal, and the clause against it if it is not."""
    decisions = read(view, view.viewer, text)
    clause = rules.why(decisions[0]) if len(decisions) == 1 else ""
    return ShownVerdict(legal=not clause, clause=clause or None)

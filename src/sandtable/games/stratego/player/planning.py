"""The plan of an alliance for its Flags to meet: what a computer player says to its partner, and how it keeps to it.

Everything follows from its own view and from what its team has said.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sandtable.engine import Agreement, Ints, Spoken, agreement
from sandtable.games.stratego.fields import View
from sandtable.games.stratego.player.dangers import paces
from sandtable.games.stratego.player.flags import AGREED
from sandtable.games.stratego.player.march import March
from sandtable.games.stratego.player.odds import faces
from sandtable.games.stratego.rules.board import BOARDS
from sandtable.games.stratego.rules.schema import FLAG, PIECES, PLAY, SETUP
from sandtable.games.stratego.rules.sides import opposes
from sandtable.games.stratego.rules.tables import IN_ZONE, NEXT, NOWHERE, SEATS, SPACES, ZONE

MEET = "Let our Flags meet here."
FAR = 14  # the most steps that a Flag may need, one in each turn
NEAR = 7  # opposing pieces nearer than this count against a place, 1 for each step
STEP = 4  # what each step of the slower Flag counts against a place
PATIENCE = 6  # after so many turns each, a Flag that is held up asks for another place
MOST_WORDS = 8  # messages of one player, after which it only keeps to what is agreed

_BOARD = BOARDS[1]


def word(v: View, talk: Sequence[Spoken], seed: int) -> Spoken | None:
    """Return what the player says now, or None."""
    seat, flag = v.viewer, _own_flag(v)
    own = [said for said in talk if said.seat == seat]
    if flag == NOWHERE or len(own) >= MOST_WORDS or v.phase not in (SETUP, PLAY):
        return None
    found = agreement(talk)
    if found.proposed is not None:
        return _answer(v, found, seed) if found.proposed.seat != seat else None
    if found.place is None:
        return _proposal(v, MEET, _best(v, found.refused, seed))
    place = _BOARD.place[found.place]
    problem = _problem(v, place)
    if problem is None and v.phase == PLAY and v.ply // SEATS % PATIENCE == 0 and March(v, flag).is_held_up(place):
        problem = f"I cannot reach {found.place}"
    if problem is None:
        return None
    return _instead(v, f"We need another place. {problem}", found.refused | {found.place}, seed)


def keep_to(v: View, talk: Iterable[Spoken], notes: Ints) -> None:
    """Make the evaluation follow what is agreed, as long as that is possible."""
    notes[AGREED + v.viewer % 2] = _agreed(v, talk) + 1


def kept(v: View, talk: Iterable[Spoken], legal: Sequence[int]) -> Sequence[int]:
    """Return the choices that keep to what is agreed: all of them where nothing is."""
    place = _agreed(v, talk)
    return legal if place == NOWHERE else March(v, _own_flag(v)).kept(place, legal)


def _agreed(v: View, talk: Iterable[Spoken]) -> int:
    """Return the place on which the partners agree, if the viewer's Flag can meet its partner's there; else NOWHERE."""
    agreed = agreement(talk).place
    if agreed is None or _own_flag(v) == NOWHERE or _problem(v, _BOARD.place[agreed]) is not None:
        return NOWHERE
    return _BOARD.place[agreed]


def _own_flag(v: View) -> int:
    """Return the space on which the viewer's Flag stands, or will stand when all are ready; else NOWHERE."""
    first = v.viewer * PIECES
    for k in range(PIECES):
        if v.rank[first + k] == FLAG:
            place = ZONE[1][v.viewer][k] if v.phase == SETUP else v.at[first + k]
            return int(place) if 0 <= place < SPACES[1] else NOWHERE
    return NOWHERE


def _answer(v: View, found: Agreement, seed: int) -> Spoken | None:
    """Return consent, or the objection and another place; None if there is no other place."""
    proposed = found.proposed
    assert proposed is not None and proposed.place is not None
    problem = _problem(v, _BOARD.place[proposed.place])
    if problem is None:
        return Spoken(v.viewer, "Agreed.", proposed.place)
    return _instead(v, problem, found.refused | {proposed.place}, seed)


def _instead(v: View, problem: str, refused: frozenset[str], seed: int) -> Spoken | None:
    place = _best(v, refused, seed)
    return None if place is None else _proposal(v, f"{problem}. How about {_BOARD.names[place]}?", place)


def _proposal(v: View, text: str, place: int | None) -> Spoken | None:
    return None if place is None else Spoken(v.viewer, text, _BOARD.names[place])


def _problem(v: View, place: int) -> str | None:
    """Return why the viewer's Flag cannot meet its partner's on a place, or None if it can."""
    name, zone = _BOARD.names[place], _zone_of(place)
    if v.board[place] and opposes(v.board[place] - 1, v.viewer):
        return f"An enemy stands on {name}"
    if zone != NOWHERE and opposes(zone * PIECES, v.viewer):
        return f"{name} is in an enemy camp"
    steps = _walk(v)[place]
    return None if steps <= FAR else f"I cannot reach {name}"


def _zone_of(place: int) -> int:
    """Return the seat whose camp a space belongs to, or NOWHERE."""
    return next((seat for seat in range(4) if IN_ZONE[1][seat][place] != NOWHERE), NOWHERE)


def _walk(v: View) -> list[int]:
    """Return how many steps each space is away from the viewer's Flag if friends make way; FAR + 1 if too far."""
    steps = [FAR + 1] * SPACES[1]
    edge, far = [_own_flag(v)], 0
    while edge and far <= FAR:
        for place in edge:
            steps[place] = far
        far += 1
        around = {int(NEXT[1][place][d]) for place in edge for d in range(4)}
        edge = sorted(place for place in around if _is_way(v, place) and steps[place] > FAR)
    return steps


def _is_way(v: View, place: int) -> bool:
    return 0 <= place < SPACES[1] and not (v.board[place] and opposes(v.board[place] - 1, v.viewer))


def _best(v: View, refused: frozenset[str], seed: int) -> int | None:
    """Return the place that both partners reach soon with the fewest opposing pieces around it, or None.

    The seed chooses among equals.
    """
    steps, partner = _walk(v), _camp((v.viewer + 2) % 4)
    march = March(v, _own_flag(v)) if v.phase == PLAY else None
    costs = {
        place: _crowd(v, place) + STEP * max(steps[place], paces(1, partner, place))
        for place in range(SPACES[1])
        if _zone_of(place) == NOWHERE and _BOARD.names[place] not in refused and _problem(v, place) is None
        if march is None or march.is_open(place)
    }
    if not costs:
        return None
    least = min(costs.values())
    equals = [place for place, cost in costs.items() if cost == least]
    return equals[seed % len(equals)]


def _crowd(v: View, place: int) -> int:
    near = (NEAR - paces(1, v.at[piece], place) for piece in range(4 * PIECES) if faces(v, v.viewer, piece))
    return sum(step for step in near if step > 0)


def _camp(seat: int) -> int:
    """Return the space in the middle of a camp's front, where a Flag comes out."""
    zone = _BOARD.zone(seat)
    return _BOARD.number[zone[len(zone) * 3 // 4]]

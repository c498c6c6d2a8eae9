"""The planes of an observation, for each variant: their order, their meaning, and the tables to write them.

The name of a block is a table of the plane with which the block begins, by variant. Only SPACE_PLANE and STOCKADE_PLANE
are the same in all variants. A block that a variant lacks begins at _NO_MATTER, a plane that stays unused until the
end.
"""

from __future__ import annotations

from itertools import accumulate

from sandtable.engine import UNKNOWN, Observation, table
from sandtable.games.stratego.rules.board import BOARDS
from sandtable.games.stratego.rules.pieces import LISTS, TITLES
from sandtable.games.stratego.rules.schema import (
    ALLIANCE,
    BONUS,
    CAMPAIGN,
    FAST,
    FREE,
    IS_CAPTAIN,
    IS_SCOUT,
    JOINED,
    KINDS,
    LATE,
    LATER,
    LIGHTNING,
    MOVED,
    NOT_SCOUT,
    OPEN,
    OVER,
    PLAY,
    RESCUE,
    RESCUER,
    SETUP,
    SIDES,
    SMALL,
    STEP,
    STOCKADE,
    VARIANTS,
)
from sandtable.games.stratego.rules.tables import PLACES, SEATS

HUNDREDTHS = 100
SECOND = 10
"""The bit, above those of `traits`, that marks a piece of a second army."""

_ALL = range(VARIANTS)
_WHO = {2: ("own", "opponent's"), 4: ("own", "left opponent's", "partner's", "right opponent's")}
"""_WHO[players]: the seats in the order of turns from the viewer on, which is how they are numbered here: places."""

_TWO = {
    MOVED: "has moved",
    RESCUER: "has made a rescue",
    OPEN: "has been shown to all",
    IS_SCOUT: "moved as only a Scout can",
    IS_CAPTAIN: "moved as only a Captain can",
    FAST: "moved two spaces in line",
    NOT_SCOUT: "cannot be a Scout",
}
_FOUR = {trait: _TWO[trait] for trait in (MOVED, OPEN, IS_SCOUT, IS_CAPTAIN, FAST)}
_TRAITS = (
    _TWO,
    {**_TWO, 1 << SECOND: "belongs to the second army"},
    {
        **_FOUR,
        JOINED: "came out of the Reserve",
        LATE: "came after a Cannon had gone back that was not seen since",
        LATER: "came after two such Cannons",
    },
    _FOUR,
    _TWO,
)
"""_TRAITS[variant]: what everybody can know of a piece, plane after plane."""

_QUESTIONS = {
    SETUP: "set-up",
    PLAY: "a move is asked for",
    STEP: "a Captain may step on",
    RESCUE: "a rescue is asked for",
    STOCKADE: "a stockade is asked for",
    FREE: "a space for a freed Flag is asked for",
    BONUS: "a piece may enter for a won battle",
}
_PHASES = (
    (SETUP, PLAY, STEP, RESCUE),
    (SETUP, PLAY, STEP, RESCUE, BONUS),
    (SETUP, PLAY, STEP, STOCKADE, FREE, BONUS),
    (SETUP, PLAY, STEP, STOCKADE, FREE),
    (SETUP, PLAY, STEP, RESCUE),
)


def _who(variant: int) -> tuple[str, ...]:
    return _WHO[len(BOARDS[SIDES[variant]].chairs)]


def _others(variant: int, names: list[str]) -> list[str]:
    """Return the meanings of the planes of the other seats' pieces: the known ones by kind, and the hidden ones."""
    lines = []
    for who in _who(variant)[1:]:
        lines += [*(f"{who} {name}, known" for name in names), f"{who} pieces whose identity is not known"]
    return lines


def _off(variant: int, who: list[str], names: list[str]) -> list[str]:
    """Return the meanings of the planes of pieces off the board, by seat and kind."""
    if variant in (LIGHTNING, SMALL):
        ends = ["how many are not on the board", *["how many are known to be off the board"] * (len(who) - 1)]
    else:
        ends = ["how many have left the board"] * len(who)
    first = [f"{who[k]} {name}: {ends[k]}" for k in range(len(who)) for name in names]
    if variant != CAMPAIGN:
        return first
    return first + [f"{who[k]} {name} of the second army: {ends[k]}" for k in range(len(who)) for name in names]


def _tally(variant: int) -> str:
    if variant == CAMPAIGN:
        return "rescues that have been made"
    return "Cannons that went back to the Reserve and have not been seen since"


def _blocks(variant: int) -> dict[str, list[str]]:
    """Return every block of planes in order, with the meaning of each plane; empty if the variant has no such block."""
    names = [TITLES[kind] for kind in LISTS[SIDES[variant]]]
    who = list(_who(variant))
    four, reserve, more = len(who) == SEATS, variant in (CAMPAIGN, ALLIANCE), variant != LIGHTNING
    loud = "attack or rescue" if variant in (LIGHTNING, SMALL) else "attack, entry or rescue"
    return {
        "space": ["spaces of the board"],
        "stockade": ["stockades, in which captive Flags stand"] * four,
        "own": [f"own {name}" for name in names],
        "unseen": ["own pieces whose identity is not known (the spectator counts South's as own)"] * more,
        "others": _others(variant, names),
        "traits": [f"pieces of which everybody knows: {trait}" for trait in _TRAITS[variant].values()],
        "off": _off(variant, who, names),
        "last": ["where the last move or attack began", "where the last move or attack ended"],
        "mover": ["the piece that moved and whose turn goes on"],
        "bar": ["pieces that the two-square rule bars from a space", "the spaces where they may not stop"] * more,
        "denied": ["partner's pieces that a claim of the own side proved to be no Flag"] * four,
        "reserve": [f"own {name}: how many are still to be placed, in play in the Reserve" for name in names] * reserve,
        "left": [f"{seat} Reserve: how many pieces" for seat in who] * reserve,
        "tally": [f"{seat} {_tally(variant)}" for seat in who] * reserve,
        "phase": [f"everywhere 1: {_QUESTIONS[phase]}" for phase in _PHASES[variant]],
        "turn": [f"everywhere 1: {seat} turn; in set-up: {seat} turn comes first" for seat in who] * more,
        "asked": [f"everywhere 1: {seat} choice is waited for" for seat in who] * more,
        "freed": [f"everywhere 1: a place is asked for the {seat} Flag" for seat in who] * four,
        "won": ["everywhere 1: an attack was won this turn"] * more,
        "shown": ["everywhere 1: a claim has shown the own Flag to the partner"] * four,
        "quiet": [f"turns without {loud}, in hundredths of the limit"],
        "age": ["turns played, in hundredths of the limit"],
    }


_BLOCKS = [_blocks(variant) for variant in _ALL]
_NAMES = list(_BLOCKS[0])
_PLANES = [sum(map(len, blocks.values())) for blocks in _BLOCKS]
_NO_MATTER = [planes - 1 for planes in _PLANES]  # the plane of the age is filled last


def _begin(variant: int) -> dict[str, int]:
    """Return the plane at which each block begins."""
    blocks = _BLOCKS[variant]
    begins = dict(zip(_NAMES, accumulate(map(len, blocks.values()), initial=0), strict=False))
    found = {name: begin if blocks[name] else _NO_MATTER[variant] for name, begin in begins.items()}
    found["whole"] = begins["reserve"]
    if not blocks["reserve"]:
        found["reserve"] = found["off"]  # what is still to be placed is not on the board
    if not blocks["unseen"]:
        found["unseen"] = found["others"] + len(LISTS[SIDES[variant]])  # with the opponent's
    return found


_BEGINS = [_begin(variant) for variant in _ALL]


def _marks(variant: int, place: int) -> list[int]:
    """Return, by kind + 1 (0: not known), the plane in which such a piece of the seat is marked on the board."""
    kinds, begins = LISTS[SIDES[variant]], _BEGINS[variant]
    first = begins["others"] + (place - 1) * (len(kinds) + 1) if place else begins["own"]
    known = [first + kinds.index(kind) if kind in kinds else _NO_MATTER[variant] for kind in range(KINDS)]
    return [first + len(kinds) if place else begins["unseen"], *known]


def _counts(variant: int, place: int) -> list[int]:
    """Return, by kind + 1, the plane in which such a piece is counted when it is off the board."""
    kinds = LISTS[SIDES[variant]]
    first = _BEGINS[variant]["off"] + place * len(kinds)
    known = [first + kinds.index(kind) if kind in kinds else _NO_MATTER[variant] for kind in range(KINDS)]
    return [_NO_MATTER[variant], *known]


def _seat_planes(variant: int, place: int) -> list[list[list[int]]]:
    """Return the planes of a seat's pieces, by army, and by whether the piece stands on the board."""
    seats = len(_who(variant))
    if place >= seats:
        return [[[_NO_MATTER[variant]] * (KINDS + 1)] * 2] * 2
    marks = _marks(variant, place)
    second = place + seats if variant == CAMPAIGN else place
    return [[_counts(variant, place), marks], [_counts(variant, second), marks]]


def _shifts(variant: int) -> list[int]:
    shifts = [trait.bit_length() - 1 for trait in _TRAITS[variant]]
    return shifts + [0] * (max(map(len, _TRAITS)) - len(shifts))


def _phase_planes(variant: int) -> list[int]:
    phases, first = _PHASES[variant], _BEGINS[variant]["phase"]
    return [first + phases.index(phase) if phase in phases else _NO_MATTER[variant] for phase in range(OVER + 1)]


def _squares(side: int, seat: int) -> list[int]:
    """Return the cell of each place in a plane, as the seat sees the board."""
    board = BOARDS[side]
    cells = board.spaces + board.stockades
    seen = [board.seen_from(cell, seat) for cell in cells] if seat < len(board.chairs) else []
    numbers = [row * board.size + column for column, row in seen]
    return numbers + [UNKNOWN] * (PLACES - len(numbers))


OBSERVATIONS = tuple(
    Observation(
        shape=(_PLANES[variant], BOARDS[SIDES[variant]].size, BOARDS[SIDES[variant]].size),
        meaning=tuple(line for lines in _BLOCKS[variant].values() for line in lines),
        high=HUNDREDTHS,
    )
    for variant in _ALL
)
"""The observation of each variant: squares of int8, row 0 nearest to the viewer."""

SPACE_PLANE, STOCKADE_PLANE = 0, 1
OWN, OFF, LAST, MOVER, BAR, DENIED, WHOLE, IN_RESERVE, LEFT, TALLY, TURN, ASKED, FREED, WAS_WON, SHOWN, QUIET, AGE = (
    table([begins[name] for begins in _BEGINS])
    for name in "own off last mover bar denied whole reserve left tally turn asked freed won shown quiet age".split()
)
TRAITS = table([begins["traits"] for begins in _BEGINS])
PLANES = table(_PLANES)
SEAT_PLANES = table([[_seat_planes(variant, place) for place in range(SEATS)] for variant in _ALL])
"""SEAT_PLANES[variant][place][army][on the board][kind + 1, or 0 if not known]: where a piece is marked or counted."""
SHIFTS = table([_shifts(variant) for variant in _ALL])
"""SHIFTS[variant][k]: the bit of `traits` that plane k of the traits holds."""
SHIFT_COUNT = table([len(traits) for traits in _TRAITS])
PHASE_PLANE = table([_phase_planes(variant) for variant in _ALL])
"""PHASE_PLANE[variant][phase]"""

SQUARE = table([[_squares(side, seat) for seat in range(SEATS)] for side in range(len(BOARDS))])
"""SQUARE[side][seat][place]: the cell of a plane where the seat sees a place of the board."""
CELLS = table([board.size**2 for board in BOARDS])
SPACE_COUNT = table([len(board.spaces) for board in BOARDS])
PLACE_COUNT = table([len(board.names) for board in BOARDS])

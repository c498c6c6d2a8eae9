"""The kinds of event in a battle, and what each tells. `rules/tell.py` and `words/told.py` are made from this.

Events are told without a view, so they tell of a unit all that its name is made of (UC-R-91).
"""

from __future__ import annotations

from dataclasses import replace

from sandtable.engine import (
    FLAG,
    NUMBER,
    OWN,
    PUBLIC,
    SEAT,
    SEATS,
    Event,
    EventKinds,
    Fact,
    composite,
    disclosed,
    one_of,
    or_none,
    part_of,
    some_of,
)
from sandtable.games.combat.rules.callings import CALLING_CODES
from sandtable.games.combat.rules.schema import DEPLOY_ROLL, ENDINGS, INITIATIVE, STEP_WORDS
from sandtable.games.combat.rules.tables import STANCE_CODES, TYPE_CODES, WEAPON_CODES, WEAPONS

_WORDS = "sandtable.games.combat.words"
_UNIT = composite(
    "UnitId",
    "id_of({0}, {1}, {2})",
    ("side", "calling", "number"),
    (f"{_WORDS}.names", "id_of"),
    (f"{_WORDS}.shown", "UnitId"),
)
_CALLING = one_of("Calling", CALLING_CODES)("What it is called by: its type, or a Soldier by its main weapon.")
_NTH = replace(NUMBER, type="int | None", value="{0} or None")("Its number in its name; null if it has none.")


def _unit(about: str = "", name: str = "unit", prefix: str = "") -> dict[str, Fact]:
    """Return the facts that tell of a unit, and what it is called."""
    called = {"calling": _CALLING, "number": _NTH}
    return {name: _UNIT(about), **{f"{prefix}{part}": part_of(name, part, fact) for part, fact in called.items()}}


def _target(about: str = "The unit that it is aimed at.") -> dict[str, Fact]:
    return _unit(about, "target", "target_")


_CELL = composite("Cell", "[{0}, {1}]", ("x", "y"), (f"{_WORDS}.shown", "Cell"))
_DICE = composite("list[int]", "[die for die in ({0}, {1}) if die]", ("first", "second"))
_TERMS = composite(
    "list[Term]",
    "terms_of({0}, {1}, {2}, {3}, {4}, {5}, {6}, {7}, {8}, {9}, {10})",
    "arm bonus special wound stance terrain toughness cover target_stance charged ground".split(),
    (f"{_WORDS}.attack_sums", "terms_of"),
    (f"{_WORDS}.shown", "Term"),
)
_MOUNTS = composite("list[Weapon]", "[_WEAPON[k] for k in ({0}, {1}) if k >= 0]", ("first", "second"))
_POSITION = one_of("Position", STANCE_CODES)
_TYPE = one_of("UnitKind", TYPE_CODES)
_WEAPON = one_of("Weapon", WEAPON_CODES)
_WHAT = one_of("Roll", {DEPLOY_ROLL: "deploy", INITIATIVE: "initiative"})("What it decides.")
_RESULT = one_of("Result", ("missed", "wounded", "killed"))
_ENDING = one_of("EndingWord", ENDINGS)
_STEP = one_of("StepWord", STEP_WORDS)
MISSED, WOUNDED, WAS_KILLED = range(3)
"""The numbers of _RESULT."""

events = EventKinds(
    revealed=Event("An army is shown.", seat=SEAT, points=disclosed(NUMBER("What it has cost."), to=PUBLIC)),
    rolled=Event("A side rolls for deployment or initiative.", seat=SEAT, what=_WHAT, dice=_DICE("Two, or one.")),
    first=Event("A side goes first.", seat=SEAT, what=_WHAT),
    left_out=Event("The zone has no room for a unit.", **_unit()),
    deployed=Event("A unit is placed.", **_unit(), at=_CELL, position=or_none(_POSITION)("Null for a vehicle.")),
    round=Event("A round begins.", round=NUMBER),
    half=Event("A half-turn begins.", seat=SEAT("The side that has it.")),
    officers=Event("A unit rolls without an Officer.", **_unit(), die=NUMBER, confused=FLAG("Whether it is.")),
    step=Event("A step begins.", step=_STEP),
    moved=Event(
        "A unit moves.",
        **_unit(),
        from_=_CELL,
        to=_CELL,
        cost=NUMBER("In movement points, four a foot."),
    ),
    declared=Event("An attack is named.", **_unit(), weapon=_WEAPON, **_target()),
    dirt=Event("A unit hits the dirt.", **_unit()),
    stayed=Event("A unit stays up.", **_unit()),
    dice=Event("The dice of an attack are rolled.", dice=_DICE),
    attacked=Event(
        "A unit attacks.",
        **_unit(),
        weapon=_WEAPON,
        **_target(),
        dice=_DICE,
        score=NUMBER("The dice and all terms together."),
        terms=_TERMS("What is added to the dice."),
        result=_RESULT,
        reply=FLAG("Whether it strikes back."),
    ),
    lost_attack=Event("A named attack is lost.", **_unit(), weapon=_WEAPON, **_target()),
    positioned=Event("A soldier changes its position.", **_unit(), position=_POSITION),
    healed=Event(
        "A soldier is healed.", **_unit("The Medic."), **_target("Its patient."), wounds=NUMBER("Those left.")
    ),
    removed=Event("A killed unit is removed.", **_unit()),
    points=Event("A side scores for destroyed enemies.", seat=SEAT, points=NUMBER, total=NUMBER),
    marker=Event("A side scores for a marker.", seat=SEAT, marker=NUMBER("Which, from 0."), total=NUMBER),
    resigned=Event("A side resigns.", seat=SEAT),
    picked=Event("A unit is chosen to act.", **_unit()),
    bought=Event(
        "A side buys; it alone is told.",
        OWN,
        seat=SEAT,
        units=NUMBER("How many it has."),
        type=_TYPE("The last one's type."),
        weapons=some_of(one_of("Arm", WEAPON_CODES[:WEAPONS])),
        mounts=_MOUNTS,
    ),
    ready=Event("A side has bought its army.", seat=SEAT),
    ended=Event("The battle is over.", winners=SEATS, reason=_ENDING),
)

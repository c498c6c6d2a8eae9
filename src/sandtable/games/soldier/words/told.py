"""The events, as Python and clients are told them: a class for each kind.

Made from rules/events.py by `python -m sandtable.engine.event_types`: change that file, not this one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Literal, TypeAlias

from msgspec import UNSET, UnsetType, convert, field

from sandtable.engine import Told

Soldier: TypeAlias = Literal[
    "Rifleman",
    "Marine",
    "Paratrooper",
    "Ranger",
    "Commando",
    "Frogman",
    "Grenadier",
    "Sapper",
    "Officer",
    "Pilot",
    "MilitaryPolice",
    "Ninja",
    "Marksman",
    "Scout",
]
_SOLDIER: dict[int, Soldier] = {
    0: "Rifleman",
    1: "Marine",
    2: "Paratrooper",
    3: "Ranger",
    4: "Commando",
    5: "Frogman",
    6: "Grenadier",
    7: "Sapper",
    8: "Officer",
    9: "Pilot",
    10: "MilitaryPolice",
    11: "Ninja",
    12: "Marksman",
    13: "Scout",
}

Card: TypeAlias = Literal[
    "Advance",
    "Attack",
    "Block",
    "Retaliate",
    "Redirect",
    "Stun",
    "Retreat",
    "T1",
    "T2",
    "T3",
    "Glock",
    "Knife",
    "Grenade",
    "M16",
    "M4",
    "NinjaStars",
    "SniperRifle",
    "Pistol",
    "SmokeBomb",
    "Sniper",
    "Superhuman",
    "Adrenaline",
    "Interfere",
    "Radio",
    "Mirror",
    "Bomb",
    "Dud",
    "SuperDud",
    "Persuasion",
]
_CARD: dict[int, Card] = {
    0: "Advance",
    1: "Attack",
    2: "Block",
    3: "Retaliate",
    4: "Redirect",
    5: "Stun",
    6: "Retreat",
    7: "T1",
    8: "T2",
    9: "T3",
    10: "Glock",
    11: "Knife",
    12: "Grenade",
    13: "M16",
    14: "M4",
    15: "NinjaStars",
    16: "SniperRifle",
    17: "Pistol",
    18: "SmokeBomb",
    19: "Sniper",
    20: "Superhuman",
    21: "Adrenaline",
    22: "Interfere",
    23: "Radio",
    24: "Mirror",
    25: "Bomb",
    26: "Dud",
    27: "SuperDud",
    28: "Persuasion",
}

EndingWord: TypeAlias = Literal["battles", "soldiers", "limit", "points"]
_ENDINGWORD: dict[int, EndingWord] = {1: "battles", 2: "soldiers", 3: "limit", 4: "points"}


class Round(Told, tag="round"):
    """A round begins."""

    round: int
    """Its number."""
    seat: str
    """The seat that starts."""


class SoldierDealt(Told, tag="soldier_dealt"):
    """A soldier is dealt."""

    seat: str
    soldier: Soldier


class Dealt(Told, tag="dealt"):
    """A card is dealt."""

    seat: str
    card: Card | None


class Turn(Told, tag="turn"):
    """A turn begins."""

    seat: str


class Skipped(Told, tag="skipped"):
    """A stunned player loses a turn."""

    seat: str


class Drew(Told, tag="drew"):
    """A card is drawn from the draw pile."""

    seat: str
    card: Card | None
    refill: bool | UnsetType = UNSET
    """Whether it fills up a hand; left out if not."""


class Took(Told, tag="took"):
    """The top card of the discard pile is taken."""

    seat: str
    card: Card


class Shuffled(Told, tag="shuffled"):
    """A new draw pile is made."""

    cards: int
    """How many cards it has."""


class Trained(Told, tag="trained"):
    """A training card is laid onto the stack."""

    seat: str
    card: Card


class Earned(Told, tag="earned"):
    """A soldier is earned by training."""

    seat: str
    soldier: Soldier


class Discarded(Told, tag="discarded"):
    """A card is discarded."""

    seat: str
    card: Card


class Passed(Told, tag="passed"):
    """A player without cards passes the move."""

    seat: str


class Advanced(Told, tag="advanced"):
    """A soldier advances on another."""

    seat: str
    target_seat: str
    """The seat of the soldier that it is aimed at."""
    target: Soldier
    """That soldier."""
    soldier: Soldier


class Laid(Told, tag="laid"):
    """A card is laid in a combat."""

    seat: str
    card: Card
    weapon: Card | None
    intensity: Card | None
    power: bool
    """Whether the weapon is the power weapon of the soldier that fights with it."""


class NoAnswer(Told, tag="no_answer"):
    """A lay is not answered."""

    seat: str


class Redirected(Told, tag="redirected"):
    """The attack is turned on another soldier."""

    seat: str
    target_seat: str
    """The seat of the soldier that it is aimed at."""
    target: Soldier
    """That soldier."""


class Interfered(Told, tag="interfered"):
    """A soldier takes the place of the attacked one."""

    seat: str
    soldier: Soldier
    for_: str = field(name="for")
    """The seat whose place is taken."""


class Radioed(Told, tag="radioed"):
    """Cards are taken from a hand by a Radio."""

    seat: str
    victim: str
    """The seat that gives them."""


class Robbed(Told, tag="robbed"):
    """A card is taken by a Radio."""

    seat: str
    card: Card | None
    victim: str


class Barred(Told, tag="barred"):
    """A seat may not refill for a while."""

    seat: str


class Persuaded(Told, tag="persuaded"):
    """A combat ends with a truce."""

    seat: str


class Won(Told, tag="won"):
    """A combat is won."""

    seat: str
    loser: str


class Tied(Told, tag="tied"):
    """A combat is a tie."""


class Retreated(Told, tag="retreated"):
    """A combat ends without a winner."""

    seat: str
    """The seat that ends it."""


class Stunned(Told, tag="stunned"):
    """A seat will lose its next turn."""

    seat: str


class Surrendered(Told, tag="surrendered"):
    """A defeated soldier leaves its player."""

    seat: str
    soldier: Soldier
    to: str
    """The seat that gets it, or `pile`."""


class Token(Told, tag="token"):
    """A seat gets a token for a battle won."""

    seat: str
    wins: int
    """How many it has now."""


class Shot(Told, tag="shot"):
    """A Sniper shoots."""

    seat: str
    target_seat: str
    """The seat of the soldier that it is aimed at."""
    target: Soldier
    """That soldier."""


class Mirrored(Told, tag="mirrored"):
    """A Mirror saves a soldier."""

    seat: str


class Fell(Told, tag="fell"):
    """A soldier is shot."""

    seat: str
    soldier: Soldier


class Bombed(Told, tag="bombed"):
    """A Bomb is played."""

    seat: str


class Voided(Told, tag="voided"):
    """A combat is called off."""


class Dud(Told, tag="dud"):
    """A Dud saves its player from a Bomb."""

    seat: str


class Superdud(Told, tag="superdud"):
    """A Super Dud saves everybody from a Bomb."""

    seat: str


class Lost(Told, tag="lost"):
    """A soldier is lost to a Bomb."""

    seat: str
    soldier: Soldier


class Scored(Told, tag="scored"):
    """Points are given for a round."""

    seat: str
    points: int
    """How many points."""
    total: int
    """All that it has now."""


class Ended(Told, tag="ended"):
    """The game is over."""

    winners: list[str]
    reason: EndingWord


Event: TypeAlias = (
    Round
    | SoldierDealt
    | Dealt
    | Turn
    | Skipped
    | Drew
    | Took
    | Shuffled
    | Trained
    | Earned
    | Discarded
    | Passed
    | Advanced
    | Laid
    | NoAnswer
    | Redirected
    | Interfered
    | Radioed
    | Robbed
    | Barred
    | Persuaded
    | Won
    | Tied
    | Retreated
    | Stunned
    | Surrendered
    | Token
    | Shot
    | Mirrored
    | Fell
    | Bombed
    | Voided
    | Dud
    | Superdud
    | Lost
    | Scored
    | Ended
)


def _round(row: Sequence[int], seats: Sequence[str]) -> Round:
    return Round(row[3], seats[row[4]])


def _soldier_dealt(row: Sequence[int], seats: Sequence[str]) -> SoldierDealt:
    return SoldierDealt(seats[row[3]], _SOLDIER[row[4]])


def _dealt(row: Sequence[int], seats: Sequence[str]) -> Dealt:
    return Dealt(seats[row[3]], None if row[4] == -1 else _CARD[row[4]])


def _turn(row: Sequence[int], seats: Sequence[str]) -> Turn:
    return Turn(seats[row[3]])


def _skipped(row: Sequence[int], seats: Sequence[str]) -> Skipped:
    return Skipped(seats[row[3]])


def _drew(row: Sequence[int], seats: Sequence[str]) -> Drew:
    return Drew(seats[row[3]], None if row[4] == -1 else _CARD[row[4]], UNSET if row[5] == -1 else bool(row[5]))


def _took(row: Sequence[int], seats: Sequence[str]) -> Took:
    return Took(seats[row[3]], _CARD[row[4]])


def _shuffled(row: Sequence[int], seats: Sequence[str]) -> Shuffled:
    return Shuffled(row[3])


def _trained(row: Sequence[int], seats: Sequence[str]) -> Trained:
    return Trained(seats[row[3]], _CARD[row[4]])


def _earned(row: Sequence[int], seats: Sequence[str]) -> Earned:
    return Earned(seats[row[3]], _SOLDIER[row[4]])


def _discarded(row: Sequence[int], seats: Sequence[str]) -> Discarded:
    return Discarded(seats[row[3]], _CARD[row[4]])


def _passed(row: Sequence[int], seats: Sequence[str]) -> Passed:
    return Passed(seats[row[3]])


def _advanced(row: Sequence[int], seats: Sequence[str]) -> Advanced:
    return Advanced(seats[row[3]], seats[row[4]], _SOLDIER[row[5]], _SOLDIER[row[6]])


def _laid(row: Sequence[int], seats: Sequence[str]) -> Laid:
    return Laid(
        seats[row[3]],
        _CARD[row[4]],
        None if row[5] < 0 else _CARD[row[5]],
        None if row[6] < 0 else _CARD[row[6]],
        bool(row[7]),
    )


def _no_answer(row: Sequence[int], seats: Sequence[str]) -> NoAnswer:
    return NoAnswer(seats[row[3]])


def _redirected(row: Sequence[int], seats: Sequence[str]) -> Redirected:
    return Redirected(seats[row[3]], seats[row[4]], _SOLDIER[row[5]])


def _interfered(row: Sequence[int], seats: Sequence[str]) -> Interfered:
    return Interfered(seats[row[3]], _SOLDIER[row[4]], seats[row[5]])


def _radioed(row: Sequence[int], seats: Sequence[str]) -> Radioed:
    return Radioed(seats[row[3]], seats[row[4]])


def _robbed(row: Sequence[int], seats: Sequence[str]) -> Robbed:
    return Robbed(seats[row[3]], None if row[4] == -1 else _CARD[row[4]], seats[row[5]])


def _barred(row: Sequence[int], seats: Sequence[str]) -> Barred:
    return Barred(seats[row[3]])


def _persuaded(row: Sequence[int], seats: Sequence[str]) -> Persuaded:
    return Persuaded(seats[row[3]])


def _won(row: Sequence[int], seats: Sequence[str]) -> Won:
    return Won(seats[row[3]], seats[row[4]])


def _tied(row: Sequence[int], seats: Sequence[str]) -> Tied:
    return Tied()


def _retreated(row: Sequence[int], seats: Sequence[str]) -> Retreated:
    return Retreated(seats[row[3]])


def _stunned(row: Sequence[int], seats: Sequence[str]) -> Stunned:
    return Stunned(seats[row[3]])


def _surrendered(row: Sequence[int], seats: Sequence[str]) -> Surrendered:
    return Surrendered(seats[row[3]], _SOLDIER[row[4]], "pile" if row[5] < 0 else seats[row[5]])


def _token(row: Sequence[int], seats: Sequence[str]) -> Token:
    return Token(seats[row[3]], row[4])


def _shot(row: Sequence[int], seats: Sequence[str]) -> Shot:
    return Shot(seats[row[3]], seats[row[4]], _SOLDIER[row[5]])


def _mirrored(row: Sequence[int], seats: Sequence[str]) -> Mirrored:
    return Mirrored(seats[row[3]])


def _fell(row: Sequence[int], seats: Sequence[str]) -> Fell:
    return Fell(seats[row[3]], _SOLDIER[row[4]])


def _bombed(row: Sequence[int], seats: Sequence[str]) -> Bombed:
    return Bombed(seats[row[3]])


def _voided(row: Sequence[int], seats: Sequence[str]) -> Voided:
    return Voided()


def _dud(row: Sequence[int], seats: Sequence[str]) -> Dud:
    return Dud(seats[row[3]])


def _superdud(row: Sequence[int], seats: Sequence[str]) -> Superdud:
    return Superdud(seats[row[3]])


def _lost(row: Sequence[int], seats: Sequence[str]) -> Lost:
    return Lost(seats[row[3]], _SOLDIER[row[4]])


def _scored(row: Sequence[int], seats: Sequence[str]) -> Scored:
    return Scored(seats[row[3]], row[4], row[5])


def _ended(row: Sequence[int], seats: Sequence[str]) -> Ended:
    return Ended([seat for n, seat in enumerate(seats) if row[3] >> n & 1], _ENDINGWORD[row[4]])


_READERS: tuple[Callable[[Sequence[int], Sequence[str]], Event], ...] = (
    _round,
    _soldier_dealt,
    _dealt,
    _turn,
    _skipped,
    _drew,
    _took,
    _shuffled,
    _trained,
    _earned,
    _discarded,
    _passed,
    _advanced,
    _laid,
    _no_answer,
    _redirected,
    _interfered,
    _radioed,
    _robbed,
    _barred,
    _persuaded,
    _won,
    _tied,
    _retreated,
    _stunned,
    _surrendered,
    _token,
    _shot,
    _mirrored,
    _fell,
    _bombed,
    _voided,
    _dud,
    _superdud,
    _lost,
    _scored,
    _ended,
)
_CLASSES: dict[str, type[Event]] = {
    "round": Round,
    "soldier_dealt": SoldierDealt,
    "dealt": Dealt,
    "turn": Turn,
    "skipped": Skipped,
    "drew": Drew,
    "took": Took,
    "shuffled": Shuffled,
    "trained": Trained,
    "earned": Earned,
    "discarded": Discarded,
    "passed": Passed,
    "advanced": Advanced,
    "laid": Laid,
    "no_answer": NoAnswer,
    "redirected": Redirected,
    "interfered": Interfered,
    "radioed": Radioed,
    "robbed": Robbed,
    "barred": Barred,
    "persuaded": Persuaded,
    "won": Won,
    "tied": Tied,
    "retreated": Retreated,
    "stunned": Stunned,
    "surrendered": Surrendered,
    "token": Token,
    "shot": Shot,
    "mirrored": Mirrored,
    "fell": Fell,
    "bombed": Bombed,
    "voided": Voided,
    "dud": Dud,
    "superdud": Superdud,
    "lost": Lost,
    "scored": Scored,
    "ended": Ended,
}


def read(row: Sequence[int], seats: Sequence[str]) -> Event:
    """Return the event that a row tells, without its sentence."""
    return _READERS[row[0] - 1](row, seats)


def known(told: Iterable[Mapping[str, object]]) -> list[Event]:
    """Return events as they were sent; what else was told together with them is left out."""
    return [convert(event, _CLASSES[kind]) for event in told if (kind := str(event["kind"])) in _CLASSES]

"""Tests of the planes of an observation, each written down a second time from the view as data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from sandtable.engine.game import Variant
from sandtable.engine.umpire import Umpire
from sandtable.games import variants
from sandtable.scenarios.files import read_text

LIGHTNING, CAMPAIGN, ALLIANCE, ALLIANCE_LIGHTNING, SMALL = FAMILY = [
    v for v in variants().values() if v.game.name == "stratego"
]
SOUTH, WEST, NORTH, EAST, SPECTATOR = range(5)
WHO = {2: ["own", "opponent's"], 4: ["own", "left opponent's", "partner's", "right opponent's"]}
Planes = dict[str, Any]
"""By meaning: a square as South sees the board, or the one number that stands everywhere."""

QUESTIONS = {
    "setup": "set-up",
    "play": "a move is asked for",
    "step": "a Captain may step on",
    "rescue": "a rescue is asked for",
    "stockade": "a stockade is asked for",
    "flag": "a space for a freed Flag is asked for",
    "bonus": "a piece may enter for a won battle",
}
TRAITS = {"moved": "has moved", "rescued": "has made a rescue", "public": "has been shown to all"}
NOT_IN_THE_VIEW = (
    "moved as only", "moved two", "cannot be", "came ", "bars", "may not stop", "Cannons", "claim has shown", "was won"
)  # fmt: skip
"""What the view as data does not say in so many words."""

RICH = {
    LIGHTNING.id: "board: {South: '2@a4 6@c4 3@d3 B@e4 F@a1', North: '6@c7! 5@d7 2@j7 B@e7 F@j10'}",
    CAMPAIGN.id: """
board: {South: "2@a4 6@c4 3@d3 6'@e4 F@a1 F'@b1", North: "6@c7! 5@d7 2'@j7 B@e7 F@j10"}
hold: {South: "7 8'", North: "9 9' 4*"}
reserve: {South: "10' 2' 2' B'", North: "5' 4'"}""",
    ALLIANCE.id: """
board:
  {South: "C@e4 6@f4 2@k1 7@h4", West: "C@d7 3@e6 4@b9 F@a11 6@g4",
   North: "F@f8 6@f7 3@g9 5@d8 2@c8", East: "F@n11 2@o5 9@l7"}
captive: {b8: South}
hold: {South: "4", East: "3"}
reserve: {South: "10 9", West: "5", North: "S 2", East: "C"}""",
    ALLIANCE_LIGHTNING.id: """
board:
  {South: "C@e4 6@f4 F@k1 7@h4", West: "C@d7 3@e6 F@a11 6@g4",
   North: "6@f7 3@g9 5@d8 2@c8", East: "F@n11 2@o5 9@l7"}
captive: {n8: North}""",
    SMALL.id: """
board: {South: "2@a4 6@b3 9@e3 F@a1", North: "10@b5! 6@e5 2@f5 B@e4 F@f6"}
hold: {South: "9", North: "10 S*"}""",
}


def staged(variant: Variant, position: str, **options: Any) -> Umpire:
    """Return the umpire of a scenario with the position in YAML."""
    [scenario] = read_text(f"id: T\ngame: {variant.id}\noptions: {options}\n{position}\nexpect: {{over: no}}\n")
    umpire: Umpire = variant.game.stage(variant, scenario).umpire
    return umpire


def square(variant: Variant, cells: Iterable[str]) -> npt.NDArray[np.int8]:
    """Return a plane as South sees it, with 1 on every named cell."""
    board = variant.board
    plane = np.zeros((board["rows"], board["rows"]), np.int8)
    for cell in cells:
        plane[int(cell[1:]) - 1, board["columns"].index(cell[0])] = 1
    return plane


def seen(game: Umpire, viewer: int) -> Planes:
    """Return the viewer's planes by meaning, turned so that South's side is nearest."""
    quarters = 0 if viewer == game.spectator else viewer * 4 // len(game.seats)
    planes = game.observation(viewer)
    return {m: np.rot90(planes[k], quarters) for k, m in enumerate(game.variant.observation.meaning)}


def cells(game: Umpire, viewer: int, meaning: str) -> set[str]:
    """Return the names of the cells on which a plane of the viewer is not 0."""
    columns = game.variant.board["columns"]
    return {f"{columns[column]}{row + 1}" for row, column in np.argwhere(seen(game, viewer)[meaning])}


def number(game: Umpire, viewer: int, meaning: str) -> int:
    """Return the value of a plane that describes the whole game and is the same everywhere."""
    [everywhere] = np.unique(seen(game, viewer)[meaning])
    return int(everywhere)


def played(game: Umpire, rng: Random, decisions: int) -> Iterator[Umpire]:
    for _ in range(decisions):
        yield game
        if game.over:
            return
        seat = rng.choice(game.waiting)
        game.decide(seat, rng.choice(game.legal(seat)))
    yield game


# -- a second writer -------------------------------------------------------------------------------------------------


def written(game: Umpire, viewer: int) -> Planes:
    """Return the planes that follow from the view as data, as South would see them."""
    view, four = game.view(viewer), len(game.seats) == 4
    board = game.variant.board
    first = 0 if viewer == game.spectator else viewer
    pieces = [*view["pieces"], *_placed(game, view, first)]
    planes: Planes = {"spaces of the board": square(game.variant, board["spaces"])}
    for place, who in enumerate(WHO[len(game.seats)]):
        name = game.seats[(first + place) % len(game.seats)]
        planes |= _of_seat(game.variant, view, who, name, [piece for piece in pieces if piece["seat"] == name])
    for key, trait in {**TRAITS, "second": "belongs to the second army"}.items():
        found = [piece["at"] for piece in pieces if (piece["army"] == 2 if key == "second" else piece[key])]
        planes[f"pieces of which everybody knows: {trait}"] = square(game.variant, found)
    for phase, question in QUESTIONS.items():
        planes[f"everywhere 1: {question}"] = int(view["phase"] == phase)
    last = view["last"] or {}
    planes["where the last move or attack began"] = square(game.variant, [last["from"]] if last else [])
    planes["where the last move or attack ended"] = square(game.variant, [last["to"]] if last else [])
    planes["the piece that moved and whose turn goes on"] = square(
        game.variant, [piece["at"] for piece in view["pieces"] if piece["id"] == view["mover"]]
    )
    loud = "attack or rescue" if game.variant in (LIGHTNING, SMALL) else "attack, entry or rescue"
    planes[f"turns without {loud}, in hundredths of the limit"] = view["quiet"] * 100 // view["quiet_limit"]
    planes["turns played, in hundredths of the limit"] = view["turn_number"] * 100 // view["ply_limit"]
    if four:
        planes["stockades, in which captive Flags stand"] = square(game.variant, board["stockades"].values())
        planes["partner's pieces that a claim of the own side proved to be no Flag"] = square(
            game.variant, [piece["at"] for piece in view["pieces"] if piece["not_flag"]]
        )
    return _of_variant(game.variant, planes)


def _placed(game: Umpire, view: dict[str, Any], first: int) -> list[dict[str, Any]]:
    """Return the pieces that are placed in the set-up and can be seen."""
    bare = {"army": 1, **dict.fromkeys(TRAITS, False)}
    own = [{**bare, **piece, "seat": game.seats[first]} for piece in view["placed"] or ()]
    partner = game.seats[(first + 2) % len(game.seats)]
    return own + [{**bare, **piece, "seat": partner} for piece in view["partner_placed"] or ()]


def _of_seat(variant: Variant, view: dict[str, Any], who: str, name: str, pieces: list[dict[str, Any]]) -> Planes:
    planes: Planes = {}
    off = [p for pile in [*view["captured"].values(), view["gone"][name]] for p in pile if p["seat"] == name]
    for sign, title in variant.board["names"].items():
        known = "" if who == "own" else ", known"
        planes[f"{who} {title}{known}"] = square(variant, [p["at"] for p in pieces if p["rank"] == sign])
        for army, which in ((1, ""), (2, " of the second army")):
            count = sum(p["rank"] == sign and p["army"] == army for p in off)
            planes[f"{who} {title}{which}: how many have left the board"] = count
        if who == "own":
            count = (view["to_place"] or view["own_reserve"] or {}).get(sign, 0)
            planes[f"own {title}: how many are still to be placed, in play in the Reserve"] = count
    hidden = "own pieces whose identity is not known (the spectator counts South's as own)"
    planes[hidden if who == "own" else f"{who} pieces whose identity is not known"] = square(
        variant, [p["at"] for p in pieces if p["rank"] is None]
    )
    planes[f"{who} Reserve: how many pieces"] = view["reserve"][name]
    planes[f"{who} rescues that have been made"] = view["rescues"][name]
    if view["turn"]:
        planes[f"everywhere 1: {who} turn; in set-up: {who} turn comes first"] = int(view["turn"] == name)
    planes[f"everywhere 1: {who} choice is waited for"] = int(name in view["to_act"])
    planes[f"everywhere 1: a place is asked for the {who} Flag"] = int(view["freed"] == name)
    return planes


def _of_variant(variant: Variant, planes: Planes) -> Planes:
    """Adapt planes that have another meaning in some variants."""
    if variant is LIGHTNING:
        planes["opponent's pieces whose identity is not known"] += planes[
            "own pieces whose identity is not known (the spectator counts South's as own)"
        ]
    for title in variant.board["names"].values():
        own, reserve = f"own {title}: how many have left the board", f"own {title}: how many are still to be placed"
        if variant in (LIGHTNING, ALLIANCE_LIGHTNING, SMALL):
            planes[own] += planes[f"{reserve}, in play in the Reserve"]
        planes[f"own {title}: how many are not on the board"] = planes[own]
        left = planes.get(f"opponent's {title}: how many have left the board")
        planes[f"opponent's {title}: how many are known to be off the board"] = left
    return planes


def check(game: Umpire, viewer: int) -> None:
    found, expected = seen(game, viewer), written(game, viewer)
    for meaning, plane in found.items():
        if meaning in expected:
            assert (plane == expected[meaning]).all(), f"{game.seats} {viewer}: {meaning}\n{plane[::-1]}"
        else:
            assert any(words in meaning for words in NOT_IN_THE_VIEW) or "comes first" in meaning, meaning


@pytest.mark.parametrize("variant", FAMILY, ids=lambda variant: variant.id)
@pytest.mark.parametrize("ally_view", ["none", "setup", "full"])
def test_from_the_start(variant: Variant, ally_view: str) -> None:
    options = {"ally_view": ally_view} if variant.teams else {}
    rng = Random(1)
    for turn, game in enumerate(played(Umpire(variant, None, options, bytes(32)), rng, 140)):
        if turn % 11 == 0:
            for viewer in (*range(len(game.seats)), game.spectator):
                check(game, viewer)


@pytest.mark.parametrize("variant", FAMILY, ids=lambda variant: variant.id)
@pytest.mark.parametrize("seed", range(6))
def test_from_the_midst(variant: Variant, seed: int) -> None:
    options = {"bonus": "any"} if variant in (CAMPAIGN, ALLIANCE) else {}
    game = staged(variant, RICH[variant.id], **options)
    for turn, _ in enumerate(played(game, Random(seed), 150)):
        if turn % 20 == 0 or game.view(SOUTH)["phase"] != "play":
            for viewer in (*range(len(game.seats)), game.spectator):
                check(game, viewer)


# -- seats -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", FAMILY, ids=lambda variant: variant.id)
def test_the_board_turned_to_the_next_seat_is_observed_the_same_from_there(variant: Variant) -> None:
    """Actions are numbered from each seat's own side, so the next seat does the same in the other game, turned."""
    seats, rng = len(variant.seats(None)), Random(2)
    one, turned = (Umpire(variant, None, {"first": first, "ply_limit": 80}, bytes(32)) for first in range(2))
    for step in range(400):
        if step % 9 == 0 or one.over:
            for seat in range(seats):
                assert one.observation(seat).tobytes() == turned.observation((seat + 1) % seats).tobytes()
        if one.over:
            break
        seat = rng.choice(one.waiting)
        action = rng.choice(one.legal(seat))
        one.decide(seat, action)
        turned.decide((seat + 1) % seats, action)
    assert step > 60


def test_seats_are_counted_from_the_viewer_on() -> None:
    position = "board: {South: '5@g4 F@k2', West: '9@c5! F@b5', North: '8@k14! F@f14', East: '7@n11! F@o9'}\nturn: West"
    game = staged(ALLIANCE, position)
    assert cells(game, SOUTH, "left opponent's General, known") == {"c5"}
    assert (
        cells(game, SOUTH, "partner's Colonel, known") == cells(game, WEST, "left opponent's Colonel, known") == {"k14"}
    )
    assert cells(game, NORTH, "left opponent's Major, known") == cells(game, EAST, "own Major") == {"n11"}
    assert cells(game, EAST, "left opponent's pieces whose identity is not known") == {"g4", "k2"}
    turns = [number(game, seat, "everywhere 1: right opponent's choice is waited for") for seat in range(4)]
    assert turns == [0, 0, 1, 0]


def test_the_own_camp_lies_nearest() -> None:
    camp = "10@{} 9@{} 8@{} 7@{} 6@{} 5@{} 4@{} 3@{} S@{} F@{} C@{} 2@{} 2@{}"
    zones = ALLIANCE_LIGHTNING.describe()["board"]["zones"]
    game = Umpire(ALLIANCE_LIGHTNING, None, {}, bytes(32))
    for seat, name in enumerate(game.seats):
        game.act(seat, f"setup {camp.format(*zones[name])}")
        own = game.observation(seat)[2:14].sum(axis=0)
        assert own[1:3].sum() == 13 and own[1, 4:11].tolist() == [1, 1, 1, 0, 1, 1, 1] and own[2, 4:11].all()


def test_who_moves_first_is_seen_in_set_up() -> None:
    game = Umpire(ALLIANCE, None, {"first": "2"}, bytes(32))
    assert [
        number(game, seat, "everywhere 1: partner's turn; in set-up: partner's turn comes first") for seat in range(4)
    ] == [1, 0, 0, 0]


# -- what each variant has of its own --------------------------------------------------------------------------------

FLAGS = "West: 'F@b5 3@a11', North: 'F@g9 3@f8', East: 'F@n11 5@h4 3@o5'"


def test_a_mistaken_claim_is_remembered_by_the_two_partners_alone() -> None:
    denied = "partner's pieces that a claim of the own side proved to be no Flag"
    shown = "everywhere 1: a claim has shown the own Flag to the partner"
    game, plain = (staged(ALLIANCE, f"board: {{South: 'F@g7 3@k1', {FLAGS}}}") for _ in range(2))
    game.act(SOUTH, "g7-g8 claim f8")
    plain.act(SOUTH, "g7-g8")
    assert cells(game, SOUTH, denied) == {"f8"} and number(game, SOUTH, shown) == 1
    assert cells(game, NORTH, "partner's Flag, known") == {"g8"} and cells(game, NORTH, denied) == set()
    for viewer in (WEST, EAST, SPECTATOR):
        assert game.observation(viewer).tobytes() == plain.observation(viewer).tobytes()
    game.act(WEST, "a11-a10")
    game.act(NORTH, "f8-f9")
    assert cells(game, SOUTH, denied) == {"f9"}


def test_a_captured_flag_its_stockade_and_its_way_home() -> None:
    game = staged(
        ALLIANCE, f"board: {{South: 'F@g4 3@k1', {FLAGS}}}\nturn: East\nreserve: {{East: '9'}}", resc_place="owner"
    )
    game.act(EAST, "h4-g4")
    asked = [number(game, seat, "everywhere 1: a place is asked for the own Flag") for seat in range(4)]
    assert asked == [1, 0, 0, 0] and number(game, NORTH, "everywhere 1: a place is asked for the partner's Flag") == 1
    assert number(game, EAST, "everywhere 1: an attack was won this turn") == 1
    assert number(game, WEST, "left opponent's Flag: how many have left the board") == 0
    assert number(game, WEST, "right opponent's Flag: how many have left the board") == 1
    game.act(EAST, "stockade n8")
    assert cells(game, SOUTH, "own Flag") == cells(game, WEST, "right opponent's Flag, known") == {"n8"}
    assert number(game, EAST, "everywhere 1: a piece may enter for a won battle") == 1
    game.act(EAST, "enter 9@n5")
    assert cells(game, EAST, "own General") == {"n5"}
    assert number(game, EAST, "own Reserve: how many pieces") == 0
    assert cells(game, SOUTH, "pieces of which everybody knows: came out of the Reserve") == {"n5"}


def test_whoever_places_a_freed_flag_sees_that_it_is_asked() -> None:
    position = (
        "board: {South: '3@k1', West: 'F@b5 3@a11', North: '5@d8 F@k14', East: 'F@n11 3@o5'}\ncaptive: {b8: South}"
    )
    for resc_place, seat in (("mover", NORTH), ("owner", SOUTH)):
        game = staged(ALLIANCE, f"{position}\nturn: North", resc_place=resc_place)
        game.act(NORTH, "d8-c8")
        assert number(game, seat, "everywhere 1: own choice is waited for") == 1
        assert number(game, NORTH, "everywhere 1: own turn; in set-up: own turn comes first") == 1
        assert number(game, SOUTH, "everywhere 1: a place is asked for the own Flag") == 1


def test_a_cannon_that_went_back_is_not_forgotten() -> None:
    position = "board: {South: 'C@e3 F@k2', West: '9@e6 F@b5 3@a11', North: 'F@k14 3@e15', East: 'F@n11 3@o5'}"
    game = staged(ALLIANCE, position + "\nreserve: {South: '7'}")
    game.act(SOUTH, "e3-e6")
    gone_back = "own Cannons that went back to the Reserve and have not been seen since"
    assert number(game, SOUTH, gone_back) == number(game, NORTH, gone_back.replace("own", "partner's")) == 1
    assert number(game, SOUTH, "own Cannon: how many are still to be placed, in play in the Reserve") == 1
    assert number(game, WEST, "right opponent's Reserve: how many pieces") == 2
    assert number(game, WEST, "own General: how many have left the board") == 1
    game.act(SOUTH, "enter C@e2")
    late = "pieces of which everybody knows: came after a Cannon had gone back that was not seen since"
    assert cells(game, EAST, late) == {"e2"} and cells(game, SOUTH, "own Cannon") == {"e2"}


def test_the_two_square_rule_shows_what_it_bars() -> None:
    position = "board: {South: '5@f4 F@k2', West: '9@e6 F@b5', North: '3@e15 F@k14', East: '3@o5 F@n11'}"
    game = staged(ALLIANCE_LIGHTNING, f"{position}\nrecent: {{South: 'f4-f5 f5-f4'}}")
    for viewer in range(5):
        assert cells(game, viewer, "pieces that the two-square rule bars from a space") == {"f4"}
        assert cells(game, viewer, "the spaces where they may not stop") == {"f5"}
    game.act(SOUTH, "f4-e4")
    assert cells(game, WEST, "pieces that the two-square rule bars from a space") == set()


def test_the_second_army_is_told_from_the_first() -> None:
    one, other = (
        staged(CAMPAIGN, f'board: {{South: "5@e4 {flags}", North: \'F@j10 3@i10\'}}\nhold: {{North: "{held}"}}')
        for flags, held in (("F'@a1", "F 9*"), ("F@a1", "F' 9*"))
    )
    second = "pieces of which everybody knows: belongs to the second army"
    for viewer in (SOUTH, 1, one.spectator):
        assert cells(one, viewer, second) == {"a1"} and cells(other, viewer, second) == set()
    assert number(one, SOUTH, "own Flag: how many have left the board") == 1
    assert number(other, SOUTH, "own Flag of the second army: how many have left the board") == 1
    assert number(other, 1, "opponent's Flag of the second army: how many have left the board") == 1


def test_what_lies_in_the_own_reserve_is_seen_by_its_owner_alone() -> None:
    position = "board: {{South: '5@e4 F@a1', North: 'F@j10 3@i10'}}\nreserve: {{South: \"{}\"}}"
    one, other = (staged(CAMPAIGN, position.format(reserve)) for reserve in ("9' 8'", "B' 2'"))
    assert one.observation(SOUTH).tobytes() != other.observation(SOUTH).tobytes()
    assert number(one, SOUTH, "own General: how many are still to be placed, in play in the Reserve") == 1
    for viewer in (1, one.spectator):
        assert one.observation(viewer).tobytes() == other.observation(viewer).tobytes()
    assert number(one, 1, "opponent's Reserve: how many pieces") == 2

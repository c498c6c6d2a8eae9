"""Tests of planted leaks of every kind, one at a time in the rules of real games: each is found."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.infoflow.planting import planted

from sandtable.infoflow.analysis import CannotFollow


class Plant(NamedTuple):
    game: str
    changes: dict[str, list[tuple[str, str]]]
    what: str  # that leaks
    sink: str  # where it is seen


PUT = "    s.board[origin] = 0\n    s.board[target] = piece + 1\n"
SET_OUT = "    s.traits[piece] |= MOVED\n"
APPLY = "        s.waiting = 0\n        _apply_choice"
PLAYED = "    elif s.phase == PLAY:\n"
DREW = "    tell.drew(ev, seat, kind, refills, clause, 1 << seat)\n"
ARRIVED = "    piece = walk(s, origin, target, EVERYBODY, ev)\n"
DEALT = "    tell.dealt(ev, seat, kind, C.RT_SETUP_1, 1 << seat)\n"
ASKED = "    tell.may_rescue(ev, piece, seat, cell(s, target), C.ST_RESC_1, 1 << seat)\n"
SCORED = "    if s.winner == 0:\n        return 0.0\n"


def move(lines: str, helper: str = "") -> dict[str, list[tuple[str, str]]]:
    """Return changes that add lines to the end of a move's first step, and a function that they call."""
    above = "@kernel\ndef set_out("
    return {"walking.py": [(SET_OUT, SET_OUT + lines), (above, f"{helper}\n\n\n{above}")]}


BUMP = "@kernel\ndef _bump(s: State) -> int:\n    s.quiet += 1\n    return s.quiet\n"
PLANTS = {
    "a counter counts a Spy's move twice": Plant(
        "stratego", {"walking.py": [(SET_OUT, SET_OUT + "    s.quiet += 1 if s.rank[piece] == 1 else 0\n")]},
        "rank", "the public field `quiet`",
    ),
    "a streak depends on the card that was drawn": Plant(
        "warkings", {"draw.py": [("    s.streak = 0\n", "    s.streak = 1 if kind == TWO_SCROLL else 0\n")]},
        "choice", "the public field `streak`",
    ),
    "a bit is set when somebody passes with two Mirrors in hand": Plant(
        "soldier",
        {"law.py": [("    else:\n        s.place += 1\n",
                     "    else:\n        if s.hand[seat][MIRROR] > 1:\n            s.barred |= 1 << seat\n"
                     "        s.place += 1\n"),
                    ("import KINDS, SOLDIERS\n", "import KINDS, MIRROR, SOLDIERS\n")]},
        "hand", "the public field `barred`",
    ),
    "through a helper that returns it": Plant(
        "stratego",
        {"walking.py": [(SET_OUT, SET_OUT + "    s.deeds |= _weight(s, piece) << 9\n"),
                        ("@kernel\ndef set_out(", "@kernel\ndef _weight(s: State, piece: int) -> int:\n"
                         "    kind = s.rank[piece]\n    return kind * kind\n\n\n@kernel\ndef set_out(")]},
        "rank", "the public field `deeds`",
    ),
    "through a helper that is given it": Plant(
        "soldier",
        {"turn.py": [("    s.phase = DRAW\n    s.to_draw = n", "    _mark(s, s.hand[s.turn][0])\n    s.phase = DRAW\n"
                      "    s.to_draw = n"),
                     ("@kernel\ndef _begin_draw(", "@kernel\ndef _mark(s: State, cards: int) -> None:\n"
                      "    s.outcome = cards\n\n\n@kernel\ndef _begin_draw(")]},
        "hand", "the public field `outcome`",
    ),
    "by an array index": Plant(
        "stratego", {"walking.py": [(PUT, PUT + "    s.rescues[s.rank[piece] % 2] += 1\n")]},
        "rank", "the public field `rescues`",
    ),
    "by a table that is looked up": Plant(
        "stratego", {"walking.py": [(PUT, PUT + "    s.origin = _ODD[s.rank[piece]]\n"),
                                    ("@kernel\ndef set_out(", "_ODD = (0, 1) * 8\n\n\n@kernel\ndef set_out(")]},
        "rank", "the public field `origin`",
    ),
    "by a loop that ends early": Plant(
        "warkings",
        {"turn.py": [("    s.ply += 1\n", "    s.ply += 1\n    for kind in range(3):\n"
                      "        if s.hand[s.turn][kind]:\n            break\n        s.streak += 1\n")]},
        "hand", "the public field `streak`",
    ),
    "by how often a loop runs": Plant(
        "warkings", {"turn.py": [("    s.ply += 1\n", "    s.ply += 1\n    for _ in range(s.hand[s.turn][0]):\n"
                                  "        s.streak += 1\n")]},
        "hand", "the public field `streak`",
    ),
    "by leaving a function early": Plant(
        "stratego", {"walking.py": [(SET_OUT, "    if s.rank[piece] == 3:\n        return piece\n" + SET_OUT)]},
        "rank", "the public field `traits`",
    ),
    "by an event's audience": Plant(
        "stratego", {"walking.py": [("[min(far, 3)], audience)\n",
                                     "[min(far, 3)], audience if v.rank[piece] > 4 else audience | 16)\n")]},
        "rank", "an event",
    ),
    "by a column of an event": Plant(
        "soldier",
        {"interrupts.py": [("tell.dud(ev, seat, ", "tell.dud(ev, s.hand[seat][0], ")]},
        "hand", "an event",
    ),
    "by an event that comes or not": Plant(
        "soldier",
        {"interrupts.py": [("    tell.dud(ev", "    if s.hand[seat][BOMB]:\n"
                            "        tell.voided(ev, C.US_BOMB_12, EVERYBODY)\n    tell.dud(ev")]},
        "hand", "an event",
    ),
    "by the order in which things are told": Plant(
        "stratego",
        {"sequel.py": [("    s.board[stockade] = flag + 1\n    tell",
                        "    s.board[stockade] = flag + 1\n    if s.reserve[owner(flag)][3]:\n"
                        "        tell.stuck(ev, owner(flag), C.ST_ALLY_FLAG_3, EVERYBODY)\n    tell")]},
        "reserve", "an event",
    ),
    "by a question that is asked of some": Plant(
        "stratego", {"turn.py": [("    s.phase = phase\n", "    s.phase = phase if s.reserve[seat][2] else PLAY\n")]},
        "reserve", "the public field `phase`",
    ),
    "by who is waited for": Plant(
        "warkings", {"turn.py": [("    s.waiting = 1 << seat\n",
                                  "    s.waiting = 1 << (seat if s.stock[0] else s.first)\n")]},
        "stock", "the public field `waiting`",
    ),
    "by a condition half of which is hidden": Plant(
        "combat", {"deploying.py": [("@kernel\ndef deploy(", "@kernel\ndef _many(s: State) -> bool:\n"
                                     "    return s.round == 0 and s.bought[0] > 3\n\n\n@kernel\ndef deploy("),
                                    ("ev: Events) -> None:\n", "ev: Events) -> None:\n    s.rolled += _many(s)\n")]},
        "bought", "the public field `rolled`",
    ),
    "to another seat, in its own row": Plant(
        "soldier", {"refill.py": [("    s.waiting = 0\n", "    s.learnt[s.bomber][seat][0] = s.hand[seat][0]\n"
                                   "    s.waiting = 0\n")]},
        "hand", "the hidden field `learnt`",
    ),
    "by showing a piece to somebody": Plant(
        "stratego", {"walking.py": [(PUT, PUT + "    s.known[piece] |= 16\n")]},
        "rank", "the mask `known`",
    ),
    "in the body of a disclosure, another field": Plant(
        "stratego", {"battle.py": [("    s.deeds |= FOUGHT\n", "    s.deeds |= FOUGHT | s.reserve[seat][3] << 9\n")]},
        "reserve", "the public field `deeds`",
    ),
    "in a private disclosure, to all": Plant(
        "soldier", {"refill.py": [("    tell.drew(ev, seat, kind, refills, clause, 1 << seat)\n",
                                   "    tell.drew(ev, seat, kind, refills, clause, EVERYBODY)\n")]},
        "choice", "an event",
    ),
    "in a private disclosure, to its seat and all others": Plant(
        "soldier", {"refill.py": [("    tell.drew(ev, seat, kind, refills, clause, 1 << seat)\n",
                                   "    tell.drew(ev, seat, kind, refills, clause, 1 << seat | EVERYBODY)\n")]},
        "choice", "an event",
    ),
    "in a private disclosure, to the spectator": Plant(
        "soldier", {"refill.py": [("    tell.drew(ev, seat, kind, refills, clause, 1 << seat)\n",
                                   "    tell.drew(ev, seat, kind, refills, clause, 1 << 4)\n")]},
        "choice", "an event",
    ),
    "by what chance deals, to a number that all see": Plant(
        "soldier", {"deal.py": [("    s.turn = (seat + 1) % s.players\n    if s.hand_size",
                                 "    s.turn = (seat + 1 + kind // KINDS) % s.players\n    if s.hand_size")]},
        "choice", "the public field `turn`",
    ),
    "after a loop that nothing broke": Plant(
        "stratego", move("    for k in range(4):\n        if s.rank[k] == 3:\n            break\n"
                         "    else:\n        s.quiet += 1\n"),
        "rank", "the public field `quiet`",
    ),
    "after a loop in a loop that nothing broke": Plant(
        "stratego", move("    for k in range(4):\n        while k < 3:\n            if s.rank[k] == 3:\n"
                         "                break\n        else:\n            continue\n        s.quiet += 1\n"),
        "rank", "the public field `quiet`",
    ),
    "by how often a loop's condition is looked at": Plant(
        "stratego", move("    while _bump(s) < s.rank[piece]:\n        pass\n", BUMP),
        "rank", "the public field `quiet`",
    ),
    "by what is looked at next": Plant(
        "stratego", move("    found = 0 < s.rank[piece] < _bump(s)\n", BUMP),
        "rank", "the public field `quiet`",
    ),
    "by an element that is found by two indices at once": Plant(
        "soldier",
        {"interrupts.py": [("tell.dud(ev, seat, ", "tell.dud(ev, s.hand[seat, 0], ")]},
        "hand", "an event",
    ),
    "to a seat, by its number in what nobody sees": Plant(
        "soldier", {"law.py": [(APPLY, "        s.hand[seat][0] += s.stock[seat]\n" + APPLY)]},
        "stock", "the hidden field `hand`",
    ),
    "to a seat, by its number as that of a piece": Plant(
        "stratego", {"law.py": [(PLAYED, PLAYED + "        s.reserve[seat][0] = s.rank[seat]\n")]},
        "rank", "the hidden field `reserve`",
    ),
    "into a piece that has the number of a seat": Plant(
        "stratego", {"law.py": [(PLAYED, PLAYED + "        s.rank[seat] = a\n")]},
        "choice", "the hidden field `rank`",
    ),
    "to a seat, by a row that was unpacked": Plant(
        "combat",
        {"law.py": [("    if seat == CHANCE:\n        _apply_chance",
                     "    one, other = s.bought_kind\n    s.bought_kind[seat][0] = one[seat]\n"
                     "    if seat == CHANCE:\n        _apply_chance")]},
        "bought_kind", "the hidden field `bought_kind`",
    ),
    "in a private disclosure, to the spectator by a name": Plant(
        "soldier", {"refill.py": [(DREW, DREW.replace("1 << seat", "1 << SEATS")),
                                  ("import EVERYBODY, FILL\n", "import EVERYBODY, FILL, SEATS\n")]},
        "choice", "an event",
    ),
    "in a private disclosure, to the spectator by how many play": Plant(
        "soldier", {"refill.py": [(DREW, DREW.replace("1 << seat", "1 << s.players"))]},
        "choice", "an event",
    ),
    "in a private disclosure, to the spectator through a helper": Plant(
        "soldier", {"refill.py": [(DREW, DREW.replace("1 << seat", "_bit(3 + 1)")),
                                  ("@kernel\ndef begin_fill", "@kernel\ndef _bit(seat: int) -> int:\n"
                                   "    return 1 << seat\n\n\n@kernel\ndef begin_fill")]},
        "choice", "an event",
    ),
    "in a private disclosure, a mask by what is hidden": Plant(
        "stratego", {"placement.py": [("    s.reserve[seat][kind] -= 1\n",
                                       "    s.reserve[seat][kind] -= 1\n    s.known[piece] |= 1 << kind % 2\n")]},
        "choice", "the mask `known`",
    ),
    "by a disclosure that is come to or not": Plant(
        "stratego",
        {"battle.py": [(ARRIVED, ARRIVED + "    if s.rank[piece] == SPY:\n"
                                           "        _show(s, piece, C.ST_ATK_4, ev)\n")]},
        "rank", "an event",
    ),
    "by what a disclosure is given": Plant(
        "stratego", {"battle.py": [(ARRIVED, ARRIVED + "    _show(s, s.rank[piece], C.ST_ATK_4, ev)\n")]},
        "rank", "an event",
    ),
    "by a public field taken for a mask": Plant(
        "stratego",
        {"placement.py": [("    s.reserve[seat][kind] -= 1\n",
                           "    s.reserve[seat][kind] -= 1\n"
                           "    tell.placed(ev, kind, seat, 0, s.rank, s.traits, C.ST_R_60, 1 << seat)\n")]},
        "choice", "the public field `traits`",
    ),
    "when chance is weighed": Plant(
        "stratego", {"law.py": [("    for seat in range(s.players):\n        weights",
                                 "    s.quiet = s.rank[0]\n    for seat in range(s.players):\n        weights")]},
        "rank", "the public field `quiet`",
    ),
    "by the weights of chance": Plant(
        "soldier", {"law.py": [("    return KINDS\n", "    s.place = weights[0]\n    return KINDS\n")]},
        "the weights of chance", "the public field `place`",
    ),
    "in a fact that is not disclosed, to its owner": Plant(
        "warkings", {"deal.py": [(DEALT, DEALT.replace("seat, kind,", "kind, kind,"))]},
        "choice", "the open fact `seat`",
    ),
    "by the clause of an event": Plant(
        "warkings", {"deal.py": [(DEALT, DEALT.replace("C.RT_SETUP_1", "kind"))]}, "choice", "the open fact `clause`",
    ),
    "in a fact that is not disclosed, to all": Plant(
        "warkings", {"draw.py": [("tell.spared(ev, s.turn,", "tell.spared(ev, s.hand[s.turn][0],")]},
        "hand", "the open fact `seat`",
    ),
    "in a fact that is disclosed to others": Plant(
        "warkings", {"deal.py": [(DEALT, DEALT.replace("1 << seat", "EVERYBODY"))]}, "choice", "an event",
    ),
    "by a secret question that is told to all": Plant(
        "stratego", {"rescue.py": [(ASKED, ASKED.replace("1 << seat", "EVERYBODY"))]},
        "rank", "an event",
    ),
    "by a secret question that is counted": Plant(
        "stratego", {"rescue.py": [(ASKED, ASKED + "    s.quiet += 1\n")]},
        "rank", "the public field `quiet`",
    ),
    "by the score": Plant(
        "stratego", {"law.py": [(SCORED, SCORED.replace("0.0", "0.0 if s.rank[0] else 0.1"))]},
        "rank", "what `score` returns",
    ),
}  # fmt: skip

# Nothing like this may stand in rules: what it does is not seen by those who follow.
UNKNOWN = {
    "_find(s, piece, n - 1)": move(
        "    _find(s, piece, 3)\n",
        "@kernel\ndef _find(s: State, piece: int, n: int) -> int:\n    kind = s.rank[piece]\n    if n > 0:\n"
        "        kind = _find(s, piece, n - 1)\n    s.quiet += kind\n    return kind\n"),
    "ev[0]": {"walking.py": [("    far = distance(s, origin, target)\n",
                              "    far = distance(s, origin, target) if ev is None else ev[0][0]\n")]},
    "s['rank']": move('    s.quiet += s["rank"][piece]\n'),
    "getattr(s, 'rank')": move('    s.quiet += getattr(s, "rank")[piece]\n'),
    "setattr(s, 'quiet', s.rank[piece])": move('    setattr(s, "quiet", s.rank[piece])\n'),
    "print(s.rank[piece])": move("    print(s.rank[piece])\n"),
    "np.copyto(s.board, s.rank)": move("    np.copyto(s.board, s.rank)\n", "import numpy as np"),
    "s.last.fill": move("    s.last.fill(s.rank[piece])\n"),
    "legs += s.rank[piece]": move("    legs = s.recent[0]\n    legs += s.rank[piece]\n"),
    "s.recent[0]": move("    s.recent[0] = s.recent[1]\n"),
    "_all(s)": move("    s.quiet += _all(s)\n", "_all = lambda s: s.rank[0]"),
    "_one(s)": move("    s.quiet += _one(s)\n", "def _maker(piece: int) -> Any:\n    def one(s: State) -> int:\n"
                    "        return s.rank[piece]\n    return one\n\n\n_one = kernel(_maker(2))"),
    "tell(s)": move("    tell = s.rank[piece]\n    tell(s)\n"),
    "_any(s)": move("    _any(s)\n", "@kernel\ndef _any(s: State, k: int = 0) -> None:\n    s.quiet += s.rank[k]\n"),
    "(s.rank[piece], 1, 2) if s.ply else (1, 2)": move(
        "    pair = (s.rank[piece], 1, 2) if s.ply else (1, 2)\n    s.quiet += pair[0]\n"),
    "(k := s.rank[piece])": move("    s.quiet += (k := s.rank[piece])\n"),
    "[1 for _ in range(1)]": move("    s.quiet += [1 for _ in range(1)][0]\n"),
}  # fmt: skip


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_leak_is_found(name: str, tmp_path: Path) -> None:
    plant = PLANTS[name]
    report = planted(tmp_path, plant.game, plant.changes)
    assert any(plant.what in found.what and found.sink == plant.sink for found in report.findings), report.faults


@pytest.mark.parametrize("game", ["classic", "combat", "soldier", "stratego", "warkings"])
def test_without_a_plant_nothing_is_found(game: str, tmp_path: Path) -> None:
    assert planted(tmp_path, game, {}).faults == []


def test_a_disclosure_that_discloses_nothing_is_reported(tmp_path: Path) -> None:
    change = ('@discloses("CL-R-13", CHOICE, why', '@discloses("CL-R-13", CHOICE, "rank", why')
    report = planted(tmp_path, "classic", {"law.py": [change]})
    assert report.faults == ["law.py: _resigns tells `rank`, which does not get there"]


def test_functions_that_tell_other_events_than_are_declared_are_refused(tmp_path: Path) -> None:
    leak = {
        "tell.py": [("        row[SPARED_SEAT] = seat\n", "        row[SPARED_SEAT] = seat\n        ev[0][0] += 1\n")]
    }
    with pytest.raises(CannotFollow, match="is not what rules/events"):
        planted(tmp_path, "warkings", leak)


@pytest.mark.parametrize("text", UNKNOWN)
def test_what_cannot_be_followed_is_refused_with_its_place(text: str, tmp_path: Path) -> None:
    refusal = rf"walking\.py:\d+: the rules of flow do not know `{re.escape(text)}`"
    with pytest.raises(CannotFollow, match=refusal):
        planted(tmp_path, "stratego", UNKNOWN[text])

"""What hidden pieces are likely to be, by what people and Sergeants do: makes `player/habits.py`, and tries it.

    python -m scripts.stratego_habits fit [../shared/data/ultimate-lightning-gravon.csv]
    python -m scripts.stratego_habits try stratego-lightning --games 100

Set-ups of the great two-player games are people's, those of the camps and of the small game the computer players' own,
as nobody has counted what people do there; deeds are counted over games of Sergeants, and inroads over those of a duel.
`try` says how often determinized
worlds are right about hidden pieces and Flags, for worlds drawn alike and for the likeliest of several.
"""

from __future__ import annotations

import argparse
import csv
import math
import os
from collections import Counter
from pathlib import Path
from textwrap import wrap
from typing import Any

os.environ.setdefault("SANDTABLE_BACKEND", "native")  # numba compiles these loops with the rules in them

import numpy as np
from numba import njit
from scripts.derive_setup_table import GAMES, ROOT, setups
from scripts.sergeants import Table

from sandtable.engine.compile.jit import scratch
from sandtable.engine.record.chance import generator
from sandtable.engine.record.schema import UNKNOWN
from sandtable.engine.strength import PER_NAT
from sandtable.games import variant as find_variant
from sandtable.games.stratego.player import beliefs
from sandtable.games.stratego.rules.board import BOARDS, SMALL_BOARD, cell_name
from sandtable.games.stratego.rules.pieces import ARMIES, SIGNS
from sandtable.games.stratego.rules.schema import (
    ALL_PIECES,
    ALLIANCE,
    ALLIANCE_LIGHTNING,
    BOMB,
    FLAG,
    JOINED,
    KINDS,
    LIGHTNING,
    MOVED,
    PIECES,
    SETUP,
    SMALL,
)
from sandtable.games.stratego.setups.camps import draw_camp
from sandtable.games.stratego.setups.counts import COUNTS, SETUPS
from sandtable.games.stratego.setups.small import SPACES as SMALL_SPACES
from sandtable.games.stratego.setups.small import draw_small

HABITS = ROOT / "src" / "sandtable" / "games" / "stratego" / "player" / "habits.py"
KIND_OF = {sign: kind for kind, sign in SIGNS.items()}
CAMPS = 20_000
UNLIKE_THEM = 0.15  # share of players that do not do as the others do: no evidence is certain
FITTED_ON = {"stratego-lightning": 6000, "stratego-alliance-lightning": 2500}  # games, of two and of four
INROADS = (
    {2: 51, 3: 7, 4: 5, 5: 7, 6: 35, 7: 8, 8: 4, 9: 6, 10: 5},
    {2: 62, 3: 1, 4: 2, 5: 3, 6: 14, 7: 28, 8: 29, 9: 24, 10: 30},
)
"""Pieces by rank that a General, who plays as Sergeants do there, and the habit lure-and-march brought into the other
half while they were hidden: 60 games on 2026-11-28, `sandtable duel stratego-lightning --bots
general,baseline:lure-and-march --games 60 --seed 41 --records FOLDER`.
"""
EVERY = 5  # plies between two positions that are counted
NOBODY = -1


def nats(share: float) -> int:
    return round(PER_NAT * math.log(share))


def placed(share: float, spaces: int) -> int:
    """Return how likely a piece is on a space, from the share of players that put it there and those that put it
    anywhere.
    """
    return nats((1 - UNLIKE_THEM) * share + UNLIKE_THEM / spaces)


def zone_table() -> list[list[int]]:
    """Return [kind][space of the zone]: how likely a piece of the kind is there."""
    table = [[0] * 40 for _ in range(KINDS)]
    for sign, counted in COUNTS.items():
        size = 2 * sum(map(sum, counted))
        for k in range(40):
            row, column = divmod(k, 10)
            table[KIND_OF[sign]][k] = placed(counted[row][min(column, 9 - column)] / size, 40)
    return table


def camp_tables(variant: int) -> tuple[list[list[int]], list[int]]:
    """Return the same as [kind][space of the camp], and as [kind] for the Reserve."""
    counts: Counter[tuple[int, int]] = Counter()
    spaces = [cell_name(cell) for cell in BOARDS[1].zone(0)]
    across = [spaces.index(cell_name((BOARDS[1].size - 1 - c, r))) for c, r in BOARDS[1].zone(0)]
    for seed in range(CAMPS):
        for sign, space in draw_camp(variant == ALLIANCE, seed):
            k = spaces.index(space)
            counts[KIND_OF[sign], k] += 1
            counts[KIND_OF[sign], across[k]] += 1
    table, held = [[0] * len(spaces) for _ in range(KINDS)], [0] * KINDS
    for kind, copies in ARMIES[variant].items():
        stood = sum(counts[kind, k] for k in range(len(spaces))) / 2
        for k in range(len(spaces)):
            table[kind][k] = placed(counts[kind, k] / (2 * CAMPS * copies), len(spaces))
        if variant == ALLIANCE:
            held[kind] = placed(1 - stood / (CAMPS * copies), len(spaces))
    return table, held


def small_table() -> list[list[int]]:
    """Return the same as [kind][space of the small zone], by computer players' set-ups and their mirror images."""
    counts: Counter[tuple[int, int]] = Counter()
    for seed in range(CAMPS):
        for sign, space in draw_small(seed):
            k = SMALL_SPACES.index(space)
            row, column = divmod(k, SMALL_BOARD.size)
            counts[KIND_OF[sign], k] += 1
            counts[KIND_OF[sign], row * SMALL_BOARD.size + SMALL_BOARD.size - 1 - column] += 1
    table = [[0] * len(SMALL_SPACES) for _ in range(KINDS)]
    for kind, copies in ARMIES[SMALL].items():
        table[kind] = [
            placed(counts[kind, k] / (2 * CAMPS * copies), len(SMALL_SPACES)) for k in range(len(SMALL_SPACES))
        ]
    return table


def guards(games: Path) -> list[int]:
    """Return how much likelier each number of Bombs beside the Flag is than if both were placed independently."""
    with games.open(newline="") as lines:
        people = [arrangement for game in csv.DictReader(lines) for arrangement in setups(game["field_content"])]
    together, apart = [1.0] * 3, [1.0] * 3
    for number, one in enumerate(people):
        flag = next(cell for cell, code in one.items() if code == "F")
        for other in (one, *people[number + 1 : number + 200 : 10]):
            bombs = [cell for cell, code in other.items() if code == "B"]
            if flag not in bombs:
                near = sum(abs(r - flag[0]) + abs(c - flag[1]) == 1 for r, c in bombs)
                (together if other is one else apart)[near] += 1
    return [nats(t / sum(together) / (a / sum(apart))) for t, a in zip(together, apart, strict=True)]


def watcher(table: Table) -> Any:
    """Return a kernel that plays plies like `Table.loop` while one seat watches, and counts hidden pieces' acts."""
    drivers = table.drivers
    next_seat, observe, legal, apply = drivers.next_seat, drivers.observe, drivers.legal, drivers.apply
    favourite, update_belief, duplicate = drivers.favourite, drivers.update_belief, drivers.duplicate
    log_likelihood, determinized = drivers.log_likelihood, drivers._determinized
    spell_of, all_pieces, deeds = beliefs.spell_of, ALL_PIECES, beliefs.DEEDS
    did = beliefs.DID

    @njit(nogil=True, error_model="numpy")
    def watch(states, views, told, viewer, acts, notes, memory, rng, still, deed):  # type: ignore[no-untyped-def]
        s = states[0]
        observe(s, viewer, told[1])
        seat = next_seat(s, rng, acts)
        while seat != NOBODY:
            observe(s, seat, views[0])
            n = legal(views[0], seat, acts)
            apply(s, seat, favourite(views[0], acts, n, notes, rng), None)
            observe(s, viewer, told[0])
            update_belief(told[0], told[1], memory)
            observe(s, viewer, told[1])
            if s.ply % EVERY == 0 and s.phase > SETUP:
                v = told[0]
                for piece in range(s.players * PIECES):
                    if v.rank[piece] == UNKNOWN and v.at[piece] >= 0 and (piece // PIECES + viewer) % 2:
                        kind = s.rank[piece]
                        if not v.traits[piece] & JOINED:
                            still[spell_of(v)][v.traits[piece] & MOVED][kind] += 1
                        for k in range(deeds):
                            deed[k][memory[did + k * all_pieces + piece]][kind] += 1
            seat = next_seat(s, rng, acts)

    @njit(nogil=True, error_model="numpy")
    def right(states, worlds, view, viewer, memory, rng, draws, tally):  # type: ignore[no-untyped-def]
        """Count in `tally` the hidden pieces whose kinds the likeliest of some worlds has right."""
        s, v = states[0], view[0]
        observe(s, viewer, v)
        if not determinized(v, worlds[0], rng):
            return
        weight = log_likelihood(v, worlds[0], memory)
        for _ in range(draws - 1):
            if determinized(v, worlds[1], rng):
                other = log_likelihood(v, worlds[1], memory)
                if other >= weight or np.random.random() < np.exp((other - weight) / PER_NAT):
                    duplicate(worlds[1], worlds[0])
                    weight = other
        for piece in range(s.players * PIECES):
            if v.rank[piece] == UNKNOWN and v.at[piece] >= 0 and (piece // PIECES + viewer) % 2:
                tally[0] += 1
                tally[1] += worlds[0].rank[piece] == s.rank[piece]
                if s.rank[piece] == FLAG:
                    tally[2] += 1
                    tally[3] += worlds[0].rank[piece] == FLAG

    return watch, right


def open_game(table: Table, number: int) -> Any:
    rng = generator(1_000_003 + number)
    table.drivers.start_at(table.states, 0, table.setting)
    table._open(rng, np.zeros(table.players, dtype=np.int64), number)
    return rng


def count_deeds(id: str, games: int) -> tuple[list[Any], list[Any]]:
    """Return [spell][moved][kind] and [deed][other kind][kind], as logarithms."""
    table = Table(find_variant(id), len(find_variant(id).seats(None)), None, False)
    watch, _ = watcher(table)
    told = table.variant.game.schema.views(2)
    still = np.zeros((beliefs.SPELLS, 2, KINDS), dtype=np.int64)
    deed = np.zeros((beliefs.DEEDS, KINDS, KINDS), dtype=np.int64)
    for number in range(games):
        rng = open_game(table, number)
        memory = scratch(beliefs.MEMORY)
        watch(
            table.states, table.views, told, number % table.players, table.acts, table.notes, memory, rng, still, deed
        )
    return logarithms(still, 1), logarithms(deed, 1)


def logarithms(counts: Any, axis: int) -> list[Any]:
    """Return how much likelier each kind does something than all kinds; UNLIKE_THEM of them do as all do."""
    everybody = counts.sum(axis=-1, keepdims=True) / np.maximum(counts.sum(axis=(axis, -1), keepdims=True), 1)
    shares = counts / np.maximum(counts.sum(axis=axis, keepdims=True), 1)
    likelier = np.where(shares > 0, shares, 0) / np.maximum(everybody, 1e-9) * (1 - UNLIKE_THEM) + UNLIKE_THEM
    fitted = np.rint(PER_NAT * np.log(likelier)) * (everybody > 0) * (counts.sum(axis=axis, keepdims=True) > 0)
    return fitted.astype(int).tolist()  # type: ignore[no-any-return]


def inroad_table() -> list[list[int]]:
    """Return [style][kind]: how much likelier a kind makes an inroad than all kinds; UNLIKE_THEM do as all do."""
    army = {kind: n for kind, n in ARMIES[LIGHTNING].items() if kind not in (BOMB, FLAG)}
    table = [[0] * KINDS for _ in INROADS]
    for row, counted in zip(table, INROADS, strict=True):
        for kind, n in army.items():
            share = counted.get(kind, 0) / sum(counted.values()) / (n / sum(army.values()))
            row[kind] = nats((1 - UNLIKE_THEM) * share + UNLIKE_THEM)
    return table


HEAD = '''"""Where pieces of each kind stand at the start, and what they do more often than others, in 64ths of a nat.

Made by scripts/stratego_habits.py, which says from what. The set-ups of the great two-player games are people's, from
the 555 games of https://github.com/rhalbersma/gravon (Boost Software License 1.0).
"""

from sandtable.engine import table

# fmt: off
'''


def lines(values: Any, indent: str = "    ") -> list[str]:
    """Return nested lists as text, a line or more for each innermost one."""
    if not isinstance(values[0], list):
        return wrap(f"{values},", 118, initial_indent=indent, subsequent_indent=f"{indent} ")
    return [f"{indent}[", *(line for row in values for line in lines(row, indent + " ")), f"{indent}],"]


def fit(games: Path) -> None:
    camps = [camp_tables(variant) for variant in (ALLIANCE, ALLIANCE_LIGHTNING)]
    deeds = [count_deeds(id, number) for id, number in FITTED_ON.items()]
    tables = {
        "ZONE": (zone_table(), "ZONE[kind][space of the home zone]: where people put it."),
        "SMALL_ZONE": (small_table(), "SMALL_ZONE[kind][space of the small zone]"),
        "GUARDED": (guards(games), "GUARDED[Bombs beside the Flag]: how much likelier than by the table above."),
        "CAMP": ([camp for camp, _ in camps], "CAMP[variant, from Alliance on][kind][space of the camp]."),
        "HELD_BACK": ([held for _, held in camps], "HELD_BACK[variant, from Alliance on][kind]: in the Reserve."),
        "STILL": ([still for still, _ in deeds], "STILL[whether allied][spell of the game][has moved][kind]."),
        "DEED": (
            [deed for _, deed in deeds],
            "DEED[whether allied][approached, fled, spared][the piece it did so to][kind].",
        ),
        "INROAD": (
            inroad_table(),
            "INROAD[usual players, players whose strong pieces march][kind], in two-player games.",
        ),
    }
    write(tables)
    print(f"{HABITS.relative_to(ROOT)}: {SETUPS} set-ups of people, {FITTED_ON} games of Sergeants")


def write(tables: dict[str, tuple[Any, str]]) -> None:
    parts = [
        "\n".join([f"{name} = table(", *lines(values), f')\n"""{text}"""\n']) for name, (values, text) in tables.items()
    ]
    HABITS.write_text(HEAD + "".join(parts))


def measure(id: str, games: int, draws: int) -> None:
    table = Table(find_variant(id), len(find_variant(id).seats(None)), None, False)
    _, right = watcher(table)
    schema = table.variant.game.schema
    worlds, told = schema.states(2), schema.views(2)
    update_belief = table.drivers.update_belief_at
    for tried in (1, draws):
        tally = scratch(4)
        for number in range(games):
            rng = open_game(table, 1_000_000 + number)
            memory, viewer, sides = scratch(beliefs.MEMORY), number % table.players, np.zeros(table.players, np.int64)
            table.drivers.observe_at(table.states, 0, viewer, told, 1)
            ply = 0
            while table._plies(1, rng, sides) != NOBODY:
                table.drivers.observe_at(table.states, 0, viewer, told, 0)
                update_belief(told, 0, 1, memory)
                told[1] = told[0]
                ply += 1
                if ply % 10 == 0:
                    right(table.states, worlds, table.views, viewer, memory, rng, tried, tally)
        pieces, flags = (
            f"{tally[1] / tally[0]:.3f} of {tally[0]} pieces",
            f"{tally[3] / tally[2]:.3f} of {tally[2]} Flags",
        )
        print(f"{id}, {tried} draws: {pieces}, {flags}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    tasks = parser.add_subparsers(dest="task", required=True)
    fitting = tasks.add_parser("fit")
    fitting.add_argument("games", nargs="?", type=Path, default=GAMES)
    trying = tasks.add_parser("try")
    trying.add_argument("variant")
    trying.add_argument("--games", type=int, default=100)
    trying.add_argument("--draws", type=int, default=16)
    given = parser.parse_args()
    if given.task == "fit":
        fit(given.games)
    else:
        measure(given.variant, given.games, given.draws)


if __name__ == "__main__":
    main()

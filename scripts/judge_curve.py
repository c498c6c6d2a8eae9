"""How well the curve of a review foretells who wins: the calibration and discrimination of its numbers.

    python -m scripts.judge_curve stratego-alliance-lightning --games 40
    python -m scripts.judge_curve combat --option scenario=hold

So many games are played between each two levels without playouts, both the same or not. A quarter, half and three
quarters through each game the curve's two numbers of every seat (`whole`, by all that was hidden, and `knew`, by what
the seat could know) are set beside its result: the Brier score (0 to 1, less is better; `base` always says the same),
the area under the ROC curve (0.5: no better than a coin), and how often it was called even. Then, for each word of
the curve, what was said on average and how it ended on average, from -1 to 1.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from itertools import combinations_with_replacement
from typing import Any

import numpy as np
import numpy.typing as npt

from sandtable.bots.levels import make
from sandtable.engine.game import Variant
from sandtable.engine.record.view import PackedView
from sandtable.engine.umpire import Umpire
from sandtable.games import variant as find_variant
from sandtable.review.course import course_of, marks
from sandtable.review.depth import Depth
from sandtable.review.looking import Outline, Stand, Survey, Task, look
from sandtable.review.report import Estimate
from sandtable.review.turning import standing

LEVELS = ("recruit", "corporal", "sergeant")
THROUGH = (0.25, 0.5, 0.75)
CLOSELY = Depth(False, 0, 12, 0, 0, 0, 0, 1, 0)
WHOLE, KNEW, RESULT = range(3)
SEED = 1_000_003
Numbers = npt.NDArray[np.float64]


def play(
    variant: Variant, players: int | None, options: Mapping[str, Any], pair: tuple[str, str], number: int
) -> Umpire:
    """Play a game in which two levels alternate round the table, from its number."""
    game = Umpire(variant, players, options, (SEED + number).to_bytes(32, "big"))
    seated = [make(pair[(seat + number) % 2], variant, SEED * number + seat) for seat in range(len(game.seats))]
    while not game.over:
        seat = game.waiting[0]
        game.decide(seat, seated[seat].choose(PackedView(game.packed(seat)), game.legal(seat)))
    return game


def moments(game: Umpire) -> Iterator[tuple[float, Numbers]]:
    """Yield each share of a game and the numbers there, [seat, WHOLE KNEW RESULT], from -1 to 1. The set-up does not
    count.
    """
    course = course_of(game, marks(game))
    outline: Outline = look(Task(course, CLOSELY, Survey()))
    first, last = course.position(outline.choices[0][0]), len(course.marks) - 1
    at = {first + int(share * (last - first)): share for share in THROUGH}
    estimates: list[Estimate] = look(Task(course, CLOSELY, Stand(tuple(at))))
    for one in estimates:
        results = [round(1000 * score) for score in game.scores]
        yield at[one.at], np.array([one.whole, one.knew, results]).T / 1000


def discrimination(said: Numbers, won: npt.NDArray[np.bool_]) -> float:
    """Return how often a winner was estimated higher than a loser; equal estimates count half (Mann and Whitney)."""
    gaps = said[won][:, None] - said[~won][None, :]
    return float(((gaps > 0) + (gaps == 0) / 2).mean()) if gaps.size else float("nan")


def report(share: float, found: Numbers) -> None:
    result = found[:, RESULT]
    base = ((result - result.mean()) ** 2).mean() / 4
    print(f"{share:.0%} through, {len(found)} seats, base {base:.3f}")
    for name, column in (("whole", WHOLE), ("knew", KNEW)):
        said = found[:, column]
        wait_for_quantum = np.mean([standing(round(1000 * number)) == "even" for number in said])
        brier, area = ((said - result) ** 2).mean() / 4, discrimination(said, result > 0)
        print(f"  {name:5}  Brier {brier:.3f}  AUC {area:.3f}  even {wait_for_quantum:.0%}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant")
    parser.add_argument("--games", type=int, default=40, help="between each two levels")
    parser.add_argument("--players", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    given = parser.parse_args()
    variant = find_variant(given.variant)
    options = variant.read_options(dict(option.split("=", 1) for option in given.option))
    found: dict[float, list[Numbers]] = {share: [] for share in THROUGH}
    for pair in combinations_with_replacement(LEVELS, 2):
        for number in range(given.games):
            for share, seats in moments(play(variant, given.players, options, pair, number)):
                found[share].append(seats)
    for share, parts in found.items():
        report(share, np.concatenate(parts))
    seats = np.concatenate([part for parts in found.values() for part in parts])
    words = np.array([standing(round(1000 * number)) for number in seats[:, WHOLE]])
    for word in sorted(set(words), key=lambda word: seats[words == word, WHOLE].mean()):
        said, ended = seats[words == word][:, [WHOLE, RESULT]].mean(axis=0)
        print(f"{word:>10}  {(words == word).sum():6} times  said {said:+.2f}  ended {ended:+.2f}")


if __name__ == "__main__":
    main()

"""Duels: many games between computer players, and how often each of them wins.

Everything follows from one seed. The clock decides nothing, and every game stands alone: a duel gives the same results
on one process or several. The players rotate through the seats. Levels and programs can both play. A program that fails
loses its game, or random actions are played for it, or the game is void: then it counts for nobody.
"""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable, Generator, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing, contextmanager
from dataclasses import dataclass
from hashlib import blake2b
from itertools import islice
from multiprocessing import active_children, get_context
from pathlib import Path
from statistics import median
from threading import current_thread, main_thread
from typing import Any

from sandtable.arena.seated_players import SeatedPlayers
from sandtable.bots.levels import read_answer
from sandtable.bots.programs.pipe import end_programs_at_sigterm
from sandtable.bots.specs import check
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.engine.json_data import Json
from sandtable.engine.record.view import PackedView
from sandtable.engine.records import UNFINISHED, write_record
from sandtable.engine.umpire import Umpire
from sandtable.games import variant as find_variant
from sandtable.sandbox import keep_to_itself

Progress = Callable[[int, int], None]
"""A function that is called with the number of games played and the number of all games."""

BATCH = 20  # games that one process plays before it reports
WORTH_SHARING = 400  # games from which on starting processes pays
RANDOM, FORFEIT, VOID = "random", "forfeit", "void"
ON_ERROR = {
    RANDOM: "a random action is played for it",
    FORFEIT: "the game counts as its loss",
    VOID: "the game is void",
}
"""What happens after a player's fault, with a description."""
LIMIT = 10.0  # seconds that a program has for an answer


@dataclass(frozen=True)
class Terms:
    """What all games of one duel have in common."""

    variant: str
    bots: tuple[str, ...]
    seed: int
    players: int | None
    options: tuple[tuple[str, Any], ...]
    on_error: str = FORFEIT
    limit: float = LIMIT
    paired: bool = False  # play every seating with the same shuffle
    records: str = ""  # folder for the records of the games; '' for none


@dataclass(frozen=True)
class Outcome:
    """The result of one game."""

    winners: tuple[int, ...]  # seats that have won
    seated: tuple[int, ...]  # for each seat the index of its bot in the list
    plies: int
    errors: int
    ending: str = ""  # the word for how the game ended; '' where a fault ended it
    void: str = ""  # why the game counts for nobody; '' if it counts


@dataclass(frozen=True)
class Duel:
    """The results of all games of a duel: `outcomes` of those that count, `void` of the others."""

    terms: Terms
    seats: int
    outcomes: Sequence[Outcome]
    seconds: float
    void: Sequence[Outcome] = ()

    def summary(self) -> Json:
        """Return the results by name, as `--json` prints them."""
        return _summary(self)


def run_duel(*args: Any, **more: Any) -> Json:
    """Play a duel like `fight` and return its summary."""
    return fight(*args, **more).summary()


def fight(
    variant: Variant,
    bots: Sequence[str],
    games: int,
    seed: int,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
    processes: int | None = None,
    on_error: str = FORFEIT,
    limit: float = LIMIT,
    paired: bool = False,
    records: Path | None = None,
) -> Duel:
    """Play the games of a duel and return their results; raise BadInput for players or terms that do not fit."""
    check_duel(variant, bots, games, players, options, on_error, limit)
    seats, chosen = variant.seats(players), variant.read_options({} if options is None else options)
    folder = str(made(records)) if records else ""
    terms = Terms(variant.id, tuple(bots), seed, players, tuple(chosen.items()), on_error, limit, paired, folder)
    begun = time.perf_counter()
    outcomes = []
    with closing(outcomes_of(terms, games, processes)) as played:
        for outcome in played:
            outcomes.append(outcome)
            if progress:
                progress(len(outcomes), games)
    counted, void = ([one for one in outcomes if bool(one.void) is kind] for kind in (False, True))
    return Duel(terms, len(seats), counted, time.perf_counter() - begun, void)


def made(folder: Path) -> Path:
    """Return the folder for records and create it if necessary; raise BadInput if that fails."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadInput(f"{folder}: {problem.strerror}") from None
    return folder


def check_duel(
    variant: Variant,
    bots: Sequence[str],
    games: int,
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    on_error: str = FORFEIT,
    limit: float = LIMIT,
) -> None:
    """Raise BadInput where `fight` would before its first game."""
    seats = len(variant.seats(players))
    if games < 1:
        raise BadInput(f"a duel has at least one game, not {games}")
    if not 1 <= len(bots) <= seats:
        more = f" (up to {variant.players[1]} with --players)" if seats < variant.players[1] else ""
        raise BadInput(f"this table has {seats} seats{more}: name 1 to {seats} computer players, not {len(bots)}")
    for bot in bots:
        check(bot, variant)
    variant.read_options({} if options is None else options)
    if on_error not in ON_ERROR:
        raise BadInput(f"on-error is {' or '.join(ON_ERROR)}, not {on_error!r}")
    if not 0 < limit < float("inf"):
        raise BadInput(f"a program has more than 0 seconds for an answer, not {limit:g}")


def outcomes_of(terms: Terms, games: int, processes: int | None) -> Generator[Outcome, None, None]:
    """Yield the outcomes of games 0, 1, 2 ... in that order."""
    batches = [range(k, min(k + BATCH, games)) for k in range(0, games, BATCH)]
    workers = processes or (os.cpu_count() or 1 if games >= WORTH_SHARING else 1)
    # The first batch is played here: it fills the compiler's cache before other processes read it.
    for game in batches[0]:
        yield play_one(terms, game)
    if min(workers, len(batches) - 1) < 2:
        for game in range(len(batches[0]), games):
            yield play_one(terms, game)
        return
    others = set(active_children())
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"), initializer=_be_ended_by_the_parent)
    try:
        with _interrupts_held_back():  # a process that is just starting would print a traceback
            played = pool.map(_play_batch, [terms] * (len(batches) - 1), islice(batches, 1, None))
        for outcomes in played:
            yield from outcomes
    except BaseException:  # an interrupted duel does not finish its batches
        for worker in set(active_children()) - others:
            worker.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


@contextmanager
def _interrupts_held_back() -> Iterator[None]:
    """Delay Ctrl-C until the block has ended."""
    if current_thread() is not main_thread():  # only the main thread gets signals
        yield
        return
    pressed: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, frame: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if pressed:
        raise KeyboardInterrupt


def _be_ended_by_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    keep_to_itself()
    end_programs_at_sigterm()


def _play_batch(terms: Terms, batch: range) -> list[Outcome]:
    return [play_one(terms, game) for game in batch]


def play_one(terms: Terms, game: int) -> Outcome:
    """Play the game with this number and return its outcome."""
    variant = find_variant(terms.variant)
    deal = game // len(variant.seats(terms.players)) if terms.paired else game
    umpire = Umpire(variant, terms.players, dict(terms.options), seed_bytes(terms.seed, deal))
    seated = seating(len(terms.bots), len(umpire.seats), game)
    seeds = [_seed_number(terms.seed, game, seat) for seat in range(len(seated))]
    plies = errors = 0
    void = ""
    with SeatedPlayers(umpire, [terms.bots[bot] for bot in seated], seeds, terms.limit) as players:
        while not umpire.over:
            seat = umpire.waiting[0]
            problem = _decide(umpire, players, seat)
            if problem:
                errors += 1
                fault = players.blame(seat, problem, game, ON_ERROR[terms.on_error])
                if terms.on_error == VOID:
                    void = fault
                if terms.on_error != RANDOM:
                    break
                legal = umpire.legal(seat)
                players.act(seat, legal[_seed_number(terms.seed, game, seat, plies) % len(legal)])
            plies += 1
        winners = umpire.result.winners if umpire.result else () if void else players.opponents(seat)
        players.end(winners)
    if terms.records:
        _write(umpire, [terms.bots[bot] for bot in seated], winners, void, Path(terms.records) / f"{game:06}.txt")
    return Outcome(winners, seated, plies, errors, umpire.result.reason if umpire.result else "", void)


def _write(umpire: Umpire, names: Sequence[str], winners: Sequence[int], void: str, file: Path) -> None:
    """Write the record of a game. Players who made a fault have left the table, or the game was aborted."""
    headers = dict(zip(umpire.seats, names, strict=True))
    if void:
        headers |= {"Result": UNFINISHED, "Termination": "aborted", "Reason": void}
    elif not umpire.over:
        won = "+".join(umpire.seats[seat] for seat in winners)
        headers |= {"Result": won, "Termination": "left", "Reason": "A player made a fault."}
    try:
        file.write_text(write_record(umpire, headers), encoding="utf-8")
    except OSError as problem:
        raise BadInput(f"{file}: {problem.strerror}") from None


def seating(bots: int, seats: int, game: int) -> tuple[int, ...]:
    """Return for each seat the index of its bot. The last bot fills the remaining seats; each game moves all on by a
    seat.
    """
    return tuple(min((seat + game) % seats, bots - 1) for seat in range(seats))


def _decide(umpire: Umpire, seated: SeatedPlayers, seat: int) -> Exception | None:
    """Have a player make one choice; return the exception that it raised, or None."""
    legal = umpire.legal(seat)
    try:
        seated.act(seat, read_answer(seated.players[seat].choose(PackedView(umpire.packed(seat)), legal)))
    except Exception as problem:  # the duel counts whatever goes wrong in a player, and goes on
        return problem
    return None


def seed_bytes(*numbers: int) -> bytes:
    return blake2b(" ".join(map(str, numbers)).encode(), digest_size=32).digest()


def _seed_number(*numbers: int) -> int:
    return int.from_bytes(seed_bytes(*numbers)[:8], "big")


def _summary(duel: Duel) -> Json:
    terms, outcomes = duel.terms, duel.outcomes
    wins = [0] * len(terms.bots)
    wins_by_seat = [0] * duel.seats
    for outcome in outcomes:
        for seat in outcome.winners:
            wins_by_seat[seat] += 1
        for bot in {outcome.seated[seat] for seat in outcome.winners}:
            wins[bot] += 1
    return {
        "variant": terms.variant,
        "bots": list(terms.bots),
        "games": len(outcomes),
        "wins": wins,
        "wins_by_seat": wins_by_seat,
        "draws": sum(not outcome.winners for outcome in outcomes),
        "plies_median": median(outcome.plies for outcome in outcomes) if outcomes else 0,
        "steps_per_s": round(sum(outcome.plies for outcome in outcomes) / max(duel.seconds, 1e-9)),
        "seconds": round(duel.seconds, 3),
        "errors": sum(outcome.errors for outcome in (*outcomes, *duel.void)),
        "void": [outcome.void for outcome in duel.void],
    }

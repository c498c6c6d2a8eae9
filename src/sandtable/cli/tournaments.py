"""Computer players against one another, and how fast this machine plays."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from sandtable.cli.common import (
    AsJson,
    OptionPairs,
    VariantId,
    app,
    listing,
    options_of,
    out,
    precompile_for,
    print_json,
    progress_bar,
    variant_of,
)
from sandtable.engine.errors import BadInput
from sandtable.engine.json_data import Json

if TYPE_CHECKING:
    from bench.peers import Peer
    from sandtable.arena.duel import Duel
    from sandtable.engine.game import Variant

Seed = Annotated[
    int, typer.Option(envvar="SANDTABLE_SEED", help="Seed of the games; the same seed gives the same games.")
]


@app.command()
def duel(
    variant: VariantId,
    bots: Annotated[str, typer.Option(metavar="A,B[,..]", help="Computer players, separated by commas.")],
    games: Annotated[int, typer.Option(help="Number of games.")] = 100,
    seed: Seed = 1,
    players: Annotated[int | None, typer.Option(help="Number of players in a game.")] = None,
    option: OptionPairs = [],  # noqa: B006
    on_error: Annotated[
        str,
        typer.Option(
            metavar="random|forfeit|void",
            help="After a bot's error: play a random action for it, count a loss, or count the game for nobody.",
        ),
    ] = "forfeit",
    time_limit: Annotated[
        float, typer.Option(metavar="SECONDS", help="Time limit for each answer of a program.")
    ] = 10.0,
    paired: Annotated[bool, typer.Option("--paired", help="Play every seating with the same shuffle.")] = False,
    sweep: Annotated[str, typer.Option(metavar="KEY=A,B,..", help="Play a duel for each value of a rule option.")] = "",
    records: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write the record of every game to this folder.")
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Play many games between computer players.

    The players rotate through the seats. Each is a level, module:Class, or process:"COMMAND" (docs/programs.md).
    """
    from sandtable.arena.duel import check_duel, fight, made
    from sandtable.bots.levels import TUNED
    from sandtable.bots.specs import split

    chosen = variant_of(variant)
    names = split(bots)
    if sweep and as_json:
        raise BadInput("--sweep plays several duels and --json prints one: leave one of them out, or write a study")
    duels = []
    for key, value in sweeps(sweep):
        options = options_of(option) | ({key: value} if key else {})
        folder = records / f"{key}-{value}" if records and key else records
        check_duel(chosen, names, games, players, options, on_error, time_limit)
        duels.append((key, value, options, folder))
    for *_, folder in duels:
        if folder:
            made(folder)
    for key, value, options, folder in duels:
        with progress_bar("games") as progress:
            found = fight(
                chosen, names, games, seed, players, options, progress, None, on_error, time_limit, paired, folder
            )
        if as_json:
            print_json(found.summary())
            return 0
        if key:
            out.print(f"[bold]{escape(f'{key} {value}')}[/]", highlight=False)
        _print_duel(found, chosen)
        if chosen.amended(chosen.read_options(options)):
            out.print(TUNED, highlight=False)
    return 0


def sweeps(text: str) -> list[tuple[str, str]]:
    """The values of an option, one duel each; one duel as it is without; raises BadInput."""
    if not text:
        return [("", "")]
    key, equals, values = text.partition("=")
    if not (key and equals and all(values.split(","))):
        raise BadInput(f"--sweep must be KEY=A,B,.., not {text!r}")
    return [(key, value) for value in values.split(",")]


def _print_duel(duel: Duel, variant: Variant) -> None:
    """Who won, from where, how long it took, and how it ended, of the games that count; then the void ones."""
    if duel.outcomes:
        _print_counted(duel, variant)
    if duel.void:
        out.print(f"{len(duel.void)} of {len(duel.void) + len(duel.outcomes)} games void:", highlight=False)
        for outcome in duel.void:
            out.print(f"  {escape(outcome.void)}", highlight=False, soft_wrap=True)


def _print_counted(duel: Duel, variant: Variant) -> None:
    from sandtable.arena.tallies import endings, lengths, shares_of_players, shares_of_sides

    winners = listing("computer player", "won", "95 %", "games")
    for heading, shares in (("", shares_of_players(duel)), ("from", shares_of_sides(duel, variant))):
        for name, share in shares.items():
            interval = f"{share.low:.1%} to {share.high:.1%}"
            winners.add_row(escape(f"{heading} {name}".strip()), f"{share.value:.1%}", interval, str(share.n))
    out.print(winners)
    low, middle, high = lengths(duel)
    out.print(f"plies: half of the games take {middle} or fewer, nine of ten {low} to {high}", highlight=False)
    out.print(f"endings: {', '.join(f'{word} {share:.1%}' for word, share in endings(duel))}", highlight=False)
    summary = duel.summary()
    speed = f"{summary['steps_per_s']} plies a second, {summary['errors']} errors"
    out.print(f"{summary['games']} games, {summary['draws']} drawn, {speed}. A draw counts as half.", highlight=False)


@app.command()
def ladder(
    variant: VariantId,
    games: Annotated[int, typer.Option(min=2, help="Number of games for each pair of levels.")] = 400,
    seed: Seed = 1,
    players: Annotated[int | None, typer.Option(help="Number of players in a game.")] = None,
    levels: Annotated[str, typer.Option(metavar="A,B[,..]", help="Play only these levels, or programs too.")] = "",
    baselines: Annotated[
        bool, typer.Option("--baselines", help="Play one level against bots with one simple habit each.")
    ] = False,
    option: OptionPairs = [],  # noqa: B006
    as_json: AsJson = False,
) -> int:
    """Rate the levels of a variant by playing all pairs."""
    from sandtable.arena.ladder import Pair, check_gauntlet, check_ladder, run_gauntlet, run_ladder
    from sandtable.bots.specs import split

    chosen = variant_of(variant)
    ids = split(levels) if levels else []
    if baselines and len(ids) > 1:
        raise BadInput(f"--baselines takes one level, not {', '.join(ids)}")
    options = options_of(option)
    if baselines:
        check_gauntlet(chosen, players, "".join(ids), options)
    else:
        check_ladder(chosen, players, ids, options)
    with progress_bar("pairs of players") as progress:
        if baselines:
            found = run_gauntlet(chosen, games, seed, players, "".join(ids), options, progress)
        else:
            found = run_ladder(chosen, games, seed, players, ids, options, progress)
    if as_json:
        print_json(found)
        return 0
    if not baselines:
        ranks = listing("level", "Elo", "95 %", "ms a decision", "at worst")
        for one in found["levels"]:
            spent = f"{one['ms_median']:.2f}", f"{one['ms_worst']:.2f}"
            ranks.add_row(one["id"], f"{one['rating']:+d}", f"{one['low']:+d} to {one['high']:+d}", *spent)
        out.print(ranks)
    meetings = listing("player", "against", "won", "95 %", "games")
    for pair in (Pair(**meeting) for meeting in found["pairs"]):
        share = pair.share
        interval = f"{share.low:.1%} to {share.high:.1%}"
        meetings.add_row(pair.a, pair.b, f"{share.value:.1%}", interval, str(pair.games))
    out.print(meetings)
    out.print("A draw is half a win.", highlight=False)
    return 0


@app.command()
def bench(
    against: Annotated[
        bool, typer.Option("--against", help="Measure other engines too, where they are installed.")
    ] = False,
    seconds: Annotated[float, typer.Option(help="Seconds to measure each speed.")] = 3.0,
    as_json: AsJson = False,
) -> int:
    """Measure how fast this machine plays."""
    _find_benchmarks()
    from bench.peers import peers
    from bench.speed import check_seconds, measure
    from sandtable.games import variants

    check_seconds(seconds)
    others = peers() if against else ()
    precompile_for(variants().values(), ["table", "players", "batch"])
    with progress_bar("measuring") as progress:
        rows = measure(seconds, others, progress)
    if as_json:
        print_json(rows)
    else:
        _print_figures(rows, others)
    return 0


def _find_benchmarks() -> None:
    """Makes `bench` importable, which stands beside `src`; raises BadInput where only the package is installed."""
    checkout = Path(__file__).resolve().parents[3]
    if not (checkout / "bench" / "speed.py").is_file():
        raise BadInput("the benchmarks are not part of the package: run this in a checkout of Sandtable")
    if str(checkout) not in sys.path:
        sys.path.append(str(checkout))


def _print_figures(rows: Sequence[Json], peers: Sequence[Peer]) -> None:
    from bench.figures import HEADINGS, METHOD, RATIOS, plies, table

    columns = len(HEADINGS) if peers else 2
    figures = listing(*HEADINGS[:columns])
    for column in figures.columns[1:]:
        column.justify = "right"
    for row, cells in zip(rows, table(rows), strict=True):
        figures.add_row(*map(escape, cells[:columns]), style="dim" if "peer" in row else None)
    out.print(figures)
    for note in (METHOD, *([RATIOS] if peers else []), "What a ply includes:", *plies(peers)):
        out.print(f"[dim]{escape(note)}[/]", highlight=False)

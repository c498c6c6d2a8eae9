"""The command line. Each command reads its arguments, calls the room that does the work, and prints.

Exit status: 0; 1 if the thing checked did not hold; 2 for bad input, told in one line; 130 after Ctrl-C, 143 after
SIGTERM.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from typer.exceptions import TyperException

from sandtable.umpire.errors import BadInput, SandtableError

if TYPE_CHECKING:
    from sandtable.host.settings import Settings
    from sandtable.lab.peers import Peer
    from sandtable.review.report import Review
    from sandtable.umpire.clauses import Clause
    from sandtable.umpire.game import Variant
    from sandtable.umpire.records import Verdict

DID_NOT_HOLD = 1
BAD_INPUT = 2
INTERRUPTED = 130
SIGNALLED = 128
"""And the number of the signal, as a shell would have it."""

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    help="Board games of hidden information, refereed by an umpire.",
)
out = Console()
err = Console(stderr=True)

AsJson = Annotated[bool, typer.Option("--json", help="JSON alone on standard output.")]
VariantId = Annotated[str, typer.Argument(metavar="VARIANT", help="One of `sandtable games`.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="The port to listen on.")]
Host = Annotated[str, typer.Option(help="The address to listen on; 0.0.0.0 for other machines too.")]
RulesLeg = Annotated[
    str,
    typer.Option(
        "--rules",
        metavar="compiled|interpreted",
        help="How the rules are run; by default interpreted until the compiled ones are ready.",
    ),
]
Db = Annotated[str, typer.Option(help="A SQLite file or a PostgreSQL URL; by default a file of your own.")]
PublicUrl = Annotated[str | None, typer.Option(help="The address that invite links show.")]
OptionPairs = Annotated[
    list[str],
    typer.Option(
        "--option", metavar="KEY=VALUE", help="A rule option. A document is written out: {...} in YAML or JSON."
    ),
]


@app.callback(invoke_without_command=True)
def _without_command(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


def main() -> None:
    """What the installed program runs. SIGTERM ends it as Ctrl-C does: nothing that it has started is left."""
    signal.signal(signal.SIGTERM, _end)
    sys.exit(run(sys.argv[1:]))


def _end(number: int, frame: object) -> None:
    sys.exit(SIGNALLED + number)


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line and return its exit status."""
    try:
        status = app(args=list(arguments), prog_name="sandtable", standalone_mode=False)
    except typer.Exit as end:
        status = end.exit_code
    except (KeyboardInterrupt, typer.Abort):
        status = INTERRUPTED
    except SandtableError as error:
        return _complain(str(error))
    except TyperException as error:
        return _complain(f"{error.format_message().rstrip('.')}; see: sandtable --help")
    if status == INTERRUPTED:
        _say("stopped")
    return status if isinstance(status, int) else 0


def _complain(message: str) -> int:
    """Say in one line what is wrong with the input."""
    print(f"sandtable: {' '.join(message.split())}", file=sys.stderr)
    return BAD_INPUT


def _print_json(data: Any) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=False))


def _variant(id: str) -> Variant:
    from sandtable.games import variant

    return variant(id)


def _say(line: str) -> None:
    """Progress, on standard error and never wrapped: there may be an address in it."""
    print(line, file=sys.stderr, flush=True)


def _without_compiler() -> None:
    """Take the rules as they stand: a command that plays a few games is through before a compiler is loaded."""
    os.environ.setdefault("SANDTABLE_LEG", "interpreted")


def _warm(chosen: Iterable[Variant], parts: Sequence[str]) -> None:
    """Compile the rules of games, if that has not been done, with a bar: it takes up to a minute a game."""
    from sandtable.lab.warm import warm

    with _progress("compiling the rules") as progress:
        warm(chosen, parts, lambda standing: progress(standing.ready, standing.total))


def _options(pairs: Sequence[str]) -> dict[str, str]:
    options = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadInput(f"--option {pair!r} is not written KEY=VALUE")
        options[key] = value
    return options


def _first_options(variant: Variant, pairs: Sequence[str]) -> dict[str, Any]:
    """The options of a game that somebody sits down to: without a word, those that the lobby begins with."""
    return variant.read_options(_options(pairs) if pairs else variant.proposal)


@contextmanager
def _progress(title: str) -> Iterator[Any]:
    """A bar on standard error, which calls with (done, total) move on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(title, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


@app.command()
def play(
    variant: Annotated[str | None, typer.Argument(metavar="[VARIANT]", help="Open a table of it at once.")] = None,
    terminal: Annotated[bool, typer.Option("--terminal", help="Play here, as text.")] = False,
    level: Annotated[str, typer.Option(help="The computer player: recruit, corporal, sergeant ...")] = "",
    players: Annotated[int | None, typer.Option(help="Seats at the table, yours among them.")] = None,
    option: OptionPairs = [],  # noqa: B006
    seed: Annotated[int | None, typer.Option(help="Makes the computer player repeat itself (with --terminal).")] = None,
    port: Port = 8000,
    host: Host = "127.0.0.1",
    public_url: PublicUrl = None,
    db: Db = "",
    rules: RulesLeg = "",
    no_browser: Annotated[bool, typer.Option("--no-browser", help="Do not open a browser.")] = False,
) -> int:
    """Start the local server and open the lobby, or a game against the computer; or play in the terminal."""
    _without_compiler()
    if terminal:
        from sandtable.games import variants
        from sandtable.terminal import TerminalGame

        chosen = _variant(variant or next(iter(variants())))
        level = _level(level, chosen)
        chosen.seats(players)
        options = _first_options(chosen, option)
        seed = random.randrange(1 << 32) if seed is None else seed
        TerminalGame(out, chosen, level, seed, options, players).play()
        return 0
    from sandtable.opening import opener

    table = None
    if variant is not None:
        chosen = _variant(variant)
        if not chosen.game.at_tables:
            raise BadInput(f"{chosen.title} is played with --terminal: it has no table in the browser")
        level = _level(level, chosen)
        table = chosen.id, len(chosen.seats(players)), level, _first_options(chosen, option)
    settings = _settings(host, port, db, public_url, rules, bot_leg="interpreted")
    return _serve(settings, opener(table, browse=not no_browser, say=_say))


def _level(id: str, variant: Variant) -> str:
    """The level that is meant: without a word, a fair opponent."""
    from sandtable.players.levels import level, usual

    return level(id or usual(variant), variant).id


@app.command()
def serve(
    host: Host = "127.0.0.1", port: Port = 8000, db: Db = "", public_url: PublicUrl = None, rules: RulesLeg = ""
) -> int:
    """Run the server for others."""
    _without_compiler()
    return _serve(_settings(host, port, db, public_url, rules), None)


def _settings(host: str, port: int, db: str, public_url: str | None, rules: str, bot_leg: str = "") -> Settings:
    from sandtable.host.settings import Settings, default_database

    if rules not in ("", "compiled", "interpreted"):
        raise BadInput(f"rules are compiled or interpreted, not {rules!r}")
    return Settings(
        db=db or default_database(), host=host, port=port, public_url=public_url, rules=rules, bot_leg=bot_leg
    )


def _serve(settings: Settings, ready: Any) -> int:
    if sys.platform == "win32":  # where a server cannot follow another on the same socket
        from sandtable.host.serve import run as run_server
    else:
        from sandtable.host.changeover import run as run_server

    return run_server(settings, ready)


@app.command(name="new-game")
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Small letters and digits: the game's name in Python.")],
    kind: Annotated[str, typer.Option(metavar="cards|board", help="What it begins as.")] = "cards",
    folder: Annotated[Path, typer.Option("--in", metavar="FOLDER", help="Where its folder is made.")] = Path("."),
) -> int:
    """Write a small whole game of your own, as a package, to make another out of it."""
    _without_compiler()
    from sandtable.skeletons.copying import write

    made = write(name, kind, folder)
    print(f"{made} holds a game that can be played, and its tests; {made / 'README.md'} says what to do with it.")
    return 0


@app.command()
def games(as_json: AsJson = False) -> int:
    """What there is to play."""
    _without_compiler()
    from sandtable.games import variants

    rows = [variant.describe() for variant in variants().values()]
    if as_json:
        _print_json([{key: row[key] for key in ("id", "title", "seats", "options")} for row in rows])
        return 0
    table = Table("variant", "title", "players", "options", box=None, padding=(0, 2, 0, 0))
    for row in rows:
        seats = row["seats"]
        players = str(seats["min"]) if seats["min"] == seats["max"] else f"{seats['min']}-{seats['max']}"
        table.add_row(row["id"], row["title"], players, ", ".join(option["key"] for option in row["options"]))
    out.print(table)
    return 0


@app.command()
def rules(
    variant: VariantId,
    clause: Annotated[str | None, typer.Argument(metavar="[CLAUSE]", help="One clause or ruling.")] = None,
    as_json: AsJson = False,
) -> int:
    """The rulebook, or one clause of it, with the tests and scenarios that hold it."""
    _without_compiler()
    chosen = _variant(variant)
    book = chosen.game.rulebook
    if clause is None:
        clauses = book.applying(chosen.id)
    elif clause.upper() in book.clauses:
        clauses = [book.clauses[clause.upper()]]
    else:
        raise BadInput(f"the rulebook of {chosen.title} has no clause {clause!r}; see: sandtable rules {variant}")
    tests = book.tests
    if as_json:
        keys = ("id", "kind", "text")
        rows = [{key: getattr(c, key) for key in keys} | {"tests": list(tests.get(c.id, ()))} for c in clauses]
        _print_json({"clauses": rows})
        return 0
    if clause is None:
        out.print(f"[bold]{escape(book.title)}[/]")
    _print_clauses(clauses, tests, in_full=clause is not None)
    return 0


def _print_clauses(clauses: Sequence[Clause], tests: Any, in_full: bool) -> None:
    section = ""
    for clause in clauses:
        if clause.section != section:
            section = clause.section
            out.print(f"\n[bold]{escape(section)}[/]", highlight=False)
        held = tests.get(clause.id, ())
        text = f"{clause.question} {clause.text}".strip()
        option = f"\n    option {clause.option}" if clause.option else ""
        note = clause.kind + (f", tests: {len(held)}" if held else "")
        out.print(
            f"  [bold]{clause.id}[/]  {escape(text)}{escape(option)} [dim]({note})[/]",
            highlight=False,
            soft_wrap=True,
        )
        for test in held if in_full else ():
            out.print(f"    {escape(test)}", highlight=False, soft_wrap=True)


@app.command()
def scenario(
    paths: Annotated[list[Path] | None, typer.Argument(metavar="PATH...", help="Files and folders.")] = None,
    record: Annotated[
        Path | None, typer.Option("--from", metavar="RECORD", help="Write one, of a moment of this record, instead.")
    ] = None,
    at: Annotated[int | None, typer.Option(help="After so many actions of the record; the last by default.")] = None,
    as_json: AsJson = False,
) -> int:
    """Run scenario files; each failure with what was expected and what was found. Or write one out of a record."""
    _without_compiler()
    if (record is None) == (not paths) or (record is None and at is not None):
        raise BadInput("give scenario files to run, or --from RECORD, with --at N if you like, to write one")
    if record is not None:
        print(_scenario_of(record, at), end="")
        return 0
    from sandtable.umpire.scenario import run_file

    files = _yaml_files(paths or [])
    outcomes = []
    with _progress("scenarios") as progress:
        for number, path in enumerate(files, start=1):
            outcomes += run_file(path, _variant)
            progress(number, len(files))
    failed = [outcome for outcome in outcomes if not outcome.passed]
    passed = len(outcomes) - len(failed)
    if as_json:
        rows = [outcome.as_dict() for outcome in outcomes]
        _print_json({"passed": passed, "failed": len(failed), "scenarios": rows})
    else:
        for outcome in failed:
            print(f"FAILED {outcome.id or '(no id)'} {outcome.title}".rstrip())
            for problem in outcome.problems:
                print(f"  {problem}")
        print(f"{passed} passed, {len(failed)} failed")
    return DID_NOT_HOLD if failed else 0


@app.command()
def lesson(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH...", help="Files and folders.")],
    tries: Annotated[int, typer.Option(help="So many tries in which anything is done.", min=0)] = 200,
    as_json: AsJson = False,
) -> int:
    """Try lesson files: each by its own solution, and how often chance solves it (docs/lessons.md)."""
    from sandtable.players.tutor import OFTEN, check

    files = _yaml_files(paths)
    checked = []
    with _progress("lessons") as progress:
        for number, path in enumerate(files, start=1):
            checked += check(path, tries, _variant)
            progress(number, len(files))
    failed = [one for one in checked if one.problems]
    if as_json:
        rows = [one.as_dict() for one in checked]
        _print_json({"passed": len(checked) - len(failed), "failed": len(failed), "lessons": rows})
        return DID_NOT_HOLD if failed else 0
    for one in checked:
        print(f"{one.id} {one.title}: solved in {one.moves} acts, by chance {one.by_chance} of {tries}")
        for problem in one.problems:
            print(f"  {problem}")
    print(f"{len(checked) - len(failed)} good, {len(failed)} not; by chance at most {OFTEN:.0%} is allowed")
    return DID_NOT_HOLD if failed else 0


def _yaml_files(paths: Sequence[Path]) -> list[Path]:
    from sandtable.umpire.scenario_files import scenario_files

    _need_paths(paths)
    files = scenario_files(paths)
    if not files:
        raise BadInput(f"there are no .yaml or .yml files in {', '.join(map(str, paths))}")
    return files


def _need_paths(paths: Sequence[Path]) -> None:
    for path in paths:
        if not path.exists():
            raise BadInput(f"there is no file or folder {str(path)!r}")


@app.command()
def duel(
    variant: VariantId,
    bots: Annotated[str, typer.Option(metavar="A,B[,..]", help="The computer players.")],
    games: Annotated[int, typer.Option(help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(help="The same seed, the same games.")] = 1,
    players: Annotated[int | None, typer.Option(help="Seats at the table.")] = None,
    option: OptionPairs = [],  # noqa: B006
    faults: Annotated[str, typer.Option(metavar="lot|loss", help="What comes of a player's fault.")] = "loss",
    time_limit: Annotated[float, typer.Option(metavar="SECONDS", help="For each answer of a program.")] = 10.0,
    as_json: AsJson = False,
) -> int:
    """Games between computer players, who rotate through the seats: levels, or process:"COMMAND" (docs/programs.md)."""
    from sandtable.lab.duel import run_duel
    from sandtable.players.entrants import split

    chosen = _variant(variant)
    names = split(bots)
    _warm([chosen], ["table", "players"])
    with _progress("games") as progress:
        summary = run_duel(chosen, names, games, seed, players, _options(option), progress, None, faults, time_limit)
    if as_json:
        _print_json(summary)
        return 0
    table = Table("computer player", "wins", box=None, padding=(0, 2, 0, 0))
    for name, wins in zip(summary["bots"], summary["wins"], strict=True):
        table.add_row(escape(name), f"{wins} ({wins / summary['games']:.0%})")
    out.print(table)
    out.print(
        f"{summary['games']} games, {summary['draws']} drawn, median {summary['plies_median']} plies, "
        f"{summary['steps_per_s']} plies a second, {summary['errors']} errors",
        highlight=False,
    )
    return 0


@app.command()
def ladder(
    variant: VariantId,
    games: Annotated[int, typer.Option(min=2, help="How many games each two levels play.")] = 400,
    seed: Annotated[int, typer.Option(help="The same seed, the same games.")] = 1,
    players: Annotated[int | None, typer.Option(help="Seats at the table.")] = None,
    levels: Annotated[str, typer.Option(metavar="A,B[,..]", help="Some levels alone, or programs too.")] = "",
    exploits: Annotated[bool, typer.Option("--exploits", help="One level against players with simple habits.")] = False,
    option: OptionPairs = [],  # noqa: B006
    as_json: AsJson = False,
) -> int:
    """How far the computer players of a variant are apart: each level plays each other."""
    from sandtable.lab.ladder import Pair, run_gauntlet, run_ladder
    from sandtable.players.entrants import split

    chosen = _variant(variant)
    ids = split(levels) if levels else []
    if exploits and len(ids) > 1:
        raise BadInput(f"--exploits tries one level, not {', '.join(ids)}")
    _warm([chosen], ["table", "players"])
    with _progress("pairs of players") as progress:
        if exploits:
            found = run_gauntlet(chosen, games, seed, players, "".join(ids), _options(option), progress)
        else:
            found = run_ladder(chosen, games, seed, players, ids, _options(option), progress)
    if as_json:
        _print_json(found)
        return 0
    if not exploits:
        ranks = Table("level", "Elo", "95 %", "ms a decision", "at worst", box=None, padding=(0, 2, 0, 0))
        for one in found["levels"]:
            spent = f"{one['ms_median']:.2f}", f"{one['ms_worst']:.2f}"
            ranks.add_row(one["id"], f"{one['rating']:+d}", f"{one['low']:+d} to {one['high']:+d}", *spent)
        out.print(ranks)
    meetings = Table("player", "against", "won", "95 %", "games", box=None, padding=(0, 2, 0, 0))
    for pair in (Pair(**meeting) for meeting in found["pairs"]):
        low, high = pair.interval
        meetings.add_row(pair.a, pair.b, f"{pair.share:.1%}", f"{low:.1%} to {high:.1%}", str(pair.games))
    out.print(meetings)
    out.print("A draw is half a win.", highlight=False)
    return 0


def _scenario_of(path: Path, at: int | None) -> str:
    """A moment of a record as a scenario."""
    from sandtable.umpire.records import replayed
    from sandtable.umpire.scenario_writing import write_scenario

    _need_paths([path])
    _, game = replayed(_text_of(path), _variant)
    last = len(game.moves)
    where = last if at is None else at
    if not 0 <= where <= last:
        raise BadInput(f"--at is {where}; the record has {last} actions")
    title = f"{game.variant.title}, after action {where} of {path.name}"
    return write_scenario(game, where, f"{path.stem}-{where}", title)


@app.command()
def verify(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD...", help="Record files.")],
    as_json: AsJson = False,
) -> int:
    """Replay records against the rules and the promised shuffle."""
    _without_compiler()
    from sandtable.umpire.records import verify as check

    _need_paths(records)
    verdicts = []
    for path in records:
        verdicts.append((path, check(_text_of(path), _variant)))
    if as_json:
        rows = [verdict.as_dict() for _, verdict in verdicts]
        _print_json(rows[0] if len(rows) == 1 else rows)
    else:
        for path, verdict in verdicts:
            _print_verdict(path, verdict)
    return 0 if all(verdict.ok for _, verdict in verdicts) else DID_NOT_HOLD


def _text_of(path: Path) -> str:
    try:
        return path.read_bytes().decode("utf-8", "replace")
    except OSError as error:
        raise BadInput(f"{path} cannot be read: {error.strerror}") from error


def _print_verdict(path: Path, verdict: Verdict) -> None:
    good = f"{verdict.actions} actions, result {verdict.result}"
    extent = verdict.extent
    if not verdict.ok:
        print(f"{path}: does not hold: {verdict.problem}")
    elif extent is None:
        print(f"{path}: holds, {good}")
    else:
        print(f"{path}: holds as far as it can be checked, {good}")
        print(f"  {extent.rules}")
        print(f"  holds: {'; '.join(extent.checked)}")
        print(f"  cannot be checked: {'; '.join(extent.unchecked)}")


@app.command()
def review(
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="The record of a finished game.")],
    as_json: AsJson = False,
) -> int:
    """How a finished game went: its turning points, what could be known, and how well was chosen by that."""
    from sandtable.review import course, reviewing

    _need_paths([record])
    played = course.from_record(_text_of(record), _variant)
    _warm([_variant(played.variant)], ["table", "players", "review"])
    with _progress("looking at the game") as progress:
        found = reviewing.reviewed(played, lambda share: progress(round(100 * share), 100))
    if as_json:
        import msgspec

        _print_json(msgspec.to_builtins(found))
    else:
        _print_review(found)
    return 0


def _print_review(found: Review) -> None:
    from sandtable.review import words

    for seat, name in enumerate(found.seats if found.estimates else ()):
        out.print(f"{name}   {words.KNEW} by what it knew   {words.WHOLE} by all that was hidden", highlight=False)
        for line in words.curve(found.estimates, seat):
            print(line)
    for moment in found.moments:
        out.print(f"{moment.at:>4}  {escape(words.sentence(moment))}", highlight=False, soft_wrap=True)
    chosen = Table("seat", "chosen well", "", box=None, padding=(0, 2, 0, 0))
    for row in words.accuracy(found):
        chosen.add_row(*row)
    figures = Table("figure", *found.seats, box=None, padding=(0, 2, 0, 0))
    for one in found.statistics:
        figures.add_row(escape(one.title), *(f"{value:g}" for value in one.values))
    out.print(chosen, figures)
    if not found.thorough:
        out.print("Made on interpreted rules, by few trials.", highlight=False)


@app.command()
def bench(
    against: Annotated[bool, typer.Option("--against", help="Beside other engines, where they are installed.")] = False,
    seconds: Annotated[float, typer.Option(help="How long each speed is measured.")] = 3.0,
    as_json: AsJson = False,
) -> int:
    """Throughput and latency of this machine."""
    from sandtable.games import variants
    from sandtable.lab.bench import measure
    from sandtable.lab.peers import peers

    others = peers() if against else ()
    _warm(variants().values(), ["table", "players", "batch"])
    with _progress("measuring") as progress:
        rows = measure(seconds, others, progress)
    if as_json:
        _print_json(rows)
    else:
        _print_figures(rows, others)
    return 0


def _print_figures(rows: Sequence[dict[str, Any]], peers: Sequence[Peer]) -> None:
    from sandtable.lab.figures import HEADINGS, METHOD, RATIOS, plies, table

    columns = len(HEADINGS) if peers else 2
    figures = Table(box=None, padding=(0, 2, 0, 0))
    for number, heading in enumerate(HEADINGS[:columns]):
        figures.add_column(heading, justify="right" if number else "left")
    for row, cells in zip(rows, table(rows), strict=True):
        figures.add_row(*map(escape, cells[:columns]), style="dim" if "peer" in row else None)
    out.print(figures)
    for note in (METHOD, *([RATIOS] if peers else []), "What a ply includes:", *plies(peers)):
        out.print(f"[dim]{escape(note)}[/]", highlight=False)


if __name__ == "__main__":
    main()

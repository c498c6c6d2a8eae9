"""What there is to play and by which rules; scenarios and lessons."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.markup import escape

from sandtable.cli.common import (
    DID_NOT_HOLD,
    AsJson,
    VariantId,
    app,
    listing,
    need_paths,
    out,
    print_json,
    progress_bar,
    variant_of,
)
from sandtable.engine.errors import BadInput
from sandtable.engine.json_data import Json

if TYPE_CHECKING:
    from sandtable.engine.clauses import Clause


@app.command()
def games(
    variant: Annotated[
        str | None, typer.Argument(metavar="[VARIANT]", help="Show this variant and its options.")
    ] = None,
    as_json: AsJson = False,
) -> int:
    """List the games, or the options of one variant."""
    from sandtable.games import variants

    if variant is not None:
        _print_variant(variant_of(variant).describe(), as_json)
        return 0
    rows = [variant.describe() for variant in variants().values()]
    if as_json:
        print_json([{key: row[key] for key in ("id", "title", "seats", "options")} for row in rows])
        return 0
    table = listing("variant", "title", "players", "options", ids=True)
    for row in rows:
        table.add_row(row["id"], row["title"], _players(row), ", ".join(option["key"] for option in row["options"]))
    out.print(table)
    return 0


def _print_variant(row: Json, as_json: bool) -> None:
    """A variant and its options: what each may be, what it is if nothing is said, and the ruling that offers it."""
    if as_json:
        print_json({key: row[key] for key in ("id", "title", "line", "seats", "options")})
        return
    out.print(f"[bold]{escape(row['title'])}[/]  {escape(row['line'])}", highlight=False)
    out.print(f"seats: {', '.join(row['seats']['names'])}; {_players(row)} play", highlight=False)
    table = listing("--option", "usual", "may be", "what it does", ids=True)
    for option in row["options"]:
        does = f"{option['text']} ({option['ruling']})"
        table.add_row(option["key"], str(option["default"]), escape(_allowed(option)), escape(does))
    out.print(table)


def _players(row: Json) -> str:
    seats = row["seats"]
    return str(seats["min"]) if seats["min"] == seats["max"] else f"{seats['min']}-{seats['max']}"


def _allowed(option: Json) -> str:
    """The values of an option in a line."""
    values, numbers = option["values"], option["numbers"]
    if isinstance(values, dict):
        return f"{values['min']} to {values['max']}"
    counted = [f"{numbers['min']} to {numbers['max']}"] if numbers else []
    named = [str(value) for value in values if not (numbers and isinstance(value, int))]
    written = ["a document, {...}"] if option["document"] else []
    return ", ".join([*counted, *named, *written])


@app.command()
def rules(
    variant: VariantId,
    clause: Annotated[
        str | None, typer.Argument(metavar="[CLAUSE]", help="Show only this clause or ruling, with its tests.")
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Show a rulebook, or one clause with its tests."""
    chosen = variant_of(variant)
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
        print_json({"clauses": rows})
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
    paths: Annotated[
        list[Path] | None, typer.Argument(metavar="PATH...", help="Scenario files, or folders of them.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option("--from", metavar="RECORD", help="Write a scenario from this record instead.")
    ] = None,
    at: Annotated[
        int | None, typer.Option(help="With --from: the number of actions to replay; by default all.")
    ] = None,
    as_json: AsJson = False,
) -> int:
    """Run scenario files, or write one from a record.

    For each failure, prints what was expected and what was found.
    """
    if (record is None) == (not paths) or (record is None and at is not None):
        raise BadInput("give scenario files to run, or --from RECORD (and --at N) to write one")
    if record is not None:
        print(_scenario_of(record, at), end="")
        return 0
    from sandtable.scenarios.runner import run_file

    files = _yaml_files(paths or [])
    outcomes = []
    with progress_bar("scenarios") as progress:
        for number, path in enumerate(files, start=1):
            outcomes += run_file(path, variant_of)
            progress(number, len(files))
    failed = [outcome for outcome in outcomes if not outcome.passed]
    passed = len(outcomes) - len(failed)
    if as_json:
        rows = [outcome.as_dict() for outcome in outcomes]
        print_json({"passed": passed, "failed": len(failed), "scenarios": rows})
    else:
        for outcome in failed:
            print(f"FAILED {outcome.id or '(no id)'} {outcome.title}".rstrip())
            for problem in outcome.problems:
                print(f"  {problem}")
        print(f"{passed} passed, {len(failed)} failed")
    return DID_NOT_HOLD if failed else 0


def _scenario_of(path: Path, at: int | None) -> str:
    """A moment of a record as a scenario."""
    from sandtable.engine.records import replayed
    from sandtable.engine.text_files import read_text
    from sandtable.scenarios.writing import write_scenario

    need_paths([path])
    _, game = replayed(read_text(path), variant_of)
    last = len(game.moves)
    where = last if at is None else at
    if not 0 <= where <= last:
        raise BadInput(f"--at must be from 0 to {last}, the number of actions in the record, not {where}")
    title = f"{game.variant.title}, after action {where} of {path.name}"
    return write_scenario(game, where, f"{path.stem}-{where}", title)


@app.command()
def lesson(
    paths: Annotated[list[Path], typer.Argument(metavar="PATH...", help="Lesson files, or folders of them.")],
    tries: Annotated[int, typer.Option(help="Number of random attempts at each lesson.", min=0)] = 200,
    as_json: AsJson = False,
) -> int:
    """Check lesson files (docs/lessons.md).

    Plays each lesson's own solution, and counts how often random play solves it.
    """
    from sandtable.bots.tutor import OFTEN, check

    files = _yaml_files(paths)
    checked = []
    with progress_bar("lessons") as progress:
        for number, path in enumerate(files, start=1):
            checked += check(path, tries, variant_of)
            progress(number, len(files))
    failed = [one for one in checked if one.problems]
    if as_json:
        rows = [one.as_dict() for one in checked]
        print_json({"passed": len(checked) - len(failed), "failed": len(failed), "lessons": rows})
        return DID_NOT_HOLD if failed else 0
    for one in checked:
        print(f"{one.id} {one.title}: solved in {one.moves} acts, by chance {one.by_chance} of {tries}")
        for problem in one.problems:
            print(f"  {problem}")
    print(f"{len(checked) - len(failed)} good, {len(failed)} not; by chance at most {OFTEN:.0%} is allowed")
    return DID_NOT_HOLD if failed else 0


def _yaml_files(paths: Sequence[Path]) -> list[Path]:
    from sandtable.scenarios.files import scenario_files

    need_paths(paths)
    files = scenario_files(paths)
    if not files:
        raise BadInput(f"there are no .yaml or .yml files in {', '.join(map(str, paths))}")
    return files

"""Records of games that were played: whether they hold, and how the game went."""

from __future__ import annotations

import hashlib
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape

from sandtable.cli.common import (
    DID_NOT_HOLD,
    AsJson,
    app,
    listing,
    need_paths,
    out,
    print_json,
    progress_bar,
    variant_of,
)

if TYPE_CHECKING:
    from sandtable.engine.records import Verdict
    from sandtable.review.report import Review


@app.command()
def verify(
    records: Annotated[list[Path], typer.Argument(metavar="RECORD...", help="Record files.")],
    as_json: AsJson = False,
) -> int:
    """Check records against the rules and the promised shuffle."""
    need_paths(records)
    verdicts = [(path, _verdict(path)) for path in records]
    if as_json:
        rows = [verdict.as_dict() for _, verdict in verdicts]
        print_json(rows[0] if len(rows) == 1 else rows)
    else:
        for path, verdict in verdicts:
            _print_verdict(path, verdict)
    return 0 if all(verdict.ok for _, verdict in verdicts) else DID_NOT_HOLD


def _verdict(path: Path) -> Verdict:
    from sandtable.engine.records import Verdict, verify
    from sandtable.engine.text_files import NotUtf8, read_text

    try:
        return verify(read_text(path), variant_of)
    except NotUtf8 as problem:
        return Verdict(0, "", hashlib.sha256(path.read_bytes()).hexdigest(), problem.reason)


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
    record: Annotated[Path, typer.Argument(metavar="RECORD", help="Record of a finished game.")],
    as_json: AsJson = False,
) -> int:
    """Review a finished game: turning points and good choices.

    Judges each choice by what its player could know at that moment.
    """
    from sandtable.engine.text_files import read_text
    from sandtable.review import course, reviewing

    need_paths([record])
    played = course.from_record(read_text(record), variant_of)
    with progress_bar("looking at the game") as progress:
        found = reviewing.reviewed(played, lambda share: progress(round(100 * share), 100))
    if as_json:
        import msgspec

        print_json(msgspec.to_builtins(found))
    else:
        _print_review(found)
    return 0


def _print_review(found: Review) -> None:
    from sandtable.review import words

    for seat, name in enumerate(found.seats if found.estimates else ()):
        out.print(f"{name}   {words.KNEW} as the player saw it   {words.WHOLE} as it really was", highlight=False)
        for line in words.curve(found.estimates, seat):
            print(line)
    for moment in found.moments:
        out.print(f"{moment.at:>4}  {escape(words.sentence(moment))}", highlight=False, soft_wrap=True)
    chosen = listing("seat", "chosen well", "")
    for row in words.accuracy(found):
        chosen.add_row(*row)
    figures = listing("figure", *found.seats)
    for one in found.statistics:
        figures.add_row(escape(one.title), *(f"{value:g}" for value in one.values))
    out.print(chosen, figures)
    if not found.thorough:
        out.print("Only a quick look: the rules are interpreted.", highlight=False)

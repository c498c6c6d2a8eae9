"""Where something hidden may leave the rules of a game."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.markup import escape

from sandtable.cli.common import DID_NOT_HOLD, AsJson, app, out, print_json
from sandtable.engine.errors import BadInput


@app.command()
def disclosures(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="Show this game only; by default all games.")
    ] = None,
    as_json: AsJson = False,
) -> int:
    """List the functions that may disclose hidden information.

    Each is shown with the clause that allows it. Exit status 1 if hidden information reaches other players in any
    other way. docs/disclosures.md explains the check.
    """
    from sandtable.games import games
    from sandtable.infoflow.report import follow

    known = {one.name: one for one in games()}
    if game is not None and game not in known:
        raise BadInput(f"there is no game {game!r}; there are {', '.join(known)}")
    reports = {name: follow(one.schema, one.rules, one.events) for name, one in known.items() if game in (None, name)}
    if as_json:
        print_json([
            {
                "game": name, "faults": report.faults,
                "disclosures": [
                    {"place": one.place, "clause": one.disclosure.clause, "lets_out": list(one.disclosure.what),
                     "to": "single seats" if one.disclosure.privately else "all", "why": one.disclosure.why}
                    for one in report.disclosures
                ],
            }
            for name, report in reports.items()
        ])  # fmt: skip
    else:
        for name, report in reports.items():
            out.print(f"[bold]{name}[/]")
            for one in report.disclosures:
                disclosure = one.disclosure
                to = " to single seats" if disclosure.privately else ""
                line = (
                    f"  {one.place} lets out {', '.join(disclosure.what)}{to} ({disclosure.clause}): {disclosure.why}"
                )
                out.print(escape(line), highlight=False)
        for name, report in reports.items():
            for fault in report.faults:
                out.print(f"[bold]{name}[/]: {escape(fault)}", highlight=False)
    return DID_NOT_HOLD if any(report.faults for report in reports.values()) else 0

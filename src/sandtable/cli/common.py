"""What the commands have in common: the program they belong to, kinds of arguments, what they print and fail with."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from sandtable.cli.streams import takes_every_sign
from sandtable.engine.errors import BadInput, MissingExtra

if TYPE_CHECKING:
    from sandtable.engine.game import Variant

DID_NOT_HOLD = 1
BAD_INPUT = 2
INTERRUPTED = 130
SIGNALLED = 128
"""The exit status after a signal, to which its number is added, as in a shell."""
CLOSED = SIGNALLED + 13
"""The exit status when nobody reads the output any more (SIGPIPE)."""

_ROOMY = 60
"""The columns of a terminal from which ids of any length leave room beside them."""
LAB = ("polars", "altair", "vl_convert", "jinja2", "statsmodels")
"""The packages of the extra for studies."""

app = typer.Typer(
    add_completion=False,
    rich_markup_mode=None,
    help="Board games of hidden information, refereed by an umpire.",
)
out = Console()
err = Console(stderr=True)

AsJson = Annotated[bool, typer.Option("--json", help="Print only JSON on standard output.")]
VariantId = Annotated[str, typer.Argument(metavar="VARIANT", help="A variant listed by `sandtable games`.")]
OptionPairs = Annotated[
    list[str],
    typer.Option(
        "--option", metavar="KEY=VALUE", help="Set a rule option; a document is {...} or @FILE, YAML or JSON."
    ),
]


def listing(*headings: str, ids: bool = False) -> Table:
    """A table without lines, to be filled.

    What is too wide is folded and never cut. `ids`, in the first column, stay whole where there is room.
    """
    made = Table(box=None, padding=(0, 2, 0, 0))
    for heading in headings:
        made.add_column(heading, overflow="fold")
    made.columns[0].no_wrap = ids and out.width >= _ROOMY
    return made


def print_json(data: Any) -> None:
    print(json.dumps(data, indent=2, ensure_ascii=not takes_every_sign()))


def variant_of(id: str) -> Variant:
    from sandtable.games import variant

    return variant(id)


def say(line: str) -> None:
    """Progress and complaints, on standard error and never wrapped: there may be an address in them. Where standard
    error cannot be written, nobody hears them."""
    if sys.stderr is not None:  # else print would take standard output
        with suppress(OSError):
            print(line, file=sys.stderr, flush=True)


def need_lab(what: str) -> None:
    """Raises MissingExtra where studies cannot be played."""
    if not all(map(find_spec, LAB)):
        raise MissingExtra(what, "lab")


def precompile_for(chosen: Iterable[Variant], parts: Sequence[str]) -> None:
    """Compile the rules of games, if that has not been done, with a bar: it takes up to a minute a game."""
    from sandtable.batches.precompile import precompile

    with progress_bar("compiling the rules") as progress:
        precompile(chosen, parts, lambda standing: progress(standing.ready, standing.total))


def options_of(pairs: Sequence[str]) -> dict[str, str]:
    """Return options by key. `@FILE` stands for what a file holds: a document."""
    options = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadInput(f"--option must be KEY=VALUE, not {pair!r}")
        options[key] = _text_of(Path(value[1:]), key) if value.startswith("@") else value
    return options


def _text_of(file: Path, option: str) -> str:
    """Return the document in a file; raise BadInput."""
    try:
        text = file.read_text(encoding="utf-8")
    except OSError as problem:
        raise BadInput(f"option {option}: the file {file} cannot be read: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"option {option}: the file {file} is not text in UTF-8") from None
    return text if "\n" in text else f"{text}\n"


@contextmanager
def progress_bar(title: str) -> Iterator[Any]:
    """A bar on standard error, which calls with (done, total) move on."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task(title, total=None)
        yield lambda done, total: progress.update(task, completed=done, total=total)


def need_paths(paths: Sequence[Path]) -> None:
    for path in paths:
        if not path.exists():
            raise BadInput(f"there is no file or folder {str(path)!r}")


def line_of(file: Path, option: str, content: str) -> str:
    """Return the one line of the file that an option names; raise BadInput. No message holds a part of the line."""
    try:
        lines = file.read_text(encoding="utf-8").strip().splitlines()
    except OSError as problem:
        raise BadInput(f"the file {file} of {option} cannot be read: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"the file {file} of {option} is not text in UTF-8") from None
    if len(lines) != 1:
        raise BadInput(f"the file {file} of {option} must hold one line, {content}; it has {len(lines)}")
    return lines[0]

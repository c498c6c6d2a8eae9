"""The command line. Each command reads its arguments, calls the room that does the work, and prints.

Exit status: 0; 1 if the thing checked did not hold; 2 for bad input, told in one line; 130 after Ctrl-C, 143 after
SIGTERM.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence

import typer
from typer.exceptions import TyperException

from sandtable.cli import playing, reading, records, secrets, studies, tournaments
from sandtable.cli.common import BAD_INPUT, INTERRUPTED, SIGNALLED, app, say
from sandtable.umpire.errors import SandtableError

COMMANDS = playing, reading, records, secrets, studies, tournaments
"""Where they are: to be imported is all that a command needs."""


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
        say("stopped")
    return status if isinstance(status, int) else 0


def _complain(message: str) -> int:
    """Say in one line what is wrong with the input."""
    print(f"sandtable: {' '.join(message.split())}", file=sys.stderr)
    return BAD_INPUT

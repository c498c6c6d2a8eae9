"""Former names of commands and options. They still work, say what replaces them, and go in 0.3.

Former options without a successor change nothing, and say so.
"""

from __future__ import annotations

from collections.abc import Sequence

COMMANDS = {"doors": "disclosures"}
OPTIONS: dict[str, tuple[str, ...]] = {
    "--exploits": ("--baselines",),
    "--swap": ("--paired",),
    "--known-as": ("--allowed-host",),
    "--lab-for-everyone": ("--lab-access", "all"),
    "--metrics-for-everyone": ("--metrics-access", "all"),
    "--faults": ("--on-error",),
}
WITHOUT_EFFECT = {"--rules": "the rules come compiled"}
"""Options of servers and players that have no effect any more, and why."""
SERVING = ("play", "serve", "players")
VALUES = {"--faults": {"lot": "random", "loss": "forfeit"}}


def present(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """The arguments by their present names, and a sentence for each that had a former one."""
    found: list[str] = []
    notes: list[str] = []
    values: dict[str, str] = {}
    skip = False
    for place, argument in enumerate(arguments):
        if skip:
            skip = False
            continue
        name, equals, value = argument.partition("=")
        if name in WITHOUT_EFFECT and arguments[0] in SERVING:
            notes.append(f"{name} has no effect any more: {WITHOUT_EFFECT[name]}; it will be removed in 0.3")
            skip = not equals
            continue
        if place == 0 and argument in COMMANDS:
            now = [COMMANDS[argument]]
        elif name in OPTIONS:
            values = VALUES.get(name, {})
            now = [*OPTIONS[name]]
            if equals:
                now[-1] += f"={values.get(value, value)}"
        else:
            found.append(values.get(argument, argument))
            values = {}
            continue
        found += now
        notes.append(f"{name} is now {' '.join(now).partition('=')[0]}; the old name will be removed in 0.3")
    return found, notes

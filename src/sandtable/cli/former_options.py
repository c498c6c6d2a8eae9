"""Former names of commands and options. They still work, say what replaces them, and go in 0.3."""

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
VALUES = {"--faults": {"lot": "random", "loss": "forfeit"}}


def present(arguments: Sequence[str]) -> tuple[list[str], list[str]]:
    """The arguments by their present names, and a sentence for each that had a former one."""
    found: list[str] = []
    notes: list[str] = []
    values: dict[str, str] = {}
    for place, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
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

"""The disclosures of a game, and what leaves its rules without one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from sandtable.engine.contract import Rules
from sandtable.engine.event_types import TELL, rule_functions
from sandtable.engine.record.disclosure import CHOICE, Disclosure, disclosure_of
from sandtable.engine.record.event_kinds import Event, EventKinds
from sandtable.engine.record.schema import Schema
from sandtable.engine.text_files import read_text
from sandtable.infoflow.analysis import CannotFollow, Finding, Flow
from sandtable.infoflow.sinks import WEIGHTS, Fields
from sandtable.infoflow.sources import Function, as_rule
from sandtable.infoflow.values import NONE, PLAIN, Label, Ref, Thing, Value

_STATE = Value(ref=Ref(Thing.STATE))
_EVENTS = Value(ref=Ref(Thing.EVENTS))
_SEAT = Value(acting=True)
_CHOSEN = Value(frozenset({Label(CHOICE, own=True)}))
_WEIGHTS = Value(ref=Ref(Thing.FIELD, WEIGHTS))
_CALLED = {
    "start": (_STATE,),
    "apply": (_STATE, _SEAT, _CHOSEN, _EVENTS),
    "chances": (_STATE, _WEIGHTS),
    "score": (_STATE, PLAIN),
}
"""The functions that the umpire calls with a state, and their arguments."""


@dataclass(frozen=True)
class Found:
    """A disclosure that the rules reach."""

    function: Function
    disclosure: Disclosure

    @property
    def place(self) -> str:
        """File and function, as `battle.py: _attack`."""
        return f"{self.function.__module__.rpartition('.')[2]}.py: {self.function.__name__}"


@dataclass(frozen=True)
class Report:
    findings: tuple[Finding, ...]
    disclosures: tuple[Found, ...]  # in the order in which the rules reach them
    idle: tuple[str, ...]  # what disclosures claim to let out, but what never reaches them

    @property
    def faults(self) -> list[str]:
        """A sentence for each thing to fix; empty if hidden things leave by disclosures only."""
        return [*map(str, self.findings), *self.idle]


def follow(schema: Schema, rules: Rules, events: EventKinds) -> Report:
    """Follow hidden things through the functions that see a state; raise CannotFollow for unknown code."""
    flow = Flow(Fields(schema), _telling(rules, events))
    for name, args in _CALLED.items():
        rule = as_rule(getattr(rules, name))
        assert rule
        told = flow.call(rule, args, NONE, frozenset())
        flow.note(rule, rule.__code__.co_firstlineno, told.labels, f"what `{name}` returns")
    disclosures, idle = [], []
    for function, used in flow.used.items():
        disclosure = disclosure_of(function)
        assert disclosure
        found = Found(function, disclosure)
        disclosures.append(found)
        idle += [
            f"{found.place} tells `{what}`, which does not get there" for what in disclosure.what if what not in used
        ]
    return Report(tuple(flow.findings.values()), tuple(disclosures), tuple(idle))


def _telling(rules: Rules, events: EventKinds) -> Mapping[Function, Event]:
    """Return the declared events by the rule functions that tell them.

    What these functions do is not followed, so their file must be the one that is made from the declaration.
    """
    if not events.kinds:
        return {}
    module = import_module(f"{rules.__name__.rpartition('.')[0]}.{Path(TELL).stem}")
    if read_text(Path(str(module.__file__))) != rule_functions(events):
        raise CannotFollow(
            f"{module.__file__} is not what rules/events.py declares: run `python -m sandtable.engine.event_types`"
        )
    return {_function(getattr(module, name)): event for name, event in events.kinds.items()}


def _function(value: Any) -> Function:
    rule = as_rule(value)
    assert rule
    return rule

"""The table of a rematch: the same people, under the present rules. After a game each sits one seat further."""

from __future__ import annotations

import msgspec

from sandtable.engine.errors import BadInput
from sandtable.games import variants
from sandtable.host.refusals import Refusal
from sandtable.host.store.entries import Entry, TableSpec, Took
from sandtable.host.table.open_table import OpenTable
from sandtable.host.table.room import Room
from sandtable.host.tokens import new_id, new_seed


def next_table(table: OpenTable, now: int) -> tuple[TableSpec, list[Entry]]:
    """Return the spec of the next table, and the entries with which the people sit down there.

    Raise Refusal if the rules have changed so much that the table cannot be created. `now` is in seconds since 1970.
    """
    known = variants().get(table.spec.variant)
    if known is None:
        raise Refusal(409, "old_rules-game", game=table.spec.variant)
    plans, count, step = table.plans, len(table.plans), 1 if table.over else 0
    plan = msgspec.structs.replace(
        table.spec,
        id=new_id(),
        created=now,
        rules_version=known.game.version,
        seed=new_seed(),
        earlier=None,
        open=False,
        standin=False,
        rated=table.table(table.spectator).rated == "yes",
        day=None,
        seats=[plans[(place - step) % count] for place in range(count)],
    )
    first: list[Entry] = [
        Took((place + step) % count, person.name, person.token, person.order, account=person.account)
        for place, person in enumerate(table.people())
        if person is not None and not person.left
    ]
    if plan.rules_version != table.spec.rules_version:
        _try(plan, first)
    return plan, first


def _try(plan: TableSpec, first: list[Entry]) -> None:
    """Raise Refusal if the table cannot be created, because new rules may have other options, seats and standing
    orders.
    """
    try:
        room = Room(plan)
        for entry in first:
            room.do(entry)
    except (BadInput, Refusal) as problem:
        raise Refusal(409, "old_rules-rematch", why=str(problem)) from None

"""Loading a table: its stored log is carried out again, which gives the same room."""

from __future__ import annotations

import logging

from sandtable.engine.errors import BadInput
from sandtable.games import variants
from sandtable.host.refusals import NEWER_RELEASE, Refusal, Stale, newer_release
from sandtable.host.store.entries import Entry, TableSpec
from sandtable.host.table.archived_table import what_changed
from sandtable.host.table.match import HISTORY
from sandtable.host.table.room import Room

log = logging.getLogger("sandtable.rebuilding")


def rebuild(spec: TableSpec, lines: list[Entry], resumable: bool = True) -> Room:
    """Return the room that results from a log; raise Refusal if the present rules do not carry it out.

    This takes long for a long game. `resumable`: the last updates are made, for those who come back after a restart.
    """
    _need_rules(spec)
    number = 0
    try:
        room = Room(spec)
        for number, line in enumerate(lines, start=1):
            if resumable and number == max(1, len(lines) - HISTORY + 1):
                viewers = room.match.viewers
                room.match.follow(viewers, viewers)  # lets those who come back after a restart resume
            room.do(line)
        room.match.retell()
    except (BadInput, Refusal, Stale) as problem:
        if isinstance(problem, Refusal) and problem.error == NEWER_RELEASE:
            raise
        log.error("table %s, line %d of its log: %s", spec.id, number, problem)
        raise _of_older_rules(spec) from None
    return room


def _need_rules(spec: TableSpec) -> None:
    """Raise Refusal if the present rules are not those of a table, nor newer ones that carry it out."""
    known = variants().get(spec.variant)
    if known is None:
        raise _of_older_rules(spec)
    version = known.game.version
    if spec.rules_version > version:
        raise newer_release()
    if not known.game.carries_out(spec.rules_version):
        raise _of_older_rules(spec)
    if spec.rules_version == version:
        try:
            known.read_options(spec.options)
        except BadInput:  # options may be added without a new version
            raise newer_release() from None


def _of_older_rules(spec: TableSpec) -> Refusal:
    return Refusal(410, "old_rules", f"{what_changed(spec)} It cannot be played on.")

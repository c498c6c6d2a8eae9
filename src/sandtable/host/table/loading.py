"""Loading a table: its stored log is carried out, all of it or from the last snapshot on, which gives the same room."""

from __future__ import annotations

import logging

from sandtable.engine.errors import BadInput
from sandtable.engine.messages import Message
from sandtable.games import variants
from sandtable.host.refusals import NEWER_RELEASE, Refusal, Stale, newer_release
from sandtable.host.store.entries import Entry, TableSpec
from sandtable.host.store.snapshots import Snapshot
from sandtable.host.table.archived_table import what_changed
from sandtable.host.table.fingerprint import fingerprint
from sandtable.host.table.room import Room
from sandtable.host.table.snapshots import go_on, unpack
from sandtable.host.table.viewer import HISTORY

log = logging.getLogger("sandtable.rebuilding")


def rebuild(spec: TableSpec, lines: list[Entry], resumable: bool = True) -> Room:
    """Return the room that results from a log; raise Refusal if the present rules do not carry it out.

    This takes long for a long game. `resumable`: the last updates are made, for those who come back after a restart.
    """
    _need_rules(spec)
    room = None
    try:
        room = Room(spec)
        _carry_out(room, lines, resumable and bool(lines))  # nobody comes back to a table where nothing was done
    except (BadInput, Refusal, Stale) as problem:
        if isinstance(problem, Refusal) and problem.error == NEWER_RELEASE:
            raise
        log.error("table %s, line %d of its log: %s", spec.id, room.changes if room else 0, problem)
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


def rebuild_from(snapshot: Snapshot, spec: TableSpec, lines: list[Entry]) -> Room | None:
    """Return the room that results from a snapshot and the lines of the log after it.

    Return None, and say why in the server's log, if other sources have made the snapshot or if it does not fit.
    """
    known = variants().get(spec.variant)
    if known is None or snapshot.fingerprint != fingerprint(known.game):
        log.info("table %s: its snapshot is of another version, so its whole log is carried out", spec.id)
        return None
    try:
        room = go_on(spec, unpack(snapshot))
        _carry_out(room, lines, resumable=True)
    except Exception as problem:  # whatever the snapshot holds, the log is still there
        log.warning("table %s: its snapshot is damaged, so its whole log is carried out: %r", spec.id, problem)
        return None
    return room


def _carry_out(room: Room, lines: list[Entry], resumable: bool) -> None:
    for line in lines[:-HISTORY]:
        room.do(line)
    if resumable:
        viewers = room.match.viewers
        room.match.follow(viewers, viewers)
    for line in lines[-HISTORY:]:
        room.do(line)
    room.match.retell()


def _of_older_rules(spec: TableSpec) -> Refusal:
    return Refusal(410, [what_changed(spec), Message("not_played_on")])

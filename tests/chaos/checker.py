"""Checks the transcripts of players against the log: nothing lost, nothing twice, and one history for everybody."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import msgspec
from tests.chaos.players import Transcript, digest_of

from sandtable.host.store.entries import Acted, Entry, TableSpec
from sandtable.host.table.room import Room

History = dict[int, dict[int, str]]
"""By viewer, the digest of the view after each of its updates."""


def history_of(spec: TableSpec, log: Sequence[Entry]) -> History:
    """Return what the viewers of a table saw, from its log alone."""
    room = Room(spec)
    history: History = {number: {} for number in room.match.viewers}
    _note(room, history)
    for line in log:
        room.do(line)
        _note(room, history)
    return history


def _note(room: Room, history: History) -> None:
    for number, viewer in room.match.viewers.items():
        if viewer.n not in history[number]:
            history[number][viewer.n] = digest_of(_plain(room.match.view(number)))


def _plain(view: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(view))


def faults_of(transcripts: Sequence[Transcript], spec: TableSpec, log: Sequence[Entry]) -> list[str]:
    """Return in a line each what is wrong with the transcripts of a table."""
    history = history_of(spec, log)
    acts = Counter((line.seat, line.seq) for line in log if isinstance(line, Acted))
    found = [
        f"{spec.id}: seat {seat} answered question {seq} {times} times"
        for (seat, seq), times in acts.items()
        if times > 1
    ]
    for transcript in transcripts:
        who = f"{spec.id}, seat {transcript.seat}"
        found += [f"{who}: {fault}" for fault in transcript.faults]
        found += [f"{who}: act {seq} is lost" for seq, _ in transcript.acknowledged if not acts[transcript.seat, seq]]
        found += _gaps(who, transcript, history[transcript.seat])
    return found


def _gaps(who: str, transcript: Transcript, seen: dict[int, str]) -> list[str]:
    found, last = [], None
    for kind, n, view in transcript.views:
        if kind == "delta" and n != (last or 0) + 1:
            found.append(f"{who}: update {n} came after {last}")
        if last is not None and n < last:
            found.append(f"{who}: went back from update {last} to {n}")
        if seen.get(n, view if n < max(seen) else "") != view:  # one line may bring two updates
            found.append(f"{who}: another view after update {n} than the log says")
        last = n
    return found

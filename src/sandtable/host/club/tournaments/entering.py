"""Whether somebody can still enter a tournament, or come back to it."""

from __future__ import annotations

from sandtable.host.club.tournaments import round_robin
from sandtable.host.protocol.tournaments import MOST_ROUNDS
from sandtable.host.refusals import Refusal
from sandtable.host.store.tournaments import OVER, Entered, Seen

MOST_ENTRANTS = 64
"""The most entrants of a tournament that are in at a time."""
MOST_IN_ROUND_ROBIN = MOST_ROUNDS + 1
"""The most of a round robin, which has no more rounds than a Swiss tournament may have."""


def why_closed(seen: Seen, own: Entered | None) -> Refusal | None:
    """Return why somebody with this entry, if any, cannot enter any more, or come back; None: it is possible."""
    tournament = seen.tournament
    begun, is_new = tournament.state == "running", own is None or not own.agreed
    if tournament.state in OVER:
        return Refusal(409, "too_late-over")
    if begun and is_new and tournament.kind == "round_robin":
        return Refusal(409, "too_late-round_robin")
    if begun and tournament.round == tournament.rounds:
        return Refusal(409, "too_late-last_round")
    if begun and tournament.ends is not None and tournament.ends <= seen.now:
        return Refusal(409, "too_late-arena")
    here = sum(one.agreed and one.gone is None for one in seen.entrants)
    if tournament.kind == "round_robin" and not begun and here >= MOST_IN_ROUND_ROBIN:
        rounds = round_robin.rounds(MOST_IN_ROUND_ROBIN)
        return Refusal(409, "full-round_robin", most=MOST_IN_ROUND_ROBIN, rounds=rounds)
    if here >= MOST_ENTRANTS:
        return Refusal(409, "full-tournament", most=MOST_ENTRANTS)
    return None

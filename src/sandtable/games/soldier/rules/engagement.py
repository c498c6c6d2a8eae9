"""The Rules of Engagement: which cards answer which (US-ANS-1 to US-ANS-11)."""

from __future__ import annotations

from sandtable.engine import as_int, kernel, table
from sandtable.games.soldier.fields import Seen
from sandtable.games.soldier.rules.cards import ATTACK, BLOCK, KINDS, LAY_KINDS, RETALIATE, RETREAT, STUN
from sandtable.games.soldier.rules.clause_ids import C
from sandtable.games.soldier.rules.numbers import number, place_of_answer

# By the card of the pending lay: the clause that says what answers it, and the clause about giving no answer.
CLAUSES = {ATTACK: C.US_ANS_1, BLOCK: C.US_ANS_3, RETALIATE: C.US_ANS_5}
NO_ANSWER = {ATTACK: C.US_ANS_2, BLOCK: C.US_ANS_4, RETALIATE: C.US_ANS_7}

_PENDING = 4  # the number of kinds up to RETALIATE
_NEVER = -1
_ANSWERED = table(
    [[place_of_answer(pending, kind) if pending in CLAUSES and kind in LAY_KINDS else _NEVER for kind in range(KINDS)]
     for pending in range(_PENDING)]
)  # fmt: skip
_CLAUSE = table([int(CLAUSES.get(pending, 0)) for pending in range(_PENDING)])
_NO_ANSWER = table([int(NO_ANSWER.get(pending, 0)) for pending in range(_PENDING)])


@kernel
def answered_by(v: Seen, pending: int, kind: int) -> bool:
    """Return whether a lay is answered by a card at this table, unless an option withholds it (`why_withheld`)."""
    place = _ANSWERED[pending][kind]
    return place != _NEVER and number(v, place) == 1


def why_withheld(v: Seen, pending: int, kind: int) -> int:
    """Return the clause of the option by which a card does not answer a lay, or 0.

    It is a plain function, as `words` calls it with a view as an object.
    """
    if pending == RETALIATE:
        if v.retaliate_plain and (kind == STUN or kind == RETREAT):
            return C.US_R_32
        if v.no_counter_attack and kind == ATTACK:
            return C.US_R_33
    return 0


_why_withheld = kernel(why_withheld)


@kernel
def why_answer(v: Seen, kind: int) -> int:
    """Return the clause that forbids answering the pending lay with a card of this kind, or 0."""
    if not answered_by(v, v.pending, kind):
        return as_int(_CLAUSE[v.pending])
    return _why_withheld(v, v.pending, kind)


@kernel
def clause_of_silence(v: Seen) -> int:
    """Return the clause that says what it means to leave the pending lay unanswered."""
    return as_int(_NO_ANSWER[v.pending])

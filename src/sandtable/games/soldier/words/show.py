"""What viewers are shown: the view and the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec import UNSET

from sandtable.engine import Message
from sandtable.games.soldier.fields import View
from sandtable.games.soldier.rules import schema
from sandtable.games.soldier.rules.cards import (
    COUNTS,
    GROUPS,
    INTENSITIES,
    INTENSITY,
    KINDS,
    POWER_SIGNS,
    SIGNS,
    SOLDIER_SIGNS,
    SOLDIERS,
    WEAPON,
    WEAPONS,
)
from sandtable.games.soldier.rules.interrupts import other_at
from sandtable.games.soldier.rules.schema import (
    ANSWER,
    ASK_DUD,
    ASK_MIRROR,
    BEGIN_TURN,
    DEAL_CARDS,
    DEAL_SOLDIERS,
    DRAW,
    EARN,
    END_TURN,
    ENDINGS,
    FILL,
    LAY,
    LIMIT,
    LOSE,
    MOVE,
    NO_COMBAT,
    NOBODY,
    OVER,
    PICK,
    RETREATED,
    ROB,
    TAKE,
    TIE,
    W_LAY,
    W_OPEN,
    W_START,
    WON,
    EndingWord,
)
from sandtable.games.soldier.rules.schema import SEATS as SEATS_AT_MOST
from sandtable.games.soldier.rules.windows import seat_at
from sandtable.games.soldier.words import answers, said
from sandtable.games.soldier.words.shown import (
    Board,
    BombPlayed,
    CardFacts,
    Combat,
    Fighter,
    Kind,
    LastCombat,
    Lay,
    Pending,
    Phase,
    Piles,
    Player,
    ReactionWindow,
    Shot,
    SoldierFacts,
    SoldierPile,
    SoldierResult,
    SoldierSeen,
    SoldierView,
    Undecided,
    WindowKind,
)
from sandtable.games.soldier.words.titles import CLAUSES, DOES, SOLDIER_TITLES, TITLES

WINDOWS: dict[int, WindowKind] = {
    W_START: "W-START", W_OPEN: "W-OPEN", W_LAY: "W-LAY", ASK_MIRROR: "MIRROR", ASK_DUD: "DUD",
}  # fmt: skip
PHASES: dict[int, Phase] = {
    **WINDOWS,
    DEAL_SOLDIERS: "deal", DEAL_CARDS: "deal", DRAW: "draw", TAKE: "draw", FILL: "draw", MOVE: "move", EARN: "move",
    LAY: "lay", ANSWER: "answer", ROB: "answer", LOSE: "lose", LIMIT: "limit", PICK: "pick", OVER: "over",
    BEGIN_TURN: "W-START", END_TURN: "limit",
}  # fmt: skip
UNDECIDED: dict[int, Undecided] = {TIE: "tie", RETREATED: "retreat"}  # the results of a combat that nobody has won
RESULTS: dict[int, str] = {NO_COMBAT: "none", **UNDECIDED}  # the same, and that there was none, as scenarios say it
_CLAUSES: dict[EndingWord, str] = {
    "battles": "US-WIN-2", "soldiers": "US-WIN-2", "limit": "US-R-71", "points": "US-ROUND-4",
}  # fmt: skip


def describe_board() -> Board:
    """Return what a client needs to draw the game: the cards, the soldiers and what answers what. It never changes."""
    return Board(
        cards=[
            CardFacts(
                kind=SIGNS[kind],
                title=TITLES[kind],
                group=GROUPS[kind],
                count=COUNTS[kind],
                does=DOES[kind],
                clause=CLAUSES[kind],
            )
            for kind in range(KINDS)
        ],
        soldiers=[
            SoldierFacts(kind=SOLDIER_SIGNS[k], title=SOLDIER_TITLES[k], weapon=POWER_SIGNS[k]) for k in range(SOLDIERS)
        ],
        engagement=answers.engagement(),
    )


def show(view: View, seats: Sequence[str], names: Sequence[str], variant: str) -> SoldierView:
    """Return what the viewer is shown.

    Cards and soldiers are written by their signs.
    """
    own = view.viewer if view.viewer < len(seats) else None
    asked = [seats[seat] for seat in to_act(view)]
    return SoldierView(
        game="soldier",
        variant=variant,
        viewer=None if own is None else seats[own],
        seats=list(seats),
        phase=PHASES[view.phase],
        to_act=asked,
        window=ReactionWindow(kind=WINDOWS[view.phase], asks=asked) if view.phase in WINDOWS else None,
        turn=None if view.phase in (DEAL_SOLDIERS, DEAL_CARDS) else seats[view.turn],
        turns=view.ply,
        mode="rounds" if view.rounds else "single",
        round=view.round,
        players=[_player(view, seat, name) for seat, name in enumerate(seats)],
        hand=None if own is None else counts(view.hand[own]),
        piles=_piles(view),
        combat=_combat(view, seats) if in_combat(view) else None,
        shot=_shot(view, seats) if view.shooter != NOBODY else None,
        bomb=BombPlayed(by=seats[view.bomber], saved=called(view.saved, seats)) if view.bomber != NOBODY else None,
        draws_left=view.to_draw,
        last=_last(view, seats),
        result=_result(view, seats) if view.phase == OVER else None,
    )


def to_act(view: View) -> list[int]:
    """Return the seats that owe a choice.

    In a window or question these are all the seats still to be asked, in the order in which they are asked (US-R-63,
    US-R-57). If only holders are asked, that would tell who holds what, so every seat of the window is named (US-R-64).
    """
    waiting = [seat for seat in range(view.players) if view.waiting >> seat & 1]
    if view.phase not in WINDOWS or not waiting:
        return waiting
    order = _order(view)
    return order if view.holders else order[order.index(waiting[0]) :]


def _order(view: View) -> list[int]:
    """Return the seats that this window or question asks, in order."""
    if view.phase == ASK_MIRROR:
        return [view.target]
    if view.phase == ASK_DUD:
        return [other_at(view, place) for place in range(view.players - 1)]
    return [seat for place in range(view.players) if (seat := seat_at(view, place)) != NOBODY]


def in_combat(view: View) -> bool:
    return bool(view.assaulter != NOBODY)


def engaged(view: View, seat: int, slot: int) -> bool:
    """Return whether this soldier stands in the centre."""
    return in_combat(view) and (seat, slot) in (
        (view.assaulter, view.assaulter_slot),
        (view.defender, view.defender_slot),
    )


def soldier_of(view: View, seat: int, slot: int) -> int:
    return int(view.soldier[seat][slot])


def counts(hand: Sequence[int]) -> dict[Kind, int]:
    """Return the number of each card of a hand or pile, by sign. Cards that it does not have are left out."""
    return {SIGNS[kind]: count for kind, count in enumerate(hand) if count}


def cards(hand: Sequence[int]) -> list[Kind]:
    """Return the cards of a hand or pile as a list of signs."""
    return [SIGNS[kind] for kind, count in enumerate(hand) if count for _ in range(count)]


def called(bits: int, names: Sequence[str]) -> list[str]:
    """Return the names of the seats whose bits are set."""
    return [name for seat, name in enumerate(names) if bits >> seat & 1]


def _player(view: View, seat: int, name: str) -> Player:
    return Player(
        seat=name,
        cards=view.hand_size[seat],
        known=cards(_known(view, seat)),
        soldiers=[
            SoldierSeen(soldier=SOLDIER_SIGNS[soldier], weapon=POWER_SIGNS[soldier], engaged=engaged(view, seat, slot))
            for slot, soldier in enumerate(view.soldier[seat][: view.soldiers[seat]])
        ],
        training=[points for points in view.training[seat] if points],
        wins=view.wins[seat],
        stunned=bool(view.stunned >> seat & 1),
        barred=bool(view.barred >> seat & 1),
        points=view.points[seat],
        rounds_won=view.rounds_won[seat],
    )


def _known(view: View, seat: int) -> Sequence[int]:
    """Return the cards that the viewer knows to be in another player's hand, as counts by kind (US-R-72)."""
    if view.viewer == seat:
        return [0] * KINDS
    known: Sequence[int] = view.known[seat] if view.viewer >= SEATS_AT_MOST else view.learnt[view.viewer][seat]
    return known


def _piles(view: View) -> Piles:
    return Piles(
        draw=view.pile,
        discard=[SIGNS[kind] for kind in view.discard[: view.discard_size]],
        used=counts(view.used),
        removed=counts(view.removed),
        soldiers=SoldierPile(
            size=view.unseen_size + view.returned_size,
            unseen=[SOLDIER_SIGNS[k] for k in range(SOLDIERS) for _ in range(view.unseen[k])],
            known=[SOLDIER_SIGNS[k] for k in view.returned[: view.returned_size]],
        ),
    )


# -- the combat --------------------------------------------------------------------------------------------------------


def _combat(view: View, seats: Sequence[str]) -> Combat:
    return Combat(
        assaulter=_fighter(view, seats, view.assaulter, view.assaulter_slot),
        defender=_fighter(view, seats, view.defender, view.defender_slot),
        answerer=None if view.answerer == NOBODY else seats[view.answerer],
        table=_table(view, seats),
        pending=None if view.answerer == NOBODY else _pending(view, seats),
    )


def _fighter(view: View, seats: Sequence[str], seat: int, slot: int) -> Fighter:
    return Fighter(seat=seats[seat], soldier=SOLDIER_SIGNS[soldier_of(view, seat, slot)])


def _table(view: View, seats: Sequence[str]) -> list[Lay]:
    """Return the lays of the combat, each with the weapon and the intensity card that were laid with it."""
    table: list[Lay] = []
    for code in view.laid[: view.laid_size]:
        owner, kind = divmod(code, KINDS)
        power, seat = divmod(owner, SEATS_AT_MOST)
        if WEAPON <= kind < WEAPON + WEAPONS:
            table[-1].weapon, table[-1].power = SIGNS[kind], bool(power)
        elif INTENSITY <= kind < INTENSITY + INTENSITIES:
            table[-1].intensity = SIGNS[kind]
        else:
            table.append(Lay(seat=seats[seat], card=SIGNS[kind], weapon=None, intensity=None, power=False))
    return table


def _pending(view: View, seats: Sequence[str]) -> Pending:
    return Pending(
        seat=seats[answers.other_fighter(view, view.answerer)],
        card=SIGNS[view.pending],
        opening=bool(view.opening),
        weapon=answers.LEVELS[view.weapon],
        intensity=bool(view.intense),
        demand=answers.demand(view),
        answers=[SIGNS[kind] for kind in answers.allowed(view)],
        held={SIGNS[kind]: readiness for kind, readiness in answers.held(view).items()},
        none=answers.without(view.pending),
    )


def _shot(view: View, seats: Sequence[str]) -> Shot:
    return Shot(
        by=seats[view.shooter],
        seat=seats[view.target],
        soldier=SOLDIER_SIGNS[soldier_of(view, view.target, view.target_slot)],
    )


def _last(view: View, seats: Sequence[str]) -> LastCombat | None:
    """Return the result of the latest combat; None if there was none or it was void."""
    if view.outcome == NO_COMBAT:
        return None
    if view.outcome >= WON:
        return LastCombat(result="win", seat=seats[view.outcome - WON])
    return LastCombat(result=UNDECIDED[view.outcome], seat=None)


# -- the end -----------------------------------------------------------------------------------------------------------


def _result(view: View, seats: Sequence[str]) -> SoldierResult:
    reason = ENDINGS[view.reason]
    return SoldierResult(
        winners=called(view.winner, seats),
        reason=reason,
        clause=_CLAUSES[reason],
        text=_outcome(view, seats),
        points={name: view.points[seat] for seat, name in enumerate(seats)} if view.rounds else UNSET,
    )


def _outcome(view: View, seats: Sequence[str]) -> list[Message]:
    """Return how the game ended for the viewer: its place, unless it has won or watches; and who won, and how."""
    how = _how(view, called(view.winner, seats))
    if view.viewer >= view.players or view.winner >> view.viewer & 1:
        return how
    ranking = _ranking(view)
    level = next(level for level in ranking if view.viewer in level)
    place: int | Literal["last"] = sum(map(len, ranking[: ranking.index(level)])) + 1
    if level is ranking[-1] and len(seats) > 2:
        place = "last"
    of, level_seats = len(seats), [seats[seat] for seat in level]
    if view.rounds:
        return [said.end_place_points(seats=level_seats, place=place, of=of, points=view.points[view.viewer]), *how]
    battles, soldiers = view.wins[view.viewer], view.soldiers[view.viewer]
    return [said.end_place(seats=level_seats, place=place, of=of, battles=battles, soldiers=soldiers), *how]


def _how(view: View, winners: Sequence[str]) -> list[Message]:
    """Return who won, and how."""
    first = next(seat for seat in range(view.players) if view.winner >> seat & 1)
    match view.reason:
        case schema.BY_BATTLES:
            return [said.end_battles(winners=winners, battles=view.wins[first])]
        case schema.BY_SOLDIERS:
            return [said.end_soldiers(winners=winners, soldiers=view.soldiers[first])]
        case schema.BY_LIMIT if not view.rounds:
            return [said.end_limit(), said.end_share(winners=winners)]
        case _:
            limit = [said.end_round_limit()] if view.reason == schema.BY_LIMIT else []
            return [*limit, said.end_points(winners=winners, points=view.points[first])]


def _ranking(view: View) -> list[list[int]]:
    """Return the seats from the first to the last, those that are level together.

    The winners come first. The others follow as those who lead at the limit are found: by points, by battles won, by
    soldiers, by training (US-R-69, US-R-71).
    """
    levels: dict[tuple[int, ...], list[int]] = {}
    for seat in range(view.players):
        if view.winner >> seat & 1:
            level: tuple[int, ...] = (1,)
        elif view.rounds:
            level = (0, view.points[seat], view.rounds_won[seat])
        else:
            level = (0, view.wins[seat], view.soldiers[seat], sum(view.training[seat]))
        levels.setdefault(level, []).append(seat)
    return [levels[level] for level in sorted(levels, reverse=True)]

"""What viewers are shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod

from sandtable.engine import Message
from sandtable.games.warkings.fields import View
from sandtable.games.warkings.rules import schema
from sandtable.games.warkings.rules.actions import SETS, UNDER_ONE, UNDER_TWO
from sandtable.games.warkings.rules.cards import ADVISOR, CARD_KINDS, ENEMY, KINDS, ONE_SCROLL, SIGNS, TWO_SCROLL
from sandtable.games.warkings.rules.numbers import TIMES, counts_as, number
from sandtable.games.warkings.rules.schema import (
    BY_FAILING,
    BY_LAST_ROUND,
    BY_LIMIT,
    BY_TAKING,
    BY_ZERO,
    DEAL,
    DISCARD,
    DRAW,
    ENDINGS,
    NO_LIMIT,
    OVER,
    TAKE,
    TURN_UP,
    TURNS_EACH,
)
from sandtable.games.warkings.words import said
from sandtable.games.warkings.words.shown import (
    Board,
    CardFacts,
    Counted,
    DrawPile,
    Effect,
    EnemyCard,
    HandSeen,
    Kind,
    LastRound,
    OpenPile,
    Options,
    Phase,
    WarkingsResult,
    WarkingsView,
)

PHASES: dict[int, Phase] = {
    DEAL: "deal", TURN_UP: "turn-up", DISCARD: "discard", DRAW: "draw", TAKE: "take", OVER: "over",
}  # fmt: skip
EFFECTS = {UNDER_ONE: SIGNS[ONE_SCROLL], UNDER_TWO: SIGNS[TWO_SCROLL]}


_ENDINGS = {
    BY_ZERO: "RT-WIN-1",
    BY_TAKING: "RT-LAST-4",
    BY_FAILING: "RT-LAST-5",
    BY_LAST_ROUND: "RT-LAST-6",
    BY_LIMIT: "RT-R-39",
}
"""The clause of each way in which a game can end."""


def describe_board(deck: Sequence[int]) -> Board:
    """Return what a client needs to draw the cards of a deck. It never changes."""
    return Board(
        cards=[
            CardFacts(
                kind=card.sign,
                title=card.title,
                colour=card.colour,
                count=count,
                soldiers=card.soldiers,
                does=card.does,
                clause=card.clause,
            )
            for card, count in zip(CARD_KINDS, deck, strict=True)
        ],
        enemy=EnemyCard(kind=ENEMY, title="Enemy attack", clause="RT-R-7"),
    )


def cards(counts: Sequence[int]) -> list[Kind]:
    """Return a hand as a list of signs."""
    return [SIGNS[kind] for kind in range(KINDS) for _ in range(counts[kind])]


def counted(view: View, counts: Sequence[int]) -> Counted:
    """Return how a hand counts at this table: its cards, the sum of their values, its Advisors, its total, and the
    arithmetic as text (RT-CARD-4).
    """
    worth = tuple([counts_as(view, kind) for kind in range(KINDS)])
    return _counted(tuple(counts), worth, number(view, TIMES), view.advisor)


@lru_cache(maxsize=4096)
def _counted(counts: tuple[int, ...], worth: tuple[int, ...], times: int, once: int) -> Counted:
    """Return the same for cards that are worth so many soldiers, of which Advisors multiply `times`, all or `once`."""
    parts = [worth[kind] for kind in range(KINDS) for _ in range(counts[kind]) if worth[kind]]
    advisors = counts[ADVISOR]
    factors = [times] * (min(1, advisors) if once else advisors)
    soldiers = sum(parts) * prod(factors)
    return Counted(
        cards=cards(counts),
        sum=sum(parts),
        advisors=advisors,
        total=soldiers,
        text=_spelled_out(parts, factors, soldiers),
    )


def _spelled_out(parts: Sequence[int], factors: Sequence[int], soldiers: int) -> str:
    """Return the arithmetic of a total as text: `1 + 2 = 3, 3 × 2 = 6`, or as much of it as the hand needs."""
    if not parts:
        return "0"
    sums = [f"{' + '.join(map(str, parts))} = {sum(parts)}"] if len(parts) > 1 else []
    if factors:
        sums.append(f"{' × '.join(map(str, [sum(parts), *factors]))} = {soldiers}")
    return ", ".join(sums) or str(soldiers)


def show(view: View, seats: Sequence[str], names: Sequence[str], variant: str) -> WarkingsView:
    """Return what the viewer is shown. Cards are written by their signs."""
    own = view.viewer if view.viewer < len(seats) else None
    pile = [SIGNS[kind] for kind in view.open[: view.open_size]]
    return WarkingsView(
        game="warkings",
        variant=variant,
        viewer=None if own is None else seats[own],
        seats=list(seats),
        phase=PHASES[view.phase],
        to_act=[name for seat, name in enumerate(seats) if view.waiting >> seat & 1],
        turn=seats[view.turn] if view.phase in (DISCARD, DRAW, TAKE) else None,
        turn_number=view.ply,
        hand=None if own is None else _counts(view.hand[own]),
        counted=None if own is None else counted(view, view.hand[own]),
        hands=[
            HandSeen(seat=name, size=view.hand_size[seat], known=cards(view.known[seat]))
            for seat, name in enumerate(seats)
        ],
        open=OpenPile(top=pile[-1] if pile else None, size=len(pile), pile=pile),
        draw_pile=DrawPile(size=view.pile, sure=min(view.sure, view.pile), enemy_on_top=_enemy_on_top(view)),
        aside=[SIGNS[kind] for kind in SETS[view.laid - 1]] if view.laid and not view.open_take else [],
        effect=Effect(kind=EFFECTS[view.effect], on=seats[view.turn]) if view.effect else None,
        last_round=_last_round(view, seats),
        streak=view.streak,
        streak_limit=None if view.stall_rounds == NO_LIMIT else view.stall_rounds * len(seats),
        turn_limit=TURNS_EACH * len(seats) if view.stall_rounds == NO_LIMIT else None,
        options=Options(
            open_take="own" if view.open_take else "previous",
            zero_check="after_discard" if view.zero_check else "end",
            sc2_carry="also" if view.sc2_carry else "instead",
            advisor="once" if view.advisor else "stack",
            forced_enemy="spared" if view.forced_enemy else "forced",
        ),
        result=_result(view, seats) if view.phase == OVER else None,
    )


def _counts(hand: Sequence[int]) -> dict[Kind, int]:
    return {SIGNS[kind]: hand[kind] for kind in range(KINDS)}


def _enemy_on_top(view: View) -> bool:
    """Return whether the enemy attack lies on top: it has been announced, and nobody has taken it (RT-R-28)."""
    return view.trigger > 0 and view.reason not in (BY_TAKING, BY_FAILING)


def _last_round(view: View, seats: Sequence[str]) -> LastRound | None:
    """Return the seat that opened the last round, and with which seats the round starts and ends (RT-LAST-2)."""
    if not view.trigger:
        return None
    opener = view.trigger - 1
    return LastRound(by=seats[opener], until=seats[opener], starts=seats[(opener + 1) % len(seats)])


def _result(view: View, seats: Sequence[str]) -> WarkingsResult:
    ranking = _ranking(view)
    return WarkingsResult(
        winners=called(view.winner, seats),
        losers=called(view.losers, seats),
        ranking=[[seats[seat] for seat in level] for level in ranking],
        reason=ENDINGS[view.reason],
        clause=_ENDINGS[view.reason],
        text=_outcome(view, ranking, seats),
        hands={name: counted(view, view.shown[seat]) for seat, name in enumerate(seats)},
    )


def _outcome(view: View, ranking: Sequence[Sequence[int]], seats: Sequence[str]) -> list[Message]:
    """Return how the game ended for the viewer: its place or, if it has won or watches, who came last; and how."""
    own = next((level for level in ranking if view.viewer in level), ranking[-1])
    won = bool(view.winner >> view.viewer & 1) and view.viewer < len(seats)
    level = ranking[-1] if won else own
    soldiers = {seat: counted(view, view.shown[seat]).total for level in ranking for seat in level}
    place = sum(map(len, ranking[: ranking.index(level)])) + 1
    last = level is ranking[-1]
    standing = said.end_place(
        seats=[seats[seat] for seat in level],
        place="last" if last else place,
        of=len(seats),
        soldiers=soldiers[level[0]],
    )
    how = _how(view, soldiers[ranking[0][0]], seats)
    if view.winner >> level[0] & 1:
        return how
    return [*how, standing] if won else [standing, *how]


def _how(view: View, fewest: int, seats: Sequence[str]) -> list[Message]:
    """Return how the game ended: `fewest` are the soldiers of the winners."""
    winners = called(view.winner, seats)
    match view.reason:
        case schema.BY_ZERO:
            return [said.end_zero(winners=winners)]
        case schema.BY_TAKING:
            return [said.end_took(winners=winners)]
        case schema.BY_FAILING:
            how = said.end_failed(losers=called(view.losers, seats))
        case schema.BY_LIMIT:
            how = said.end_limit()
        case _:
            how = said.end_last_round()
    return [how, said.end_fewest(winners=winners, soldiers=fewest)]


def _ranking(view: View) -> list[list[int]]:
    """Return the seats from the first to the last, those that are level together.

    The winners come first and the losers last, whatever they hold (RT-R-27, RT-R-31, RT-R-32); between them come the
    others, the fewest soldiers first.
    """
    levels: dict[tuple[int, int], list[int]] = {}
    for seat in range(view.players):
        lost = (view.losers >> seat & 1) - (view.winner >> seat & 1)
        soldiers = 0 if lost else counted(view, view.shown[seat]).total
        levels.setdefault((lost, soldiers), []).append(seat)
    return [levels[level] for level in sorted(levels)]


def called(bits: int, names: Sequence[str]) -> list[str]:
    """Return the names of the seats whose bits are set."""
    return [name for seat, name in enumerate(names) if bits >> seat & 1]

"""What viewers are shown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import prod
from typing import NamedTuple

from sandtable.engine import listed, sentence
from sandtable.games.warkings.fields import View
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
    EndingWord,
)
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


class _Ending(NamedTuple):
    """One way in which a game can end."""

    clause: str
    won: str  # the pattern of a sentence about the winners
    lost: str = "{seat} [loses|lose] with the most."  # and about the losers


_ENDINGS = {
    ENDINGS[BY_ZERO]: _Ending("RT-WIN-1", "{seat} [wins|win] with no soldiers left."),
    ENDINGS[BY_TAKING]: _Ending(
        "RT-LAST-4", "{seat} [picks|pick] up the enemy attack with the fewest soldiers and [wins|win]."
    ),
    ENDINGS[BY_FAILING]: _Ending(
        "RT-LAST-5",
        "{seat} [wins|win] with the fewest.",
        "{seat} [picks|pick] up the enemy attack without the fewest soldiers and [loses|lose].",
    ),
    ENDINGS[BY_LAST_ROUND]: _Ending("RT-LAST-6", "The last round is over. {seat} [wins|win] with the fewest soldiers."),
    ENDINGS[BY_LIMIT]: _Ending("RT-R-39", "The turn limit is reached. {seat} [wins|win] with the fewest soldiers."),
}


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
        return "no soldiers"
    sums = [f"{' + '.join(map(str, parts))} = {sum(parts)}"] if len(parts) > 1 else []
    if factors:
        sums.append(f"{' × '.join(map(str, [sum(parts), *factors]))} = {soldiers}")
    return ", ".join(sums) or str(soldiers)


def show(view: View, seats: Sequence[str], names: Sequence[str], variant: str) -> WarkingsView:
    """Return what the viewer is shown. Cards are written by their signs; sentences call players by their names."""
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
        result=_result(view, seats, names) if view.phase == OVER else None,
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


def _result(view: View, seats: Sequence[str], names: Sequence[str]) -> WarkingsResult:
    word = ENDINGS[view.reason]
    return WarkingsResult(
        winners=called(view.winner, seats),
        losers=called(view.losers, seats),
        ranking=[[seats[seat] for seat in level] for level in _ranking(view)],
        reason=word,
        clause=_ENDINGS[word].clause,
        text=outcome(word, called(view.winner, names), called(view.losers, names)),
        hands={name: counted(view, view.shown[seat]) for seat, name in enumerate(seats)},
    )


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


def outcome(ending: EndingWord, winners: Sequence[str], losers: Sequence[str]) -> str:
    """Return how the game ended: who has won and who has lost, and why."""
    end = _ENDINGS[ending]
    won = sentence(end.won, listed(winners))
    lost = sentence(end.lost, listed(losers)) if losers else "Nobody loses."
    return f"{lost} {won}" if ending == ENDINGS[BY_FAILING] else f"{won} {lost}"

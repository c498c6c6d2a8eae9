"""War Kings: Enemy Attack: a card game with hidden hands, an open pile, and an enemy attack at an unknown place."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from sandtable.engine import PRINTED, DeckRules, Fields, Game, Option, Options, Variant, load_rulebook, plain
from sandtable.games.warkings.measures import MEASURES
from sandtable.games.warkings.player.reasons import reason
from sandtable.games.warkings.player.sergeant import EVALUATOR
from sandtable.games.warkings.rules import law
from sandtable.games.warkings.rules.actions import ACTIONS
from sandtable.games.warkings.rules.cards import CARDS, KINDS
from sandtable.games.warkings.rules.clause_ids import C
from sandtable.games.warkings.rules.events import events
from sandtable.games.warkings.rules.numbers import DRAWS_ONE, DRAWS_TWO, HAND
from sandtable.games.warkings.rules.observation import OBSERVATION
from sandtable.games.warkings.rules.schema import (
    BY_LIMIT,
    CARDS_EACH,
    MOST_ROUNDS,
    NO_LIMIT,
    SEATS,
    SMALL_CARDS_EACH,
    TURNS_EACH,
    schema,
)
from sandtable.games.warkings.scenarios.stage import WarKingsStage
from sandtable.games.warkings.words import phrases
from sandtable.games.warkings.words.documents import DECK, SMALL_DECK, changes
from sandtable.games.warkings.words.meaning import meaning
from sandtable.games.warkings.words.picture import picture
from sandtable.games.warkings.words.show import describe_board
from sandtable.games.warkings.words.shown import TYPES
from sandtable.games.warkings.words.statistics import FIGURES
from sandtable.games.warkings.words.telling import headline

_HOME = Path(__file__).parent

GAME = Game(
    name="warkings",
    version=1,
    wording=3,
    lobby_position=3,
    folder=_HOME,
    schema=schema,
    rules=law,
    words=phrases,
    shown=TYPES,
    rulebook=load_rulebook(_HOME / "rules.md", C),
    stage=WarKingsStage,
    outcomes=law.OUTCOMES,
    picture=picture,
    narrow=picture,
    evaluator=EVALUATOR,
    measures=MEASURES,
    events=events,
    headline=headline,
    figures=FIGURES,
    reason=reason,
    meaning=meaning,
    limits=(BY_LIMIT,),
    changes=changes,
)

_RULES = "rules"

_ROUNDS = tuple(range(21))  # the values of `stall_rounds` that are offered (RT-R-92)
OPTIONS = (
    Option("first", "RT-R-5", "Who goes first, counted round the table: 0 is A.", tuple(range(SEATS)), 0),
    Option("open_take", "RT-R-10", "The open card you can take: the top one before your discard, or after it.",
           ("previous", "own"), "previous", {"previous": 0, "own": 1}),
    Option("zero_check", "RT-R-24", "When you win with no soldiers: at the end of your turn, or after a discard too.",
           ("end", "after_discard"), "end", {"end": 0, "after_discard": 1}),
    Option("sc2_carry", "RT-R-20", "If you pass a Double Scroll on, you are free, or you and the next player obey it.",
           ("instead", "also"), "instead", {"instead": 0, "also": 1}),
    Option("advisor", "RT-R-26", "Every Advisor in a hand doubles its soldiers, or only one does.",
           ("stack", "once"), "stack", {"stack": 0, "once": 1}),
    Option("forced_enemy", "RT-R-34", "If you must draw the enemy attack, you pick it up, or take the open card.",
           ("forced", "spared"), "forced", {"forced": 0, "spared": 1}),
    Option("stall_rounds", "RT-R-39", "After this many rounds of open draws, you must draw from the draw pile.",
           (*_ROUNDS, "none"), 2, {"none": NO_LIMIT}, most=MOST_ROUNDS),
)  # fmt: skip


# The seat's discard, the cards laid, the effect carried on; the seat's draw, its source, the card, the announcement.
TOLD_A_TURN = 7
# The small game has another default for `stall_rounds` and one more option (RT-R-95, RT-R-96), and seats only two.
_SMALL = (
    *(replace(option, default=1) if option.key == "stall_rounds" else option for option in OPTIONS),
    Option("dealt", "RT-R-95", "How many cards each player is dealt.", (2, 1), SMALL_CARDS_EACH),
)


def _variant(deck: DeckRules, options: tuple[Option, ...], fixed: Mapping[str, int], **declared: Any) -> Variant:
    printed = [deck.parts.printed[kind] for kind in range(KINDS)]
    small = sum(printed) < CARDS
    text = "The deck and numbers of the rules: as printed, or changed by a document of your own."
    rules = Option(_RULES, "RT-R-98", text, (PRINTED,), PRINTED, document=deck.document, amends=True)

    def pack(options: Options) -> Fields:
        """Return the fields that the document of a table fills: those of the printed rules if it has none."""
        return deck.pack(options.get(_RULES, {}))

    def cards(options: Options) -> int:
        return int(sum(pack(options)["deck"]))

    def dealt(options: Options) -> int:
        return int({**options, **fixed}["dealt"]) + int(pack(options)["changed"][HAND])

    def most_plies(players: int, options: Options) -> int:
        """Return the most plies of a game: two decisions in each turn.

        RT-R-39 bounds the number of turns: by compulsory draws from the draw pile, or with `none` by a limit.
        """
        stall = options["stall_rounds"]
        if stall == "none":
            return 2 * TURNS_EACH * players
        rest = cards(options) - players * dealt(options)
        return 2 * ((int(stall) * players + 1) * (rest - 1) + players)

    def most_told(players: int, options: Options) -> int:
        """Return the most events and own actions in a seat's past: the deal, the turns, and the end."""
        deal, end = players * dealt(options) + 1, players + 2
        more_drawn: int = max(0, *pack(options)["changed"][DRAWS_ONE : DRAWS_TWO + 1])
        return deal + (TOLD_A_TURN + more_drawn) * (most_plies(players, options) // 2) + end

    return Variant(
        game=GAME,
        actions=ACTIONS,
        observation=OBSERVATION,
        zero_sum=small,
        most_plies=most_plies,
        most_draws=lambda players, options: 2 * cards(options),  # each card, and whether the enemy attack lies below it
        most_told=most_told if small else None,
        tree=small,
        options=(*options, rules),
        fixed=fixed,
        pack=pack,
        board=plain(describe_board(printed)),
        **declared,
    )


WAR_KINGS = _variant(
    DECK,
    id="warkings",
    title="War Kings: Enemy Attack",
    seat_names=("A", "B", "C", "D", "E", "F"),
    players=(2, SEATS),
    options=OPTIONS,
    fixed={"dealt": CARDS_EACH},
    line="Get your soldiers out of the battle before the enemy attacks.",
)
SMALL = _variant(
    SMALL_DECK,
    id="warkings-small",
    title="War Kings: Seven Cards",
    seat_names=("A", "B"),
    fixed={"duel": 1},
    players=(2, 2),
    options=_SMALL,
    at_tables=False,
    line="Seven cards for two players: small enough for programs to solve.",
)

VARIANTS = (WAR_KINGS, SMALL)

"""Ultimate Soldier: card duels between soldiers, with cards that can be played out of turn."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from sandtable.engine import PRINTED, Fields, Game, Option, Options, Plain, Variant, load_rulebook, plain
from sandtable.games.soldier.measures import MEASURES
from sandtable.games.soldier.player.reasons import reason
from sandtable.games.soldier.player.sergeant import EVALUATOR
from sandtable.games.soldier.rules import law, numbers
from sandtable.games.soldier.rules.actions import ACTIONS
from sandtable.games.soldier.rules.cards import RADIO
from sandtable.games.soldier.rules.clause_ids import C
from sandtable.games.soldier.rules.events import events
from sandtable.games.soldier.rules.observation import OBSERVATION
from sandtable.games.soldier.rules.schema import BY_LIMIT, SEATS, schema
from sandtable.games.soldier.scenarios.stage import SoldierStage
from sandtable.games.soldier.words import phrases
from sandtable.games.soldier.words.documents import DECK, STRENGTHS
from sandtable.games.soldier.words.meaning import meaning
from sandtable.games.soldier.words.picture import picture
from sandtable.games.soldier.words.reactions import ORDERS, window
from sandtable.games.soldier.words.sheet import sheet
from sandtable.games.soldier.words.show import describe_board
from sandtable.games.soldier.words.shown import TYPES
from sandtable.games.soldier.words.statistics import FIGURES
from sandtable.games.soldier.words.telling import headline

_HOME = Path(__file__).parent

GAME = Game(
    name="soldier",
    version=1,
    wording=3,
    lobby_position=2,
    folder=_HOME,
    schema=schema,
    rules=law,
    words=phrases,
    shown=TYPES,
    rulebook=load_rulebook(_HOME / "rules.md", C),
    stage=SoldierStage,
    outcomes=law.OUTCOMES,
    picture=picture,
    narrow=picture,
    sheet=sheet,
    evaluator=EVALUATOR,
    measures=MEASURES,
    events=events,
    figures=FIGURES,
    headline=headline,
    reason=reason,
    meaning=meaning,
    limits=(BY_LIMIT,),
    changes=DECK.changes,
)

_YES_FIRST: Mapping[Plain, int] = {"yes": 0, "no": 1}
_NO_FIRST: Mapping[Plain, int] = {"no": 0, "yes": 1}
_MOST_TURNS = 32_000
_MOST_ROUNDS = 1000

_RULES = "rules"

OPTIONS = (
    Option("mode", "US-R-70", "A single game, or rounds until a player has seven points.",
           ("single", "rounds"), "single", {"single": 0, "rounds": 1}, fills="rounds"),
    Option("retaliate_full", "US-R-32", "Stun and Retreat also answer a Retaliate.",
           ("yes", "no"), "yes", _YES_FIRST, fills="retaliate_plain"),
    Option("attack_answers_retaliate", "US-R-33", "An Attack also answers a Retaliate.",
           ("yes", "no"), "yes", _YES_FIRST, fills="no_counter_attack"),
    Option("boost", "US-R-39", "After a weapon or intensity card, the answer needs: one such card, or as much "
           "strength.", ("literal", "strength"), "literal", {"literal": 0, "strength": 1}, fills="by_strength"),
    Option("surrender", "US-R-41", "A defeated soldier goes under the soldier pile, or joins the winner.",
           ("pile", "winner"), "pile", {"pile": 0, "winner": 1}, fills="to_winner"),
    Option("redirect_attacker", "US-R-45", "A Redirect may turn the attack back on the attacker.",
           ("yes", "no"), "yes", _YES_FIRST, fills="no_turning_back"),
    Option("overflow", "US-R-20", "Training beyond four points: the extra points are lost, or you need exactly four.",
           ("lost", "exact"), "lost", {"lost": 0, "exact": 1}, fills="exact"),
    Option("new_soldier", "US-R-22", "You draw the soldier that you earn, or choose it from the pile.",
           ("draw", "select"), "draw", {"draw": 0, "select": 1}, fills="select"),
    Option("hand_limit", "US-R-17", "How many cards you may keep at the end of your turn.",
           ("none", 8), "none", {"none": 0}),
    Option("refill_each_turn", "US-R-52", "At the start of your turn you fill your hand up to eight cards.",
           ("no", "yes"), "no", _NO_FIRST),
    Option("persuasion", "US-R-62", "Persuasion does nothing, or ends a combat with a truce.",
           ("blank", "truce"), "blank", {"blank": 0, "truce": 1}, fills="truce"),
    Option("ask", "US-R-64", "To react out of turn, all players are asked, or only those who could react.",
           ("all", "holders"), "all", {"all": 0, "holders": 1}, self_play=("holders",), fills="holders"),
    Option("max_turns", "US-R-71", "The game or round ends after this many turns.", range(1, _MOST_TURNS + 1), 600),
    Option("max_rounds", "US-R-71", "The match ends after this many rounds.", range(1, _MOST_ROUNDS + 1), 50),
    Option(_RULES, "US-R-94", "The deck and numbers of the rules: as printed, or changed by a document of your own.",
           (PRINTED,), PRINTED, document=DECK.document, amends=True),
)  # fmt: skip

_MOST = 2**31 - 1  # the highest number that frameworks can count to; no limit in actual use exceeds it


def most_plies(players: int, options: Options) -> int:
    """Return the most plies of a game.

    In a turn each card is played at most once, and once more after the Bomb. After each card all seats may be asked.
    """
    cards = int(sum(pack(options)["deck"]))
    return min(_MOST, 2 * (cards + 1) * (players + 1) * _turns(options))


def pack(options: Options) -> Fields:
    """Return the fields that the document of a table fills: those of the printed rules if it has none.

    One that says how much boosts count has them matched by strength, whatever the option says.
    """
    document = options.get(_RULES, {})
    return DECK.pack(document) | ({"by_strength": 1} if STRENGTHS in document else {})


def most_draws(players: int, options: Options) -> int:
    """Return the most outcomes of chance in a game.

    A game or round has a deal. A turn has its draws and a refill for everybody, both twice at most, and the cards that
    Radios take.
    """
    packed = pack(options)
    value: list[int] = [printed + by for printed, by in zip(numbers.PRINTED, packed["changed"], strict=True)]
    hand, draws = value[numbers.HAND], max(value[numbers.DRAWS], value[numbers.DRAWS_MORE])
    robbed: int = value[numbers.TAKES] * int(packed["deck"][RADIO])
    deal = players * (hand + 1)
    return min(_MOST, deal * _rounds(options) + (2 * draws + 2 * players * hand + robbed) * _turns(options))


def _turns(options: Options) -> int:
    return int(options["max_turns"]) * _rounds(options)


def _rounds(options: Options) -> int:
    return int(options["max_rounds"]) if options["mode"] == "rounds" else 1


SOLDIER = Variant(
    id="soldier",
    title="Ultimate Soldier",
    game=GAME,
    seat_names=("A", "B", "C", "D"),
    players=(2, SEATS),
    options=OPTIONS,
    actions=ACTIONS,
    observation=OBSERVATION,
    most_plies=most_plies,
    most_draws=most_draws,
    line="Train soldiers, attack, and have the right card when you are attacked.",
    board=plain(describe_board()),
    window=window,
    orders=ORDERS,
    pack=pack,
)

VARIANTS = (SOLDIER,)

"""Ultimate Combat: toy-soldier battles on a measured floor."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from sandtable.engine import Game, Option, Options, Plain, Variant, load_rulebook, plain
from sandtable.games.combat.measures import MEASURES
from sandtable.games.combat.player.deployment import deployment
from sandtable.games.combat.player.reasons import reason
from sandtable.games.combat.player.sergeant import EVALUATOR
from sandtable.games.combat.rules import law
from sandtable.games.combat.rules.actions import ACTIONS, UNIT
from sandtable.games.combat.rules.armies import ARMIES
from sandtable.games.combat.rules.clause_ids import C
from sandtable.games.combat.rules.events import events
from sandtable.games.combat.rules.maps import MAPS
from sandtable.games.combat.rules.observation import OBSERVATION
from sandtable.games.combat.rules.schema import SEATS, UNITS, schema
from sandtable.games.combat.scenarios.stage import CombatStage
from sandtable.games.combat.words import phrases
from sandtable.games.combat.words.documents import ARMY_DOCUMENT, BUY, MAP_DOCUMENT, SAME, check, pack
from sandtable.games.combat.words.meaning import meaning
from sandtable.games.combat.words.picture import picture
from sandtable.games.combat.words.sheet import sheet
from sandtable.games.combat.words.show import describe_board
from sandtable.games.combat.words.shown import TYPES
from sandtable.games.combat.words.statistics import FIGURES
from sandtable.games.combat.words.telling import headline
from sandtable.games.combat.words.told import Event
from sandtable.games.combat.words.undoing import takes_back

_HOME = Path(__file__).parent

GAME = Game(
    name="combat",
    version=2,
    wording=3,
    lobby_position=4,
    folder=_HOME,
    schema=schema,
    rules=law,
    words=phrases,
    rulebook=load_rulebook(_HOME / "rules.md", C),
    stage=CombatStage,
    outcomes=law.OUTCOMES,
    shown=replace(TYPES, told=Event),
    events=events,
    picture=picture,
    narrow=picture,
    sheet=sheet,
    evaluator=EVALUATOR,
    measures=MEASURES,
    headline=headline,
    sum_up=law.sum_up,
    figures=FIGURES,
    reason=reason,
    planned=deployment,
    first_picks=range(UNIT, UNIT + UNITS),
    takes_back=takes_back,
    replays=(1,),  # version 1 called units by their notation
    meaning=meaning,
)

_NO_FIRST: Mapping[Plain, int] = {"no": 0, "yes": 1}
_YES_FIRST: Mapping[Plain, int] = {"yes": 0, "no": 1}
_LARGEST = 32_000
_MOST_ROUNDS = 10_000  # of three markers each, so that scores fit into the record
_USUAL = "usual"


def _choice(key: str, ruling: str, text: str, *values: str, fills: str = "") -> Option:
    """Return an option whose values are words, the default first."""
    codes: dict[Plain, int] = {value: code for code, value in enumerate(values)}
    return Option(key, ruling, text, values, values[0], codes, fills=fills)


def _switch(key: str, ruling: str, text: str, codes: Mapping[Plain, int] = _NO_FIRST, fills: str = "") -> Option:
    return Option(key, ruling, text, tuple(codes), next(iter(codes)), codes, fills=fills)


_ARMIES = (*ARMIES, BUY)

OPTIONS = (
    Option("map", "UC-R-6", "The terrain on the floor.", tuple(MAPS), "default", document=MAP_DOCUMENT),
    _switch("veh_in_trees", "UC-R-7", "Vehicles may drive into trees."),
    _switch("trees_block", "UC-R-8", "Trees block sight, like buildings."),
    _switch("mortar_indirect", "UC-R-32", "Mortars need no line of sight, only range."),
    _switch("wounds_monotonic", "UC-R-21", "With two or three wounds, movement is halved first."),
    _choice("no_officer", "UC-R-24", "Without an Officer, each unit rolls to act, nobody moves, or nothing changes.",
            "roll", "freeze", "none"),
    _choice("confusion", "UC-R-25", "A confused unit does nothing, or just cannot move.", "all", "move_only",
            fills="move_only"),
    _choice("at_weapons", "UC-R-28", "Bazookas, mortars and tank guns: a bonus against vehicles, or vehicles only.",
            "bonus", "target", fills="vehicles_only"),
    _choice("attacks", "UC-R-30", "A soldier attacks once per half-turn, or once per step.", "one", "per_step",
            fills="per_step"),
    _choice("grenades", "UC-R-34", "A soldier with grenades throws any number in a game, or one.",
            "unlimited", "single", fills="single_grenade"),
    _choice("carry", "UC-R-33", "A soldier carries up to three weapons, one of them heavy, or any weapons.",
            "standard", "free", fills="carry_free"),
    _choice("declare", "UC-R-42", "Targets named in step 2: those of soldiers' fire, or of every attack.",
            "fire", "all", fills="declare_all"),
    _switch("h2h_reply", "UC-R-39", "A unit that is attacked hand-to-hand strikes back.", fills="reply"),
    _choice("terrain_cols", "UC-R-48", "Whose terrain changes an attack: the attacker's, or the target's.",
            "occupant", "target", fills="target_columns"),
    _choice("prone_melee", "UC-R-49", "Lying prone protects against hand-to-hand attacks too, or not.",
            "literal", "no_bonus", fills="no_prone_melee"),
    _choice("nine", "UC-R-54", "A score of 9 kills, or wounds.", "kill", "wound", fills="nine_wounds"),
    _choice("fourth_wound", "UC-R-58", "A fourth wound kills, or changes nothing.", "kill", "none", fills="no_fourth"),
    _choice("fire_scope", "UC-R-59", "What wounds weaken: fire and grenades, every attack, or sighted fire only.",
            "fire", "all", "sighted"),
    _choice("medic", "UC-R-60", "A Medic heals three soldiers a turn, one wound or all wounds each, or three a game.",
            "turn_one", "turn_all", "game"),
    _switch("medic_self", "UC-R-61", "A Medic may heal itself."),
    Option("init_dice", "UC-R-65", "Dice that each side rolls for deployment and initiative.", (2, 1), 2, {2: 0, 1: 1},
           fills="one_die"),
    Option("points", "UC-R-67", "Points each side may spend on its army.", range(10, _LARGEST + 1), 300),
    Option("army", "UC-R-67", "The army of both sides, or both buy one.", _ARMIES, "rifle", document=ARMY_DOCUMENT),
    Option("army_west", "UC-R-94", "West's army, if it is different.", (SAME, *_ARMIES), SAME, document=ARMY_DOCUMENT),
    Option("army_east", "UC-R-94", "East's army, if it is different.", (SAME, *_ARMIES), SAME, document=ARMY_DOCUMENT),
    _choice("scenario", "UC-R-69", "How to win: destroy the enemy, destroy the most points, or hold the three markers.",
            "battle", "skirmish", "hold"),
    Option("rounds", "UC-R-69", "Number of rounds; usually 12, 8 or 10, depending on the scenario.",
           (_USUAL,), _USUAL, {_USUAL: 0}, least=1, most=_MOST_ROUNDS),
    _switch("resign", "UC-R-72", "Players may resign.", _YES_FIRST, fills="no_resigning"),
)  # fmt: skip

_MOST = 2**31 - 1  # the largest number that frameworks count to; only options that nobody plays with exceed it
_USUAL_ROUNDS = {"battle": 12, "skirmish": 8, "hold": 10}
_PICKS = 2 * 9 + 6  # of a unit in a half-turn: two for each act that the options allow, and answers in step 3
_ENDS = 8


def _rounds(options: Options) -> int:
    rounds = options["rounds"]
    return int(rounds) if rounds != _USUAL else _USUAL_ROUNDS[options["scenario"]]


def most_plies(players: int, options: Options) -> int:
    """Return an upper bound of the plies: buying and placing each unit, then all acts of all half-turns."""
    before = SEATS * UNITS * 8
    return min(_MOST, before + SEATS * _rounds(options) * (_PICKS * UNITS + _ENDS))


def most_draws(players: int, options: Options) -> int:
    """Return a bound of the rolls: those of both sides with their ties, and those of each unit and its attacks.

    Ties are rolled again without limit. The bound assumes that so many never follow one another.
    """
    ties = 200
    return min(_MOST, (_rounds(options) + 1) * ties + SEATS * _rounds(options) * UNITS * 5)


COMBAT = Variant(
    id="combat",
    title="Ultimate Combat",
    game=GAME,
    seat_names=("West", "East"),
    players=(SEATS, SEATS),
    options=OPTIONS,
    actions=ACTIONS,
    observation=OBSERVATION,
    most_plies=most_plies,
    most_draws=most_draws,
    unlisted=(law.RESIGN,),
    line="Toy soldiers on the living-room floor: move, take cover, fire, and hold the three markers.",
    board=plain(describe_board()),
    check=check,
    pack=pack,
    proposal={"scenario": "hold", "army": "mixed"},
)

VARIANTS = (COMBAT,)

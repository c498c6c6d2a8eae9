"""Ultimate Stratego: hidden armies on a board, for two players, or for four in two secret alliances."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

from sandtable.engine import (
    PRINTED,
    Fields,
    Game,
    Option,
    Options,
    Plain,
    SetUps,
    Variant,
    load_rulebook,
    plain,
    with_set_up,
)
from sandtable.games.stratego.measures import MEASURES
from sandtable.games.stratego.player import planning
from sandtable.games.stratego.player.reasons import reason
from sandtable.games.stratego.player.sergeant import EVALUATOR
from sandtable.games.stratego.rules import law
from sandtable.games.stratego.rules.actions import ACTIONS, RESIGN
from sandtable.games.stratego.rules.clause_ids import C
from sandtable.games.stratego.rules.events import events
from sandtable.games.stratego.rules.pieces import STANDING
from sandtable.games.stratego.rules.planes import OBSERVATIONS
from sandtable.games.stratego.rules.schema import (
    ALL,
    ALLIANCE,
    ALLIANCE_LIGHTNING,
    ARRANGEMENT,
    BY_PLIES,
    CAMPAIGN,
    IDS,
    LIGHTNING,
    NOTHING,
    SIDES,
    SMALL,
    schema,
)
from sandtable.games.stratego.rules.tables import SEATS
from sandtable.games.stratego.scenarios.stage import StrategoStage
from sandtable.games.stratego.words import phrases
from sandtable.games.stratego.words.documents import RULES, changes, pack
from sandtable.games.stratego.words.meaning import meaning
from sandtable.games.stratego.words.picture import picture
from sandtable.games.stratego.words.show import TEAMS, describe_board, may_confer, nothing_moves
from sandtable.games.stratego.words.shown import TYPES
from sandtable.games.stratego.words.statistics import FIGURES
from sandtable.games.stratego.words.telling import headline

_HOME = Path(__file__).parent

# ST-MOVE-7 speaks of Cannons. Where there are none, a refused step over a lake is answered with this instead.
_BRIEF = {"ST-MOVE-7": "No piece jumps over a lake."}

GAME = Game(
    name="stratego",
    version=2,
    wording=2,
    replays=(1,),  # version 1 has the same decisions, but told other seats more of them
    lobby_position=1,
    folder=_HOME,
    schema=schema,
    rules=law,
    words=phrases,
    shown=TYPES,
    short_texts=_BRIEF,
    rulebook=load_rulebook(_HOME / "rules.md", C),
    stage=StrategoStage,
    outcomes=SEATS,
    picture=picture,
    narrow=picture,
    setups=SetUps(
        word="setup",
        notation="setup PIECE@SPACE PIECE@SPACE ..., as in setup 10@a1 9@b1 ...: the whole army in one text. The "
        "pieces are those of `to_place` in the view, the spaces those of `zone`. A preview of `setup` has one.",
        listing="presets",
        taking="ready",
        lay_out=with_set_up,
    ),
    events=events,
    evaluator=EVALUATOR,
    measures=MEASURES,
    headline=headline,
    figures=FIGURES,
    reason=reason,
    planner=planning,
    quiet=nothing_moves,
    meaning=meaning,
    limits=(BY_PLIES,),
    changes=changes,
)

_YES: dict[Plain, int] = {"yes": 1, "no": 0}


def _first(seats: int) -> Option:
    numbers = tuple(str(seat) for seat in range(seats))
    codes: dict[Plain, int] = {**{number: int(number) for number in numbers}, "random": law.BY_LOT}
    return Option("first", "ST-R-8", "Who moves first: a seat by its number, or at random.", (*numbers, "random"),
                  "0", codes)  # fmt: skip


_COMMON = (
    Option("shuttle_limit", "ST-R-16", "Which move in a row between the same two spaces is forbidden.", (3, 4), 3),
    Option("cav_after_win", "ST-R-23", "After a win on its first space, a Captain may move one further, or stops.",
           ("step", "stop"), "step", {"step": 1, "stop": 0}),
    Option("quiet_limit", "ST-R-74", "The game is a draw after this many turns without an attack, entry or rescue.",
           range(1, 30_001), 200),
    Option("ply_limit", "ST-R-74", "The game is a draw after this many turns in all.", range(1, 30_001), 2000),
    Option("resign", "ST-R-80", "Players may resign on their turn.", ("on", "off"), "on", {"on": 1, "off": 0}),
)  # fmt: skip
_TWO = (
    _first(2),
    *_COMMON,
    Option("resc_sideways", "ST-R-42", "Moves along the enemy back row allow rescues too.", ("yes", "no"), "yes", _YES),
)


def _bonus(ruling: str) -> Option:
    return Option("bonus", ruling, "Who may bring in a piece after a battle: a winning attacker, or any winner.",
                  ("attacker", "any"), "attacker", {"attacker": 0, "any": 1})  # fmt: skip


TOLD_A_TURN = 5  # the seat's move, its execution, the offer of a rescue; the seat's answer, its outcome
TOLD_A_BATTLE = 6  # instead of the execution: attack, both pieces, loss, advance; the seat's extra step, its execution
RESCUES = 2  # ST-RESC-6
_SOONER = {"quiet_limit": 40, "ply_limit": 200}  # ST-R-111
_SMALL = tuple(replace(option, default=_SOONER.get(option.key, option.default)) for option in _TWO)
_FOUR = (
    _first(4),
    *_COMMON,
    Option("stockade", "ST-R-5", "Where a captured Flag is held: in either stockade of the team, or the captor's own.",
           ("choose", "own"), "choose", {"choose": 0, "own": 1}),
    Option("stuck", "ST-R-14", "A player who cannot move loses for the team, or is skipped until both are stuck.",
           ("team_loses", "skip"), "team_loses", {"team_loses": 0, "skip": 1}, fills="skip"),
    Option("resc_place", "ST-R-70", "Who places a freed Flag.", ("mover", "owner"), "mover", {"mover": 0, "owner": 1},
           fills="owner_places"),
    Option("unite", "ST-R-62", "Flags unite when a player claims it, or automatically when they touch.",
           ("claim", "auto"), "claim", {"claim": 0, "auto": 1}, fills="auto_unite"),
    Option("ally_view", "ST-R-60",
           "What partners see of each other's pieces: nothing, the set-up before the first move, or everything.",
           ("none", "setup", "full"), "none", {"none": NOTHING, "setup": ARRANGEMENT, "full": ALL}),
    Option("plan", "ST-R-61", "Partners may talk in private before the first move.", ("on", "off"), "on",
           {"on": 1, "off": 0}),
)  # fmt: skip
_CAMPAIGN = (
    Option("resc_flag", "ST-R-44", "A captured Flag can also be rescued.", ("yes", "no"), "yes", _YES),
    _bonus("ST-R-50"),
)


_RULES = "rules"


def _rules(number: int) -> Option:
    text = "Armies, battles and the Scout's range: as printed, or changed by a document of your own."
    return Option(_RULES, "ST-R-112", text, (PRINTED,), PRINTED, document=RULES[number].document, amends=True)


def _packed(number: int, options: Options) -> Fields:
    """Return the fields that the document of a table fills: zeros if it has none."""
    return pack(number, options.get(_RULES, {}))


def _standing(number: int, options: Options) -> int:
    """Return how many pieces of a seat stand on the board when play begins."""
    return STANDING[number] + int(_packed(number, options)["more_standing"])


def _variant(number: int, name: str, choices: int, options: tuple[Option, ...], **declared: Any) -> Variant:
    """Return a variant of the family. `choices` is the most decisions that one turn asks for."""

    def most_plies(players: int, options: Options) -> int:
        """Return the most plies of a game: all placements, each seat's `ready`, and the most choices for every turn."""
        return players * (_standing(number, options) + 1) + choices * int(options["ply_limit"])

    seats = ("South", "West", "North", "East") if number in (ALLIANCE, ALLIANCE_LIGHTNING) else ("South", "North")
    allied = len(seats) > 2
    board = describe_board(number, seats)
    return Variant(
        id=IDS[number],
        title=f"Ultimate Stratego: {name}",
        game=GAME,
        seat_names=seats,
        players=(len(seats), len(seats)),
        actions=int(ACTIONS[number]),
        observation=OBSERVATIONS[number],
        most_plies=most_plies,
        most_draws=lambda players, options: 1,  # who moves first (ST-R-8)
        unlisted=(int(RESIGN[number]),),
        teams=TEAMS[SIDES[number]],
        places=tuple(board.spaces) if allied else (),
        confers=may_confer if allied else None,
        fixed={"variant": number},
        pack=partial(_packed, number),
        options=(*options, _rules(number)),
        board=plain(board),
        **declared,
    )


LIGHTNING_VARIANT = _variant(
    LIGHTNING,
    "Lightning",
    3,  # a move, a Captain's extra step, and a rescue or its refusal
    options=_TWO,
    line="Two hidden armies of 20. Find the enemy Flag before yours is found.",
)
CAMPAIGN_VARIANT = _variant(
    CAMPAIGN,
    "Campaign",
    4,  # the same, and a bonus entry
    options=(*_TWO, *_CAMPAIGN),
    line="Two armies each, the second in Reserve. Capture every enemy Flag on the board.",
)
ALLIANCE_VARIANT = _variant(
    ALLIANCE,
    "Alliance",
    5,  # a move, a stockade, a Captain's step, a freed Flag, a bonus entry
    options=(*_FOUR, _bonus("ST-R-72")),
    line="Two against two. Unite your Flag with your partner's, or capture both enemy Flags.",
)
ALLIANCE_LIGHTNING_VARIANT = _variant(
    ALLIANCE_LIGHTNING,
    "Alliance Lightning",
    4,
    options=_FOUR,
    line="The quick game for two teams: 13 pieces each, no Reserve.",
)


def _most_told(players: int, options: Options) -> int:
    """Return the most events that a seat is told: in the set-up, in each turn, in each battle, and at the end."""
    plies, army = int(options["ply_limit"]), _standing(SMALL, options)
    setting_up = 2 * army + players + 3  # each piece placed and told, all ready, who is first, the opening
    battles = players * (army + RESCUES)  # each battle costs a piece
    return setting_up + TOLD_A_TURN * plies + TOLD_A_BATTLE * min(plies, battles) + 2


SMALL_VARIANT = _variant(
    SMALL,
    "Six by Six",
    3,  # as in Lightning
    options=_SMALL,
    most_told=_most_told,
    line="8 pieces each on a board of 6 by 6: a game of a few minutes.",
)

VARIANTS = (LIGHTNING_VARIANT, CAMPAIGN_VARIANT, ALLIANCE_VARIANT, ALLIANCE_LIGHTNING_VARIANT, SMALL_VARIANT)

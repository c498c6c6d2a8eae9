"""What viewers are shown of the game, as types: views, choices, previews and the cards."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from sandtable.engine import Said, Shown, ShownChoice, ShownResult, ShownTypes, ShownVerdict, ShownView
from sandtable.games.soldier.rules.schema import EndingWord
from sandtable.games.soldier.words import told
from sandtable.games.soldier.words.notation import PassWord

Kind = Annotated[str, Meta(description="a card's sign: `Attack`, `T2`, `NinjaStars`")]
Name = Annotated[str, Meta(description="a soldier's sign: `Rifleman`, `MilitaryPolice`")]
WindowKind = Literal["W-START", "W-OPEN", "W-LAY", "MIRROR", "DUD"]
Phase = Literal[
    "deal", "W-START", "draw", "move", "lay", "W-OPEN", "W-LAY", "answer", "MIRROR", "DUD", "lose", "limit", "pick",
    "over",
]  # fmt: skip
Level = Literal["none", "ordinary", "power"]
Readiness = Literal["ready", "boost", "short"]
NoAnswer = Literal["lose", "tie"]
Undecided = Literal["tie", "retreat"]
PlayedAlone = Literal["discard", "bomb", "mirror", "dud", "superdud", "persuade"]


class ReactionWindow(Shown, kw_only=True):
    """A moment at which several players may react."""

    kind: WindowKind
    asks: list[str]
    """The seats still to be asked, in order."""


class SoldierSeen(Shown, kw_only=True):
    """A soldier in front of a player."""

    soldier: Name
    weapon: Kind
    """Its power weapon."""
    engaged: bool
    """Whether it stands in the centre."""


class Player(Shown, kw_only=True):
    """A player as the viewer sees it."""

    seat: str
    cards: int
    """How many cards the hand holds."""
    known: list[Kind]
    """Cards that this viewer knows to be in that hand."""
    soldiers: list[SoldierSeen]
    training: list[int]
    """The points of the training cards that lie there."""
    wins: int
    """How many battles are won."""
    stunned: bool
    """Whether the player loses the next turn."""
    barred: bool
    """Whether the player may not refill yet, after a Radio."""
    points: int
    """The points from rounds."""
    rounds_won: int


class SoldierPile(Shown, kw_only=True):
    """The soldier pile."""

    size: int
    unseen: list[Name]
    """Those that nobody has seen, in no order."""
    known: list[Name]
    """Those that came back, which lie under the unseen ones in this order."""


class Piles(Shown, kw_only=True):
    """The piles on the table."""

    draw: int
    """How many cards lie face down."""
    discard: list[Kind]
    """Bottom first."""
    used: dict[Kind, int]
    """Cards that come back with the next shuffle, by kind."""
    removed: dict[Kind, int]
    """Cards that are out of the game, by kind."""
    soldiers: SoldierPile


class Fighter(Shown, kw_only=True):
    """A side of a combat."""

    seat: str
    soldier: Name


class Lay(Shown, kw_only=True):
    """A card on the table of a combat, with its boosts."""

    seat: str
    card: Kind
    weapon: Kind | None
    intensity: Kind | None
    power: bool
    """Whether the weapon is the power weapon of the soldier that fights with it."""


class Demand(Shown, kw_only=True):
    """What an answer must add to meet the boosts of a lay."""

    kind: Level | Literal["strength"]
    strength: int
    """The least strength; 0 for the other kinds."""
    text: Said
    """The same in a sentence."""


class Pending(Shown, kw_only=True):
    """The lay that must be answered."""

    seat: str
    card: Kind
    opening: bool
    """Whether it is the Attack that opened the combat."""
    weapon: Level
    """The level of its weapon."""
    intensity: bool
    """Whether it has an intensity card."""
    demand: Demand
    answers: list[Kind]
    """Cards that the rules allow as an answer now, whether or not anybody holds them."""
    held: dict[Kind, Readiness]
    """Those that the viewer holds, if it must answer. `boost` needs a boost that is held too, `short` lacks one."""
    none: NoAnswer
    """What no answer means."""


class Combat(Shown, kw_only=True):
    """The combat in the centre."""

    assaulter: Fighter
    defender: Fighter
    answerer: str | None
    """The seat that must answer."""
    table: list[Lay]
    pending: Pending | None


class Shot(Shown, kw_only=True):
    """A Sniper's shot that a Mirror can still stop."""

    by: str
    seat: str
    """The seat of the soldier that is shot at."""
    soldier: Name


class BombPlayed(Shown, kw_only=True):
    """A Bomb that Duds can still stop."""

    by: str
    saved: list[str]
    """The seats that lose no soldier to it."""


class LastCombat(Shown, kw_only=True):
    """How the latest combat ended."""

    result: Literal["win"] | Undecided
    seat: str | None
    """The seat that has won it."""


class SoldierResult(ShownResult, kw_only=True):
    """How the game ended."""

    reason: EndingWord
    clause: str
    points: dict[str, int] | UnsetType = UNSET
    """The points of each seat in a match of rounds."""


class SoldierView(ShownView, kw_only=True):
    """All that one viewer may know."""

    game: Literal["soldier"]
    phase: Phase
    window: ReactionWindow | None
    turn: str | None
    """The seat whose turn it is."""
    turns: int
    """How many turns of this round have begun."""
    mode: Literal["single", "rounds"]
    round: int
    players: list[Player]
    hand: dict[Kind, int] | None
    """The viewer's hand by kind, without the kinds of which there is none."""
    piles: Piles
    combat: Combat | None
    shot: Shot | None
    bomb: BombPlayed | None
    draws_left: int
    """How many cards are still to be drawn in this turn."""
    last: LastCombat | None
    """The latest combat; null if there was none or it was called off."""
    result: SoldierResult | None


class Pass(ShownChoice, kw_only=True):
    """Doing nothing."""

    kind: Literal["pass"]
    word: PassWord
    """The word for it where the player is asked."""


class Draw(ShownChoice, kw_only=True):
    """A draw from one of the piles."""

    kind: Literal["draw"]
    source: Literal["pile", "discard"] = field(name="from")
    card: Kind | None
    """The card, if it is known."""


class Train(ShownChoice, kw_only=True):
    """A training card that is laid face up."""

    kind: Literal["train"]
    card: Kind
    points: int


class Advance(ShownChoice, kw_only=True):
    """A soldier that goes to the centre to fight another."""

    kind: Literal["advance"]
    card: Kind
    soldier: Name
    """The own soldier."""
    seat: str
    """The seat that is attacked."""
    target: Name
    """Its soldier."""


class LayDown(ShownChoice, kw_only=True):
    """A card that is laid in a combat, with its boosts."""

    kind: Literal["lay"]
    card: Kind
    weapon: Kind | None
    intensity: Kind | None


class Aim(ShownChoice, kw_only=True):
    """A card that is played against a soldier of another player."""

    kind: Literal["snipe", "redirect"]
    card: Kind
    seat: str
    """The seat of that soldier."""
    soldier: Name


class Radio(ShownChoice, kw_only=True):
    """A card that takes cards from another player."""

    kind: Literal["radio"]
    card: Kind
    seat: str
    """That player's seat."""


class Interfere(ShownChoice, kw_only=True):
    """A card that puts an own soldier in the place of the attacked one."""

    kind: Literal["interfere"]
    card: Kind
    soldier: Name
    """The own soldier."""


class PlayAlone(ShownChoice, kw_only=True):
    """A card that is played or discarded without more to choose."""

    kind: PlayedAlone
    card: Kind


class ChooseSoldier(ShownChoice, kw_only=True):
    """A soldier that is lost to a Bomb, or earned."""

    kind: Literal["lose", "pick"]
    soldier: Name


SoldierChoice = Pass | Draw | Train | Advance | LayDown | Aim | Radio | Interfere | PlayAlone | ChooseSoldier


class Help(Shown, kw_only=True):
    """What a card, a soldier or a place is."""

    card: Kind | UnsetType = UNSET
    soldier: Name | UnsetType = UNSET
    text: Said
    clause: str


class Verdict(ShownVerdict, kw_only=True):
    """Whether an action is legal."""


class LegalLay(ShownVerdict, kw_only=True):
    """A legal lay."""

    text: Said
    """What the other fighter must do then."""


class OnlyDiscarded(ShownVerdict, kw_only=True):
    """A legal discard of a card that cannot be played."""

    text: Said
    """Why it cannot be played."""
    because: str
    """The clause that says so."""


class Begun(ShownVerdict, kw_only=True):
    """The beginning of legal actions."""

    choices: list[str]
    """These actions."""
    text: Said
    """The same in a sentence."""


SoldierPreview = Help | Verdict | LegalLay | OnlyDiscarded | Begun


class CardFacts(Shown, kw_only=True):
    """A kind of card."""

    kind: Kind
    title: str
    group: str
    """Cards of a group are used alike: `action`, `training`, `weapon`, `sniper`, `intensity`, `special`."""
    count: int
    """How many there are in the printed deck."""
    does: str
    """What it does, in a sentence or two."""
    clause: str


class SoldierFacts(Shown, kw_only=True):
    """A soldier."""

    kind: Name
    title: str
    weapon: Kind
    """Its power weapon."""


class Engagement(Shown, kw_only=True):
    """A row of the Rules of Engagement: what answers a lay."""

    to: Kind
    """The card that was laid."""
    answers: list[Kind]
    none: NoAnswer
    """What no answer means."""
    clause: str


class Board(Shown, kw_only=True):
    """What a client needs to draw the game."""

    cards: list[CardFacts]
    soldiers: list[SoldierFacts]
    engagement: list[Engagement]


TYPES = ShownTypes(view=SoldierView, choice=SoldierChoice, preview=SoldierPreview, board=Board, told=told.Event)

"""What viewers are shown of the game, as types: views, choices, previews and the cards of a variant."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType, field

from sandtable.engine import Said, Shown, ShownChoice, ShownTypes, ShownVerdict, ShownView
from sandtable.games.warkings.rules.cards import ENEMY, SIGNS
from sandtable.games.warkings.rules.schema import EndingWord
from sandtable.games.warkings.words import told

Kind = Annotated[
    str, Meta(description=f"a card's sign: {', '.join(f'`{sign}`' for sign in SIGNS)}; `{ENEMY}` is the enemy")
]
Phase = Literal["deal", "turn-up", "discard", "draw", "take", "over"]


class Counted(Shown, kw_only=True):
    """How a hand counts."""

    cards: list[Kind]
    sum: int
    """The sum of the cards' values."""
    advisors: int
    """How many Advisors there are in it."""
    total: int
    """The soldiers that it counts as."""
    text: str
    """The arithmetic as text."""


class HandSeen(Shown, kw_only=True):
    """A hand as everybody sees it."""

    seat: str
    size: int
    """How many cards it holds."""
    known: list[Kind]
    """Cards that everybody knows to be in it: taken from the open pile, and still there."""


class OpenPile(Shown, kw_only=True):
    """The open pile."""

    top: Kind | None
    size: int
    """How many cards lie there."""
    pile: list[Kind]
    """Bottom first."""


class DrawPile(Shown, kw_only=True):
    """The draw pile."""

    size: int
    """How many cards lie there; the enemy attack is none of them."""
    sure: int
    """How many cards are certain to lie above the enemy attack."""
    enemy_on_top: bool
    """Whether the enemy attack lies on top: it has been announced, and nobody has taken it."""


class Effect(Shown, kw_only=True):
    """The Scroll that works on the seat whose turn it is."""

    kind: Kind
    on: str
    """The seat."""


class LastRound(Shown, kw_only=True):
    """The last round, once it has been announced."""

    by: str
    """The seat that drew the card above the enemy attack."""
    until: str
    """The seat with whose turn the round ends."""
    starts: str
    """The seat with whose turn it starts."""


class Options(Shown, kw_only=True):
    """The rules of the table that players have to know of during play."""

    open_take: Literal["own", "previous"]
    zero_check: Literal["after_discard", "end"]
    sc2_carry: Literal["also", "instead"]
    advisor: Literal["once", "stack"]
    forced_enemy: Literal["spared", "forced"]


class WarkingsResult(Shown, kw_only=True):
    """How the game ended."""

    winners: list[str]
    losers: list[str]
    ranking: list[list[str]]
    """The seats from the first to the last, those that are level together."""
    reason: EndingWord
    """The word for how it ended."""
    clause: str
    """The clause of the rulebook by which it ended."""
    text: Said
    """The same in sentences, for this viewer."""
    hands: dict[str, Counted]
    """The hand of each seat."""


class WarkingsView(ShownView, kw_only=True):
    """All that one viewer may know."""

    game: Literal["warkings"]
    phase: Phase
    turn: str | None
    """The seat whose turn it is."""
    turn_number: int
    """How many decisions have been made."""
    hand: dict[Kind, int] | None
    """The viewer's hand: how many there are of each kind, also of those of which there is none."""
    counted: Counted | None
    """How the viewer's hand counts."""
    hands: list[HandSeen]
    """The hands of all seats."""
    open: OpenPile
    draw_pile: DrawPile
    aside: list[Kind]
    """This turn's discard, held aside until a card has been drawn."""
    effect: Effect | None
    last_round: LastRound | None
    streak: int
    """Turns in a row that ended with a draw from the open pile."""
    streak_limit: int | None
    """How many of these make the draw pile compulsory; null if no number does."""
    turn_limit: int | None
    """After how many turns the game ends; null if draws from the draw pile end it."""
    options: Options
    result: WarkingsResult | None


class Discard(ShownChoice, kw_only=True):
    """A discard of equal cards, or of the red trio."""

    kind: Literal["discard", "trio"]
    cards: list[Kind]
    """The cards, bottom first."""
    count: int
    """How many they are."""
    top: Kind
    """The card that will lie on top."""


class Draw(ShownChoice, kw_only=True):
    """A draw from one of the piles."""

    kind: Literal["draw"]
    source: Literal["pile", "open"] = field(name="from")
    card: Kind | None
    """The card, if it is known."""


WarkingsChoice = Discard | Draw


class Help(Shown, kw_only=True):
    """What a card or a pile is."""

    card: Kind | UnsetType = UNSET
    text: Said
    clause: str


class Verdict(ShownVerdict, kw_only=True):
    """Whether an action is legal."""

    left: Counted | UnsetType = UNSET
    """What a legal discard leaves in the hand before the draw."""


WarkingsPreview = Help | Verdict


class CardFacts(Shown, kw_only=True):
    """A kind of card."""

    kind: Kind
    title: str
    colour: str
    count: int
    """How many there are in the deck."""
    soldiers: int
    """How many soldiers it counts as."""
    does: str
    """What it does besides, in a sentence; empty if nothing."""
    clause: str


class EnemyCard(Shown, kw_only=True):
    """The enemy attack."""

    kind: Kind
    title: str
    clause: str


class Board(Shown, kw_only=True):
    """What a client needs to draw the cards of a variant."""

    cards: list[CardFacts]
    enemy: EnemyCard


TYPES = ShownTypes(view=WarkingsView, choice=WarkingsChoice, preview=WarkingsPreview, board=Board, told=told.Event)

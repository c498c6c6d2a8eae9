"""The table as text for terminals: the players, the piles, the combat and the viewer's hand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import groupby
from textwrap import wrap

from msgspec import convert
from rich.text import Text

from sandtable.games.soldier.words.shown import Board, Combat, Player, SoldierSeen, SoldierView

_LABEL = 14  # columns of the label before a line
_LEAST = 12  # the fewest columns of a line, even in narrow terminals
_STYLES = {
    "action": "bold", "training": "bold green", "weapon": "bold yellow", "sniper": "bold red",
    "intensity": "bold magenta", "special": "bold cyan",
}  # fmt: skip


def picture(view: Mapping[str, object], board: Mapping[str, object], width: int = 80) -> Text:
    """Return a view as a few lines. Cards and soldiers are written by their signs, so that no colour is needed."""
    drawn = convert(board, Board)
    styles = [(card.kind, _STYLES[card.group]) for card in drawn.cards]
    styles += [(soldier.kind, "bold") for soldier in drawn.soldiers]
    room = max(width - _LABEL - 2, _LEAST)
    lines = [_styled(label, line, room, tuple(styles)) for label, line in _lines(convert(view, SoldierView))]
    return Text().join(lines)


@lru_cache(maxsize=1024)
def _styled(label: str, whole: str, room: int, styles: tuple[tuple[str, str], ...]) -> Text:
    """Return a line with its label, wrapped at `room` columns.

    Results are cached, because most lines of a table are the same from one ply to the next.
    """
    text, style_of = Text(), dict(styles)
    for k, line in enumerate(wrap(whole, room)):
        text.append(f"{'' if k else label:>{_LABEL - 2}}  ", "dim")
        for style, words in groupby(line.split(" "), lambda word: style_of.get(word.strip("[](),"), "")):
            text.append(f"{' '.join(words)} ", style)
        text.append("\n")
    return text


def _lines(view: SoldierView) -> Iterator[tuple[str, str]]:
    if view.mode == "rounds":
        yield "round", str(view.round)
    for player in view.players:
        mark = ">" if player.seat == view.turn else " "
        yield f"{mark} {player.seat}", ", ".join(_about(player, view.mode == "rounds"))
    piles = view.piles
    yield "draw pile", _cards(piles.draw)
    yield "discard pile", f"{piles.discard[-1]} on top, {_cards(len(piles.discard))}" if piles.discard else "-"
    known = " then ".join(("", *piles.soldiers.known))
    yield "soldier pile", f"{len(piles.soldiers.unseen)} unseen{known}"
    if piles.removed:
        yield "removed", " ".join(_listed(piles.removed))
    if view.combat:
        yield from _combat(view.combat)
    if view.shot:
        yield "shot", f"{view.shot.by} at {view.shot.seat}.{view.shot.soldier}"
    if view.bomb:
        saved = " ".join(view.bomb.saved)
        yield "bomb", f"by {view.bomb.by}, safe: {saved}"
    if view.hand is not None:
        yield "your hand", " ".join(_listed(view.hand)) or "nothing"


def _about(player: Player, match: bool) -> Iterator[str]:
    """Yield the parts of a player's line: soldiers with their power weapons, hand, training, tokens, points, marks."""
    soldiers = (f"{_standing(one)} ({one.weapon})" for one in player.soldiers)
    yield " ".join(soldiers) or "no soldier"
    yield _cards(player.cards)
    if player.known:
        yield f"holds {' '.join(player.known)}"
    if player.training:
        yield f"training {' + '.join(map(str, player.training))}"
    if player.wins:
        yield f"won {player.wins}"
    if match:
        yield f"{player.points} points"
    if player.stunned:
        yield "stunned"
    if player.barred:
        yield "barred"


def _standing(soldier: SoldierSeen) -> str:
    return f"[{soldier.soldier}]" if soldier.engaged else soldier.soldier


def _combat(combat: Combat) -> Iterator[tuple[str, str]]:
    """Yield the lines of a combat: the two fighters, one line for each lay, and what answers the pending lay."""
    sides = (f"{side.seat}.{side.soldier}" for side in (combat.assaulter, combat.defender))
    yield "combat", " against ".join(sides)
    for laid in combat.table:
        power = " (power)" if laid.power else ""
        weapon = f" + {laid.weapon}{power}" if laid.weapon else ""
        intensity = f" + {laid.intensity}" if laid.intensity else ""
        yield laid.seat, f"{laid.card}{weapon}{intensity}"
    if combat.pending:
        answers, demand = combat.pending.answers, combat.pending.demand
        yield f"{combat.answerer} answers", f"{' or '.join(answers)}. {demand.text}"


def _listed(counts: Mapping[str, int]) -> list[str]:
    return [sign for sign, count in counts.items() for _ in range(count)]


def _cards(count: int) -> str:
    return f"{count} card{'' if count == 1 else 's'}"

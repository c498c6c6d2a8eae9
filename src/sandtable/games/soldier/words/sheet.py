"""The Rules of Engagement card for printing, made from the tables that the rules use (US-COMP-9)."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from pathlib import Path
from string import Template

from sandtable.games.soldier.rules.cards import COUNTS, GROUPS, KIND_OF, POWER_SIGNS, SIGNS, SOLDIER_SIGNS
from sandtable.games.soldier.rules.numbers import HAND, PRINTED
from sandtable.games.soldier.rules.schema import BATTLES, GROUP, MATCH, SLOTS
from sandtable.games.soldier.words.answers import engagement
from sandtable.games.soldier.words.titles import CLAUSES, DOES, SOLDIER_TITLES, TITLES, WEAPON_TITLES

_OUTCOME = {"lose": "you lose the combat", "tie": "the combat is a tie"}
_ANY_TIME = ("Sniper", "Mirror", "Bomb", "Dud", "SuperDud")
_IN_COMBAT = ("Redirect", "Interfere", "Radio")
_PAGE = Template(Path(__file__).with_name("sheet.html").read_text("utf-8"))


def sheet() -> str:
    """Return the card as a self-contained page of HTML."""
    sections = (
        _section("Your turn", _turn()),
        _section("In a combat", _answers()),
        _section("Weapons and intensity", _boosts()),
        _section("Cards for a combat", _cards(_IN_COMBAT)),
        _section("At any time", _cards(_ANY_TIME)),
        _section("Power weapons", _soldiers()),
    )
    return _PAGE.substitute(sections="\n".join(sections), deck=_section("The deck", _deck()))


def _section(title: str, lines: Iterator[str]) -> str:
    return f"<section><h2>{title}</h2>{''.join(lines)}</section>"


def _paragraph(text: str, clause: str) -> str:
    return f"<p>{text} {_cited(clause)}</p>"


def _cited(clause: str) -> str:
    return f"<small>{clause}</small>"


def _rows(rows: Iterator[tuple[str, ...]]) -> Iterator[str]:
    yield "<table>"
    for head, *cells in rows:
        yield f"<tr><th>{head}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
    yield "</table>"


def _title(sign: str) -> str:
    return escape(TITLES[KIND_OF[sign]])


def _turn() -> Iterator[str]:
    yield _paragraph("Draw one card, or two with more than one soldier.", "US-TURN-3")
    yield _paragraph("Then train, attack, or discard a card.", "US-TURN-4")
    yield _paragraph(f"{GROUP} points of training earn a soldier.", "US-TRAIN-3")
    yield _paragraph(
        "After a combat all players who took part fill their hands, the attacked player first.", "US-FILL-1"
    )
    yield _paragraph(f"A hand is filled up to {PRINTED[HAND]} cards.", "US-FILL-3")
    yield _paragraph(f"{BATTLES} battles won or {SLOTS} soldiers win; a match is won with {MATCH} points.", "US-WIN-2")


def _answers() -> Iterator[str]:
    yield from _rows(
        (
            _title(row.to),
            f"is answered by {', '.join(map(_title, row.answers))}. "
            f"Without an answer {_OUTCOME[row.none]}. {_cited(row.clause)}",
        )
        for row in engagement()
    )
    yield _paragraph(f"{_title('Stun')}: a tie, and the other fighter loses the next turn.", "US-ANS-9")
    yield _paragraph(f"{_title('Retreat')}: the combat ends without a winner.", "US-R-35")


def _boosts() -> Iterator[str]:
    rows = (
        ("no such card", "nothing"),
        ("a weapon or intensity", "a weapon, an intensity card, or both"),
        ("a power weapon", "the power weapon of the answering soldier, or a weapon and an intensity card"),
    )
    yield _paragraph("What was played with the card, and what the answer needs:", "US-R-39")
    yield from _rows(iter(rows))
    yield _paragraph("Never two weapons or two intensity cards together.", "US-R-37")


def _cards(signs: tuple[str, ...]) -> Iterator[str]:
    yield from _rows(
        (_title(sign), f"{escape(DOES[KIND_OF[sign]])} {_cited(CLAUSES[KIND_OF[sign]])}") for sign in signs
    )


def _soldiers() -> Iterator[str]:
    by_weapon = {
        weapon: [SOLDIER_TITLES[k] for k in range(len(SOLDIER_SIGNS)) if POWER_SIGNS[k] == weapon]
        for weapon in WEAPON_TITLES
    }
    yield from _rows((escape(WEAPON_TITLES[weapon]), ", ".join(of)) for weapon, of in by_weapon.items())


def _deck() -> Iterator[str]:
    groups = dict.fromkeys(GROUPS)
    yield from _rows((group.capitalize(), _group(group)) for group in groups)


def _group(group: str) -> str:
    kinds = [kind for kind in range(len(SIGNS)) if GROUPS[kind] == group]
    return ", ".join(f"{COUNTS[kind]}&nbsp;×&nbsp;{escape(TITLES[kind])}" for kind in kinds)

"""Tests that English texts of the server are translated into every language of the client.

They are lessons, pages in short, options, standing orders, levels, maps and armies, and refusals about players.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.host.conftest import Api
from tests.host.endings import ENDINGS
from tests.languages import CLIENT, each_language, words

import sandtable.host
from sandtable.bots.levels import levels
from sandtable.engine.game import Game, Variant
from sandtable.games import at_tables
from sandtable.scenarios.lessons import lessons_of, told_in
from sandtable.scenarios.short import FILE, Section, sections

SERVER = Path(sandtable.host.__file__).parent
GAMES = {variant.game.name: variant.game for variant in at_tables().values()}
HOUSE = [game for game in GAMES.values() if (game.folder / "client" / "text").exists()]

each_game = pytest.mark.parametrize("game", HOUSE, ids=lambda game: str(game.name))


def variants_of(game: Game) -> list[Variant]:
    return [variant for variant in at_tables().values() if variant.game is game]


@each_language
@each_game
def test_every_lesson_is_told(game: Game, language: str) -> None:
    told = told_in(game.folder, language)
    lessons = {lesson.id: lesson for lesson in lessons_of(game.folder)}
    assert list(told) == list(lessons), language
    for id, lesson in lessons.items():
        english = {"title": lesson.scenario.title, "task": lesson.task, "hint": lesson.hint, "last": lesson.last}
        assert set(told[id]) == set(english), id
        assert [key for key in english if not told[id][key].strip() or told[id][key] == english[key]] == [], id


def bones(section: Section) -> tuple[list[str], list[tuple[bool, str | None]]]:
    return sorted(section.variants), [(block.item, block.clause) for block in section.blocks]


@each_language
@each_game
def test_every_page_in_short_is_told_item_by_item(game: Game, language: str) -> None:
    file = game.folder / FILE
    english = sections(file.read_text(encoding="utf-8"))
    other = sections(file.with_suffix(f".{language}.md").read_text(encoding="utf-8"))
    assert [bones(section) for section in other] == [bones(section) for section in english]
    assert not {block.text for one in other for block in one.blocks} & {
        block.text for one in english for block in one.blocks
    }


@each_language
@each_game
def test_options_orders_and_documents_are_told(game: Game, language: str) -> None:
    served = words(game.folder / "client" / "text" / f"served.{language}.ts")
    options = {option.key: option for variant in variants_of(game) for option in variant.options}
    assert set(served["options"]) == set(options)
    assert set(served.get("documents", {})) == {key for key, option in options.items() if option.document}
    orders = {order["id"] for variant in variants_of(game) for order in variant.describe()["orders"]}
    assert set(served.get("orders", {})) == orders
    assert all(set(order) == {"title", "text"} for order in served.get("orders", {}).values())


@each_language
@each_game
def test_what_is_chosen_instead_of_being_written_out_is_named(game: Game, language: str) -> None:
    folder = game.folder / "client" / "text"
    named = {id for table in words(folder / f"served.{language}.ts").get("board", {}).values() for id in table}
    coded = (folder / f"options.{language}.ts").read_text(encoding="utf-8")
    for variant in variants_of(game):
        for option in variant.options:
            values = option.values if option.document else ()
            assert [one for one in values if one not in named and f"{one}: " not in coded] == [], option.key


@each_language
def test_levels_are_told(language: str) -> None:
    served = words(CLIENT / f"served.{language}.ts")
    met = {level.id for variant in at_tables().values() for level in levels(variant).values()}
    assert met <= set(served["levels"])


@each_language
@each_game
async def test_the_server_tells_them_and_says_so(api: Api, game: Game, language: str) -> None:
    for path in (f"/api/lessons/{game.name}", f"/api/games/{variants_of(game)[0].id}/short"):
        english, other = await api.get(path), await api.get(f"{path}?language={language}")
        assert english.headers["Content-Language"] == "en" and other.headers["Content-Language"] == language
        assert len(other.json()) == len(english.json()) and other.json() != english.json()
        unknown = await api.get(f"{path}?language=xx")
        assert unknown.headers["Content-Language"] == "en" and unknown.json() == english.json()
        assert (await api.get(f"{path}?language=../en")).status_code == 422


# ---- refusals ----

OTHERWISE = {"api.py", "app.py", "bot_tokens.py", "callers.py", "lobby_socket.py", "polling.py", "sockets.py"}
"""Modules of the wire that know players and refuse what has to do with tables, connections and tokens."""
TO_PROGRAMS = {
    "A bot plays * games at once at most.",
    "A challenge names a game and a time, or a table.",
    "A challenge names one game and one time.",
    "A line is a text, or one of the phrases.",
    "An army is a whole set-up, which begins with `*`.",
    "Bots challenge bots. People challenge a bot if they want to play with it.",
    "Name a player by a line, by a table and a seat, or by the id.",
    "Only pages of this server have sessions. A program holds a seat by its token.",
    "There is no seat *; there are: *.",
}
"""Sentences that nobody reads in the client."""


def about_players() -> list[Path]:
    """Return the modules that refuse what players ask of accounts, ratings, chat, bots, tournaments and moderators."""
    wire = [file for file in (SERVER / "wire").glob("*.py") if file.name not in OTHERWISE]
    knowing = [file for file in wire if re.search(r"host\.club|browsers", file.read_text(encoding="utf-8"))]
    others = ("limits/accounts.py", "limits/tries.py", "table/texts.py", "notices/notices.py")
    return [*(SERVER / "club").rglob("*.py"), *knowing, *(SERVER / name for name in others)]


def written(node: ast.AST) -> str | None:
    """Return a text in the source, with a star for each value that is put into it; None: it is no text."""
    match node:
        case ast.Constant(value=str(text)):
            return text
        case ast.JoinedStr(values=parts):
            return "".join(str(part.value) if isinstance(part, ast.Constant) else "*" for part in parts)
        case _:
            return None


def sentences_in(file: Path) -> Iterator[str]:
    """Yield the sentences in a module that are no documentation."""
    nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    passed = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    passed |= {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
    for node in nodes:
        text = None if id(node) in passed else written(node)
        if text is not None and re.fullmatch(r"[A-Z*].* .*\.", text):
            yield text


def pattern(sentence: str) -> str:
    return ".+?".join(map(re.escape, sentence.split("*")))


def is_said(sentence: str, said: list[str]) -> bool:
    """Return whether the client says a sentence, or one of which it is a part."""
    return any(re.fullmatch(pattern(known), sentence) or re.search(pattern(sentence), known) for known in said)


@each_language
def test_refusals_about_players_are_told(language: str) -> None:
    said = list(words(CLIENT / f"served.{language}.ts")["said"])
    read = {sentence for file in about_players() for sentence in sentences_in(file)}
    assert TO_PROGRAMS <= read, "they are still there"
    assert sorted(one for one in read - TO_PROGRAMS if not is_said(one, said)) == []


ABOUT_TABLES = (
    "hub/hub.py",
    "hub/tables.py",
    "limits/concurrency.py",
    "limits/connection_limits.py",
    "refusals.py",
    "store/keeping.py",
    "table/absent_seats.py",
    "table/again.py",
    "table/continuing.py",
    "table/draws.py",
    "table/loading.py",
    "table/rematch.py",
    "table/replaying.py",
    "table/room.py",
    "table/seat_handoff.py",
    "table/seating.py",
    "table/turn_clocks.py",
    "wire/handoff_routes.py",
)
"""Modules that refuse what players ask of tables: seats, invitations, rematches, files, and games that go on."""


@each_language
def test_refusals_about_tables_are_told(language: str) -> None:
    said = list(words(CLIENT / f"served.{language}.ts")["said"])
    read = {sentence for name in ABOUT_TABLES for sentence in sentences_in(SERVER / name) if "{seat" not in sentence}
    parts = {part for one in read for part in re.split(r"(?<=[.!?*]) (?=It )", one) if part != "*"}
    assert sorted(one for one in parts if not is_said(one, said) and "token" not in one) == []


@each_language
@pytest.mark.parametrize("room", ENDINGS)
def test_how_a_game_has_ended_is_told(language: str, room: str) -> None:
    folder = CLIENT if room == "web" else GAMES[room].folder / "client" / "text"
    said = list(words(folder / f"served.{language}.ts")["said"])
    whole = [one for text in ENDINGS[room]() for one in re.split(r"(?<=[.!?]) (?=[A-Z])", text)]
    assert sorted(one for one in {*whole} if not any(re.fullmatch(pattern(known), one) for known in said)) == []

"""Tests that English texts of the server are translated into every language of the client.

They are lessons, pages in short, options, standing orders, levels, maps and armies.
"""

from __future__ import annotations

import pytest
from tests.host.conftest import Api
from tests.languages import CLIENT, each_language, words

from sandtable.bots.levels import levels
from sandtable.engine.game import Game, Variant
from sandtable.games import at_tables
from sandtable.scenarios.lessons import lessons_of, told_in
from sandtable.scenarios.short import FILE, Section, sections

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

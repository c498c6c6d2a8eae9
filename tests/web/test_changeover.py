"""A game that is begun on interpreted rules and goes on on compiled ones: nobody at the page sees it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.host.programs import SERVING, FilledCache, Program
from tests.web.conftest import Sit
from tests.web.test_line import WATCH, unnoticed


@pytest.fixture
def cache(tmp_path: Path) -> Iterator[FilledCache]:
    """The changeover comes when the test lets it."""
    cache = FilledCache(tmp_path / "cache")
    cache.hold()
    yield cache
    cache.let_go()


def test_a_changeover_is_not_noticed(sit: Sit, tmp_path: Path, cache: FilledCache) -> None:
    with Program(tmp_path / "games.db", cache.folder) as program:
        program.hear(SERVING)
        (first,) = program.servers()
        player = sit(program)
        player.page.add_init_script(WATCH)
        player.into_play()
        player.turns(1)
        cache.let_go()
        for _ in range(100):
            if not player.turns(1) or program.servers() != [first]:
                break
        program.changed_over(first)
        assert player.turns(2) == 2 or player.result.is_visible()
        assert unnoticed(player)

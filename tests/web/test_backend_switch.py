"""Tests of a game that begins on interpreted rules and continues on compiled ones: nobody at the page notices."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.host.programs import SERVING, FilledCache, Program, held
from tests.web.conftest import Sit
from tests.web.reconnecting import WATCH, unnoticed

__all__ = ["held"]


@pytest.mark.nightly
def test_a_changeover_is_not_noticed(sit: Sit, tmp_path: Path, held: FilledCache) -> None:
    with Program(tmp_path / "games.db", held.folder) as program:
        program.hear(SERVING)
        (first,) = program.servers()
        player = sit(program)
        player.page.add_init_script(WATCH)
        player.from_lobby()
        player.begin()
        player.turns(1)
        held.let_go()
        for _ in range(100):
            if not player.turns(1) or program.servers() != [first]:
                break
        program.changed_over(first)
        assert player.turns(2) == 2 or player.result.is_visible()
        assert unnoticed(player)

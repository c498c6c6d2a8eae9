"""A test that walks all paths that name something of a player, with the session of another: nothing is told or done."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from tests.host.authenticator import SITE, Authenticator, ask
from tests.host.browsers import House
from tests.host.documented import operations
from tests.host.lobbies import CAMPAIGN, LobbyPage, club, wish
from tests.host.members import PASSWORD, register
from tests.host.robots import make
from tests.host.talkers import phrase
from tests.host.tourneys import SWISS, Entrant

from sandtable.host.store.measures import Measure
from sandtable.host.store.schema import DUE, METADATA

pytestmark = pytest.mark.usefixtures("nobody_is_new")

FOR_EVERYBODY = {
    "/api/seeks/{id}/answer",  # to play with its player
    "/api/tables/{table}/poll/open",  # to watch
    "/api/tournaments/{id}/entry",  # to enter
}
"""Paths by which strangers do something."""


def changes(document: dict[str, Any]) -> Iterator[tuple[str, str, Any]]:
    """Yield the method, the path and a body of every request that names something and changes it."""
    for method, path, body in operations(document):
        if method != "GET" and "{" in path and path not in FOR_EVERYBODY:
            yield method, path, body


async def everything(here: House) -> dict[str, list[tuple[Any, ...]]]:
    """Return all rows of the database, without what its servers claim from time to time."""

    def look(connection: sa.Connection) -> dict[str, list[tuple[Any, ...]]]:
        kept = [table for table in METADATA.sorted_tables if table is not DUE]
        rows = {table.name: connection.execute(sa.select(table)) for table in kept}
        return {name: sorted(map(tuple, found), key=repr) for name, found in rows.items()}

    return await here.store.read(look)


async def muted(here: House, player: str) -> str:
    """Mute a player; return the id of the measure."""
    await here.store.moderation.add(Measure("muted", player, "mute", "Rude", "", None, 0, None))
    return "muted"


async def test_another_player_can_do_nothing_to_what_a_path_names(tmp_path: Path) -> None:
    async with club(tmp_path / "games.db", public_url=SITE, too_fast_waits=0.0) as here:
        anna, eve = await here.browser(SITE), await here.browser(SITE)
        await register(anna)
        await register(eve, "Eve")
        path = await anna.game()
        made = {"made": Authenticator().make(await ask(anna, "new")), "password": PASSWORD}
        [passkey] = (await anna.post("/api/me/passkeys", made)).json()["account"]["passkeys"]
        [device] = await anna.devices()
        boris, cara = [await LobbyPage(await here.browser(SITE), name).enter() for name in ("Boris", "Cara")]
        assert (await boris.challenge(cara, wish=wish(CAMPAIGN))).status_code == 204
        await cara.until(lambda page: bool(page.own["challenges"]))
        [challenge] = cara.own["challenges"]
        bot, line = (await make(anna))["bot"]["id"], (await phrase(anna, path, "hello")).json()["lines"][0]["id"]
        held = await Entrant(anna, "Anna").held(**SWISS, starts=int(time.time()) + 3600)
        about = {"about": {"line": line}, "reason": "rude", "words": ""}
        assert (await boris.browser.post("/api/reports", about)).status_code == 204
        [filed] = await here.rows("reports")
        measure = await muted(here, filed.about)
        ids = {
            "/api/me/passkeys": passkey["id"],
            "/api/me/sessions": device["id"],
            "/api/challenges": challenge["id"],
            "/api/tournaments": held,
            "/api/me/measures": measure,
            "/api/moderation/measures": measure,
            "/api/moderation/tournaments": held,
            "/api/moderation/reports": filed.id,
        }
        before, asked = await everything(here), set()
        for method, pattern, body in changes(here.app.openapi()):
            known = next((id for start, id in ids.items() if pattern.startswith(start)), "x")
            named = pattern.replace("{table}", path.rpartition("/")[2]).replace("{seat}", "South")
            named = named.replace("{bot}", bot).replace("{player}", boris.id)
            answer = await eve.http.request(
                method, named.replace("{id}", known).replace("{code}", "x.y"), json=body, headers={"Origin": SITE}
            )
            asked.add(pattern)
            told = f"{method} {pattern}: {answer.status_code} {answer.text}"
            assert answer.status_code < 500 and '"malformed"' not in answer.text, told
            assert await everything(here) == before, told
        walked = {start for start in ids if any(pattern.startswith(f"{start}/{{id}}") for pattern in asked)}
        assert walked == set(ids) and {"/api/tables/{table}/actions", "/api/me/bots/{bot}"} <= asked


async def test_another_player_sees_nothing_of_a_seat(tmp_path: Path) -> None:
    async with club(tmp_path / "games.db") as here:
        anna, eve, spectator = [await here.browser() for _ in range(3)]
        await register(anna)
        await register(eve, "Eve")
        path = await anna.game()
        for look in ("", "/record"):
            theirs = await eve.get(f"{path}{look}")
            assert theirs.status_code == 200 and theirs.text == (await spectator.get(f"{path}{look}")).text
            assert theirs.text != (await anna.get(f"{path}{look}")).text or look
        assert path not in await eve.games() and "Anna" not in (await eve.get("/api/me/data")).text

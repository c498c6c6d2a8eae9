"""Games at an application in this process that were called off."""

from __future__ import annotations

from tests.host.conftest import Api


async def over(api: Api, *seats: dict[str, str]) -> tuple[str, dict[str, str]]:
    """Return the path and the tokens of a game that was called off."""
    made = await (api.table(seats=list(seats)) if seats else api.table())
    kinds = [seat["kind"] for seat in seats] or ["human", "human"]
    names = [name for name, kind in zip(("South", "North"), kinds, strict=True) if kind == "human"]
    tokens = {name: await api.sit(made, name, name) for name in names}
    path = f"/api/tables/{made['id']}"
    assert (await api.post(f"{path}/abort", {}, tokens["South"])).status_code == 200
    return path, tokens

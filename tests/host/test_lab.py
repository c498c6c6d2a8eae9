"""Tests of the lab in the browser: a study is put together, played, stopped and resumed; and who may use it."""

from __future__ import annotations

import asyncio
import itertools
import threading
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx2
import pytest
from tests.host.conftest import Api

from sandtable.cli import run as command
from sandtable.engine.compile.backend import NATIVE
from sandtable.games import at_tables
from sandtable.host.lab import lab
from sandtable.host.lab.study_folders import StudyFolders
from sandtable.host.lab.study_process import askable
from sandtable.host.protocol.lab import MOST_CELLS, MOST_GAMES
from sandtable.host.settings import Settings
from sandtable.host.wire.app import create_app
from sandtable.studies.cells import parts_of
from sandtable.studies.measures import MEASURES
from sandtable.studies.study import read_study
from sandtable.study_progress import Askable, Progress

REQUEST: dict[str, Any] = {
    "title": "Which card may be taken?", "game": "warkings", "players": ["sergeant", "random"], "games": 6, "seed": 7,
    "vary": {"open_take": ["previous", "own"]}, "measure": ["wins", "length"],
}  # fmt: skip
LONG = {**REQUEST, "vary": {}, "games": 100_000}
ASKABLE: list[Askable] = []
ACTIVE = ("starting", "playing", "stopping", *(["compiling"] if NATIVE else []))


@pytest.fixture(autouse=True)
def asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ask a process once what can be asked in a lab: it takes two seconds, and is the same for every server."""

    async def ask(settings: Settings) -> Askable:
        ASKABLE[:] = ASKABLE or [await askable(settings)]
        return ASKABLE[0]

    monkeypatch.setattr(lab, "askable", ask)


@asynccontextmanager
async def opened(
    folder: Path, caller: str = "127.0.0.1", host: str = "localhost:8000", **more: Any
) -> AsyncIterator[Api]:
    """Start a server with a lab, and a client at the address `caller` that has typed `host`."""
    quick = {
        "hosts": ("play.example",),
        "lab": "here",
        "lab_workers": 1,
        "lab_nice": 0,
        "bot_workers": 0,
    }
    app = create_app(Settings(db=str(folder / "games.db"), **{**quick, **more}))
    async with app.router.lifespan_context(app):
        transport = httpx2.ASGITransport(app=app, raise_app_exceptions=False, client=(caller, 1))
        async with httpx2.AsyncClient(transport=transport, base_url=f"http://{host}") as http:
            yield Api(http, app.state.hub)


async def founded(api: Api, **changed: Any) -> dict[str, Any]:
    made = await api.post("/api/lab/studies", {**REQUEST, **changed})
    assert made.status_code == 201, made.text
    return dict(made.json())


async def until(api: Api, study: str, *states: str) -> dict[str, Any]:
    """Return the study, as soon as it is in one of these states."""
    while True:
        shown = (await api.get(f"/api/lab/studies/{study}")).json()
        if shown["progress"]["state"] in states:
            return dict(shown)
        assert shown["progress"]["state"] in ACTIVE, shown["progress"]
        await asyncio.sleep(0.1)


async def refused(api: Api, status: int, **changed: Any) -> str:
    answer = await api.post("/api/lab/studies", {**REQUEST, **changed})
    assert answer.status_code == status, answer.text
    return str(answer.json()["message"])


async def test_a_study_from_the_form_to_the_report(tmp_path: Path) -> None:
    async with opened(tmp_path) as api:
        about = (await api.get("/api/lab")).json()
        assert [one["id"] for one in about["measures"]] == list(MEASURES) and about["studies"] == []
        made = await founded(api)
        shown = await until(api, made["id"], "done")
        told = shown["progress"]
        assert (told["played"], told["total"]) == (12, 12)
        assert [one["measure"] for one in told["answers"]] == ["wins", "length"]
        wins = told["answers"][0]
        assert wins["sentences"][0].startswith("open_take previous: A wins")
        (seats, players) = wins["charts"]
        assert {row["cell"] for row in seats["figures"]} == {"open_take previous", "open_take own"}
        assert all(row["low"] <= row["value"] <= row["high"] for row in players["figures"])
        assert shown["files"] == ["study.yaml", "report.html", "length.csv", "wins.csv"]
        base = f"/api/lab/studies/{made['id']}/files"
        page = await api.get(f"{base}/report.html")
        assert "Which card may be taken?" in page.text and "attachment" in page.headers["content-disposition"]
        look = await api.get(f"{base}/report.html?look=true")
        assert look.headers["content-disposition"] == "inline" and "sandbox" in look.headers["content-security-policy"]
        assert (await api.get(f"{base}/wins.csv")).text.startswith("cell,")
        (line,) = (await api.get("/api/lab")).json()["studies"]
        assert (line["id"], line["state"], line["played"]) == (made["id"], "done", 12)
    _goes_on_in_a_terminal(tmp_path / "lab" / made["id"] / "study.yaml", shown)


def _goes_on_in_a_terminal(file: Path, shown: dict[str, Any]) -> None:
    """Check that the files on the disk are an ordinary study."""
    assert str(file.parent) == shown["folder"] and file.read_text(encoding="utf-8") == shown["file"]
    study = read_study(file)
    assert (study.title, study.games, study.seed, len(study.settings)) == (REQUEST["title"], 6, 7, 2)
    before = {one.name: one.stat().st_mtime_ns for one in file.with_suffix(".results").glob("*.parquet")}
    assert command(["report", str(file)]) == 0
    assert before == {one.name: one.stat().st_mtime_ns for one in file.with_suffix(".results").glob("*.parquet")}


@pytest.mark.nightly  # tests/studies hold what `restrict` does, test_more_can_be_asked that the page asks for it
async def test_a_game_without_its_parts(tmp_path: Path) -> None:
    """The first player goes without each part on its own, and then without all of them."""
    async with opened(tmp_path) as api:
        parts = (await api.get("/api/lab")).json()["parts"]
        for id, game in at_tables().items():
            assert {part["id"]: part["title"] for part in parts[id]} == dict(parts_of(game))
        one, other = [part["id"] for part in parts["warkings"]][:2]
        made = await founded(api, vary={}, restrict=[one, other], measure=["wins"])
        told = (await until(api, made["id"], "done"))["progress"]
        assert told["total"] == 18
        cells = {row["cell"] for row in told["answers"][0]["charts"][0]["figures"]}
        assert cells == {"restrict nothing", f"restrict {one}", f"restrict {other}"}


@pytest.mark.nightly  # tests/studies hold `meet` and `until`
async def test_players_who_meet_until_enough_is_known(tmp_path: Path) -> None:
    wanted = {
        "players": [], "meet": ["sergeant", "random", "recruit"], "vary": {}, "measure": ["ladder"],
        "games": None, "until": {"half_width": 0.49, "at_most": 2000},
    }  # fmt: skip
    async with opened(tmp_path) as api:
        made = await founded(api, **wanted)
        told = (await until(api, made["id"], "done"))["progress"]
        assert 0 < told["played"] < 6000, "it has ended early"
        assert [one["measure"] for one in told["answers"]] == ["ladder"]
        study = read_study(tmp_path / "lab" / made["id"] / "study.yaml")
        assert (study.half_width, study.games, len(study.settings)) == (0.49, 2000, 3)


async def test_it_is_stopped_and_goes_on_and_ends_with_its_server(tmp_path: Path) -> None:
    async with opened(tmp_path) as api:
        made = await founded(api, **LONG)
        while True:
            shown = await until(api, made["id"], "playing")
            if shown["progress"]["answers"]:
                break
            await asyncio.sleep(0.1)
        assert shown["progress"]["per_second"] > 0 and shown["progress"]["left"] > 0
        assert "Another study is running: “Which card may be taken?”" in await refused(api, 409)
        assert (await api.post(f"/api/lab/studies/{made['id']}/remove", {})).status_code == 409
        assert (await api.post(f"/api/lab/studies/{made['id']}/stop", {})).json()["progress"]["state"] == "stopping"
        told = (await until(api, made["id"], "stopped"))["progress"]
        assert 0 < told["played"] < 100_000 and len(told["answers"]) == 2
        page = await api.get(f"/api/lab/studies/{made['id']}/files/report.html")
        assert page.status_code == 200, "there is a report of what was played"
        again = await api.post(f"/api/lab/studies/{made['id']}/go-on", {})
        assert again.status_code == 200, again.text
        while (await until(api, made["id"], "playing"))["progress"]["played"] <= told["played"]:
            await asyncio.sleep(0.1)
    kept = list((tmp_path / "lab" / made["id"] / "study.results").glob("*.parquet"))
    async with opened(tmp_path) as api:  # what was under way goes on, as games do
        shown = await until(api, made["id"], "playing")
        while (shown := await until(api, made["id"], "playing"))["progress"]["played"] < 400 * len(kept):
            await asyncio.sleep(0.1)
        await api.post(f"/api/lab/studies/{made['id']}/stop", {})
        await until(api, made["id"], "stopped")
        left = (await api.post(f"/api/lab/studies/{made['id']}/remove", {})).json()
        assert left["studies"] == [] and not (tmp_path / "lab" / made["id"]).exists()


async def test_what_is_told_last_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A study is stopped while a slow disk still stores that it is being played."""
    keep, ended = StudyFolders.keep, threading.Event()

    def slowly(folders: StudyFolders, id: str, progress: Progress) -> None:
        if progress.state == "playing":
            ended.wait(8)
            time.sleep(0.5)
        else:
            ended.set()
        keep(folders, id, progress)

    monkeypatch.setattr(StudyFolders, "keep", slowly)
    async with opened(tmp_path) as api:
        spec = asyncio.ensure_future(api.post("/api/lab/studies", LONG))
        while not (studies := (await api.get("/api/lab")).json()["studies"]) or studies[0]["played"] < 4:
            await asyncio.sleep(0.05)
        await api.post(f"/api/lab/studies/{studies[0]['id']}/stop", {})
        assert (await spec).status_code == 201
        shown = await until(api, studies[0]["id"], "stopped")
        assert shown["progress"]["answers"], "what it had found"


WIDE = {"half_width": 0.5, "at_most": 10}
WRONG: dict[str, dict[str, Any]] = {
    "has no option": {"vary": {"no_such_option": [1, 2]}},
    "one of the two": {"until": WIDE},
    "cell 'open_take nobody'": {"vary": {"open_take": ["own", "nobody"]}},
    "'private'": {"players": ["private"]},
    "private": {"players": [], "vary": {}, "meet": ["random", "private"]},
    "has no part 'spoon'": {"vary": {}, "restrict": ["spoon"]},
    "at least two players": {"players": [], "vary": {}, "meet": ["random"]},
    "each pair is a cell": {"players": [], "meet": ["random", "sergeant"]},
    "half_width is a share between": {"games": None, "until": WIDE},
}


@pytest.mark.parametrize("many", [2, pytest.param(len(WRONG), marks=pytest.mark.nightly)])
async def test_what_is_wrong_is_said_as_of_a_study_file(tmp_path: Path, many: int) -> None:
    """A process reads each study, and the tests of studies hold what it says: by day, two are enough."""
    async with opened(tmp_path) as api:
        for said, changed in list(WRONG.items())[:many]:
            assert said in await refused(api, 400, **changed)
        assert (await api.get("/api/lab")).json()["studies"] == [], "nothing is left of it"


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"players": ["os:system"]}, "a level of the game, or `random`"),
        ({"players": ['process:"rm -rf /"']}, "a level of the game, or `random`"),
        ({"players": [], "meet": ["random", "os:system"]}, "a level of the game, or `random`"),
        ({"vary": {"players": [["os:system"]]}}, "has no option 'players'"),
        ({"vary": {"games": [MOST_GAMES]}}, "has no option 'games'"),
        ({"title": "  "}, "needs a `title`"),
        ({"games": MOST_GAMES}, f"2,000,000 games in all are too many; the limit here is {MOST_GAMES:,}"),
        (
            {"vary": {"open_take": ["own"] * 10, "stall_rounds": list(range(10))}},
            f"100 cells are too many; the limit here is {MOST_CELLS}",
        ),
        ({"restrict": ["ace"] * 30}, f"62 cells are too many; the limit here is {MOST_CELLS}"),
        (
            {"players": [], "vary": {}, "meet": ["random"] * 12},
            f"66 cells are too many; the limit here is {MOST_CELLS}",
        ),
        ({"games": None, "until": {"half_width": 0.01, "at_most": MOST_GAMES}}, "2,000,000 games in all"),
    ],
)
async def test_what_is_too_much_or_not_allowed_here(tmp_path: Path, changed: dict[str, Any], said: str) -> None:
    async with opened(tmp_path) as api:
        assert said in await refused(api, 400, **changed)
    assert not (tmp_path / "lab").exists()


async def test_it_is_off_unless_it_was_asked_for(api: Api) -> None:
    for answer in (await api.get("/api/lab"), await api.post("/api/lab/studies", REQUEST)):
        assert answer.status_code == 404 and "sandtable serve --lab" in answer.json()["message"]


@pytest.mark.parametrize(
    ("caller", "host"), [("192.0.2.7", "localhost:8000"), ("127.0.0.1", "play.example"), ("192.0.2.7", "192.0.2.1")]
)
async def test_strangers_are_kept_out(tmp_path: Path, caller: str, host: str) -> None:
    """That includes requests under another site's name that leads here."""
    async with opened(tmp_path, caller, host) as api:
        for answer in (await api.get("/api/lab"), await api.post("/api/lab/studies", REQUEST)):
            assert answer.status_code == 403 and "server's own machine" in answer.json()["message"]
    assert not (tmp_path / "lab").exists()


async def test_unless_the_lab_is_for_everyone(tmp_path: Path) -> None:
    async with opened(tmp_path, "192.0.2.7", "play.example", lab="all") as api:
        assert (await api.get("/api/lab")).status_code == 200


@pytest.mark.parametrize(
    ("lab", "caller", "shown"),
    [
        ("here", "127.0.0.1", True),
        ("here", "192.0.2.7", False),
        ("all", "192.0.2.7", True),
        ("", "127.0.0.1", False),
    ],
)
async def test_the_way_to_it_is_shown_to_those_who_may_go_it(
    tmp_path: Path, lab: str, caller: str, shown: bool
) -> None:
    async with opened(tmp_path, caller, lab=lab) as api:
        headers = (await api.get("/api/games")).headers
        assert (headers.get("link") == '</lab>; rel="related"') is shown
        assert ((await api.get("/api/lab")).status_code == 200) is shown


async def test_nothing_else_of_the_disk_is_shown(tmp_path: Path) -> None:
    place = tmp_path / "lab" / "20261125-030000-a-question"
    (place / "study.results").mkdir(parents=True)
    (place / "progress.json").write_text("{}")
    (place / "study.results" / "study.json").write_text("{}")
    async with opened(tmp_path) as api:
        names = ("progress.json", "..%2Fprogress.json", "study.json", "other.csv", "report.html")
        for id, name in itertools.product((place.name, "..", "20261125-030000-gone"), names):
            assert (await api.get(f"/api/lab/studies/{id}/files/{name}")).status_code == 404
        assert (await api.get("/api/lab")).json()["studies"] == [], "what cannot be read is left out"


def test_without_the_extra_it_is_a_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sandtable.cli.common.LAB", ("polars", "no_such_module_here"))
    assert command(["serve", "--lab"]) == 2
    assert capsys.readouterr().err == 'sandtable: --lab needs: pip install "sandtable[lab]"\n'

"""Tests of deploy/: its files name options, metrics and servers that there are, and HAProxy does what they say."""

from __future__ import annotations

import asyncio
import json
import re
import shlex
import shutil
import signal
import subprocess
import time
import urllib.error
import urllib.request
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import typer
import yaml
from tests.host.postgres import Postgres, find_postgres
from tests.host.releases import FormerServer, NewerServer, Table
from tests.host.servers import Server, free_port, hear, say

from sandtable import cli
from sandtable.cli.common import app
from sandtable.host import serve
from sandtable.host.bots import players
from sandtable.host.http_server import SPREAD
from sandtable.host.metrics import Metrics, PoolCounts
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Settings

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))
COMPOSE = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
OURS = {name: one for name, one in COMPOSE["services"].items() if one.get("image") == "sandtable"}
SERVERS = {name: one for name, one in OURS.items() if one["command"][0] == "serve"}
PLAYERS = OURS["players"]
NOTICES = yaml.safe_load((DEPLOY / "compose.notices.yaml").read_text(encoding="utf-8"))
DROP_IN = (DEPLOY / "notices.conf").read_text(encoding="utf-8")
DOCKERFILE = (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
HAPROXY = (DEPLOY / "haproxy.cfg").read_text(encoding="utf-8")
VARIABLE = re.compile(r"\bSANDTABLE_[A-Z_]+")


def started(unit: Path) -> list[str]:
    """Return the words of the command that a unit starts."""
    (line,) = re.findall(r"^ExecStart=(.*)$", unit.read_text(encoding="utf-8"), re.MULTILINE)
    return shlex.split(line.replace("%i", "8001"))


def in_form(name: str) -> list[str]:
    """Return the words of an instruction in the Dockerfile that are a list."""
    (found,) = re.findall(rf"^{name} (\[.*\])$", DOCKERFILE, re.MULTILINE)
    return [str(word) for word in json.loads(found)]


COMMANDS = [
    *(started(unit)[1:] for unit in UNITS),
    *(service["command"] for service in OURS.values()),
    in_form("CMD"),
]


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_every_command_starts_a_server_or_players(
    words: list[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "secret").write_text("a-secret-of-24-characters")
    monkeypatch.setenv("SANDTABLE_PLAYERS_SECRET_FILE", str(tmp_path / "secret"))
    started: list[str] = []
    monkeypatch.setattr(serve, "run", lambda settings: started.append("serve"))
    monkeypatch.setattr(players, "run", lambda *given: started.append("players"))
    assert cli.run(words) == 0 and started == [words[0]]


def test_every_command_runs_the_program_that_is_installed() -> None:
    assert in_form("ENTRYPOINT") == ["sandtable"]
    assert {started(unit)[0] for unit in UNITS} == {"/opt/sandtable/bin/sandtable"}
    assert "/opt/sandtable/bin" in DOCKERFILE


def test_every_variable_is_one_that_sandtable_reads() -> None:
    program: Any = typer.main.get_command(app)
    known = {param.envvar for command in ("serve", "players") for param in program.commands[command].params}
    texts = [path.read_text(encoding="utf-8") for path in DEPLOY.iterdir() if path.is_file()]
    named = {name for text in texts for name in VARIABLE.findall(text)}
    assert "SANDTABLE_DB_FILE" in named and not named - known


def test_the_image_is_made_from_what_it_is_given() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    given = {line.removeprefix("!") for line in ignored if line.startswith("!")}
    copied = re.findall(r"^COPY (?!--from)(.*) \S+$", DOCKERFILE, re.MULTILINE)
    paths = {path for words in copied for path in words.split()}
    assert all((ROOT / path).exists() for path in given | paths)
    assert {Path(path).parts[0] for path in paths} == given


def test_every_metric_of_the_dashboard_is_counted() -> None:
    metrics = Metrics()
    metrics.refused(Refusal(404, "no_table"))
    text = metrics.text(1, 1, {"quick": PoolCounts(0, 0, 0)})
    counted = set(re.findall(r"^(sandtable_\w+)", text, re.MULTILINE))
    labels = {*re.findall(r"(\w+)=\"", text), "instance", "job", "le"}
    dashboard = json.loads((DEPLOY / "grafana-dashboard.json").read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in dashboard["panels"] for target in panel["targets"]]
    named = {name for query in asked for name in re.findall(r"sandtable_\w+", query)}
    assert named and not named - counted
    by = {label for query in asked for found in re.findall(r"by \((.*?)\)", query) for label in found.split(", ")}
    assert by and by <= labels
    families = set(re.findall(r"^# TYPE (\w+)", text, re.MULTILINE))
    assert not [family for family in families if not any(name.startswith(family) for name in named)], "all are shown"


def test_prometheus_asks_every_server_where_it_answers() -> None:
    (job,) = yaml.safe_load((DEPLOY / "prometheus.yml").read_text(encoding="utf-8"))["scrape_configs"]
    assert job["metrics_path"] == "/metrics"
    assert job["static_configs"][0]["targets"] == [f"{server['hostname']}:8000" for server in SERVERS.values()]
    assert all("--metrics-access all" in " ".join(server["command"]) for server in SERVERS.values())
    assert "path /metrics " in HAPROXY, "strangers are not told"


def test_what_compose_names_is_there() -> None:
    services, networks = COMPOSE["services"], COMPOSE["networks"]
    for name, service in services.items():
        assert set(service.get("secrets", ())) <= COMPOSE["secrets"].keys(), name
        assert set(service["networks"]) <= networks.keys() and set(service.get("depends_on", ())) <= services.keys()
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source in COMPOSE["volumes"] or (DEPLOY / source).is_file(), volume
    for server in SERVERS.values():
        settings = server["environment"]
        assert settings["SANDTABLE_NODES"] == str(len(SERVERS))
        assert settings["SANDTABLE_DB_FILE"].removeprefix("/run/secrets/") in server["secrets"]
        assert settings["FORWARDED_ALLOW_IPS"] == services["balancer"]["networks"]["inside"]["ipv4_address"]
        grace = float(server["stop_grace_period"].removesuffix("s"))
        assert grace > float(settings["SANDTABLE_DRAIN_SECONDS"]) + SPREAD
    assert set(re.findall(r"^ +server \w+ ([\w-]+):8000", HAPROXY, re.MULTILINE)) == SERVERS.keys()


def test_notices_are_added_to_every_server() -> None:
    assert NOTICES["services"].keys() == SERVERS.keys()
    for added in NOTICES["services"].values():
        assert set(added["secrets"]) == NOTICES["secrets"].keys()
        assert not any(COMPOSE["networks"][network].get("internal") for network in added["networks"])
        files = [value for value in added["environment"].values() if value.startswith("/run/secrets/")]
        assert sorted(file.removeprefix("/run/secrets/") for file in files) == sorted(added["secrets"])


def in_drop_in() -> dict[str, str]:
    """Return the variables that the drop-in for systemd sets."""
    found = re.findall(r"^Environment=\"?(SANDTABLE_\w+)=(.*?)\"?$", DROP_IN, re.MULTILINE)
    return dict(found)


@pytest.mark.parametrize("given", [NOTICES["x-notices"]["environment"], in_drop_in()], ids=["compose", "systemd"])
def test_notices_can_be_sent_as_configured(
    given: dict[str, str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    secrets = {"smtp": "smtp://anna:secret@mail.example.org", "webhook": "https://discord.com/api/webhooks/1/secret"}
    for name, secret in secrets.items():
        (tmp_path / name).write_text(secret)
    for variable, value in given.items():
        name = Path(value).name.removesuffix("_url")
        monkeypatch.setenv(variable, str(tmp_path / name) if variable.endswith("_FILE") else value)
    seen: list[Settings] = []
    monkeypatch.setattr(serve, "run", seen.append)
    assert cli.run(started(DEPLOY / "sandtable.service")[1:]) == 0
    [settings] = seen
    assert settings.push and settings.club_hour and (settings.smtp_url, settings.webhook_url) == (*secrets.values(),)


def test_the_drop_in_names_every_file_that_systemd_hands_over() -> None:
    handed = re.findall(r"^LoadCredential=(\w+):/etc/sandtable/(\w+)$", DROP_IN, re.MULTILINE)
    named = [value.removeprefix("%d/") for value in in_drop_in().values() if value.startswith("%d/")]
    assert named == [name for name, _ in handed] == [file for _, file in handed]


def test_players_reach_every_server_and_nothing_else() -> None:
    networks = COMPOSE["networks"]
    assert all(networks[name]["internal"] for name in PLAYERS["networks"])
    reached = [name for name, one in COMPOSE["services"].items() if set(one["networks"]) & set(PLAYERS["networks"])]
    assert set(reached) == {*SERVERS, "players"}
    addresses = [f"http://{server['hostname']}:8000" for server in SERVERS.values()]
    assert [word for word in PLAYERS["command"] if word.startswith("http")] == addresses
    assert PLAYERS["secrets"] == ["players_secret"] and "path_beg /internal/ " in HAPROXY, (
        "strangers cannot try secrets"
    )
    file = "SANDTABLE_PLAYERS_SECRET_FILE"
    assert {service["environment"][file] for service in OURS.values()} == {"/run/secrets/players_secret"}


def test_players_are_confined_as_servers_are() -> None:
    for server in SERVERS.values():
        for what in ("read_only", "cap_drop", "security_opt", "ulimits", "tmpfs", "init"):
            assert PLAYERS[what] == server[what]
    unit, other = (
        (DEPLOY / name).read_text(encoding="utf-8") for name in ("sandtable-players.service", "sandtable.service")
    )
    assert unit.partition("NoNewPrivileges")[2] == other.partition("NoNewPrivileges")[2] != ""
    assert "DynamicUser=yes" in unit and "SANDTABLE_DB" not in unit


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_systemd_finds_no_fault_in_a_unit(unit: Path, tmp_path: Path) -> None:
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("systemd is not installed here")
    written = tmp_path / unit.name.replace("@", "@8001")
    written.write_text(unit.read_text(encoding="utf-8").replace("/opt/sandtable/bin/sandtable", "/bin/true"))
    if "players" not in unit.name:
        (added := tmp_path / f"{unit.name}.d").mkdir()
        (added / "notices.conf").write_text(DROP_IN)
    ran = subprocess.run([program, "verify", str(written)], capture_output=True, text=True)
    assert ran.returncode == 0 and str(tmp_path) not in ran.stderr, ran.stderr


@pytest.fixture
def two(tmp_path: Path) -> Iterator[list[Server]]:
    """Start two servers, each with a database of its own: here it matters only who answers."""
    servers = [Server(tmp_path / f"{name}.db", drain_seconds=3.0) for name in ("one", "two")]
    try:
        for server in servers:
            server.start()
        yield servers
    finally:
        for server in servers:
            if server.process is not None and server.process.is_alive():
                server.kill()


@contextmanager
def balanced(servers: list[Server], folder: Path) -> Iterator[str]:
    """Run HAProxy as configured in front of these servers; yield its address. It says which server has answered."""
    program = shutil.which("haproxy")
    if program is None:
        pytest.skip("HAProxy is not installed here")
    port = free_port()
    text = HAPROXY.replace("bind :8080", f"bind 127.0.0.1:{port}")
    text = re.sub(
        r"^ +(maxconn|bind :8443|http-request redirect|default-server resolvers).*\n", "", text, flags=re.MULTILINE
    )
    text = text.replace(" resolvers docker init-addr last,libc,none", "")
    for name, server in zip(("one", "two"), servers, strict=True):
        text = text.replace(f"sandtable-{name}:8000", f"127.0.0.1:{server.port}")
    file = folder / "haproxy.cfg"
    file.write_text(text.replace("hash-type", "http-response set-header X-Server %[srv_name]\n    hash-type"))
    with subprocess.Popen([program, "-db", "-q", "-f", str(file)], stdout=subprocess.DEVNULL) as process:
        try:
            yield f"http://127.0.0.1:{port}"
        finally:
            process.kill()


@pytest.fixture
def releases() -> Iterator[list[Server]]:
    """Start a server of a release and one of the next, which share a database."""
    programs = find_postgres()
    if programs is None:
        pytest.skip("PostgreSQL is not installed here (initdb was not found)")
    with Postgres(programs) as postgres:
        database = postgres.fresh()
        with FormerServer(database, nodes=2) as former, NewerServer(database, nodes=2) as newer:
            yield [former, newer]


def test_haproxy_asks_another_server_for_a_table_of_a_newer_release(releases: list[Server], tmp_path: Path) -> None:
    former, newer = releases
    with balanced(releases, tmp_path) as address:
        tables = [Table(newer) for _ in range(12)]
        wait_for(f"{address}{tables[0].path}", 200)
        found = [asked(f"{address}{table.path}") for table in tables]
        assert [status for status, _ in found] == [200] * len(tables)
        assert {headers["x-server"] for _, headers in found} == {"two"}
        assert {former.call(table.path)[0] for table in tables} == {503}
        newer.port = int(address.rpartition(":")[2])  # acts and pages go through HAProxy too
        for table in tables[:4]:
            assert table.play(newer)
            asyncio.run(followed(newer, table))


async def followed(server: Server, table: Table) -> None:
    """Follow a table over a WebSocket."""
    async with server.socket(table.made["id"]) as page:
        await say(page, type="hello", token=table.tokens["Ada"])
        await hear(page, "resync")


def asked(url: str) -> tuple[int, Any]:
    """Return the status and the headers of an answer."""
    try:
        with urllib.request.urlopen(url, timeout=20) as answer:
            return answer.status, answer.headers
    except urllib.error.HTTPError as refused:
        with refused:
            return refused.code, refused.headers
    except OSError:
        return 0, {}


def wait_for(url: str, status: int) -> None:
    """Ask until HAProxy has found a server."""
    end = time.monotonic() + 30
    while asked(url)[0] != status:
        assert time.monotonic() < end, "HAProxy finds no server"
        time.sleep(0.1)


def test_haproxy_sends_a_table_to_one_server_and_nobody_to_one_that_drains(two: list[Server], tmp_path: Path) -> None:
    with balanced(two, tmp_path) as address:
        wait_for(f"{address}/api/tables/first", 404)
        time.sleep(1.5)  # until both servers have been asked
        tables = [f"{address}/api/tables/table-{number}" for number in range(24)]
        first = {table: asked(table)[1]["x-server"] for table in tables}
        assert min(Counter(first.values()).values()) >= 4 and len(set(first.values())) == 2
        assert {table: asked(f"{table}/log?before=3")[1]["x-server"] for table in tables} == first
        assert len(asked(tables[0])[1].get_all("x-request-id")) == 1
        paths = ("/api/games", "/metrics", "/readyz", "/internal/players/quick")
        assert [asked(f"{address}{path}")[0] for path in paths] == [200, 404, 404, 404]
        draining = two[0].process
        assert draining is not None and draining.pid is not None
        subprocess.run(["kill", f"-{signal.SIGTERM.value}", str(draining.pid)], check=True)
        while draining.is_alive():
            assert {asked(table)[0] for table in tables[:6]} == {404}, "no request is lost"
        then = {table: asked(table)[1]["x-server"] for table in tables}
        assert set(then.values()) == {"two"}

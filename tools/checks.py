"""Every check and test, in order, with one count at the end."""

from __future__ import annotations

import glob
import os
import shutil
import tempfile
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable, Iterable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from tests import home

from tools import durations, pages, processor, site
from tools.install import BIN, PYTHON, WEB, client, need_linker, node, set_up, set_up_python, set_up_web
from tools.steps import ROOT, Failed, record, run, say, step

REPORTS = ROOT / "build" / "tests"
HEADLESS = "chromium-headless-shell"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
EVERY_GAME = ("tests/every_game",)
SINGLE_GAMES = ("tests/engine", "tests/scenarios", "tests/games")
RULES = (*EVERY_GAME, *SINGLE_GAMES)
"""Tests of rules in plain Python, where an index out of bounds raises. By day those of every game run on WebAssembly
too, at night all of them there and compiled by numba.
"""
HOST = ("tests/host", "tests/cli", "tests/attacks", "tests/fuzz", "tests/hostile")
"""Tests of servers and of programs, with hostile input too."""
BROWSER = "tests/web"
TABLES = ("tests/host/test_every_game.py", "tests/host/test_two_worlds.py")
"""The servers' tests that send results of rules: at night on compiled ones too."""
LONG = ("tests/long",)
"""Tests that take minutes, for `make test-all`."""
RESEARCH = ("tests/arena", "tests/batches", "tests/bench", "tests/ports", "tests/studies")
REST = ("tests", *(f"--ignore={suite}" for suite in (*RULES, *HOST, *RESEARCH, BROWSER, *LONG)))
MAX_LINE = 240
"""Characters that the summary shows of a failure."""
SERVERS = 2
"""Parts with tests of servers: each of them imports the server, and has a process that servers are copied from."""
AT_ONCE = 6
"""Parts that run at once. Browsers, servers and their clients wait for one another: so many keep two cores busy."""


def shares(number: int, *suites: str) -> list[list[str]]:
    """Return the files of some suites in so many parts that take about as long, which run side by side: tests of
    servers wait most of the time.
    """
    files = [file.relative_to(ROOT).as_posix() for suite in suites for file in (ROOT / suite).glob("test_*.py")]
    known = durations.read()
    seconds = {file: known.get(file, durations.SHORT) for file in sorted(files)}
    parts: list[list[str]] = [[] for _ in range(number)]
    for file in sorted(seconds, key=lambda file: -seconds[file]):
        min(parts, key=lambda part: sum(map(seconds.__getitem__, part))).append(file)
    return parts


@dataclass
class Tally:
    """The counts of what passed and failed so far."""

    nightly: bool = False
    """Whether tests marked `nightly` are run."""
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    broken: list[str] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    """Each test that failed, with the first line of its message."""
    processor: list[tuple[float, str]] = field(default_factory=list)
    """Seconds of processor time, each with its title."""

    def check(self, title: str, *command: str | Path, cwd: Path = ROOT) -> None:
        self.hold(title, lambda: run(*command, cwd=cwd, env=home.environment()))

    def hold(self, title: str, check: Callable[[], float | None]) -> None:
        try:
            with step(title):
                self.spent(title, check() or 0.0)
        except Failed as failure:
            say(str(failure))
            self.broken.append(title)

    def spent(self, title: str, processor: float) -> None:
        self.processor.append((processor, title))

    def compile_rules(self, backend: str) -> None:
        """Fill the cache of compiled rules before several processes need it at once."""
        title = f"compiling the rules and those of the tests, {backend}"
        with step(title):
            self.spent(title, run(PYTHON, "-m", "tests.warm", env=of_backend(backend)))

    def pytest(self, name: str, backend: str, suites: Iterable[str]) -> None:
        """Run suites; their output is printed when they have ended, as others run at the same time."""
        report, log = REPORTS / f"{name}.xml", REPORTS / f"{name}.log"
        report.unlink(missing_ok=True)
        chosen = () if self.nightly else ("-m", "not nightly")
        environment = of_backend(backend)
        # If two pytest processes share a folder for temporary files, each makes it unreadable for the other's users.
        own = Path(environment.get("TMPDIR") or tempfile.gettempdir()) / name.replace(" ", "-")
        command: tuple[str | Path, ...] = (PYTHON, "-m", "pytest", "-q", f"--basetemp={own}", f"--junitxml={report}")
        with step(f"tests, {name}"):
            ended = record(log, *command, *chosen, *suites, env=environment)
        self.spent(f"tests, {name}", ended.processor)
        say(f"-- Tests, {name}, rules {backend}:\n{log.read_text(encoding='utf-8', errors='replace')}")
        counted = self.count(report)
        if ended.status != 0 and not counted:
            self.broken.append(f"pytest, {name} (status {ended.status})")

    def count(self, report: Path) -> bool:
        """Add the figures of a report; return whether they explain a failure."""
        try:
            suites = list(ElementTree.parse(report).getroot().iter("testsuite"))
        except (OSError, ElementTree.ParseError):
            return False
        tests, failures, errors, skipped = (
            sum(int(suite.get(name, 0)) for suite in suites) for name in ("tests", "failures", "errors", "skipped")
        )
        failed = failures + errors
        for case in (case for suite in suites for case in suite.iter("testcase")):
            for fault in (*case.iter("failure"), *case.iter("error")):
                lines = fault.get("message", "").splitlines() or [""]
                self.failures.append(f"{case.get('classname')}::{case.get('name')}: {lines[0]}")
        self.failed += failed
        self.skipped += skipped
        self.passed += max(0, tests - failed - skipped)
        return failed > 0

    def bound(self, used: float, slowness: float) -> None:
        """Say how much processor time all has taken, packages too. By day there is a bound to it."""
        say(f"   {used:6.0f}  in all; a machine {slowness:.2f} times as slow as that of the bound took it")
        if not self.nightly and used / slowness > processor.MOST:
            self.broken.append(f"the bound of {processor.MOST:.0f} s of processor time")

    def summary(self) -> int:
        say("-- Seconds of processor time, by part")
        for seconds, title in sorted(self.processor, reverse=True):
            say(f"   {seconds:6.0f}  {title}")
        self.bound(processor.used(), processor.slowness())
        if self.skipped:
            say(f"{self.skipped} skipped: the reasons stand above")
        for failure in self.failures:
            say(f"failed: {failure[:MAX_LINE]}")
        broken = f"; did not hold: {', '.join(self.broken)}" if self.broken else ""
        say(f"{self.passed} passed, {self.failed} failed{broken}")
        return 1 if self.failed or self.broken else 0


def of_backend(backend: str) -> dict[str, str]:
    """Return the environment in which tests run the rules on this backend."""
    checked = {"NUMBA_BOUNDSCHECK": "1"} if backend == "checked" else {}
    return home.environment() | {"SANDTABLE_BACKEND": backend} | checked


def checks(tally: Tally) -> None:
    tally.hold("pages made from the sources", pages.need_fresh)
    tally.check("ruff", PYTHON, "-m", "ruff", "check")
    tally.check("ruff format", PYTHON, "-m", "ruff", "format", "--check")
    tally.check("mypy --strict", PYTHON, "-m", "mypy")
    tally.check("import-linter", BIN / "lint-imports")
    tally.check("nothing hidden leaves the rules undisclosed", BIN / "sandtable", "disclosures")
    tally.check("svelte-check", *node("npm", "run", "check"), cwd=WEB)
    tally.check("eslint", *node("npm", "run", "lint"), cwd=WEB)
    tally.check("prettier", *node("npm", "run", "format:check"), cwd=WEB)


def from_debian(title: str, package: str) -> bool:
    """Install a program for the tests if this machine allows it; return whether that worked."""
    apt = shutil.which("apt-get")
    if not (apt and hasattr(os, "geteuid") and os.geteuid() == 0):
        return False
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    try:
        with step(f"{title} for the tests (apt-get install {package})"):
            run(apt, "update", env=quiet)
            run(apt, "install", "-y", "--no-install-recommends", package, env=quiet)
        return True
    except Failed as failure:
        say(str(failure))
        return False


def missing(title: str, package: str, another: bool) -> None:
    """Say which program the tests lack, unless another one replaces it."""
    if not another:
        say(f"-- No {title}: its tests are SKIPPED (Debian: apt install {package})")


def services() -> None:
    # Chromium as Debian builds it for tests needs a third less processor time than the one with windows.
    if shutil.which(HEADLESS) is None and not from_debian("Chromium", HEADLESS):
        missing("Chromium", HEADLESS, any(map(shutil.which, BROWSERS)))
    initdb = bool(shutil.which("initdb") or glob.glob("/usr/lib/postgresql/*/bin/initdb"))
    if not initdb and not from_debian("PostgreSQL", "postgresql"):
        missing("PostgreSQL", "postgresql", False)


def test() -> int:
    return _test(with_all=False)


def test_all() -> int:
    """Run all tests, the nightly and long ones too."""
    return _test(with_all=True)


def equip() -> None:
    """Install what tests need that use more than Python."""
    set_up_web("test.txt")
    client()
    services()


def _test(with_all: bool) -> int:
    set_up_python("test.txt")
    site.need_packages()  # before any test runs: no package may be installed while another process imports
    need_linker()
    tally, begun = Tally(nightly=with_all), time.time()
    REPORTS.mkdir(parents=True, exist_ok=True)
    say("-- Tests: what they print follows when each part is through")
    with ThreadPoolExecutor(AT_ONCE) as lanes:
        # Rules in plain Python need no client: their tests run while it is prepared.
        equipped = lanes.submit(equip)

        def test(name: str, backend: str, suites: Iterable[str], *after: Future[None]) -> Future[None]:
            def part() -> None:
                for needed in after:
                    needed.result()
                tally.pytest(name, backend, suites)

            return lanes.submit(part)

        def sources() -> None:
            equipped.result()
            client_and_sources(tally)

        # The longest parts begin first.
        browser, servers = shares(2, BROWSER), shares(SERVERS, *HOST)
        parts = [
            test("interpreted", "interpreted", RULES),
            *(test(f"servers {part}", "wasm", files, equipped) for part, files in enumerate(servers, 1)),
            lanes.submit(sources),
            *(test(f"browser {part}", "wasm", files, equipped) for part, files in enumerate(browser, 1)),
            test("research", "wasm", RESEARCH, equipped),
            test("rules.wasm", "wasm", RULES if with_all else (*EVERY_GAME, "tests/engine"), equipped),
            test("rest", "wasm", REST, equipped),
            lanes.submit(tally.hold, "documentation site", site.build),
            *(lanes.submit(part, tally) for part in (native, checked, long) if with_all),
        ]
        try:
            for part in (equipped, *parts):
                part.result()
        except Failed:
            lanes.shutdown(cancel_futures=True)
            raise
    if not with_all:
        durations.renew(report for report in REPORTS.glob("*.xml") if report.stat().st_mtime >= begun)
    return tally.summary()


def check() -> int:
    """Run the checks for daily work: the sources, the client's parts, the rules in plain Python."""
    set_up("test.txt")
    tally = Tally()
    REPORTS.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(3) as lanes:
        parts = [
            lanes.submit(client_and_sources, tally),
            lanes.submit(tally.pytest, "every game", "interpreted", EVERY_GAME),
            lanes.submit(tally.pytest, "single games", "interpreted", SINGLE_GAMES),
        ]
        for part in parts:
            part.result()
    return tally.summary()


def client_and_sources(tally: Tally) -> None:
    checks(tally)
    tally.check("vitest", *node("npm", "test"), cwd=WEB)


def long(tally: Tally) -> None:
    tally.pytest("long", "interpreted", LONG)


def native(tally: Tally) -> None:
    tally.compile_rules("native")
    tally.pytest("native", "native", (*RULES, *TABLES, *RESEARCH))


def checked(tally: Tally) -> None:
    tally.compile_rules("checked")
    tally.pytest("checked", "checked", RULES)


def lint() -> int:
    set_up("test.txt")
    tally = Tally()
    checks(tally)
    say("did not hold: " + ", ".join(tally.broken) if tally.broken else "all checks hold")
    return 1 if tally.broken else 0

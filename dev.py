#!/usr/bin/env python3
"""Set up, run and check Sandtable. Needs Python 3.11 to 3.14, nothing else.

python3 dev.py play [--port N] [--host H] [--public-url URL] [--no-browser]
python3 dev.py game FOLDER   install a game of another package here, and build its part of the client
python3 dev.py test     every check and test
python3 dev.py test-all the long tests too
python3 dev.py check    the checks, the client's parts and the rules as plain Python: for the working day
python3 dev.py lint     the checks alone
python3 dev.py format   format the sources, and mend what ruff can mend by itself
python3 dev.py bench    the performance table, beside other engines
python3 dev.py chaos    kill and cut off servers that share a database, and write docs/chaos.md
python3 dev.py attack   attack a server of our own beside a victim, and write the table of docs/security.md
python3 dev.py audit    known faults of the packages that are locked, Python's and the client's
python3 dev.py fuzz     a million inputs to whatever reads what strangers send
python3 dev.py rules [GAME ...]  compile the rules of the games to WebAssembly: rules.wasm of each
python3 dev.py docs     write the pages that are made from the sources
python3 dev.py site     build the documentation site: build/site
python3 dev.py lock     renew the lists of pinned packages
python3 dev.py clean    remove everything that this script has made
"""

import sys

from tools import support

if support.refusal():
    sys.exit(support.refusal())

import os
import shutil
import socket
import subprocess
from io import TextIOWrapper
from pathlib import Path

from tools import checks, guests, locales, pages, site
from tools.install import (
    BIN,
    CLIENT,
    LOCKS,
    PYTHON,
    WEB,
    environment,
    install,
    need_linker,
    node,
    packages,
    set_up,
    set_up_python,
    set_up_to_play,
    uv,
)
from tools.steps import ROOT, VENV, Failed, digest, once, run, say, show, step, stop_on_signals


def option(arguments: list[str], name: str, default: str) -> str:
    """Return the value of `--name value` or `--name=value`, or the default."""
    for number, argument in enumerate(arguments):
        if argument == name and number + 1 < len(arguments):
            return arguments[number + 1]
        if argument.startswith(name + "="):
            return argument.partition("=")[2]
    return default


def need_free_port(host: str, port: str) -> None:
    """Exit if the port is in use, before a minute of setting up."""
    if not port.isdigit() or int(port) > 65535:
        raise Failed(f"{port!r} is no port number; one from 1024 to 65535 will do.")
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as door:
        if os.name != "nt":
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, int(port)))
        except OSError as error:
            raise Failed(
                f"{host} port {port} cannot be used ({error.strerror}). Take another: make play PORT=9000"
            ) from error


def play(arguments: list[str]) -> int:
    need_free_port(option(arguments, "--host", "127.0.0.1"), option(arguments, "--port", "8000"))
    set_up_to_play()
    say("-- Starting the server")
    command = [str(BIN / "sandtable"), "play", *arguments]
    if os.name != "nt":
        os.execv(command[0], command)
    return subprocess.run(command).returncode


def bench() -> int:
    environment()
    packages("bench.txt")
    return show(PYTHON, "-m", "bench")


def chaos() -> int:
    set_up_python("test.txt")
    return show(PYTHON, "-m", "tests.chaos", "--write")


def attack() -> int:
    set_up_python("test.txt")
    return show(PYTHON, "-m", "tests.attacks", "--write", "after")


def audit() -> int:
    """Audit the packages of Python and of the client; the second audit runs even if the first finds something."""
    environment()
    lock = LOCKS / "audit.txt"
    once("pip-audit", lock.name, digest(lock), BIN / "pip-audit", lambda: install("--require-hashes", "-r", lock))
    lists = sorted(path for path in LOCKS.glob("*.txt") if path.name != "audit.txt")
    wanted = [word for path in lists for word in ("--requirement", str(path))]
    python = show(PYTHON, "-m", "pip_audit", "--disable-pip", "--require-hashes", "--strict", "--desc", "off", *wanted)
    return show(*node("npm", "audit", "--audit-level", "low"), cwd=WEB) or python


def rules(arguments: list[str]) -> int:
    """Make `rules.wasm` of the games that are named, or of all whose sources have changed."""
    set_up_python("test.txt")
    need_linker()
    return show(PYTHON, "-m", "scripts.make_rules", *arguments)


def format_sources() -> int:
    """Run every formatter, even after one that found what it cannot fix."""
    set_up("test.txt")
    mended = show(PYTHON, "-m", "ruff", "check", "--fix")
    formatted = show(PYTHON, "-m", "ruff", "format")
    return show(*node("npm", "run", "format"), cwd=WEB) or mended or formatted


def fuzz() -> int:
    set_up_python("test.txt")
    return show(PYTHON, "-m", "tests.fuzz", "--inputs", "1000000")


def documentation_site() -> int:
    environment()
    site.need_packages()
    with step("Documentation site"):
        site.build()
    say(f"-- To read it: {site.SITE / 'index.html'}")
    return 0


def lock() -> int:
    """Renew requirements/*.txt; the files hold versions and checksums, no address."""
    environment()
    program = uv()
    if program is None:
        raise Failed("Renewing the locks needs uv, and it could not be installed.")
    how = ["--upgrade", "--universal", "--python-version", "3.11", "--generate-hashes"]
    how += ["--no-header", "--no-annotate", "--quiet"]
    tests = ["pyproject.toml", "--group", "build", "--extra", "dev", "--extra", "native"]
    sources: dict[str, list[str]] = {
        "boot.txt": ["--group", "boot"],
        "node.txt": ["--group", "node"],
        "play.txt": ["pyproject.toml", "--group", "build"],
        "test.txt": [*tests, "-c", str(LOCKS / "play.txt")],
        "bench.txt": [*tests, "--extra", "bench", "-c", str(LOCKS / "test.txt")],
        "audit.txt": ["--group", "audit", "-c", str(LOCKS / "bench.txt")],
        "rules.txt": ["--group", "rules", "-c", str(LOCKS / "bench.txt")],
        "site.txt": ["--group", "site", "-c", str(LOCKS / "bench.txt")],
    }  # fmt: skip
    for name, what in sources.items():
        with step(f"requirements/{name}"):
            run(program, "pip", "compile", *how, *what, "--output-file", LOCKS / name)
    return 0


def clean() -> int:
    made = [VENV, ROOT / "build", ROOT / "dist", ROOT / ".cache", WEB / "node_modules", CLIENT, ROOT / ".hypothesis"]
    made += [ROOT / "bench" / "boardgameio" / "node_modules"]
    made += [ROOT / f".{tool}_cache" for tool in ("mypy", "ruff", "pytest", "import_linter")]
    for part in ("src", "tests", "bench", "scripts", "tools"):
        made += (ROOT / part).rglob("__pycache__")
    for path in made:
        if path.exists():
            say(f"-- removing {path.relative_to(ROOT)}")
            shutil.rmtree(path)
    return 0


ALONE = {
    "bench": bench,
    "attack": attack,
    "chaos": chaos,
    "audit": audit,
    "fuzz": fuzz,
    "test": checks.test,
    "test-all": checks.test_all,
    "check": checks.check,
    "lint": checks.lint,
    "format": format_sources,
    "docs": pages.write,
    "site": documentation_site,
    "lock": lock,
    "clean": clean,
}


def main() -> int:
    if needed := locales.needed_by(ROOT):  # start again, so that all child processes have the locale too
        os.environ.pop("LC_ALL", None)
        os.execve(sys.executable, [sys.executable, *sys.argv], os.environ | needed)
    name, *arguments = sys.argv[1:] or [""]
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")  # a terminal may lack a letter of an output or a path
    stop_on_signals()
    os.environ.setdefault("UV_SYSTEM_CERTS", "1")  # trust the certificates of the operating system, as pip does
    os.environ.setdefault("UV_LINK_MODE", "copy")  # no warning if the cache is on another disk
    if "PIP_INDEX_URL" in os.environ:
        os.environ.setdefault("UV_DEFAULT_INDEX", os.environ["PIP_INDEX_URL"])  # uv does not read pip's own variable
    try:
        if name == "play":
            return play(arguments)
        if name == "game" and len(arguments) == 1:
            return guests.add(Path(arguments[0]).resolve())
        if name == "rules":
            return rules(arguments)
        if name in ALONE and not arguments:
            return ALONE[name]()
    except Failed as failure:
        print(f"{failure}\ndev.py {name} stopped.", file=sys.stderr)
        return 1
    except OSError as problem:
        print(f"{problem.filename or 'dev.py'}: {problem.strerror}\ndev.py {name} stopped.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nstopped", file=sys.stderr)
        return 130
    print(__doc__)
    return 0 if name in ("-h", "--help", "help") else 2


if __name__ == "__main__":
    sys.exit(main())

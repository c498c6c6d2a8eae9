"""A server as an operator starts it, with a game of another package whose bot looks for hidden information.

The bot searches when it is first asked. At a table it then fails, with its hand in the error message.
"""

from __future__ import annotations

import base64
import json
import os
import resource
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Self

from tests.host.servers import Server, free_port
from tests.hostile import snooper
from tests.hostile.unprivileged import hand_over, somebody, surroundings

from sandtable.skeletons.copying import write

PASSWORD = "the-password-of-the-database"
PLAYERS_SECRET = "the-secret-of-the-players"
HAND = "the hand of the computer player"
LOOKS = f'''
def _look():
    import os, pathlib, sys
    sys.path.insert(0, str(pathlib.Path(__file__).parents[2]))
    import snooper
    cache = pathlib.Path(os.environ["SANDTABLE_CACHE"])
    if (cache / "orders").exists() and not (cache / "report").exists():
        snooper.search(cache / "orders", cache / "searching")
        (cache / "searching").rename(cache / "report")


def opening(variant, legal, seed):
    """Looks round as soon as it is asked."""
    _look()
    raise ValueError({HAND!r})


def arrangement(variant, seed):
    """In a study it is asked for its set-up first."""
    _look()
    return ()


EVALUATOR = Evaluator(survey, evaluate, opening, SCRATCH, arrangement=arrangement)
'''
BREAKS = """
_lay_well = _lay


def _lay(s, seat, rank, ev):
    if s.ply >= 2 and seat == 0:
        return s.hand[seat][999]
    _lay_well(s, seat, rank, ev)
"""
"""The rules themselves fail, at a person's second card."""


def cores_as_large_as_may_be() -> None:
    """Allow core dumps of any size, as on a machine that writes the memory of crashed processes to disk."""
    _, most = resource.getrlimit(resource.RLIMIT_CORE)
    resource.setrlimit(resource.RLIMIT_CORE, (most, most))


class Watched(Server):
    """`sandtable serve`, run by a user other than root, and all that it writes into its log."""

    secrets: ClassVar = {"the password": PASSWORD.encode()}
    """What its operator has told it in secret."""

    def __init__(self, folder: Path, protected: bool = True, more: Sequence[str] = ()) -> None:
        self.folder, self.port, self._more = folder, free_port(), more
        self._before = somebody()
        self._guest()
        self.cache = folder / "cache"
        self.cache.mkdir()
        database = {"SANDTABLE_DB": str(folder / "games.db"), "PGPASSWORD": PASSWORD}
        self._environment = surroundings(folder, protected, **database)
        hand_over(folder)

    def _guest(self) -> None:
        """Install the game as packages are installed."""
        code = self.folder / "code"
        package = write("spy", "cards", self.folder) / "spy"
        with (package / "player" / "sergeant.py").open("a") as player:
            player.write(LOOKS)
        with (package / "rules" / "law.py").open("a") as law:
            law.write(BREAKS)
        code.mkdir()
        shutil.move(package, code / "spy")
        shutil.copy(snooper.__file__, code)
        (code / "spy-0.1.0.dist-info").mkdir()
        (code / "spy-0.1.0.dist-info" / "METADATA").write_text("Metadata-Version: 2.1\nName: spy\nVersion: 0.1.0\n")
        (code / "spy-0.1.0.dist-info" / "entry_points.txt").write_text("[sandtable.games]\nspy = spy\n")

    def start(self) -> None:
        words = ["serve", "--port", str(self.port), *self._more]
        self.program = subprocess.Popen(
            [*self._before, sys.executable, "-m", "sandtable.cli", *words],
            cwd=self.folder,
            env=self._environment,
            stdin=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=cores_as_large_as_may_be,
        )
        self.lines: list[str] = []
        self._serving = threading.Event()
        self._hearing = threading.Thread(target=self._hear)
        self._hearing.start()
        assert self._serving.wait(120), self.log

    def _hear(self) -> None:
        assert self.program.stderr is not None
        with self.program.stderr as lines:
            for line in lines:
                self.lines.append(line)
                if "Sandtable is at" in line:
                    self._serving.set()

    @property
    def log(self) -> str:
        return "".join(self.lines)

    def order(self, needles: dict[str, bytes]) -> None:
        """Write down what the bot shall look for."""
        wanted = {name: snooper.masked(needle) for name, needle in needles.items()}
        orders = {"needles": wanted, "folders": [str(self.folder)], "spare": [os.getpid()]}
        (self.cache / "orders").write_text(json.dumps(orders))
        hand_over(self.folder)

    def stop(self) -> int:
        self.program.send_signal(signal.SIGTERM)
        status = self.program.wait(60)
        self._hearing.join(60)
        return status

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.stop()


class Joined(Watched):
    """The same without bots of its own. `sandtable players`, run by the same user, plays for it."""

    secrets: ClassVar = Watched.secrets | {"the players' secret": PLAYERS_SECRET.encode()}

    def __init__(self, folder: Path, protected: bool = True) -> None:
        (folder / "secret").write_text(PLAYERS_SECRET)
        super().__init__(folder, protected, ["--bot-workers", "0", "--bot-slow-workers", "0"])
        self._environment["SANDTABLE_PLAYERS_SECRET_FILE"] = str(folder / "secret")

    def start(self) -> None:
        super().start()
        words = ["players", "--server", f"http://127.0.0.1:{self.port}", "--workers", "1", "--slow-workers", "0"]
        command = [*self._before, sys.executable, "-m", "sandtable.cli", *words]
        self._players = subprocess.Popen(command, cwd=self.folder, env=self._environment, stderr=subprocess.DEVNULL)

    def stop(self) -> int:
        self._players.terminate()
        self._players.wait(60)
        return super().stop()


def play(server: Watched, table: str, token: str, action: object) -> tuple[int, Any]:
    path = f"/api/tables/{table}"
    seq = server.call(path, None, token)[1]["seq"]
    return server.call(f"{path}/actions", {"action": action, "seq": seq}, token)


def secrets_of(server: Watched, made: dict[str, Any], token: str, army: str) -> dict[str, bytes]:
    """Return all that only the server and a person's browser may have."""
    with closing(sqlite3.connect(server.folder / "games.db")) as database:
        [(spec,)] = database.execute("SELECT founding FROM tables WHERE id = ?", [made["id"]])
    seed = json.loads(spec)["seed"]
    return {
        "the seed": base64.b64decode(seed),
        "the seed as it is kept": seed.encode(),
        "a token": token.encode(),
        "an invite": made["invite"].encode(),
        "a set-up": army.encode(),
        "the database": b"games.db",
        **server.secrets,
    }


def beside_the_player(server: Watched) -> tuple[str, str]:
    """Create a table with the hostile bot, which is asked at once."""
    request = {"variant": "spy", "seats": [{"kind": "human"}, {"kind": "bot", "level": "sergeant"}]}
    status, made = server.call("/api/tables", request)
    assert status == 201, made
    token = server.sit(made, "North")
    first = server.call(f"/api/tables/{made['id']}", None, token)[1]
    if first["legal"]:
        assert play(server, made["id"], token, first["legal"][0]["id"])[0] == 200
    return made["id"], token

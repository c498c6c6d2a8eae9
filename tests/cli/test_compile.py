"""Tests of `sandtable compile`, and of what is said where the rules of a game are interpreted for want of it."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest
from tests import toy

from sandtable import cli
from sandtable.cli import compiling
from sandtable.engine.compile import codegen
from sandtable.engine.errors import BadInput
from sandtable.sandbox import environment
from sandtable.skeletons.copying import write

SAID = "SANDTABLE_INTERPRETED"
MADE = (toy.GAME.folder / "rules.wasm").read_bytes()
"""Made from other rules than those in any folder of these tests."""


@pytest.mark.parametrize(
    ("file", "why"),
    [
        (None, "there is no rules.wasm"),
        (MADE, "rules.wasm was made from other rules, or for another version of Sandtable"),
        (MADE[:9000] + bytes([MADE[9000] ^ 1]) + MADE[9001:], "rules.wasm cannot be used, as it is damaged"),
        (MADE[:9000], "rules.wasm cannot be used, as it is damaged"),
        (b"rules", "rules.wasm cannot be used, as it is no WebAssembly module"),
    ],
)
def test_rules_that_are_not_compiled_are_interpreted_and_one_line_says_why(
    file: bytes | None,
    why: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(SAID, "")
    folder = tmp_path / "my game"
    folder.mkdir()
    if file is not None:
        (folder / "rules.wasm").write_bytes(file)
    for _ in range(2):
        assert codegen.compiled_once("siege", folder, toy.GAME.schema, toy.GAME.drivers_source) is None
    command = f"sandtable compile '{folder}'"
    assert capsys.readouterr().err == (
        f"The rules of siege are interpreted, which is slower: {why}. To compile them: {command}\n"
    )


def test_a_computer_player_does_not_say_it_again(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(SAID, "")
    assert codegen.compiled_once("siege", tmp_path, toy.GAME.schema, toy.GAME.drivers_source) is None
    again = (
        "import sys; from pathlib import Path; from tests import toy; from sandtable.engine.compile import codegen\n"
        "for name in ('siege', 'raid'):\n"
        "    codegen.compiled_once(name, Path(sys.argv[1]), toy.GAME.schema, toy.GAME.drivers_source)"
    )
    started_as_players_are = {**environment(), "PYTHONPATH": os.pathsep.join(sys.path)}
    subprocess.run([sys.executable, "-c", again, tmp_path], env=started_as_players_are, check=True)
    assert [line.split()[3] for line in capfd.readouterr().err.splitlines()] == ["siege", "raid"]


def test_a_game_is_found_in_its_package_and_in_its_project(tmp_path: Path) -> None:
    project = write("outpost", "cards", tmp_path)
    assert compiling.packages(project) == compiling.packages(project / "outpost") == [("outpost", project)]
    (project / "src").mkdir()
    (project / "outpost").rename(project / "src" / "outpost")
    assert compiling.packages(project) == [("outpost", project / "src")]
    house = Path(cli.__file__).parents[1]
    assert compiling.packages(house / "games" / "warkings") == [("sandtable.games.warkings", house.parent)]


@pytest.mark.parametrize(
    "text", [None, '[project]\nname = "outpost"\n', '[project.entry-points."sandtable.games"]\na = "b"']
)
def test_a_folder_without_a_game_is_refused(text: str | None, tmp_path: Path) -> None:
    if text is not None:
        (tmp_path / "pyproject.toml").write_text(text, encoding="utf-8")
    with pytest.raises(BadInput, match="holds no game"):
        compiling.packages(tmp_path)


def test_what_compiling_needs_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(compiling, "find_spec", lambda name: None)
    assert cli.run(["compile", "."]) == 2
    assert capsys.readouterr().err == 'sandtable: sandtable compile needs: pip install "sandtable[native]" ziglang\n'


PLAYED = """
from outpost import VARIANTS
from sandtable.batches.batch import Batch
batch = Batch(VARIANTS[0], 20, 2, seed=4)
print(sorted(batch.random_playouts()["plies"].tolist()), batch.reset())
"""


@pytest.mark.nightly
@pytest.mark.skipif(not find_spec("ziglang"), reason="there is no linker: make rules brings one")
def test_a_game_of_ones_own_is_compiled_and_changed(tmp_path: Path) -> None:
    project = write("outpost", "cards", tmp_path)

    def run(backend: str, *command: str) -> subprocess.CompletedProcess[str]:
        here = {**os.environ, "SANDTABLE_BACKEND": backend}
        return subprocess.run([sys.executable, *command], cwd=project, env=here, capture_output=True, text=True)

    interpreted = run("interpreted", "-c", PLAYED)
    new = run("wasm", "-c", PLAYED)
    assert (new.stdout, new.stderr) == (interpreted.stdout, "") != ("", "")
    (project / "outpost" / "rules.wasm").unlink()
    before = run("wasm", "-c", PLAYED)
    assert before.stdout == interpreted.stdout and "there is no rules.wasm" in before.stderr
    made = run("native", "-m", "sandtable.cli", "compile", ".")
    assert made.returncode == 0 and "rules.wasm is written: " in made.stdout, made.stderr
    after = run("wasm", "-c", PLAYED)
    assert (after.stdout, after.stderr) == (interpreted.stdout, "")
    law = project / "outpost" / "rules" / "law.py"
    law.write_text(f"{law.read_text(encoding='utf-8')}\n\n@kernel\ndef more(n: int) -> int:\n    return n\n")
    changed = run("wasm", "-c", PLAYED)
    assert changed.stdout == interpreted.stdout and "was made from other rules" in changed.stderr

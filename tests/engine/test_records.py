"""Tests of records: written, read back strictly, and verified to the last line."""

import hashlib
from collections.abc import Callable
from random import Random

import pytest
from tests.versions import risen

from sandtable.engine.game import Variant
from sandtable.engine.records import RecordError, read_record, verify, write_record
from sandtable.engine.umpire import Umpire
from sandtable.games import variant

VARIANT = "stratego-lightning"


def random_game(seed: int, decisions: int, options: dict[str, object] | None = None) -> Umpire:
    """Return a game of at most `decisions` random choices."""
    rng = Random(seed)
    umpire = Umpire(variant(VARIANT), None, options or {}, seed.to_bytes(32, "big"))
    while not umpire.over and umpire.decisions < decisions:
        seat = rng.choice(umpire.waiting)
        umpire.act(seat, rng.choice(umpire.legal(seat)))
    return umpire


@pytest.fixture(scope="module")
def finished() -> str:
    return write_record(random_game(1, 10_000, {"quiet_limit": 20}), {"South": 'Anna "A"', "North": "Bo\n"})


def edited(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def test_a_finished_game_is_written_read_and_verified(finished: str) -> None:
    record = read_record(finished)
    assert record.headers["Game"] == VARIANT
    assert record.headers["South"] == 'Anna "A"' and record.headers["North"] == "Bo\n"
    assert record.headers["Result"] in ("South", "North", "draw")
    assert str(len(record.lines)) == record.headers["Actions"]
    verdict = verify(finished, variant)
    assert verdict.ok, verdict.problem
    assert verdict.as_dict() == {
        "ok": True,
        "actions": len(record.lines),
        "result": record.headers["Result"],
        "sha256": hashlib.sha256(finished.encode()).hexdigest(),
    }


def test_chance_has_lines_that_follow_the_promised_seed() -> None:
    text = write_record(random_game(5, 60, {"first": "random"}))
    chance = [line for line in read_record(text).lines if line.seat == "chance"]
    assert len(chance) == 1
    assert verify(text, variant).ok
    other = "first North" if chance[0].text == "first South" else "first South"
    verdict = verify(edited(text, chance[0].text, other), variant)
    assert verdict.action == chance[0].number and "the action is 'first" in verdict.problem


def test_an_unfinished_game_has_no_result() -> None:
    text = write_record(random_game(2, 50))
    assert read_record(text).headers["Result"] == "*"
    assert verify(text, variant).ok


@pytest.mark.clause("ST-R-92")
def test_an_ending_of_the_table_stands_in_the_headers() -> None:
    headers = {"Result": "draw", "Termination": "agreed", "Reason": "ST-R-92"}
    text = write_record(random_game(2, 60), headers)
    assert verify(text, variant).result == "draw"
    assert verify(text, variant).ok
    for wrong in ('"East"', '"nobody"'):
        assert "names no seat" in verify(edited(text, '[Result "draw"]', f"[Result {wrong}]"), variant).problem


def test_a_seat_writes_down_its_own_acts_and_what_it_was_told() -> None:
    umpire = random_game(3, 60)
    record = read_record(write_record(umpire, {}, viewer=0))
    assert record.headers["Viewer"] == "South"
    assert not {"Seed", "State"} & set(record.headers)
    own = [line for line in record.lines if line.seat == "South"]
    others = [line for line in record.lines if line.seat == "North"]
    assert own and all(line.text != "-" for line in own)
    assert others and all(line.text == "-" for line in others)
    assert all(line.story for line in others), "a line that tells nothing tells that something happened"
    assert "only the whole record" in verify(write_record(umpire, {}, viewer=0), variant).problem
    spectator = read_record(write_record(umpire, {}, viewer=umpire.spectator))
    assert all(line.text == "-" and line.story for line in spectator.lines)
    assert spectator.headers["Viewer"] == "spectator"


def test_records_that_differ_only_in_secrets_look_the_same_to_the_other_seat() -> None:
    """North's record is the same for two set-ups of South that North cannot tell apart, header by header."""
    army = "setup F@a1 B@b1 B@a2 10@c1 9@d1 8@e1 7@f1 6@g1 6@h1 5@i1 5@j1 4@b2 4@c2 3@d2 3@e2"
    army += " 2@f2 2@g2 2@h2 2@i2 S@j2"
    texts = []
    for setup in (army, army.replace("F@a1", "S@a1").replace("S@j2", "F@j2")):
        umpire = Umpire(variant(VARIANT), None, {}, bytes(32))
        umpire.act(0, setup)
        texts.append(write_record(umpire, {}, viewer=1))
    assert texts[0] == texts[1]


def test_a_record_does_not_tell_how_far_the_other_seat_is_with_its_set_up() -> None:
    umpire = Umpire(variant(VARIANT), None, {}, bytes(32))
    before = write_record(umpire, {}, viewer=1)
    umpire.act(0, umpire.legal(0)[0])
    assert write_record(umpire, {}, viewer=1) == before


def line_of(text: str, number: int) -> str:
    [line] = [line for line in text.splitlines() if line.startswith(f"{number:>4}. ")]
    return line


def test_a_record_that_was_cut_says_so(finished: str) -> None:
    lines = finished.splitlines(keepends=True)
    verdict = verify("".join(lines[:-5]), variant)
    assert not verdict.ok and "it was cut" in verdict.problem
    assert verdict.action == verdict.actions + 1
    half = verify("".join(lines)[:-12], variant)
    assert not half.ok and half.action == half.actions


def test_an_edited_action_is_found(finished: str) -> None:
    first_move = next(line for line in read_record(finished).lines if "-" in line.text)
    where = line_of(finished, first_move.number)
    verdict = verify(edited(finished, where, where.replace(first_move.text, "a1-j9")), variant)
    assert verdict.action == first_move.number
    assert verdict.problem.startswith(f"action {first_move.number}: {first_move.seat} a1-j9 was refused")
    lied = where.replace(" ; ", " ; nothing, or ")
    verdict = verify(edited(finished, where, lied), variant)
    assert verdict.action == first_move.number and "the story is 'nothing, or" in verdict.problem
    other = "North" if first_move.seat == "South" else "South"
    verdict = verify(edited(finished, where, where.replace(first_move.seat, other, 1)), variant)
    assert verdict.action == first_move.number


@pytest.mark.parametrize(
    ("header", "value", "problem"),
    [
        ("Rules", "0", "the header [Rules] is no version"),
        ("Rules", "one", "the header [Rules] is no version"),
        ("Game", "chess", "there is no variant 'chess'"),
        ("Players", "7", "is played by 2"),
        ("Players", "two", "the header [Players] is no number"),
        ("Options", "frist=0", "has no option 'frist'"),
        ("Options", "first", "is not written KEY=VALUE"),
        ("Seed", "00" * 32, "the seed is not the promised one"),
        ("Seed", "xyz", "is not 64 hexadecimal digits"),
        ("Commitment", "00" * 32, "the seed is not the promised one"),
        ("State", "00" * 32, "another last position"),
        ("State", "xyz", "is not 64 hexadecimal digits"),
        ("Result", "nobody", "[Result] is 'nobody' in the record"),
        ("Termination", "agreed", "[Termination] is 'agreed' in the record"),
        ("Reason", "ST-R-1", "[Reason] is 'ST-R-1' in the record"),
        ("Actions", "3", "the record holds"),
    ],
)
def test_a_wrong_header_has_a_line_of_its_own(finished: str, header: str, value: str, problem: str) -> None:
    written = read_record(finished).headers[header]
    verdict = verify(edited(finished, f'[{header} "{written}"]', f'[{header} "{value}"]'), variant)
    assert not verdict.ok and problem in verdict.problem and "\n" not in verdict.problem


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "line 1: this is no record"),
        ("hello\n", "line 1: action 1 is due"),
        ('[Game "x"]\n', "the header [Rules] is missing"),
        ("[Game x]\n", "line 1: this is no header"),
        ('[Game "x"]\n[Game "x"]\n', "line 2: the header [Game] stands twice"),
        ('[Game "x"]\n\n   1. South\n', "line 3: action 1 is due"),
        ('[Game "x"]\n\n   2. South ready\n', "line 3: this is action 2, but action 1 is due"),
    ],
)
def test_what_is_no_record_is_refused_with_its_line(text: str, problem: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert str(caught.value).startswith(problem)


# ---- other versions of the rules ----

NOW = variant(VARIANT).game.version


def ruled(version: int, *replays: int) -> Callable[[str], Variant]:
    """Return a function that finds a variant as on a server whose rules have this version."""

    return lambda id: risen(variant(id), version, replays)


@pytest.mark.parametrize("version", [NOW + 1, NOW + 7], ids=["older", "much older"])
def test_of_an_older_record_form_and_seed_are_checked(finished: str, version: int) -> None:
    verdict = verify(finished, ruled(version))
    assert verdict.ok and verdict.extent is not None
    assert verdict.extent.rules == f"played under version {NOW} of the rules of stratego; these are version {version}"
    assert any("seed" in part for part in verdict.extent.checked)
    assert any("actions" in part for part in verdict.extent.unchecked)
    told = verdict.as_dict()
    assert list(told) == ["ok", "actions", "result", "sha256", "rules", "checked", "unchecked"]
    assert {key: told[key] for key in ("ok", "actions", "result", "sha256")} == verify(finished, variant).as_dict()


def test_of_a_newer_record_too(finished: str) -> None:
    newer = edited(finished, f'[Rules "{NOW}"]', f'[Rules "{NOW + 1}"]')
    verdict = verify(newer, variant)
    assert verdict.ok and verdict.extent is not None
    assert f"under version {NOW + 1}" in verdict.extent.rules and f"these are version {NOW}" in verdict.extent.rules


@pytest.mark.parametrize(
    ("header", "value", "problem"),
    [
        ("Seed", "00" * 32, "the seed is not the promised one"),
        ("Seed", "xyz", "is not 64 hexadecimal digits"),
        ("Commitment", "00" * 32, "the seed is not the promised one"),
        ("State", "xyz", "is not 64 hexadecimal digits"),
        ("Players", "two", "the header [Players] is no number"),
        ("Players", "1", "more seats than [Players]"),
        ("Options", "first", "is not written KEY=VALUE"),
        ("Result", "nobody", "names no seat"),
        ("Actions", "3", "the record holds"),
        ("Game", "chess", "there is no variant 'chess'"),
    ],
)
def test_what_is_forged_does_not_hold_under_any_version(finished: str, header: str, value: str, problem: str) -> None:
    written = read_record(finished).headers[header]
    verdict = verify(edited(finished, f'[{header} "{written}"]', f'[{header} "{value}"]'), ruled(NOW + 1))
    assert not verdict.ok and problem in verdict.problem
    assert set(verdict.as_dict()) == {"ok", "actions", "result", "sha256", "problem", "action"}


def test_an_older_record_is_cut_or_renumbered_or_a_seats_own(finished: str) -> None:
    lines = finished.splitlines(keepends=True)
    cut = verify("".join(lines[:-5]), ruled(NOW + 1))
    assert "it was cut" in cut.problem and cut.action == cut.actions + 1
    assert "action 2 is due" in verify(edited(finished, "   2. ", "   3. "), ruled(NOW + 1)).problem
    own = write_record(random_game(3, 60), {}, viewer=0)
    assert "only the whole record" in verify(own, ruled(NOW + 1)).problem


def test_rules_that_carry_older_decisions_out_replay_them_all(finished: str) -> None:
    find = ruled(NOW + 1, NOW)
    verdict = verify(finished, find)
    assert verdict.ok and verdict.extent is not None
    assert any("every decision" in part for part in verdict.extent.checked)
    [position] = verdict.extent.unchecked
    assert "the last position" in position
    written = read_record(finished)
    elsewhere = edited(finished, f'[State "{written.headers["State"]}"]', f'[State "{"00" * 32}"]')
    assert verify(elsewhere, find).ok, "the hash is one of those rules' own"

    first_move = next(line for line in written.lines if "-" in line.text)
    where = line_of(finished, first_move.number)
    wrong = verify(edited(finished, where, where.replace(first_move.text, "a1-j9")), find)
    assert wrong.action == first_move.number and "was refused" in wrong.problem
    retold = verify(edited(finished, where, where.replace(" ; ", " ; once ")), find)
    assert retold.ok and retold.extent is not None
    assert any(f"first at action {first_move.number}" in part for part in retold.extent.unchecked)
    result = written.headers["Result"]
    other = "North" if result != "North" else "South"
    lied = verify(edited(finished, f'[Result "{result}"]', f'[Result "{other}"]'), find)
    assert "[Result] is" in lied.problem

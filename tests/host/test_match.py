"""Tests of the match: one game as its viewers follow it, without I/O."""

from __future__ import annotations

import json
import random

import pytest
from tests.host.games import NORTH, SOUTH, begun_match, new_match, setup, submit, umpire

from sandtable.host.refusals import Refusal, Stale
from sandtable.host.table.given import Act
from sandtable.host.table.match import Match
from sandtable.host.table.viewer import HISTORY


def numbers(match: Match) -> dict[int, int]:
    return {number: viewer.n for number, viewer in match.viewers.items()}


def questions(match: Match) -> tuple[int, int]:
    return match.viewers[SOUTH].seq, match.viewers[NORTH].seq


def test_the_beginning_is_number_zero_and_asks_both() -> None:
    match = new_match()
    assert set(numbers(match).values()) == {0} and questions(match) == (0, 0)
    for seat in (SOUTH, NORTH):
        whole = match.resync(seat)
        assert whole.ask is not None and whole.ask.kind == "setup" and whole.log == []
    watched = match.resync(match.spectator)
    assert watched.ask is None and watched.legal == []


def test_a_question_number_rises_only_when_the_own_choices_change() -> None:
    match = new_match()
    submit(match, SOUTH, setup(SOUTH))
    assert questions(match) == (1, 0), "South has answered; nothing changed for North"
    match.act(Act(NORTH, setup(NORTH), 0))
    assert questions(match) == (2, 1), "South is asked for a move; North has answered"
    submit(match, SOUTH, "a4-a5")
    assert questions(match) == (3, 2)


def test_a_secret_placement_is_news_only_to_its_own_seat() -> None:
    match = new_match()
    before = numbers(match)
    submit(match, NORTH, match.umpire.legal(NORTH)[0])
    assert numbers(match) == {**before, NORTH: 1}
    assert match.since(SOUTH, 0) == []


def test_updates_are_numbered_without_gaps_and_the_last_equals_a_fresh_view() -> None:
    match, rng = begun_match(), random.Random(3)
    seen = dict(numbers(match))
    while not match.over and len(match.played) < 60:
        seat = match.umpire.waiting[0]
        submit(match, seat, rng.choice(match.umpire.legal(seat)))
        for number, viewer in match.viewers.items():
            news = match.since(number, seen[number])
            assert news is not None
            for update in map(json.loads, news):
                seen[number] += 1
                assert update["n"] == seen[number]
            assert seen[number] == viewer.n
            if news:
                last = json.loads(news[-1])
                assert last["view"] == json.loads(json.dumps(match.umpire.view(number)))
                assert last["seq"] == viewer.seq


def test_whoever_comes_back_gets_exactly_what_is_missing() -> None:
    match = begun_match()
    submit(match, SOUTH, "a4-a5")
    submit(match, NORTH, "b7-b6")
    n = match.viewers[SOUTH].n
    missed = match.since(SOUTH, n - 2)
    assert missed is not None and [json.loads(update)["n"] for update in missed] == [n - 1, n]
    assert match.since(SOUTH, n) == []
    assert match.since(SOUTH, n + 1) is None, "a number from another life"


def test_whoever_was_away_too_long_gets_everything_anew() -> None:
    match = begun_match()
    for _ in range(HISTORY):
        for seat, action in ((SOUTH, "a4-a5"), (NORTH, "b7-b6"), (SOUTH, "a5-a4"), (NORTH, "b6-b7")):
            try:
                submit(match, seat, action)
            except Refusal:
                submit(match, seat, match.umpire.legal(seat)[-1])
    assert match.since(SOUTH, 0) is None
    whole = match.resync(SOUTH)
    assert whole.n == match.viewers[SOUTH].n and len(whole.log) >= whole.n


def test_a_viewer_whom_nobody_watched_is_counted_and_told_all_later() -> None:
    match = begun_match()
    match.follow({SOUTH}, ())
    submit(match, SOUTH, "a4-a5")
    n = match.viewers[NORTH].n
    assert n == begun_match().viewers[NORTH].n + 1, "the number does not depend on who is connected"
    assert match.since(NORTH, n - 1) is None and match.since(NORTH, n) == []
    assert "a5" in json.dumps(match.umpire.view(NORTH)["last"])


def test_the_same_act_again_gets_the_same_answer() -> None:
    match = begun_match()
    seq = match.viewers[SOUTH].seq
    submit(match, SOUTH, "a4-a5")
    answer = match.latest(SOUTH)
    submit(match, NORTH, "b7-b6")
    assert match.again(SOUTH, "a4-a5", seq) == answer
    assert match.again(SOUTH, "  a4-a5 ", seq) == answer
    assert match.again(SOUTH, match.umpire.moves[-2][1], seq) == answer, "its id is the same act"
    assert match.again(SOUTH, "b4-b5", seq) is None, "another action is not the same act"
    assert match.again(SOUTH, "a4-a5", seq + 1) is None


def test_the_answer_to_an_old_act_is_found_by_playing_again() -> None:
    match = new_match()
    submit(match, SOUTH, setup(SOUTH))
    first = match.latest(SOUTH)
    match.follow((), ())
    submit(match, NORTH, setup(NORTH))
    submit(match, SOUTH, "a4-a5")
    assert match.viewers[SOUTH].history == type(match.viewers[SOUTH].history)()
    found = match.again(SOUTH, setup(SOUTH), 0)
    assert callable(found) and found() == first
    assert match.again(SOUTH, setup(SOUTH), 0) == first, "it is kept until another is asked for"


def test_another_act_for_an_answered_question_is_stale() -> None:
    match = begun_match()
    seq = match.viewers[SOUTH].seq
    submit(match, SOUTH, "a4-a5")
    before = match.umpire.state_hash(), numbers(match)
    for late in (seq, 0, seq + 5):
        with pytest.raises(Stale):
            match.act(Act(SOUTH, "b4-b5", late))
    assert (match.umpire.state_hash(), numbers(match)) == before


def test_a_refusal_names_the_clause_and_changes_nothing() -> None:
    match = begun_match()
    before = match.umpire.state_hash(), numbers(match), questions(match)
    with pytest.raises(Refusal) as diagonal:
        submit(match, SOUTH, "a4-b5")
    assert diagonal.value.status == 422 and diagonal.value.clause == "ST-MOVE-3" and diagonal.value.message
    with pytest.raises(Refusal) as turn:
        submit(match, NORTH, "a7-a6")
    assert turn.value.clause == "ST-TURN-1"
    for nonsense in ("castle", "", "setup", 10**6, -1):
        with pytest.raises(Refusal) as unreadable:
            submit(match, SOUTH, nonsense)
        assert unreadable.value.status in (400, 422) and "\n" not in unreadable.value.message
    assert (match.umpire.state_hash(), numbers(match), questions(match)) == before


def test_playing_the_acts_again_gives_the_same_match() -> None:
    match, rng = begun_match(), random.Random(5)
    while not match.over and len(match.played) < 80:
        seat = match.umpire.waiting[0]
        submit(match, seat, rng.choice(match.umpire.legal(seat)))
    again = Match(umpire)
    for given in match.given:
        again.take(given)
    assert again.umpire.state_hash() == match.umpire.state_hash()
    assert numbers(again) == numbers(match) and questions(again) == questions(match)
    for number in match.viewers:
        assert again.resync(number) == match.resync(number)


def test_a_closed_match_asks_nobody() -> None:
    match = begun_match()
    seq, n = match.viewers[SOUTH].seq, match.viewers[SOUTH].n
    match.close()
    assert match.over and match.viewers[SOUTH].seq == seq + 1 and match.viewers[SOUTH].n == n + 1
    assert json.loads(match.latest(SOUTH))["legal"] == []
    with pytest.raises(Refusal) as over:
        submit(match, SOUTH, "a4-a5")
    assert over.value.error == "over"

"""The stage of Ultimate Combat, which plays scenarios: positions, steps and expectations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from sandtable.engine import CHANCE, BadInput, IllegalAction, Situation, Step, Umpire, yes_no
from sandtable.games.combat.fields import View
from sandtable.games.combat.rules.schema import DEPLOY_ROLL, ENDINGS, ENTER, INITIATIVE, OFFICERS
from sandtable.games.combat.scenarios.keys import ABOUT, EXPECT, POSITION
from sandtable.games.combat.scenarios.position import Dice, read_position, read_seat
from sandtable.games.combat.scenarios.writing import write_position, write_steps
from sandtable.games.combat.words.notation import ROLES, WORDS, WRITTEN, bought_name
from sandtable.games.combat.words.show import PHASES
from sandtable.games.combat.words.titles import STANCE_TITLES
from sandtable.scenarios import (
    Difference,
    Malformed,
    Refusal,
    Scenario,
    Stage,
    as_mapping,
    as_number,
    as_text,
    as_words,
    compare,
)

BEFORE_PLAY = ("buy", "deploy")
TURN = ("move", "declare", "dirt", "sighted", "grenades", "melee", "vehicles", "position", "heal")
STEPS = (*BEFORE_PLAY, *TURN)
FACES = 6
REASONS = tuple(ENDINGS.values())


class CombatStage(Stage):
    """One scenario of Ultimate Combat being played."""

    about = ABOUT
    position_keys = POSITION
    expect_keys = EXPECT

    def __init__(self, variant: Any, scenario: Scenario) -> None:
        self.seats: tuple[str, ...] = variant.seats()
        position = read_position(scenario, self.seats)
        variant.read_options(scenario.options)  # check them all, also those that the position replaces
        options = variant.read_options(position.options(scenario.options))
        if position.step not in BEFORE_PLAY:
            position.check_floor()
        self.dice: list[Dice] = list(position.dice)
        self.one_die = options["init_dice"] == 1
        self.ids = position.ids(self.seats)  # of the units, by their names in the scenario
        self.attack_scores: list[int] = []
        self.lost_attacks = 0
        self.active: set[str] = set()  # sides that have been active
        if any(position.units.values()):
            self.umpire = Umpire.staged(variant, None, options, position.arrange, asks_chance=True)
        else:
            self.umpire = Umpire(variant, None, options, bytes(32), asks_chance=True)
        self._follow([])

    @classmethod
    def written(cls, situation: Situation) -> dict[str, Any]:
        return write_position(situation)

    @classmethod
    def scripted(cls, situation: Situation, decided: Iterable[Step]) -> Iterator[str]:
        return write_steps(situation, decided)

    def readable(self, action: str) -> bool:
        return bool(WRITTEN.fullmatch(action)) or (action.startswith("end ") and action.removeprefix("end ") in STEPS)

    # Steps.

    def act(self, seat: str, action: str) -> None:
        """Carry out a plain step; `end STEP` makes as many decisions as that takes."""
        word, _, rest = action.partition(" ")
        if word == "end" and rest:
            self._end(seat, rest)
            return
        spoken = self.spoken(seat, action)
        self._settle_dirt(spoken)
        self._carry_out(seat, spoken)
        if word == "buy" and bought_name(rest.split()):
            self._name(seat, bought_name(rest.split()))

    def refusal(self, seat: str, action: str) -> Refusal | None:
        """Return the umpire's refusal of an action, or None if it was carried out; open questions stay open."""
        try:
            self.umpire.act(self.seats.index(seat), "end" if action.startswith("end") else self._in_ids(seat, action))
        except IllegalAction as error:
            return Refusal(error.clause, error.sentence)
        except BadInput as error:
            return Refusal("", str(error))
        return None

    def listing(self, seat: str, word: str) -> set[str]:
        """Return the seat's legal acts, both picks in one, with the scenario's names for units.

        With a word, return the rest of those that begin with it; raise Malformed if no action begins with its
        first word.
        """
        if word and word.split()[0] not in WORDS:
            raise Malformed(f"'? {seat} {word}': no action of this game begins with '{word.split()[0]}'")
        lead = f"{self._in_names(seat, self._in_ids(seat, word))} " if word else ""
        texts = {self._in_names(seat, act) for act in _whole_acts(self.umpire, self.seats.index(seat))}
        return {act.removeprefix(lead) for act in texts if act.startswith(lead)}

    def play(self, seat: int, action: int | str) -> None:
        self._follow(self.umpire.act(seat, action))

    def spoken(self, seat: str, action: str) -> str:
        return self._in_ids(seat, action)

    def _carry_out(self, seat: str, action: str) -> None:
        self.play(self.seats.index(seat), action)

    def _end(self, seat: str, step: str) -> None:
        """End the steps of the seat's half-turn up to this one; do nothing if it is over already."""
        if step != "declare":
            self._settle_dirt()
        now = begun = self.table()
        if self.umpire.over or (step == "buy" and seat not in begun["to_act"]):
            return
        active = begun["half"] if step == "dirt" else seat  # the other side answers in that step
        if begun["half"] != active or active is None:
            if seat not in self.active:  # its half-turn is still to come, so the step cannot be over yet
                self._carry_out(seat, "end")
            return
        while not self.umpire.over and _half_turn(now) == _half_turn(begun) and _place(now) <= STEPS.index(step):
            if now["phase"] == "dirt":
                self._leave_standing(now)
            else:
                self._carry_out(seat, "end")
            now = self.table()

    def _settle_dirt(self, action: str = "") -> None:
        """Answer open questions about hitting the dirt with no: up to the one that `action` answers, or all of them."""
        now = self.table()
        while now["phase"] == "dirt" and not action.startswith(f"dirt {now['asked']} "):
            self._leave_standing(now)
            now = self.table()

    def _leave_standing(self, now: dict[str, Any]) -> None:
        self._carry_out(now["asked"].partition(".")[0], f"dirt {now['asked']} no")

    def _follow(self, steps: list[Step]) -> None:
        for step in steps:
            self._remember(step)
        while self.umpire.waiting_bits >> CHANCE & 1:
            self._remember(self.umpire.replay(CHANCE, self._roll()))
        half = self.table()["half"]
        if half:
            self.active.add(half)

    def _remember(self, step: Step) -> None:
        for told in self.umpire.told(step, self.umpire.spectator):
            if told["kind"] == "attacked":
                self.attack_scores.append(told["score"])
            elif told["kind"] == "lost_attack":
                self.lost_attacks += 1
            elif told["kind"] == "half":  # it may be over before anybody is asked
                self.active.add(told["seat"])

    def _roll(self) -> int:
        """Return the next outcome of chance by the scenario's dice; raise Malformed if they run out or do not fit."""
        view: View = self.umpire.game.schema.read_view(self.umpire.packed(self.umpire.spectator))
        phase = view.phase
        if phase == ENTER:
            return 0
        one = phase == OFFICERS or (self.one_die and phase in (DEPLOY_ROLL, INITIATIVE))
        wanted = "one die" if one else "two dice"
        if not self.dice and self.goes_on:
            return self.umpire.stream.draw(self.umpire.weights())
        if not self.dice:
            raise Malformed(f"dice: they have run out where {wanted} must be rolled ({PHASES[phase]})")
        dice = self.dice.pop(0)
        if one != isinstance(dice, int):
            raise Malformed(f"dice: {dice} comes where {wanted} must be rolled ({PHASES[phase]})")
        return dice - 1 if isinstance(dice, int) else (dice[0] - 1) * FACES + dice[1] - 1

    # Names.

    def _name(self, seat: str, name: str) -> None:
        """Remember the scenario's name for the unit that was just bought."""
        if name in self.ids:
            raise Malformed(f"two units are called '{name}'")
        latest = self.umpire.view(self.seats.index(seat))["buying"]["units"][-1]
        self.ids[name] = f"{seat}.{latest['name']}"

    def _id(self, name: str, side: str) -> str:
        """Return the id of the unit of that name; raise Malformed if there is none.

        Units that the scenario does not name go by their ids, or by short names, which mean this side's first.
        """
        if name in self.ids:
            return self.ids[name]
        known = {unit["id"] for unit in self.table()["units"]} - set(self.ids.values())
        for id in (name, *(f"{one}.{name}" for one in (side, *self.seats))):
            if id in known:
                return id
        raise Malformed(f"there is no unit '{name}'")

    def _in_ids(self, seat: str, action: str) -> str:
        """Return an action, or the beginning of one, with ids in place of the scenario's names for units."""
        words = action.split()
        for place, own in ROLES.get(words[0] if words else "", {}).items():
            if place < len(words):
                words[place] = self._id(words[place], self._side(seat, own))
        return " ".join(words)

    def _in_names(self, seat: str, action: str) -> str:
        """Return an action, or the beginning of one, with the scenario's names in place of ids."""
        names = {id: name for name, id in self.ids.items()}
        words = action.split()
        for place, own in ROLES.get(words[0] if words else "", {}).items():
            if place < len(words):
                id = words[place] if "." in words[place] else f"{self._side(seat, own)}.{words[place]}"
                words[place] = names.get(id, id.partition(".")[2])
        return " ".join(words)

    def _side(self, seat: str, own: bool) -> str:
        return seat if own else self.seats[1 - self.seats.index(seat)]

    # Looking up.

    def _unit(self, name: str) -> dict[str, Any]:
        id = self._id(name, self.seats[0])
        return next(unit for unit in self.table()["units"] if unit["id"] == id)

    # Comparing.

    def compare(self, key: str, value: Any) -> Iterable[Difference]:
        found: Iterable[Difference] = getattr(self, f"_compare_{key}")(value)
        return found

    def _compare_units(self, value: Any) -> Iterator[Difference]:
        for name, wanted in _some(value, "unit"):
            unit = self._unit(name)
            alive = unit["state"] in ("alive", "unplaced")
            for key, expected in _some(wanted, "key"):
                if key == "alive":
                    yield from compare(f"{name}: alive", _word(_yes_no(expected)), _word(alive))
                elif key not in ("wounds", "position", "at"):
                    raise Malformed(f"units: {name}: '{key}' is none of wounds, position, at, alive")
                elif not alive:
                    yield Difference(f"{name}: {key}", str(expected), "it dead")
                else:
                    yield from compare(f"{name}: {key}", _READERS[key](expected), unit[key])

    def _compare_next(self, value: Any) -> Iterator[Difference]:
        seat, *purpose = as_text(value).split()
        read_seat(seat, self.seats)
        if purpose and purpose[0] not in STEPS:
            raise Malformed(f"next: '{purpose[0]}' is none of {', '.join(STEPS)}")
        if len(purpose) > 1 and (purpose[0] != "dirt" or len(purpose) > 2):
            raise Malformed("next: only the dirt is asked about for one unit, as in East dirt B")
        wanted = [seat, *purpose[:1], *(self._id(name, seat) for name in purpose[1:])]
        now = self.table()
        found = [[due, now["phase"], *([now["asked"]] if now["asked"] else [])] for due in now["to_act"]]
        if not any(wanted == one[: len(wanted)] for one in found):
            shown = " or ".join(" ".join(map(str, one)) for one in found)
            yield Difference("next", as_text(value), shown or f"the game over ({self.ending()})")

    def _compare_over(self, value: Any) -> Iterator[Difference]:
        wanted = "no" if yes_no(value) is False else as_text(value)
        who, _, reason = wanted.partition(" ")
        if wanted != "no" and (who not in (*self.seats, "draw") or reason not in REASONS):
            raise Malformed(f"over: '{wanted}' is none of no, SEAT REASON, draw REASON ({', '.join(REASONS)})")
        yield from compare("over", wanted, self.ending())

    def _compare_score(self, value: Any) -> Iterator[Difference]:
        yield from self._compare_counts("score", value)

    def _compare_markers(self, value: Any) -> Iterator[Difference]:
        yield from self._compare_counts("markers", value)

    def _compare_counts(self, key: str, value: Any) -> Iterator[Difference]:
        for seat, wanted in _some(value, "seat"):
            read_seat(seat, self.seats)
            yield from compare(f"{key} of {seat}", as_number(wanted), self.table()[key][seat])

    def _compare_round(self, value: Any) -> Iterator[Difference]:
        yield from compare("round", as_number(value), self.table()["round"])

    def _compare_acted_first(self, value: Any) -> Iterator[Difference]:
        wanted = as_text(value)
        read_seat(wanted, self.seats)
        yield from compare("acted_first", wanted, self.table()["acted_first"])

    def _compare_attack_scores(self, value: Any) -> Iterator[Difference]:
        yield from compare("attack_scores", _whole_list(value), self.attack_scores)

    def _compare_lost_attacks(self, value: Any) -> Iterator[Difference]:
        yield from compare("lost_attacks", as_number(value), self.lost_attacks)

    def _compare_allowance(self, value: Any) -> Iterator[Difference]:
        for name, wanted in _some(value, "unit"):
            yield from compare(f"allowance of {name}", as_number(wanted), self._unit(name)["allowance"])

    def _compare_dice_left(self, value: Any) -> Iterator[Difference]:
        yield from compare("dice_left", as_number(value), len(self.dice))


def _whole_acts(umpire: Umpire, seat: int) -> Iterator[str]:
    """Yield all that a seat may do as text, acts of two picks in one."""
    for action in umpire.legal(seat):
        said = umpire.say(seat, action)
        if not said.startswith("unit "):
            yield said
            continue
        picked = umpire.copy()
        picked.act(seat, action)
        yield from (picked.say(seat, second) for second in picked.legal(seat))


def _half_turn(view: dict[str, Any]) -> tuple[int, str]:
    return view["round"], view["half"]


def _place(view: dict[str, Any]) -> int:
    return STEPS.index(view["phase"]) if view["phase"] in STEPS else -1


# -- values ------------------------------------------------------------------------------------------------------------


def _some(value: Any, what: str) -> Iterator[tuple[str, Any]]:
    named = as_mapping(value)
    if not named:
        raise Malformed(f"no {what} is named, so nothing would be compared")
    yield from named.items()


def _yes_no(value: Any) -> bool:
    answer = yes_no(value)
    if answer is None:
        raise Malformed(f"{value!r} is neither yes nor no")
    return answer


def _word(yes: bool) -> str:
    return "yes" if yes else "no"


def _stance(value: Any) -> str:
    if as_text(value) not in STANCE_TITLES:
        raise Malformed(f"'{as_text(value)}' is no position; positions are {', '.join(STANCE_TITLES)}")
    return as_text(value)


def _whole_list(value: Any) -> list[int]:
    return [as_number(one) for one in as_words(value)]


_READERS = {"wounds": as_number, "position": _stance, "at": _whole_list}

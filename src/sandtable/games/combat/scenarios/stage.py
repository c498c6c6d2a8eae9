"""The stage of Ultimate Combat, which plays scenarios: positions, steps and expectations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import get_args

from sandtable.engine import CHANCE, BadInput, IllegalAction, Situation, Step, Umpire, Variant
from sandtable.games.combat.fields import View
from sandtable.games.combat.rules.schema import DEPLOY_ROLL, ENTER, INITIATIVE, OFFICERS
from sandtable.games.combat.rules.tables import STANCE_CODES, STANDING
from sandtable.games.combat.scenarios.position import BUY, DEPLOY, FACES, Position, read_cell
from sandtable.games.combat.scenarios.position import STEPS as TURN
from sandtable.games.combat.scenarios.writing import write_position, write_steps
from sandtable.games.combat.words.notation import ROLES, WORDS, WRITTEN, bought_name
from sandtable.games.combat.words.show import PHASES, show
from sandtable.games.combat.words.shown import CombatView, EndingWord, Unit
from sandtable.games.combat.words.titles import STANCE_TITLES
from sandtable.games.combat.words.told import Attacked, Half, LostAttack, known
from sandtable.scenarios import (
    Difference,
    Given,
    Key,
    Keys,
    Malformed,
    Refusal,
    Scenario,
    Stage,
    by_name,
    by_seat,
    compare,
    expected,
    one_of,
    seat_number,
)

STEPS = (BUY, DEPLOY, *TURN)


class Wanted(Keys):
    """What is expected of a unit."""

    wounds = Key("how many it has", Given.number, 0)
    position = Key("how it stands", one_of(STANCE_TITLES), STANCE_CODES[STANDING])
    at = Key("where it stands", read_cell)
    alive = Key("`yes` or `no`; of a dead one nothing else", Given.answer, True)


class CombatStage(Stage):
    """One scenario of Ultimate Combat being played."""

    about = """Units are called as the scenario names them, in steps too. Without a map, here or among the options, the
    floor is bare; without `units` the armies are those of the options. `end STEP` ends the steps of a half-turn up to
    this one; on the way to a step the runner answers questions about the dirt with no."""
    position = Position
    endings = get_args(EndingWord)
    phases = STEPS

    def __init__(self, variant: Variant, scenario: Scenario) -> None:
        self.seats = variant.seats()
        position = Position(scenario.position, self.seats, scenario.lines)
        variant.read_options(scenario.options)  # check them all, also those that the position replaces
        options = variant.read_options(position.options(scenario.options))
        position.check()
        self.dice = position.dice
        self.one_die = options["init_dice"] == 1
        self.ids = position.ids(self.seats)  # of the units, by their names in the scenario
        self.scores: list[int] = []  # of all attacks that were rolled
        self.lost = 0  # attacks that came to nothing
        self.active: set[str] = set()  # sides that have been active
        if any(position.units.values()):
            self.umpire = Umpire.staged(variant, None, options, position.arrange, asks_chance=True)
        else:
            self.umpire = Umpire(variant, None, options, bytes(32), asks_chance=True)
        self._follow([])

    def view(self, seat: str | None = None) -> CombatView:
        return self.look(show, seat)

    @classmethod
    def written(cls, situation: Situation) -> dict[str, object]:
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
        now = begun = self.view()
        if self.umpire.over or (step == BUY and seat not in begun.to_act):
            return
        active = begun.half if step == "dirt" else seat  # the other side answers in that step
        if begun.half != active or active is None:
            if seat not in self.active:  # its half-turn is still to come, so the step cannot be over yet
                self._carry_out(seat, "end")
            return
        while not self.umpire.over and _half_turn(now) == _half_turn(begun) and _place(now) <= STEPS.index(step):
            if now.phase == "dirt":
                self._leave_standing(now)
            else:
                self._carry_out(seat, "end")
            now = self.view()

    def _settle_dirt(self, action: str = "") -> None:
        """Answer open questions about hitting the dirt with no: up to the one that `action` answers, or all of them."""
        now = self.view()
        while now.phase == "dirt" and not action.startswith(f"dirt {now.asked} "):
            self._leave_standing(now)
            now = self.view()

    def _leave_standing(self, now: CombatView) -> None:
        self._carry_out(str(now.asked).partition(".")[0], f"dirt {now.asked} no")

    def _follow(self, steps: list[Step]) -> None:
        for step in steps:
            self._remember(step)
        while self.umpire.waiting_bits >> CHANCE & 1:
            self._remember(self.umpire.replay(CHANCE, self._roll()))
        half = self.view().half
        if half:
            self.active.add(half)

    def _remember(self, step: Step) -> None:
        for told in known(self.umpire.told(step, self.umpire.spectator)):
            match told:
                case Attacked():
                    self.scores.append(told.score)
                case LostAttack():
                    self.lost += 1
                case Half():  # it may be over before anybody is asked
                    self.active.add(told.seat)

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
        buying = self.view(seat).buying
        assert buying is not None, "a unit was just bought"
        self.ids[name] = f"{seat}.{buying.units[-1].name}"

    def _id(self, name: str, side: str) -> str:
        """Return the id of the unit of that name; raise Malformed if there is none.

        Units that the scenario does not name go by their ids, or by short names, which mean this side's first.
        """
        if name in self.ids:
            return self.ids[name]
        known = {unit.id for unit in self.view().units} - set(self.ids.values())
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

    def _unit(self, name: str) -> Unit:
        id = self._id(name, self.seats[0])
        return next(unit for unit in self.view().units if unit.id == id)

    # Comparing.

    @expected(by_name(Wanted.within, "unit"))
    def units(self, wanted: Mapping[str, Wanted]) -> Iterator[Difference]:
        """by name: `wounds`, `position`, `at`, `alive` of a unit"""
        for name, keys in wanted.items():
            yield from self._compare_unit(name, self._unit(name), keys)

    def _compare_unit(self, name: str, unit: Unit, wanted: Wanted) -> Iterator[Difference]:
        if not any(map(wanted.gives, Wanted.declared().values())):
            raise Malformed(f"{name}: no key is named, so nothing would be compared")
        alive = unit.state in ("alive", "unplaced")
        if wanted.gives(Wanted.alive):
            yield from compare(f"{name}: alive", _word(wanted.alive), _word(alive))
        for key, value, found in (
            (Wanted.wounds, wanted.wounds, unit.wounds),
            (Wanted.position, wanted.position, unit.position),
            (Wanted.at, wanted.at and list(wanted.at), unit.at),
        ):
            if wanted.gives(key):
                yield from compare(f"{name}: {key.name}", value, found if alive else "it dead")

    @expected(Given.text)
    def next(self, wanted: str) -> Iterator[Difference]:
        """the side that is asked, and if you like in which step and about whom: `East`, `East melee`, `East dirt B`"""
        seat, *purpose = wanted.split()
        seat_number(seat, self.seats)
        if purpose and purpose[0] not in STEPS:
            raise Malformed(f"'{purpose[0]}' is none of {', '.join(STEPS)}")
        if len(purpose) > 1 and (purpose[0] != "dirt" or len(purpose) > 2):
            raise Malformed("only the dirt is asked about for one unit, as in East dirt B")
        due = [seat, *purpose[:1], *(self._id(name, seat) for name in purpose[1:])]
        now = self.view()
        found = [[one, now.phase, *([now.asked] if now.asked else [])] for one in now.to_act]
        if not any(due == one[: len(due)] for one in found):
            shown = " or ".join(map(" ".join, found))
            yield Difference("next", wanted, shown or f"the game over ({self.ending()})")

    @expected(by_seat(Given.number))
    def score(self, wanted: Mapping[str, int]) -> Iterator[Difference]:
        """by side: enemy points destroyed"""
        for side, points in wanted.items():
            yield from compare(f"score of {side}", points, self.view().score[side])

    @expected(by_seat(Given.number))
    def markers(self, wanted: Mapping[str, int]) -> Iterator[Difference]:
        """by side: points for markers"""
        for side, points in wanted.items():
            yield from compare(f"markers of {side}", points, self.view().markers[side])

    @expected(Given.number)
    def round(self, wanted: int) -> Iterator[Difference]:
        """the number of the round"""
        return compare("round", wanted, self.view().round)

    @expected(Given.seat)
    def acted_first(self, wanted: str) -> Iterator[Difference]:
        """the side that acted first in this round"""
        return compare("acted_first", wanted, self.view().acted_first)

    @expected(Given.numbers)
    def attack_scores(self, wanted: Sequence[int]) -> Iterator[Difference]:
        """the scores of all attacks that were rolled, in order"""
        return compare("attack_scores", wanted, self.scores)

    @expected(Given.number)
    def lost_attacks(self, wanted: int) -> Iterator[Difference]:
        """how many declared attacks came to nothing"""
        return compare("lost_attacks", wanted, self.lost)

    @expected(by_name(Given.number, "unit"))
    def allowance(self, wanted: Mapping[str, int]) -> Iterator[Difference]:
        """by unit: its movement points"""
        for name, points in wanted.items():
            yield from compare(f"allowance of {name}", points, self._unit(name).allowance)

    @expected(Given.number)
    def dice_left(self, wanted: int) -> Iterator[Difference]:
        """how many of the dice have not been rolled"""
        return compare("dice_left", wanted, len(self.dice))


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


def _half_turn(view: CombatView) -> tuple[int, str | None]:
    return view.round, view.half


def _place(view: CombatView) -> int:
    return STEPS.index(view.phase) if view.phase in STEPS else -1


def _word(yes: bool) -> str:
    return "yes" if yes else "no"

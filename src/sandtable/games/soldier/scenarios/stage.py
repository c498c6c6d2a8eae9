"""The stage of Ultimate Soldier, which plays scenarios: positions, steps and expectations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from sandtable.engine import (
    CHANCE,
    BadInput,
    IllegalAction,
    SandtableError,
    Situation,
    Step,
    Umpire,
    seed_from_int,
    yes_no,
)
from sandtable.games.soldier.fields import View
from sandtable.games.soldier.rules.actions import DRAW_PILE, PASS
from sandtable.games.soldier.rules.cards import KIND_OF, SIGNS, SOLDIER_OF
from sandtable.games.soldier.rules.law import SOLDIER_OUTCOME
from sandtable.games.soldier.rules.schema import ENDINGS
from sandtable.games.soldier.scenarios.keys import ABOUT, EXPECT, POSITION
from sandtable.games.soldier.scenarios.position import (
    read_cards,
    read_points,
    read_position,
    read_seat,
    read_seats,
    read_soldiers,
)
from sandtable.games.soldier.scenarios.writing import write_position
from sandtable.games.soldier.words.notation import WORDS, WRITTEN
from sandtable.games.soldier.words.show import RESULTS
from sandtable.scenarios import (
    FRESH,
    Difference,
    Malformed,
    Refusal,
    Scenario,
    Stage,
    as_mapping,
    as_number,
    as_text,
    compare,
    compare_lists,
)
from sandtable.scenarios import (
    Step as Line,
)

WINDOWS = ("W-START", "W-OPEN", "W-LAY", "MIRROR", "DUD")
DECISIONS = ("draw", "move", "lay", "answer", "lose", "limit", "pick")
REASONS = tuple(ENDINGS.values())
HIDDEN = "?"


class SoldierStage(Stage):
    """One scenario of Ultimate Soldier being played."""

    leads = WORDS
    about = ABOUT
    position_keys = POSITION
    expect_keys = EXPECT

    def __init__(self, variant: Any, scenario: Scenario) -> None:
        options = variant.read_options(scenario.options)
        players = _players(scenario, variant)
        self.seats: tuple[str, ...] = variant.seats(players)
        self.took: dict[tuple[str, int], list[str]] = {}  # by seat and viewer: the cards taken last, as seen
        self.takings: dict[tuple[str, int], tuple[str, int]] = {}  # of these: how, and in which act
        self.acts = 0
        self.order: list[str] | None = None  # the draw pile, next card first, as far as the scenario gives it
        self.lot: list[int] = []  # outcomes of chance that come before the order of the piles counts
        self.soldiers: list[str] | None = None  # the unseen part of the soldier pile, likewise
        self.stays = "window" in scenario.expect  # whether windows stay open after the last step
        if FRESH in scenario.position:
            if set(scenario.position) - {FRESH, "players"}:
                raise Malformed(f"'{FRESH}' stands instead of a position", scenario.line_of(FRESH))
            self.umpire = Umpire(variant, players, options, seed_from_int(scenario.seed), asks_chance=True)
        else:
            position = read_position(scenario, self.seats, options["mode"] == "rounds")
            self.order, self.soldiers = list(position.draw), list(position.pile)
            self.lot = list(position.lot)
            self.umpire = Umpire.staged(variant, players, options, position.arrange, asks_chance=True)
        self._follow([])

    @classmethod
    def written(cls, situation: Situation) -> dict[str, Any]:
        return write_position(situation)

    def due(self) -> dict[str, str]:
        if self._phase() in WINDOWS:
            return {"window": f"{self._phase()} {self._due()}"}
        return super().due()

    def readable(self, action: str) -> bool:
        return bool(WRITTEN.fullmatch(action))

    # Going from step to step.

    def act(self, seat: str, action: str) -> None:
        """Carry out a plain step at the first moment at which it is legal."""
        number = self.seats.index(seat)
        while not self._is_legal(number, action) and (passing := self._passing(number)) is not None:
            self._carry_out(self._asked(), passing)
        self._carry_out(number, action)

    def play(self, seat: int, action: int | str) -> None:
        self._carry_out(seat, action)

    def refusal(self, seat: str, action: str) -> Refusal | None:
        """Return the umpire's refusal of an action at the moment that `reach` went on to, or None if it was
        carried out.
        """
        try:
            self.umpire.act(self.seats.index(seat), action)
        except IllegalAction as error:
            return Refusal(error.clause, error.sentence)
        except BadInput as error:
            return Refusal("", str(error))
        return None

    def reach(self, step: Line) -> None:
        number = self.seats.index(step.seat)
        while (passing := self._passing(number)) is not None and not self._stops(number, step):
            self._carry_out(self._asked(), passing)

    def _stops(self, seat: int, step: Line) -> bool:
        """Return whether a `!` or `?` step is about this moment.

        It is if its seat is asked, and not just for a draw that comes before the step.
        """
        if self._asked() != seat:
            return False
        return self._phase() != "draw" or step.mark == "?" or step.action.startswith("DRAW_")

    def _is_legal(self, seat: int, action: str) -> bool:
        try:
            return set(self.umpire.read(seat, action)) <= set(self.umpire.legal(seat))
        except SandtableError:
            return False

    def _passing(self, seat: int) -> int | None:
        """Return what the runner does by itself on the way to a step of the seat, or None.

        It passes for anybody in a window, and draws from the draw pile for the seat itself.
        """
        if self._phase() in WINDOWS:
            return PASS
        return DRAW_PILE if self._phase() == "draw" and self._asked() == seat else None

    def _asked(self) -> int:
        """Return the seat that is to decide, or -1 if the game is over."""
        return next(iter(self.umpire.waiting), -1)

    def _phase(self) -> str:
        return str(self.table()["phase"])

    def _carry_out(self, seat: int, action: int | str) -> None:
        """Carry out a decision, and the outcomes of chance after it."""
        steps = self.umpire.act(seat, action)
        self.acts += 1
        self._follow(steps)

    def _follow(self, steps: list[Step]) -> None:
        for step in steps:
            self._remember(step)
        while self.umpire.waiting_bits >> CHANCE & 1:
            self._remember(self.umpire.replay(CHANCE, self._outcome()))

    def _outcome(self) -> int:
        """Return an outcome of chance: the one that the scenario gives, as long as it gives any, else a random one."""
        weights = self.umpire.weights()
        if self.lot:
            return self._outcome_by_lot(weights)
        soldiers = len(weights) > SOLDIER_OUTCOME
        if soldiers and self.soldiers:
            return SOLDIER_OUTCOME + SOLDIER_OF[self.soldiers[0]]
        if not soldiers and self.order and self._phase() == "draw":
            return KIND_OF[self.order.pop(0)]
        return self.umpire.stream.draw(weights)

    def _outcome_by_lot(self, weights: list[int]) -> int:
        outcome = self.lot.pop(0)
        if outcome >= len(weights) or not weights[outcome]:
            raise Malformed("lot: what is next there cannot come now")
        if self.order and self._phase() == "draw":
            self.order.remove(SIGNS[outcome])
        return outcome

    def _remember(self, step: Step) -> None:
        """Keep what each seat sees of the cards that are taken, and what is known of the order of the piles."""
        for viewer in range(len(self.seats)):
            for told in self.umpire.told(step, viewer):
                self._remember_card(told, viewer)
        for told in self.umpire.told(step, self.umpire.spectator):
            if told["kind"] == "round":
                self.order, self.soldiers = None, None
            elif told["kind"] == "shuffled":
                self.order = None
            elif told["kind"] == "earned" and self.soldiers and told["soldier"] in self.soldiers:
                self.soldiers.remove(told["soldier"])

    def _remember_card(self, told: dict[str, Any], viewer: int) -> None:
        if told["kind"] in ("drew", "took", "robbed"):
            key = (told["seat"], viewer)
            taking = (f"{told['kind']} {told.get('refill')}", self.acts)
            if taking != self.takings.get(key):
                self.takings[key] = taking
                self.took[key] = []
            self.took[key].append(told["card"] or HIDDEN)

    # The actual position. Every seat knows its own hand, so views are enough.

    def _player(self, seat: str) -> dict[str, Any]:
        player: dict[str, Any] = self.table()["players"][self.seats.index(seat)]
        return player

    def _hand(self, seat: str) -> list[str]:
        return _listed(self.view(seat)["hand"])

    def _by_seat(self, value: Any) -> Iterator[tuple[str, Any]]:
        named = as_mapping(value)
        if not named:
            raise Malformed("no seat is named, so nothing would be compared")
        for seat, wanted in named.items():
            read_seat(seat, self.seats)
            yield seat, wanted

    # Comparisons with what the scenario expects.

    def compare(self, key: str, value: Any) -> Iterable[Difference]:
        self._settle()
        found: Iterable[Difference] = getattr(self, f"_compare_{key}")(value)
        return found

    def _settle(self) -> None:
        """Pass in all windows that are open after the last step, up to the next decision."""
        while not self.stays and self._phase() in WINDOWS:
            self._carry_out(self._asked(), PASS)
        self.stays = True

    def _compare_hands(self, value: Any) -> Iterator[Difference]:
        for seat, wanted in self._by_seat(value):
            yield from compare_lists(f"hand of {seat}", read_cards(wanted), self._hand(seat))

    def _compare_size(self, value: Any) -> Iterator[Difference]:
        for seat, wanted in self._by_seat(value):
            yield from compare(f"size of {seat}'s hand", as_number(wanted), self._player(seat)["cards"])

    def _compare_soldiers(self, value: Any) -> Iterator[Difference]:
        for seat, wanted in self._by_seat(value):
            found = [one["soldier"] for one in self._player(seat)["soldiers"]]
            yield from compare(f"soldiers of {seat}", " ".join(read_soldiers(wanted)), " ".join(found))

    def _compare_soldier_count(self, value: Any) -> Iterator[Difference]:
        for seat, wanted in self._by_seat(value):
            yield from compare(f"soldiers of {seat}", as_number(wanted), len(self._player(seat)["soldiers"]))

    def _compare_pile(self, value: Any) -> Iterator[Difference]:
        pile = self.table()["piles"]["soldiers"]
        if self.soldiers is None and pile["unseen"]:
            raise Malformed("pile: nobody knows the order of the soldier pile in a new game or round (US-R-72)")
        found = [*(self.soldiers or []), *pile["known"]]
        yield from compare("pile", " ".join(read_soldiers(value)), " ".join(found))

    def _compare_pile_left(self, value: Any) -> Iterator[Difference]:
        yield from compare("pile_left", as_number(value), self.table()["piles"]["soldiers"]["size"])

    def _compare_used(self, value: Any) -> Iterator[Difference]:
        yield from compare_lists("used", read_cards(value), _listed(self.table()["piles"]["used"]))

    def _compare_removed(self, value: Any) -> Iterator[Difference]:
        yield from compare_lists("removed", read_cards(value), _listed(self.table()["piles"]["removed"]))

    def _compare_discard(self, value: Any) -> Iterator[Difference]:
        yield from compare("discard", " ".join(read_cards(value)), " ".join(self.table()["piles"]["discard"]))

    def _compare_training(self, value: Any) -> Iterator[Difference]:
        for seat, wanted in self._by_seat(value):
            expected = [str(points) for points in read_points(wanted)]
            yield from compare_lists(f"training of {seat}", expected, list(map(str, self._player(seat)["training"])))

    def _compare_wins(self, value: Any) -> Iterator[Difference]:
        yield from self._compare_counts("wins", value)

    def _compare_points(self, value: Any) -> Iterator[Difference]:
        yield from self._compare_counts("points", value)

    def _compare_counts(self, key: str, value: Any) -> Iterator[Difference]:
        for seat, wanted in self._by_seat(value):
            yield from compare(f"{key} of {seat}", as_number(wanted), self._player(seat)[key])

    def _compare_stunned(self, value: Any) -> Iterator[Difference]:
        yield from self._compare_marks("stunned", value)

    def _compare_barred(self, value: Any) -> Iterator[Difference]:
        yield from self._compare_marks("barred", value)

    def _compare_marks(self, key: str, value: Any) -> Iterator[Difference]:
        expected = [self.seats[seat] for seat in read_seats(value, self.seats)]
        yield from compare_lists(key, expected, [seat for seat in self.seats if self._player(seat)[key]])

    def _compare_draw_left(self, value: Any) -> Iterator[Difference]:
        yield from compare("draw_left", as_number(value), self.table()["piles"]["draw"])

    def _compare_round(self, value: Any) -> Iterator[Difference]:
        yield from compare("round", as_number(value), self.table()["round"])

    def _compare_cards(self, value: Any) -> Iterator[Difference]:
        cards = self._cards()
        for kind, wanted in as_mapping(value).items():
            if read_cards(kind) != [kind]:
                raise Malformed(f"cards: '{kind}' is not one kind of card")
            yield from compare(f"cards {kind}", as_number(wanted), cards[kind])

    def _cards(self) -> Counter[str]:
        """Return the count of every card of the game: in hands, stacks and piles, and on the table.

        If nobody knows the order of the draw pile, it holds all cards that are not elsewhere.
        """
        table = self.table()
        found = (
            Counter(table["piles"]["discard"]) + Counter(table["piles"]["used"]) + Counter(table["piles"]["removed"])
        )
        for seat in self.seats:
            found.update(self._hand(seat))
            found.update(f"T{points}" for points in self._player(seat)["training"])
        for laid in table["combat"]["table"] if table["combat"] else ():
            found.update(card for card in (laid["card"], laid["weapon"], laid["intensity"]) if card)
        return found + Counter(self._draw_pile(found))

    def _draw_pile(self, elsewhere: Counter[str]) -> list[str]:
        if self.order is not None and len(self.order) == self.table()["piles"]["draw"]:
            return self.order
        state: View = self.umpire.game.schema.read_view(self.umpire.packed(self.umpire.spectator))
        return list((Counter({sign: state.deck[kind] for sign, kind in KIND_OF.items()}) - elsewhere).elements())

    def _compare_result(self, value: Any) -> Iterator[Difference]:
        wanted = as_text(value)
        win, _, seat = wanted.partition(" ")
        if win == "win" and seat:
            read_seat(seat, self.seats)
        elif wanted not in RESULTS.values():
            raise Malformed(f"result: '{wanted}' is none of win SEAT, {', '.join(RESULTS.values())}")
        last = self.table()["last"]
        found = "none" if last is None else " ".join(filter(None, (last["result"], last["seat"])))
        yield from compare("result", wanted, found)

    def _compare_next(self, value: Any) -> Iterator[Difference]:
        seat, _, purpose = as_text(value).partition(" ")
        read_seat(seat, self.seats)
        if purpose and purpose not in DECISIONS:
            raise Malformed(f"next: '{purpose}' is none of {', '.join(DECISIONS)}")
        if self._due() != seat or (purpose and purpose != self._phase()):
            found = f"{self._due()} {self._phase()}" if self._due() else f"the game over ({self.ending()})"
            yield Difference("next", as_text(value), found)

    def _due(self) -> str:
        """Return the name of the seat that is asked now, or "" if the game is over."""
        return "" if self.umpire.over else self.seats[self._asked()]

    def _compare_window(self, value: Any) -> Iterator[Difference]:
        kind, _, seat = as_text(value).partition(" ")
        if kind not in WINDOWS:
            raise Malformed(f"window: '{kind}' is none of {', '.join(WINDOWS)}")
        read_seat(seat, self.seats)
        found = f"{self._phase()} {self._due()}".strip()
        yield from compare("window", f"{kind} {seat}", found)

    def _compare_over(self, value: Any) -> Iterator[Difference]:
        wanted = "no" if yes_no(value) is False else as_text(value)
        if wanted != "no":
            who, _, reason = wanted.partition(" ")
            winners = sorted(read_seat(seat, self.seats) for seat in who.split("+"))
            if reason not in REASONS:
                raise Malformed(f"over: '{wanted}' is neither 'no' nor SEAT REASON ({', '.join(REASONS)})")
            wanted = f"{'+'.join(self.seats[seat] for seat in winners)} {reason}"
        yield from compare("over", wanted, self.ending())

    def _compare_known(self, value: Any) -> Iterator[Difference]:
        for viewer, places in self._by_seat(value):
            for place, wanted in as_mapping(places).items():
                what = f"known to {viewer}: {place}"
                if place == "pile":
                    pile = self.view(viewer)["piles"]["soldiers"]
                    found = [HIDDEN] * len(pile["unseen"]) + pile["known"]
                    yield from compare(what, " ".join(read_soldiers(wanted, HIDDEN)), " ".join(found))
                elif place == "discard":
                    found = self.view(viewer)["piles"]["discard"]
                    yield from compare(what, " ".join(read_cards(wanted, HIDDEN)), " ".join(found))
                else:
                    yield from compare_lists(what, read_cards(wanted, HIDDEN), self._known_cards(viewer, place))

    def _known_cards(self, viewer: str, place: str) -> list[str]:
        owner, _, what = place.partition(".")
        read_seat(owner, self.seats)
        if what == "took":
            return self.took.get((owner, self.seats.index(viewer)), [])
        if what != "hand":
            raise Malformed(f"known: '{place}' is none of SEAT.hand, SEAT.took, pile, discard")
        return self._hand(owner) if owner == viewer else [HIDDEN] * int(self._player(owner)["cards"])


def _players(scenario: Scenario, variant: Any) -> int:
    """Return the number of players: as the scenario says, else enough for all seats with hands or soldiers."""
    if "players" in scenario.position:
        return as_number(scenario.position["players"])
    parts = [scenario.position.get(part) for part in ("hands", "soldiers")]
    named = {name for part in parts if isinstance(part, dict) for name in part}
    fewest: int = variant.players[0]
    return max([fewest, *(k + 1 for k, name in enumerate(variant.seat_names) if name in named)])


def _listed(counts: dict[str, int]) -> list[str]:
    return [sign for sign, count in counts.items() for _ in range(count)]

"""The stage of Ultimate Soldier, which plays scenarios: positions, steps and expectations."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import get_args

from sandtable.engine import (
    CHANCE,
    BadInput,
    IllegalAction,
    SandtableError,
    Situation,
    Step,
    Umpire,
    Variant,
    seed_from_int,
)
from sandtable.games.soldier.fields import View
from sandtable.games.soldier.rules.actions import DRAW_PILE, PASS
from sandtable.games.soldier.rules.cards import KIND_OF, SIGNS, SOLDIER_OF
from sandtable.games.soldier.rules.law import SOLDIER_OUTCOME
from sandtable.games.soldier.rules.schema import EndingWord
from sandtable.games.soldier.scenarios.position import Position, read_cards, read_points, read_soldiers, signs_in
from sandtable.games.soldier.scenarios.writing import write_position
from sandtable.games.soldier.words.notation import WORDS, WRITTEN
from sandtable.games.soldier.words.show import RESULTS, show
from sandtable.games.soldier.words.shown import Phase, Player, SoldierView, WindowKind
from sandtable.games.soldier.words.told import Drew, Earned, Event, Robbed, Round, Shuffled, Took, known
from sandtable.scenarios import (
    Difference,
    Given,
    Malformed,
    NewGames,
    Refusal,
    Scenario,
    Stage,
    by_name,
    by_seat,
    compare,
    compare_lists,
    expected,
    seat_number,
)
from sandtable.scenarios import (
    Step as Line,
)

WINDOWS = get_args(WindowKind)
HIDDEN = "?"


class SoldierStage(Stage):
    """One scenario of Ultimate Soldier being played."""

    leads = WORDS
    about = """On the way to a step the runner passes windows, declines Mirror and Dud and draws from the draw pile for
    the seat of the step; a reaction so comes at the first moment at which it is legal."""
    position = Position
    endings = get_args(EndingWord)
    phases = get_args(Phase)

    def __init__(self, variant: Variant, scenario: Scenario) -> None:
        options = variant.read_options(scenario.options)
        players = _players(scenario, variant)
        self.seats = variant.seats(players)
        self.took: dict[tuple[str, int], list[str]] = {}  # by seat and viewer: the cards taken last, as seen
        self.takings: dict[tuple[str, int], tuple[str, int]] = {}  # of these: how, and in which act
        self.acts = 0
        self.order: list[str] | None = None  # the draw pile, next card first, as far as the scenario gives it
        self.lot: list[int] = []  # outcomes of chance that come before the order of the piles counts
        self.unseen: list[str] | None = None  # the unseen part of the soldier pile, likewise
        self.stays = "window" in scenario.expect  # whether windows stay open after the last step
        if Position.are_new_games(scenario):
            self.umpire = Umpire(variant, players, options, seed_from_int(scenario.seed), asks_chance=True)
        else:
            position = Position(scenario.position, self.seats, scenario.lines)
            position.check(match=options["mode"] == "rounds")
            self.order, self.unseen, self.lot = position.draw, position.pile, position.lot
            self.umpire = Umpire.staged(variant, players, options, position.arrange, asks_chance=True)
        self._follow([])

    def view(self, seat: str | None = None) -> SoldierView:
        return self.look(show, seat)

    @classmethod
    def written(cls, situation: Situation) -> dict[str, object]:
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
        return self.view().phase

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
        if soldiers and self.unseen:
            return SOLDIER_OUTCOME + SOLDIER_OF[self.unseen[0]]
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
            for told in known(self.umpire.told(step, viewer)):
                self._remember_card(told, viewer)
        for told in known(self.umpire.told(step, self.umpire.spectator)):
            match told:
                case Round():
                    self.order, self.unseen = None, None
                case Shuffled():
                    self.order = None
                case Earned() if self.unseen and told.soldier in self.unseen:
                    self.unseen.remove(told.soldier)

    def _remember_card(self, told: Event, viewer: int) -> None:
        if isinstance(told, Drew | Took | Robbed):
            key = (told.seat, viewer)
            refill = isinstance(told, Drew) and told.refill is True
            taking = (f"{type(told).__name__} {refill}", self.acts)
            if taking != self.takings.get(key):
                self.takings[key] = taking
                self.took[key] = []
            self.took[key].append(told.card or HIDDEN)

    # The actual position. Every seat knows its own hand, so views are enough.

    def _player(self, seat: str) -> Player:
        return self.view().players[self.seats.index(seat)]

    def _hand(self, seat: str) -> list[str]:
        return _listed(self.view(seat).hand or {})

    # Comparisons with what the scenario expects.

    def compare(self, key: str, value: object) -> Iterable[Difference]:
        self._settle()
        return super().compare(key, value)

    def _settle(self) -> None:
        """Pass in all windows that are open after the last step, up to the next decision."""
        while not self.stays and self._phase() in WINDOWS:
            self._carry_out(self._asked(), PASS)
        self.stays = True

    @expected(by_seat(read_cards))
    def hands(self, wanted: Mapping[str, list[str]]) -> Iterator[Difference]:
        """by seat: its cards, in any order"""
        for seat, cards in wanted.items():
            yield from compare_lists(f"hand of {seat}", cards, self._hand(seat))

    @expected(by_seat(Given.number))
    def size(self, wanted: Mapping[str, int]) -> Iterator[Difference]:
        """by seat: how many cards it has"""
        for seat, size in wanted.items():
            yield from compare(f"size of {seat}'s hand", size, self._player(seat).cards)

    @expected(by_seat(read_soldiers))
    def soldiers(self, wanted: Mapping[str, list[str]]) -> Iterator[Difference]:
        """by seat: its soldiers in order of arrival"""
        for seat, row in wanted.items():
            found = [one.soldier for one in self._player(seat).soldiers]
            yield from compare(f"soldiers of {seat}", " ".join(row), " ".join(found))

    @expected(by_seat(Given.number))
    def soldier_count(self, wanted: Mapping[str, int]) -> Iterator[Difference]:
        """by seat: how many soldiers it has"""
        for seat, count in wanted.items():
            yield from compare(f"soldiers of {seat}", count, len(self._player(seat).soldiers))

    @expected(read_soldiers)
    def pile(self, wanted: Sequence[str]) -> Iterator[Difference]:
        """the soldier pile, next soldier first; not in a new game"""
        pile = self.view().piles.soldiers
        if self.unseen is None and pile.unseen:
            raise Malformed("nobody knows the order of the soldier pile in a new game or round (US-R-72)")
        return compare("pile", " ".join(wanted), " ".join([*(self.unseen or []), *pile.known]))

    @expected(Given.number)
    def pile_left(self, wanted: int) -> Iterator[Difference]:
        """how many soldiers the soldier pile has"""
        return compare("pile_left", wanted, self.view().piles.soldiers.size)

    @expected(read_cards)
    def used(self, wanted: Sequence[str]) -> Iterator[Difference]:
        """cards that have been used, in any order"""
        return compare_lists("used", wanted, _listed(self.view().piles.used))

    @expected(read_cards)
    def removed(self, wanted: Sequence[str]) -> Iterator[Difference]:
        """cards that are out of the game, in any order"""
        return compare_lists("removed", wanted, _listed(self.view().piles.removed))

    @expected(read_cards)
    def discard(self, wanted: Sequence[str]) -> Iterator[Difference]:
        """the discard pile, top last"""
        return compare("discard", " ".join(wanted), " ".join(self.view().piles.discard))

    @expected(by_seat(read_points))
    def training(self, wanted: Mapping[str, list[int]]) -> Iterator[Difference]:
        """by seat: the points of the cards in its training stack, in any order"""
        for seat, points in wanted.items():
            found = self._player(seat).training
            yield from compare_lists(f"training of {seat}", map(str, points), map(str, found))

    @expected(by_seat(Given.number))
    def wins(self, wanted: Mapping[str, int]) -> Iterator[Difference]:
        """by seat: battles won"""
        for seat, wins in wanted.items():
            yield from compare(f"wins of {seat}", wins, self._player(seat).wins)

    @expected(Given.seat_numbers)
    def stunned(self, wanted: set[int]) -> Iterator[Difference]:
        """the seats that are stunned"""
        return self._compare_seats("stunned", wanted, [player.seat for player in self.view().players if player.stunned])

    @expected(Given.seat_numbers)
    def barred(self, wanted: set[int]) -> Iterator[Difference]:
        """the seats that may not refill yet"""
        return self._compare_seats("barred", wanted, [player.seat for player in self.view().players if player.barred])

    def _compare_seats(self, key: str, wanted: set[int], found: Sequence[str]) -> Iterator[Difference]:
        return compare_lists(key, [self.seats[seat] for seat in wanted], found)

    @expected(Given.number)
    def draw_left(self, wanted: int) -> Iterator[Difference]:
        """how many cards the draw pile has"""
        return compare("draw_left", wanted, self.view().piles.draw)

    @expected(Given.number)
    def round(self, wanted: int) -> Iterator[Difference]:
        """the number of the round"""
        return compare("round", wanted, self.view().round)

    @expected(by_seat(Given.number))
    def points(self, wanted: Mapping[str, int]) -> Iterator[Difference]:
        """by seat: its points in the match"""
        for seat, points in wanted.items():
            yield from compare(f"points of {seat}", points, self._player(seat).points)

    @expected(by_name(Given.number, "card"))
    def cards(self, wanted: Mapping[str, int]) -> Iterator[Difference]:
        """by kind: how many there are in the whole game"""
        found = self._cards()
        for kind, count in wanted.items():
            if kind not in KIND_OF:
                raise Malformed(f"'{kind}' is not one kind of card")
            yield from compare(f"cards {kind}", count, found[kind])

    def _cards(self) -> Counter[str]:
        """Return the count of every card of the game: in hands, stacks and piles, and on the table.

        If nobody knows the order of the draw pile, it holds all cards that are not elsewhere.
        """
        table = self.view()
        found = Counter(table.piles.discard) + Counter(table.piles.used) + Counter(table.piles.removed)
        for player in table.players:
            found.update(self._hand(player.seat))
            found.update(f"T{points}" for points in player.training)
        for laid in table.combat.table if table.combat else ():
            found.update(card for card in (laid.card, laid.weapon, laid.intensity) if card)
        return found + Counter(self._draw_pile(found))

    def _draw_pile(self, elsewhere: Counter[str]) -> list[str]:
        if self.order is not None and len(self.order) == self.view().piles.draw:
            return self.order
        state: View = self.umpire.game.schema.read_view(self.umpire.packed(self.umpire.spectator))
        return list((Counter({sign: state.deck[kind] for sign, kind in KIND_OF.items()}) - elsewhere).elements())

    @expected(Given.text)
    def result(self, wanted: str) -> Iterator[Difference]:
        """of the latest combat: `win SEAT`, or the word for how else it ended"""
        win, _, seat = wanted.partition(" ")
        if win == "win" and seat:
            seat_number(seat, self.seats)
        elif wanted not in RESULTS.values():
            raise Malformed(f"'{wanted}' is none of win SEAT, {', '.join(RESULTS.values())}")
        last = self.view().last
        found = "none" if last is None else " ".join(filter(None, (last.result, last.seat)))
        return compare("result", wanted, found)

    def _due(self) -> str:
        """Return the name of the seat that is asked now, or "" if the game is over."""
        return "" if self.umpire.over else self.seats[self._asked()]

    @expected(Given.text)
    def window(self, wanted: str) -> Iterator[Difference]:
        """the open window and the seat asked in it, as in `W-LAY B`; nothing is passed after the last step"""
        kind, _, seat = wanted.partition(" ")
        if kind not in WINDOWS:
            raise Malformed(f"'{kind}' is none of {', '.join(WINDOWS)}")
        seat_number(seat, self.seats)
        return compare("window", f"{kind} {seat}", f"{self._phase()} {self._due()}".strip())

    @expected(by_seat(Given.named))
    def known(self, wanted: Mapping[str, Mapping[str, Given]]) -> Iterator[Difference]:
        """by viewer, what its own view shows of `SEAT.hand`, `SEAT.took` (the latest taking), `pile`, `discard`; `?` is
        what it does not know
        """
        soldiers, cards = signs_in(SOLDIER_OF, "soldier", HIDDEN), signs_in(KIND_OF, "card", HIDDEN)
        for viewer, places in wanted.items():
            piles = self.view(viewer).piles
            for place, given in places.items():
                what = f"known to {viewer}: {place}"
                if place == "pile":
                    found = [HIDDEN] * len(piles.soldiers.unseen) + piles.soldiers.known
                    yield from compare(what, " ".join(soldiers(given)), " ".join(found))
                elif place == "discard":
                    yield from compare(what, " ".join(cards(given)), " ".join(piles.discard))
                else:
                    yield from compare_lists(what, cards(given), self._known_cards(viewer, place))

    def _known_cards(self, viewer: str, place: str) -> list[str]:
        owner, _, what = place.partition(".")
        seat_number(owner, self.seats)
        if what == "took":
            return self.took.get((owner, self.seats.index(viewer)), [])
        if what != "hand":
            raise Malformed(f"'{place}' is none of SEAT.hand, SEAT.took, pile, discard")
        return self._hand(owner) if owner == viewer else [HIDDEN] * self._player(owner).cards


def _players(scenario: Scenario, variant: Variant) -> int:
    """Return the number of players: as the scenario says, else enough for all seats with hands or soldiers."""
    parts = [scenario.position.get(part) for part in ("hands", "soldiers")]
    named = {name for part in parts if isinstance(part, dict) for name in part}
    enough = [k + 1 for k, name in enumerate(variant.seat_names) if name in named]
    return NewGames(scenario.position).players or max([variant.players[0], *enough])


def _listed(counts: Mapping[str, int]) -> list[str]:
    return [sign for sign, count in counts.items() for _ in range(count)]

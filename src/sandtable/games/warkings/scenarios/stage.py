"""The stage of War Kings, which plays scenarios: positions, steps and expectations."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import get_args

from sandtable.engine import CHANCE, Situation, Step, Umpire, Variant, seed_from_int
from sandtable.games.warkings.fields import View
from sandtable.games.warkings.rules.cards import ENEMY, KIND_OF
from sandtable.games.warkings.rules.law import ENEMY_NEXT
from sandtable.games.warkings.rules.schema import ENDINGS
from sandtable.games.warkings.scenarios.position import EFFECTS, Position, cards_and, read_cards
from sandtable.games.warkings.scenarios.writing import write_position
from sandtable.games.warkings.words.notation import CARD
from sandtable.games.warkings.words.show import show
from sandtable.games.warkings.words.shown import Phase, WarkingsView
from sandtable.games.warkings.words.told import Drew, Enemy, Laid, Took, known
from sandtable.scenarios import (
    Difference,
    Given,
    Malformed,
    NewGames,
    Scenario,
    Stage,
    by_name,
    by_seat,
    compare,
    compare_lists,
    expected,
    one_of,
    seat_number,
)

ACTIONS = re.compile(rf"DISCARD (?:{CARD})(?: x[1-9]\d?)?|TRIO (?:{CARD})|DRAW (?:PILE|OPEN)")
HIDDEN = "?"


class WarKingsStage(Stage):
    """One scenario of War Kings being played."""

    leads = frozenset(("DISCARD", "TRIO", "DRAW"))
    about = "Cards are written by their signs; `EA` is the enemy attack."
    position = Position
    endings = tuple(ENDINGS.values())
    phases = get_args(Phase)

    def __init__(self, variant: Variant, scenario: Scenario) -> None:
        options = variant.read_options(scenario.options)
        players = _players(scenario, variant.players[0])
        self.seats = variant.seats(players)
        self.took: dict[tuple[str, int], list[str]] = {}  # the cards of a seat's latest turn, as a viewer saw them
        self.given: list[str] | None = None  # the draw pile at the start, where the scenario gives it
        if Position.are_new_games(scenario):
            self.umpire = Umpire(variant, players, options, seed_from_int(scenario.seed))
            return
        position = Position(scenario.position, self.seats, scenario.lines)
        position.check(played=bool(scenario.script))
        self.given = position.pile
        self.umpire = Umpire.staged(variant, players, options, position.arrange, asks_chance=True)

    def view(self, seat: str | None = None) -> WarkingsView:
        return self.look(show, seat)

    @classmethod
    def written(cls, situation: Situation) -> dict[str, object]:
        return write_position(situation)

    def readable(self, action: str) -> bool:
        return bool(ACTIONS.fullmatch(action))

    def act(self, seat: str, action: str) -> None:
        """Carry out an action, and the draws from the scenario's pile that follow it."""
        self.play(self.seats.index(seat), action)

    def play(self, seat: int, action: int | str) -> None:
        steps = self.umpire.act(seat, action)
        while self.umpire.waiting_bits >> CHANCE & 1:
            steps.append(self.umpire.replay(CHANCE, self._outcome()))
        for step in steps:
            self._remember(step)

    def _outcome(self) -> int:
        """Return the outcome of chance that the scenario's draw pile gives.

        Once the pile has run out, return a random one if `goes_on` is set, else raise Malformed.
        """
        order = self._order()
        if not order and self.goes_on:
            return self.umpire.stream.draw(self.umpire.weights())
        if not order:
            raise Malformed("the draw pile of the scenario has run out")
        return KIND_OF[order[0]] + (ENEMY_NEXT if order[1:2] == [ENEMY] else 0)

    def _remember(self, step: Step) -> None:
        """Keep what each seat sees of the cards that are drawn."""
        for viewer in range(len(self.seats)):
            for told in known(self.umpire.told(step, viewer)):
                match told:
                    case Laid(seat):
                        self.took[seat, viewer] = []
                    case Drew(seat, card) | Took(seat, card) | Enemy(seat, card):
                        self.took[seat, viewer].append(card or HIDDEN)

    # The actual position. Every seat knows its own hand, so views are enough.

    def _hand(self, seat: str) -> list[str]:
        return [kind for kind, count in (self.view(seat).hand or {}).items() for _ in range(count)]

    def _order(self) -> list[str]:
        """Return the draw pile as it is now, next card first; raise Malformed if the scenario does not give it."""
        if self.given is None:
            raise Malformed("nobody knows the order of the draw pile in a new game (RT-R-40)")
        return self.given[len(self.given) - self.view().draw_pile.size :]

    # Comparisons with what the scenario expects.

    @expected(by_seat(read_cards))
    def hands(self, wanted: Mapping[str, list[str]]) -> Iterator[Difference]:
        """by seat: its cards, in any order"""
        for seat, hand in wanted.items():
            yield from compare_lists(f"hand of {seat}", hand, self._hand(seat))

    @expected(by_seat(Given.number))
    def size(self, wanted: Mapping[str, int]) -> Iterator[Difference]:
        """by seat: how many cards it has"""
        sizes = {hand.seat: hand.size for hand in self.view().hands}
        for seat, size in wanted.items():
            yield from compare(f"size of {seat}'s hand", size, sizes[seat])

    @expected(cards_and(ENEMY))
    def pile(self, wanted: Sequence[str]) -> Iterator[Difference]:
        """the draw pile, next card first; not in a new game"""
        return compare("pile", " ".join(wanted), " ".join(self._order()))

    @expected(Given.number)
    def pile_left(self, wanted: int) -> Iterator[Difference]:
        """how many cards the draw pile has"""
        return compare("pile_left", wanted, self.view().draw_pile.size)

    @expected(read_cards)
    def open(self, wanted: Sequence[str]) -> Iterator[Difference]:
        """the open pile, bottom first"""
        return compare("open", " ".join(wanted), " ".join(self.view().open.pile))

    @expected(Given.number)
    def open_left(self, wanted: int) -> Iterator[Difference]:
        """how many cards the open pile has"""
        return compare("open_left", wanted, self.view().open.size)

    @expected(one_of(EFFECTS))
    def effect(self, wanted: str) -> Iterator[Difference]:
        """the Scroll effect on the seat on turn: `none`, `SC1`, `SC2`"""
        effect = self.view().effect
        return compare("effect", wanted, effect.kind if effect else "none")

    @expected(by_seat(Given.number))
    def totals(self, wanted: Mapping[str, int]) -> Iterator[Difference]:
        """by seat: what its soldiers add up to"""
        for seat, total in wanted.items():
            counted = self.view(seat).counted
            yield from compare(f"total of {seat}", total, counted and counted.total)

    @expected(Given.number)
    def streak(self, wanted: int) -> Iterator[Difference]:
        """turns in a row that ended with an open draw"""
        return compare("streak", wanted, self.view().streak)

    @expected(Given.text)
    def last_round(self, wanted: str) -> Iterator[Difference]:
        """the seat that opened the last round, or `none`"""
        seat_number(wanted, ("none", *self.seats))
        last = self.view().last_round
        return compare("last_round", wanted, last.by if last else "none")

    @expected(Given.numbers)
    def above_enemy(self, wanted: Sequence[int]) -> Iterator[Difference]:
        """`[FEWEST, MOST]`: how many cards may lie above the enemy attack"""
        if len(wanted) != 2:
            raise Malformed("it is written [FEWEST, MOST]")
        low, high = wanted
        fewest, most = self._above_enemy()
        if not low <= fewest <= most <= high:  # in a new game, all that is still possible
            yield Difference("above_enemy", f"{low} to {high}", f"{fewest} to {most}")

    def _above_enemy(self) -> tuple[int, int]:
        pile = self.view().draw_pile
        if self.given is not None:
            order = self._order()
            if ENEMY not in order:
                raise Malformed("the enemy attack is not in the draw pile")
            return order.index(ENEMY), order.index(ENEMY)
        return (0, 0) if pile.enemy_on_top else (pile.sure, pile.size - 1)

    @expected(by_name(Given.number, "card"))
    def cards(self, wanted: Mapping[str, int]) -> Iterator[Difference]:
        """by kind: how many there are in the whole game"""
        found = self._cards()
        for kind, count in wanted.items():
            if kind not in (*KIND_OF, ENEMY):
                raise Malformed(f"'{kind}' is not one kind of card")
            yield from compare(f"cards {kind}", count, found[kind])

    def _cards(self) -> Counter[str]:
        """Return the count of every card of the game: in hands and piles, held aside, and the enemy attack."""
        if self.given is None:
            state: View = self.umpire.game.schema.read_view(self.umpire.packed(self.umpire.spectator))
            return Counter({**{sign: state.deck[kind] for sign, kind in KIND_OF.items()}, ENEMY: 1})
        table = self.view()
        found = Counter(self._order()) + Counter(table.open.pile) + Counter(table.aside)
        for seat in self.seats:
            found.update(self._hand(seat))
        if table.result and table.result.reason in ("ea-win", "ea-fail"):
            found[ENEMY] += 1
        return found

    @expected(by_seat(Given.named))
    def known(self, wanted: Mapping[str, Mapping[str, Given]]) -> Iterator[Difference]:
        """by viewer, what its own view shows of `SEAT.hand`, `SEAT.took` (in the latest turn), `pile`, `open`; `?` is a
        card that it does not know
        """
        for viewer, places in wanted.items():
            for place, given in places.items():
                what, wished = f"known to {viewer}: {place}", cards_and(ENEMY, HIDDEN)(given)
                if place in ("pile", "open"):
                    yield from compare(what, " ".join(wished), " ".join(self._known_pile(viewer, place)))
                else:
                    yield from compare_lists(what, wished, self._known_cards(viewer, place))

    def _known_pile(self, viewer: str, place: str) -> list[str]:
        """Return a pile as the viewer's own view shows it, with `?` for each card that the viewer cannot know."""
        view = self.view(viewer)
        if place == "open":
            return view.open.pile
        cards = [HIDDEN] * view.draw_pile.size
        return [ENEMY, *cards[1:]] if view.draw_pile.enemy_on_top else cards

    def _known_cards(self, viewer: str, place: str) -> list[str]:
        owner, _, what = place.partition(".")
        number = seat_number(owner, self.seats)
        view = self.view(viewer)
        if what == "took":
            return self.took.get((owner, self.seats.index(viewer)), [])
        if what != "hand":
            raise Malformed(f"'{place}' is none of SEAT.hand, SEAT.took, pile, open")
        if view.result:
            return view.result.hands[owner].cards
        return self._hand(owner) if owner == viewer else [HIDDEN] * view.hands[number].size

    @expected(Given.words)
    def losers(self, wanted: Sequence[str]) -> Iterator[Difference]:
        """the seats that have lost"""
        for seat in wanted:
            seat_number(seat, self.seats)
        result = self.view().result
        if result is None:
            yield Difference("losers", " ".join(wanted) or "nobody", "the game goes on")
        else:
            yield from compare_lists("losers", wanted, result.losers)


def _players(scenario: Scenario, fewest: int) -> int:
    """Return the number of players: as the scenario says, else the number of hands, but at least `fewest`."""
    hands = scenario.position.get("hands")
    return NewGames(scenario.position).players or max(fewest, len(hands) if isinstance(hands, dict) else 0)

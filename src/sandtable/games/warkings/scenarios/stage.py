"""The stage of War Kings, which plays scenarios: positions, steps and expectations."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from sandtable.engine import CHANCE, Situation, Step, Umpire, seed_from_int, yes_no
from sandtable.games.warkings.fields import View
from sandtable.games.warkings.rules.cards import ENEMY, KIND_OF
from sandtable.games.warkings.rules.law import ENEMY_NEXT
from sandtable.games.warkings.rules.schema import ENDINGS
from sandtable.games.warkings.scenarios.keys import ABOUT, EXPECT, POSITION
from sandtable.games.warkings.scenarios.position import EFFECTS, read_cards, read_position
from sandtable.games.warkings.scenarios.writing import write_position
from sandtable.games.warkings.words.notation import CARD
from sandtable.scenarios import (
    FRESH,
    Difference,
    Malformed,
    Scenario,
    Stage,
    as_mapping,
    as_number,
    as_text,
    as_words,
    compare,
    compare_lists,
)

ACTIONS = re.compile(rf"DISCARD (?:{CARD})(?: x[1-9]\d?)?|TRIO (?:{CARD})|DRAW (?:PILE|OPEN)")
REASONS = tuple(ENDINGS.values())
HIDDEN = "?"


class WarKingsStage(Stage):
    """One scenario of War Kings being played."""

    leads = frozenset(("DISCARD", "TRIO", "DRAW"))
    about = ABOUT
    position_keys = POSITION
    expect_keys = EXPECT

    def __init__(self, variant: Any, scenario: Scenario) -> None:
        options = variant.read_options(scenario.options)
        players = _players(scenario, variant.players[0])
        self.seats: tuple[str, ...] = variant.seats(players)
        self.took: dict[tuple[str, int], list[str]] = {}  # the cards of a seat's latest turn, as a viewer saw them
        self.pile: list[str] | None = None  # the draw pile at the start, where the scenario gives it
        if FRESH in scenario.position:
            self.umpire = Umpire(variant, players, options, seed_from_int(scenario.seed))
            if set(scenario.position) - {FRESH, "players"}:
                raise Malformed(f"'{FRESH}' stands instead of a position", scenario.line_of(FRESH))
            return
        position = read_position(scenario, self.seats)
        self.pile = list(position.pile)
        self.umpire = Umpire.staged(variant, players, options, position.arrange, asks_chance=True)

    @classmethod
    def written(cls, situation: Situation) -> dict[str, Any]:
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
            for told in self.umpire.told(step, viewer):
                if told["kind"] == "laid":
                    self.took[told["seat"], viewer] = []
                elif told["kind"] in ("drew", "took", "enemy"):
                    self.took[told["seat"], viewer].append(told["card"] or HIDDEN)

    def compare(self, key: str, value: Any) -> Iterable[Difference]:
        found: Iterable[Difference] = getattr(self, f"_compare_{key}")(value)
        return found

    # The actual position. Every seat knows its own hand, so views are enough.

    def _hand(self, seat: str) -> list[str]:
        return [kind for kind, count in self.view(seat)["hand"].items() for _ in range(count)]

    def _by_seat(self, value: Any) -> Iterator[tuple[str, Any]]:
        named = as_mapping(value)
        if not named:
            raise Malformed("no seat is named, so nothing would be compared")
        for seat, wanted in named.items():
            yield self._seat(seat), wanted

    def _seat(self, name: str) -> str:
        if name not in self.seats:
            raise Malformed(f"there is no seat '{name}'")
        return name

    def _order(self) -> list[str]:
        """Return the draw pile as it is now, next card first; raise Malformed if the scenario does not give it."""
        if self.pile is None:
            raise Malformed("nobody knows the order of the draw pile in a new game (RT-R-40)")
        return self.pile[len(self.pile) - self.table()["draw_pile"]["size"] :]

    # Comparisons with what the scenario expects.

    def _compare_hands(self, value: Any) -> Iterator[Difference]:
        for seat, wanted in self._by_seat(value):
            yield from compare_lists(f"hand of {seat}", read_cards(wanted), self._hand(seat))

    def _compare_size(self, value: Any) -> Iterator[Difference]:
        sizes = {hand["seat"]: hand["size"] for hand in self.table()["hands"]}
        for seat, wanted in self._by_seat(value):
            yield from compare(f"size of {seat}'s hand", as_number(wanted), sizes[seat])

    def _compare_totals(self, value: Any) -> Iterator[Difference]:
        for seat, wanted in self._by_seat(value):
            yield from compare(f"total of {seat}", as_number(wanted), self.view(seat)["counted"]["total"])

    def _compare_pile(self, value: Any) -> Iterator[Difference]:
        yield from compare("pile", " ".join(read_cards(value, ENEMY)), " ".join(self._order()))

    def _compare_pile_left(self, value: Any) -> Iterator[Difference]:
        yield from compare("pile_left", as_number(value), self.table()["draw_pile"]["size"])

    def _compare_open(self, value: Any) -> Iterator[Difference]:
        yield from compare("open", " ".join(read_cards(value)), " ".join(self.table()["open"]["pile"]))

    def _compare_open_left(self, value: Any) -> Iterator[Difference]:
        yield from compare("open_left", as_number(value), self.table()["open"]["size"])

    def _compare_effect(self, value: Any) -> Iterator[Difference]:
        if as_text(value) not in EFFECTS:
            raise Malformed(f"effect: '{as_text(value)}' is none of {', '.join(EFFECTS)}")
        effect = self.table()["effect"]
        yield from compare("effect", as_text(value), effect["kind"] if effect else "none")

    def _compare_streak(self, value: Any) -> Iterator[Difference]:
        yield from compare("streak", as_number(value), self.table()["streak"])

    def _compare_last_round(self, value: Any) -> Iterator[Difference]:
        wanted = as_text(value)
        if wanted != "none":
            self._seat(wanted)
        last = self.table()["last_round"]
        yield from compare("last_round", wanted, last["by"] if last else "none")

    def _compare_above_enemy(self, value: Any) -> Iterator[Difference]:
        """Compare the number of cards above the enemy attack with the range that is expected.

        In a new game every number that is still possible must be within the range.
        """
        if not isinstance(value, list) or len(value) != 2:
            raise Malformed("above_enemy is written [FEWEST, MOST]")
        low, high = as_number(value[0]), as_number(value[1])
        fewest, most = self._above_enemy()
        if not low <= fewest <= most <= high:
            yield Difference("above_enemy", f"{low} to {high}", f"{fewest} to {most}")

    def _above_enemy(self) -> tuple[int, int]:
        pile = self.table()["draw_pile"]
        if self.pile is not None:
            order = self._order()
            if ENEMY not in order:
                raise Malformed("above_enemy: the enemy attack is not in the draw pile")
            return order.index(ENEMY), order.index(ENEMY)
        return (0, 0) if pile["enemy_on_top"] else (pile["sure"], pile["size"] - 1)

    def _compare_cards(self, value: Any) -> Iterator[Difference]:
        cards = self._cards()
        for kind, wanted in as_mapping(value).items():
            if read_cards(kind, ENEMY) != [kind]:
                raise Malformed(f"cards: '{kind}' is not one kind of card")
            yield from compare(f"cards {kind}", as_number(wanted), cards[kind])

    def _cards(self) -> Counter[str]:
        """Return the count of every card of the game: in hands and piles, held aside, and the enemy attack."""
        if self.pile is None:
            state: View = self.umpire.game.schema.read_view(self.umpire.packed(self.umpire.spectator))
            return Counter({**{sign: state.deck[kind] for sign, kind in KIND_OF.items()}, ENEMY: 1})
        table = self.table()
        found = Counter(self._order()) + Counter(table["open"]["pile"]) + Counter(table["aside"])
        for seat in self.seats:
            found.update(self._hand(seat))
        if table["result"] and table["result"]["reason"] in ("ea-win", "ea-fail"):
            found[ENEMY] += 1
        return found

    def _compare_next(self, value: Any) -> Iterator[Difference]:
        seat, _, purpose = as_text(value).partition(" ")
        self._seat(seat)
        if purpose not in ("", "discard", "draw"):
            raise Malformed(f"next: '{purpose}' is neither discard nor draw")
        view = self.table()
        if view["to_act"] != [seat] or (purpose and purpose != view["phase"]):
            due = "+".join(view["to_act"])
            found = f"{due} {view['phase']}" if due else f"the game over ({self.ending()})"
            yield Difference("next", as_text(value), found)

    def _compare_over(self, value: Any) -> Iterator[Difference]:
        wanted = "no" if yes_no(value) is False else as_text(value)
        if wanted != "no":
            who, _, reason = wanted.partition(" ")
            winners = [self._seat(seat) for seat in who.split("+")]
            if reason not in REASONS:
                raise Malformed(f"over: '{wanted}' is neither 'no' nor SEAT REASON ({', '.join(REASONS)})")
            wanted = f"{'+'.join(seat for seat in self.seats if seat in winners)} {reason}"
        yield from compare("over", wanted, self.ending())

    def _compare_losers(self, value: Any) -> Iterator[Difference]:
        wanted = [self._seat(seat) for seat in as_words(value)]
        result = self.table()["result"]
        if result is None:
            yield Difference("losers", " ".join(wanted) or "nobody", "the game goes on")
        else:
            yield from compare_lists("losers", wanted, result["losers"])

    def _compare_known(self, value: Any) -> Iterator[Difference]:
        for viewer, places in self._by_seat(value):
            for place, wanted in as_mapping(places).items():
                if place in ("pile", "open"):
                    found = self._known_pile(viewer, place)
                    wished = " ".join(read_cards(wanted, ENEMY, HIDDEN))
                    yield from compare(f"known to {viewer}: {place}", wished, " ".join(found))
                else:
                    found = self._known_cards(viewer, place)
                    yield from compare_lists(f"known to {viewer}: {place}", read_cards(wanted, ENEMY, HIDDEN), found)

    def _known_pile(self, viewer: str, place: str) -> list[str]:
        """Return a pile as the viewer's own view shows it, with `?` for each card that the viewer cannot know."""
        view = self.view(viewer)
        if place == "open":
            return list(view["open"]["pile"])
        cards = [HIDDEN] * view["draw_pile"]["size"]
        return [ENEMY, *cards[1:]] if view["draw_pile"]["enemy_on_top"] else cards

    def _known_cards(self, viewer: str, place: str) -> list[str]:
        owner, _, what = place.partition(".")
        self._seat(owner)
        view = self.view(viewer)
        if what == "took":
            return self.took.get((owner, self.seats.index(viewer)), [])
        if what != "hand":
            raise Malformed(f"known: '{place}' is none of SEAT.hand, SEAT.took, pile, open")
        if view["result"]:
            return list(view["result"]["hands"][owner]["cards"])
        if owner == viewer:
            return self._hand(owner)
        return [HIDDEN] * next(hand["size"] for hand in view["hands"] if hand["seat"] == owner)


def _players(scenario: Scenario, fewest: int) -> int:
    """Return the number of players: as the scenario says, else the number of hands, but at least `fewest`."""
    if "players" in scenario.position:
        return as_number(scenario.position["players"])
    hands = scenario.position.get("hands")
    return max(fewest, len(hands)) if isinstance(hands, dict) else fewest

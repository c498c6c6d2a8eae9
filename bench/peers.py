"""Other engines, played through Python as their users play them: extra `bench`."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from importlib import metadata
from importlib.util import find_spec
from random import Random

from bench.rounds import Contender, Play
from sandtable.engine.errors import BadInput

INSTALL = 'pip install "sandtable[bench]"'


def open_spiel(game: str) -> Play:
    """Play OpenSpiel, a C++ engine with a Python API; chance is drawn here, in Python."""
    import pyspiel

    rules, rng = pyspiel.load_game(game), Random(1)

    def play() -> int:
        state, plies = rules.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                plies += 1
        return plies

    return play


def pettingzoo_classic(game: str) -> Play:
    """Play PettingZoo Classic: environments with observation and mask, in Python."""
    import pettingzoo

    env, rng = pettingzoo.make("aec", f"classic/{game}"), Random(1)

    def play() -> int:
        plies = 0
        env.reset(rng.getrandbits(32))
        while True:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                return plies
            actions = observation["action_mask"].nonzero()[0]
            env.step(actions[int(rng.random() * len(actions))])
            plies += 1

    return play


def rlcard(game: str) -> Play:
    """Play RLCard: card games in Python, where a step returns the next player's state."""
    import rlcard as library

    env, rng = library.make(game, config={"seed": 1}), Random(1)

    def play() -> int:
        plies = 0
        state, _ = env.reset()
        while not env.is_over():
            actions = list(state["legal_actions"])
            state, _ = env.step(actions[int(rng.random() * len(actions))])
            plies += 1
        return plies

    return play


@dataclass(frozen=True)
class Peer:
    """An engine to be measured beside ours."""

    name: str
    package: str
    modules: tuple[str, ...]  # those that it needs
    games: tuple[str, ...]
    set_up: Callable[[str], Play]
    ply: str  # what one includes

    @property
    def missing(self) -> bool:
        return any(find_spec(module) is None for module in self.modules)

    def contenders(self) -> list[Contender]:
        title = f"{self.name} {metadata.version(self.package)}"
        return [Contender(self.name, f"{title}: {game}", partial(self.set_up, game)) for game in self.games]


PEERS = (
    Peer(
        "OpenSpiel",
        "open_spiel",
        ("pyspiel",),
        ("quoridor", "dark_chess", "hanabi", "gin_rummy", "backgammon"),
        open_spiel,
        "legal_actions(), choosing, apply_action(), no observation; chance is drawn in Python and not counted",
    ),
    Peer(
        "PettingZoo classic",
        "pettingzoo",
        ("pettingzoo", "pygame", "chess"),
        ("tictactoe_v3", "connect_four_v3", "chess_v6"),
        pettingzoo_classic,
        "last() with observation and action mask, choosing, step()",
    ),
    Peer(
        "RLCard",
        "rlcard",
        ("rlcard",),
        ("uno", "leduc-holdem", "limit-holdem"),
        rlcard,
        "step(), which returns the next player's legal actions and observation, and choosing",
    ),
)
YARDSTICK = ("OpenSpiel", "quoridor")
"""The fastest peer among games of a similar size: every speed is also given as a multiple of it."""


def peers() -> tuple[Peer, ...]:
    """Return all of them, installed or not; raises BadInput if none is installed."""
    if all(peer.missing for peer in PEERS):
        raise BadInput(f"there is nothing to measure against; for the other engines: {INSTALL}")
    return PEERS

"""A game of OpenSpiel, made from a variant."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pyspiel

from sandtable.engine.errors import BadInput
from sandtable.engine.game import Plain, Variant
from sandtable.engine.umpire import Umpire
from sandtable.ports.openspiel.observer import Observer, supported
from sandtable.ports.openspiel.parameters import PLAYERS, read_options, specification, spelled
from sandtable.ports.openspiel.state import State
from sandtable.ports.openspiel.table import Table

_LOST, _WON = -1.0, 1.0
_DUEL = 2  # in games of more players, several may win together


def _zero_sum(variant: Variant, players: int) -> bool:
    return players == _DUEL and variant.zero_sum


def game_type(variant: Variant, name: str, players: int) -> Any:
    """Return OpenSpiel's description of a variant with this number of players."""
    utility, chance = pyspiel.GameType.Utility, pyspiel.GameType.ChanceMode
    draws = variant.most_draws(players, variant.read_options({}))
    return pyspiel.GameType(
        short_name=name,
        long_name=variant.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=chance.EXPLICIT_STOCHASTIC if draws else chance.DETERMINISTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if _zero_sum(variant, players) else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=variant.players[0],
        max_num_players=variant.players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=variant.most_told is not None,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=specification(variant),
    )


class Game(pyspiel.Game):  # type: ignore[misc]
    """A variant with its players and options; raises SpielError for options that it does not have."""

    def __init__(self, variant: Variant, name: str, parameters: Mapping[str, Plain]) -> None:
        players = int(parameters[PLAYERS])
        try:
            umpire = Umpire(variant, players, read_options(variant, parameters), bytes(32), asks_chance=True)
        except BadInput as refusal:
            raise pyspiel.SpielError(str(refusal)) from refusal
        self.variant = variant
        self.seats = umpire.seats
        most_told = variant.most_told
        self.told = most_told(len(umpire.seats), umpire.options) if most_told else 0
        """The most that a seat is told or does; 0 where the variant does not bound it."""
        self._most_draws = variant.most_draws(len(umpire.seats), umpire.options)
        info = pyspiel.GameInfo(
            num_distinct_actions=variant.actions,
            max_chance_outcomes=variant.game.outcomes,
            num_players=len(umpire.seats),
            min_utility=_LOST,
            max_utility=_WON,
            utility_sum=0.0 if _zero_sum(variant, len(umpire.seats)) else None,
            max_game_length=variant.most_plies(len(umpire.seats), umpire.options),
        )
        super().__init__(game_type(variant, name, len(umpire.seats)), info, spelled(variant, parameters))
        self._start = Table(str(self), umpire)

    def __reduce__(self) -> Any:
        return pyspiel.load_game, (str(self),)

    def fresh(self) -> Table:
        """Return a table with a new game."""
        return self._start.copy()

    def new_initial_state(self) -> State:
        return State(self)

    def max_chance_nodes_in_history(self) -> int:
        return self._most_draws

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """Return an observer of this kind (by default of the present view), or None if there is none."""
        if params:
            raise pyspiel.SpielError(f"observations have no parameters, so not {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self, kind) if supported(kind) else None


def game_class(variant: Variant, name: str) -> type[Game]:
    """Return the class that OpenSpiel makes games with. OpenSpiel releases it after Python has ended; of the possible
    objects only a class survives that.
    """

    class Registered(Game):
        def __init__(self, parameters: Mapping[str, Plain]) -> None:
            super().__init__(variant, name, parameters)

    return Registered

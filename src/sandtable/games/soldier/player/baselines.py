"""Baselines: simple habits of players of Ultimate Soldier, against which the levels are tried (bench/ladder.md).

A habit is a function that picks, from the legal choices, those that a player with the habit would make. Where it leaves
none, all choices count.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from sandtable.engine import Habit
from sandtable.games.soldier.fields import View
from sandtable.games.soldier.player.worth import danger
from sandtable.games.soldier.rules.actions import (
    ADVANCES,
    BOMBS,
    DISCARD,
    DISCARDS,
    DRAW_DISCARD,
    DRAW_PILE,
    LAYS_DOWN,
    PASS,
    REDIRECTS,
    SNIPES,
    TRAINS,
    aim,
    lay_of,
    verb_of,
)
from sandtable.games.soldier.rules.cards import ATTACK, BLOCK, RETALIATE, RETREAT, STUN, TRAINING, WEAPON
from sandtable.games.soldier.rules.schema import ANSWER, MOVE

PREPARED = 3


def _only(legal: Sequence[int], *verbs: int) -> Sequence[int]:
    return [a for a in legal if verb_of(a) in verbs]


def _without(legal: Sequence[int], *verbs: int) -> Sequence[int]:
    return [a for a in legal if verb_of(a) not in verbs]


def _attack_always(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Advance whenever possible."""
    return _only(legal, ADVANCES)


def _never_attack(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Train and hoard, and answer when attacked."""
    return _without(legal, ADVANCES)


def _never_react(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Do nothing out of turn, and give no answer."""
    return [PASS] if PASS in legal else legal


def _always_react(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Play something whenever asked."""
    return [a for a in legal if a != PASS]


def _all_boosts(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Lay as many boosts as possible with every card."""
    lays = _only(legal, LAYS_DOWN)
    most = max((_boosts(a) for a in lays), default=0)
    return [a for a in lays if _boosts(a) == most]


def _boosts(a: int) -> int:
    _kind, weapon, intensity = lay_of(a)
    return (weapon > 0) + (intensity > 0)


def _hoard(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Keep action cards and boosts until the hand has 14 cards: train, else discard training cards."""
    if view.phase != MOVE or view.hand_size[view.viewer] >= 14:
        return legal
    return _only(legal, TRAINS) or [a for a in legal if TRAINING <= a - DISCARD < WEAPON] or _only(legal, DISCARDS)


def _dump(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Snipe, bomb and attack as soon as possible, rather than train, discard or pass."""
    return [a for a in legal if verb_of(a) not in (TRAINS, DISCARDS) and a != PASS]


def _aims(view: View, legal: Sequence[int], seats: Iterable[int]) -> Sequence[int]:
    """Return the choices that aim at these seats, and all that have no aim."""
    wanted = set(seats)
    aimed = (ADVANCES, SNIPES, REDIRECTS)
    return [
        a for a in legal if verb_of(a) not in aimed or (view.viewer + aim(verb_of(a), a)[1]) % view.players in wanted
    ]


def _others_by_danger(view: View) -> list[int]:
    return sorted((seat for seat in range(view.players) if seat != view.viewer), key=lambda seat: danger(view, seat))


def _at_the_leader(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Aim at the player nearest to winning, and attack where possible."""
    aimed = _aims(view, legal, _others_by_danger(view)[-1:])
    return _only(aimed, ADVANCES, SNIPES, REDIRECTS) or aimed


def _at_the_weakest(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Aim at the player farthest from winning, and attack where possible."""
    aimed = _aims(view, legal, _others_by_danger(view)[:1])
    return _only(aimed, ADVANCES, SNIPES, REDIRECTS) or aimed


def _from_the_pile(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Draw from the draw pile only."""
    return [DRAW_PILE] if DRAW_PILE in legal else legal


def _from_the_discards(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Draw from the discard pile where possible."""
    return [DRAW_DISCARD] if DRAW_DISCARD in legal else legal


def _lowest_first(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Make the legal move or answer with the lowest number; give no answer only if there is none."""
    return [a for a in legal if a != PASS][:1] if view.phase in (MOVE, ANSWER) else legal


def _highest_first(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Make the legal move or answer with the highest number."""
    return legal[-1:] if view.phase in (MOVE, ANSWER) else legal


def _train_first(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Train whenever possible."""
    return _only(legal, TRAINS)


def _recruit(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Win by four soldiers: train whenever possible, and never attack."""
    return _only(legal, TRAINS) or _without(legal, ADVANCES)


def _wait(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Attack only with a hand that can go on: with at least three Attacks, Blocks and Retaliates."""
    hand = view.hand[view.viewer]
    return legal if hand[ATTACK] + hand[BLOCK] + hand[RETALIATE] >= PREPARED else _without(legal, ADVANCES)


def _no_boosts(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Save weapons and intensity cards: lay as few boosts as possible."""
    least = min((_boosts(a) for a in _only(legal, LAYS_DOWN)), default=0)
    return [a for a in legal if verb_of(a) != LAYS_DOWN or _boosts(a) == least]


def _shoot_first(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Snipe and bomb whenever possible."""
    return _only(legal, SNIPES, BOMBS)


def _slip_away(view: View, legal: Sequence[int]) -> Sequence[int]:
    """Retreat from attacks, or stun the attacker, rather than fight."""
    return [a for a in _only(legal, LAYS_DOWN) if lay_of(a)[0] in (RETREAT, STUN)]


_HABITS: Mapping[str, Habit] = {
    "attack-always": _attack_always,
    "never-attack": _never_attack,
    "never-react": _never_react,
    "always-react": _always_react,
    "all-boosts": _all_boosts,
    "hoard": _hoard,
    "dump": _dump,
    "at-the-leader": _at_the_leader,
    "at-the-weakest": _at_the_weakest,
    "from-the-pile": _from_the_pile,
    "from-the-discards": _from_the_discards,
    "lowest-first": _lowest_first,
    "highest-first": _highest_first,
    "train-first": _train_first,
    "recruit": _recruit,
    "wait": _wait,
    "no-boosts": _no_boosts,
    "shoot-first": _shoot_first,
    "slip-away": _slip_away,
}


def baselines(variant: str) -> Mapping[str, Habit]:
    """Return the habits by their names. They are the same for every variant."""
    return _HABITS

"""What is shown of tournaments."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import UNSET

from sandtable.engine.messages import sayings
from sandtable.host.club.tournaments.course import entrants_of, games_of
from sandtable.host.club.tournaments.entering import why_closed
from sandtable.host.club.tournaments.standings import TIE_BREAKS, Row, standings
from sandtable.host.protocol import tournaments as messages
from sandtable.host.refusals import Refusal
from sandtable.host.store.tournaments import Entered, Listed, Pairing, Seen, Tournament

Title = Callable[[str], str]


def row(listed: Listed, now: int, title: Title) -> messages.TournamentRow:
    """Return a tournament in the list. `title` returns the title of a variant."""
    one = listed.tournament
    until = one.ends if one.kind == "arena" else one.next
    return messages.TournamentRow(
        one.id,
        one.name,
        one.kind,
        one.variant,
        title(one.variant),
        one.players,
        one.time,
        one.state,
        one.starts // 1000,
        one.round,
        one.rounds,
        one.minutes,
        None if until is None or one.state != "running" else max(0, until - now + 999) // 1000,
        listed.entrants,
        one.bots,
    )


def whole(seen: Seen, player: str | None, title: Title) -> messages.Tournament:
    """Return a tournament as a player sees it, or somebody who is no player yet."""
    tournament = seen.tournament
    closed = _closed(seen, entry_of(seen.entrants, player))
    here = [one for one in seen.entrants if one.agreed and one.gone is None]
    return messages.Tournament(
        row(Listed(tournament, len(here)), seen.now, title),
        list(TIE_BREAKS[tournament.kind]),
        seen.names.get(tournament.creator),
        player is not None and tournament.creator == player,
        _own(seen, player),
        _entrants(seen),
        [_pairing(pairing, seen) for pairing in reversed(seen.pairings)],
        None if closed is None else closed.message,
        UNSET if closed is None else sayings(closed.said),
    )


def _closed(seen: Seen, own: Entered | None) -> Refusal | None:
    """Return why somebody with this entry, if any, cannot enter or come back, or None."""
    is_in = own is not None and own.agreed and own.gone is None
    return None if is_in else why_closed(seen, own)


def _entrants(seen: Seen) -> list[messages.TournamentEntrant]:
    """Return the entrants in the order of the standings, and then those who are in none."""
    tournament = seen.tournament
    games = games_of(seen.pairings)
    ranked = standings(tournament.kind, entrants_of(seen.entrants), games, _rounds_over(tournament, seen.pairings))
    by_seed = {one.seed: one for one in seen.entrants if one.seed is not None}
    found = [_entrant(by_seed[one.entrant], one, seen) for one in ranked]
    return found + [_entrant(one, None, seen) for one in seen.entrants if one.seed is None]


def _rounds_over(tournament: Tournament, pairings: Sequence[Pairing]) -> int:
    """Return how many rounds are over: while one is played, it does not count as missed by anybody."""
    under_way = any(pairing.result is None for pairing in pairings)
    return tournament.round - under_way


def _entrant(entered: Entered, found: Row | None, seen: Seen) -> messages.TournamentEntrant:
    names = [seen.names.get(player) for player in entered.members]
    gone = entered.gone is not None
    number = _number(entered)
    if found is None:
        return messages.TournamentEntrant(number, names, not entered.agreed, gone, None, 0, [], 0)
    return messages.TournamentEntrant(
        number, names, False, gone, found.rank, found.points, list(found.ties), found.played
    )


def _number(entered: Entered) -> int:
    """Return the number by which pairings name an entrant, or one that none of them has."""
    return entered.seed or -entered.number


def _pairing(pairing: Pairing, seen: Seen) -> messages.TournamentPairing:
    table = pairing.table if pairing.table in seen.tables else None
    return messages.TournamentPairing(pairing.round, pairing.first, pairing.second, pairing.result, table)


def _own(seen: Seen, player: str | None) -> messages.OwnEntry | None:
    own = entry_of(seen.entrants, player)
    if own is None:
        return None
    partner = next((seen.names.get(other) for other in own.members if other != player), None)
    number = _number(own)
    if not own.agreed:
        return messages.OwnEntry(number, "asking" if own.player == player else "asked", partner, None)
    if own.gone is not None:
        return messages.OwnEntry(number, "withdrawn", partner, _table_of(own, seen))
    return messages.OwnEntry(number, "in", partner, _table_of(own, seen))


def entry_of(entrants: Sequence[Entered], player: str | None) -> Entered | None:
    """Return the entry of a player: one that both have agreed on rather than one that waits, or None."""
    own = [one for one in entrants if player is not None and player in one.members]
    return min(own, key=lambda one: (not one.agreed, one.player != player), default=None)


def _table_of(own: Entered, seen: Seen) -> str | None:
    games = (one for one in seen.pairings if one.result is None and own.seed in (one.first, one.second))
    return next((one.table for one in games if own.seed is not None), None)

"""The server's games and tables, for the club."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence

from msgspec.structs import replace

from sandtable.bots.levels import levels
from sandtable.games import at_tables, variant
from sandtable.host.club.games import Party
from sandtable.host.club.pairing import Agreed, times_of
from sandtable.host.club.rated import RatedPlay
from sandtable.host.hub.hub import Hub
from sandtable.host.protocol.lobby import SeekGame, Wish
from sandtable.host.protocol.requests import CreateTable
from sandtable.host.refusals import Refusal
from sandtable.host.store.entries import Entry, TableSpec, Took
from sandtable.host.store.keeping import kept
from sandtable.host.store.new_tables import NewTable, SeatedTable
from sandtable.host.store.people import People
from sandtable.host.store.results import Pool
from sandtable.host.store.seeks import Member
from sandtable.host.table.creation import read_spec
from sandtable.host.table.naming import OFFICERS
from sandtable.host.table.open_table import OpenTable
from sandtable.host.table.rated import pool_of
from sandtable.host.tokens import digest, new_secret


class ClubGames:
    """The games and tables of a server."""

    def __init__(self, hub: Hub, people: People, rated: RatedPlay) -> None:
        self._hub = hub
        self._rated = rated
        self._people = people

    def check(self, wish: Wish, partners: bool) -> None:
        """Raise Refusal unless every game of a wish can be played with every time of it, and by partners."""
        for game in wish.games:
            for given in times_of(wish):
                _spec(Agreed(game, given, wish.rated))
            if partners and len(_sides(game)) != 2:
                title = variant(game.variant).title
                raise Refusal(422, "bad_seats-partner", game=title)

    def lay(self, agreed: Agreed, parties: Sequence[Party], shared_line: bool) -> SeatedTable:
        """Return a table at which these parties sit. Its other seats are open to everybody. `shared_line`: two of the
        players have come by one line.
        """
        sides = _sides(agreed.game) if len(parties[0]) > 1 else [[seat] for seat in range(len(parties))]
        return _seated(agreed, parties, secrets.SystemRandom().sample(sides, len(sides)), shared_line)

    async def seat(self, agreed: Agreed, parties: Sequence[Party]) -> SeatedTable:
        """Return a table at which these parties have the sides in this order."""
        players = [member.id for party in parties for member in party]
        return _seated(agreed, parties, self.sides(agreed.game), await self._rated.came_by_one_line(players))

    def sides(self, game: SeekGame) -> list[list[int]]:
        """Return the seats of each side of a game, those of the side that has the first seat first."""
        return _sides(game) or [[seat] for seat in range(game.players)]

    def title(self, chosen: str) -> str:
        """Return the title of a variant."""
        return title_of(chosen)

    def pool(self, agreed: Agreed) -> Pool | None:
        """Return the pool in which a game is rated, or None if it is not rated."""
        return pool_of(_spec(agreed)) if agreed.rated else None

    async def rating(self, player: str, agreed: Agreed) -> int:
        """Return the rating of a player in a rated game."""
        pool = pool_of(_spec(agreed))
        assert pool is not None
        return (await kept(self._rated.store.of_player(player, pool))).points

    async def sit(self, table: str, player: Member) -> None:
        """Give a player a free seat; raise Refusal if there is none. A player who sits there already keeps the seat."""
        async with self._hub.tables.at(table) as active:
            own = await kept(self._people.held(player.id, table))
            if own is not None and active.seat_held_by(own) is not None:
                return
            need_bots_allowed(active, player.bot)
            seat, token, pool = _free(active), digest(new_secret()), pool_of(active.spec)
            took = Took(seat, player.name, token, account=player.account)
            if pool is not None:
                rating, shared_line = await self._rated.enter(player.id, table, pool)
                took = replace(took, rating=rating, shared_line=shared_line)
            await self._hub.change(active, took, player=player.id)

    async def played_at(self, table: str, player: Member, other: Member) -> Wish:
        """Return what is played at a table; raise Refusal unless this player sits there and a seat is free for the
        other.
        """
        own = await kept(self._people.held(player.id, table))
        async with self._hub.tables.at(table) as active:
            if own is None or active.seat_held_by(own) is None:
                raise Refusal(403, "no_seat-yours")
            _free(active)
            need_bots_allowed(active, other.bot)
            spec = active.spec
        times = [] if spec.time is None else [spec.time]
        return Wish([SeekGame(spec.variant, len(spec.seats))], times, spec.rated)


def reserved_names() -> set[str]:
    """Return what nobody may be called: by the names of seats, and by the ranks and levels of computer players."""
    seats = {seat for found in at_tables().values() for seat in found.seats()}
    ranks = {rank for rank, _ in OFFICERS.values()}
    return seats | ranks | {level for found in at_tables().values() for level in levels(found)}


def title_of(chosen: str) -> str:
    """Return the title of a variant, or its id if this server does not have it any more."""
    known = at_tables().get(chosen)
    return chosen if known is None else known.title


def need_bots_allowed(table: OpenTable, bot: bool) -> None:
    """Raise Refusal for a bot at a table at which no bots sit down."""
    if bot and not table.spec.bots:
        raise Refusal(409, "no_bots-table")


def _spec(agreed: Agreed, open: bool = False, bots: bool = False) -> TableSpec:
    """Return the spec of a table for a game and a time, with the usual options; raise Refusal."""
    game, time_given, rated = agreed
    wanted = CreateTable(game.variant, game.players, time=time_given, open=open, rated=rated, bots=bots)
    return read_spec(wanted, new_secret(), int(time.time()))


def _seated(agreed: Agreed, parties: Sequence[Party], sides: Sequence[Sequence[int]], shared_line: bool) -> SeatedTable:
    free = agreed.game.players > sum(map(len, parties))
    spec = _spec(agreed, open=free, bots=any(member.bot for party in parties for member in party))
    seated = {
        seat: member
        for side, party in zip(sides, parties, strict=True)
        for seat, member in zip(side, party, strict=True)
    }
    pool = pool_of(spec)
    by_one = pool is not None and shared_line
    lines: list[Entry] = [
        Took(seat, member.name, digest(new_secret()), shared_line=by_one, account=member.account)
        for seat, member in sorted(seated.items())
    ]
    return SeatedTable(NewTable(spec, lines), {seat: member.id for seat, member in seated.items()}, pool)


def _sides(game: SeekGame) -> list[list[int]]:
    return [list(team) for team in variant(game.variant).teams]


def _free(table: OpenTable) -> int:
    """Return the first free seat of a table; raise Refusal if there is none."""
    for seat, (plan, person) in enumerate(zip(table.plans, table.people(), strict=True)):
        if plan.kind == "human" and person is None:
            return seat
    raise Refusal(409, "full-table")

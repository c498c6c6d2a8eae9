"""Tournaments of one server: who holds and enters them, and what is done when it is due."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial

import sqlalchemy as sa

from sandtable.host.club.games import Party
from sandtable.host.club.pairing import Agreed
from sandtable.host.club.tournaments import listing
from sandtable.host.club.tournaments.course import plan
from sandtable.host.club.tournaments.entering import why_closed
from sandtable.host.club.tournaments.listing import entry_of
from sandtable.host.club.tournaments.tournament_games import TournamentGames
from sandtable.host.protocol import tournaments as messages
from sandtable.host.protocol.accounts import OwnTournament
from sandtable.host.protocol.lobby import SeekGame, Wish
from sandtable.host.protocol.public import Public
from sandtable.host.protocol.table import Live
from sandtable.host.refusals import Refusal
from sandtable.host.store import database_clock, new_tables, tournaments
from sandtable.host.store.due import Due
from sandtable.host.store.forgetting import NOBODY
from sandtable.host.store.keeping import kept
from sandtable.host.store.lobby import LobbyStore
from sandtable.host.store.new_tables import SeatedTable
from sandtable.host.store.seeks import Member
from sandtable.host.store.tournaments import OVER, TOURNAMENT, Changes, Entered, Listed, Seen, Tournament
from sandtable.host.tokens import new_id

MOST_HELD, MOST_OPEN = 2, 30
"""The most tournaments that are not over: of one player, and of all."""
MOST_CALLED_OFF = 4
"""The most tournaments of one player that are called off within a day."""
A_DAY = 24 * 3600 * 1000
"""Milliseconds."""
MOST_ENDED = 30
"""The most tournaments in the list that are over."""
LONGEST_AHEAD = 90 * 24 * 3600 * 1000
"""Milliseconds from now in which a tournament must begin."""
A_MINUTE = 60 * 1000
"""Milliseconds by which a page's clock may be late."""
CLASH = 60 * A_MINUTE
"""Milliseconds between the beginnings of two live tournaments, at least, in which somebody plays."""

log = logging.getLogger("sandtable.tournaments")


class Tournaments:
    """The tournaments of one server. `look_at_due` is called when something may be due, and `begun` when games of one
    have begun. Methods raise Refusal.
    """

    def __init__(self, store: LobbyStore, games: TournamentGames, look_at_due: Callable[[], None]) -> None:
        self._store = store
        self._games = games
        self._look_at_due = look_at_due
        self.begun: Callable[[], None] = look_at_due
        self._ended: asyncio.Queue[str] = asyncio.Queue()

    # ---- what everybody sees ----

    async def all_of(self) -> list[messages.TournamentRow]:
        """Return the tournaments under way and to come, and those that have ended lately."""
        now, found = await kept(self._store.read(_listed))
        return [listing.row(one, now, self._games.title) for one in found]

    async def at(self, table: str) -> list[messages.TournamentRow]:
        """Return the tournament that is or was played at a table, if there is one."""
        id = await kept(self._store.read(partial(tournaments.of_table, table)))
        return [] if id is None else [(await self.show(id, None)).row]

    async def show(self, id: str, player: str | None) -> messages.Tournament:
        """Return a tournament as a player sees it, or somebody who is no player yet."""
        return listing.whole(await self._find(id), player, self._games.title)

    async def _find(self, id: str) -> Seen:
        seen = await kept(self._store.read(partial(tournaments.see, id)))
        if seen is None:
            raise _unknown()
        return seen

    # ---- what players do ----

    async def hold(self, player: Member, sent: messages.PostTournament, name: str) -> str:
        """Let a player hold a tournament; return its id."""
        self._check(sent)
        id = new_id()
        await kept(self._store.change(partial(_hold, player.id, id, name, sent)))
        self._look_at_due()
        return id

    def _check(self, sent: messages.PostTournament) -> None:
        if (sent.rounds is None) == (sent.kind == "swiss") or (sent.minutes is None) == (sent.kind == "arena"):
            raise Refusal(422, "bad_tournament-rounds")
        if sent.kind == "arena" and not isinstance(sent.time, Live):
            raise Refusal(422, "bad_tournament-arena")
        if sent.players not in (2, 4):
            raise Refusal(422, "bad_tournament-seats")
        wish = Wish([SeekGame(sent.variant, sent.players)], [sent.time])
        self._games.check(wish, partners=sent.players == 4)

    async def call_off(self, player: Member, id: str) -> None:
        """Call off a tournament that has not begun."""
        await kept(self._store.change(partial(_call_off, player.id, id)))

    async def enter(self, player: Member, id: str, partner: str | None) -> None:
        """Let a player enter a tournament. `partner`: the id of the player with whom, for teams."""
        await kept(self._store.change(partial(_enter, player, id, partner)))
        self._look_at_due()

    async def withdraw(self, player: Member, id: str) -> None:
        """Let a player withdraw from a tournament. A game under way goes on."""
        await kept(self._store.change(partial(_withdraw, player.id, id)))
        self._look_at_due()

    async def all_about(self, player: str) -> list[OwnTournament]:
        """Return the tournaments that a player holds or has entered."""
        return await kept(self._store.read(partial(_all_about, player)))

    # ---- what goes on by itself ----

    @property
    def handlers(self) -> Mapping[str, Callable[[Due], Awaitable[None]]]:
        """The functions for what is due, by its kind."""
        return {TOURNAMENT: self._do}

    def hear(self, table: Public) -> None:
        """Take note of a table as everybody sees it now: its game may belong to a tournament."""
        if table.ended is not None:
            self._ended.put_nowait(table.table)

    async def follow(self) -> None:
        """Go on with the tournaments of the tables that are heard of, until cancelled."""
        while True:
            table = await self._ended.get()
            try:
                id = await kept(self._store.read(partial(tournaments.at_table, table)))
                if id is not None:
                    await self._advance(id)
            except Refusal:  # it is in the log; the tournament is looked at again
                pass
            except Exception:
                log.exception("the result of table %s could not be noted", table)

    async def _do(self, due: Due) -> None:
        await self._advance(due.subject)

    async def _advance(self, id: str) -> None:
        """Do in a tournament what is to be done now."""
        while True:
            seen = await kept(self._store.read(partial(tournaments.see, id)))
            if seen is None or seen.tournament.state in OVER:
                return
            game = SeekGame(seen.tournament.variant, seen.tournament.players)
            agreed = Agreed(game, seen.tournament.time, rated=True)
            sides = [frozenset(side) for side in self._games.sides(game)]
            changes = await asyncio.to_thread(plan, seen, sides, await self._ratings_of(seen, agreed))
            made = await self._lay(seen, changes, agreed)
            if await kept(self._store.change(partial(_carry_out, seen.tournament, changes, made))):
                self._look_at_due()
                self.begun()
                return

    async def _ratings_of(self, seen: Seen, agreed: Agreed) -> dict[int, float]:
        """Return the ratings of the entrants, by their numbers, if the tournament begins now; of teams the mean."""
        if seen.tournament.state != "open" or seen.tournament.starts > seen.now:
            return {}
        found = dict[int, float]()
        for one in seen.entrants:
            ratings = [await self._games.rating(player, agreed) for player in one.members]
            found[one.number] = sum(ratings) / len(ratings)
        return found

    async def _lay(self, seen: Seen, changes: Changes, agreed: Agreed) -> list[SeatedTable]:
        """Return the tables of new games, which get their ids."""
        parties = {changes.seeds.get(one.number, one.seed): _party(one, seen) for one in seen.entrants}
        made = list[SeatedTable]()
        for at, pairing in enumerate(changes.pairings):
            if pairing.result is None:
                made.append(await self._games.seat(agreed, [parties[pairing.first], parties[pairing.second]]))
                changes.pairings[at] = replace(pairing, table=made[-1].new.spec.id)
        return made


def _party(entered: Entered, seen: Seen) -> Party:
    return [Member(player, seen.names.get(player, NOBODY), account=player in seen.names) for player in entered.members]


# ---- in one transaction ----


def _listed(connection: sa.Connection) -> tuple[int, list[Listed]]:
    found = [*tournaments.some(False, MOST_OPEN, connection), *tournaments.some(True, MOST_ENDED, connection)]
    return database_clock.now(connection), found


def _all_about(player: str, connection: sa.Connection) -> list[OwnTournament]:
    held = {one.id: one for one in tournaments.held_by(player, connection)}
    found = {one.id: (one, entered) for one, entered in tournaments.of_player(player, connection)}
    entered = [_own(one, one.id in held, entry, player) for one, entry in found.values()]
    return entered + [_own(one, True, None, player) for one in held.values() if one.id not in found]


def _own(tournament: Tournament, holds: bool, entered: Entered | None, player: str) -> OwnTournament:
    partner = None if entered is None else next((other for other in entered.members if other != player), None)
    return OwnTournament(tournament.id, tournament.name, holds, entered is not None, partner)


def _carry_out(before: Tournament, changes: Changes, made: Sequence[SeatedTable], connection: sa.Connection) -> bool:
    """Change a tournament and create its tables, unless it has been changed since; return whether that was done."""
    if not tournaments.carry_out(before, changes, connection):
        return False
    for table in made:
        new_tables.add(table, connection)
    return True


def _hold(player: str, id: str, name: str, sent: messages.PostTournament, connection: sa.Connection) -> None:
    now = database_clock.now(connection)
    if not now - A_MINUTE <= sent.starts * 1000 <= now + LONGEST_AHEAD:
        raise Refusal(422, "bad_tournament-begins")
    waiting = tournaments.some(False, MOST_OPEN, connection)
    if len(waiting) == MOST_OPEN:
        raise Refusal(409, "too_many_tournaments-coming")
    if sum(one.tournament.creator == player for one in waiting) >= MOST_HELD:
        raise Refusal(409, "too_many_tournaments-held", most=MOST_HELD)
    own = tournaments.held_by(player, connection)
    if sum(one.state == "called_off" and (one.ended or 0) > now - A_DAY for one in own) >= MOST_CALLED_OFF:
        raise Refusal(409, "too_many_tournaments-called_off", most=MOST_CALLED_OFF)
    new = Tournament(
        id=id,
        name=name,
        kind=sent.kind,
        variant=sent.variant,
        players=sent.players,
        time=sent.time,
        rounds=sent.rounds,
        minutes=sent.minutes,
        bots=sent.bots,
        creator=player,
        state="open",
        starts=max(now, sent.starts * 1000),
        round=0,
        next=None,
        ends=None,
        ended=None,
        version=1,
    )
    tournaments.add(new, connection)


def _call_off(player: str, id: str, connection: sa.Connection) -> None:
    seen = _need(id, connection)
    if seen.tournament.creator != player:
        raise Refusal(403, "not_yours-tournament")
    if seen.tournament.state != "open":
        raise Refusal(409, "too_late-begun")
    tournaments.call_off(id, connection)


def _enter(member: Member, id: str, partner: str | None, connection: sa.Connection) -> None:
    seen, player = _need(id, connection), member.id
    tournament, own = seen.tournament, entry_of(seen.entrants, player)
    if member.bot and not tournament.bots:
        raise Refusal(409, "no_bots-tournament")
    is_in = own is not None and own.agreed and own.gone is None
    closed = why_closed(seen, own)
    if closed is not None and (not is_in or tournament.state in OVER):
        raise closed
    if is_in:
        return
    since = tournament.round + 1
    if own is not None and own.agreed:
        _need_time(seen, own.members, connection)
        tournaments.change_entry(id, own.number, connection, gone=None, since=since)
        tournaments.touch(id, connection)
        return
    _need_time(seen, [player] if partner is None else [player, partner], connection)
    if (partner is None) == (tournament.players == 4) or partner == player:
        raise Refusal(422, "bad_partner")
    if partner is not None and any(one.agreed and partner in one.members for one in seen.entrants):
        raise Refusal(409, "taken-team")
    asked = next((one for one in seen.entrants if (one.player, one.partner) == (partner, player)), None)
    settled = {player} if asked is None else {player, partner}
    for other in seen.entrants:  # nobody asks two, or is asked any more with a partner
        asks_else = other.player in settled or (asked is not None and other.partner in settled)
        if asks_else and not other.agreed and other is not asked:
            tournaments.drop_entry(id, other.number, connection)
    if asked is None:
        tournaments.enter(id, player, partner, since, connection)
    else:
        tournaments.change_entry(id, asked.number, connection, agreed=True, since=since)
    tournaments.touch(id, connection)  # also before it begins: it may be about to


def _need_time(seen: Seen, players: Sequence[str], connection: sa.Connection) -> None:
    """Raise Refusal if one of these players is in another live tournament at the time of this one."""
    for player in players if isinstance(seen.tournament.time, Live) else ():
        for other, entered in tournaments.of_player(player, connection):
            plays = entered.gone is None and entered.agreed and other.state not in OVER
            if other.id == seen.tournament.id or not plays or not isinstance(other.time, Live):
                continue
            if abs(max(other.starts, seen.now) - max(seen.tournament.starts, seen.now)) < CLASH:
                raise Refusal(409, "two_at_once")


def _withdraw(player: str, id: str, connection: sa.Connection) -> None:
    seen = _need(id, connection)
    own = entry_of(seen.entrants, player)
    if own is None or seen.tournament.state in OVER:
        raise Refusal(409, "not_in")
    tournaments.withdraw(seen.tournament, own, connection)


def _need(id: str, connection: sa.Connection) -> Seen:
    seen = tournaments.see(id, connection)
    if seen is None:
        raise _unknown()
    return seen


def _unknown() -> Refusal:
    return Refusal(404, "unknown_tournament")

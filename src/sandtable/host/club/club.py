"""All that a server does for players beyond one table."""

from __future__ import annotations

import logging

from sandtable.host.clocks import Clock
from sandtable.host.club.accounts import Accounts as PlayerAccounts
from sandtable.host.club.bots import Bots
from sandtable.host.club.daily import Daily
from sandtable.host.club.links import Links
from sandtable.host.club.meeting import Meeting
from sandtable.host.club.moderation import Moderation
from sandtable.host.club.own_seats import OwnSeats
from sandtable.host.club.rated import RatedPlay
from sandtable.host.club.sessions import Sessions, this_day
from sandtable.host.club.talk import Talk
from sandtable.host.club.tournaments.tournaments import Tournaments
from sandtable.host.club.voices import Voices
from sandtable.host.limits.accounts import Accounts
from sandtable.host.store.bots import Bot
from sandtable.host.store.clearing import DAY
from sandtable.host.store.keeping import today
from sandtable.host.store.people import People
from sandtable.host.store.players import Player

log = logging.getLogger("sandtable.club")


class Club:
    """The players of a server."""

    def __init__(self, people: People, accounts: Accounts) -> None:
        self._people = people
        self.sessions = Sessions(people, accounts)
        self.seats = OwnSeats(people)
        self.links = Links(people)
        self.accounts: PlayerAccounts | None = None
        """The accounts of players; None: this server has none."""
        self.talk: Talk | None = None
        """What players say at tables; None: they say nothing on this server."""
        self.voices: Voices | None = None
        """Who may write what others read, where there are accounts."""
        self.moderation: Moderation | None = None
        """Reports and moderators; None: there are none on this server."""
        self.bots: Bots | None = None
        """The bots of accounts, where there are accounts."""
        self.meeting: Meeting | None = None
        """How players meet; None: they do not meet on this server."""
        self.rated: RatedPlay | None = None
        """The rated games of players; None: this server has none."""
        self.daily: Daily | None = None
        """Today's duel, where players meet."""
        self.tournaments: Tournaments | None = None
        """Tournaments, where players meet."""

    async def bots_of(self, player: Player) -> list[Bot]:
        """Return the bots of a player, who may be a guest and have none."""
        return [] if self.bots is None else await self.bots.all_of(player.id)

    async def clear_daily(self, clock: Clock) -> None:
        """Once a day, until cancelled, delete what has expired, and guests who cannot or do not come back."""
        while True:
            try:
                await self._people.clear(this_day(), today())
            except Exception:  # the database may be back tomorrow
                log.exception("players could not be cleared")
            await clock.sleep(DAY)

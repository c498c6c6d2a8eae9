"""Who may write what others read: one rule for the chat, for remarks, and for the names of tournaments, bots and
players. What such a text may hold says `table/texts.py`; what was written, moderators can take away.

A player who is mute writes none of it. What everybody on the server may read needs some finished games, because anybody
can be a new player at once. A name needs none, because everybody has one from the beginning.
"""

from __future__ import annotations

from sandtable.host.club.moderation import Moderation
from sandtable.host.refusals import Refusal
from sandtable.host.store.keeping import kept
from sandtable.host.store.talk_store import TalkStore

KNOWN_AFTER = 3
"""Finished games after which a player may write what is no phrase."""


class Voices:
    """Who may write at this server. Methods raise Refusal if the database cannot be used."""

    def __init__(self, store: TalkStore, moderation: Moderation) -> None:
        self._store = store
        self.why_mute = moderation.why_mute

    async def finished_games(self, player: str | None) -> int:
        """Return how many games a player has finished, as far as that matters; 0 for somebody who is no player."""
        return 0 if player is None else await kept(self._store.finished_games(player, KNOWN_AFTER))

    async def need(self, player: str | None, mark: str | None = None) -> None:
        """Raise Refusal unless a player, or somebody new in a browser with this mark, may write what others read, such
        as another name.
        """
        if (mute := await self.why_mute(player, mark)) is not None:
            raise Refusal(403, [mute])

    async def need_known(self, player: str) -> None:
        """Raise Refusal unless a player may write what everybody reads."""
        await self.need(player)
        if await self.finished_games(player) < KNOWN_AFTER:
            raise Refusal(409, "new_here", games=KNOWN_AFTER)

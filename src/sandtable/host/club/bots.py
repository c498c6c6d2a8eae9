"""Bots: programs that play under names of their own, each of an account or of the server, known by tokens."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sandtable.host.club import names
from sandtable.host.club.accounts import FORGOTTEN_AFTER, Accounts
from sandtable.host.club.devices import NO_DEVICE
from sandtable.host.club.names import fold
from sandtable.host.club.sessions import session_of, this_day
from sandtable.host.refusals import Refusal
from sandtable.host.store.account_store import AccountStore
from sandtable.host.store.bots import Bot
from sandtable.host.store.keeping import kept, today
from sandtable.host.store.players import Session
from sandtable.host.tokens import new_bot_token, new_id

PLAY, READ = "play", "read"
"""What a token is good for: to play, or to look."""
MOST_BOTS = 5
"""The most bots of one account, with those that are to be forgotten."""
MOST_TOKENS = 5
"""The most tokens of one bot."""
MOST_GAMES = 4
"""The most games of one bot that go on at the same time."""


class NewToken(NamedTuple):
    """A token, which is shown only once, and the session as which it is kept."""

    secret: str
    session: Session


class Bots:
    """The bots of all accounts. Methods raise Refusal. A bot is found only for its owner; None: the server itself."""

    def __init__(self, store: AccountStore, accounts: Accounts) -> None:
        self._store = store
        self._accounts = accounts

    async def all_of(self, owner: str | None) -> list[Bot]:
        """Return the bots of an account, by name."""
        return await kept(self._store.bots(owner, this_day()))

    async def find(self, owner: str | None, id: str) -> Bot:
        """Return a bot of an account."""
        for bot in await self.all_of(owner):
            if bot.id == id:
                return bot
        raise Refusal(404, "no_bot")

    async def make(self, owner: str | None, text: str) -> tuple[Bot, str]:
        """Make a bot; return it and its first token, which is good for everything."""
        name = await self._accounts.need_free(text, None)
        id, token = new_id(), _new_token([PLAY, READ])
        added = await kept(self._store.add_bot(id, owner, names.of_bot(name), fold(name), token.session, MOST_BOTS))
        if added is None:
            raise Refusal(409, "too_many_bots", most=MOST_BOTS)
        if not added:
            raise names.taken()
        return await self.find(owner, id), token.secret

    async def add_token(self, owner: str | None, id: str, scopes: Collection[str]) -> tuple[Bot, str]:
        """Add a token to a bot; return the bot and the token."""
        bot, token = await self.find(owner, id), _new_token(scopes)
        if not await kept(self._store.add_bot_token(bot.id, token.session, MOST_TOKENS)):
            raise Refusal(409, "too_many_tokens", most=MOST_TOKENS)
        return await self.find(owner, id), token.secret

    async def end_token(self, owner: str | None, id: str, token: str) -> list[str]:
        """End a token of a bot; return the hashes of the sessions that have ended."""
        bot = await self.find(owner, id)
        ended = await kept(self._store.end_bot_tokens(bot.id, [token]))
        if not ended:
            raise Refusal(404, "no_token-such")
        return ended

    async def delete(self, bot: Bot) -> list[str]:
        """Let a bot be forgotten in two weeks; return the hashes of the sessions that have ended."""
        return await kept(self._store.delete(bot.id, today(), FORGOTTEN_AFTER))


def _new_token(scopes: Collection[str]) -> NewToken:
    secret = new_bot_token()
    words = " ".join(scope for scope in (PLAY, READ) if scope in scopes)
    session = session_of(secret, NO_DEVICE)
    return NewToken(secret, Session(session.hash, session.day, session.ends, "", "", words))

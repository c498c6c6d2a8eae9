"""What a store knows of accounts: their names, what they prove themselves by, and players who are to be forgotten."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial

import sqlalchemy as sa

from sandtable.host.store import accounts, bots, corrections, credentials, forgetting, keys, notice_settings, push
from sandtable.host.store.accounts import Account, NewName, Reserved
from sandtable.host.store.bots import Bot
from sandtable.host.store.credentials import Credential, Kind, Spent
from sandtable.host.store.entries import Entry
from sandtable.host.store.finished import Finished
from sandtable.host.store.keys import KeyName
from sandtable.host.store.notice_settings import NoticeSettings
from sandtable.host.store.people import Do
from sandtable.host.store.players import Entered, Player, Session


class AccountStore:
    """The accounts in the database. Every method raises StoreProblem if the database cannot be used."""

    def __init__(self, write: Do, read: Do) -> None:
        self._write = write
        self._read = read

    async def key(self, name: KeyName, make: Callable[[], bytes]) -> bytes:
        """Return a key of all servers that share the database, which `make` makes if there is none yet."""
        return await self._write(partial(keys.key, name, make))

    # ---- names ----

    async def by_name(self, folded: str) -> Account | None:
        """Return the account whose name is compared in this form, or None."""
        return await self._read(partial(accounts.by_name, folded))

    async def by_id(self, player: str) -> Account | None:
        """Return the account with this id, or None if the player has none."""
        return await self._read(partial(accounts.by_id, player))

    async def reserved(self, player: str) -> Reserved | None:
        """Return the name of an account or a bot, or None for a guest."""
        return await self._read(partial(accounts.reserved, player))

    async def is_free(self, folded: str, player: str | None, day: int) -> bool:
        """Return whether a player may be called so."""
        return await self._read(partial(accounts.is_free, folded, player, day))

    async def former_names(self, player: str) -> list[str]:
        """Return the names that a player has given up and that are still reserved, as they are compared with others."""
        return await self._read(partial(accounts.former_names, player))

    async def change_name(self, player: str, name: NewName, stays: int, day: int) -> int | None:
        """Give an account another name; return 0, the days until it may be changed, or None if it is not free."""
        return await self._write(partial(accounts.change_name, player, name, stays, day))

    async def correctable_until(self, player: str) -> int | None:
        """Return until when an account may correct its name, in seconds since 1970, or None."""
        return await self._read(partial(corrections.until, player))

    async def rename(self, player: str, name: NewName, day: int) -> bool:
        """Give an account or a bot another name; return whether it was free."""
        return await self._write(partial(accounts.rename, player, name, day))

    # ---- registering, logging in and out ----

    async def register(
        self, session: Session, name: NewName, proofs: list[Credential], before: Player | None
    ) -> Entered | None:
        """Make an account with a new session, of the player of a browser if there is one; None: its name is taken."""
        return await self._write(partial(accounts.register, session, name, proofs, before))

    async def log_in(
        self, session: Session, account: str, proof: str, before: Player | None, most: int
    ) -> Entered | None:
        """Add a session to an account, which has `most` at most; None: the account or the credential `proof` is no
        more.
        """
        return await self._write(partial(accounts.log_in, session, account, proof, before, most))

    async def change_password(self, session: Session, player: Player, password: Credential) -> Entered | None:
        """Give an account another password, and its browser a new session in the place of all others; None: the
        session that asks for it has ended.
        """
        return await self._write(partial(accounts.change_password, session, player, password))

    async def recover(
        self, session: Session, account: str, code: str, password: Credential, before: Player | None
    ) -> Entered | Spent:
        """Give an account another password by the recovery code with this hash, which is used up, and log in to it, as
        `reset` does; or return why the code is not good.
        """
        return await self._write(partial(accounts.recover, session, account, code, password, before))

    async def reset(self, session: Session, account: str, password: Credential, before: Player | None) -> Entered:
        """Give an account another password, and log in to it. All other sessions end."""
        return await self._write(partial(accounts.reset, session, account, password, before))

    # ---- credentials ----

    async def password(self, player: str) -> Credential | None:
        """Return an account's password, or None if it has none."""
        return await self._read(partial(credentials.password, player))

    async def credentials(self, player: str) -> list[Credential]:
        """Return the credentials of an account, the oldest first."""
        return await self._read(partial(credentials.of_player, player))

    async def replace(self, player: Player, kind: Kind, new: list[Credential], day: int) -> bool:
        """Put new credentials of a kind in the place of all that an account has; return whether this was done: not if
        the player's session has ended.
        """

        def work(connection: sa.Connection) -> bool:
            credentials.replace(player.id, kind, new, day, connection)
            return True

        return await self._write(partial(accounts.change, player, day, work)) is True

    async def add_passkey(self, player: Player, passkey: Credential, most: int, day: int) -> bool | None:
        """Add a passkey to an account; return whether this was done: not if it has `most`. None: the player's session
        has ended.
        """
        work = partial(credentials.add_passkey, player.id, passkey, most, day)
        return await self._write(partial(accounts.change, player, day, work))

    async def recovery_mail(self, player: str) -> str | None:
        """Return the address to which a link to a new password may go, or None."""
        return await self._read(partial(credentials.recovery_mail, player))

    async def passkey(self, id: str) -> tuple[str, Credential] | None:
        """Return a passkey and the player whose it is, or None."""
        return await self._read(partial(credentials.passkey, id))

    async def note_use(self, id: str, count: int, day: int) -> bool:
        """Note that a passkey was used today, for the `count`th time; return False if it has counted as far already."""
        return await self._write(partial(credentials.note_use, id, count, day))

    async def drop_passkey(self, player: str, id: str) -> bool:
        """Remove a passkey of an account that has another, or a password; return whether this was done."""
        return await self._write(partial(credentials.drop_passkey, player, id))

    async def ask(self, hash: str, until: int, now: int) -> None:
        """Note a question to a passkey."""
        await self._write(partial(credentials.ask, hash, until, now))

    async def answered(self, hash: str, now: int) -> bool:
        """Forget a question that is answered; return whether it was asked, and lately."""
        return await self._write(partial(credentials.answered, hash, now))

    async def notice_settings(self, player: str) -> NoticeSettings:
        """Return how a player wants to hear of what happens meanwhile."""
        return await self._read(partial(notice_settings.find, player))

    async def endpoints(self, player: str) -> list[str]:
        """Return where the vendors of a player's browsers take notices for them."""
        return await self._read(partial(push.endpoints, player))

    # ---- bots ----

    async def bots(self, owner: str | None, day: int) -> list[Bot]:
        """Return the bots of an account, or of the server itself, by name."""
        return await self._read(partial(bots.of, owner, day))

    async def add_bot(
        self, id: str, owner: str | None, name: str, folded: str, token: Session, most: int
    ) -> bool | None:
        """Add a bot with its first token; return whether its name was free. None: its owner has `most` already."""
        return await self._write(partial(bots.add, id, owner, name, folded, token, most))

    async def add_bot_token(self, bot: str, token: Session, most: int) -> bool:
        """Add a token to a bot; return whether that was done, because it had fewer than `most`."""
        return await self._write(partial(bots.add_token, bot, token, most))

    async def end_bot_tokens(self, bot: str, ids: Collection[str]) -> list[str]:
        """End these tokens of a bot; return their hashes."""
        return await self._write(partial(bots.end_tokens, bot, ids))

    # ---- forgetting ----

    async def delete(self, player: str, now: int, seconds: float) -> list[str]:
        """Log a player out everywhere, to be forgotten after so many seconds; return the hashes of the sessions."""
        return await self._write(partial(forgetting.delete, player, now, seconds))

    async def is_deleted(self, player: str, at: int) -> bool:
        """Return whether a player has asked at this time to be forgotten, and has not come back since."""
        return await self._read(partial(forgetting.is_deleted, player, at))

    async def held(self, player: str) -> dict[str, set[str]]:
        """Return the tables of a player's present and former seats, with the hashes of their tokens."""
        return await self._read(partial(forgetting.held, player))

    async def rewrite(self, table: str, lines: Mapping[int, Entry], finished: Finished | None) -> None:
        """Replace lines of a table's log, and its game unless `finished` is None."""
        await self._write(partial(forgetting.rewrite, table, lines, finished))

    async def forget(self, player: str, at: int) -> None:
        """Forget a player who has asked for it at this time."""
        await self._write(partial(forgetting.forget, player, at))

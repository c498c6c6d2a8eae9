"""Accounts: players with a name of their own, which they prove by a password, a passkey or a recovery code."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from sandtable.host.club import known_devices, names
from sandtable.host.club.devices import Device
from sandtable.host.club.known_devices import KnownDevices
from sandtable.host.club.links import MOST_DEVICES
from sandtable.host.club.names import fold
from sandtable.host.club.passkeys import MOST_PASSKEYS, Passkeys, Site
from sandtable.host.club.passwords import Passwords, read_password
from sandtable.host.club.recovery import credential_of, hash_of, new_codes
from sandtable.host.club.sessions import session_of, this_day
from sandtable.host.limits.accounts import Accounts as Charges
from sandtable.host.limits.tries import Tries
from sandtable.host.protocol.accounts import PasskeyAnswer
from sandtable.host.refusals import Refusal
from sandtable.host.store.account_store import AccountStore
from sandtable.host.store.accounts import ACCOUNT, Account, NewName, Reserved
from sandtable.host.store.clearing import DAY
from sandtable.host.store.credentials import Credential, Spent
from sandtable.host.store.keeping import kept, today
from sandtable.host.store.notice_settings import NoticeSettings
from sandtable.host.store.players import Entered, Player
from sandtable.host.store.seeks import BOT
from sandtable.host.tokens import digest, new_id

NAME_STAYS = 30
"""Days after which the name of an account can be changed again."""
NAME_RESERVED = 90
"""Days for which a name stays reserved after it is given up."""
FORGOTTEN_AFTER = 14 * DAY
"""Seconds from the moment somebody asks to be forgotten until the name is removed."""


@dataclass(frozen=True, slots=True)
class Browser:
    """A browser that becomes an account's: the secret of its new session, its device and address, the player who it
    was until now, and its mark from an earlier time (`known_devices.py`).
    """

    secret: str
    device: Device
    address: str
    before: Player | None
    mark: str | None


@dataclass(frozen=True, slots=True)
class Proof:
    """The proof of an account's holder, asked for once more: the password, or the answer of a passkey at a site."""

    password: str | None
    passkey: PasskeyAnswer | None
    site: Site | None


class Accounts:
    """The accounts of all players. Open them with `await Accounts.open(...)`. Methods raise Refusal."""

    def __init__(
        self, store: AccountStore, charges: Charges, tries: Tries, reserved: Collection[str], devices: KnownDevices
    ) -> None:
        self._store = store
        self._charges = charges
        self._tries = tries
        self._reserved = {fold(word) for word in (*reserved, *names.ALWAYS_RESERVED)}
        self.devices = devices
        self.passwords = Passwords()
        self.passkeys = Passkeys(store)

    @classmethod
    async def open(cls, store: AccountStore, charges: Charges, tries: Tries, reserved: Collection[str]) -> Accounts:
        """Return the accounts of a server. Nobody may be called by a word that is `reserved`."""
        key = await store.key("devices", known_devices.new_key)
        return cls(store, charges, tries, reserved, KnownDevices(key))

    # ---- names ----

    async def called(self, name: str, player: Player | None) -> str:
        """Return how somebody is called who gives this name: an account by its own, a guest never like an account.

        A guest is marked whose name looks like an account's, or has letters that an account's could be imitated with.
        """
        if player is not None and player.kind in (ACCOUNT, BOT):
            return player.name
        folded = fold(name)
        imitates = names.imitates(name) or name.endswith(names.BOT_SUFFIX)
        reserved = imitates or folded in map(fold, names.ALWAYS_RESERVED)
        known = reserved or await kept(self._store.by_name(folded)) is not None
        return names.of_guest(name) if known else name

    async def need_free(self, text: str, player: str | None) -> str:
        """Return a name that a player may have; raise Refusal if it is not allowed, or taken."""
        name = names.read_account_name(text, self._reserved)
        if not await kept(self._store.is_free(fold(name), player, this_day())):
            raise names.taken()
        return name

    async def named(self, name: str) -> str:
        """Return the id of the account with this name; raise Refusal if there is none."""
        found = await kept(self._store.by_name(fold(name)))
        if found is None:
            raise Refusal(404, "unknown_player")
        return found.id

    async def rename(self, player: Player, text: str) -> str:
        """Give an account another name; return it."""
        account = await self.need(player)
        name = await self.need_free(text, player.id)
        if name == account.name:
            return name
        left = await kept(self._store.change_name(player.id, _new_name(name), NAME_STAYS, this_day()))
        if left is None:
            raise names.taken()
        if left > 0:
            raise Refusal(409, "name_stays", every=NAME_STAYS, days=left)
        return name

    async def correctable_until(self, player: Player) -> int | None:
        """Return until when an account may correct its name, in seconds since 1970, or None."""
        return await kept(self._store.correctable_until(player.id))

    async def reserved(self, player: str) -> Reserved | None:
        """Return the name of an account or a bot, or None for a guest."""
        return await kept(self._store.reserved(player))

    async def replace_name(self, former: Reserved, text: str) -> None:
        """Give an account or a bot another name, whenever it was changed last."""
        name = await self.need_free(text, former.player)
        called = names.of_bot(name) if former.kind == BOT else name
        if not await kept(self._store.rename(former.player, NewName(called, fold(name), NAME_RESERVED), this_day())):
            raise names.taken()

    # ---- registering ----

    async def register(self, text: str, proof: str | Credential, browser: Browser) -> tuple[Entered, list[str]]:
        """Make an account with a password or a passkey; return its recovery codes, too.

        A guest keeps everything, and is logged out in all other browsers. Asked again with the same session, it gives
        new codes.
        """
        before, new = browser.before, session_of(browser.secret, browser.device)
        if before is not None and before.kind == ACCOUNT:
            if before.session == new.hash and fold(before.name) == fold(text):
                return Entered(before, []), await self.new_codes(before)
            raise Refusal(409, "has_account", name=before.name)
        name = await self.need_free(text, None if before is None else before.id)
        password = read_password(proof) if isinstance(proof, str) else None
        if not self._charges.pay_account(browser.address):
            raise Refusal(429, "too_fast-accounts")
        shown = await self._credential(password) if password is not None else proof
        assert isinstance(shown, Credential)
        codes = new_codes()
        proofs = [shown, *map(credential_of, codes)]
        entered = await kept(self._store.register(new, _new_name(name), proofs, before))
        if entered is None:
            raise names.taken()
        return entered, codes

    async def _credential(self, password: str) -> Credential:
        return Credential(new_id(), "password", await self.passwords.hash(password))

    # ---- logging in ----

    async def log_in(self, name: str, password: str, browser: Browser) -> Entered:
        """Log in to an account by its password. An unknown name takes as long as a wrong password."""
        account, device = await self._known(name, browser)
        attempt = self._tries.begin(fold(name), browser.address, device)
        known = await kept(self._store.password("" if account is None else account.id))
        if not await self._is_right(known, password) or account is None or known is None:
            raise wrong_login()
        attempt.succeed()
        return await self._enter(account.id, known.id, browser)

    async def log_in_by_passkey(self, site: Site, answer: PasskeyAnswer, browser: Browser) -> Entered:
        """Log in to the account of a passkey."""
        account, passkey = await self.passkeys.read(site, answer)
        return await self._enter(account, passkey, browser)

    async def recover(self, name: str, code: str, password: str, browser: Browser) -> Entered:
        """Give an account a new password by a recovery code, which is used up, and log in to it, as `reset` does."""
        new = read_password(password)
        account, device = await self._known(name, browser)
        attempt = self._tries.begin(None, browser.address, device)
        hashed = await self._credential(new)  # before the code is looked at: that takes as long for a wrong one
        player, session = "" if account is None else account.id, session_of(browser.secret, browser.device)
        entered = await kept(self._store.recover(session, player, hash_of(code), hashed, browser.before))
        if entered is Spent.UNKNOWN:
            raise Refusal(403, "wrong_code-recovery")
        attempt.succeed()
        if isinstance(entered, Spent):
            raise Refusal(409, "used_code-recovery")
        return entered

    async def may_mail(self, name: str, address: str) -> Account | None:
        """Return the account to whose holder a link may be mailed, or None if there is no such account."""
        self._tries.begin(None, address, None)
        return await kept(self._store.by_name(fold(name)))

    async def reset(self, account: str, password: str, browser: Browser) -> Entered:
        """Give an account a new password and log in to it. All other sessions end."""
        new, session = await self._credential(read_password(password)), session_of(browser.secret, browser.device)
        return await kept(self._store.reset(session, account, new, browser.before))

    async def _known(self, name: str, browser: Browser) -> tuple[Account | None, str | None]:
        """Return the account of this name, if there is one, and the device of the browser if it is known in it."""
        account = await kept(self._store.by_name(fold(name)))
        return account, None if account is None else self.devices.device(browser.mark, account.id)

    async def _enter(self, account: str, proof: str, browser: Browser) -> Entered:
        """Log in to an account by a credential that was found to be right, unless it has been replaced meanwhile."""
        session = session_of(browser.secret, browser.device)
        entered = await kept(self._store.log_in(session, account, proof, browser.before, MOST_DEVICES))
        if entered is None:
            raise wrong_login()
        return entered

    # ---- what an account proves itself by ----

    async def need(self, player: Player) -> Account:
        """Return the account of a player; raise Refusal for a guest."""
        account = await kept(self._store.by_id(player.id))
        if account is None:
            raise Refusal(403, "no_account-here")
        return account

    async def credentials(self, player: Player) -> list[Credential]:
        """Return all by which an account proves itself, the oldest first."""
        return await kept(self._store.credentials(player.id))

    async def need_proof(self, player: Player, proof: Proof) -> None:
        """Raise Refusal unless the person at the browser of an account proves once more to be its holder."""
        if proof.passkey is not None and proof.site is not None:
            account, _ = await self.passkeys.read(proof.site, proof.passkey)
            if account != player.id:
                raise Refusal(403, "wrong_passkey-other")
            return
        attempt = self._tries.begin(None, "", player.id)
        known = await kept(self._store.password(player.id))
        if not await self._is_right(known, proof.password or ""):
            raise Refusal(403, "wrong_password")
        attempt.succeed()

    async def _is_right(self, known: Credential | None, password: str) -> bool:
        return await self.passwords.is_right(None if known is None else known.secret, password)

    async def change_password(self, player: Player, password: str, browser: Browser) -> Entered:
        """Give an account a new password, and its browser a new session. All others end."""
        new, session = await self._credential(read_password(password)), session_of(browser.secret, browser.device)
        entered = await kept(self._store.change_password(session, player, new))
        if entered is None:
            raise logged_out()
        return entered

    async def new_codes(self, player: Player) -> list[str]:
        """Return new recovery codes for an account. The former ones are good no more."""
        codes = new_codes()
        _need(await kept(self._store.replace(player, "recovery", list(map(credential_of, codes)), this_day())))
        return codes

    async def allow_mail(self, player: Player, address: str) -> None:
        """Let a link to a new password go to the address of an account, which its holder has confirmed."""
        settings = await self.notice_settings(player)
        if settings.mail != address or not settings.confirmed:
            raise Refusal(409, "other_address")
        allowed = Credential(new_id(), "mail", digest(address))
        _need(await kept(self._store.replace(player, "mail", [allowed], this_day())))

    async def forbid_mail(self, player: Player) -> None:
        """Let no links to a new password be mailed any more."""
        _need(await kept(self._store.replace(player, "mail", [], this_day())))

    async def recovery_mail(self, player: Player) -> str | None:
        """Return the address to which a link to a new password may go, or None."""
        return await kept(self._store.recovery_mail(player.id))

    async def add_passkey(self, player: Player, passkey: Credential) -> None:
        """Add a passkey to an account."""
        added = await kept(self._store.add_passkey(player, passkey, MOST_PASSKEYS, this_day()))
        if added is None:
            raise logged_out()
        if not added:
            raise Refusal(409, "too_many_passkeys", most=MOST_PASSKEYS)

    async def drop_passkey(self, player: Player, id: str) -> None:
        """Remove a passkey from an account, unless it is all by which the account proves itself."""
        if await kept(self._store.drop_passkey(player.id, id)):
            return
        if any(one.id == id and one.kind == "passkey" for one in await self.credentials(player)):
            raise Refusal(409, "last_passkey")
        raise Refusal(404, "no_passkey")

    async def notice_settings(self, player: Player) -> NoticeSettings:
        """Return how a player wants to hear of what happens meanwhile."""
        return await kept(self._store.notice_settings(player.id))

    async def endpoints(self, player: Player) -> list[str]:
        """Return where the vendors of a player's browsers take notices for them."""
        return await kept(self._store.endpoints(player.id))

    async def former_names(self, player: Player) -> list[str]:
        """Return the names that a player has given up and that are still reserved, as they are compared with others."""
        return await kept(self._store.former_names(player.id))

    # ---- deletion ----

    async def delete(self, player: Player) -> list[str]:
        """Log a player out everywhere, to be forgotten in two weeks; return the hashes of the sessions."""
        return await kept(self._store.delete(player.id, today(), FORGOTTEN_AFTER))


def logged_out() -> Refusal:
    """Return the refusal of what needs a session of an account."""
    return Refusal(401, "logged_out")


def wrong_login() -> Refusal:
    """Return the refusal of a name and a password."""
    return Refusal(403, "wrong_login")


def _need(done: bool) -> None:
    """Raise Refusal unless a change was done: the session that asked for it has ended."""
    if not done:
        raise logged_out()


def _new_name(name: str) -> NewName:
    return NewName(name, fold(name), NAME_RESERVED)

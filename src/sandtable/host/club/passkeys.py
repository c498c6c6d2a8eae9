"""Passkeys (WebAuthn): what is asked of browsers, and whether their answers are right.

A passkey belongs to the name of a site, so they are offered only where browsers reach the server under a name, and in a
secure context. The authenticator checks the person, by a finger, a face or a PIN.
"""

from __future__ import annotations

import json
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

import msgspec

from sandtable.host.club.devices import Device
from sandtable.host.protocol.accounts import PasskeyAnswer
from sandtable.host.refusals import Refusal
from sandtable.host.store.account_store import AccountStore
from sandtable.host.store.credentials import Credential
from sandtable.host.store.keeping import kept, today
from sandtable.host.tokens import digest

if TYPE_CHECKING:  # loaded when the first passkey is asked for
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

MINUTES = 5
"""How long a question is open."""
MOST_PASSKEYS = 10
CHALLENGE_BYTES = 32
log = logging.getLogger("sandtable.club")
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Site:
    """The name of the server for browsers, and the origin of its pages."""

    host: str
    origin: str


def site_of(origin: str) -> Site | None:
    """Return the site of pages with this origin, or None if browsers have no passkeys there."""
    try:
        parts = urlsplit(origin)
    except ValueError:
        return None
    host = parts.hostname or ""
    if not host or _is_number(host):
        return None
    is_here = host == "localhost" or host.endswith(".localhost")
    return Site(host, origin) if parts.scheme == "https" or (parts.scheme == "http" and is_here) else None


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


class Passkeys:
    """The passkeys of all accounts. Methods raise Refusal."""

    def __init__(self, store: AccountStore) -> None:
        self._store = store

    # ---- questions ----

    async def ask_for_new(self, site: Site, player: str, name: str, known: list[Credential]) -> bytes:
        """Return what a browser is asked to make a new passkey, as JSON. It makes none where a known one is."""
        from webauthn import generate_registration_options, options_to_json
        from webauthn.helpers.structs import (
            AuthenticatorSelectionCriteria,
            ResidentKeyRequirement,
            UserVerificationRequirement,
        )

        options = generate_registration_options(
            rp_id=site.host,
            rp_name="Sandtable",
            user_name=name,
            user_id=player.encode(),
            challenge=await self._challenge(),
            timeout=MINUTES * 60_000,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
            ),
            exclude_credentials=_descriptors(known),
        )
        return options_to_json(options).encode()

    async def ask(self, site: Site, allowed: list[Credential]) -> bytes:
        """Return what a browser is asked to show a passkey, as JSON: one of these, or any if there are none."""
        from webauthn import generate_authentication_options, options_to_json
        from webauthn.helpers.structs import UserVerificationRequirement

        options = generate_authentication_options(
            rp_id=site.host,
            challenge=await self._challenge(),
            timeout=MINUTES * 60_000,
            allow_credentials=_descriptors(allowed),
            user_verification=UserVerificationRequirement.REQUIRED,
        )
        return options_to_json(options).encode()

    async def _challenge(self) -> bytes:
        challenge, now = secrets.token_bytes(CHALLENGE_BYTES), today()
        await kept(self._store.ask(digest(challenge.hex()), now + MINUTES * 60, now))
        return challenge

    # ---- answers ----

    async def read_new(self, site: Site, answer: PasskeyAnswer, device: Device) -> Credential:
        """Return the passkey that a browser has made."""
        from webauthn import verify_registration_response
        from webauthn.helpers import bytes_to_base64url

        challenge = await self._challenge_of(site, answer)
        made = _verified(
            lambda: verify_registration_response(
                credential=msgspec.to_builtins(answer),
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                require_user_verification=True,
            )
        )
        handle = bytes_to_base64url(made.credential_id)
        key, count = bytes_to_base64url(made.credential_public_key), made.sign_count
        if await kept(self._store.passkey(digest(handle))) is not None:
            raise Refusal(409, "known_passkey")
        return Credential(digest(handle), "passkey", key, handle, count, device.browser, device.system)

    async def read(self, site: Site, answer: PasskeyAnswer) -> tuple[str, str]:
        """Return the player whose passkey a browser has shown, and the passkey's id."""
        from webauthn import verify_authentication_response
        from webauthn.helpers import base64url_to_bytes

        challenge = await self._challenge_of(site, answer)
        known = await kept(self._store.passkey(digest(str(answer.id))))
        if known is None:
            raise Refusal(403, "unknown_passkey")
        player, passkey = known
        shown = _verified(
            lambda: verify_authentication_response(
                credential=msgspec.to_builtins(answer),
                expected_challenge=challenge,
                expected_rp_id=site.host,
                expected_origin=site.origin,
                credential_public_key=base64url_to_bytes(passkey.secret),
                credential_current_sign_count=passkey.count,
                require_user_verification=True,
            )
        )
        if not await kept(self._store.note_use(passkey.id, shown.new_sign_count, today() // (24 * 3600))):
            raise _not_checked()  # another answer has come in the meantime, with the same count
        return player, passkey.id

    async def _challenge_of(self, site: Site, answer: PasskeyAnswer) -> bytes:
        """Return the challenge that an answer names; raise Refusal unless this server has asked it lately."""
        from webauthn.helpers import base64url_to_bytes

        def read() -> tuple[bytes, Any]:
            assert answer.response is not None and answer.response.clientDataJSON is not None
            said = json.loads(base64url_to_bytes(answer.response.clientDataJSON))
            return base64url_to_bytes(said["challenge"]), said.get("origin")

        challenge, origin = _verified(read)
        if origin != site.origin:
            raise Refusal(403, "other_site")
        if not await kept(self._store.answered(digest(challenge.hex()), today())):
            raise Refusal(409, "late_passkey")
        return challenge


def _descriptors(passkeys: list[Credential]) -> list[PublicKeyCredentialDescriptor]:
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import PublicKeyCredentialDescriptor

    return [PublicKeyCredentialDescriptor(id=base64url_to_bytes(one.handle)) for one in passkeys if one.handle]


def _verified(read: Callable[[], T]) -> T:
    """Return what is read from an answer of a browser; raise Refusal if anything about it is wrong."""
    try:
        return read()
    except Exception as problem:  # strangers send anything, and what reads it raises many kinds of errors
        log.info("a passkey was refused: %s", type(problem).__name__)
        raise _not_checked() from None


def _not_checked() -> Refusal:
    return Refusal(403, "wrong_passkey-unchecked")

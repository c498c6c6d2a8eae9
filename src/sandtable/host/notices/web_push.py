"""Web Push: notices to browsers, by the servers of their vendors (RFC 8030).

A notice is encrypted for one browser (RFC 8291), so that the vendor cannot read it, and signed by this server (VAPID,
RFC 8292). All notices have the same length.
"""

from __future__ import annotations

import base64
import json
import os
import struct
import time

import msgspec
from cryptography.exceptions import InvalidKey, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from sandtable.host.notices.outside import Outside, Target, Unreachable, read_target
from sandtable.host.refusals import Refusal
from sandtable.host.store.push import Push
from sandtable.host.tokens import digest

CURVE = ec.SECP256R1()
KEY_BYTES, AUTH_BYTES = 65, 16
LENGTH = 1024
"""Bytes of every message before it is encrypted. Vendors take up to 4096 of an encrypted one."""
SIGNED_FOR = 12 * 3600
"""Seconds for which a signature is valid; vendors take 24 hours at most."""
DAY = 24 * 3600
LASTS = 3 * DAY
"""Seconds for which a vendor keeps a notice for a browser that is not running."""
VENDORS = ("fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com")
"""The domains of the vendors' servers for Chrome, Firefox, Safari and Edge."""
PORT = 443
GONE = (400, 401, 403, 404, 410)
"""The answers after which nothing comes to a browser any more: it has left, or was set up for another key than this
server's. Its page sets it up again (web/src/notices/push.ts).
"""


class Gone(Exception):
    """A browser takes no notices any more."""


class Shown(msgspec.Struct, frozen=True):
    """What a browser shows: see web/src/worker.ts. A notice with the same tag replaces the one that is shown."""

    heading: str
    body: str
    tag: str
    path: str


class WebPush:
    """The notices of a server to browsers. `key` is its private key, `subject` its public address.

    `vendors` are the domains whose servers are asked, with `:PORT` if that is not the one of https.
    """

    def __init__(self, key: bytes, subject: str, vendors: tuple[str, ...], outside: Outside) -> None:
        self._key = ec.derive_private_key(int.from_bytes(key, "big"), CURVE)
        self._subject = subject
        self._vendors = vendors
        self._outside = outside

    @property
    def public_key(self) -> str:
        """The key by which browsers know this server."""
        return encode(_point(self._key.public_key()))

    def check(self, push: Push) -> None:
        """Raise Refusal if notices cannot be sent to a browser."""
        try:
            target = read_target(push.endpoint)
        except Unreachable as problem:
            raise Refusal(422, "bad_endpoint-address", why=str(problem)) from None
        if not self._is_vendor(target):
            raise Refusal(422, "bad_endpoint-stranger", host=_shown(target))
        try:
            _public_key(push.p256dh)
            if len(decode(push.auth)) != AUTH_BYTES:
                raise ValueError
        except (ValueError, InvalidKey, UnsupportedAlgorithm):
            raise Refusal(422, "bad_keys") from None

    def _is_vendor(self, target: Target) -> bool:
        named = (vendor.partition(":") for vendor in self._vendors)
        return any(
            target.port == int(port or PORT) and (target.host == domain or target.host.endswith(f".{domain}"))
            for domain, _, port in named
        )

    async def send(self, push: Push, shown: Shown, urgent: bool) -> None:
        """Send a notice; raise Gone if the browser takes none any more, Unreachable if it was not taken."""
        target = read_target(push.endpoint)
        if not self._is_vendor(target):  # it was taken when there were other vendors
            raise Gone(f"{_shown(target)} is no vendor of a browser")
        headers = {
            "Authorization": f"vapid t={self._signature(target)}, k={self.public_key}",
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LASTS),
            "Topic": digest(shown.tag)[:32],
            "Urgency": "high" if urgent else "normal",
        }
        status = await self._outside.post(push.endpoint, headers, encrypt(msgspec.json.encode(shown), push))
        if status in GONE:
            raise Gone(f"{target.host} answers {status}: the browser takes no notices any more")
        if not 200 <= status < 300:
            raise Unreachable(f"{target.host} answers {status}")

    def _signature(self, target: Target) -> str:
        """Return the token that says who sends a notice."""
        claims = {"aud": target.origin, "exp": int(time.time()) + SIGNED_FOR, "sub": self._subject}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(encode(json.dumps(part).encode()) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"{signed}.{encode(r.to_bytes(32, 'big') + s.to_bytes(32, 'big'))}"


def _shown(target: Target) -> str:
    return target.origin.removeprefix("https://")


def new_key() -> bytes:
    """Return a new private key."""
    return ec.generate_private_key(CURVE).private_numbers().private_value.to_bytes(32, "big")


def encrypt(message: bytes, push: Push, own: ec.EllipticCurvePrivateKey | None = None, salt: bytes = b"") -> bytes:
    """Return a message that only the browser can read. Its own key and salt are drawn at random."""
    own, salt = own or ec.generate_private_key(CURVE), salt or os.urandom(16)
    theirs, secret = _public_key(push.p256dh), decode(push.auth)
    sender = _point(own.public_key())
    info = b"WebPush: info\0" + _point(theirs) + sender
    shared = _derived(own.exchange(ec.ECDH(), theirs), secret, info, 32)
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    sealed = AESGCM(key).encrypt(nonce, (message + b"\2").ljust(LENGTH, b"\0"), None)
    return salt + struct.pack("!IB", len(sealed), len(sender)) + sender + sealed


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _public_key(text: str) -> ec.EllipticCurvePublicKey:
    """Return a browser's public key; raise ValueError."""
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(text))


def encode(raw: bytes) -> str:
    """Return bytes as base64url without padding."""
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    """Return the bytes of a base64url text; raise ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)

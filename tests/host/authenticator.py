"""An authenticator of passkeys in this process, which answers as browsers do."""

from __future__ import annotations

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256
from tests.host.browsers import Browser

PRESENT, VERIFIED, MADE = 0x01, 0x04, 0x40
SITE = "https://table.test"


def text(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def data(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


@dataclass
class Authenticator:
    """A device with one passkey. `origin` is that of the page that asks, `verifies` whether it checks the person."""

    origin: str = "https://table.test"
    verifies: bool = True
    counts: bool = True
    id: bytes = field(default_factory=lambda: secrets.token_bytes(32))
    _key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    count: int = 0

    def make(self, options: dict[str, Any], host: str | None = None) -> dict[str, Any]:
        """Return the answer to `navigator.credentials.create`."""
        numbers = self._key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        credential = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(key)
        auth = self._auth(host or options["rp"]["id"], MADE) + credential
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": auth})
        said = self._said("webauthn.create", options)
        return self._answer({"clientDataJSON": text(said), "attestationObject": text(attested)})

    def show(self, options: dict[str, Any], host: str | None = None) -> dict[str, Any]:
        """Return the answer to `navigator.credentials.get`."""
        self.count += self.counts
        auth, said = self._auth(host or options["rpId"]), self._said("webauthn.get", options)
        signature = self._key.sign(auth + hashlib.sha256(said).digest(), ec.ECDSA(SHA256()))
        parts = {"clientDataJSON": said, "authenticatorData": auth, "signature": signature}
        return self._answer({name: text(part) for name, part in parts.items()})

    def _auth(self, host: str, more: int = 0) -> bytes:
        flags = PRESENT | more | (VERIFIED if self.verifies else 0)
        return hashlib.sha256(host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _said(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _answer(self, response: dict[str, str]) -> dict[str, Any]:
        id = text(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}


async def ask(browser: Browser, wants: str, name: str = "") -> dict[str, Any]:
    """Return what the browser is asked for."""
    asked = await browser.post("/api/passkeys/options", {"wants": wants, "name": name})
    assert asked.status_code == 200, asked.text
    return dict(asked.json())

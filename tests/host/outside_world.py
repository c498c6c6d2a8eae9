"""A mail server and a vendor's server for pushes, on this machine, and a browser that reads its pushes."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import json
import os
import ssl
import struct
from collections.abc import AsyncIterator, Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

from aiosmtpd.smtp import SMTP, Envelope
from cryptography import x509
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, NoEncryption, PrivateFormat, PublicFormat
from cryptography.x509.oid import NameOID
from tests.host.servers import free_port

from sandtable.host.notices.outside import Outside
from sandtable.host.notices.web_push import decode, encode

CURVE = ec.SECP256R1()


class Received:
    """What came, one after the other."""

    def __init__(self) -> None:
        self.all: list[Any] = []
        self._came = asyncio.Event()

    def add(self, one: Any) -> None:
        self.all.append(one)
        self._came.set()

    async def number(self, count: int) -> list[Any]:
        """Wait until so many have come; return them all."""
        async with asyncio.timeout(30):
            while len(self.all) < count:
                self._came.clear()
                await self._came.wait()
        return self.all


class MailBox:
    """A mail server on a port of this machine, which can be stopped and started again.

    With a certificate it takes mails by STARTTLS alone.
    """

    def __init__(self, certificate: Path | None = None) -> None:
        self.port = free_port()
        self._tls: ssl.SSLContext | None = None
        if certificate is not None:
            self._tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            self._tls.load_cert_chain(certificate)
        self.mails = Received()
        self.refuses: str | None = None  # what it answers to every recipient
        self.dies = False  # it takes the next mail, and breaks the connection off without an answer
        self._server: asyncio.Server | None = None

    @property
    def url(self) -> str:
        return f"smtp://127.0.0.1:{self.port}"

    async def handle_RCPT(self, server: Any, session: Any, envelope: Envelope, address: str, _: Any) -> str:
        if self.refuses is not None:
            return self.refuses
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=default)
        assert envelope.rcpt_tos == [mail["To"]]
        self.mails.add(mail)
        if self.dies:
            self.dies = False
            server.transport.abort()
        return "250 OK"

    async def start(self) -> None:
        def serve() -> SMTP:
            return SMTP(self, hostname="mail.test", tls_context=self._tls, require_starttls=self._tls is not None)

        self._server = await asyncio.get_running_loop().create_server(serve, "127.0.0.1", self.port)

    async def stop(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None


@contextlib.asynccontextmanager
async def mail_box(certificate: Path | None = None) -> AsyncIterator[MailBox]:
    box = MailBox(certificate)
    await box.start()
    yield box
    await box.stop()


def text_of(mail: EmailMessage) -> str:
    return str(mail.get_content()).replace("\r\n", "\n")


# ---- pushes ----


class Reader:
    """A browser: its keys, and how it reads a push. It follows RFC 8291 by itself."""

    def __init__(self, private: str | None = None, auth: str | None = None) -> None:
        number = int.from_bytes(decode(private), "big") if private else None
        self._key = ec.generate_private_key(CURVE) if number is None else ec.derive_private_key(number, CURVE)
        self._auth = decode(auth) if auth else os.urandom(16)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": encode(self._point), "auth": encode(self._auth)}

    @property
    def _point(self) -> bytes:
        return self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def read(self, body: bytes) -> bytes:
        salt, size, length = body[:16], struct.unpack("!I", body[16:20])[0], body[20]
        sender, record = body[21 : 21 + length], body[21 + length :]
        assert len(record) <= size
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = HKDF(SHA256(), 32, self._auth, b"WebPush: info\0" + self._point + sender).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\0").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\0").derive(secret)
        plain, end, _ = AESGCM(key).decrypt(nonce, record, None).rpartition(b"\2")
        assert end
        return plain


@dataclass
class Request:
    """A request that came to the vendor's server."""

    path: str
    headers: Mapping[str, str]
    body: bytes


@dataclass
class Vendor:
    """A vendor's server for pushes, with a certificate for `localhost`.

    `answer` is what it answers, as soon as it `may_answer`; None: nothing.
    """

    port: int
    trusting: ssl.SSLContext
    requests: Received = field(default_factory=Received)
    answer: Callable[[Request], str | None] = lambda _: "201 Created"
    may_answer: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def outside(self) -> Outside:
        """The internet, in which this machine is the only one."""
        return Outside(lambda address: address.is_loopback, self.trusting, seconds=2.0)

    @property
    def host(self) -> str:
        """The vendor's domain and port."""
        return f"localhost:{self.port}"

    def endpoint(self, name: str) -> str:
        return f"https://{self.host}/{name}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:] if line)}
            body = await reader.readexactly(int(headers["content-length"]))
            request = Request(head[0].split()[1], headers, body)
            answer = self.answer(request)
            self.requests.add(request)
            await self.may_answer.wait()
            if answer is None:
                await reader.read()
            else:
                writer.write(f"HTTP/1.1 {answer}\r\nContent-Length: 0\r\n\r\n".encode())
                await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def vendor(folder: Path) -> AsyncIterator[Vendor]:
    certificate = certify(folder)
    tls = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    tls.load_cert_chain(certificate)
    made = Vendor(free_port(), ssl.create_default_context(cafile=str(certificate)))
    made.may_answer.set()
    server = await asyncio.start_server(made.serve, "localhost", made.port, ssl=tls)
    yield made
    server.close()


def certify(folder: Path) -> Path:
    """Write a certificate for `localhost` with its key; return the file."""
    key = ec.generate_private_key(CURVE)
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = datetime.now(UTC)
    places = [x509.DNSName("localhost"), x509.IPAddress(ipaddress.ip_address("127.0.0.1"))]
    builder = x509.CertificateBuilder(name, name, key.public_key(), 1, now - timedelta(days=1), now + timedelta(days=1))
    builder = builder.add_extension(x509.SubjectAlternativeName(places), critical=False)
    builder = builder.add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
    signed = builder.sign(key, SHA256())
    file = folder / "certificate.pem"
    own = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    file.write_bytes(signed.public_bytes(Encoding.PEM) + own)
    return file


def shown(reader: Reader, request: Request) -> dict[str, Any]:
    """Return what a browser shows of a push."""
    return dict(json.loads(reader.read(request.body)))

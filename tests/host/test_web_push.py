"""Tests of Web Push: a browser can read what is sent, the vendor knows who sends it, and endpoints are checked."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from tests.host.outside_world import CURVE, Reader, Vendor, shown, vendor

from sandtable.host.notices.outside import Outside, Unreachable
from sandtable.host.notices.web_push import VENDORS, Gone, Shown, WebPush, decode, encrypt, new_key
from sandtable.host.refusals import Refusal
from sandtable.host.store.push import Push

BASE = "https://table.test"
NOTICE = Shown("Lightning: your turn", "It is your turn in the game with Berta.", "tag", "/table/abc")
# The example of RFC 8291, section 5.
PRIVATE = "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"
AUTH = "BTBZMqHH6r4Tts7J_aSIgg"
EXAMPLE = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def subscription(reader: Reader, endpoint: str) -> Push:
    return Push(endpoint, **reader.keys, language="en")


@pytest.fixture
async def service(tmp_path: Path) -> AsyncIterator[Vendor]:
    async with vendor(tmp_path) as made:
        yield made


def test_the_reader_reads_the_example_of_the_rfc() -> None:
    assert Reader(PRIVATE, AUTH).read(decode(EXAMPLE)) == b"When I grow up, I want to be a watermelon"


def test_a_message_is_read_by_its_browser_alone_and_none_is_longer() -> None:
    reader = Reader()
    push = subscription(reader, "https://fcm.googleapis.com/x")
    short, long = encrypt(b"yes", push), encrypt("Schloß ".encode() * 100, push)
    assert reader.read(short) == b"yes" and reader.read(long).startswith("Schloß".encode())
    assert len(short) == len(long) < 4096 and encrypt(b"yes", push) != short
    with pytest.raises(InvalidTag):
        Reader(auth=reader.keys["auth"]).read(short)


async def test_the_vendor_learns_who_sends_a_notice_and_nothing_of_it(service: Vendor) -> None:
    reader = Reader()
    sender = WebPush(new_key(), BASE, (service.host,), service.outside)
    await sender.send(subscription(reader, service.endpoint("one")), NOTICE, urgent=False)
    [request] = service.requests.all
    assert shown(reader, request) == {
        "heading": NOTICE.heading,
        "body": NOTICE.body,
        "tag": "tag",
        "path": "/table/abc",
    }
    assert b"Berta" not in request.body
    headers = request.headers
    assert (request.path, headers["content-encoding"], headers["urgency"]) == ("/one", "aes128gcm", "normal")
    assert int(headers["ttl"]) > 24 * 3600 and len(headers["topic"]) == 32
    token, key = headers["authorization"].removeprefix("vapid t=").split(", k=")
    assert key == sender.public_key
    signed, _, signature = token.rpartition(".")
    claims = json.loads(decode(signed.split(".")[1]))
    assert (claims["aud"], claims["sub"]) == (f"https://localhost:{service.port}", BASE)
    numbers = [int.from_bytes(decode(signature)[start : start + 32], "big") for start in (0, 32)]
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, decode(key))
    public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(SHA256()))


@pytest.mark.parametrize(
    ("answer", "problem", "words"),
    [
        ("410 Gone", Gone, "localhost answers 410: the browser takes no notices any more"),
        ("404 Not Found", Gone, "localhost answers 404"),
        ("400 Bad Request", Gone, "localhost answers 400"),
        ("401 Unauthorized", Gone, "localhost answers 401"),
        ("403 Forbidden", Gone, "localhost answers 403"),
        ("302 Found\r\nLocation: https://localhost/", Unreachable, "localhost answers 302"),
        ("503 Busy", Unreachable, "localhost answers 503"),
        ("nonsense", Unreachable, "localhost cannot be asked"),
        (None, Unreachable, "localhost gives no answer within 2 s"),
    ],
)
async def test_what_a_vendor_answers_is_told_in_a_line(
    service: Vendor, answer: str | None, problem: type[Exception], words: str
) -> None:
    service.answer = lambda _: answer
    sender = WebPush(new_key(), BASE, (service.host,), service.outside)
    with pytest.raises(problem) as told:
        await sender.send(subscription(Reader(), service.endpoint("x")), NOTICE, urgent=True)
    assert str(told.value).startswith(words) and "\n" not in str(told.value)
    assert len(service.requests.all) == 1


@pytest.mark.parametrize(
    "endpoint",
    [
        "https://fcm.googleapis.com/fcm/send/abc",
        "https://updates.push.services.mozilla.com/wpush/v2/abc",
        "https://web.push.apple.com/abc",
        "https://wns2-par02p.notify.windows.com/w/?token=abc",
    ],
)
def test_endpoints_of_vendors_are_taken(endpoint: str) -> None:
    WebPush(new_key(), BASE, VENDORS, Outside()).check(subscription(Reader(), endpoint))


@pytest.mark.parametrize(
    "endpoint",
    [
        "",
        "http://fcm.googleapis.com/x",
        "https://evilgoogleapis.com/x",
        "https://googleapis.com.evil.test/x",
        "https://127.0.0.1/x",
        "https://fcm.googleapis.com@127.0.0.1/x",
        "https://[::1]/x",
        "https://fcm.googleapis.com:99999/x",
        "https://fcm.googleapis.com:25/x",
        "https://fcm.googleapis.com:80/x",
        "https://storage.googleapis.com/x",
        "https://storage.googleapis.com:25/x",
        "https://fcm.googleapis.com/x\r\nHost: inside",
        "https://fcm.googleapis.com/" + "x" * 10_000,
        "file:///etc/passwd",
        "https://fcm.googleapis.com/ä",
    ],
)
def test_other_endpoints_are_refused_in_a_line(endpoint: str) -> None:
    with pytest.raises(Refusal) as refused:
        WebPush(new_key(), BASE, VENDORS, Outside()).check(subscription(Reader(), endpoint))
    assert refused.value.status == 422 and len(refused.value.message) < 200 and "\n" not in refused.value.message


async def test_an_endpoint_that_was_taken_once_is_not_asked_if_it_is_no_vendors(service: Vendor) -> None:
    sender = WebPush(new_key(), BASE, ("localhost",), service.outside)
    with pytest.raises(Gone, match=rf"^localhost:{service.port} is no vendor of a browser$"):
        await sender.send(subscription(Reader(), service.endpoint("x")), NOTICE, urgent=True)
    assert not service.requests.all


@pytest.mark.parametrize(
    "keys",
    [
        {"p256dh": "", "auth": ""},
        {"p256dh": "AAAA", "auth": Reader().keys["auth"]},
        {"p256dh": Reader().keys["p256dh"], "auth": "AAAA"},
        {"p256dh": "B" + "A" * 86, "auth": Reader().keys["auth"]},
        {"p256dh": "ä", "auth": "!"},
    ],
)
def test_keys_that_are_none_are_refused(keys: dict[str, str]) -> None:
    with pytest.raises(Refusal, match="no keys"):
        WebPush(new_key(), BASE, VENDORS, Outside()).check(Push("https://fcm.googleapis.com/x", **keys, language="en"))

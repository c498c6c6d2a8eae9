"""Accounts: requests, and what a page is told of the caller's own account."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.host.protocol.daily import Date, DuelResult
from sandtable.host.protocol.fields import (
    MAX_PASSWORD,
    Key,
    MailAddress,
    Number,
    OptionsInForce,
    Secret,
    Short,
    View,
)
from sandtable.host.protocol.lobby import Challenge, OwnSeek
from sandtable.host.protocol.me import Device, Player
from sandtable.host.protocol.moderation import OwnMeasure, OwnReport
from sandtable.host.protocol.notices import Bell
from sandtable.host.protocol.ratings import OwnRatedGame, PlayerRating
from sandtable.host.protocol.requests import Body
from sandtable.host.protocol.talk import Blocked, OwnLine

Password = Annotated[str, Meta(max_length=4 * MAX_PASSWORD, description=f"8 to {MAX_PASSWORD} characters")]
"""A letter with its accents may be typed as up to four characters that make one in normal form."""
Signed = Annotated[str, Meta(max_length=16 * 1024, description="base64url")]
Scope = Literal["play", "read"]
"""What a token of a bot is good for: `play` to seek, challenge, sit down and act, `read` to look at its games."""
AccountName = Annotated[Short, Meta(description="2 to 20 Latin letters, digits, `-` and `_`, first a letter")]


# ---- requests ----


class PasskeyResponse(Struct, omit_defaults=True):
    """What a browser says and an authenticator has made or signed. Others of its fields are not read."""

    clientDataJSON: Signed | None = None
    attestationObject: Signed | None = None
    authenticatorData: Signed | None = None
    signature: Signed | None = None
    userHandle: Secret | None = None
    transports: Annotated[list[Short], Meta(max_length=16)] | None = None


class PasskeyAnswer(Struct, omit_defaults=True):
    """`PublicKeyCredential.toJSON()`, the answer to `POST /api/passkeys/options`. Others of its fields are not read."""

    id: Signed | None = None
    rawId: Signed | None = None
    type: Short | None = None
    authenticatorAttachment: Short | None = None
    response: PasskeyResponse | None = None


class Register(Body):
    """A new account of the caller's player, with a password or a new passkey."""

    name: AccountName
    password: Password | None = None
    passkey: PasskeyAnswer | None = None
    key: Annotated[
        Key | None,
        Meta(description="random and kept to oneself: asked again with the same key, the host answers alike"),
    ] = None


class LogIn(Body):
    """A name and its password."""

    name: Short
    password: Password


class LogInByPasskey(Body):
    """A passkey, which says whose it is."""

    passkey: PasskeyAnswer


class Recover(Body):
    """A new password, by a recovery code or by the code of a link in a mail."""

    code: Annotated[str, Meta(max_length=200)]
    password: Password
    name: Annotated[Short, Meta(description="not needed with the code of a link in a mail")] = ""


class RecoverByMail(Body):
    """The name of an account to whose address a link is sent."""

    name: Short


class AskPasskey(Body):
    """What a browser is asked for: a new passkey, of an account with this name if the caller has none, or a known
    one.
    """

    wants: Literal["new", "known"]
    name: Short = ""


class Proof(Body):
    """The account's password or passkey, shown once more before something grave. A guest has neither."""

    password: Password | None = None
    passkey: PasskeyAnswer | None = None


class ChangePassword(Proof, kw_only=True):
    """Another password, or the first one. All other browsers are logged out."""

    new: Password


class AllowMail(Proof, kw_only=True):
    """A link to a new password may go to this address, which the caller has confirmed for notices."""

    address: MailAddress


class AddPasskey(Proof, kw_only=True):
    """Another passkey."""

    made: PasskeyAnswer


class MakeBot(Body):
    """A new bot, a program that plays under a name of its own."""

    name: Annotated[Short, Meta(description="as of an account; everywhere the bot goes by it with ` (bot)` behind it")]


class MakeToken(Body):
    """Another token of a bot."""

    scopes: Annotated[
        list[Scope], Meta(min_length=1, max_length=2, description="to look and to play needs both of them")
    ]


class Rename(Body):
    """Another name."""

    name: AccountName


# ---- answers ----


class Registered(Struct):
    """The caller's account, and ten recovery codes, which are shown only now. Each works once."""

    player: Player
    codes: list[str]


class RecoveryCodes(Struct):
    """Ten recovery codes, which are shown only now. The former ones are good no more."""

    codes: list[str]


class Passkey(Struct):
    """A passkey, by the browser in which it was made."""

    id: str
    browser: Annotated[str, Meta(description="such as Firefox; empty: unknown")]
    system: Annotated[str, Meta(description="such as Linux; empty: unknown")]
    created: Annotated[str, Meta(description="YYYY-MM-DD")]
    used: Annotated[str | None, Meta(description="the day on which it was last used; null: never")]


class Account(Struct):
    """The caller's account."""

    name: str
    since: Annotated[str, Meta(description="YYYY-MM-DD")]
    password: Annotated[bool, Meta(description="it has a password")]
    passkeys: list[Passkey]
    codes: Annotated[Number, Meta(description="recovery codes that are left")]
    address: Annotated[str | None, Meta(description="where notices go; null: nowhere, or it is not confirmed yet")]
    by_mail: Annotated[bool, Meta(description="a link to a new password may go there")]
    renamed_from: Annotated[str | None, Meta(description="when the name can be changed again; null: now")]
    correctable_until: Annotated[
        int | None,
        Meta(description="until when a new account may correct its name once, in seconds since 1970; null: not"),
    ]


class Ban(Struct):
    """That somebody does not play here, and why. The account can answer."""

    reason: str
    ends: Annotated[int | None, Meta(description="in seconds since 1970; null: it is for good")]


class AccountState(Struct):
    """The caller's account, and what this server offers."""

    account: Annotated[Account | None, Meta(description="null: the caller has none, or is logged out")]
    passkeys: Annotated[bool, Meta(description="passkeys work at the address at which the page was asked for")]
    mail: Annotated[bool, Meta(description="it mails links to a new password, to those who have allowed it")]
    ban: Annotated[Ban | None, Meta(description="of the caller, or of an account that was logged in in this browser")]


class BotToken(Struct):
    """A token of a bot. The token itself was shown when it was made."""

    id: str
    scopes: list[Scope]
    made: Annotated[str, Meta(description="YYYY-MM-DD")]
    used: Annotated[str | None, Meta(description="the day on which it was last used; null: never")]


class OwnBot(Struct):
    """A bot of the caller's account."""

    id: str
    name: Annotated[str, Meta(description="by which it goes: `Rook (bot)`")]
    since: Annotated[str, Meta(description="YYYY-MM-DD")]
    tokens: list[BotToken]


class OwnBots(Struct):
    """The bots of the caller's account."""

    bots: list[OwnBot]


class NewBotToken(Struct):
    """A token of a bot, which is shown only now."""

    bot: OwnBot
    token: Annotated[str, Meta(description="sent as `Authorization: Bearer TOKEN`")]


class OwnGame(Struct):
    """A game of the caller: its record if it is over, and else what the caller's seat sees."""

    table: str
    variant: str
    options: OptionsInForce
    created: Annotated[int, Meta(description="when the table was made, in seconds since 1970")]
    seat: str
    name: Annotated[str | None, Meta(description="under which the caller played")]
    record: str | None
    view: View | None


class OwnDuel(Struct):
    """A duel of a day that the caller has begun."""

    date: Date
    table: str
    result: Annotated[DuelResult | None, Meta(description="null: it goes on")]
    remark: Annotated[str | None, Meta(description="what the caller remarks on it")]


class OwnArmy(Struct):
    """An army that the caller has sent in for a duel."""

    variant: str
    army: str
    date: Annotated[Date | None, Meta(description="when everybody plays against it; null: it waits")]


class OwnTournament(Struct):
    """A tournament that the caller holds or has entered."""

    id: str
    name: str
    holds: bool
    entered: bool
    partner: Annotated[str | None, Meta(description="the id of the other player of the caller's team")]


class OwnData(Struct):
    """All that the server knows of the caller."""

    name: str
    kind: str
    account: Account | None
    devices: list[Device]
    former_names: Annotated[
        list[str], Meta(description="given up and still reserved, as they are compared with others")
    ]
    mail: Annotated[str | None, Meta(description="the address for notices")]
    push: Annotated[list[str], Meta(description="where the makers of the caller's browsers take notices for them")]
    bell: Annotated[Bell | None, Meta(description="when the caller may be called")]
    club_hour: Annotated[int | None, Meta(description="the club hour to which the caller comes, in seconds since 1970")]
    seek: Annotated[OwnSeek | None, Meta(description="what the caller looks for")]
    challenges: list[Challenge]
    duels: list[OwnDuel]
    armies: list[OwnArmy]
    lines: Annotated[list[OwnLine], Meta(description="what the caller has written in the chat of tables")]
    reports: Annotated[list[OwnReport], Meta(description="what the caller has reported to moderators")]
    measures: Annotated[list[OwnMeasure], Meta(description="what moderators have done about the caller")]
    blocked: Annotated[list[Blocked], Meta(description="whom the caller blocks")]
    standings: Annotated[list[PlayerRating], Meta(description="the caller's ratings")]
    rated_games: list[OwnRatedGame]
    bots: list[OwnBot]
    tournaments: list[OwnTournament]
    games: list[OwnGame]

"""The HTTP routes of accounts: registering, logging in and out, and what an account proves itself by."""

from __future__ import annotations

import contextlib

from fastapi import APIRouter, Request, Response
from starlette.background import BackgroundTask

from sandtable.host.club.accounts import NAME_STAYS, Browser, Proof, logged_out
from sandtable.host.club.days import written
from sandtable.host.club.passkeys import Site, site_of
from sandtable.host.club.sessions import this_day
from sandtable.host.protocol import accounts as messages
from sandtable.host.protocol import me
from sandtable.host.protocol.requests import Nothing
from sandtable.host.refusals import Refusal
from sandtable.host.store.accounts import ACCOUNT
from sandtable.host.store.players import Entered, Player
from sandtable.host.tokens import new_id
from sandtable.host.wire import browsers
from sandtable.host.wire.bodies import answer, as_json, read_body
from sandtable.host.wire.browsers import accounts_of, club_of, voices_of
from sandtable.host.wire.callers import hub_of
from sandtable.host.wire.departing import leave_all
from sandtable.host.wire.entering import end_sessions, enter
from sandtable.host.wire.notice_routes import notices_of
from sandtable.host.wire.openapi import gives, refuses, takes
from sandtable.host.wire.request_guard import address

router = APIRouter(prefix="/api")
ENTERS = (400, 403, 404, 409, 413, 422, 429, 503)
CHANGES = (400, 401, 403, 404, 409, 413, 422, 429, 503)
DONE = {204: {"description": "done"}, **refuses(*CHANGES)}
MAILED = "."
"""What stands in the codes of links in mails alone."""


# ---- registering, logging in and out ----


@router.post("/register", openapi_extra=takes(messages.Register), responses=gives(messages.Registered, *ENTERS))
async def register(request: Request) -> Response:
    """Make an account of the caller's player, who keeps everything, or of a new player. All other browsers of a guest
    are logged out.
    """
    known, body = accounts_of(request), await read_body(request, messages.Register)
    browser = await browsers.entering(request, body.key)
    await voices_of(request).need(browser.before.id if browser.before else None, browser.mark)
    if body.passkey is not None:
        made = await known.passkeys.read_new(_need_site(request), body.passkey, browser.device)
        entered, codes = await known.register(body.name, made, browser)
    elif body.password is not None:
        entered, codes = await known.register(body.name, body.password, browser)
    else:
        raise Refusal(422, "no_proof")
    await enter(request, browser, entered)
    return answer(messages.Registered(browsers.shown(entered.player), codes))


@router.post("/login", openapi_extra=takes(messages.LogIn), responses=gives(me.Player, *ENTERS))
async def log_in(request: Request) -> Response:
    """Log in by a password. The games that a guest has in this browser come along."""
    known, body = accounts_of(request), await read_body(request, messages.LogIn)
    browser = await browsers.entering(request)
    return await _entered(request, browser, await known.log_in(body.name, body.password, browser))


@router.post("/passkeys/login", openapi_extra=takes(messages.LogInByPasskey), responses=gives(me.Player, *ENTERS))
async def log_in_by_passkey(request: Request) -> Response:
    """Log in by a passkey. The games that a guest has in this browser come along."""
    known, body = accounts_of(request), await read_body(request, messages.LogInByPasskey)
    browser = await browsers.entering(request)
    return await _entered(request, browser, await known.log_in_by_passkey(_need_site(request), body.passkey, browser))


@router.post("/recover", openapi_extra=takes(messages.Recover), responses=gives(me.Player, *ENTERS))
async def recover(request: Request) -> Response:
    """Choose a new password by a recovery code, which is used up, or by the code of a link in a mail, which needs no
    name. All other browsers are logged out.
    """
    known, body = accounts_of(request), await read_body(request, messages.Recover)
    browser = await browsers.entering(request)
    if MAILED in body.code:
        account = await notices_of(request).recovering(body.code)
        entered = await known.reset(account, body.password, browser)
    else:
        entered = await known.recover(body.name, body.code, body.password, browser)
    return await _entered(request, browser, entered)


@router.post("/recover/mail", status_code=204, openapi_extra=takes(messages.RecoverByMail), responses=DONE)
async def recover_by_mail(request: Request) -> Response:
    """Send a link to a new password to the address of an account, if its holder has allowed that. The answer is the
    same if not.
    """
    known, body = accounts_of(request), await read_body(request, messages.RecoverByMail)
    browsers.need_own_page(request)
    notices = notices_of(request)
    account = await known.may_mail(body.name, address(request.scope))

    async def send() -> None:
        if account is not None:
            with contextlib.suppress(Refusal):  # it is in the log
                await notices.mail_recovery(account.id)

    return Response(status_code=204, background=BackgroundTask(send))


@router.post("/logout", status_code=204, openapi_extra=takes(Nothing), responses=DONE)
async def log_out(request: Request) -> Response:
    """Log this browser out."""
    await read_body(request, Nothing)
    player = await need_account(request)
    await club_of(request).sessions.end(player, [player.session])
    end_sessions(request, [player.session])
    browsers.keep(request, None)
    return Response(status_code=204)


# ---- passkeys ----


@router.post(
    "/passkeys/options",
    openapi_extra=takes(messages.AskPasskey),
    responses=gives(None, *ENTERS, words="the argument of `navigator.credentials.create` or `get`, as JSON"),
)
async def ask_passkey(request: Request) -> Response:
    """Ask for a passkey: a new one for the caller's account or for a name that is free, or one that is known."""
    known, body = accounts_of(request), await read_body(request, messages.AskPasskey)
    browsers.need_own_page(request)
    site, player = _need_site(request), await browsers.player_of(request)
    own = player if player is not None and player.kind == ACCOUNT else None
    passkeys = [] if own is None else [one for one in await known.credentials(own) if one.kind == "passkey"]
    if body.wants == "known":
        return as_json(await known.passkeys.ask(site, passkeys))
    name = own.name if own else await known.need_free(body.name, None if player is None else player.id)
    id = new_id() if player is None else player.id
    return as_json(await known.passkeys.ask_for_new(site, id, name, passkeys))


@router.post("/me/passkeys", openapi_extra=takes(messages.AddPasskey), responses=gives(messages.AccountState, *CHANGES))
async def add_passkey(request: Request) -> Response:
    """Add a passkey to the caller's account."""
    known, body = accounts_of(request), await read_body(request, messages.AddPasskey)
    player = await _proven(request, body)
    made = await known.passkeys.read_new(_need_site(request), body.made, browsers.device_in(request))
    await known.add_passkey(player, made)
    return answer(await _state(request, player))


@router.delete("/me/passkeys/{id}", responses=gives(messages.AccountState, 401, 403, 404, 409, 429, 503))
async def drop_passkey(id: str, request: Request) -> Response:
    """Remove a passkey from the caller's account."""
    player = await need_account(request)
    await accounts_of(request).drop_passkey(player, id)
    return answer(await _state(request, player))


# ---- the account ----


@router.get("/me/account", responses=gives(messages.AccountState, 404, 429, 503))
async def show(request: Request) -> Response:
    """Return the caller's account, and what this server offers."""
    accounts_of(request)
    return answer(await _state(request, await browsers.player_of(request)))


@router.patch("/me", openapi_extra=takes(messages.Rename), responses=gives(messages.AccountState, *CHANGES))
async def rename(request: Request) -> Response:
    """Give the caller's account another name."""
    known, body = accounts_of(request), await read_body(request, messages.Rename)
    player = await need_account(request)
    await voices_of(request).need(player.id)
    name = await known.rename(player, body.name)
    return answer(await _state(request, Player(player.id, player.kind, name, player.session, player.seen)))


@router.put("/me/password", status_code=204, openapi_extra=takes(messages.ChangePassword), responses=DONE)
async def change_password(request: Request) -> Response:
    """Give the caller's account another password. All other browsers are logged out."""
    known, body = accounts_of(request), await read_body(request, messages.ChangePassword)
    player = await _proven(request, body)
    browser = await browsers.entering(request)
    await enter(request, browser, await known.change_password(player, body.new, browser))
    return Response(status_code=204)


@router.post("/me/codes", openapi_extra=takes(messages.Proof), responses=gives(messages.RecoveryCodes, *CHANGES))
async def renew_codes(request: Request) -> Response:
    """Return new recovery codes for the caller's account."""
    player = await _proven(request, await read_body(request, messages.Proof))
    return answer(messages.RecoveryCodes(await accounts_of(request).new_codes(player)))


@router.put("/me/recovery", openapi_extra=takes(messages.AllowMail), responses=gives(messages.AccountState, *CHANGES))
async def allow_mail(request: Request) -> Response:
    """Let a link to a new password go to the address that the caller has confirmed."""
    notices_of(request)
    body = await read_body(request, messages.AllowMail)
    player = await _proven(request, body)
    await accounts_of(request).allow_mail(player, body.address)
    return answer(await _state(request, player))


@router.delete("/me/recovery", responses=gives(messages.AccountState, 401, 403, 404, 429, 503))
async def forbid_mail(request: Request) -> Response:
    """Let no links to a new password be mailed any more."""
    player = await need_account(request)
    await accounts_of(request).forbid_mail(player)
    return answer(await _state(request, player))


@router.delete("/me", status_code=204, openapi_extra=takes(messages.Proof), responses=DONE)
async def delete(request: Request) -> Response:
    """Forget the caller's player, and its bots: all browsers are logged out, games under way are left, and after two
    weeks the names are removed everywhere. Somebody who logs in before that keeps the account.
    """
    known, body = accounts_of(request), await read_body(request, messages.Proof)
    player = await browsers.need_player(request)
    if player.kind == ACCOUNT:
        await _proven(request, body)
    for leaving in (player.id, *(bot.id for bot in await club_of(request).bots_of(player))):
        await leave_all(hub_of(request), club_of(request).seats, leaving)
    end_sessions(request, await known.delete(player))
    hub_of(request).due.look()
    browsers.keep(request, None)
    return Response(status_code=204)


# ---- helpers ----


async def need_account(request: Request) -> Player:
    """Return the player of a request's session, who has an account; raise Refusal."""
    player = await browsers.player_of(request)
    if player is None or player.kind != ACCOUNT:
        raise logged_out()
    return player


async def _proven(request: Request, body: messages.Proof) -> Player:
    """Return the player of a request who has proven once more to be its account's holder; raise Refusal."""
    player = await need_account(request)
    await accounts_of(request).need_proof(player, Proof(body.password, body.passkey, _site(request)))
    return player


async def _entered(request: Request, browser: Browser, entered: Entered) -> Response:
    await enter(request, browser, entered)
    return answer(browsers.shown(entered.player))


def _site(request: Request) -> Site | None:
    """Return the site at which the page of a request is, or None if there are no passkeys there."""
    settings = hub_of(request).settings
    scheme = "https" if settings.secure else request.url.scheme
    return site_of(request.headers.get("origin") or f"{scheme}://{request.headers.get('host', '')}")


def _need_site(request: Request) -> Site:
    site = _site(request)
    if site is None:
        raise Refusal(409, "no_passkeys")
    return site


async def _state(request: Request, player: Player | None) -> messages.AccountState:
    own = None if player is None or player.kind != ACCOUNT else await account_shown(request, player)
    notices = request.app.state.notices
    mail = notices is not None and "mail" in notices.outbox.channels
    found = await browsers.ban_of(request)
    ban = None if found is None else messages.Ban(found.reason, found.ends)
    return messages.AccountState(own, _site(request) is not None, mail, ban)


async def account_shown(request: Request, player: Player) -> messages.Account:
    """Return an account as its holder is told of it."""
    known = accounts_of(request)
    account, proofs = await known.need(player), await known.credentials(player)
    settings = await known.notice_settings(player)
    address, allowed = settings.mail if settings.confirmed else None, await known.recovery_mail(player)
    passkeys = [
        messages.Passkey(
            one.id, one.browser, one.system, written(one.created), None if one.used is None else written(one.used)
        )
        for one in proofs
        if one.kind == "passkey"
    ]
    codes = sum(one.kind == "recovery" and one.used is None for one in proofs)
    free = account.named + NAME_STAYS
    renamed_from = written(free) if free > this_day() else None
    has_password = any(one.kind == "password" for one in proofs)
    return messages.Account(
        account.name,
        written(account.since),
        has_password,
        passkeys,
        codes,
        address,
        allowed is not None,
        renamed_from,
        await known.correctable_until(player),
    )

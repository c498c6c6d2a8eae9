"""The checks of requests to create a table: each gives a table spec, or a refusal of one sentence."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec import Raw

from sandtable.bots.levels import levels
from sandtable.engine.document import is_written, read_json
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Value, Variant
from sandtable.engine.json_data import Json
from sandtable.games import at_tables, variant
from sandtable.host.protocol.fields import LONGEST_CLOCK, SHORTEST_CLOCK, USUAL_CLOCK, Talk
from sandtable.host.protocol.requests import CheckOptions, CreateTable, SeatRequest
from sandtable.host.protocol.table import ByDay, Live
from sandtable.host.refusals import Refusal
from sandtable.host.store.entries import SeatPlan, TableSpec
from sandtable.host.tokens import digest, new_id, new_seed

CLOCKS = range(60, 3601)
"""Seconds that a seat's clock may have at the beginning, and the clock of a set-up."""
INCREMENTS = range(61)
"""Seconds that a turn may add."""
DAYS_A_TURN = (1, 2, 3, 7)
RESERVE = 7
"""Days of each seat for a whole game by the day."""

_value: msgspec.json.Decoder[int | str] = msgspec.json.Decoder(bool | int | str)


def read_spec(request: CreateTable, invite: str, now: int) -> TableSpec:
    """Return the spec of the table that is requested; raise Refusal if it cannot be created.

    `now` is in seconds since 1970.
    """
    chosen = _known(request.variant)
    seats = _seats(chosen, request)
    options = _options(chosen, request.options)
    hints = _hints(chosen, request, seats)
    if any(seat.kind == "human" for seat in seats):
        refuse_self_play(chosen, options)
    _rated(chosen, request, options, seats)
    return TableSpec(
        new_id(),
        now,
        chosen.id,
        chosen.game.version,
        options,
        seats,
        new_seed(),
        digest(invite),
        _talk(chosen, request),
        _clock(chosen, request),
        hints,
        time=_time(request),
        open=request.open or request.standin,
        bots=request.bots,
        standin=_standin(chosen, request, seats),
        rated=request.rated,
    )


def read_options(request: CheckOptions) -> dict[str, Value]:
    """Return all options as the rules take them, with documents in their normal form; raise Refusal for bad ones."""
    return _options(_known(request.variant), request.options)


def _known(id: str) -> Variant:
    if id not in at_tables():
        raise Refusal(404, "unknown_variant", game=repr(id[:64]), known=", ".join(at_tables()))
    return variant(id)


def _options(chosen: Variant, given: Mapping[str, Raw]) -> dict[str, Value]:
    try:
        return chosen.read_options({key: _sent(key, value) for key, value in given.items()})
    except BadInput as problem:
        raise Refusal(400, "bad_option-value", why=str(problem)) from None


def _sent(key: str, value: Raw) -> int | str | Json:
    """Return the value of an option as it was sent; raise BadInput if it cannot be read.

    A document must be a JSON object, not a text, because reading YAML takes too long for a request.
    """
    try:
        text = bytes(value).decode()
        if text.startswith("{"):
            document: Json = read_json(text)
            return document
        plain = _value.decode(text)
    except (BadInput, msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise BadInput(f"option {key}: {problem}") from None
    if is_written(plain):
        raise BadInput(f"option {key}: a document is sent as a JSON object, not as a text")
    return plain


def _talk(chosen: Variant, request: CreateTable) -> Talk | None:
    if chosen.teams:
        return request.talk or "plan"
    if request.talk is not None:
        raise Refusal(422, "bad_option-no_partner", game=chosen.title)
    return None


def _clock(chosen: Variant, request: CreateTable) -> int | None:
    if chosen.window is None:
        if request.clock is not None:
            raise Refusal(422, "bad_option-no_windows", game=chosen.title)
        return None
    if isinstance(request.time, ByDay):
        if request.clock is not None:
            raise Refusal(422, "bad_option-window_by_day")
        return 0
    clock = USUAL_CLOCK if request.clock is None else request.clock
    if not clock and request.time is not None:
        raise Refusal(422, "bad_option-no_window_clock")
    if clock and not SHORTEST_CLOCK <= clock <= LONGEST_CLOCK:
        raise Refusal(422, "bad_option-window_clock", least=SHORTEST_CLOCK, most=LONGEST_CLOCK, given=clock)
    return clock


def _time(request: CreateTable) -> Live | ByDay | None:
    match request.time:
        case Live(initial, increment, setup):
            spans = (
                ("bad_option-clock", initial, CLOCKS),
                ("bad_option-increment", increment, INCREMENTS),
                ("bad_option-setup_clock", setup, CLOCKS),
            )
            for id, seconds, span in spans:
                if seconds not in span:
                    raise Refusal(422, id, least=span.start, most=span.stop - 1, given=seconds)
        case ByDay(days, reserve):
            if days not in DAYS_A_TURN:
                some = ", ".join(map(str, DAYS_A_TURN[:-1]))
                raise Refusal(422, "bad_option-days", some=some, most=DAYS_A_TURN[-1], given=days)
            if reserve != RESERVE:
                raise Refusal(422, "bad_option-reserve", days=RESERVE, given=reserve)
    return request.time


def _standin(chosen: Variant, request: CreateTable, seats: list[SeatPlan]) -> bool:
    """Return whether stand-ins take free seats; raise Refusal where nobody could relieve them."""
    if not request.standin:
        return False
    if not isinstance(request.time, ByDay):
        raise Refusal(422, "bad_option-standin")
    if chosen.teams:
        raise Refusal(422, "bad_option-partners", game=chosen.title)
    if sum(seat.kind == "human" for seat in seats) < 2:
        raise Refusal(422, "bad_option-no_seat_left")
    return True


def _rated(chosen: Variant, request: CreateTable, options: dict[str, Value], seats: list[SeatPlan]) -> None:
    """Raise Refusal if ratings are to change by a game that is no match of equals for all."""
    if not request.rated:
        return
    usual = (
        options == chosen.read_options({}) and request.clock in (None, USUAL_CLOCK) and request.talk in (None, "plan")
    )
    for holds, id in (
        (request.time is not None, "not_rated-clocks"),
        (usual, "not_rated-settings"),
        (not request.hints and not request.standin, "not_rated-help"),
        (len(seats) > 1 and all(seat.kind == "human" for seat in seats), "not_rated-people"),
    ):
        if not holds:
            raise Refusal(422, id)


def _hints(chosen: Variant, request: CreateTable, seats: list[SeatPlan]) -> bool:
    """Return whether players may ask for hints.

    By default they may only where one person plays against computer players. Among several people a hint decides games,
    so they must ask for hints expressly.
    """
    if request.hints and chosen.game.reason is None:
        raise Refusal(422, "bad_option-no_hints", game=chosen.title)
    if request.hints is not None:
        return request.hints
    alone = len(seats) > 1 and sum(seat.kind == "human" for seat in seats) == 1
    return alone and chosen.game.reason is not None


def _seats(chosen: Variant, request: CreateTable) -> list[SeatPlan]:
    least, most = chosen.players
    players = (
        request.players if request.players is not None else len(request.seats) if request.seats is not None else least
    )
    if not least <= players <= most:
        if least == most:
            raise Refusal(422, "bad_players", game=chosen.title, number=most, given=players)
        raise Refusal(422, "bad_players-span", game=chosen.title, least=least, most=most, given=players)
    seats = request.seats if request.seats is not None else [SeatRequest("human")] * players
    if len(seats) != players:
        raise Refusal(422, "bad_seats-number", seats=players, given=len(seats))
    return [read_seat(seat, chosen) for seat in seats]


def read_seat(request: SeatRequest, chosen: Variant) -> SeatPlan:
    """Return the plan of a seat; raise Refusal for an unknown level, or for a level of a person."""
    if request.kind == "human":
        if request.level is not None:
            raise Refusal(422, "bad_seats-level")
        return SeatPlan("human")
    known = levels(chosen)
    level = request.level if request.level is not None else next(iter(known))
    if level not in known:
        raise Refusal(422, "bad_level", level=repr(level[:64]), known=", ".join(known))
    return SeatPlan("bot", level)


def refuse_self_play(chosen: Variant, options: dict[str, Value]) -> None:
    """Raise Refusal if an option has a value that is for games between programs only.

    Where people play, such a value would reveal secrets.
    """
    for option in chosen.options:
        if options.get(option.key) in option.self_play:
            raise Refusal(
                422,
                "bad_option-computers",
                option=option.key,
                value=options[option.key],
                clause=option.ruling,
            )


def read_invite(invite: str) -> str:
    """Return the secret of an invite link. The bare secret is accepted too."""
    return invite.rpartition("#")[2].strip()


def read_code(code: str) -> str:
    """Return the code of a link to a seat. The bare code is accepted too."""
    return code.rpartition("#seat=")[2].strip()

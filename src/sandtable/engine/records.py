"""Records of games: text, one action a line, headers as in PGN.

Left of the semicolon stands what replays, right of it what the umpire said. A whole record holds the seed of all chance
draws, and `verify` replays it; a seat's own record holds its own acts and what it was told.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections import deque
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from sandtable.engine.errors import BadInput, SandtableError
from sandtable.engine.game import Game, Value, Variant
from sandtable.engine.json_data import Json
from sandtable.engine.record.schema import CHANCE
from sandtable.engine.umpire import Earlier, Step, Umpire

HEADER = re.compile(r'\[([A-Za-z][A-Za-z0-9_]*) (".*")\]')
ACTION = re.compile(r"\s*(\d{1,6})\. +(\S+) +(.*?)(?: +; (.*))?")
EARLIER = re.compile(r"[1-9]\d{0,5} [0-9a-f]{64}")
UNFINISHED = "*"
DRAW = "draw"
CHANCE_NAME = "chance"
UNSEEN = "-"
TABLE_ENDINGS = ("agreed", "left", "aborted")
"""Endings that are acts of the table, not of the rules."""
NEEDED = ("Game", "Rules", "Players", "Options", "Commitment", "Actions", "Result")


class RecordError(BadInput):
    """A record that cannot be read or does not hold; `action` is the number of the first wrong action, if there
    is one.
    """

    def __init__(self, message: str, action: int = 0) -> None:
        super().__init__(message)
        self.action = action


@dataclass(frozen=True)
class Line:
    """One action of a record, and what the umpire said of it."""

    number: int
    seat: str
    text: str
    story: str


@dataclass(frozen=True)
class Record:
    headers: Mapping[str, str]
    lines: tuple[Line, ...]


def write_record(umpire: Umpire, headers: Mapping[str, str] | None = None, viewer: int | None = None) -> str:
    """Return the record of a game: the whole of it, or what one viewer may write down.

    `headers` are names, dates and, if the table ended the game, its `Result`, `Termination` and `Reason`. Raises
    BadInput for a game whose beginning is not known.
    """
    if not umpire.rooted:
        raise BadInput("this game began with a position, so that no record can tell it from the beginning")
    steps = [step for step in _steps_again(umpire) if _noticed(umpire, step, viewer)]
    viewers = (*umpire.seats, "spectator")
    all_headers = {
        **_opening_headers(umpire),
        **({} if viewer is None else {"Viewer": viewers[min(viewer, len(umpire.seats))]}),
        **_ending_headers(umpire),
        **(headers or {}),
        "Commitment": umpire.commitment,
        **(_secrets(umpire) if viewer is None else {}),
        "Actions": str(len(steps)),
    }
    head = [f"[{key} {json.dumps(value, ensure_ascii=False)}]" for key, value in all_headers.items()]
    body = [_line(umpire, number, step, viewer) for number, step in enumerate(steps, start=1)]
    return "\n".join([*head, "", *body]) + "\n"


def _secrets(umpire: Umpire) -> dict[str, str]:
    """Return the headers that are told when the game is over: the seeds, with those of earlier games that it goes on
    from.
    """
    earlier = ", ".join(f"{part.decisions} {part.seed.hex()}" for part in umpire.earlier)
    known = {"Seed": umpire.seed.hex(), "State": umpire.state_hash()}
    return {**({"Earlier": earlier} if earlier else {}), **known}


def _opening_headers(umpire: Umpire) -> dict[str, str]:
    return {
        "Game": umpire.variant.id,
        "Rules": str(umpire.game.version),
        "Players": str(len(umpire.seats)),
        **({"Wording": str(umpire.game.wording)} if umpire.game.wording > 1 else {}),
        "Options": " ".join(f"{key}={_written(value)}" for key, value in umpire.options.items()),
    }


def _written(value: Value) -> str:
    """Return an option's value as a header has it; documents as JSON."""
    return json.dumps(value, ensure_ascii=False) if isinstance(value, Mapping) else str(value)


def _ending_headers(umpire: Umpire) -> dict[str, str]:
    """Return the headers that say how the rules ended the game, or that they have not."""
    result = umpire.result
    if result is None:
        return {"Result": UNFINISHED}
    winners = "+".join(umpire.seats[seat] for seat in result.winners) or DRAW
    clause = umpire.view(umpire.spectator)["result"]["clause"]
    return {"Result": winners, "Termination": result.reason, "Reason": clause}


def _steps_again(umpire: Umpire) -> Iterator[Step]:
    """Replay a game from its beginning and yield every step."""
    again = Umpire(umpire.variant, len(umpire.seats), umpire.options, umpire.seed, asks_chance=True)
    for seat, action in umpire.moves:
        yield again.replay(seat, action)


def _noticed(umpire: Umpire, step: Step, viewer: int | None) -> bool:
    """Return whether a viewer knows that a step happened; a line that it was told nothing of would be a leak."""
    return viewer in (None, step.seat) or bool(umpire.told(step, viewer))


def _line(umpire: Umpire, number: int, step: Step, viewer: int | None) -> str:
    told = umpire.story(step) if viewer is None else umpire.told(step, viewer)
    text = step.text if viewer in (None, step.seat) else UNSEEN  # what chance drew may be a secret too
    return f"{number:>4}. {_name(umpire, step.seat):<5} {text:<14} ; {_story(told)}".rstrip(" ;")


def _name(umpire: Umpire, seat: int) -> str:
    return CHANCE_NAME if seat == CHANCE else umpire.seats[seat]


def _story(told: Iterable[Mapping[str, Any]]) -> str:
    return "; ".join(f"{event['text']} ({event['clause']})" if event["clause"] else event["text"] for event in told)


def read_record(text: str) -> Record:
    """Read a record; raises RecordError with the line that is wrong."""
    headers: dict[str, str] = {}
    lines: list[Line] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            continue
        if line.startswith("[") and not lines:
            key, value = _read_header(number, line)
            if key in headers:
                raise RecordError(f"line {number}: the header [{key}] stands twice")
            headers[key] = value
        else:
            lines.append(_read_action(number, line, len(lines) + 1))
    if not headers:
        raise RecordError('line 1: this is no record: it begins with no header such as [Game "..."]')
    for key in NEEDED:
        if key not in headers:
            raise RecordError(f"the header [{key}] is missing")
    return Record(headers, tuple(lines))


def _read_header(number: int, line: str) -> tuple[str, str]:
    match = HEADER.fullmatch(line.rstrip())
    try:
        value = json.loads(match[2]) if match else None
    except ValueError:
        value = None
    if match is None or not isinstance(value, str):
        raise RecordError(f'line {number}: this is no header; one is written [Name "value"]')
    return match[1], value


def _read_action(number: int, line: str, due: int) -> Line:
    match = ACTION.fullmatch(line.rstrip())
    if match is None or not match[3]:
        raise RecordError(f"line {number}: action {due} is due, written '{due}. SEAT ACTION ; what happened'", due)
    if int(match[1]) != due:
        raise RecordError(f"line {number}: this is action {match[1]}, but action {due} is due", due)
    return Line(due, match[2], match[3], match[4] or "")


@dataclass(frozen=True)
class Extent:
    """How far a record of another version of the rules could be checked: `rules` names the version, the rest says what
    held.
    """

    rules: str
    checked: tuple[str, ...]
    unchecked: tuple[str, ...]


@dataclass(frozen=True)
class Verdict:
    """The result of checking a record. `problem` is empty if it holds, else `action` is the first wrong action.

    With an `extent` it holds only that far.
    """

    actions: int
    result: str
    sha256: str
    problem: str = ""
    action: int = 0
    extent: Extent | None = None

    @property
    def ok(self) -> bool:
        return not self.problem

    def as_dict(self) -> Json:
        verdict = {"ok": self.ok, "actions": self.actions, "result": self.result, "sha256": self.sha256}
        wrong = {} if self.ok else {"problem": self.problem, "action": self.action}
        return {**verdict, **wrong, **(asdict(self.extent) if self.extent else {})}


def replayed(text: str, find: Callable[[str], Variant]) -> tuple[Record, Umpire]:
    """Return a whole record and its game, played to the last action; raises RecordError if it cannot be replayed."""
    record = read_record(text)
    variant = replayable(record, find)
    umpire = _fresh_game(record.headers, variant)
    _replay(umpire, record.lines, _told_alike(record.headers, variant.game))
    _check_ending(umpire, record.headers)
    return record, umpire


def replayable(record: Record, find: Callable[[str], Variant]) -> Variant:
    """Return the variant of a record that is whole and was played by rules that can replay it; raises RecordError.

    It replays nothing: the record may still be false.
    """
    variant = _find(record.headers, find)
    _check_form(record)
    version = int(record.headers["Rules"])
    if not variant.game.carries_out(version):
        raise RecordError(
            f"{_rules(version, variant)}, which cannot replay it: `sandtable verify` checks what can be checked"
        )
    return variant


def _rules(version: int, variant: Variant) -> str:
    game = variant.game
    return f"played under version {version} of the rules of {game.name}; these are version {game.version}"


def _told_alike(headers: Mapping[str, str], game: Game) -> bool:
    """Return whether the present rules tell events in the sentences of a record."""
    return (headers["Rules"], headers.get("Wording", "1")) == (str(game.version), str(game.wording))


def _words(headers: Mapping[str, str], game: Game) -> str:
    earlier = headers.get("Wording", "1")
    return f"told in version {earlier} of the sentences of {game.name}; these are version {game.wording}"


FORM = ("the form: headers, numbers of the actions, seats", "the seed: it is the promised one")
BEYOND_RULES = ("whether the rules allow the actions", "what was told of them", "the last position", "the result")
BY_THESE_RULES = ("every decision: the present rules carry it out alike", "the result")
POSITION = "the last position"
STATE = "the last position: its hash is one of those rules' own"


def verify(text: str, find: Callable[[str], Variant]) -> Verdict:
    """Replay a record against the rules and its shuffle commitment. `find` returns a variant by its id.

    The verdict of a record from another version of the rules says how far it was checked.
    """
    digest = hashlib.sha256(text.encode()).hexdigest()
    record = None
    try:
        record = read_record(text)
        extent = _check(record, find)
    except RecordError as error:
        actions, result = (len(record.lines), record.headers["Result"]) if record else (0, "")
        return Verdict(actions, result, digest, str(error), error.action)
    return Verdict(len(record.lines), record.headers["Result"], digest, extent=extent)


def _check(record: Record, find: Callable[[str], Variant]) -> Extent | None:
    headers = record.headers
    variant = _find(headers, find)
    _check_form(record)
    version, game = int(headers["Rules"]), variant.game
    rules = _rules(version, variant)
    if not game.carries_out(version):
        _check_seats(record, variant)
        return Extent(rules, FORM, BEYOND_RULES)
    umpire = _fresh_game(headers, variant)
    same, told_alike = version == game.version, _told_alike(headers, game)
    retold = _replay(umpire, record.lines, told_alike)
    if same and headers["State"] != umpire.state_hash():
        raise RecordError("the actions lead to another last position than the one in [State]")
    _check_ending(umpire, headers)
    if told_alike or (same and not retold):
        return None
    words = (f"what was told: the sentences are others now, first at action {retold}",) if retold else ()
    if same:
        return Extent(_words(headers, game), FORM + BY_THESE_RULES + (POSITION,), words)
    return Extent(rules, FORM + BY_THESE_RULES, (STATE, *words))


def _find(headers: Mapping[str, str], find: Callable[[str], Variant]) -> Variant:
    try:
        return find(headers["Game"])
    except SandtableError as error:
        raise RecordError(str(error)) from error


def _check_form(record: Record) -> None:
    """Check what needs no rules: complete headers, complete actions, the promised seed."""
    headers = record.headers
    if "Viewer" in headers:
        raise RecordError(f"this is what {headers['Viewer']} saw; only the whole record can be replayed")
    if not re.fullmatch(r"[1-9]\d{0,5}", headers["Rules"]):
        raise RecordError("the header [Rules] is no version: they are counted from 1")
    for key in ("Seed", "State"):
        if key not in headers:
            raise RecordError(f"the header [{key}] is missing")
        if not re.fullmatch(r"[0-9a-f]{64}", headers[key]):
            raise RecordError(f"the header [{key}] is not 64 hexadecimal digits")
    _read_earlier(headers)
    if hashlib.sha256(bytes.fromhex(headers["Seed"])).hexdigest() != headers["Commitment"]:
        raise RecordError("the seed is not the promised one: its SHA-256 is not the [Commitment]")
    if not re.fullmatch(r"\d{1,2}", headers["Players"]):
        raise RecordError("the header [Players] is no number")
    dict(_read_options(headers["Options"]))
    given, written = headers["Actions"], len(record.lines)
    if given != str(written):
        how = "cut" if given.isdecimal() and written < int(given) else "changed"
        raise RecordError(f"the record holds {written} of {given} actions: it was {how}", written + 1)


def _check_seats(record: Record, variant: Variant) -> None:
    """Check that actions and result name seats; another version of the rules may have named some differently."""
    headers = record.headers
    acting: set[str] = set()
    for line in record.lines:
        acting |= {line.seat} - {CHANCE_NAME}
        if len(acting) > int(headers["Players"]):
            raise RecordError(
                f"action {line.number}: with {line.seat} there are more seats than [Players]", line.number
            )
    _check_winners(headers, acting | set(variant.seat_names))


def _check_winners(headers: Mapping[str, str], seats: Collection[str]) -> None:
    winners = headers["Result"].split("+")
    if not set(winners) <= {DRAW, UNFINISHED, *seats}:
        raise RecordError(f"[Result] is '{headers['Result']}', which names no seat")


def _fresh_game(headers: Mapping[str, str], variant: Variant) -> Umpire:
    options = dict(_read_options(headers["Options"]))
    try:
        seed, earlier = bytes.fromhex(headers["Seed"]), _read_earlier(headers)
        return Umpire(variant, int(headers["Players"]), options, seed, earlier=earlier)
    except SandtableError as error:
        raise RecordError(str(error)) from error


def _read_earlier(headers: Mapping[str, str]) -> tuple[Earlier, ...]:
    """Return the seeds that decided chance in the games that this one goes on from."""
    earlier = []
    for part in filter(None, headers.get("Earlier", "").split(", ")):
        if not EARLIER.fullmatch(part):
            raise RecordError(
                "the header [Earlier] is no list of a number of actions and a seed, in 64 hexadecimal digits"
            )
        decisions, _, seed = part.partition(" ")
        earlier.append(Earlier(int(decisions), bytes.fromhex(seed)))
    return tuple(earlier)


def _read_options(text: str) -> Iterator[tuple[str, Any]]:
    """Read KEY=VALUE, KEY=VALUE ...; a value that begins with a brace is JSON."""
    rest = text.strip()
    while rest:
        key, equals, rest = rest.partition("=")
        if not equals or len(key.split()) != 1:
            raise RecordError(f"the header [Options] has '{key[:40]}', which is not written KEY=VALUE")
        value, rest = _read_document(rest) if rest.startswith("{") else _read_word(rest)
        yield key.strip(), value


def _read_word(text: str) -> tuple[str, str]:
    word = re.match(r"\S*", text)
    assert word is not None  # it may be empty
    return word[0], text[word.end() :]


def _read_document(text: str) -> tuple[Any, str]:
    try:
        value, end = json.JSONDecoder().raw_decode(text)
    except (ValueError, RecursionError):
        raise RecordError(f"the header [Options] has '{text[:40]}', which is no document") from None
    return value, text[end:]


def _replay(umpire: Umpire, lines: Iterable[Line], same: bool) -> int:
    """Carry out all decisions. With `same` the umpire must say the same of each; returns the first decision where it
    does not.
    """
    due = deque(umpire.opening)
    number = retold = 0
    for line in lines:
        number = line.number
        if not due:
            due.extend(_carry_out(umpire, line))
        step = due.popleft()
        _compare(line, "seat", line.seat, _name(umpire, step.seat))
        _compare(line, "action", line.text, step.text)
        told = _story(umpire.story(step))
        if same:
            _compare(line, "story", line.story, told)
        elif line.story != told:
            retold = retold or number
    if due:
        missing = f"{_name(umpire, due[0].seat)} {due[0].text}"
        raise RecordError(f"action {number + 1} is missing: {missing}", number + 1)
    return retold


def _carry_out(umpire: Umpire, line: Line) -> list[Step]:
    if line.seat not in umpire.seats:
        raise RecordError(f"action {line.number}: {line.seat} has nothing to do here", line.number)
    try:
        return umpire.act(umpire.seats.index(line.seat), line.text)
    except SandtableError as error:
        refused = f"action {line.number}: {line.seat} {line.text} was refused: {error}"
        raise RecordError(refused, line.number) from error


def _compare(line: Line, what: str, written: str, due: str) -> None:
    if written != due:
        where = f"action {line.number}: the {what} is '{written}' in the record"
        raise RecordError(f"{where}, '{due}' by the rules", line.number)


def _check_ending(umpire: Umpire, headers: Mapping[str, str]) -> None:
    if not umpire.over and headers.get("Termination") in TABLE_ENDINGS:
        _check_winners(headers, umpire.seats)
        return
    by_rules = _ending_headers(umpire)
    for key in ("Result", "Termination", "Reason"):
        written, found = headers.get(key, ""), by_rules.get(key, "")
        if written != found:
            raise RecordError(f"[{key}] is '{written}' in the record, '{found}' by the rules")

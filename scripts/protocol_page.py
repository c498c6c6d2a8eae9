"""Write docs/protocol.md from the structs of the messages: `python scripts/protocol_page.py`."""

from __future__ import annotations

import inspect
import typing
from pathlib import Path
from types import NoneType, UnionType

import msgspec

from sandtable import study_progress
from sandtable.host.protocol import (
    accounts,
    answers,
    daily,
    fields,
    lab,
    lobby,
    me,
    moderation,
    news,
    notices,
    ratings,
    requests,
    structs,
    table,
    talk,
    tournaments,
)
from sandtable.host.wire import acts
from sandtable.review import report

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "protocol.md"
FOLLOW = Path(__file__).resolve().parents[1] / "src" / "sandtable" / "client" / "deltas.py"
HOST_MESSAGES = typing.get_args(news.HostMessage)
MESSAGES = (*typing.get_args(acts.ClientMessage), *HOST_MESSAGES)
HEAD = """<!-- Made by `make docs` from host/wire/acts.py, host/protocol/ and review/report.py in src/sandtable/ -->

# The protocol

Write a client of your own with these messages. A client follows a table over one WebSocket,
`WS /api/tables/{table}/ws?since=N`. Each message is one JSON text with a `type`. The client says `hello` first,
with the token of its seat, or `null` to watch. The host answers `welcome`, and then `resync`, or, if `since` allows
it, the missing updates. Everything that happens later comes as `update`, numbered for this viewer alone: when
something happens that this viewer may not notice, the host sends nothing and skips no number. Each event carries as
`n` the number of the update that it came in, which shows what happened together.

`ask` says what the seat is asked, and is null while it has nothing to answer. `legal` holds its choices, with one
exception: a whole set-up is sent as one text that stands for many small choices. Then `legal` leaves these out, and
may be empty, and `ask.notation` says how the text is written, in Stratego `setup 10@a1 9@b1 ...`. A `preview` of
`setup` answers with such a text as its `action`. [A whole program](programs.md#at-a-table-over-http) that sets up
and plays over HTTP has 40 lines.

`seq` names the question that the seat is asked. It rises only when the seat's own choices change. `act` answers the
question. The same `act` sent again, after a lost connection for instance, gets the same answer. An act for another
question gets `stale`, with the present position. If the host does not do what the client asks, it answers `refused`
with a sentence.

If a message has a `ref`, its answer carries it too: `preview`, `advice`, `refused`, `stale` and `asked` carry it
back, and `done` says that anything else was done. `advice` to a `hint` may come after other answers, because it
takes time. The answer to an act that is played is its `update`.

The host ends a connection with `bye` and a closing code. From 4400 on the same attempt would fail again; otherwise
reconnect, after 1012 at once, because the server starts again. Then repeat the requests that had no answer. An act,
a preview, an order or a message to the partners gets the answer it got before, and is not done twice; another
request that was done already may be refused now. If a listener is too slow, the host may leave out updates and
answers and send a `resync` instead.

Where seats play in teams, partners have a channel of their own: `team` tells a seat what its partners say (`talk`),
point at and ask. Nobody else learns anything of it, not even that it is used. An act that needs the partners'
consent, resigning, is answered by `asked` (HTTP: 202) and played when they have given it (`consent`).

In some games several seats may react at once: a *window* opens, and each seat that is asked gets a question of its
own, with a view and choices as if all seats before it had passed. The host seals each answer, and sends its seat an
`update` without choices. When everybody has answered, by themselves or by standing orders (`order`), or when the
clock has run down, the host plays the answers in the rulebook's order. If a seat's answer has become impossible,
the host asks it again. Before that nobody learns who has answered, or what: no message is sent, and no number is
skipped. `window` tells all listeners the same, except for a seat's own answer and its own order.

At a table with `time` the turns have clocks, and `clocks` says what is on them. A turn is what everybody sees of it:
what a seat is asked in secret neither starts a clock nor stops it. Where several seats act at once, one clock runs for
all of them, until all have acted. In reaction windows turn clocks stand still. When the time of a seat is up, it has
lost; in a game of more seats a computer player goes on for it, and before the game has begun it is called off. When
that of several seats is up, a computer player chooses for those that have not acted. Computer players have no clock.
An act that comes too late is refused with the error `time_up`.

A client may do over HTTP whatever it may do at a table, at the path given beside the message. The message is the
body; its `type` and `ref` may be left out. The answer is a `Snapshot`, and to an act its `update`. `/openapi.json`
describes all paths. Errors are `Problem`.

A page of the server itself needs no token. When it takes its first seat, the answer sets a cookie, the *session* of
that browser, and its seats belong to one player from then on. The session holds them wherever a token would, in
`hello` with `null` as in any request without `Authorization`, and at every server that shares the database. It counts
only for requests of our own pages: those that change something, and WebSockets, must name the page's `Origin`, and a
look must not come from another site (`Sec-Fetch-Site`). Programs use tokens, which work as before. `GET /api/me` lists
a player's games, `POST /api/me/seats` binds seats that the browser holds by tokens, `POST /api/me/link` makes a link
that adds another browser, which `POST /api/link` opens, and `/api/me/sessions` lists the browsers and signs them out
(`DELETE`). The code 4401 closes the WebSocket of a browser that is signed out.

Where there is a club, a player may have an account. `POST /api/register` makes one of the player of the page, with a
password or a passkey, and answers with recovery codes, which are shown only then. `POST /api/login`,
`/api/passkeys/login` and `/api/recover` begin a session of it, `POST /api/logout` ends that of the page. `POST
/api/passkeys/options` asks a browser for a passkey. `GET /api/me/account` says what there is, `PATCH /api/me` changes
the name, `PUT /api/me/password` the password, `POST /api/me/codes` the recovery codes, and `/api/me/passkeys` the
passkeys; all but a new name and the removal of a passkey need a `Proof`. `GET /api/me/data` is a file of all that the
server knows about the player, and `DELETE /api/me` forgets the player in two weeks. At a table an account goes by its
own name, whatever is sent; a guest who gives the name of an account is marked: `Anna (guest)`.

Where there is a club, there is a chat at each table. `GET /api/tables/{table}/chat` has it as the caller reads it, and
`POST` adds a line. Players talk to one another, and those who watch talk apart; players read that when the game is
over. `chat` tells a page that what it reads has changed. Where partners may not confer, players say set phrases. A
writer is known by a session, because `POST /api/me/blocks` blocks a player, whose lines are then left out. Nothing of
the chat is part of a game, its log or its record. `POST /api/reports` tells moderators of a line, a player or a table,
and `GET /api/me/measures` has what they have done about the caller, with the reason; each can be answered once. For
moderators there is `GET /api/moderation`.

An account may have bots, programs that play under names of their own. `POST /api/me/bots` makes one and answers with
its token, which is shown only then; `/api/me/bots/{bot}/tokens` makes further ones, to `play` or only to `read`, and
ends them (`DELETE`). A bot sends its token as `Authorization: Bearer bot_...` with every request, and with the
handshake of a WebSocket, where `hello` has no token. It may do all that a player may do in the lobby and at a table,
and look at its games (`GET /api/me`); the rest is for people alone. Everywhere it goes by its name with ` (bot)`
behind it, whatever is sent. [Programs](programs.md#a-bot-on-a-server) shows whole bots.

A server may tell players who are away of their games, by push and by mail. `GET /api/me/notices` says what it offers
and what the player has chosen; `PUT` and `DELETE` at `/api/me/push`, `/api/me/mail`, `/api/me/bell` and `PUT` at
`/api/me/hour` change that. A page says `visible` while somebody sees it, so that its player is not told of that table.

Some networks let no WebSocket through. There the same messages go over HTTP, and everything that is possible over a
WebSocket is possible, including presence, talk, clocks and hints. Only the transport differs:

1. `POST /api/tables/{table}/poll/open` with `hello` as the body begins a *session*. The answer is its secret name,
   `session`.
2. `POST /api/tables/{table}/poll/receive` with `{"session"}` waits until there are messages, and fetches all of
   them, in order. After twenty seconds without any the list is empty: ask again at once. It fetches what a
   WebSocket would have sent at that moment, no more and no sooner. `closed` is null, or the closing code and the
   reason if the session has ended.
3. `POST /api/tables/{table}/poll/send` with `{"session", "message"}` sends one message. Its answer, 204, says only
   that the host will read the message; fetch the result with `receive`. Wait for the 204 before the next message,
   or they may arrive in the wrong order.

A session ends when a waiting request breaks off, and when ten seconds pass without one. If an answer was lost, open
another session with `since`, and repeat the requests that had no answer. Sandtable's own page switches to HTTP by
itself if three WebSockets in a row failed, or one hung for eight seconds, and tries a WebSocket again once a
minute.

Limits: %d kB a message, %d kB a body. The host refuses unknown fields and wrong types.

## The lobby

A server with a club (`--club`) has a lobby, where players who do not know one another find a game. A page follows it
over `WS /api/lobby/ws`, or without a WebSocket as above, below `/api/lobby/poll`. It says `hello` first. The host
answers with `lobby`, all that everybody sees: players who are open to a game, tables at which anybody may sit down, and
what players seek. Later it sends `lobby_changes`, at most one a second: what has come or changed takes the place of
what had the same id. `own` holds what concerns the player of the page alone, and is sent whenever that changes. A page
without a session only looks: a player is made by `POST /api/lobby/enter`, a seek, a challenge or a seat, and pages that
are opened after that are this player's.

- `POST /api/seeks` seeks a game: one of several, with one of several times of one class. The first other player who
  wants one of them is found at once, or later; then `table` in `own` names the table at which both have their seats. At
  a table for more than two, two who are found sit down, and the other seats are open. `DELETE /api/seeks` ends the
  search, and also says that the page has gone to the table. `POST /api/seeks/{id}/answer` plays with the player of a
  seek. Without `stays` a seek counts only while a page of its player is open. With it, a player who is not here is sent
  a challenge, and has ten minutes to come.
- Bots are not in the pool of people: a bot finds a player who seeks with `bots`, sits down at a table that was created
  with `bots`, and accepts challenges. It challenges other bots alone, and plays four games at once at most.
- A bot is told here of all that concerns it: of a challenge to it, and of the table that it has found (`own`). The
  table tells it of its turn and of the end, and after a restart `GET /api/me` lists its games, and in which of them it
  is asked. There is no other stream of events.
- A table that is created with `open` is listed until it is full, while somebody is there. A seat is taken there
  (`POST /api/tables/{table}/seats/{seat}`) without an invite.
- `POST /api/challenges` challenges a player who is here: to play, to sit down at a table, or, with `team`, to seek two
  others together. `POST /api/challenges/{id}/accept` and `/decline` answer it, `DELETE /api/challenges/{id}` withdraws
  it. It lasts for three hours, for a game by the day for three days.

## Today's duel

With a club there is one position a day for everybody: the same game, seed and computer player. `GET /api/daily` shows
it, with yesterday's and tomorrow's. The day is one of UTC, by the clock of the database, and its duel is drawn a day
before, when the hash of its seed is published.

- `POST /api/daily` begins the duel, or goes on with it, and names the table. A player has one attempt.
- `POST /api/daily/remark` puts a remark on the board, which players see who have finished.
- `POST /api/daily/army` sends in an army for a duel to come. The rules check it as any set-up.

Until the day is over the table of a duel is held back: only its player may follow it, and what other tables give when
their game is over is refused with the error `held_back`: the seed, the record, the replay, the review, the scenario and
games that go on from it. A game that ends after midnight is not on the board.

## Tournaments

With a club, players with an account hold tournaments and play in them. `GET /api/tournaments` lists them, and `GET
/api/tournaments/{id}` shows one: its standings with their tie-breaks, its pairings with their tables, and the caller's
own game. `?table=` lists the one that is or was played at a table. Pages ask again every few seconds while a tournament
is played live.

- `POST /api/tournaments` makes one. Bots may enter it if it was made with `bots`. `DELETE /api/tournaments/{id}` calls
  off one of one's own that has not begun.
- `POST /api/tournaments/{id}/entry` enters, also late, or comes back. Two partners each name the other.
  `DELETE /api/tournaments/{id}/entry` withdraws; a game under way goes on.

The server pairs each round when the last one is over, and in an arena whenever two are free. The seats of a game belong
to its players as those that a seek has found.

## Words

What a game says, such as a question, an event, a refusal or how it ended, is text in the language `words` of `hello`
(`"en"` unless it says otherwise), or of `?words=de` over HTTP. With `"words": null`, or `?words=data`, games that have
catalogues send messages in place of text: `{"id": "ask-draw", "given": {"card": "2S"}}`, or a list of such. `id` names
a sentence in the catalogues of the game and of all games (`words/en.ftl`), in Fluent's syntax, and `given` says what it
is about; players are named by their seats. An event without `text` is told by the message `told-KIND`, and the fields
of the event are what its messages are about. `names` in an event are what players were called then who have other
names now.

What the server says itself, such as a refusal or how players ended a game, comes as text and, as `said`, as messages.
Over HTTP the text of a refusal is in the language of `?words=de` or of the header `Accept-Language`, if the server has
it, and else in English. `error` stays the same in every language.

## Deltas

An `update` holds the whole view and all choices. With `"deltas": true` in `hello` the host sends `delta` instead,
which holds what has changed for this viewer and is about a tenth as long; a `resync` then holds only the latest
lines of the log, and `earlier` says how many there are before them. A *change* of a value is one of these:

- `[x]`: the value is x now;
- an object: parts have changed, by the keys of an object or the indexes of a list; `[]` as the change of a key
  removes it;
- `{"~": [at, count, items]}`: in a list, `items` replace `count` items from index `at`; indexes beside it are those of
  the list after that.

Choices change against those of the last question that the viewer was asked, however long ago that was. New choices
come by columns: a list of values for each field, or of one value that all of them have. A `pattern` stands for `text`:
`move S5 {x},{y}` names the fields to put in. This is all that a program needs; while `ask` is null, nothing can be
chosen:

```python
%s```

If an update was missed, or one cannot be applied, send `{"type": "resync"}`. An act that is sent again may be answered
by a whole `update`; if its `n` is not new, it says nothing else.
"""

ACCOMPANYING = tuple(kind for kind in structs(news) if kind not in HOST_MESSAGES)
LOBBY_MESSAGES = tuple(kind for kind in typing.get_args(lobby.LobbyMessage) if kind not in HOST_MESSAGES)
LOBBY_PARTS = tuple(
    kind for kind in structs(lobby) if kind not in (*typing.get_args(lobby.LobbyRequest), *LOBBY_MESSAGES)
)
PARTS = (
    ("From the client", typing.get_args(acts.ClientMessage)),
    ("From the host, WebSocket", HOST_MESSAGES),
    ("Parts of these", (*ACCOMPANYING, *structs(table))),
    ("Other bodies of requests, HTTP", structs(requests)),
    ("Answers, HTTP", structs(answers)),
    ("The own player, HTTP", structs(me)),
    ("Accounts, HTTP", structs(accounts)),
    ("Notices, HTTP", structs(notices)),
    ("Talk and blocked players, HTTP", structs(talk)),
    ("Reports and moderators, HTTP", structs(moderation)),
    ("The lobby, from the client", typing.get_args(lobby.LobbyRequest)),
    ("The lobby, from the host", LOBBY_MESSAGES),
    ("Parts of these, and requests of the lobby over HTTP", LOBBY_PARTS),
    ("Today's duel, HTTP", structs(daily)),
    ("Ratings, HTTP", structs(ratings)),
    ("Tournaments, HTTP", structs(tournaments)),
    ("Reviews, HTTP", structs(report)),
    ("The lab, HTTP", structs(study_progress, lab)),
)


def page() -> str:
    """Return the whole page."""
    text = [HEAD % (fields.MAX_MESSAGE // 1024, fields.MAX_BODY // 1024, FOLLOW.read_text(encoding="utf-8"))]
    for heading, kinds in PARTS:
        text += [f"## {heading}\n", *(_section(kind) for kind in kinds)]
    return "\n".join(text)


def _section(kind: type[msgspec.Struct]) -> str:
    tag, message = kind.__struct_config__.tag, kind in MESSAGES
    lines = [f"### {tag if message else kind.__name__}\n", f"{inspect.getdoc(kind)}\n"]
    if issubclass(kind, acts.Command):
        lines.append(f"HTTP: `POST /api/tables/{{table}}/{kind.path()}`\n")
    hints = typing.get_type_hints(kind, include_extras=True)
    listed = [f'- `type`: "{tag}"'] if tag and not message else []
    listed += [_field(field, hints[field.name]) for field in msgspec.structs.fields(kind)]
    return "\n".join(lines + listed) + ("\n" if listed else "")


def _field(field: msgspec.structs.FieldInfo, hint: object) -> str:
    optional = "" if field.required else ", may be left out"
    return f"- `{field.name}`: {_words(hint)}{optional}{_note(hint)}"


def _words(hint: object) -> str:
    """Return a type in words."""
    plain = {
        str: "text",
        int: "number",
        float: "number",
        bool: "true or false",
        NoneType: "null",
        typing.Any: "any JSON",
        msgspec.Raw: "any JSON",
    }
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return _words(arguments[0])
    if origin is typing.Literal:
        return " or ".join(f'"{value}"' for value in arguments)
    if origin in (typing.Union, UnionType):
        return " or ".join(_words(argument) for argument in arguments if argument is not msgspec.UnsetType)
    if origin is list:
        return f"list of {_words(arguments[0])}"
    if origin is dict:
        return "object"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    return next(words for known, words in plain.items() if hint is known)


def _note(hint: object) -> str:
    """Return the description in a field's annotation."""
    notes = [part.description for part in getattr(hint, "__metadata__", ()) if isinstance(part, msgspec.Meta)]
    return next((f": {note}" for note in reversed(notes) if note), "")


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")

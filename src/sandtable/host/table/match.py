"""The game of one table as every viewer follows it: questions, numbered updates, resuming. No I/O, no clock, no tasks.

Everything that leaves here for a viewer is made from `umpire.view(viewer)`, `umpire.told(step, viewer)` and
`umpire.offer(seat)`. What is said is messages, if the game has catalogues; `speaking.py` makes texts of them. The
spectators are a viewer like any other. Nothing here reads a state. If several seats are asked at once what the rules
ask one by one, `windows` holds back their answers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from operator import itemgetter
from typing import Any

import msgspec
from msgspec import Struct

from sandtable.engine.errors import BadInput, IllegalAction
from sandtable.engine.json_data import Json
from sandtable.engine.messages import about
from sandtable.engine.record.schema import CHANCE
from sandtable.engine.record.view import View
from sandtable.engine.sentences import addressing, sentence
from sandtable.engine.umpire import Step, Umpire
from sandtable.host.protocol import encode
from sandtable.host.protocol.news import Ask, Delta, NewChoices, Resync, Update
from sandtable.host.refusals import Refusal, Stale, from_rules
from sandtable.host.table.changes import change_of, choices_change
from sandtable.host.table.given import Act, AllSeated, Given, Ordered, PhaseUp, Relieved, TakenBack, TakenOver, TimeUp
from sandtable.host.table.sight import Sight
from sandtable.host.table.undoing import Undoing, UndoingSnapshot
from sandtable.host.table.viewer import HISTORY, Held, News, Viewer, ViewerSnapshot
from sandtable.host.table.windows import Windows, WindowsSnapshot

# kinds of log lines that the table adds; no game has such events
TAKEN_BACK, TAKEN_OVER, RELIEVED, TIME_UP = "taken_back", "taken_over", "relieved", "time_up"
LATEST = 20  # lines of the log in a resync for viewers who follow by deltas


@dataclass(frozen=True, slots=True)
class Line:
    """A line that the table adds to the log: a pattern for `sentence`, whose subject is the seat, and its words.

    `private`: it is for this seat alone.
    """

    kind: str
    seat: int
    pattern: str
    words: Mapping[str, str] = field(default_factory=dict)
    private: bool = False


class Answered(Struct, frozen=True, array_like=True, gc=False):
    """An act that was accepted: the answer of a seat to its question number `seq`.

    It holds the spellings of the act, the number of entries in `Match.given` up to it, the number of the update that it
    caused, and the number that the names of the players had at that time in `Match.called`.
    """

    seat: int
    seq: int
    spellings: tuple[int | str, ...]
    index: int
    n: int
    names: int


class MatchSnapshot(Struct):
    """A match in the snapshot of a room.

    It holds the moves of the game and no state. The match plays them again, so that only the rules make states.
    """

    moves: list[tuple[int, int]]
    states: list[str]  # the hash of each state that must come of it: of the game, and of those in the open window
    windows: WindowsSnapshot
    undoing: UndoingSnapshot
    viewers: list[ViewerSnapshot]
    given: list[Given]
    played: list[tuple[int, int | str]]
    decided: list[int]
    news: list[int]
    called: list[list[str]]
    answered: list[Answered]
    closed: bool
    untold: bool
    begun: bool


Sent = dict[int, tuple[Held | None, tuple[News, ...]]]
"""By viewer: what those who follow by deltas hold, and the updates that are kept for those who come back."""


class Match:
    """The umpire, and what each viewer has been sent.

    `make` returns the umpire of the same game at its beginning. `earlier` holds the acts that were played before
    anybody sat down, in the parts in which they are told. With a snapshot the match goes on from there.
    """

    def __init__(
        self,
        make: Callable[[], Umpire],
        earlier: Sequence[Sequence[tuple[int, int | str]]] = (),
        snapshot: MatchSnapshot | None = None,
    ) -> None:
        self._make = make
        self._earlier = earlier
        self.umpire = make()
        self.seats = self.umpire.seats
        self.spectator = self.umpire.spectator
        self.windows = Windows(self.umpire)
        self._undoing = Undoing(self.umpire)
        self.given: list[Given] = []
        self.played: list[tuple[int, int | str]] = []  # seats and actions, in the order of the rules
        self.decided: list[int] = []  # decisions carried out up to each of these, with those of chance and set-ups
        self.news: list[int] = []  # the length of `played` each time that there was news for everybody
        self.closed = False
        self.called = [list(self.umpire.names)]  # the names of the players, each time that they were set
        self._untold = False  # whether names have changed since the opening was told
        # whether everybody has seen a seat act in its second turn; leaving before that aborts the game
        self.begun = False
        self._watched: set[int] = set()  # the viewers for whom updates are made in full
        self._answered: dict[tuple[int, int], Answered] = {}
        self._repeated: _Repeated | None = None  # the old act that was sent again last
        self._sights: dict[int, Sight] = {}
        self.viewers = {number: Viewer(number) for number in (*range(len(self.seats)), self.spectator)}
        if snapshot is None:
            self._open()
        else:
            self._restore(snapshot)

    def _open(self) -> None:
        """Tell the opening, and the acts in `earlier`."""
        for viewer in self.viewers.values():
            viewer.packed = self.umpire.packed(viewer.number)
            viewer.log += self._heard(self.umpire.opening, viewer, 0, None)
            self._renew_question(viewer, acted=False)
            viewer.seq = 0
        for part in self._earlier:
            self._tell([step for seat, action in part for step in self._play(seat, action)], None)

    # ---- snapshots ----

    def snapshot(self) -> MatchSnapshot:
        """Return the match as it stands, in parts that it shares: they have to be encoded before it goes on."""
        return MatchSnapshot(
            moves=self.umpire.moves,
            states=self._states(),
            windows=self.windows.snapshot(),
            undoing=self._undoing.snapshot(),
            viewers=[viewer.snapshot() for viewer in self.viewers.values()],
            given=self.given,
            played=self.played,
            decided=self.decided,
            news=self.news,
            called=self.called,
            answered=list(self._answered.values()),
            closed=self.closed,
            untold=self._untold,
            begun=self.begun,
        )

    def _states(self) -> list[str]:
        return [game.state_hash() for game in (self.umpire, *self.windows.games)]

    def _restore(self, snapshot: MatchSnapshot) -> None:
        """Go on from a snapshot; raise an error if its parts do not fit one another."""
        self._play_again(snapshot)
        self.windows.restore(snapshot.windows)
        if self._states() != snapshot.states:
            raise ValueError("the game has come to another position")
        self.given, self.played, self.decided = snapshot.given, snapshot.played, snapshot.decided
        self.news, self.called = snapshot.news, snapshot.called
        self._answered = {(answered.seat, answered.seq): answered for answered in snapshot.answered}
        self.closed, self._untold, self.begun = snapshot.closed, snapshot.untold, snapshot.begun
        for viewer, known in zip(self.viewers.values(), snapshot.viewers, strict=True):
            viewer.restore(known)
            viewer.packed = self.packed(viewer.number)
            viewer.question, viewer.window = self._asked(viewer.number)

    def _play_again(self, snapshot: MatchSnapshot) -> None:
        """Play all moves of a game again, as they are checked when people make them: compiled rules check no bounds."""
        umpire, standing = self.umpire, dict(snapshot.undoing.acts)
        seats = range(len(self.seats))
        if any(seat not in seats for seat, _ in snapshot.played):
            raise ValueError("somebody has played who has no seat")
        for seat, action in snapshot.moves[len(umpire.moves) :]:
            if seat == CHANCE:
                continue  # the umpire draws the outcomes of chance itself
            if seat not in seats or not self._can_be_made(seat, action):
                raise ValueError("it has a move that nobody can make")
            if (played := standing.get(len(umpire.moves))) is not None:
                self._undoing.remember(played)
            umpire.decide(seat, action)
        self._undoing.restore(snapshot.undoing)

    def _can_be_made(self, seat: int, action: int) -> bool:
        """Return whether there is such an action: it is numbered, or a text that a seat may send stands for it."""
        umpire = self.umpire
        if 0 <= action < umpire.variant.actions:
            return True
        try:
            return action in umpire.read(seat, umpire.say(seat, action))
        except (LookupError, BadInput):
            return False

    # ---- names ----

    def call(self, names: Sequence[str]) -> None:
        """Set the names of the players. The opening is told again with them if nothing has been given yet."""
        before, self.umpire.names = self.umpire.names, names
        self.called.append(list(names))
        self.windows.call(names)
        for viewer in self.viewers.values():
            if self.given and self.umpire.game.catalogues:
                self._keep_names(viewer, before)
            viewer.shown = None
            if viewer.held is not None:
                viewer.held.asked = None  # choices may name players
        self._untold = not self.given

    def _keep_names(self, viewer: Viewer, before: Sequence[str]) -> None:
        """Note in the lines of the log how the players were called before who have just got other names."""
        changed = {
            seat: old for seat, old, new in zip(self.seats, before, self.umpire.names, strict=True) if old != new
        }
        if not changed:
            return
        lines = [msgspec.json.decode(line) for line in viewer.log]
        viewer.log = [msgspec.Raw(encode({**line, "names": {**changed, **line.get("names", {})}})) for line in lines]
        viewer.told = viewer.log[len(viewer.log) - len(viewer.told) :]

    def retell(self) -> None:
        """Tell the opening again, and the acts in `earlier`, if names have changed since.

        This is done before anything is added to the log and before anybody reads it. It takes as long as the earlier
        game was. It is therefore done once, however many players have come and gone.
        """
        if self._untold:
            self._untold = False
            told = Match(self._make, self._earlier).viewers
            for number, viewer in self.viewers.items():
                renewed = told[number]
                viewer.log, viewer.told = renewed.log, renewed.told

    # ---- acting ----

    @property
    def over(self) -> bool:
        """Whether nobody may act any more."""
        return self.closed or self.umpire.over

    @property
    def positions(self) -> list[int]:
        """The number of acts played at each position of a replay.

        Position 0 is the beginning. Another position follows whenever there was news for everybody, and at the end.
        """
        return sorted({0, *self.news, len(self.played)})

    def _position(self) -> int:
        """Return the number that the present position has among `positions`, or will have if it is news."""
        if not self.played:
            return 0
        return len(self.news) + (self.news[-1:] != [len(self.played)])

    @property
    def noticed(self) -> int:
        """The number of changes that everybody has noticed, which are the updates of the spectators."""
        return self.viewers[self.spectator].n

    def asks_in_secret(self, seat: int) -> bool:
        """Return whether this seat is in the middle of a turn of which nobody else has noticed anything yet."""
        return _in_secret(self.umpire, seat)

    def leads_into_secret(self, seat: int, action: int) -> bool:
        """Return whether the seat would be in the middle of such a turn after this action."""
        trial = self.umpire.copy()
        trial.act(seat, action)
        return _in_secret(trial, seat)

    def again(self, seat: int, action: int | str, seq: int) -> bytes | Callable[[], bytes] | None:
        """Return the answer that this act got before, or None if it is new.

        If the act was long ago, return a function that finds the answer by playing the game again. It must run off the
        event loop. Its result does not depend on what happens meanwhile.
        """
        answered = self._answered.get((seat, seq))
        if answered is None or _spelling(action) not in answered.spellings:
            return None
        viewer = self.viewers[seat]
        back = viewer.n - answered.n
        if back == 0:
            return self.latest(seat)
        if back < len(viewer.history) and (update := viewer.history[-1 - back].update):
            return update
        if self._repeated is None or self._repeated.answered is not answered:
            given = self.given[: answered.index]
            names = self.called[answered.names]
            self._repeated = _Repeated(answered, partial(_once_more, self._make, self._earlier, given, names, seat))
        return self._repeated.update or self._repeated.find

    def take(self, given: Given) -> None:
        """Carry out what is given, or raise Stale or Refusal and change nothing."""
        self.retell()
        match given:
            case Act():
                self.act(given)
                return
            case AllSeated():
                self.windows.begin()
            case Ordered(seat, order):
                self.windows.order(seat, order)
            case TimeUp(window):
                self.windows.time_up(window)
            case TakenBack():
                self._take_back(given)
                return
            case PhaseUp(seats):
                self.given.append(given)
                pattern = "{seat's} time is up. A computer player chooses for {seat}."
                self._tell([], None, [Line(TIME_UP, seat, pattern, private=True) for seat in sorted(seats)])
                return
            case TakenOver(seat, person, why):
                self.given.append(given)
                pattern = f"{why} {{seat}} [takes|take] over."
                self._tell([], None, [Line(TAKEN_OVER, seat, pattern, {"person": person})])
                return
            case Relieved(seat, computer):
                self.given.append(given)
                pattern = "{seat} [takes|take] over from {computer}."
                self._tell([], None, [Line(RELIEVED, seat, pattern, {"computer": computer})])
                return
        self.given.append(given)
        self._tell(self._resolve(), None)

    def act(self, act: Act) -> None:
        """Carry out an act, or seal it if a window asks the seat; or raise Stale or Refusal and change nothing."""
        self.retell()
        if act.seq != self.viewers[act.seat].seq:
            raise Stale
        if self.over:
            raise Refusal(409, "over-game")
        sealed = self.windows.asks(act.seat)
        try:
            steps = self.windows.seal(act.seat, act.action) if sealed else self._play(act.seat, act.action)
        except (BadInput, IllegalAction) as problem:
            raise from_rules(problem, self.umpire.reader(act.seat)) from problem
        begins, noticed = not sealed and self.viewers[act.seat].turns > 1, self.noticed
        self.given.append(act)
        spellings = _spellings(act, steps)
        self._tell([*([] if sealed else steps), *self._resolve()], act.seat)
        self.begun = self.begun or (begins and self.noticed > noticed)
        n, names = self.viewers[act.seat].n, len(self.called) - 1
        answered = Answered(act.seat, act.seq, spellings, len(self.given), n, names)
        self._answered[act.seat, act.seq] = answered

    def _play(self, seat: int, action: int | str) -> list[Step]:
        before = self._undoing.before(len(self.played))
        steps = self._carry_out(seat, action)
        self._undoing.acted(seat, before)
        return steps

    def _carry_out(self, seat: int, action: int | str) -> list[Step]:
        steps = self.umpire.act(seat, action)
        self.played.append((seat, action))
        self.decided.append(len(self.umpire.moves))
        return steps

    def may_take_back(self, seat: int) -> bool:
        """Return whether a seat may take back its last act.

        It may not while a window is open, because others may have given sealed answers to the act.
        """
        return not self.over and self.windows.window is None and self._undoing.may(seat)

    def _take_back(self, given: TakenBack) -> None:
        """Put the game back to where it was before the act.

        Viewers keep what they were told of the act. Everybody is told that it was taken back.
        """
        if given.seq != self.viewers[given.seat].seq:
            raise Stale
        if not self.may_take_back(given.seat):
            raise Refusal(409, "stands")
        standing = self._undoing.undo()
        del self.played[standing:], self.decided[standing:]
        self.news = [played for played in self.news if played <= standing]
        self._sights.clear()
        self.given.append(given)
        self._tell([], given.seat, [Line(TAKEN_BACK, given.seat, "{seat} [takes|take] back the last move.")])

    def _resolve(self) -> list[Step]:
        """Play the sealed answers, as far as nobody has still to be asked, and return the steps.

        Neither a sealed answer nor the act that it answers can be taken back.
        """
        steps = list[Step]()
        for seat, answer in self.windows.due():
            steps += self._carry_out(seat, answer)
            self._undoing.stand()
        return steps

    def close(self) -> None:
        """End a game that the players have ended themselves, not by the rules. Nobody is asked any more."""
        self.retell()
        self.closed = True
        self.windows.close()
        self._tell([], None)

    def _tell(self, steps: list[Step], actor: int | None, lines: Sequence[Line] = ()) -> None:
        """Number and keep the news of each viewer, with lines that the table adds.

        A viewer who learns nothing gets no update, and no number.
        """
        position, public = self._position(), False
        for viewer in sorted(self.viewers.values(), key=lambda viewer: viewer.number != self.spectator):
            spectates = viewer.number == self.spectator
            move = position or None if public or spectates else None  # only of a position that everybody knows of
            told = self._heard(steps, viewer, viewer.n + 1, move, lines)
            packed = self.packed(viewer.number)
            asked_anew = self._renew_question(viewer, acted=viewer.number == actor)
            if not told and not asked_anew and packed == viewer.packed:
                continue
            viewer.packed = packed
            viewer.shown = None
            viewer.n += 1
            viewer.told = told
            viewer.log += told
            if spectates:
                public = True
                if position > len(self.news):
                    self.news.append(len(self.played))
            update = self.latest(viewer.number) if viewer.number in self._watched else None
            delta = encode(self._delta(viewer, viewer.held)) if viewer.held is not None else None
            if update or delta:
                viewer.history.append(News(update, delta))
            else:
                viewer.history.clear()  # it must have no gaps

    def _delta(self, viewer: Viewer, held: Held) -> Delta:
        """Return the last update of a viewer as changes of what the viewer holds, and note that it is held now."""
        view, choices, ask = self._shown(viewer)
        change, held.view = change_of(held.view, view), view
        legal = None
        if ask is not None:
            known = [] if held.asked is None else held.choices
            gone, come = choices_change(known, choices)
            if gone or come or held.asked != viewer.seq:
                legal = NewChoices(None, [], come) if gone is None else NewChoices(held.asked, gone, come)
            held.asked, held.choices = viewer.seq, choices
        return Delta(viewer.n, viewer.seq, change, legal, ask, viewer.told)

    def _heard(
        self, steps: list[Step], viewer: Viewer, n: int, move: int | None, lines: Sequence[Line] = ()
    ) -> list[msgspec.Raw]:
        """Return the encoded events that a viewer is told, each with the number of its update.

        Events with the same number happened together: the first has the number of the position as in the replay
        (`move`), if everybody knows of it, and a `headline` that sums them up, if the game has one.
        """
        told = [event for step in steps for event in self.umpire.told(step, viewer.number, None)]
        told += [self._line(line, viewer.number) for line in lines if not line.private or line.seat == viewer.number]
        if told and move is not None:
            told[0] = {**told[0], "move": move}
        if headline := self.umpire.summed_up(told, viewer.number):
            told[0] = {**told[0], "headline": about(headline, told[0])}
        return [msgspec.Raw(encode({**event, "n": n})) for event in told]

    def _line(self, line: Line, viewer: int) -> Json:
        name = addressing(self.umpire.names, viewer)[line.seat]
        text = sentence(line.pattern, name, **line.words)
        return {"kind": line.kind, "seat": self.seats[line.seat], "text": text, "clause": None}

    def _renew_question(self, viewer: Viewer, acted: bool) -> bool:
        """Renew the question of a viewer; return whether it has changed. Its number rises only then.

        The question of a seat that has just acted always counts as changed. Spectators have no question.
        """
        if viewer.number == self.spectator:
            return False
        question, window = self._asked(viewer.number)
        if (question, window) == (viewer.question, viewer.window) and not acted:
            return False
        viewer.turns += bool(question) and not viewer.question and not window
        viewer.question, viewer.window = question, window
        viewer.seq += 1
        return True

    def _asked(self, number: int) -> tuple[tuple[int, ...], int]:
        """Return the question that a viewer has to answer now, and the window in which it is asked; 0: in none."""
        if number == self.spectator:
            return (), 0
        windows = self.windows
        window = windows.number if windows.asks(number) else 0
        waiting = windows.waits_for(number) if window else not self.over and number in self.umpire.waiting
        question = tuple(windows.game(number).legal(number)) if waiting else ()
        return question, window if question else 0

    # ---- showing ----

    def view(self, number: int) -> View:
        """Return the game as this viewer sees it. In a window the seats asked before the viewer have passed in it."""
        return self.windows.game(number).view(number, None)

    def packed(self, number: int) -> bytes:
        """Return the same view as bytes."""
        return self.windows.game(number).packed(number)

    def seen(self, seat: int) -> list[bytes]:
        """Return all that a seat has seen since the game began, in order, as bytes of views.

        It is for computer players with a memory. It is made from the game itself, so it does not depend on who asks or
        when.
        """
        if seat not in self._sights:
            self._sights[seat] = Sight(self._make, seat)
        return self._sights[seat].after(self.umpire.moves)

    def _shown(self, viewer: Viewer) -> tuple[View, list[Any], Ask | None]:
        if viewer.shown is None:
            view = self.view(viewer.number)
            viewer.shown = view, *self._choices(viewer, view)
        return viewer.shown

    def _choices(self, viewer: Viewer, view: Json) -> tuple[list[Any], Ask | None]:
        if not viewer.question:
            return [], None
        game = self.windows.game(viewer.number)
        offers = sorted(game.offer(viewer.number), key=itemgetter("id"))
        notation = game.notation(viewer.number, offers)
        return offers, Ask(view["phase"], game.asked(viewer.number), notation)

    def shown(self, number: int) -> tuple[View, list[Any], Ask | None]:
        """Return this viewer's view, choices and question. The log of the viewer is up to date afterwards."""
        self.retell()
        return self._shown(self.viewers[number])

    def resync(self, number: int, deltas: bool = False) -> Resync:
        """Return all that this viewer may know.

        Viewers who follow by deltas get the latest lines of the log. From then on they hold the choices in it, if they
        are asked, and none otherwise.
        """
        viewer = self.viewers[number]
        view, legal, ask = self.shown(number)
        if deltas and viewer.held is not None:
            viewer.held.asked, viewer.held.choices = (viewer.seq, legal) if ask else (None, [])
        return Resync(viewer.n, view, legal, viewer.seq, ask, *log_lines(viewer.log, deltas))

    def preview(self, number: int, partial: str) -> Json:
        """Return what a half-made choice would mean to this viewer; raise Refusal if it cannot be read."""
        return _preview(self.windows.game(number), number, partial)

    def previewing(self, number: int, text: str) -> Callable[[], Json]:
        """Return a function that makes the preview off the event loop, from the game as it stands now."""
        return partial(_preview, self.windows.game(number).copy(), number, text)

    def follow(self, in_full: Collection[int], by_deltas: Collection[int]) -> None:
        """Set for which viewers updates are made, in full or as deltas. Others need a resync when they come."""
        self._watched = set(in_full)
        for number, viewer in self.viewers.items():
            if number not in by_deltas:
                viewer.held = None
            elif viewer.held is None:
                viewer.held = Held(self._shown(viewer)[0])

    def since(self, number: int, n: int, deltas: bool = False) -> list[bytes] | None:
        """Return the updates after number `n`, in full or as deltas, or None if a resync is needed."""
        viewer = self.viewers[number]
        missing = viewer.n - n
        if not 0 <= missing <= len(viewer.history):
            return None
        missed = list(viewer.history)[len(viewer.history) - missing :]
        texts = [news.delta if deltas else news.update for news in missed]
        return [text for text in texts if text] if all(texts) else None

    def sent(self) -> Sent:
        """Return what the viewers have been sent, for `resume`."""
        viewers = self.viewers.items()
        return {number: (one.held and replace(one.held), tuple(one.history)) for number, one in viewers}

    def resume(self, sent: Sent) -> None:
        """Go on from what the viewers of another match were sent when it stood as this one stands now."""
        for number, (held, history) in sent.items():
            viewer = self.viewers[number]
            viewer.held, viewer.history = held, deque(history, maxlen=HISTORY)

    def latest(self, number: int) -> bytes:
        """Return the last update of a viewer in full. There must have been one."""
        viewer = self.viewers[number]
        view, legal, ask = self._shown(viewer)
        return encode(Update(viewer.n, view, legal, viewer.seq, ask, viewer.told))


def log_lines(log: Sequence[Any], deltas: bool) -> tuple[list[Any], int]:
    """Return the lines of a log for a resync, all or (for `deltas`) the latest, and how many came before them."""
    earlier = max(0, len(log) - LATEST) if deltas else 0
    return list(log[earlier:]), earlier


def _in_secret(umpire: Umpire, seat: int) -> bool:
    """Return whether the seat is asked in a phase that others are not shown yet."""
    return seat in umpire.waiting and bool(umpire.view(seat)["phase"] != umpire.view(umpire.spectator)["phase"])


def _preview(game: Umpire, number: int, text: str) -> Json:
    try:
        return game.preview(number, text, None)
    except BadInput as problem:
        raise from_rules(problem, game.reader(number)) from problem


@dataclass(slots=True)
class _Repeated:
    """An act of long ago that was sent again. `update` is the update that it caused, once that is known."""

    answered: Answered
    make: Callable[[], bytes]
    update: bytes | None = None

    def find(self) -> bytes:
        """Return the update. It may take long: do not call this on the event loop."""
        if self.update is None:
            self.update = self.make()
        return self.update


def _once_more(
    make: Callable[[], Umpire],
    earlier: Sequence[Sequence[tuple[int, int | str]]],
    given: Sequence[Given],
    names: Sequence[str],
    seat: int,
) -> bytes:
    """Return the update that the last item of `given` was to a seat, by playing the game again up to it.

    `names` are those of the players at that time.
    """
    match = Match(make, earlier)
    for one in given[:-1]:
        match.take(one)
    match.call(names)
    match.take(given[-1])
    return match.latest(seat)


def _spelling(action: int | str) -> int | str:
    return " ".join(action.split()) if isinstance(action, str) else action


def _spellings(act: Act, steps: list[Step]) -> tuple[int | str, ...]:
    """Return the forms in which an act may be sent again: as it was, and as id or text if it is one decision."""
    own = [step for step in steps if step.seat == act.seat]
    one = (own[0].action, own[0].text) if len(own) == 1 else ()
    return tuple(dict.fromkeys([_spelling(act.action), *one]))

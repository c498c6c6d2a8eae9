"""Reports, and what moderators do about players: mute, ban, rename, and remove a line. Each has a reason, which the
person is told and may answer once.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from datetime import UTC, datetime

from sandtable.engine.messages import Message
from sandtable.host.club.accounts import Accounts
from sandtable.host.club.daily import no_remark
from sandtable.host.club.days import written
from sandtable.host.protocol.moderation import (
    MOST_WORDS,
    Desk,
    LoggedMeasure,
    MeasureKind,
    OwnMeasure,
    OwnMeasures,
    OwnReport,
    Reported,
    ReportReason,
)
from sandtable.host.protocol.talk import ChatLine
from sandtable.host.refusals import Refusal
from sandtable.host.store.attempts import Attempt
from sandtable.host.store.clearing import DAY
from sandtable.host.store.keeping import kept, today
from sandtable.host.store.lines import Line
from sandtable.host.store.measures import Measure
from sandtable.host.store.moderation_store import ModerationStore
from sandtable.host.store.players import Player
from sandtable.host.store.reports import MOST_OPEN, Report
from sandtable.host.store.seeks import GUEST
from sandtable.host.tokens import new_id

MUTED: tuple[MeasureKind, ...] = ("mute", "ban")
"""The measures by which somebody writes nothing."""
BANNED: tuple[MeasureKind, ...] = ("ban",)
"""The measures by which somebody does not play."""
MOST_MARKS = 10_000
"""The most players whose browsers are remembered."""


@dataclass(frozen=True, slots=True)
class Subject:
    """Whom or what a report or a measure is about: a player, a table, a line of that player there, or the player's
    attempt at a duel, with the remark on it.
    """

    player: str | None
    table: str | None = None
    line: Line | None = None
    attempt: Attempt | None = None


class Moderation:
    """Moderation at this server. Methods raise Refusal."""

    def __init__(self, store: ModerationStore, accounts: Accounts) -> None:
        self._store = store
        self._accounts = accounts
        self._marks = dict[str, str]()  # by players, those who came last at the end

    async def is_moderator(self, player: Player | None) -> bool:
        """Return whether a player is a moderator."""
        return player is not None and await kept(self._store.is_moderator(player.id))

    async def need_moderator(self, player: Player | None) -> Player:
        """Return a player who is a moderator; raise Refusal for others, as if there were nothing."""
        if player is None or not await self.is_moderator(player):
            raise Refusal(404, "not_found-address")
        return player

    # ---- what is in force ----

    def note_browser(self, player: str, mark: str) -> None:
        """Remember the mark of the browser in which a player is."""
        self._marks.pop(player, None)
        self._marks[player] = mark
        if len(self._marks) > MOST_MARKS:
            del self._marks[next(iter(self._marks))]

    async def is_of_measured(self, mark: str | None) -> bool:
        """Return whether a mark is of an account that is muted or banned."""
        return await self._about_browser(mark, MUTED) is not None

    async def _in_force(self, player: str | None, mark: str | None, kinds: Collection[MeasureKind]) -> Measure | None:
        """Return the measure of these kinds about a player, or about an account in whose browser a guest is."""
        found = None if player is None else await kept(self._store.in_force(player, kinds, today()))
        mark = mark or (None if player is None else self._marks.get(player))
        if found is not None or mark is None or (player is not None and await self._accounts.reserved(player)):
            return found
        return await self._about_browser(mark, kinds)

    async def _about_browser(self, mark: str | None, kinds: Collection[MeasureKind]) -> Measure | None:
        """Return the measure of these kinds about the account whose mark a browser has."""
        if mark is None:
            return None
        for measure in await kept(self._store.all_in_force(kinds, today())):
            if self._accounts.devices.device(mark, measure.player) is not None:
                return measure
        return None

    async def why_mute(self, player: str | None, mark: str | None = None) -> Message | None:
        """Return why a player, or somebody new in a browser with this mark, can write nothing that others read."""
        found = await self._in_force(player, mark, MUTED)
        return None if found is None else _about(found, "muted", "muted-until")

    async def ban_of(self, player: Player | None, mark: str | None) -> Measure | None:
        """Return the ban of a player, or of an account in whose browser a guest is; None: there is none in force."""
        known = player is not None and player.kind != GUEST
        return await self._in_force(None if player is None else player.id, None if known else mark, BANNED)

    async def need_welcome(self, player: Player | None, mark: str | None) -> None:
        """Raise Refusal for a player who is banned, and for a guest in the browser of an account that is."""
        found = await self.ban_of(player, mark)
        if found is not None:
            raise Refusal(403, [_about(found, "banned", "banned-until")])

    # ---- reports ----

    async def report(self, sender: Player, about: Subject, reason: ReportReason, words: str) -> None:
        """Tell moderators of somebody or something."""
        if about.player == sender.id:
            raise Refusal(409, "yourself-report")
        if about.player is not None:
            await self._need_member(about.player)
        if about.line is not None and about.line.removed:
            raise Refusal(409, "line_removed")
        line = None if about.line is None else about.line.id
        report = Report(new_id(), sender.id, about.player, about.table, line, reason, _prose(words), today())
        if not await kept(self._store.report(report)):
            raise Refusal(429, "too_many_reports", most=MOST_OPEN)

    async def close(self, id: str) -> None:
        """Be done with a report."""
        if not await kept(self._store.close(id, today())):
            raise Refusal(404, "no_report")

    async def desk(self) -> Desk:
        """Return what moderators see."""
        now = today()
        reports = [
            Reported(
                one.report.id, one.report.at, one.sender, one.report.about, one.about, one.report.table,
                None if one.line is None else _shown(one.line), *_remark(one.attempt), one.report.reason,
                one.report.words,
            )
            for one in await kept(self._store.open_reports())
        ]  # fmt: skip
        measures = [
            LoggedMeasure(
                one.measure.id, one.measure.kind, one.player, one.measure.reason, one.measure.subject, one.moderator,
                one.measure.at, one.measure.ends, _in_force(one.measure, now), one.measure.answer,
            )
            for one in await kept(self._store.log())
        ]  # fmt: skip
        return Desk(reports, measures)

    # ---- measures ----

    async def mute(self, moderator: Player, about: Subject, reason: str, days: int | None) -> None:
        """Let a player write nothing that others read, for some days or for good."""
        await kept(self._store.add(await self._measure(moderator, about, "mute", reason, days=days)))

    async def ban(self, moderator: Player, about: Subject, reason: str, days: int | None) -> tuple[Player, list[str]]:
        """Let a player play no more, for some days or for good; return the player, and the hashes of all sessions that
        the player had.
        """
        measure = await self._measure(moderator, about, "ban", reason, days=days)
        return Player(measure.player, "account", "", "", 0), await kept(self._store.ban(measure))

    async def rename(self, moderator: Player, about: Subject, reason: str, name: str) -> None:
        """Give an account or a bot another name. The owner of a bot is told."""
        measure = await self._measure(moderator, about, "rename", reason)
        former = await self._accounts.reserved(measure.player)
        if former is None:
            raise Refusal(409, "no_account-guest")
        await self._accounts.replace_name(former, name)
        told = former.owner or former.player
        await kept(self._store.add(replace(measure, player=told, subject=former.name)))

    async def remove(self, moderator: Player, about: Subject, reason: str) -> Line | None:
        """Remove a line or a remark; return the line."""
        if about.attempt is not None:
            measure = await self._measure(moderator, about, "remove", reason)
            if not await kept(self._store.remove_remark(measure, about.attempt.date)):
                raise no_remark()
            return None
        if about.line is None:
            raise Refusal(422, "bad_measure-line")
        said = about.line.text or about.line.phrase or ""
        measure = replace(await self._measure(moderator, about, "remove", reason), subject=said)
        if not await kept(self._store.remove(measure, about.line.id)):
            raise Refusal(409, "line_removed")
        return about.line

    async def call_off(self, moderator: Player, tournament: str, reason: str) -> None:
        """Call off a tournament that is not over."""
        measure = await self._about_tournament(moderator, tournament, "call_off", reason)
        if not await kept(self._store.call_off(measure, tournament)):
            raise Refusal(409, "too_late-over")

    async def rename_tournament(self, moderator: Player, tournament: str, reason: str, name: str) -> None:
        """Give a tournament another name. The player who holds it is told."""
        measure = await self._about_tournament(moderator, tournament, "rename", reason)
        await kept(self._store.rename_tournament(measure, tournament, name))

    async def _about_tournament(self, moderator: Player, tournament: str, kind: MeasureKind, reason: str) -> Measure:
        """Return a measure about the player who holds a tournament; its subject is the tournament's name."""
        found = await kept(self._store.tournament(tournament))
        if found is None:
            raise Refusal(404, "unknown_tournament")
        return replace(await self._measure(moderator, Subject(found.creator), kind, reason), subject=found.name)

    async def _measure(
        self, moderator: Player, about: Subject, kind: MeasureKind, reason: str, days: int | None = None
    ) -> Measure:
        words = _prose(reason)
        if not words:
            raise Refusal(422, "no_reason")
        if about.player is None:
            raise _no_player()
        await self._need_member(about.player)
        if kind == "ban" and await kept(self._store.is_moderator(about.player)):
            raise Refusal(409, "moderator")
        ends = None if days is None else today() + days * DAY
        return Measure(new_id(), about.player, kind, words, "", moderator.id, today(), ends)

    async def _need_member(self, player: str) -> None:
        if await kept(self._store.member(player)) is None:
            raise _no_player()

    async def lift(self, id: str) -> None:
        """End a mute or a ban."""
        if not await kept(self._store.lift(id, today())):
            raise Refusal(404, "not_in_force")

    # ---- what a player is told ----

    async def own(self, player: Player) -> OwnMeasures:
        """Return all that moderators have done about a player."""
        now = today()
        measures = [
            OwnMeasure(one.id, one.kind, one.reason, one.subject, one.at, one.ends, _in_force(one, now), one.answer)
            for one in await kept(self._store.of(player.id))
        ]
        return OwnMeasures(measures, await self.is_moderator(player))

    async def own_reports(self, player: str) -> list[OwnReport]:
        """Return all reports of a player."""
        found = await kept(self._store.sent_by(player))
        return [OwnReport(one.reason, one.words, one.at, one.closed is not None) for one in found]

    async def answer(self, player: Player, id: str, words: str) -> None:
        """Keep what a player says to a measure."""
        said = _prose(words)
        if not said:
            raise Refusal(422, "bad_message-answer", most=MOST_WORDS)
        if not any(one.id == id for one in await kept(self._store.of(player.id))):
            raise Refusal(404, "no_measure")
        if not await kept(self._store.answer(id, player.id, said)):
            raise Refusal(409, "answered")


def _no_player() -> Refusal:
    return Refusal(404, "no_player-more")


def _prose(words: str) -> str:
    """Return words without what cannot be read; raise Refusal if they are too many."""
    said = "".join(letter for letter in words.strip() if letter.isprintable() or letter == "\n")
    if len(said) > MOST_WORDS:
        raise Refusal(422, "bad_message-prose", most=MOST_WORDS)
    return said


def _in_force(measure: Measure, now: int) -> bool:
    lasts = measure.kind in ("mute", "ban") and measure.lifted is None
    return lasts and (measure.ends is None or measure.ends > now)


def _about(measure: Measure, for_good: str, until_then: str) -> Message:
    """Return what somebody is told of a measure in force, by one of two sentences."""
    if measure.ends is None:
        return Message(for_good, {"reason": measure.reason})
    until = f"{datetime.fromtimestamp(measure.ends, UTC):%Y-%m-%d %H:%M} UTC"
    return Message(until_then, {"until": until, "reason": measure.reason})


def _remark(attempt: Attempt | None) -> tuple[str | None, str | None]:
    """Return a remark on a duel, and the day of the duel."""
    return (None, None) if attempt is None or attempt.remark is None else (attempt.remark, written(attempt.date))


def _shown(line: Line) -> ChatLine:
    """Return a line as moderators read it, also one that was removed."""
    text = None if line.phrase is not None else line.text
    return ChatLine(
        line.id, line.room, line.seat, line.name, text, line.phrase, line.at, False, line.removed, line.account
    )

"""The messages of the game, a function for each.

Made from words/en.ftl by `python -m sandtable.engine.message_types`: change that file, not this one.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from sandtable.engine import Message


def over() -> Message:
    return Message("over")


def number(*, count: int) -> Message:
    return Message("number", {"count": count})


def cards(*, cards: Sequence[str]) -> Message:
    return Message("cards", {"cards": cards})


def soldiers(*, soldiers: int) -> Message:
    return Message("soldiers", {"soldiers": soldiers})


def with_soldiers(*, soldiers: int) -> Message:
    return Message("with-soldiers", {"soldiers": soldiers})


def drawn_count(*, drawn: int) -> Message:
    return Message("drawn-count", {"drawn": drawn})


def a_card(*, card: str | None) -> Message:
    return Message("a-card", {"card": card})


def ask_dealing() -> Message:
    return Message("ask-dealing")


def ask_discard(*, last: bool, set: int) -> Message:
    return Message("ask-discard", {"last": last, "set": set})


def ask_under(*, carry: bool, draws: float | str, last: bool, scroll: str) -> Message:
    return Message("ask-under", {"carry": carry, "draws": draws, "last": last, "scroll": scroll})


def ask_draw(*, card: str) -> Message:
    return Message("ask-draw", {"card": card})


def ask_draw_enemy(*, card: str) -> Message:
    return Message("ask-draw-enemy", {"card": card})


def ask_wait_discard(*, seat: str | Sequence[str]) -> Message:
    return Message("ask-wait-discard", {"seat": seat})


def ask_wait_draw(*, seat: str | Sequence[str]) -> Message:
    return Message("ask-wait-draw", {"seat": seat})


def refuse_turn(*, seat: str | Sequence[str]) -> Message:
    return Message("refuse-turn", {"seat": seat})


def refuse_first_discard() -> Message:
    return Message("refuse-first-discard")


def refuse_now_draw() -> Message:
    return Message("refuse-now-draw")


def refuse_no_action() -> Message:
    return Message("refuse-no-action")


def refuse_not_held() -> Message:
    return Message("refuse-not-held")


def refuse_set(*, set: int) -> Message:
    return Message("refuse-set", {"set": set})


def refuse_trio() -> Message:
    return Message("refuse-trio")


def refuse_under(*, by: str | Sequence[str], scroll: str) -> Message:
    return Message("refuse-under", {"by": by, "scroll": scroll})


def told_dealt(*, card: str | None, seat: str | Sequence[str]) -> Message:
    return Message("told-dealt", {"card": card, "seat": seat})


def told_turned(*, card: str, seat: str | Sequence[str]) -> Message:
    return Message("told-turned", {"card": card, "seat": seat})


def told_laid(*, cards: Sequence[str], seat: str | Sequence[str]) -> Message:
    return Message("told-laid", {"cards": cards, "seat": seat})


def told_trio(*, seat: str | Sequence[str], top: str) -> Message:
    return Message("told-trio", {"seat": seat, "top": top})


def told_under(*, draws: float | str, to: str | Sequence[str]) -> Message:
    return Message("told-under", {"draws": draws, "to": to})


def told_carried(*, seat: str | Sequence[str], to: str | Sequence[str]) -> Message:
    return Message("told-carried", {"seat": seat, "to": to})


def told_draws(*, seat: str | Sequence[str]) -> Message:
    return Message("told-draws", {"seat": seat})


def told_draws_forced(*, cards: int, seat: str | Sequence[str]) -> Message:
    return Message("told-draws-forced", {"cards": cards, "seat": seat})


def told_draws_stalled(*, seat: str | Sequence[str]) -> Message:
    return Message("told-draws-stalled", {"seat": seat})


def stalled() -> Message:
    return Message("stalled")


def told_drew(*, card: str | None, seat: str | Sequence[str]) -> Message:
    return Message("told-drew", {"card": card, "seat": seat})


def told_took(*, card: str, seat: str | Sequence[str]) -> Message:
    return Message("told-took", {"card": card, "seat": seat})


def told_announced(*, seat: str | Sequence[str]) -> Message:
    return Message("told-announced", {"seat": seat})


def told_stopped(*, seat: str | Sequence[str]) -> Message:
    return Message("told-stopped", {"seat": seat})


def told_spared(*, seat: str | Sequence[str]) -> Message:
    return Message("told-spared", {"seat": seat})


def told_enemy(*, seat: str | Sequence[str]) -> Message:
    return Message("told-enemy", {"seat": seat})


def told_enemy_forced(*, seat: str | Sequence[str]) -> Message:
    return Message("told-enemy-forced", {"seat": seat})


def told_zero(*, seat: str | Sequence[str]) -> Message:
    return Message("told-zero", {"seat": seat})


def told_shown(*, cards: Sequence[str], seat: str | Sequence[str], total: int) -> Message:
    return Message("told-shown", {"cards": cards, "seat": seat, "total": total})


def told_shown_empty(*, seat: str | Sequence[str]) -> Message:
    return Message("told-shown-empty", {"seat": seat})


def told_ended(
    *,
    losers: str | Sequence[str],
    reason: Literal["ea-fail", "ea-win", "last-round", "limit", "zero"],
    winners: str | Sequence[str],
) -> Message:
    return Message("told-ended", {"losers": losers, "reason": reason, "winners": winners})


def won_fewest(*, winners: str | Sequence[str]) -> Message:
    return Message("won-fewest", {"winners": winners})


def line_dealt(*, count: int) -> Message:
    return Message("line-dealt", {"count": count})


def line_drew(*, cards: Sequence[str], drawn: Sequence[str], seat: str | Sequence[str]) -> Message:
    return Message("line-drew", {"cards": cards, "drawn": drawn, "seat": seat})


def line_draws(*, cards: Sequence[str], drawn: int, seat: str | Sequence[str]) -> Message:
    return Message("line-draws", {"cards": cards, "drawn": drawn, "seat": seat})


def line_spared(*, card: str, cards: Sequence[str], seat: str | Sequence[str]) -> Message:
    return Message("line-spared", {"card": card, "cards": cards, "seat": seat})


def line_only_drew(*, drawn: Sequence[str], seat: str | Sequence[str]) -> Message:
    return Message("line-only-drew", {"drawn": drawn, "seat": seat})


def line_only_draws(*, drawn: int, seat: str | Sequence[str]) -> Message:
    return Message("line-only-draws", {"drawn": drawn, "seat": seat})


def end_place(*, of: float | str, place: int | str, seats: str | Sequence[str], soldiers: int) -> Message:
    return Message("end-place", {"of": of, "place": place, "seats": seats, "soldiers": soldiers})


def ordinal(*, place: int) -> Message:
    return Message("ordinal", {"place": place})


def end_zero(*, winners: str | Sequence[str]) -> Message:
    return Message("end-zero", {"winners": winners})


def end_took(*, winners: str | Sequence[str]) -> Message:
    return Message("end-took", {"winners": winners})


def end_failed(*, losers: str | Sequence[str]) -> Message:
    return Message("end-failed", {"losers": losers})


def end_limit() -> Message:
    return Message("end-limit")


def end_last_round() -> Message:
    return Message("end-last-round")


def end_fewest(*, soldiers: float | str, winners: str | Sequence[str]) -> Message:
    return Message("end-fewest", {"soldiers": soldiers, "winners": winners})


def help_card(*, card: str, count: float | str, soldiers: int) -> Message:
    return Message("help-card", {"card": card, "count": count, "soldiers": soldiers})


def help_adv() -> Message:
    return Message("help-ADV")


def help_sc2() -> Message:
    return Message("help-SC2")


def help_sc1() -> Message:
    return Message("help-SC1")


def help_ea() -> Message:
    return Message("help-EA")


def help_pile(*, count: int) -> Message:
    return Message("help-PILE", {"count": count})


def help_open(*, count: int) -> Message:
    return Message("help-OPEN", {"count": count})


def changed_count(*, card: str, n: float | str, printed: float | str) -> Message:
    return Message("changed-count", {"card": card, "n": n, "printed": printed})


def changed_value(*, card: str, n: float | str, printed: float | str) -> Message:
    return Message("changed-value", {"card": card, "n": n, "printed": printed})


def changed_times(*, n: float | str, printed: float | str) -> Message:
    return Message("changed-times", {"n": n, "printed": printed})


def changed_draws(*, card: str, n: float | str, printed: float | str) -> Message:
    return Message("changed-draws", {"card": card, "n": n, "printed": printed})


def changed_set(*, n: float | str, printed: float | str) -> Message:
    return Message("changed-set", {"n": n, "printed": printed})


def changed_hand(*, n: float | str, printed: float | str) -> Message:
    return Message("changed-hand", {"n": n, "printed": printed})

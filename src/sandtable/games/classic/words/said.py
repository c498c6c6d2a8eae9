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


def ask_set_up() -> Message:
    return Message("ask-set-up")


def ask_move() -> Message:
    return Message("ask-move")


def ask_wait_set_up(*, seats: str | Sequence[str]) -> Message:
    return Message("ask-wait-set-up", {"seats": seats})


def ask_wait_move(*, seats: str | Sequence[str]) -> Message:
    return Message("ask-wait-move", {"seats": seats})


def refuse_turn(*, seats: str | Sequence[str]) -> Message:
    return Message("refuse-turn", {"seats": seats})


def refuse_resign_early() -> Message:
    return Message("refuse-resign-early")


def refuse_set_up_first() -> Message:
    return Message("refuse-set-up-first")


def refuse_set_up_done() -> Message:
    return Message("refuse-set-up-done")


def refuse_set_up_over() -> Message:
    return Message("refuse-set-up-over")


def refuse_set_up_piece() -> Message:
    return Message("refuse-set-up-piece")


def refuse_set_up_space() -> Message:
    return Message("refuse-set-up-space")


def refuse_nothing_there() -> Message:
    return Message("refuse-nothing-there")


def refuse_pass() -> Message:
    return Message("refuse-pass")


def refuse_own_piece() -> Message:
    return Message("refuse-own-piece")


def refuse_one_space(*, rank: str | None) -> Message:
    return Message("refuse-one-space", {"rank": rank})


def refuse_never_moves(*, rank: str) -> Message:
    return Message("refuse-never-moves", {"rank": rank})


def refuse_lake() -> Message:
    return Message("refuse-lake")


def refuse_shuttle() -> Message:
    return Message("refuse-shuttle")


def refuse_chase() -> Message:
    return Message("refuse-chase")


def refuse_scout_far() -> Message:
    return Message("refuse-scout-far")


def refuse_scout_piece() -> Message:
    return Message("refuse-scout-piece")


def moves_first(*, seat: str | Sequence[str]) -> Message:
    return Message("moves-first", {"seat": seat})


def told_placed(*, at: float | str, rank: str, seat: str | Sequence[str]) -> Message:
    return Message("told-placed", {"at": at, "rank": rank, "seat": seat})


def told_readied(*, seat: str | Sequence[str]) -> Message:
    return Message("told-readied", {"seat": seat})


def told_opened(*, seat: str | Sequence[str]) -> Message:
    return Message("told-opened", {"seat": seat})


def told_moved(*, at: float | str, seat: str | Sequence[str], to: float | str) -> Message:
    return Message("told-moved", {"at": at, "seat": seat, "to": to})


def told_attacked(*, at: float | str, seat: str | Sequence[str], to: float | str) -> Message:
    return Message("told-attacked", {"at": at, "seat": seat, "to": to})


def told_revealed(*, at: float | str, rank: str, seat: str | Sequence[str]) -> Message:
    return Message("told-revealed", {"at": at, "rank": rank, "seat": seat})


def told_captured(*, at: float | str, seat: str | Sequence[str]) -> Message:
    return Message("told-captured", {"at": at, "seat": seat})


def told_resigned(*, seat: str | Sequence[str]) -> Message:
    return Message("told-resigned", {"seat": seat})


def told_stuck(*, seat: str | Sequence[str]) -> Message:
    return Message("told-stuck", {"seat": seat})


def told_won(*, winners: str | Sequence[str]) -> Message:
    return Message("told-won", {"winners": winners})


def told_drawn(*, reason: Literal["ply", "quiet", "stuck"]) -> Message:
    return Message("told-drawn", {"reason": reason})


def whose(*, seat: str | Sequence[str]) -> Message:
    return Message("whose", {"seat": seat})


def line_battle(
    *,
    at: float | str,
    end: Literal["both", "loses", "wins"] | None,
    mine: str,
    owner: str | Sequence[str],
    seat: str | Sequence[str],
    theirs: str,
    to: float | str,
) -> Message:
    return Message(
        "line-battle", {"at": at, "end": end, "mine": mine, "owner": owner, "seat": seat, "theirs": theirs, "to": to}
    )


def end_flag(*, losers: str | Sequence[str], winners: str | Sequence[str]) -> Message:
    return Message("end-flag", {"losers": losers, "winners": winners})


def end_stuck(*, losers: str | Sequence[str], winners: str | Sequence[str]) -> Message:
    return Message("end-stuck", {"losers": losers, "winners": winners})


def end_nobody_moves() -> Message:
    return Message("end-nobody-moves")


def end_resign(*, losers: str | Sequence[str], winners: str | Sequence[str]) -> Message:
    return Message("end-resign", {"losers": losers, "winners": winners})


def end_quiet() -> Message:
    return Message("end-quiet")


def end_ply() -> Message:
    return Message("end-ply")


def help_piece(*, at: float | str, rank: str, seat: str | Sequence[str]) -> Message:
    return Message("help-piece", {"at": at, "rank": rank, "seat": seat})


def help_hidden(*, at: float | str) -> Message:
    return Message("help-hidden", {"at": at})


def help_vacant(*, at: float | str) -> Message:
    return Message("help-vacant", {"at": at})


def help_unmoved() -> Message:
    return Message("help-unmoved")


def help_moved_piece() -> Message:
    return Message("help-moved-piece")


def help_ran() -> Message:
    return Message("help-ran")


def changed_count(*, card: str, n: float | str, printed: float | str) -> Message:
    return Message("changed-count", {"card": card, "n": n, "printed": printed})


def changed_wins(*, against: str, piece: str) -> Message:
    return Message("changed-wins", {"against": against, "piece": piece})


def changed_loses(*, against: str, piece: str) -> Message:
    return Message("changed-loses", {"against": against, "piece": piece})


def changed_both(*, against: str, piece: str) -> Message:
    return Message("changed-both", {"against": against, "piece": piece})


def changed_range(*, n: int, piece: str) -> Message:
    return Message("changed-range", {"n": n, "piece": piece})


def preset_corner_castle() -> Message:
    return Message("preset-corner-castle")


def preset_corner_castle_about() -> Message:
    return Message("preset-corner-castle-about")


def preset_middle_nest() -> Message:
    return Message("preset-middle-nest")


def preset_middle_nest_about() -> Message:
    return Message("preset-middle-nest-about")


def preset_bluff() -> Message:
    return Message("preset-bluff")


def preset_bluff_about() -> Message:
    return Message("preset-bluff-about")


def preset_corner() -> Message:
    return Message("preset-corner")


def preset_corner_about() -> Message:
    return Message("preset-corner-about")


def preset_column() -> Message:
    return Message("preset-column")


def preset_column_about() -> Message:
    return Message("preset-column-about")


def preset_decoy() -> Message:
    return Message("preset-decoy")


def preset_decoy_about() -> Message:
    return Message("preset-decoy-about")

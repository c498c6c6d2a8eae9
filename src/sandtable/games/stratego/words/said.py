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


def ask_set_up(*, rows: int) -> Message:
    return Message("ask-set-up", {"rows": rows})


def ask_set_up_first() -> Message:
    return Message("ask-set-up-first")


def ask_set_up_some(*, army: float | str, standing: float | str) -> Message:
    return Message("ask-set-up-some", {"army": army, "standing": standing})


def ask_set_up_all(*, army: float | str) -> Message:
    return Message("ask-set-up-all", {"army": army})


def ask_move() -> Message:
    return Message("ask-move")


def ask_move_or_enter() -> Message:
    return Message("ask-move-or-enter")


def ask_step() -> Message:
    return Message("ask-step")


def ask_rescue() -> Message:
    return Message("ask-rescue")


def ask_stockade() -> Message:
    return Message("ask-stockade")


def ask_free(*, seat: str | Sequence[str]) -> Message:
    return Message("ask-free", {"seat": seat})


def ask_bonus() -> Message:
    return Message("ask-bonus")


def ask_wait_set_up(*, seats: str | Sequence[str]) -> Message:
    return Message("ask-wait-set-up", {"seats": seats})


def ask_wait_move(*, seats: str | Sequence[str]) -> Message:
    return Message("ask-wait-move", {"seats": seats})


def refuse_turn(*, seats: str | Sequence[str]) -> Message:
    return Message("refuse-turn", {"seats": seats})


def refuse_resign_early() -> Message:
    return Message("refuse-resign-early")


def refuse_resign_never() -> Message:
    return Message("refuse-resign-never")


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


def refuse_set_up_flag() -> Message:
    return Message("refuse-set-up-flag")


def refuse_second_army() -> Message:
    return Message("refuse-second-army")


def refuse_cannons() -> Message:
    return Message("refuse-cannons")


def refuse_nothing_there() -> Message:
    return Message("refuse-nothing-there")


def refuse_pass() -> Message:
    return Message("refuse-pass")


def refuse_own_piece() -> Message:
    return Message("refuse-own-piece")


def refuse_ally_piece() -> Message:
    return Message("refuse-ally-piece")


def refuse_one_space(*, rank: str) -> Message:
    return Message("refuse-one-space", {"rank": rank})


def refuse_next_to_it(*, rank: str) -> Message:
    return Message("refuse-next-to-it", {"rank": rank})


def refuse_diagonal(*, rank: str) -> Message:
    return Message("refuse-diagonal", {"rank": rank})


def refuse_never_moves(*, rank: str) -> Message:
    return Message("refuse-never-moves", {"rank": rank})


def refuse_over_piece() -> Message:
    return Message("refuse-over-piece")


def refuse_into_lake() -> Message:
    return Message("refuse-into-lake")


def refuse_over_lake() -> Message:
    return Message("refuse-over-lake")


def refuse_shuttle() -> Message:
    return Message("refuse-shuttle")


def refuse_stockade_space() -> Message:
    return Message("refuse-stockade-space")


def refuse_captain_far() -> Message:
    return Message("refuse-captain-far")


def refuse_captain_twice() -> Message:
    return Message("refuse-captain-twice")


def refuse_captain_back() -> Message:
    return Message("refuse-captain-back")


def refuse_captain_step() -> Message:
    return Message("refuse-captain-step")


def refuse_scout_far() -> Message:
    return Message("refuse-scout-far")


def refuse_scout_straight() -> Message:
    return Message("refuse-scout-straight")


def refuse_scout_piece() -> Message:
    return Message("refuse-scout-piece")


def refuse_scout_lake() -> Message:
    return Message("refuse-scout-lake")


def refuse_bomb_attack() -> Message:
    return Message("refuse-bomb-attack")


def refuse_flag_attack() -> Message:
    return Message("refuse-flag-attack")


def refuse_flag_far() -> Message:
    return Message("refuse-flag-far")


def refuse_flag_guarded() -> Message:
    return Message("refuse-flag-guarded")


def refuse_flag_claim() -> Message:
    return Message("refuse-flag-claim")


def refuse_flag_touch() -> Message:
    return Message("refuse-flag-touch")


def refuse_flag_beside() -> Message:
    return Message("refuse-flag-beside")


def refuse_cannon_far() -> Message:
    return Message("refuse-cannon-far")


def refuse_cannon_near() -> Message:
    return Message("refuse-cannon-near")


def refuse_cannon_three() -> Message:
    return Message("refuse-cannon-three")


def refuse_cannon_way() -> Message:
    return Message("refuse-cannon-way")


def refuse_stockade_choice() -> Message:
    return Message("refuse-stockade-choice")


def refuse_stockade_flag() -> Message:
    return Message("refuse-stockade-flag")


def refuse_free_none() -> Message:
    return Message("refuse-free-none")


def refuse_free_space() -> Message:
    return Message("refuse-free-space")


def refuse_rescue_first() -> Message:
    return Message("refuse-rescue-first")


def refuse_rescue_none() -> Message:
    return Message("refuse-rescue-none")


def refuse_rescue_piece() -> Message:
    return Message("refuse-rescue-piece")


def refuse_rescue_bomb() -> Message:
    return Message("refuse-rescue-bomb")


def refuse_rescue_flag() -> Message:
    return Message("refuse-rescue-flag")


def refuse_rescue_space() -> Message:
    return Message("refuse-rescue-space")


def refuse_rescue_four() -> Message:
    return Message("refuse-rescue-four")


def refuse_enter_first() -> Message:
    return Message("refuse-enter-first")


def refuse_enter_piece() -> Message:
    return Message("refuse-enter-piece")


def refuse_enter_flag() -> Message:
    return Message("refuse-enter-flag")


def refuse_enter_space() -> Message:
    return Message("refuse-enter-space")


def refuse_enter_never() -> Message:
    return Message("refuse-enter-never")


def refuse_other() -> Message:
    return Message("refuse-other")


def told_first(*, seat: str | Sequence[str]) -> Message:
    return Message("told-first", {"seat": seat})


def told_placed(*, at: float | str, rank: str, seat: str | Sequence[str]) -> Message:
    return Message("told-placed", {"at": at, "rank": rank, "seat": seat})


def told_ready(*, seat: str | Sequence[str]) -> Message:
    return Message("told-ready", {"seat": seat})


def told_shown(*, at: float | str, rank: str, seat: str | Sequence[str]) -> Message:
    return Message("told-shown", {"at": at, "rank": rank, "seat": seat})


def told_opened(*, seat: str | Sequence[str]) -> Message:
    return Message("told-opened", {"seat": seat})


def told_opened_all(*, seat: str | Sequence[str]) -> Message:
    return Message("told-opened-all", {"seat": seat})


def told_moved(*, at: float | str, seat: str | Sequence[str], to: float | str) -> Message:
    return Message("told-moved", {"at": at, "seat": seat, "to": to})


def told_attacked(*, at: float | str, seat: str | Sequence[str], to: float | str) -> Message:
    return Message("told-attacked", {"at": at, "seat": seat, "to": to})


def told_fired(*, at: float | str, seat: str | Sequence[str], to: float | str) -> Message:
    return Message("told-fired", {"at": at, "seat": seat, "to": to})


def told_revealed(*, at: float | str, rank: str, seat: str | Sequence[str]) -> Message:
    return Message("told-revealed", {"at": at, "rank": rank, "seat": seat})


def told_captured(*, at: float | str, by: str | Sequence[str], seat: str | Sequence[str]) -> Message:
    return Message("told-captured", {"at": at, "by": by, "seat": seat})


def told_removed(*, at: float | str, seat: str | Sequence[str]) -> Message:
    return Message("told-removed", {"at": at, "seat": seat})


def told_returned(*, left: float | str, seat: str | Sequence[str]) -> Message:
    return Message("told-returned", {"left": left, "seat": seat})


def told_advanced(*, seat: str | Sequence[str], to: float | str) -> Message:
    return Message("told-advanced", {"seat": seat, "to": to})


def told_stopped(*, at: float | str, seat: str | Sequence[str]) -> Message:
    return Message("told-stopped", {"at": at, "seat": seat})


def told_may_rescue(*, at: float | str, seat: str | Sequence[str]) -> Message:
    return Message("told-may_rescue", {"at": at, "seat": seat})


def told_rescued(*, at: float | str, rank: str, seat: str | Sequence[str]) -> Message:
    return Message("told-rescued", {"at": at, "rank": rank, "seat": seat})


def told_declined(*, seat: str | Sequence[str]) -> Message:
    return Message("told-declined", {"seat": seat})


def told_may_enter(*, seat: str | Sequence[str]) -> Message:
    return Message("told-may_enter", {"seat": seat})


def told_entered(*, at: float | str, left: int, seat: str | Sequence[str]) -> Message:
    return Message("told-entered", {"at": at, "left": left, "seat": seat})


def reserve(*, left: int) -> Message:
    return Message("reserve", {"left": left})


def told_named(*, at: float | str, rank: str, seat: str | Sequence[str]) -> Message:
    return Message("told-named", {"at": at, "rank": rank, "seat": seat})


def told_kept(*, seat: str | Sequence[str]) -> Message:
    return Message("told-kept", {"seat": seat})


def told_imprisoned(*, at: float | str, seat: str | Sequence[str]) -> Message:
    return Message("told-imprisoned", {"at": at, "seat": seat})


def told_may_free(*, at: float | str, seat: str | Sequence[str]) -> Message:
    return Message("told-may_free", {"at": at, "seat": seat})


def told_freed(*, at: float | str, seat: str | Sequence[str]) -> Message:
    return Message("told-freed", {"at": at, "seat": seat})


def told_escaped(*, at: float | str, seat: str | Sequence[str], to: float | str) -> Message:
    return Message("told-escaped", {"at": at, "seat": seat, "to": to})


def told_claimed(*, ally: str | Sequence[str], at: float | str, seat: str | Sequence[str]) -> Message:
    return Message("told-claimed", {"ally": ally, "at": at, "seat": seat})


def told_united(*, ally: str | Sequence[str], at: float | str, seat: str | Sequence[str], to: float | str) -> Message:
    return Message("told-united", {"ally": ally, "at": at, "seat": seat, "to": to})


def told_resigned(*, seat: str | Sequence[str]) -> Message:
    return Message("told-resigned", {"seat": seat})


def told_stuck(*, seat: str | Sequence[str]) -> Message:
    return Message("told-stuck", {"seat": seat})


def told_skipped(*, seat: str | Sequence[str]) -> Message:
    return Message("told-skipped", {"seat": seat})


def told_won(*, winners: str | Sequence[str]) -> Message:
    return Message("told-won", {"winners": winners})


def told_drawn(*, reason: Literal["ply", "quiet"]) -> Message:
    return Message("told-drawn", {"reason": reason})


def whose(*, seat: str | Sequence[str]) -> Message:
    return Message("whose", {"seat": seat})


def line_battle(
    *,
    at: float | str,
    end: Literal["both", "loses", "removes", "wins"] | None,
    fires: bool,
    mine: str,
    owner: str | Sequence[str],
    seat: str | Sequence[str],
    theirs: str,
    to: float | str,
) -> Message:
    return Message(
        "line-battle",
        {"at": at, "end": end, "fires": fires, "mine": mine, "owner": owner, "seat": seat, "theirs": theirs, "to": to},
    )


def line_entry(*, at: float | str, left: int, rank: str, seat: str | Sequence[str]) -> Message:
    return Message("line-entry", {"at": at, "left": left, "rank": rank, "seat": seat})


def line_shown(*, seat: str | Sequence[str]) -> Message:
    return Message("line-shown", {"seat": seat})


def end_flag(*, losers: str | Sequence[str], winners: str | Sequence[str]) -> Message:
    return Message("end-flag", {"losers": losers, "winners": winners})


def end_last_flag(*, losers: str | Sequence[str], winners: str | Sequence[str]) -> Message:
    return Message("end-last-flag", {"losers": losers, "winners": winners})


def end_both_flags(*, winners: str | Sequence[str]) -> Message:
    return Message("end-both-flags", {"winners": winners})


def end_unite(*, winners: str | Sequence[str]) -> Message:
    return Message("end-unite", {"winners": winners})


def end_stuck(*, losers: str | Sequence[str], winners: str | Sequence[str]) -> Message:
    return Message("end-stuck", {"losers": losers, "winners": winners})


def end_resign(*, losers: str | Sequence[str], winners: str | Sequence[str]) -> Message:
    return Message("end-resign", {"losers": losers, "winners": winners})


def end_quiet() -> Message:
    return Message("end-quiet")


def end_ply() -> Message:
    return Message("end-ply")


def help_piece(*, at: float | str, rank: str, seat: str | Sequence[str]) -> Message:
    return Message("help-piece", {"at": at, "rank": rank, "seat": seat})


def help_hidden(*, at: float | str, seat: str | Sequence[str]) -> Message:
    return Message("help-hidden", {"at": at, "seat": seat})


def help_vacant(*, at: float | str) -> Message:
    return Message("help-vacant", {"at": at})


def help_stockade(*, at: float | str) -> Message:
    return Message("help-stockade", {"at": at})


def help_plain() -> Message:
    return Message("help-plain")


def help_captain() -> Message:
    return Message("help-captain")


def help_scout() -> Message:
    return Message("help-scout")


def help_spy() -> Message:
    return Message("help-spy")


def help_bomb() -> Message:
    return Message("help-bomb")


def help_cannon() -> Message:
    return Message("help-cannon")


def help_flag() -> Message:
    return Message("help-flag")


def help_flag_last() -> Message:
    return Message("help-flag-last")


def help_flag_ally() -> Message:
    return Message("help-flag-ally")


def help_known() -> Message:
    return Message("help-known")


def help_unmoved() -> Message:
    return Message("help-unmoved")


def help_moved() -> Message:
    return Message("help-moved")


def help_moved_piece() -> Message:
    return Message("help-moved-piece")


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


def preset_fortress() -> Message:
    return Message("preset-fortress")


def preset_fortress_about() -> Message:
    return Message("preset-fortress-about")


def preset_storm_left() -> Message:
    return Message("preset-storm-left")


def preset_storm_left_about() -> Message:
    return Message("preset-storm-left-about")


def preset_hammer() -> Message:
    return Message("preset-hammer")


def preset_hammer_about() -> Message:
    return Message("preset-hammer-about")


def preset_eyes() -> Message:
    return Message("preset-eyes")


def preset_eyes_about() -> Message:
    return Message("preset-eyes-about")


def preset_false_fortress() -> Message:
    return Message("preset-false-fortress")


def preset_false_fortress_about() -> Message:
    return Message("preset-false-fortress-about")


def preset_two_wings() -> Message:
    return Message("preset-two-wings")


def preset_two_wings_about() -> Message:
    return Message("preset-two-wings-about")


def preset_guns_behind_the_lake() -> Message:
    return Message("preset-guns-behind-the-lake")


def preset_guns_behind_the_lake_about() -> Message:
    return Message("preset-guns-behind-the-lake-about")


def preset_march() -> Message:
    return Message("preset-march")


def preset_march_about() -> Message:
    return Message("preset-march-about")


def preset_raid() -> Message:
    return Message("preset-raid")


def preset_raid_about() -> Message:
    return Message("preset-raid-about")


def preset_second_wave() -> Message:
    return Message("preset-second-wave")


def preset_second_wave_about() -> Message:
    return Message("preset-second-wave-about")


def preset_bait() -> Message:
    return Message("preset-bait")


def preset_bait_about() -> Message:
    return Message("preset-bait-about")


def preset_gun_behind_the_lake() -> Message:
    return Message("preset-gun-behind-the-lake")


def preset_gun_behind_the_lake_about() -> Message:
    return Message("preset-gun-behind-the-lake-about")


def preset_march_quick() -> Message:
    return Message("preset-march-quick")


def preset_march_quick_about() -> Message:
    return Message("preset-march-quick-about")


def preset_two_wings_quick() -> Message:
    return Message("preset-two-wings-quick")


def preset_two_wings_quick_about() -> Message:
    return Message("preset-two-wings-quick-about")


def preset_corner() -> Message:
    return Message("preset-corner")


def preset_corner_about() -> Message:
    return Message("preset-corner-about")


def preset_corner_small() -> Message:
    return Message("preset-corner-small")


def preset_corner_small_about() -> Message:
    return Message("preset-corner-small-about")


def preset_lake() -> Message:
    return Message("preset-lake")


def preset_lake_about() -> Message:
    return Message("preset-lake-about")


def preset_decoy() -> Message:
    return Message("preset-decoy")


def preset_decoy_about() -> Message:
    return Message("preset-decoy-about")


def preset_march_small() -> Message:
    return Message("preset-march-small")


def preset_march_small_about() -> Message:
    return Message("preset-march-small-about")

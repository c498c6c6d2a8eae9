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


def a_card(*, card: str | None) -> Message:
    return Message("a-card", {"card": card})


def first_soldier(*, seat: str | Sequence[str], soldier: str) -> Message:
    return Message("first-soldier", {"seat": seat, "soldier": soldier})


def aimed(*, target: str, target_seat: str | Sequence[str]) -> Message:
    return Message("aimed", {"target": target, "target_seat": target_seat})


def boosts(*, intensity: str | None, power: bool, weapon: str | None) -> Message:
    return Message("boosts", {"intensity": intensity, "power": power, "weapon": weapon})


def cards_count(*, cards: int) -> Message:
    return Message("cards-count", {"cards": cards})


def battles(*, battles: int) -> Message:
    return Message("battles", {"battles": battles})


def soldiers(*, soldiers: int) -> Message:
    return Message("soldiers", {"soldiers": soldiers})


def points(*, points: int) -> Message:
    return Message("points", {"points": points})


def ask_dealing() -> Message:
    return Message("ask-dealing")


def ask_draw(*, left: int) -> Message:
    return Message("ask-draw", {"left": left})


def ask_draw_or_take(*, card: str, left: int) -> Message:
    return Message("ask-draw-or-take", {"card": card, "left": left})


def ask_move(*, fights: bool, trains: bool) -> Message:
    return Message("ask-move", {"fights": fights, "trains": trains})


def ask_lay() -> Message:
    return Message("ask-lay")


def ask_answer(*, card: str, none: Literal["lose", "tie"], seat: str | Sequence[str], soldier: str) -> Message:
    return Message("ask-answer", {"card": card, "none": none, "seat": seat, "soldier": soldier})


def ask_react() -> Message:
    return Message("ask-react")


def ask_react_first() -> Message:
    return Message("ask-react-first")


def ask_mirror(*, seat: str | Sequence[str], target: str) -> Message:
    return Message("ask-mirror", {"seat": seat, "target": target})


def ask_dud(*, seat: str | Sequence[str]) -> Message:
    return Message("ask-dud", {"seat": seat})


def ask_limit(*, cards: int, keep: float | str) -> Message:
    return Message("ask-limit", {"cards": cards, "keep": keep})


def ask_lose() -> Message:
    return Message("ask-lose")


def ask_pick() -> Message:
    return Message("ask-pick")


def wait_mirror(*, seat: str | Sequence[str], target: str, target_seat: str | Sequence[str]) -> Message:
    return Message("wait-mirror", {"seat": seat, "target": target, "target_seat": target_seat})


def wait_dud(*, seat: str | Sequence[str]) -> Message:
    return Message("wait-dud", {"seat": seat})


def wait_react() -> Message:
    return Message("wait-react")


def wait(
    *, phase: Literal["answer", "draw", "lay", "limit", "lose", "move", "pick"], seat: str | Sequence[str]
) -> Message:
    return Message("wait", {"phase": phase, "seat": seat})


def need_none() -> Message:
    return Message("need-none")


def need_ordinary() -> Message:
    return Message("need-ordinary")


def need_power(*, weapon: str) -> Message:
    return Message("need-power", {"weapon": weapon})


def need_strength(*, strength: float | str, weapon: str) -> Message:
    return Message("need-strength", {"strength": strength, "weapon": weapon})


def need_strength_here(*, strength: float | str) -> Message:
    return Message("need-strength-here", {"strength": strength})


def refuse_interfere() -> Message:
    return Message("refuse-interfere")


def refuse_pass() -> Message:
    return Message("refuse-pass")


def refuse_not_held() -> Message:
    return Message("refuse-not-held")


def refuse_persuasion() -> Message:
    return Message("refuse-persuasion")


def refuse_own_soldier() -> Message:
    return Message("refuse-own-soldier")


def refuse_pick() -> Message:
    return Message("refuse-pick")


def refuse_exact(*, points: int) -> Message:
    return Message("refuse-exact", {"points": points})


def refuse_combat() -> Message:
    return Message("refuse-combat")


def refuse_target() -> Message:
    return Message("refuse-target")


def refuse_shot_own() -> Message:
    return Message("refuse-shot-own")


def refuse_shot() -> Message:
    return Message("refuse-shot")


def refuse_shot_fighting() -> Message:
    return Message("refuse-shot-fighting")


def refuse_redirect() -> Message:
    return Message("refuse-redirect")


def refuse_turning_back() -> Message:
    return Message("refuse-turning-back")


def refuse_radio() -> Message:
    return Message("refuse-radio")


def refuse_radio_fighting() -> Message:
    return Message("refuse-radio-fighting")


def refuse_interfere_fighting() -> Message:
    return Message("refuse-interfere-fighting")


def refuse_lay() -> Message:
    return Message("refuse-lay")


def refuse_boosts() -> Message:
    return Message("refuse-boosts")


def refuse_spare() -> Message:
    return Message("refuse-spare")


def refuse_answer(*, answers: Sequence[str], card: str) -> Message:
    return Message("refuse-answer", {"answers": answers, "card": card})


def refuse_answer_none(*, card: str) -> Message:
    return Message("refuse-answer-none", {"card": card})


def told_round(*, round: float | str, seat: str | Sequence[str]) -> Message:
    return Message("told-round", {"round": round, "seat": seat})


def told_soldier_dealt(*, seat: str | Sequence[str], soldier: str) -> Message:
    return Message("told-soldier_dealt", {"seat": seat, "soldier": soldier})


def told_dealt(*, card: str | None, seat: str | Sequence[str]) -> Message:
    return Message("told-dealt", {"card": card, "seat": seat})


def told_turn(*, seat: str | Sequence[str]) -> Message:
    return Message("told-turn", {"seat": seat})


def told_skipped(*, seat: str | Sequence[str]) -> Message:
    return Message("told-skipped", {"seat": seat})


def told_drew(*, card: str | None, seat: str | Sequence[str]) -> Message:
    return Message("told-drew", {"card": card, "seat": seat})


def told_took(*, card: str, seat: str | Sequence[str]) -> Message:
    return Message("told-took", {"card": card, "seat": seat})


def told_shuffled(*, cards: int) -> Message:
    return Message("told-shuffled", {"cards": cards})


def told_trained(*, card: str, seat: str | Sequence[str]) -> Message:
    return Message("told-trained", {"card": card, "seat": seat})


def told_earned(*, seat: str | Sequence[str], soldier: str) -> Message:
    return Message("told-earned", {"seat": seat, "soldier": soldier})


def told_discarded(*, card: str, seat: str | Sequence[str]) -> Message:
    return Message("told-discarded", {"card": card, "seat": seat})


def told_passed(*, seat: str | Sequence[str]) -> Message:
    return Message("told-passed", {"seat": seat})


def told_advanced(*, seat: str | Sequence[str], soldier: str, target: str, target_seat: str | Sequence[str]) -> Message:
    return Message("told-advanced", {"seat": seat, "soldier": soldier, "target": target, "target_seat": target_seat})


def told_laid(
    *, card: str, intensity: str | None, power: bool, seat: str | Sequence[str], weapon: str | None
) -> Message:
    return Message("told-laid", {"card": card, "intensity": intensity, "power": power, "seat": seat, "weapon": weapon})


def told_no_answer(*, seat: str | Sequence[str]) -> Message:
    return Message("told-no_answer", {"seat": seat})


def told_redirected(*, seat: str | Sequence[str], target: str, target_seat: str | Sequence[str]) -> Message:
    return Message("told-redirected", {"seat": seat, "target": target, "target_seat": target_seat})


def told_interfered(*, for_: str | Sequence[str], seat: str | Sequence[str], soldier: str) -> Message:
    return Message("told-interfered", {"for": for_, "seat": seat, "soldier": soldier})


def told_radioed(*, seat: str | Sequence[str], victim: str | Sequence[str]) -> Message:
    return Message("told-radioed", {"seat": seat, "victim": victim})


def told_robbed(*, card: str | None, seat: str | Sequence[str], victim: str | Sequence[str]) -> Message:
    return Message("told-robbed", {"card": card, "seat": seat, "victim": victim})


def told_barred(*, seat: str | Sequence[str]) -> Message:
    return Message("told-barred", {"seat": seat})


def told_persuaded(*, seat: str | Sequence[str]) -> Message:
    return Message("told-persuaded", {"seat": seat})


def told_won(*, loser: str | Sequence[str], seat: str | Sequence[str]) -> Message:
    return Message("told-won", {"loser": loser, "seat": seat})


def told_tied() -> Message:
    return Message("told-tied")


def told_retreated(*, seat: str | Sequence[str]) -> Message:
    return Message("told-retreated", {"seat": seat})


def told_stunned(*, seat: str | Sequence[str]) -> Message:
    return Message("told-stunned", {"seat": seat})


def told_surrendered(*, seat: str | Sequence[str], soldier: str, to: str | Sequence[str]) -> Message:
    return Message("told-surrendered", {"seat": seat, "soldier": soldier, "to": to})


def told_token(*, seat: str | Sequence[str], wins: int) -> Message:
    return Message("told-token", {"seat": seat, "wins": wins})


def told_shot(*, seat: str | Sequence[str], target: str, target_seat: str | Sequence[str]) -> Message:
    return Message("told-shot", {"seat": seat, "target": target, "target_seat": target_seat})


def told_mirrored(*, seat: str | Sequence[str]) -> Message:
    return Message("told-mirrored", {"seat": seat})


def told_fell(*, seat: str | Sequence[str], soldier: str) -> Message:
    return Message("told-fell", {"seat": seat, "soldier": soldier})


def told_bombed(*, seat: str | Sequence[str]) -> Message:
    return Message("told-bombed", {"seat": seat})


def told_voided() -> Message:
    return Message("told-voided")


def told_dud(*, seat: str | Sequence[str]) -> Message:
    return Message("told-dud", {"seat": seat})


def told_superdud(*, seat: str | Sequence[str]) -> Message:
    return Message("told-superdud", {"seat": seat})


def told_lost(*, seat: str | Sequence[str], soldier: str) -> Message:
    return Message("told-lost", {"seat": seat, "soldier": soldier})


def told_scored(*, points: int, seat: str | Sequence[str], total: float | str) -> Message:
    return Message("told-scored", {"points": points, "seat": seat, "total": total})


def told_ended(*, reason: Literal["battles", "limit", "points", "soldiers"], winners: str | Sequence[str]) -> Message:
    return Message("told-ended", {"reason": reason, "winners": winners})


def end_share(*, winners: str | Sequence[str]) -> Message:
    return Message("end-share", {"winners": winners})


def line_dealt(*, cards: int) -> Message:
    return Message("line-dealt", {"cards": cards})


def came(*, of: float | str, place: int | Literal["last"], seats: str | Sequence[str]) -> Message:
    return Message("came", {"of": of, "place": place, "seats": seats})


def end_place(
    *, battles: int, of: float | str, place: int | Literal["last"], seats: str | Sequence[str], soldiers: int
) -> Message:
    return Message("end-place", {"battles": battles, "of": of, "place": place, "seats": seats, "soldiers": soldiers})


def end_place_points(
    *, of: float | str, place: int | Literal["last"], points: int, seats: str | Sequence[str]
) -> Message:
    return Message("end-place-points", {"of": of, "place": place, "points": points, "seats": seats})


def end_battles(*, battles: int, winners: str | Sequence[str]) -> Message:
    return Message("end-battles", {"battles": battles, "winners": winners})


def end_soldiers(*, soldiers: int, winners: str | Sequence[str]) -> Message:
    return Message("end-soldiers", {"soldiers": soldiers, "winners": winners})


def end_points(*, points: int, winners: str | Sequence[str]) -> Message:
    return Message("end-points", {"points": points, "winners": winners})


def end_limit() -> Message:
    return Message("end-limit")


def end_round_limit() -> Message:
    return Message("end-round-limit")


def goes_on(*, count: int) -> Message:
    return Message("goes-on", {"count": count})


def lay_ends() -> Message:
    return Message("lay-ends")


def lay_answers(*, answers: Sequence[str], seat: str | Sequence[str]) -> Message:
    return Message("lay-answers", {"answers": answers, "seat": seat})


def lay_answers_none(*, seat: str | Sequence[str]) -> Message:
    return Message("lay-answers-none", {"seat": seat})


def lay_none(*, none: Literal["lose", "tie"], seat: str | Sequence[str]) -> Message:
    return Message("lay-none", {"none": none, "seat": seat})


def only_after_advance() -> Message:
    return Message("only-after-advance")


def only_without(*, card: str) -> Message:
    return Message("only-without", {"card": card})


def only_combat() -> Message:
    return Message("only-combat")


def only_answer(*, card: str) -> Message:
    return Message("only-answer", {"card": card})


def only_boost(*, card: str) -> Message:
    return Message("only-boost", {"card": card})


def only_exact(*, card: str, points: int) -> Message:
    return Message("only-exact", {"card": card, "points": points})


def only_sniper() -> Message:
    return Message("only-sniper")


def only_interfere() -> Message:
    return Message("only-Interfere")


def only_radio() -> Message:
    return Message("only-Radio")


def only_mirror() -> Message:
    return Message("only-Mirror")


def only_dud() -> Message:
    return Message("only-Dud")


def only_superdud() -> Message:
    return Message("only-SuperDud")


def only_persuasion() -> Message:
    return Message("only-Persuasion")


def help_card(*, card: str, count: float | str) -> Message:
    return Message("help-card", {"card": card, "count": count})


def help_advance() -> Message:
    return Message("help-Advance")


def help_attack() -> Message:
    return Message("help-Attack")


def help_block() -> Message:
    return Message("help-Block")


def help_retaliate() -> Message:
    return Message("help-Retaliate")


def help_redirect() -> Message:
    return Message("help-Redirect")


def help_stun() -> Message:
    return Message("help-Stun")


def help_retreat() -> Message:
    return Message("help-Retreat")


def help_points() -> Message:
    return Message("help-points")


def help_weapon() -> Message:
    return Message("help-weapon")


def help_power() -> Message:
    return Message("help-power")


def help_intensity() -> Message:
    return Message("help-intensity")


def help_sniper() -> Message:
    return Message("help-Sniper")


def help_interfere() -> Message:
    return Message("help-Interfere")


def help_radio() -> Message:
    return Message("help-Radio")


def help_mirror() -> Message:
    return Message("help-Mirror")


def help_bomb() -> Message:
    return Message("help-Bomb")


def help_dud() -> Message:
    return Message("help-Dud")


def help_superdud() -> Message:
    return Message("help-SuperDud")


def help_persuasion() -> Message:
    return Message("help-Persuasion")


def help_none_held() -> Message:
    return Message("help-none-held")


def help_short() -> Message:
    return Message("help-short")


def help_soldier(*, soldier: str, weapon: str) -> Message:
    return Message("help-soldier", {"soldier": soldier, "weapon": weapon})


def help_soldier_of(*, seat: str | Sequence[str]) -> Message:
    return Message("help-soldier-of", {"seat": seat})


def help_soldier_free() -> Message:
    return Message("help-soldier-free")


def help_pile(*, cards: int) -> Message:
    return Message("help-PILE", {"cards": cards})


def help_discard(*, cards: int) -> Message:
    return Message("help-DISCARD", {"cards": cards})


def help_used(*, cards: float | str) -> Message:
    return Message("help-USED", {"cards": cards})


def help_removed(*, cards: float | str) -> Message:
    return Message("help-REMOVED", {"cards": cards})


def help_soldiers(*, known: float | str, unseen: float | str) -> Message:
    return Message("help-SOLDIERS", {"known": known, "unseen": unseen})


def help_token(*, battles: float | str, soldiers: float | str) -> Message:
    return Message("help-TOKEN", {"battles": battles, "soldiers": soldiers})


def help_training(*, points: int) -> Message:
    return Message("help-TRAINING", {"points": points})


def help_stunned() -> Message:
    return Message("help-STUNNED")


def help_barred() -> Message:
    return Message("help-BARRED")


def changed_count(*, card: str, n: float | str, printed: float | str) -> Message:
    return Message("changed-count", {"card": card, "n": n, "printed": printed})


def changed_hand(*, n: float | str, printed: float | str) -> Message:
    return Message("changed-hand", {"n": n, "printed": printed})


def changed_draws(*, n: float | str, printed: float | str) -> Message:
    return Message("changed-draws", {"n": n, "printed": printed})


def changed_draws_more(*, n: float | str, printed: float | str) -> Message:
    return Message("changed-draws-more", {"n": n, "printed": printed})


def changed_training(*, n: float | str, printed: float | str) -> Message:
    return Message("changed-training", {"n": n, "printed": printed})


def changed_battles(*, n: float | str, printed: float | str) -> Message:
    return Message("changed-battles", {"n": n, "printed": printed})


def changed_soldiers(*, n: float | str, printed: float | str) -> Message:
    return Message("changed-soldiers", {"n": n, "printed": printed})


def changed_takes(*, n: float | str, printed: float | str) -> Message:
    return Message("changed-takes", {"n": n, "printed": printed})


def changed_answer(*, card: str, n: int, to: str) -> Message:
    return Message("changed-answer", {"card": card, "n": n, "to": to})


def changed_strength(*, card: str, n: float | str, printed: float | str) -> Message:
    return Message("changed-strength", {"card": card, "n": n, "printed": printed})

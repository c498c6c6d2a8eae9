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


def name(*, calling: str, number: int | None) -> Message:
    return Message("name", {"calling": calling, "number": number})


def my_unit(*, calling: str, number: int | None, unit: str | Sequence[str]) -> Message:
    return Message("my-unit", {"calling": calling, "number": number, "unit": unit})


def unit(*, calling: str, number: int | None, unit: str | Sequence[str]) -> Message:
    return Message("Unit", {"calling": calling, "number": number, "unit": unit})


def my_target(*, target: str | Sequence[str], target_calling: str, target_number: int | None) -> Message:
    return Message("my-target", {"target": target, "target_calling": target_calling, "target_number": target_number})


def ask_roll_deploy() -> Message:
    return Message("ask-roll-deploy")


def ask_roll_initiative() -> Message:
    return Message("ask-roll-initiative")


def ask_roll_officers() -> Message:
    return Message("ask-roll-officers")


def ask_roll_attack() -> Message:
    return Message("ask-roll-attack")


def ask_wait_buy(*, seats: str | Sequence[str]) -> Message:
    return Message("ask-wait-buy", {"seats": seats})


def ask_wait_deploy(*, seats: str | Sequence[str]) -> Message:
    return Message("ask-wait-deploy", {"seats": seats})


def ask_wait_move(*, seats: str | Sequence[str]) -> Message:
    return Message("ask-wait-move", {"seats": seats})


def ask_wait_declare(*, seats: str | Sequence[str]) -> Message:
    return Message("ask-wait-declare", {"seats": seats})


def ask_wait_dirt(*, seats: str | Sequence[str]) -> Message:
    return Message("ask-wait-dirt", {"seats": seats})


def ask_wait_melee(*, seats: str | Sequence[str]) -> Message:
    return Message("ask-wait-melee", {"seats": seats})


def ask_wait_vehicles(*, seats: str | Sequence[str]) -> Message:
    return Message("ask-wait-vehicles", {"seats": seats})


def ask_wait_position(*, seats: str | Sequence[str]) -> Message:
    return Message("ask-wait-position", {"seats": seats})


def ask_wait_heal(*, seats: str | Sequence[str]) -> Message:
    return Message("ask-wait-heal", {"seats": seats})


def ask_buy(*, left: float | str, points: float | str) -> Message:
    return Message("ask-buy", {"left": left, "points": points})


def ask_deploy() -> Message:
    return Message("ask-deploy")


def ask_move() -> Message:
    return Message("ask-move")


def ask_declare() -> Message:
    return Message("ask-declare")


def ask_melee() -> Message:
    return Message("ask-melee")


def ask_vehicles() -> Message:
    return Message("ask-vehicles")


def ask_position() -> Message:
    return Message("ask-position")


def ask_heal() -> Message:
    return Message("ask-heal")


def ask_unit_deploy(*, calling: str, number: int | None) -> Message:
    return Message("ask-unit-deploy", {"calling": calling, "number": number})


def ask_unit_move(*, calling: str, feet: float | str, number: int | None) -> Message:
    return Message("ask-unit-move", {"calling": calling, "feet": feet, "number": number})


def ask_unit_declare(*, calling: str, number: int | None) -> Message:
    return Message("ask-unit-declare", {"calling": calling, "number": number})


def ask_unit_melee(*, calling: str, number: int | None) -> Message:
    return Message("ask-unit-melee", {"calling": calling, "number": number})


def ask_unit_vehicles(*, calling: str, number: int | None) -> Message:
    return Message("ask-unit-vehicles", {"calling": calling, "number": number})


def ask_unit_position(*, calling: str, number: int | None) -> Message:
    return Message("ask-unit-position", {"calling": calling, "number": number})


def ask_unit_heal(*, calling: str, number: int | None) -> Message:
    return Message("ask-unit-heal", {"calling": calling, "number": number})


def ask_dirt(*, calling: str, number: int | None, weapons: Sequence[str]) -> Message:
    return Message("ask-dirt", {"calling": calling, "number": number, "weapons": weapons})


def refuse_turn(*, seat: str | Sequence[str]) -> Message:
    return Message("refuse-turn", {"seat": seat})


def refuse_foreign() -> Message:
    return Message("refuse-foreign")


def refuse_picked(*, calling: str, number: int | None) -> Message:
    return Message("refuse-picked", {"calling": calling, "number": number})


def refuse_points(*, empty: bool, left: float | str) -> Message:
    return Message("refuse-points", {"empty": empty, "left": left})


def refuse_full(*, units: float | str) -> Message:
    return Message("refuse-full", {"units": units})


def refuse_uc_r_3() -> Message:
    return Message("refuse-UC-R-3")


def refuse_uc_r_4() -> Message:
    return Message("refuse-UC-R-4")


def refuse_uc_r_7() -> Message:
    return Message("refuse-UC-R-7")


def refuse_uc_r_8() -> Message:
    return Message("refuse-UC-R-8")


def refuse_uc_r_11() -> Message:
    return Message("refuse-UC-R-11")


def refuse_uc_r_12() -> Message:
    return Message("refuse-UC-R-12")


def refuse_uc_r_14() -> Message:
    return Message("refuse-UC-R-14")


def refuse_uc_r_24() -> Message:
    return Message("refuse-UC-R-24")


def refuse_uc_r_25() -> Message:
    return Message("refuse-UC-R-25")


def refuse_uc_r_28() -> Message:
    return Message("refuse-UC-R-28")


def refuse_uc_r_30() -> Message:
    return Message("refuse-UC-R-30")


def refuse_uc_r_31() -> Message:
    return Message("refuse-UC-R-31")


def refuse_uc_r_33() -> Message:
    return Message("refuse-UC-R-33")


def refuse_uc_r_34() -> Message:
    return Message("refuse-UC-R-34")


def refuse_uc_r_36() -> Message:
    return Message("refuse-UC-R-36")


def refuse_uc_r_37() -> Message:
    return Message("refuse-UC-R-37")


def refuse_uc_r_40() -> Message:
    return Message("refuse-UC-R-40")


def refuse_uc_r_41() -> Message:
    return Message("refuse-UC-R-41")


def refuse_uc_r_43() -> Message:
    return Message("refuse-UC-R-43")


def refuse_uc_r_46() -> Message:
    return Message("refuse-UC-R-46")


def refuse_uc_r_59() -> Message:
    return Message("refuse-UC-R-59")


def refuse_uc_r_61() -> Message:
    return Message("refuse-UC-R-61")


def refuse_uc_r_62() -> Message:
    return Message("refuse-UC-R-62")


def refuse_uc_r_66() -> Message:
    return Message("refuse-UC-R-66")


def refuse_uc_r_68() -> Message:
    return Message("refuse-UC-R-68")


def refuse_uc_r_72() -> Message:
    return Message("refuse-UC-R-72")


def refuse_uc_r_73() -> Message:
    return Message("refuse-UC-R-73")


def refuse_uc_r_75() -> Message:
    return Message("refuse-UC-R-75")


def refuse_uc_r_90() -> Message:
    return Message("refuse-UC-R-90")


def refuse_uc_r_95() -> Message:
    return Message("refuse-UC-R-95")


def refuse_uc_troop_6() -> Message:
    return Message("refuse-UC-TROOP-6")


def refuse_uc_wnd_6() -> Message:
    return Message("refuse-UC-WND-6")


def out_of_range(*, feet: float | str, reach: float | str, weapon: str) -> Message:
    return Message("out-of-range", {"feet": feet, "reach": reach, "weapon": weapon})


def out_of_sight(*, trees: bool) -> Message:
    return Message("out-of-sight", {"trees": trees})


def out_of_reach(*, calling: str, feet: float | str, number: int | None) -> Message:
    return Message("out-of-reach", {"calling": calling, "feet": feet, "number": number})


def told_revealed(*, points: float | str, seat: str | Sequence[str]) -> Message:
    return Message("told-revealed", {"points": points, "seat": seat})


def told_rolled(*, dice: float | str, seat: str | Sequence[str], what: Literal["deploy", "initiative"]) -> Message:
    return Message("told-rolled", {"dice": dice, "seat": seat, "what": what})


def told_first(*, seat: str | Sequence[str], what: Literal["deploy", "initiative"]) -> Message:
    return Message("told-first", {"seat": seat, "what": what})


def told_left_out(*, calling: str, number: int | None, unit: str | Sequence[str]) -> Message:
    return Message("told-left_out", {"calling": calling, "number": number, "unit": unit})


def told_deployed(*, calling: str, number: int | None, position: str | None, unit: str | Sequence[str]) -> Message:
    return Message("told-deployed", {"calling": calling, "number": number, "position": position, "unit": unit})


def told_round(*, round: float | str) -> Message:
    return Message("told-round", {"round": round})


def told_half(*, seat: str | Sequence[str]) -> Message:
    return Message("told-half", {"seat": seat})


def told_officers(
    *, calling: str, confused: bool, die: float | str, number: int | None, unit: str | Sequence[str]
) -> Message:
    return Message(
        "told-officers", {"calling": calling, "confused": confused, "die": die, "number": number, "unit": unit}
    )


def told_step(*, step: str) -> Message:
    return Message("told-step", {"step": step})


def told_moved(*, calling: str, feet: float | str, number: int | None, unit: str | Sequence[str]) -> Message:
    return Message("told-moved", {"calling": calling, "feet": feet, "number": number, "unit": unit})


def told_declared(
    *,
    calling: str,
    number: int | None,
    target: str | Sequence[str],
    target_calling: str,
    target_number: int | None,
    unit: str | Sequence[str],
    weapon: str,
) -> Message:
    return Message(
        "told-declared",
        {
            "calling": calling,
            "number": number,
            "target": target,
            "target_calling": target_calling,
            "target_number": target_number,
            "unit": unit,
            "weapon": weapon,
        },
    )


def told_declared_melee(
    *,
    calling: str,
    number: int | None,
    target: str | Sequence[str],
    target_calling: str,
    target_number: int | None,
    unit: str | Sequence[str],
) -> Message:
    return Message(
        "told-declared-melee",
        {
            "calling": calling,
            "number": number,
            "target": target,
            "target_calling": target_calling,
            "target_number": target_number,
            "unit": unit,
        },
    )


def told_dirt(*, calling: str, number: int | None, unit: str | Sequence[str]) -> Message:
    return Message("told-dirt", {"calling": calling, "number": number, "unit": unit})


def told_stayed(*, calling: str, number: int | None, unit: str | Sequence[str]) -> Message:
    return Message("told-stayed", {"calling": calling, "number": number, "unit": unit})


def told_dice(*, dice: float | str) -> Message:
    return Message("told-dice", {"dice": dice})


def told_attacked(
    *,
    calling: str,
    number: int | None,
    result: Literal["killed", "missed", "wounded"],
    score: float | str,
    sum: float | str,
    target: str | Sequence[str],
    target_calling: str,
    target_number: int | None,
    unit: str | Sequence[str],
) -> Message:
    return Message(
        "told-attacked",
        {
            "calling": calling,
            "number": number,
            "result": result,
            "score": score,
            "sum": sum,
            "target": target,
            "target_calling": target_calling,
            "target_number": target_number,
            "unit": unit,
        },
    )


def told_struck_back(
    *,
    calling: str,
    number: int | None,
    result: Literal["killed", "missed", "wounded"],
    score: float | str,
    sum: float | str,
    target: str | Sequence[str],
    target_calling: str,
    target_number: int | None,
    unit: str | Sequence[str],
) -> Message:
    return Message(
        "told-struck-back",
        {
            "calling": calling,
            "number": number,
            "result": result,
            "score": score,
            "sum": sum,
            "target": target,
            "target_calling": target_calling,
            "target_number": target_number,
            "unit": unit,
        },
    )


def told_fourth(
    *,
    calling: str,
    number: int | None,
    result: Literal["killed", "wounded"],
    target: str | Sequence[str],
    target_calling: str,
    target_number: int | None,
    unit: str | Sequence[str],
) -> Message:
    return Message(
        "told-fourth",
        {
            "calling": calling,
            "number": number,
            "result": result,
            "target": target,
            "target_calling": target_calling,
            "target_number": target_number,
            "unit": unit,
        },
    )


def told_lost_attack(
    *,
    calling: str,
    number: int | None,
    target: str | Sequence[str],
    target_calling: str,
    target_number: int | None,
    unit: str | Sequence[str],
) -> Message:
    return Message(
        "told-lost_attack",
        {
            "calling": calling,
            "number": number,
            "target": target,
            "target_calling": target_calling,
            "target_number": target_number,
            "unit": unit,
        },
    )


def told_positioned(
    *, calling: str, number: int | None, position: Literal["kn", "pr", "st"], unit: str | Sequence[str]
) -> Message:
    return Message("told-positioned", {"calling": calling, "number": number, "position": position, "unit": unit})


def told_healed(
    *,
    calling: str,
    number: int | None,
    target: str | Sequence[str],
    target_calling: str,
    target_number: int | None,
    unit: str | Sequence[str],
    wounds: int,
) -> Message:
    return Message(
        "told-healed",
        {
            "calling": calling,
            "number": number,
            "target": target,
            "target_calling": target_calling,
            "target_number": target_number,
            "unit": unit,
            "wounds": wounds,
        },
    )


def told_removed(*, calling: str, number: int | None, unit: str | Sequence[str]) -> Message:
    return Message("told-removed", {"calling": calling, "number": number, "unit": unit})


def told_points(*, points: float | str, seat: str | Sequence[str], total: float | str) -> Message:
    return Message("told-points", {"points": points, "seat": seat, "total": total})


def told_marker(*, nth: float | str, seat: str | Sequence[str], total: float | str) -> Message:
    return Message("told-marker", {"nth": nth, "seat": seat, "total": total})


def told_resigned(*, seat: str | Sequence[str]) -> Message:
    return Message("told-resigned", {"seat": seat})


def told_picked(*, calling: str, number: int | None, unit: str | Sequence[str]) -> Message:
    return Message("told-picked", {"calling": calling, "number": number, "unit": unit})


def told_bought(*, armed: bool, arms: Sequence[str], seat: str | Sequence[str], type: str, units: int) -> Message:
    return Message("told-bought", {"armed": armed, "arms": arms, "seat": seat, "type": type, "units": units})


def told_ready(*, seat: str | Sequence[str]) -> Message:
    return Message("told-ready", {"seat": seat})


def told_ended(
    *,
    losers: str | Sequence[str],
    reason: Literal["markers", "points", "resigned", "wipe-out"],
    winners: str | Sequence[str],
) -> Message:
    return Message("told-ended", {"losers": losers, "reason": reason, "winners": winners})


def line_attacks(
    *, count: float | str, killed: float | str, missed: float | str, unit: str | Sequence[str], wounded: float | str
) -> Message:
    return Message(
        "line-attacks", {"count": count, "killed": killed, "missed": missed, "unit": unit, "wounded": wounded}
    )


def line_markers(*, count: int, seat: str | Sequence[str], total: float | str) -> Message:
    return Message("line-markers", {"count": count, "seat": seat, "total": total})


def line_confused(*, confused: int, count: float | str, unit: str | Sequence[str]) -> Message:
    return Message("line-confused", {"confused": confused, "count": count, "unit": unit})


def end_wipe_out(*, losers: str | Sequence[str], winners: str | Sequence[str]) -> Message:
    return Message("end-wipe-out", {"losers": losers, "winners": winners})


def end_points(*, winners: str | Sequence[str]) -> Message:
    return Message("end-points", {"winners": winners})


def end_markers(*, winners: str | Sequence[str]) -> Message:
    return Message("end-markers", {"winners": winners})


def end_resigned(*, losers: str | Sequence[str], winners: str | Sequence[str]) -> Message:
    return Message("end-resigned", {"losers": losers, "winners": winners})


def end_score(*, lost: float | str, won: float | str) -> Message:
    return Message("end-score", {"lost": lost, "won": won})


def end_draw(*, points: float | str) -> Message:
    return Message("end-draw", {"points": points})


def proposed(*, count: int) -> Message:
    return Message("proposed", {"count": count})


def can_move(*, feet: float | str) -> Message:
    return Message("can-move", {"feet": feet})


def way(*, feet: float | str, most: float | str) -> Message:
    return Message("way", {"feet": feet, "most": most})


def healing(*, calling: str, left: float | str, number: int | None, wounds: int) -> Message:
    return Message("healing", {"calling": calling, "left": left, "number": number, "wounds": wounds})


def costs(*, cost: float | str, left: float | str) -> Message:
    return Message("costs", {"cost": cost, "left": left})


def idle(*, count: int) -> Message:
    return Message("idle", {"count": count})


def odds_kills(*, chance: float | str, least: int) -> Message:
    return Message("odds-kills", {"chance": chance, "least": least})


def odds_wounds(*, chance: float | str, least: int) -> Message:
    return Message("odds-wounds", {"chance": chance, "least": least})


def odds_no_kill() -> Message:
    return Message("odds-no-kill")


def odds_none() -> Message:
    return Message("odds-none")


def least(*, least: int) -> Message:
    return Message("least", {"least": least})


def sum_dice() -> Message:
    return Message("sum-dice")


def sum_weapon(*, sign: float | str, value: float | str, weapon: str) -> Message:
    return Message("sum-weapon", {"sign": sign, "value": value, "weapon": weapon})


def sum_special(*, sign: float | str, value: float | str) -> Message:
    return Message("sum-special", {"sign": sign, "value": value})


def sum_wound(*, sign: float | str, value: float | str) -> Message:
    return Message("sum-wound", {"sign": sign, "value": value})


def sum_position(*, position: str, sign: float | str, value: float | str) -> Message:
    return Message("sum-position", {"position": position, "sign": sign, "value": value})


def sum_terrain(*, sign: float | str, terrain: str, value: float | str) -> Message:
    return Message("sum-terrain", {"sign": sign, "terrain": terrain, "value": value})


def sum_toughness(*, sign: float | str, value: float | str) -> Message:
    return Message("sum-toughness", {"sign": sign, "value": value})


def sum_cover(*, sign: float | str, terrain: str, value: float | str) -> Message:
    return Message("sum-cover", {"sign": sign, "terrain": terrain, "value": value})


def sum_target(*, position: str, sign: float | str, value: float | str) -> Message:
    return Message("sum-target", {"position": position, "sign": sign, "value": value})


def about_bought(*, calling: str, number: int | None, unit: str | Sequence[str]) -> Message:
    return Message("about-bought", {"calling": calling, "number": number, "unit": unit})


def about_absent(
    *,
    armed: bool,
    arms: Sequence[str],
    calling: str,
    number: int | None,
    state: Literal["killed", "removed", "unplaced"],
    unit: str | Sequence[str],
) -> Message:
    return Message(
        "about-absent",
        {"armed": armed, "arms": arms, "calling": calling, "number": number, "state": state, "unit": unit},
    )


def about_unit(
    *,
    armed: bool,
    arms: Sequence[str],
    calling: str,
    number: int | None,
    position: str | None,
    terrain: str,
    toughness: float | str,
    unit: str | Sequence[str],
    wounds: int,
) -> Message:
    return Message(
        "about-unit",
        {
            "armed": armed,
            "arms": arms,
            "calling": calling,
            "number": number,
            "position": position,
            "terrain": terrain,
            "toughness": toughness,
            "unit": unit,
            "wounds": wounds,
        },
    )


def arms(*, armed: bool, arms: Sequence[str]) -> Message:
    return Message("arms", {"armed": armed, "arms": arms})


def about_type(*, cost: float | str, feet: float | str, toughness: float | str, type: str) -> Message:
    return Message("about-type", {"cost": cost, "feet": feet, "toughness": toughness, "type": type})


def does_o() -> Message:
    return Message("does-O")


def does_sf() -> Message:
    return Message("does-SF")


def does_m() -> Message:
    return Message("does-M")


def does_s() -> Message:
    return Message("does-S")


def does_j() -> Message:
    return Message("does-J")


def does_mc() -> Message:
    return Message("does-MC")


def does_apc() -> Message:
    return Message("does-APC")


def does_t() -> Message:
    return Message("does-T")


def about_weapon(*, reach: float | str, weapon: str) -> Message:
    return Message("about-weapon", {"reach": reach, "weapon": weapon})


def does_knife() -> Message:
    return Message("does-knife")


def does_gren() -> Message:
    return Message("does-gren")


def does_baz() -> Message:
    return Message("does-baz")


def does_mort() -> Message:
    return Message("does-mort")


def does_gun() -> Message:
    return Message("does-gun")


def about_position(*, feet: float | str, position: str, toughness: int) -> Message:
    return Message("about-position", {"feet": feet, "position": position, "toughness": toughness})


def about_terrain(*, grenades: int, shots: int, terrain: str, toughness: float | str) -> Message:
    return Message("about-terrain", {"grenades": grenades, "shots": shots, "terrain": terrain, "toughness": toughness})


def does_hole() -> Message:
    return Message("does-hole")


def does_trees() -> Message:
    return Message("does-trees")


def does_veh() -> Message:
    return Message("does-veh")


def does_bldg() -> Message:
    return Message("does-bldg")


def about_step(*, step: str) -> Message:
    return Message("about-step", {"step": step})


def help_marker() -> Message:
    return Message("help-marker")


def help_zone() -> Message:
    return Message("help-zone")


def help_confused() -> Message:
    return Message("help-confused")


def help_killed() -> Message:
    return Message("help-killed")


def help_wounds() -> Message:
    return Message("help-wounds")

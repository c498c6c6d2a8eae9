"""The texts of notices, in the languages of the web client."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sandtable.host.notices.notice import Notice

MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
MOST_NAMES = 3

FOOTER: Mapping[str, str] = {
    "en": "You get this mail because you play at Sandtable. Stop these mails: {link}",
    "de": "Du bekommst diese Mail, weil du bei Sandtable spielst. Keine Mails mehr: {link}",
}
CONFIRMING: Mapping[str, tuple[str, str]] = {
    "en": (
        "Do you want mails from Sandtable?",
        "Somebody at {server} wants to be told by mail when it is their turn, and has given this address.\n\n"
        "If that was you, open this link:\n{link}\n\nIf not, do nothing. No more mails will come.\n",
    ),
    "de": (
        "Möchtest du Mails von Sandtable?",
        "Jemand möchte auf {server} per Mail erfahren, wann er am Zug ist, und hat diese Adresse angegeben.\n\n"
        "Wenn du das warst, öffne diesen Link:\n{link}\n\nSonst tu nichts. Es kommen keine weiteren Mails.\n",
    ),
}
RECOVERING: Mapping[str, tuple[str, str]] = {
    "en": (
        "A new password for Sandtable",
        "Somebody wants to log in to your account at {server} and does not know the password.\n\n"
        "If that was you, choose a new password here. The link works once, for an hour:\n{link}\n\n"
        "If not, do nothing. Your password stays what it is.\n",
    ),
    "de": (
        "Ein neues Passwort für Sandtable",
        "Jemand möchte sich auf {server} bei deinem Konto anmelden und kennt das Passwort nicht.\n\n"
        "Wenn du das warst, wähle hier ein neues Passwort. Der Link gilt einmal, eine Stunde lang:\n{link}\n\n"
        "Sonst tu nichts. Dein Passwort bleibt, wie es ist.\n",
    ),
}


@dataclass(frozen=True, slots=True)
class Text:
    """A notice in words: a heading and a sentence."""

    heading: str
    body: str


def text_of(notice: Notice, language: str) -> Text:
    """Return a notice in a language, by default in English."""
    return _german(notice) if language == "de" else _english(notice)


def _english(notice: Notice) -> Text:
    title, names = notice.title, _names(notice.names, "and", "others")
    against = f" with {names}" if names else ""
    match notice.kind:
        case "turn":
            return Text(f"{title}: your turn", f"It is your turn in the game{against}.{_turn_in_english(notice)}")
        case "reminder":
            left = _in_english(notice.seconds)
            return Text(f"{title}: {left} left", f"It is your turn in the game{against}. You have {left} left.")
        case "sat":
            seats = {0: "Everybody is there.", 1: "One seat is free."}.get(
                notice.free, f"{notice.free} seats are free."
            )
            return Text(
                f"{title}: somebody sat down", f"{names} {_is(notice.names, 'is', 'are')} at your table. {seats}"
            )
        case "over":
            return Text(f"{title}: the game is over", f"The game{against} has ended.")
        case "challenge":
            answer = f" You can answer for {_in_english(notice.seconds)}." if notice.seconds else ""
            return Text(f"{title}: a challenge", f"{names} challenges you to a game.{answer}")
        case "found":
            wait = f" It waits for you for {_in_english(notice.seconds)}." if notice.seconds else ""
            return Text(f"{title}: your game is found", f"You play{against}. Come to the table.{wait}")
        case "bell":
            wait = f" The search goes on for {_in_english(notice.seconds)}." if notice.seconds else ""
            return Text(f"{title}: somebody is waiting", f"Somebody looks for a game that you like to play.{wait}")
        case "hour":
            return Text("The club hour begins soon", _count(notice.coming, "One player is", "players are") + " coming.")


def _german(notice: Notice) -> Text:
    title, names = notice.title, _names(notice.names, "und", "andere")
    against = f" mit {names}" if names else ""
    match notice.kind:
        case "turn":
            return Text(f"{title}: Du bist am Zug", f"In der Partie{against} bist du am Zug.{_turn_in_german(notice)}")
        case "reminder":
            left = _in_german(notice.seconds)
            return Text(
                f"{title}: noch {left}", f"In der Partie{against} bist du am Zug. Dir bleibt noch Zeit: {left}."
            )
        case "sat":
            seats = {0: "Alle sind da.", 1: "Ein Platz ist frei."}.get(notice.free, f"{notice.free} Plätze sind frei.")
            return Text(
                f"{title}: Jemand hat Platz genommen",
                f"{names} {_is(notice.names, 'sitzt', 'sitzen')} an deinem Tisch. {seats}",
            )
        case "over":
            return Text(f"{title}: Die Partie ist zu Ende", f"Die Partie{against} ist zu Ende.")
        case "challenge":
            answer = f" Zeit zu antworten: {_in_german(notice.seconds)}." if notice.seconds else ""
            return Text(f"{title}: eine Herausforderung", f"{names} fordert dich zu einer Partie heraus.{answer}")
        case "found":
            wait = f" Die Partie wartet auf dich: {_in_german(notice.seconds)}." if notice.seconds else ""
            return Text(f"{title}: Deine Partie ist gefunden", f"Du spielst{against}. Komm an den Tisch.{wait}")
        case "bell":
            wait = f" Die Suche dauert noch: {_in_german(notice.seconds)}." if notice.seconds else ""
            return Text(f"{title}: Jemand wartet", f"Jemand sucht eine Partie, die du gern spielst.{wait}")
        case "hour":
            coming = _count(notice.coming, "Eine Person kommt", "Personen kommen")
            return Text("Die Klubstunde beginnt bald", f"{coming}.")


def _turn_in_english(notice: Notice) -> str:
    """Return a sentence about the time for a turn, or nothing if it is not limited by days."""
    days, reserve = notice.seconds - notice.reserve, notice.reserve
    if days > 0:
        then = f" After that you have {_in_english(reserve)} of the reserve." if reserve else ""
        return f" You have {_in_english(days)} for it.{then}"
    return f" You have {_in_english(reserve)} of the reserve left." if reserve else ""


def _turn_in_german(notice: Notice) -> str:
    """Return the same sentence in German."""
    days, reserve = notice.seconds - notice.reserve, notice.reserve
    if days > 0:
        then = f" Danach bleibt dir die Reserve: {_in_german(reserve)}." if reserve else ""
        return f" Deine Zeit für den Zug: {_in_german(days)}.{then}"
    return f" Dir bleibt nur noch die Reserve: {_in_german(reserve)}." if reserve else ""


def _in_english(seconds: int) -> str:
    return _time(seconds, ("day", "days"), ("hour", "hours"), ("minute", "minutes"))


def _in_german(seconds: int) -> str:
    return _time(seconds, ("Tag", "Tage"), ("Stunde", "Stunden"), ("Minute", "Minuten"))


def _names(names: list[str], conjunction: str, others: str) -> str:
    """Return names in a row, at most three of them."""
    named = names if len(names) <= MOST_NAMES else [*names[:MOST_NAMES], others]
    return f" {conjunction} ".join(part for part in (", ".join(named[:-1]), *named[-1:]) if part)


def _is(names: list[str], one: str, several: str) -> str:
    return one if len(names) == 1 else several


def _count(number: int, one: str, several: str) -> str:
    return one if number == 1 else f"{number} {several}"


def _time(seconds: int, days: tuple[str, str], hours: tuple[str, str], minutes: tuple[str, str]) -> str:
    """Return a time in whole days, from two on, whole hours or whole minutes. It is never longer than what is left,
    unless that is less than a minute.
    """
    if seconds >= 2 * DAY:
        length, words = DAY, days
    else:
        length, words = (HOUR, hours) if seconds >= HOUR else (MINUTE, minutes)
    number = max(1, seconds // length)
    return f"{number} {words[number > 1]}"

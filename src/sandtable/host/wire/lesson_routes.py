"""The routes of lessons and of examples of clauses: small positions that belong to no table. Nothing is stored between
two requests.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache, partial
from pathlib import Path

from fastapi import APIRouter, Request, Response

from sandtable.bots.tutor import Tutor
from sandtable.engine.errors import BadInput, IllegalAction
from sandtable.engine.json_data import Json
from sandtable.engine.languages import ENGLISH
from sandtable.engine.messages import tongue
from sandtable.games import at_tables
from sandtable.host.protocol import encode
from sandtable.host.protocol.answers import Example, Forbidden, Lesson, LessonTry, LessonWindow, Moment
from sandtable.host.protocol.requests import TryLesson
from sandtable.host.refusals import Refusal, from_rules
from sandtable.host.wire import catalog
from sandtable.host.wire.bodies import Language, answer, as_json, in_language, read_body
from sandtable.host.wire.callers import hub_of
from sandtable.host.wire.openapi import gives, takes
from sandtable.scenarios import demonstration, lessons
from sandtable.scenarios.demonstration import demonstrate
from sandtable.scenarios.examples import examples_of
from sandtable.scenarios.files import Scenario

router = APIRouter(prefix="/api")

KEPT = 256
"""The number of examples that are cached. The largest takes a third of a megabyte."""


# ---- examples ----


@router.get("/games/{variant}/rules/{clause}/example", responses=gives(Example, 404, 422, 429))
async def example(variant: str, clause: str, request: Request) -> Response:
    """Return a scenario that shows a clause, carried out step by step."""
    return as_json(await hub_of(request).background.do(f"rules {variant}", partial(_example, variant, clause)))


@lru_cache(KEPT)
def _example(variant: str, id: str) -> bytes:
    """Return the scenario that shows a clause best, as JSON."""
    catalog.clause(variant, id)
    scenario = examples_of(at_tables()[variant].game.folder).of(id, variant)
    if scenario is None:
        raise Refusal(404, "no_example", clause=id)
    return encode(_shown(scenario))


def _shown(scenario: Scenario) -> Example:
    variant = at_tables()[scenario.game]
    moments = [_moment(moment) for moment in demonstrate(scenario, variant)]
    options = variant.read_options(scenario.options)
    return Example(scenario.id, scenario.title, variant.id, options, list(scenario.clauses), moments)


def _moment(moment: demonstration.Moment) -> Moment:
    no = moment.refusal
    refused = Forbidden(no.clause, no.sentence) if no else None
    return Moment(moment.text, moment.told, moment.views, refused, list(moment.choices))


# ---- lessons ----


@router.get("/lessons/{game}", responses=gives(None, 404, 422, 429, words="the lessons of a game, in order"))
async def all_lessons(game: str, language: Language = ENGLISH) -> Response:
    """Return the lessons of a game in the order in which they are learned, in the requested language or in English."""
    told = _told_in(game, language)
    described = [_described(lesson, told.get(lesson.id, {})) for lesson in _lessons(game).values()]
    return in_language(language if told else ENGLISH, answer(described))


@router.post(
    "/lessons/{game}/{lesson}",
    openapi_extra=takes(TryLesson),
    responses=gives(LessonTry, 400, 404, 409, 413, 422, 429),
)
async def attempt(game: str, lesson: str, request: Request) -> Response:
    """Return the state of a try after these acts; with `partial`, what a half-made choice would mean there."""
    body = await read_body(request, TryLesson)
    found = _lesson(game, lesson)
    return answer(await hub_of(request).background.do(f"lessons {game}", partial(_attempt, found, body)))


@router.get("/lessons/{game}/{lesson}/solution", responses=gives(Example, 404, 422, 429))
async def solution(game: str, lesson: str, request: Request) -> Response:
    """Return the solution of a lesson, step by step."""
    return as_json(await hub_of(request).background.do(f"lessons {game}", partial(_solution, game, lesson)))


@lru_cache(KEPT)
def _solution(game: str, id: str) -> bytes:
    return encode(_shown(_lesson(game, id).scenario))


def _attempt(lesson: lessons.Lesson, body: TryLesson) -> LessonTry | Json:
    tutor, words = Tutor(lesson, at_tables()[lesson.scenario.game]), tongue(body.words)
    try:
        for action in body.acts:
            tutor.act(action)
        if body.partial is not None:
            return tutor.umpire.preview(tutor.seat, body.partial, words)
    except (BadInput, IllegalAction) as problem:
        raise from_rules(problem, tutor.umpire.reader(tutor.seat)) from None
    now, seats = tutor.standing(words), tutor.umpire.seats
    window = LessonWindow(now.window.kind, [seats[seat] for seat in now.window.asks]) if now.window else None
    return LessonTry(now.view, now.legal, now.ask, now.told, window, now.left, now.solved, now.over)


@cache
def _lessons(game: str) -> dict[str, lessons.Lesson]:
    """Return the lessons of a game by their ids, in order."""
    return {lesson.id: lesson for lesson in lessons.lessons_of(_folder(game))}


@lru_cache(KEPT)
def _told_in(game: str, language: str) -> Mapping[str, Mapping[str, str]]:
    return lessons.told_in(_folder(game), language)


def _folder(game: str) -> Path:
    """Return the folder of a game; raise Refusal if there is none."""
    family = [variant for variant in at_tables().values() if variant.game.name == game]
    if not family:
        known = ", ".join(dict.fromkeys(variant.game.name for variant in at_tables().values()))
        raise Refusal(404, "unknown_game", game=repr(game[:64]), known=known)
    return family[0].game.folder


def _lesson(game: str, id: str) -> lessons.Lesson:
    found = _lessons(game).get(id)
    if found is None:
        raise Refusal(404, "no_lesson", lesson=repr(id[:64]))
    return found


def _described(lesson: lessons.Lesson, told: Mapping[str, str]) -> Lesson:
    scenario = lesson.scenario
    english = {"title": scenario.title, "task": lesson.task, "hint": lesson.hint, "last": lesson.last}
    said = {**english, **told}
    return Lesson(
        id=lesson.id,
        variant=scenario.game,
        seat=lesson.seat,
        moves=lesson.moves,
        clauses=list(scenario.clauses),
        **said,
    )

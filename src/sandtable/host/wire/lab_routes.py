"""The routes of the lab, under /api/lab.

They are closed unless the server was started with the lab. By default only callers of its own machine may use it,
because studies use its processors.
"""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import FileResponse

from sandtable.host.address import is_here
from sandtable.host.lab.lab import Lab
from sandtable.host.protocol.answers import Problem
from sandtable.host.protocol.lab import Laboratory, StudyRequest, StudyShown
from sandtable.host.refusals import Refusal
from sandtable.host.wire.bodies import answer, read_body
from sandtable.host.wire.openapi import gives, takes
from sandtable.host.wire.request_guard import address

router = APIRouter(prefix="/api/lab")

PAGE_POLICY = "; ".join(
    (
        "sandbox allow-scripts",
        "default-src 'none'",
        "script-src 'unsafe-inline'",
        "style-src 'unsafe-inline'",
        "img-src data:",
        "frame-ancestors 'none'",
    )
)
"""The policy of a report: it contains a script for its tables, and cannot load or reach anything."""
KINDS = {".html": "text/html; charset=utf-8", ".csv": "text/csv; charset=utf-8", ".yaml": "application/yaml"}


@router.get("", responses=gives(Laboratory, 403, 404, 429, 503))
async def about(request: Request) -> Response:
    """Return what can be asked, and all studies of this server."""
    return answer(await _lab(request).about())


@router.post(
    "/studies",
    status_code=201,
    openapi_extra=takes(StudyRequest),
    responses=gives(StudyShown, 400, 403, 404, 409, 413, 422, 429, 503, status=201),
)
async def create(request: Request) -> Response:
    """Create and play a study. One study is played at a time."""
    lab = _lab(request)
    return answer(await lab.create(await read_body(request, StudyRequest)), 201)


@router.get("/studies/{study}", responses=gives(StudyShown, 403, 404, 422, 429))
async def show(study: str, request: Request) -> Response:
    """Return a study and its progress."""
    return answer(await _lab(request).show(study))


@router.post("/studies/{study}/stop", responses=gives(StudyShown, 403, 404, 422, 429))
async def stop(study: str, request: Request) -> Response:
    """Stop a study, which takes a moment, because a page of the games so far is written. It can go on later."""
    return answer(await _lab(request).stop(study))


@router.post("/studies/{study}/go-on", responses=gives(StudyShown, 400, 403, 404, 409, 422, 429))
async def go_on(study: str, request: Request) -> Response:
    """Play the missing games of a study."""
    return answer(await _lab(request).go_on(study))


@router.post("/studies/{study}/remove", responses=gives(Laboratory, 403, 404, 409, 422, 429, 503))
async def remove(study: str, request: Request) -> Response:
    """Remove a study and its games."""
    lab = _lab(request)
    await lab.remove(study)
    return answer(await lab.about())


@router.get(
    "/studies/{study}/files/{name}",
    response_class=FileResponse,
    responses={
        **gives(Problem, 403, 404, 422, 429),
        200: {"description": "the file", "content": {kind: {} for kind in KINDS.values()}},
    },
)
async def file(study: str, name: str, request: Request, look: bool = False) -> Response:
    """Return a file of a study: its page, its numbers, or the study file. With `look` it is to be shown, not saved."""
    found = await _lab(request).file(study, name)
    shown = "inline" if look else f'attachment; filename="{study}-{name}"'
    headers = {"Content-Disposition": shown, "Cache-Control": "no-store", "Content-Security-Policy": PAGE_POLICY}
    return FileResponse(found, media_type=KINDS[found.suffix], headers=headers)


def is_open_to(request: Request) -> bool:
    """Return whether this server has a lab that the caller may use."""
    meant_for = request.app.state.lab_is_for
    return meant_for == "all" or bool(meant_for and is_here(address(request.scope), request.headers.get("host", "")))


def _lab(request: Request) -> Lab:
    """Return the lab if the caller may use it; raise Refusal."""
    lab: Lab | None = request.app.state.lab
    if lab is None:
        raise Refusal(404, "no_lab-here")
    if not is_open_to(request):
        raise Refusal(403, "not_here-lab")
    return lab

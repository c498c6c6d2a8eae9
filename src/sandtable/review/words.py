"""A review as text, for the command line. The client has its own texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sandtable.review.report import Estimate, Fault, Review, Standing, TurningPoint

STANDINGS: dict[Standing, str] = {
    "lost": "lost",
    "far_behind": "far behind",
    "behind": "behind",
    "even": "even",
    "ahead": "ahead",
    "far_ahead": "far ahead",
    "won": "won",
}
FAULTS: dict[Fault, str] = {
    "none": "",
    "unknowable": "There was no way to see it coming.",
    "knowable": "{better} was better than {text}, and that could be known.",
    "chance": "The choice was good; luck decided.",
}
CURVE = 60  # columns
HEIGHT = 9  # rows, from won to lost
KNEW, WHOLE, BOTH = "·", "o", "●"


def sentence(moment: TurningPoint) -> str:
    """Return a turning point as a sentence or two."""
    told = " ".join(event["text"] for event in moment.told)
    before, after = STANDINGS[moment.before], STANDINGS[moment.after]
    was = f"{moment.seat} was {before}"
    if moment.thought_before != moment.before:
        was += f" (but looked {STANDINGS[moment.thought_before]})"
    if before != after:
        was += f", then {after}"
    why = FAULTS[moment.fault] if moment.choice is not None else ""
    if moment.choice is not None:
        why = why.format(text=moment.choice.text, better=moment.choice.better)
    return f"{told} {was}. {why}".strip()


def curve(estimates: Sequence[Estimate], seat: int) -> Iterator[str]:
    """Yield how a seat stood in the course of the game: a row for each height, the highest first."""
    columns = min(CURVE, len(estimates))
    shown = [estimates[k * (len(estimates) - 1) // max(1, columns - 1)] for k in range(columns)]
    for row in range(HEIGHT):
        cells = [_mark(_row(one.knew[seat]) == row, _row(one.whole[seat]) == row) for one in shown]
        label = {0: "won", HEIGHT // 2: "even", HEIGHT - 1: "lost"}.get(row, "")
        yield f"{label:>4} {''.join(cells).rstrip()}".rstrip()


def _row(number: int) -> int:
    return round((1000 - number) * (HEIGHT - 1) / 2000)


def _mark(knew: bool, whole: bool) -> str:
    if knew and whole:
        return BOTH
    return KNEW if knew else WHOLE if whole else " "


def accuracy(review: Review) -> Iterator[tuple[str, str, str]]:
    """Yield for each seat its name, how well it chose, and how many choices that is based on."""
    for one in review.accuracy:
        percent = "-" if one.percent is None else f"{one.percent} %"
        best = f"{one.best} of {one.judged} rated choices were best ({one.of} in all)"
        blurred = f"; {one.blurred} too close to call" if one.blurred else ""
        yield one.seat, percent, best + blurred

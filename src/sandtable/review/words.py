"""A review as text, for the command line. The client has its own texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sandtable.review.report import Estimate, Fault, Review, Standing, TurningPoint

STANDINGS: dict[Standing, str] = {
    "lost": "lost",
    "far_behind": "behind by much",
    "behind": "behind",
    "even": "neither ahead nor behind",
    "ahead": "ahead",
    "far_ahead": "ahead by much",
    "won": "won",
}
FAULTS: dict[Fault, str] = {
    "none": "",
    "unknowable": "nothing it knew could tell it",
    "knowable": "it could have known: {better} promised more than {text}",
    "chance": "it had chosen well, and chance decided",
}
CURVE = 60  # columns
HEIGHT = 9  # rows, from won to lost
KNEW, WHOLE, BOTH = "·", "o", "●"


def sentence(moment: TurningPoint) -> str:
    """Return a turning point as a sentence or two."""
    told = " ".join(event["text"] for event in moment.told)
    before, after = STANDINGS[moment.before], STANDINGS[moment.after]
    was = f"{moment.seat} was {before}"
    if before != after:
        was += f", and then {after}"
    if moment.thought_before != moment.before:
        was += f"; by what it knew it was {STANDINGS[moment.thought_before]}"
    why = FAULTS[moment.fault]
    if moment.choice is not None and why:
        was += f"; {why.format(text=moment.choice.text, better=moment.choice.better)}"
    return f"{told} {was}.".strip()


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
        best = f"{one.best} of {one.judged} judged choices could not be bettered ({one.of} in all)"
        blurred = f"; {one.blurred} could not be told from others" if one.blurred else ""
        yield one.seat, percent, best + blurred

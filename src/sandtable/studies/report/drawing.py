"""Pictures of findings as SVG, in the colours of the page around them."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import altair as alt
import polars as pl
import vl_convert

from sandtable.studies.finding import FEW, Picture

ROW, TALL, NARROW, SQUARE = 22, 220, 320, 66
EDGE, WIDEST = 6, 32
NARROWEST, LETTER, TICKS = 190, 6, 6
UPRIGHT = 6
"""The most names that fit side by side."""
SIGNS = {"#010101": "var(--ink)", "#020202": "var(--faint)", "#030303": "var(--line)", "#040404": "var(--paper)"}
"""Placeholder colours that the page replaces, by day and by night."""
INK, FAINT, LINE, PAPER = SIGNS
HUES = ["#b4652a", "#4f7d5b", "#3f6fa3", "#9a4a6b", "#8a7a2f", "#5b5f97"]
SHORT = 18
"""The most letters of a name beside others under a picture."""
FONT = "system-ui, sans-serif"


def svg(picture: Picture) -> str:
    """Return the picture as SVG. It raises nothing: an empty table gives an empty picture."""
    picture = _in_rows(picture)
    kinds = {"intervals": _intervals, "counts": _counts, "matrix": _matrix}
    drawn: str = vl_convert.vegalite_to_svg(_dressed(kinds[picture.kind](picture), _room(picture)).to_dict())
    for sign, colour in SIGNS.items():
        drawn = drawn.replace(sign, colour)
    return drawn


def _in_rows(picture: Picture) -> Picture:
    """Return the picture with a label in each row, where there are more groups than colours."""
    table, label, group = picture.table, picture.label, picture.group
    if picture.kind != "intervals" or group not in table.columns or table[group].n_unique() <= FEW or group == label:
        return picture
    order = {name: place for place, name in enumerate(table[label].unique(maintain_order=True))}
    places = pl.Series([order[name] for name in table[label]])
    named = table.with_columns(pl.format("{}: {}", pl.col(label), pl.col(group)).alias(label), places.alias("place"))
    return replace(picture, table=named.sort("place", maintain_order=True), group=label)


def _colour(picture: Picture) -> Any:
    if picture.group not in picture.table.columns or picture.group == picture.label:
        return alt.value(HUES[0])
    names = picture.table[picture.group].unique(maintain_order=True).to_list()
    if len(names) < 2:
        return alt.value(HUES[0])
    columns = 2 if max(map(len, names)) <= SHORT else 1
    legend = alt.Legend(title=None, orient="bottom", columns=columns, labelLimit=300, symbolOpacity=1)
    return alt.Color(f"{picture.group}:N", scale=alt.Scale(domain=names, range=HUES), sort=names, legend=legend)


def _intervals(picture: Picture) -> Any:
    """Draw a point and its interval in each row."""
    table, label = picture.table, picture.label
    order = table[label].unique(maintain_order=True).to_list()
    grouped = picture.group in table.columns and picture.group != label and table[picture.group].n_unique() > 1
    rows = alt.Y(f"{label}:N", sort=order, title=None, axis=alt.Axis(labelLimit=250, ticks=False, domain=False))
    base = alt.Chart(table).encode(y=rows, color=_colour(picture))
    if grouped:
        base = base.encode(yOffset=alt.YOffset(f"{picture.group}:N"))
    scale = alt.Scale(zero=False, nice=True)
    bars = base.mark_rule(strokeWidth=2.5, opacity=0.55).encode(
        x=alt.X("low:Q", title=picture.unit, scale=scale, axis=alt.Axis(tickCount=TICKS)), x2="high:Q"
    )
    points = base.mark_point(filled=True, size=70, opacity=1).encode(x="value:Q")
    layers: list[Any] = [bars, points]
    if picture.line is not None:
        at = alt.Chart({"values": [{"at": picture.line}]})
        layers.insert(0, at.mark_rule(strokeDash=[3, 3], color=FAINT).encode(x="at:Q"))
    height = len(order) * ROW * (1 + 0.45 * (table[picture.group].n_unique() - 1) if grouped else 1)
    longest = max(map(len, order), default=0)
    width = max(NARROWEST, NARROW - LETTER * max(0, longest - SHORT))  # the whole still fits on a phone
    return alt.layer(*layers).properties(width=width, height=max(height, 2 * ROW))


def _counts(picture: Picture) -> Any:
    """Draw a line over the values for each group."""
    x = alt.X("value:Q", title=picture.unit, axis=alt.Axis(tickCount=TICKS))
    y = alt.Y("count:Q", title="% of games")
    lines = alt.Chart(picture.table).mark_area(
        interpolate="step", opacity=0.18, line={"strokeWidth": 2}
    )  # fmt: skip
    return lines.encode(x=x, y=y.stack(None), color=_colour(picture)).properties(width=NARROW + 80, height=TALL)


def _matrix(picture: Picture) -> Any:
    """Draw a square for each pair, fuller the farther it is from the line, in one colour above it and another below."""
    across, down = (
        picture.table[name].unique(maintain_order=True).to_list() for name in (picture.group, picture.label)
    )
    middle = picture.line if picture.line is not None else float(picture.table["value"].to_numpy().mean())
    farthest = max(float(abs(picture.table["value"] - middle).to_numpy().max()), 1e-9)
    straight = alt.Axis(labelAngle=0 if len(across) <= UPRIGHT else -40, orient="top", ticks=False, domain=False)
    base = alt.Chart(picture.table).encode(
        x=alt.X(f"{picture.group}:N", sort=across, title=None, axis=straight),
        y=alt.Y(f"{picture.label}:N", sort=down, title=None, axis=alt.Axis(ticks=False, domain=False, labelLimit=250)),
    )
    squares = base.mark_rect(cornerRadius=3).encode(
        color=alt.condition(alt.datum.value >= middle, alt.value(HUES[1]), alt.value(HUES[0])),
        opacity=alt.Opacity("far:Q", scale=alt.Scale(domain=[0, farthest], range=[0.08, 0.75]), legend=None),
    )
    squares = squares.transform_calculate(far=f"abs(datum.value - {middle})")
    figures = base.mark_text(color=INK, fontSize=12).encode(text=alt.Text("value:Q", format=".1f"))
    wide = min(SQUARE * len(across), NARROW + 80)
    return alt.layer(squares, figures).properties(width=wide, height=SQUARE * 0.62 * len(down))


def _room(picture: Picture) -> int:
    """Return the width of the left margin: the reader's letters may be wider than those that were measured here."""
    if picture.kind == "counts":
        return EDGE
    return EDGE + min(max(map(len, picture.table[picture.label].to_list()), default=0), WIDEST)


def _dressed(chart: Any, left: int) -> Any:
    padding = {"left": left, "right": EDGE, "top": EDGE, "bottom": EDGE}
    return (
        chart.configure(background=PAPER, font=FONT, padding=padding)
        .configure_axis(
            labelColor=INK, titleColor=FAINT, gridColor=LINE, domainColor=LINE, tickColor=LINE, labelFontSize=12,
            titleFontSize=12, titleFontWeight="normal",
        )
        .configure_legend(labelColor=INK, labelFontSize=12)
        .configure_view(stroke=None)
    )  # fmt: skip

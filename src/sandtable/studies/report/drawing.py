"""Pictures of findings as SVG, in colours of the page around them."""

from __future__ import annotations

from typing import Any

import altair as alt
import vl_convert

from sandtable.studies.finding import Picture

ROW, TALL, NARROW = 22, 220, 320
SIGNS = {"#010101": "var(--ink)", "#020202": "var(--faint)", "#030303": "var(--line)", "#040404": "var(--paper)"}
"""Colours that the page replaces, by day and by night."""
INK, FAINT, LINE, PAPER = SIGNS
HUES = ["#b4652a", "#4f7d5b", "#3f6fa3", "#9a4a6b", "#8a7a2f", "#5b5f97"]
FONT = "system-ui, sans-serif"


def svg(picture: Picture) -> str:
    """The picture; raises nothing: an empty table is an empty picture."""
    chart = _intervals(picture) if picture.kind == "intervals" else _counts(picture)
    drawn: str = vl_convert.vegalite_to_svg(_dressed(chart).to_dict())
    for sign, colour in SIGNS.items():
        drawn = drawn.replace(sign, colour)
    return drawn


def _colour(picture: Picture) -> Any:
    if picture.group not in picture.table.columns or picture.group == picture.label:
        return alt.value(HUES[0])
    names = picture.table[picture.group].unique(maintain_order=True).to_list()
    if len(names) < 2:
        return alt.value(HUES[0])
    legend = alt.Legend(title=None, orient="bottom", columns=2, labelLimit=240)
    return alt.Color(f"{picture.group}:N", scale=alt.Scale(domain=names, range=HUES), sort=names, legend=legend)


def _intervals(picture: Picture) -> Any:
    """A point and its interval in each row."""
    table, label = picture.table, picture.label
    order = table[label].unique(maintain_order=True).to_list()
    grouped = picture.group in table.columns and picture.group != label and table[picture.group].n_unique() > 1
    rows = alt.Y(f"{label}:N", sort=order, title=None, axis=alt.Axis(labelLimit=200, ticks=False, domain=False))
    base = alt.Chart(table).encode(y=rows, color=_colour(picture))
    if grouped:
        base = base.encode(yOffset=alt.YOffset(f"{picture.group}:N"))
    scale = alt.Scale(zero=False, nice=True)
    bars = base.mark_rule(strokeWidth=2.5, opacity=0.55).encode(
        x=alt.X("low:Q", title=picture.unit, scale=scale), x2="high:Q"
    )
    points = base.mark_point(filled=True, size=70, opacity=1).encode(x="value:Q")
    layers: list[Any] = [bars, points]
    if picture.line is not None:
        at = alt.Chart({"values": [{"at": picture.line}]})
        layers.insert(0, at.mark_rule(strokeDash=[3, 3], color=FAINT).encode(x="at:Q"))
    height = len(order) * ROW * (1 + 0.45 * (table[picture.group].n_unique() - 1) if grouped else 1)
    return alt.layer(*layers).properties(width=NARROW, height=max(height, 2 * ROW))


def _counts(picture: Picture) -> Any:
    """A line over the values, one for each group."""
    x = alt.X("value:Q", title=picture.unit)
    y = alt.Y("count:Q", title="% of games")
    lines = alt.Chart(picture.table).mark_area(
        interpolate="step", opacity=0.18, line={"strokeWidth": 2}
    )  # fmt: skip
    return lines.encode(x=x, y=y.stack(None), color=_colour(picture)).properties(width=NARROW + 80, height=TALL)


def _dressed(chart: Any) -> Any:
    return (
        chart.configure(background=PAPER, font=FONT, padding=6)
        .configure_axis(
            labelColor=INK, titleColor=FAINT, gridColor=LINE, domainColor=LINE, tickColor=LINE, labelFontSize=12,
            titleFontSize=12, titleFontWeight="normal",
        )
        .configure_legend(labelColor=INK, labelFontSize=12)
        .configure_view(stroke=None)
    )  # fmt: skip

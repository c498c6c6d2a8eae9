"""Text as pixels: a picture of a terminal's screen, character by character."""

from __future__ import annotations

import io
import re
from functools import cache

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFont
from rich.cells import cell_len
from rich.color import blend_rgb
from rich.console import Console
from rich.style import Style
from rich.terminal_theme import SVG_EXPORT_THEME as THEME
from rich.text import Text

COLUMNS, ROWS = 80, 24  # the smallest screen, so that the pictures of one game have one size
WIDTH, HEIGHT = 11, 25  # pixels of a character
MARGIN = 12
BASELINE = 19  # of a character, in pixels from its top
SIZE = 20  # of the letters, in pixels
BOLD = 0.4  # added thickness, in pixels
DIM = 0.45  # share of the background in the colour of dim letters

Colour = tuple[int, int, int]

_WORDS = re.compile(r"\w+|\W")


def pixels(text: Text) -> npt.NDArray[np.uint8]:
    """Return the text on a screen of 80 by 24 characters, or as many as it needs: uint8 of shape (height, width, 3).

    Pillow's own font has little more than the letters of English.
    """
    lines = text.split()
    columns = max(COLUMNS, *(line.cell_len for line in lines))
    size = (columns * WIDTH + 2 * MARGIN, max(ROWS, len(lines)) * HEIGHT + 2 * MARGIN)
    image = Image.new("RGB", size, THEME.background_color)
    brush = ImageDraw.Draw(image)
    console = Console(file=io.StringIO())
    for row, line in enumerate(lines):
        _draw_line(brush, line, console, MARGIN + row * HEIGHT)
    return np.array(image)


def _draw_line(brush: ImageDraw.ImageDraw, line: Text, console: Console, y: int) -> None:
    """Draw each word in the middle of its cells: the font's letters differ in width, and words read better unspaced."""
    x = MARGIN
    for segment in line.render(console):
        style = segment.style or Style.null()
        ink, ground = _colours(style)
        if segment.cell_length:
            brush.rectangle((x, y, x + segment.cell_length * WIDTH - 1, y + HEIGHT - 1), ground)
        for word in _WORDS.findall(segment.text):
            width = cell_len(word) * WIDTH
            thicker = BOLD if style.bold else 0
            brush.text((x + width / 2, y + BASELINE), word, ink, _font(), "ms", stroke_width=thicker)
            x += width


def _colours(style: Style) -> tuple[Colour, Colour]:
    """Return the colours of the letters and of the background."""
    ink = style.color.get_truecolor(THEME) if style.color else THEME.foreground_color
    ground = style.bgcolor.get_truecolor(THEME, foreground=False) if style.bgcolor else THEME.background_color
    if style.reverse:
        ink, ground = ground, ink
    if style.dim:
        ink = blend_rgb(ink, ground, DIM)
    return ink, ground


@cache
def _font() -> ImageFont.FreeTypeFont | ImageFont.ImageFont:
    return ImageFont.load_default(SIZE)

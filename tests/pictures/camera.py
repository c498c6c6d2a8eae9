"""Helpers that seat the people who are photographed, and take pictures of what they see."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser
from tests.host.servers import Server
from tests.web.conftest import PHONE
from tests.web.person import Person

from sandtable.games import at_tables

PICTURES = Path(__file__).resolve().parents[2] / "docs" / "pictures"
LARGEST = 250_000


def sit(browser: Browser, server: Server, screen: dict[str, Any]) -> Person:
    context = browser.new_context(**screen, device_scale_factor=2 if screen is PHONE else 1)
    # The guide is for players; the pictures show the table.
    for variant in at_tables():
        context.add_init_script(f"localStorage.setItem('sandtable.tour.{variant}', '{{\"step\": 0, \"over\": true}}')")
    context.set_default_timeout(30_000)
    return Person(context.new_page(), server)


def take(person: Person, name: str, still: bool = True, whole: bool = False) -> None:
    """Save a picture as WebP, because a PNG with the grains of sand is too large.

    `whole` takes the page to its end, beyond the screen.
    """
    if still:
        person.page.mouse.move(1, 1)
        person.page.wait_for_timeout(700)  # what moves has come to rest
    image = Image.open(io.BytesIO(person.page.screenshot(full_page=whole))).convert("RGB")
    path = PICTURES / f"{name}.webp"
    image.save(path, quality=80, method=6)
    size = path.stat().st_size
    assert size < LARGEST, f"{path.name} has {size} bytes"
    print(f"{path.name}: {image.width} x {image.height}, {size // 1000} kB")

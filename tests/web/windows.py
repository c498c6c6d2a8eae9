"""Several window sizes for one table.

The table is opened once and its window is resized, which takes a tenth of the time of a new table.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tests.web.conftest import PHONE
from tests.web.person import Person

Window = dict[str, Any]

DESK: Window = {"viewport": {"width": 1440, "height": 900}}
TABLET: Window = {"viewport": {"width": 1024, "height": 768}}
ZOOMED: Window = {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2}  # DESK at 200 %
SIDEWAYS: Window = {**PHONE, "viewport": {"width": 844, "height": 390}}
SMALL: Window = {**PHONE, "viewport": {"width": 320, "height": 640}}

BY_MOUSE = {"desk": DESK, "tablet": TABLET, "zoomed": ZOOMED}
BY_FINGER = {"phone": PHONE, "sideways": SIDEWAYS, "small": SMALL}
"""What a browser points with is settled when it is opened: no window of one kind becomes one of the other."""

# Until everything that has a place has had the same one for three frames.
AT_REST = """
() => new Promise((done, broken) => {
  const places = () => [...document.querySelectorAll('body *')].map(part => {
    const { x, y, width, height } = part.getBoundingClientRect();
    return [x, y, width, height].map(Math.round).join();
  }).join(' ');
  let before = '', still = 0, looks = 0;
  const look = () => {
    const now = places();
    still = now === before ? still + 1 : 0;
    before = now;
    if (still === 3) done();
    else if (++looks === 300) broken(new Error('it does not come to rest'));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})
"""


def opened_by(windows: Mapping[str, Window]) -> Window:
    """Return the context of a browser whose window will have each of these sizes."""
    return {**next(iter(windows.values())), "device_scale_factor": 1}


def resize(person: Person, window: Window) -> None:
    """Resize the window, and wait until the layout has settled."""
    page, size = person.page, window["viewport"]
    page.set_viewport_size(size)
    if sharp := window.get("device_scale_factor"):
        how = {**size, "deviceScaleFactor": sharp, "mobile": False}
        page.context.new_cdp_session(page).send("Emulation.setDeviceMetricsOverride", how)
    page.evaluate(AT_REST)


def each(person: Person, windows: Mapping[str, Window]) -> Iterator[str]:
    """Yield the names of the windows, each after resizing to it.

    The name is printed, so that the last one printed before a failure is the one that failed.
    """
    for name, window in windows.items():
        resize(person, window)
        print(f"window: {name}")
        yield name

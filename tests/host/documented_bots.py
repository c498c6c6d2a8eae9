"""The programs of bots that docs/programs.md shows."""

from __future__ import annotations

import re
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "programs.md"
PROGRAMS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
[OVER_HTTP] = [text for text in PROGRAMS if "SERVER, TOKEN = sys.argv[1:]" in text]
[OVER_WEBSOCKET] = [text for text in PROGRAMS if "sandtable.client" in text]

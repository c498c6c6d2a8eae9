"""The locale in which Python can read the name of a folder."""

from __future__ import annotations

import locale
import os
from pathlib import Path

IN_UTF8 = ("C.UTF-8", "C.utf8", "UTF-8")
"""Locales without a language, by their names on various systems (PEP 538 tries the same)."""


def needed_by(folder: Path) -> dict[str, str]:
    """Return the variables to set, with LC_ALL unset, before Python starts from an environment in this folder.

    Files of .venv contain the folder's name, and Python reads them in the locale's encoding, even in its UTF-8 mode: it
    does not start if the locale lacks such letters.
    """
    if os.name != "posix" or os.fsencode(folder).isascii() or locale.getencoding().lower() in ("utf-8", "utf8"):
        return {}
    return next(({"LC_CTYPE": name} for name in IN_UTF8 if _is_there(name)), {})


def _is_there(name: str) -> bool:
    before = locale.setlocale(locale.LC_CTYPE)
    try:
        locale.setlocale(locale.LC_CTYPE, name)
        locale.setlocale(locale.LC_CTYPE, before)
        return True
    except locale.Error:
        return False

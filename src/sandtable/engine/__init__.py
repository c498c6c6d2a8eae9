"""The rules engine: everything that a game is built from. `__init__.pyi` lists the names that games import, and the
module that defines each.
"""

from __future__ import annotations

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)

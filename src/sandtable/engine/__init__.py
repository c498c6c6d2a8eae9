"""The rules engine: what a game is made with. `__init__.pyi` lists all that a game imports, and where each name is."""

from __future__ import annotations

import lazy_loader

__getattr__, __dir__, __all__ = lazy_loader.attach_stub(__name__, __file__)

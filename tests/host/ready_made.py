"""The module that is imported once before test servers are forked: the server, with its rules ready."""

from __future__ import annotations

import sandtable.host.serve as server
from sandtable.batches.precompile import load
from sandtable.games import at_tables

load(at_tables().values(), ["table"])

__all__ = ["server"]

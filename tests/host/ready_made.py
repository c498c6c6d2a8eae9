"""Imported once by the process whose copies the tests' servers are: the server, with its rules compiled."""

from __future__ import annotations

import sandtable.host.serve as server
from sandtable.host.warming import play_a_little

play_a_little(["recruit"])

__all__ = ["server"]

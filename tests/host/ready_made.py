"""The module that is imported once before test servers are forked: the server, with its rules ready."""

from __future__ import annotations

import pytest
import sqlalchemy as sa
from tests.host.shortcuts import migrate, take_shortcuts

import sandtable.host.serve as server
from sandtable.batches.loading import load
from sandtable.games import at_tables

load(at_tables().values(), ["table"])
take_shortcuts(pytest.MonkeyPatch())
with sa.create_engine("sqlite://").begin() as connection:
    migrate(connection, "head")

__all__ = ["server"]

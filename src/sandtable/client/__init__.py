"""A client for programs that play on a server: `async with Client(url, token) as client`.

A program follows the lobby (`client.lobby()`), is told of challenges and of tables that were found for it, and plays at
tables (`client.table(id)`). What it is sent is made from its own seat's view; docs/protocol.md describes the messages.
Connections that are lost are made again, and go on where they were.
"""

from sandtable.client.client import Client
from sandtable.client.lobby import Lobby
from sandtable.client.requests import Problem
from sandtable.client.table import Position, Table

__all__ = ["Client", "Lobby", "Position", "Problem", "Table"]

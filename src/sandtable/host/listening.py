"""The listening socket, and the lines that say where the server is found."""

from __future__ import annotations

import errno
import socket
import sys
from collections.abc import Callable

from sandtable.host.address import EVERYWHERE, lan_address
from sandtable.host.log import Say
from sandtable.host.settings import Settings

BAD_INPUT = 2
BACKLOG = 2048


def announce(settings: Settings, listening: socket.socket, ready: Callable[[str], None] | None, say: Say) -> None:
    """Say where the server is found."""
    port = listening.getsockname()[1]
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    here = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    say(f"Sandtable is at {here}   (Ctrl-C stops it)")
    if settings.lab:
        say(f"The lab is at {here}/lab")
    lan = lan_address() if settings.host in EVERYWHERE else None
    if settings.public_url or lan:
        say(f"Friends find it at {settings.public_url or f'http://{lan}:{port}'}")
    if ready is not None:
        ready(here)


class CannotListen(Exception):
    """The server cannot listen at its address; the message is one sentence that says why."""


def bind(settings: Settings) -> socket.socket:
    """Return a socket that listens at the address of the settings; raise CannotListen."""
    try:
        return _bind(settings)
    except OSError as problem:
        raise CannotListen(_why_not_bound(settings, problem)) from problem


def _bind(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
        listening.listen(BACKLOG)  # from now on the port is taken, and early connections wait until the server is ready
    except BaseException:
        listening.close()
        raise
    listening.set_inheritable(False)
    return listening


def _why_not_bound(settings: Settings, problem: OSError) -> str:
    if problem.errno == errno.EADDRINUSE:
        return f"Port {settings.port} is in use already. Stop the other server, or take another with --port."
    reason = problem.strerror or problem
    where = f"{settings.host} port {settings.port}"
    return f"The server cannot listen at {where}: {reason}. Try others with --host and --port."

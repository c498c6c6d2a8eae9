"""HAProxy in front of some servers: it sends a table to one of them, and leaves out those that are not ready."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.host.servers import Server, free_port

CONFIGURATION = """
defaults
    mode http
    option redispatch
    timeout connect 2s
    timeout client 75s
    timeout server 75s
    timeout tunnel 1h

frontend web
    bind 127.0.0.1:{port}
    http-request set-header X-Forwarded-For %[src]
    default_backend tables

backend tables
    balance hash path,field(4,/)
    hash-type consistent
    option http-buffer-request
    retry-on conn-failure 503
    retries 1
    option redispatch 1
    option httpchk
    http-check send meth GET uri /readyz
    http-check expect status 200
    default-server check inter 500ms fall 1 rise 1
"""
"""As `deploy/haproxy.cfg`, without TLS."""


class Balancer:
    """HAProxy for the block, or nothing if it is not installed."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.port = free_port()
        lines = [f"    server node{number} 127.0.0.1:{server.port}" for number, server in enumerate(servers)]
        self._configuration = CONFIGURATION.format(port=self.port) + "\n".join(lines) + "\n"

    @staticmethod
    def installed() -> bool:
        """Return whether HAProxy is installed."""
        return shutil.which("haproxy") is not None

    def __enter__(self) -> Self:
        self._folder = tempfile.TemporaryDirectory(prefix="sandtable-balancer-")
        file = Path(self._folder.name) / "haproxy.cfg"
        file.write_text(self._configuration)
        self._process = subprocess.Popen(["haproxy", "-db", "-q", "-f", str(file)], stderr=subprocess.DEVNULL)
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._process.terminate()
        self._process.wait()
        self._folder.cleanup()

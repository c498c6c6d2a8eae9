"""The machines that Sandtable can be set up on. Every Python 3 can read this file, to report what is missing."""

import os
import platform
import sys

OLDEST, NEWEST = (3, 11), (3, 14)
"""Versions of Python, as in pyproject.toml. For newer ones, packages of the tests have no wheels yet."""
MACHINES = {"Linux": ("x86_64", "aarch64"), "Darwin": ("arm64",), "Windows": ("AMD64", "ARM64")}
"""The machines that all packages of the tests have wheels for."""
GLIBC = (2, 28)


def refusal() -> str:
    """Return why Sandtable cannot be set up here, and what would do, in a line; '' if it can."""
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        wanted = "{}.{} to {}.{}".format(*OLDEST, *NEWEST)
        return f"Sandtable needs Python {wanted}; this is {platform.python_version()}. Try: make play PYTHON=python3.13"
    system, machine = platform.system(), platform.machine()
    if machine in MACHINES.get(system, ()) and sys.maxsize > 2**32 and (system != "Linux" or _glibc() >= GLIBC):
        return ""
    return (
        "Sandtable needs a 64-bit Python on Linux with glibc 2.28 or newer (x86_64, aarch64), macOS on Apple silicon, "
        f"or Windows: elsewhere some of its packages have no builds. This is {platform.platform()}."
    )


def _glibc() -> "tuple[int, ...]":
    """Return the version of the C library; (0,) for another library than glibc, such as musl."""
    try:
        name, _, version = (os.confstr("CS_GNU_LIBC_VERSION") or "").partition(" ")
        return tuple(map(int, version.split("."))) if name == "glibc" else (0,)
    except (ValueError, OSError):
        return (0,)

"""On which machines Sandtable can be set up. Every Python 3 reads this file, so that it can say what it lacks."""

import os
import platform
import sys

OLDEST, NEWEST = (3, 11), (3, 14)
"""Pythons; pyproject.toml says the same. For newer ones packages of the tests have no builds yet."""
MACHINES = {"Linux": ("x86_64", "aarch64"), "Darwin": ("arm64",), "Windows": ("AMD64", "ARM64")}
"""For which llvmlite, which compiles the rules, has builds."""
GLIBC = (2, 28)


def refusal() -> str:
    """Why Sandtable cannot be set up here, and what would do, in a line; empty if it can."""
    if not OLDEST <= sys.version_info[:2] <= NEWEST:
        wanted = "{}.{} to {}.{}".format(*OLDEST, *NEWEST)
        return f"Sandtable needs Python {wanted}; this is {platform.python_version()}. Try: make play PYTHON=python3.13"
    system, machine = platform.system(), platform.machine()
    if machine in MACHINES.get(system, ()) and sys.maxsize > 2**32 and (system != "Linux" or _glibc() >= GLIBC):
        return ""
    return (
        "Sandtable needs a 64-bit Python on Linux with glibc 2.28 or newer (x86_64, aarch64), macOS on Apple silicon, "
        f"or Windows: elsewhere its compiler, llvmlite, has no builds. This is {platform.platform()}."
    )


def _glibc() -> "tuple[int, ...]":
    """The version of the C library; (0,) where it is another one, such as musl."""
    try:
        name, _, version = (os.confstr("CS_GNU_LIBC_VERSION") or "").partition(" ")
        return tuple(map(int, version.split("."))) if name == "glibc" else (0,)
    except (ValueError, OSError):
        return (0,)

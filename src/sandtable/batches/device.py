"""The device that plays batches: the processor, or an NVIDIA GPU."""

from __future__ import annotations

from importlib.util import find_spec

from sandtable.engine.compile.backend import BACKEND, NATIVE
from sandtable.engine.errors import BadInput

DEVICES = ("cpu", "cuda")
INSTALL = 'needs: pip install "sandtable[gpu]"'


def check_device(device: str) -> None:
    """Raise BadInput, which says what is missing, if there is no such device or it cannot be used here."""
    if device not in DEVICES:
        raise BadInput(f"there is no device {device!r}; there are {', '.join(DEVICES)}")
    lack = missing() if device == "cuda" else ""
    if lack:
        raise BadInput(f'device "cuda" {lack}; device "cpu" needs nothing more')


def missing() -> str:
    """Return what keeps this machine from playing on a GPU, or ''."""
    if find_spec("numba_cuda") is None:  # numba's own old `numba.cuda` does not suffice
        return INSTALL
    from numba import cuda

    if cuda.is_available():
        return "" if NATIVE else f"needs rules that numba compiles: SANDTABLE_BACKEND=native, not {BACKEND}"
    problem = cuda.cuda_error()  # None: there is a GPU, but no compiler for it
    return f"finds no NVIDIA GPU on this machine ({_first_line(problem)})" if problem else INSTALL


def _first_line(text: str) -> str:
    return text.strip().splitlines()[0].rstrip(".")

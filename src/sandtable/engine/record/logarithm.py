"""The natural logarithm as a rule function.

A machine's own library may differ from another's in the last bit, and then players would choose differently there.
"""

from __future__ import annotations

from sandtable.engine.compile.jit import kernel

_HALF, _ROOT_HALF, _ROOT_TWO = 0.5, 0.7071067811865476, 1.4142135623730951
_LN2_HIGH, _LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
_LG1, _LG2, _LG3 = 6.666666666666735130e-01, 3.999999999940941908e-01, 2.857142874366239149e-01
_LG4, _LG5, _LG6 = 2.222219843214978396e-01, 1.818357216161805012e-01, 1.531383769920937332e-01
_LG7 = 1.479819860511658591e-01


@kernel
def log(x: float) -> float:
    """Return the natural logarithm of a positive number, by the method of fdlibm's `e_log.c` (Sun Microsystems, 1993).

    Its error is less than one unit in the last place.
    """
    doubled = 0.0
    while x >= _ROOT_TWO:
        x *= _HALF
        doubled += 1.0
    while x < _ROOT_HALF:
        x += x
        doubled -= 1.0
    f = x - 1.0
    s = f / (2.0 + f)
    z = s * s
    w = z * z
    odd = z * (_LG1 + w * (_LG3 + w * (_LG5 + w * _LG7)))
    even = w * (_LG2 + w * (_LG4 + w * _LG6))
    half_square = _HALF * f * f
    return s * (half_square + (odd + even)) + doubled * _LN2_LOW - half_square + f + doubled * _LN2_HIGH

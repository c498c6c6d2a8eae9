"""A program that speaks the UCC manager's protocol and moves at random: `ucc_stub.py SEED [FAULT]`."""

from __future__ import annotations

import os
import random
import sys
import time
from collections.abc import Iterator

SET_UPS = {
    "RED": ["FB8sB479B8", "BB31555583", "6724898974", "967B669999"],
    "BLUE": ["967B669999", "6724898974", "BB31555583", "FB8sB479B8"],
}
BARRAGE = {"RED": ["FB8.......", "s.........", "..12......", "9........9"]}
BARRAGE["BLUE"] = BARRAGE["RED"][::-1]
STEPS = {"UP": (0, -1), "DOWN": (0, 1), "LEFT": (-1, 0), "RIGHT": (1, 0)}


def fail(fault: str) -> None:
    if fault == "dies":
        sys.exit(3)
    if fault == "hangs":
        time.sleep(60)
    if fault == "floods":
        while True:
            os.write(1, b"x" * 65536)
    print({"nonsense": "hello", "illegal": "0 0 DOWN", "surrenders": "SURRENDER", "chats": "0 3 DOWN\n0 3 DOWN"}[fault])


def move(rng: random.Random, board: list[str]) -> str:
    found = []
    for y, row in enumerate(board):
        for x, symbol in enumerate(row):
            if symbol in ".#+BF":
                continue
            for name, (across, along) in STEPS.items():
                column, line = x + across, y + along
                if 0 <= column < 10 and 0 <= line < 10 and board[line][column] in ".#":
                    found.append(f"{x} {y} {name}")
                    beyond = (column + across, line + along)
                    if symbol == "9" and board[line][column] == "." and all(0 <= n < 10 for n in beyond):
                        found += [f"{x} {y} {name} 2"] * (board[beyond[1]][beyond[0]] in ".#")
    return rng.choice(found)


def heard(log: list[str]) -> Iterator[str]:
    """Yield each line that the program is sent, and append it to the log file if one is named."""
    for line in sys.stdin:
        for name in log:
            with open(name, "a", encoding="utf-8") as file:
                file.write(line)
        yield line


def main() -> None:
    board: list[str] = []
    rng, fault = random.Random(sys.argv[1]), (sys.argv[2:] or [""])[0]
    sys.stdout.reconfigure(line_buffering=True)  # type: ignore[union-attr]
    colour = sys.stdin.readline().split()[0]
    set_ups = BARRAGE if fault == "barrage" else SET_UPS
    print("\n".join(set_ups[colour] if fault != "cheats" else ["1" * 10] * 4))
    for line in heard(sys.argv[3:]):
        if line.startswith("QUIT"):
            return
        words = line.split()
        if line == "START\n" or words[-1] in ("OK", "VICTORY_FLAG") or len(words) > 4:
            continue  # what was moved
        board.append(line.strip())
        if len(board) < 10:
            continue
        if fault and fault != "barrage" and fault != "logs":
            fail(fault)
        else:
            print(move(rng, board))
        board = []


if __name__ == "__main__":
    main()

"""`make bench`: the performance table, as `sandtable bench` prints it."""

import sys

from sandtable.cli import run

if __name__ == "__main__":
    sys.exit(run(["bench", *sys.argv[1:]]))

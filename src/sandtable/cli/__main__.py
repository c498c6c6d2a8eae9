"""`python -m sandtable.cli`."""

from sandtable.cli import main

main()

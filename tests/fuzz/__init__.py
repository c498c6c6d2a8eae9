"""Fuzz tests of everything that reads input from strangers: `make fuzz` runs them all, `make test` some of them."""

"""Sandtable's games as environments of other frameworks. Each port needs its extra."""

"""Sandtable's games in the terms of other frameworks. Each port needs its extra; nothing else here does."""

"""The parts of dev.py: they use the standard library only, as they run before anything is installed."""

"""What dev.py is made of: standard library only, run before anything is installed."""

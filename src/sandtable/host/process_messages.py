"""What a server process (`host.process`) and whoever has started it (`host.changeover`) say to each other."""

READY = "ready"  # the server can begin
BEGIN = "begin"  # it is to open the database and serve
SERVING = "serving"  # it does
PLAYS = "plays"  # and a variant: a table of it is in memory

"""The messages between a server process (`host.server_process`) and the one that started it (`host.backend_switch`)."""

READY = "ready"  # from the server: it is ready to begin
BEGIN = "begin"  # to the server: open the database and serve
DRAIN = "drain"  # to the server: end as on SIGTERM, while the balancer and the listeners go elsewhere
SERVING = "serving"  # from the server: it serves
PLAYS = "plays"  # from the server, with a variant: a table of it is in memory

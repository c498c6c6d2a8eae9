"""The tables of one server: in memory and in the store, with their listeners, clocks and bots."""

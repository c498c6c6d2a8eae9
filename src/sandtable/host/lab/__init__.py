"""Studies that are put together in the browser: they are files, played by a process of their own."""

"""The tables of one server: in memory, kept, told, with their clocks and computer players."""

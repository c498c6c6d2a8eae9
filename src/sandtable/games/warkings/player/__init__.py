"""The computer player of War Kings, and what it knows. `sergeant` is what the drivers are generated with."""

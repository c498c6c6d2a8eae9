"""The computer player of Ultimate Combat, and what it knows. `sergeant` is what the drivers are generated with."""

"""The computer player of Ultimate Soldier, and what it knows. `sergeant` is what the drivers are generated with."""

"""The computer player of Ultimate Stratego, and what it knows. `sergeant` is what the drivers are generated with."""

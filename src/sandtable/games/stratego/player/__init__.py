"""The computer player of Ultimate Stratego, and what it knows. The drivers are generated with `sergeant`."""

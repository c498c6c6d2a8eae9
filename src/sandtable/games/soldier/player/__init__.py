"""The computer player of Ultimate Soldier, and what it knows. The drivers are generated with `sergeant`."""

"""The computer player of War Kings, and what it knows. The drivers are generated with `sergeant`."""

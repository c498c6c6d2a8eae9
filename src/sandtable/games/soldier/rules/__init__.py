"""The law of Ultimate Soldier as functions over a record, and what they stand on. `law` is what the umpire calls."""

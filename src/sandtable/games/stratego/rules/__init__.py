"""The rules of Ultimate Stratego as functions over a record, and their tables. The umpire calls `law`."""

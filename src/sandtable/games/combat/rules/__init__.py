"""The rules of Ultimate Combat as functions over a record, and their tables. The umpire calls `law`."""

"""The rules of Ultimate Soldier: functions over a record, and their tables. The umpire calls `law`."""

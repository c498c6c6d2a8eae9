"""The rules of War Kings: functions over a record, and their tables. The umpire calls `law`."""

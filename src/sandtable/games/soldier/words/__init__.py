"""What people and files read of Ultimate Soldier. `phrases` is what the umpire calls."""

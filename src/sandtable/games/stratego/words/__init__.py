"""What people and files read of Ultimate Stratego. `phrases` is what the umpire calls."""

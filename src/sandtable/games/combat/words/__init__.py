"""What people and files read of Ultimate Combat. `phrases` is what the umpire calls."""

"""What people and files read of War Kings. `phrases` is what the umpire calls."""

"""What people and files read."""

"""The computer player of Classic Stratego."""

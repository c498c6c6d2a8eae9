"""The texts of Classic Stratego: what people and files read."""

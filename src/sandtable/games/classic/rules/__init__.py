"""The rules of Classic Stratego: plain functions over a record."""

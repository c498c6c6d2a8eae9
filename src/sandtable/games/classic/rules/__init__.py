"""The law: plain functions over a record."""

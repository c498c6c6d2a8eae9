"""The law of the toy."""

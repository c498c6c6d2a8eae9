"""The scenarios of Ultimate Combat: positions as text, and the stage that plays them."""

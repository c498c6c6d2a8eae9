"""The scenarios of Classic Stratego: positions as files, and the stage that plays them."""

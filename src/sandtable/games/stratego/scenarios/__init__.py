"""The scenarios of Ultimate Stratego: positions as files, and the stage that plays them."""

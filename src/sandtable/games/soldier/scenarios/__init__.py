"""The scenarios of Ultimate Soldier: positions as files, and the stage that plays them."""

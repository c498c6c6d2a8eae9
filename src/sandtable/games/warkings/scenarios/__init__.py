"""The scenarios of War Kings: positions as files, and the stage that plays them."""

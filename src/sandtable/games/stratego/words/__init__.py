"""The texts of Ultimate Stratego, which people and files read. The umpire calls `phrases`."""

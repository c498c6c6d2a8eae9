"""The texts of Ultimate Soldier: what people and files read. The umpire calls `phrases`."""

"""The texts of War Kings: what people and files read. The umpire calls `phrases`."""

"""The texts of Ultimate Combat: notation, sentences, JSON, pictures. The umpire calls `phrases`."""

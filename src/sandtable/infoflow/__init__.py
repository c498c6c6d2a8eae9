"""Information flow: following hidden things through a game's rules, to find where they leave without a disclosure."""

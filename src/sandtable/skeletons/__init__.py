"""Small whole games that `sandtable new-game` copies: each is a folder as games have them, with relative imports."""

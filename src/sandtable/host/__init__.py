"""The game server: tables of people and computer players, over HTTP and WebSocket."""

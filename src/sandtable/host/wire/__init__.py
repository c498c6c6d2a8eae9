"""What the server is asked over HTTP and the WebSocket, and how it answers."""

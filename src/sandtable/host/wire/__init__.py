"""The requests that the server takes over HTTP and the WebSocket, and its answers."""

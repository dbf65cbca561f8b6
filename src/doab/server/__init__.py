"""The server: people, bots and tables over HTTP and WebSocket (docs/server/api.md, docs/decisions/0005-server.md)."""

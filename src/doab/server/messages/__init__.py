"""What is said over the wire: one model per request or answer. Unknown fields in a request are refused."""

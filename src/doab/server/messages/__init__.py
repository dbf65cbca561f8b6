"""What is said over the wire: one model a request or answer. Unknown fields in a request are refused."""

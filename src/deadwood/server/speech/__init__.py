"""What leaves the server: messages as plain values, and what happens in words."""

"""The front: what speaks HTTP and WebSocket with strangers, and how much it takes from them."""

"""People who come back: how a guest is known on several devices, and what is remembered of them."""

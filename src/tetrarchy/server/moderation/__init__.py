"""Keeping the peace: reports of what was said, bans, and what the host sees of the server."""

"""Friends: who is one, who wants to be one, and who is blocked."""

"""Tables on a server: storage, live play, lobby, and what a host needs."""

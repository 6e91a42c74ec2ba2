"""Tournaments: who plays whom, at ordinary tables of the server, and who stands where."""

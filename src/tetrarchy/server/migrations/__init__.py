"""Alembic's scripts; the server runs them by itself when it starts."""

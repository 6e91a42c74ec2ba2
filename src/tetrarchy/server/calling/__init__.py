"""Calling people whose turn it is: web push, e-mail and webhooks."""

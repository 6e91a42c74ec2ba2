"""The rules, a file for each phase; ``flow`` leads from one decision to the next."""

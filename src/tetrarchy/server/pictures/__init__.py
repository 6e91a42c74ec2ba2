"""Pictures for links to tables, replays, reviews and puzzles, and the tags that name them."""

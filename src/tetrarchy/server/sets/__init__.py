"""Sets of components: what guests keep, and the games with them that are in use."""

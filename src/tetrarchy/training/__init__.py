"""Training of the nets that ``learned`` plays with; needs the extra ``training``, and nothing imports it."""

"""The rules, one file a part of the rulebook.

A function carries out a decision that has been checked. It ends by asking the next one, or by setting the
step GO_ON; then the agenda looks at what is left to be done.
"""

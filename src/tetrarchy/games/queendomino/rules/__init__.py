"""The rules, one file a part of the rulebook.

Each ``begin_…`` opens a step: where it leaves one answer or none it is not asked, and the game goes on. Each
other function carries out a decision that has been checked, and goes on to what follows. A turn, a line or a
first choice that is done sets the step GO_ON; then the agenda looks at what comes next.
"""

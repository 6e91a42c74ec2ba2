"""The rules, a file for each phase, in the order of the rulebook: setup, throwing, taking, painting, spells,
achievements, ending, solo.

Each ``begin_…`` opens a step: where it leaves one answer or none it is not asked, and the game goes on. Each
other function carries out a decision that has been checked, and goes on to what follows.
"""

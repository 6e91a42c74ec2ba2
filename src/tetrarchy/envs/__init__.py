"""The games as research environments: PettingZoo, Gymnasium, OpenSpiel, and many games at once.

The modules need packages of the extra ``research``; importing this package needs none of them.
"""

"""The laboratory: what numbers of components do, by many games with one set of them or with two."""

from tetrarchy.arena.lab.experiment import DataSet, Experiment, open_set
from tetrarchy.arena.lab.findings import Findings, findings_of, report_of
from tetrarchy.sets.shelf import OWN, PRINTED

__all__ = ["OWN", "PRINTED", "DataSet", "Experiment", "Findings", "findings_of", "open_set", "report_of"]

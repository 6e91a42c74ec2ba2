"""Experiments of the laboratory, run behind everything else: kept in parts, gone on with after a restart."""

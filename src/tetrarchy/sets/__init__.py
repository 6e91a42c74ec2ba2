"""Sets: the component data of a game, with numbers of one's own.

A set is known by the hash of its content (:class:`tetrarchy.kernel.data.Files`), so that it never changes. It
is checked by the loader that reads the game's own files, compared with others field by field, and travels as
a folder of TOML files or as a zip archive of one.
"""

from tetrarchy.sets.archive import read_zip, write_zip
from tetrarchy.sets.checking import Checked, Fault, check
from tetrarchy.sets.comparing import Difference, compare
from tetrarchy.sets.content import read_folder, standard, texts_of, write_folder
from tetrarchy.sets.fields import Field, fields

__all__ = [
    "Checked",
    "Difference",
    "Fault",
    "Field",
    "check",
    "compare",
    "fields",
    "read_folder",
    "read_zip",
    "standard",
    "texts_of",
    "write_folder",
    "write_zip",
]

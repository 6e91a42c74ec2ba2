"""Sets as zip archives: nothing in an archive is trusted."""

from __future__ import annotations

import io
import zipfile
import zlib
from typing import Final

from tetrarchy.kernel.data import Files
from tetrarchy.kernel.errors import BadData, quote
from tetrarchy.sets.content import MOST_BYTES, check_size, file_names, read_texts, texts_of

MOST_ZIP_BYTES: Final = 131_072
"""How long an archive may be."""
_MOST_MEMBERS: Final = 32
_PLAIN: Final = (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED)
_SECRET: Final = 1
"""The flag of a member that asks for a password."""
_DATE: Final = (1980, 1, 1, 0, 0, 0)


def read_zip(game: str, content: bytes) -> Files:
    """The set that an archive holds: the component files, in one folder at most.

    Members are read as far as a set can go and no further, whatever the archive says of their length.
    """
    if len(content) > MOST_ZIP_BYTES:
        raise BadData("large-zip", "An archive can have {most} bytes at most.", most=str(MOST_ZIP_BYTES))
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            texts: dict[str, bytes] = {}
            left = MOST_BYTES
            for name, member in _members(game, archive).items():
                with archive.open(member) as file:
                    texts[name] = file.read(left + 1)
                left -= len(texts[name])
                check_size(MOST_BYTES - left)
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError, ValueError) as error:
        raise BadData("bad-zip", "This is not a zip archive that can be read.") from error
    return read_texts(game, texts)


def _members(game: str, archive: zipfile.ZipFile) -> dict[str, zipfile.ZipInfo]:
    """The component files of an archive by name; whatever else lies in it is refused."""
    members = [member for member in archive.infolist() if not member.is_dir()]
    if len(members) > _MOST_MEMBERS:
        raise BadData("many-members", "The archive holds more files than a set has.")
    folders = {member.filename.rpartition("/")[0] for member in members}
    found: dict[str, zipfile.ZipInfo] = {}
    for member in members:
        folder, slash, name = member.filename.rpartition("/")
        odd = "/" in folder or folder in (".", "..") or (slash and not folder)
        if odd or name not in file_names(game) or len(folders) > 1:
            raise BadData(
                "foreign-member",
                "The archive should hold only {names}, in one folder at most, not {given}.",
                names=", ".join(file_names(game)),
                given=quote(member.filename),
            )
        if name in found or member.flag_bits & _SECRET or member.compress_type not in _PLAIN:
            raise BadData(
                "odd-member",
                "{given} of the archive is there twice, or packed in an unusual way.",
                given=quote(name),
            )
        found[name] = member
    if not found:
        raise BadData("empty-zip", "The archive holds no component files.")
    return found


def write_zip(files: Files) -> bytes:
    """A set as an archive; the same set gives the same bytes."""
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, text in sorted(texts_of(files).items()):
            archive.writestr(zipfile.ZipInfo(name, _DATE), text.encode(), zipfile.ZIP_DEFLATED)
    return packed.getvalue()

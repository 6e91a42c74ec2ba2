"""What travels between the server and its guests; docs/wire.md tells the meaning.

Server and client share these types, and ``scripts/make_types.py`` writes the page's out of them. Each module
holds one idea; everything in them can be imported from here.
"""

from tetrarchy.wire.calls import *  # noqa: F403
from tetrarchy.wire.common import *  # noqa: F403
from tetrarchy.wire.experiments import *  # noqa: F403
from tetrarchy.wire.history import *  # noqa: F403
from tetrarchy.wire.identity import *  # noqa: F403
from tetrarchy.wire.lessons import *  # noqa: F403
from tetrarchy.wire.live import *  # noqa: F403
from tetrarchy.wire.moderation import *  # noqa: F403
from tetrarchy.wire.people import *  # noqa: F403
from tetrarchy.wire.puzzles import *  # noqa: F403
from tetrarchy.wire.ratings import *  # noqa: F403
from tetrarchy.wire.rest import *  # noqa: F403
from tetrarchy.wire.reviews import *  # noqa: F403
from tetrarchy.wire.sets import *  # noqa: F403
from tetrarchy.wire.tournaments import *  # noqa: F403

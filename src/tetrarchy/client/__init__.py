"""A small client of a Tetrarchy server, for bots and programs.

>>> from tetrarchy.client import Client
>>> async def play(url):
...     async with Client(url) as client:
...         await client.sign_up("Ada")
...         table = await client.create(game="queendomino", seats=[{"kind": "me"}, {"kind": "bot"}])
...         live = await client.live()
...         game = await live.watch(table.id)
...         async for position in game.positions():
...             if position.legal:
...                 await game.act(position.legal[0]["code"])
"""

from tetrarchy.extras import CLIENT, needed_by

with needed_by(CLIENT):
    from tetrarchy.client.live import Following, Live
    from tetrarchy.client.rest import Client, Refused
    from tetrarchy.wire import Position

__all__ = ["Client", "Following", "Live", "Position", "Refused"]

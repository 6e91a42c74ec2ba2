"""The REST interface: how I want to be called."""

from __future__ import annotations

from typing import Final

from litestar import delete, get, post
from litestar.params import JSONBody

from tetrarchy.kernel.errors import TetrarchyError
from tetrarchy.server.calling.calls import Calls
from tetrarchy.server.calling.channels import Channel
from tetrarchy.server.calling.push import PushKeys
from tetrarchy.server.rest_tables import me_answer
from tetrarchy.server.visit import PROBLEMS, ApiRequest, TablePath, Visit, visit_of
from tetrarchy.wire import CallCode, CallsAnswer, ChannelAnswer, HookWish, MailWish, PushWish

_SHOWN: Final = 4


def _calls(visit: Visit) -> Calls:
    return visit.hall.calls


async def _answer(visit: Visit) -> CallsAnswer:
    calls = _calls(visit)
    mine = [] if visit.guest is None else await calls.channels.of(visit.guest)
    push = None if calls.push is None else calls.push.public
    return CallsAnswer(push, calls.mail is not None, [_told(one) for one in mine])


def _told(channel: Channel) -> ChannelAnswer:
    """A channel as its owner sees it; the address of a push or a webhook is a secret, and stays one."""
    shown = channel.address
    if channel.kind != "mail":
        shown = f"{shown.split('/', 3)[2]} …{shown[-_SHOWN:]}"
    return ChannelAnswer(channel.id, channel.kind, shown, channel.state, channel.table_id)


@get("/calls", summary="How I am called when it is my turn", responses=PROBLEMS)
async def show_calls(request: ApiRequest) -> CallsAnswer:
    return await _answer(visit_of(request))


@post("/calls/push", status_code=200, summary="Call me by web push", responses=PROBLEMS)
async def add_push(request: ApiRequest, data: JSONBody[PushWish]) -> CallsAnswer:
    visit = visit_of(request)
    guest = await visit.need_guest()
    visit.spend_calls()
    await _calls(visit).add_push(guest, data.endpoint, PushKeys(data.p256dh, data.auth))
    return await _answer(visit)


@post("/calls/mail", status_code=200, summary="Call me by e-mail; a code is sent there", responses=PROBLEMS)
async def add_mail(request: ApiRequest, data: JSONBody[MailWish]) -> CallsAnswer:
    visit = visit_of(request)
    guest = await visit.need_guest()
    visit.spend_calls(3, data.address.strip().lower())
    language = (await me_answer(visit, guest)).language
    await _calls(visit).add_mail(guest, data.address, language)
    return await _answer(visit)


@post(
    "/calls/{channel:str}/confirm", status_code=200, summary="The code that came by mail", responses=PROBLEMS
)
async def confirm_mail(request: ApiRequest, channel: TablePath, data: JSONBody[CallCode]) -> CallsAnswer:
    visit = visit_of(request)
    await _calls(visit).confirm(await visit.need_guest(), channel, data.code)
    return await _answer(visit)


@post("/calls/hook", status_code=200, summary="Call me, or a table of mine, by a webhook", responses=PROBLEMS)
async def add_hook(request: ApiRequest, data: JSONBody[HookWish]) -> CallsAnswer:
    visit = visit_of(request)
    guest = await visit.need_guest()
    visit.spend_calls()
    if data.table is not None:
        table = await visit.hall.find(data.table)
        if table.match.setup.creator != guest:
            raise TetrarchyError("not-creator", "Only the table's creator can do this.")
    base = visit.access.base_of(request.scope)  # type: ignore[arg-type]
    await _calls(visit).add_hook(guest, data.address, data.table, base)
    return await _answer(visit)


@post("/calls/{channel:str}/try", status_code=200, summary="Send me something now", responses=PROBLEMS)
async def try_call(request: ApiRequest, channel: TablePath) -> CallsAnswer:
    visit = visit_of(request)
    guest = await visit.need_guest()
    visit.spend_calls()
    language = (await me_answer(visit, guest)).language
    await _calls(visit).try_out(guest, channel, language)
    return await _answer(visit)


@delete("/calls/{channel:str}", status_code=200, summary="Call me in this way no more", responses=PROBLEMS)
async def remove_call(request: ApiRequest, channel: TablePath) -> CallsAnswer:
    visit = visit_of(request)
    calls = _calls(visit)
    found = await calls.channels.find(await visit.need_guest(), channel)
    await calls.channels.remove(found.id)
    return await _answer(visit)


@post(
    "/calls/stop/{channel:str}/{proof:str}",
    status_code=200,
    summary="The link in a mail that ends it",
    responses=PROBLEMS,
)
async def stop_call(request: ApiRequest, channel: TablePath, proof: TablePath) -> dict[str, bool]:
    await _calls(visit_of(request)).stop(channel, proof)
    return {"stopped": True}


HANDLERS: Final = [show_calls, add_push, add_mail, confirm_mail, add_hook, try_call, remove_call, stop_call]

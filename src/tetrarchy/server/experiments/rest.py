"""The REST interface: experiments of the laboratory. Everybody sees their own only."""

from __future__ import annotations

from typing import Annotated, Final

from litestar import Response, delete, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter
from sqlalchemy import RowMapping, select

from tetrarchy.kernel.errors import TetrarchyError, quote
from tetrarchy.server.experiments.parts import draw_report, tell_figures
from tetrarchy.server.experiments.plans import BOTS, components_of, counted_experiment, plan_of
from tetrarchy.server.experiments.running import read_plan
from tetrarchy.server.experiments.schema import EXPERIMENTS
from tetrarchy.server.scripts import GamePath
from tetrarchy.server.visit import PROBLEMS, ApiRequest, TablePath, Visit, visit_of
from tetrarchy.wire import ExperimentAnswer, ExperimentsAnswer, Language, NewExperiment

_COST: Final = 3
_REPORT_COST: Final = 10
_SHOWN: Final = [column for column in EXPERIMENTS.columns if column.name not in ("findings", "owner")]
InLanguage = Annotated[Language, QueryParameter()]


@get("/lab/{game:str}/experiments", summary="My experiments with a game", responses=PROBLEMS)
async def list_experiments(request: ApiRequest, game: GamePath) -> ExperimentsAnswer:
    visit = visit_of(request)
    visit.spend(_COST)
    hall, known = visit.hall, visit.hall.game(game).id
    rows = await hall.store.read(
        select(*_SHOWN)
        .where(EXPERIMENTS.c.guest == (visit.guest or ""), EXPERIMENTS.c.game == known)
        .order_by(EXPERIMENTS.c.created.desc())
    )
    return ExperimentsAnswer(
        [_answer(row) for row in rows],
        await hall.experiments.sets.known(known, visit.guest or ""),
        list(BOTS),
        hall.settings.limits.experiment_games,
    )


@post("/lab/{game:str}/experiments", summary="Begin an experiment", responses=PROBLEMS)
async def begin_experiment(
    request: ApiRequest, game: GamePath, data: JSONBody[NewExperiment]
) -> ExperimentAnswer:
    visit = visit_of(request)
    guest = await visit.need_guest()
    await visit.check_ban()
    plan = await plan_of(visit.hall, visit.hall.game(game), data, guest)
    visit.spend_experiment()
    return await _mine(visit, await visit.hall.experiments.begin(guest, plan))


@get("/experiments/{experiment:str}", summary="An experiment of mine", responses=PROBLEMS)
async def show_experiment(request: ApiRequest, experiment: TablePath) -> ExperimentAnswer:
    return await _mine(visit_of(request), experiment)


@post(
    "/experiments/{experiment:str}/cancel", status_code=200, summary="Stop an experiment", responses=PROBLEMS
)
async def cancel_experiment(request: ApiRequest, experiment: TablePath) -> ExperimentAnswer:
    visit = visit_of(request)
    row = await _find(visit, experiment)
    await visit.hall.experiments.cancel(row["id"])
    return await _mine(visit, experiment)


@post("/experiments/{experiment:str}/resume", status_code=200, summary="Go on with one", responses=PROBLEMS)
async def resume_experiment(request: ApiRequest, experiment: TablePath) -> ExperimentAnswer:
    visit = visit_of(request)
    row = await _find(visit, experiment)
    visit.spend_experiment()
    await visit.hall.experiments.resume(row)
    return await _mine(visit, experiment)


@delete("/experiments/{experiment:str}", status_code=200, summary="Delete one", responses=PROBLEMS)
async def delete_experiment(request: ApiRequest, experiment: TablePath) -> dict[str, bool]:
    visit = visit_of(request)
    row = await _find(visit, experiment)
    await visit.hall.experiments.delete(row["id"])
    return {"deleted": True}


@get(
    "/experiments/{experiment:str}/report",
    summary="What an experiment has found, as a page of HTML",
    responses=PROBLEMS | {200: ResponseSpec(str, media_type="text/html")},
)
async def show_report(
    request: ApiRequest, experiment: TablePath, language: InLanguage = "en"
) -> Response[bytes]:
    visit, row = await _done(request, experiment)
    plan = read_plan(row["plan"])
    data = await components_of(visit.hall, plan, row["guest"])
    page = await visit.hall.thinking.run(
        draw_report,
        counted_experiment(plan),
        row["findings"],
        data,
        language,
        lane="replays",
        payer=visit.payer,
    )
    return _file(page.encode(), "text/html; charset=utf-8", f"{plan.game}-{row['id']}.html")


@get(
    "/experiments/{experiment:str}/figures",
    summary="What an experiment has found, as JSON",
    responses=PROBLEMS | {200: ResponseSpec(dict[str, str])},
)
async def show_figures(request: ApiRequest, experiment: TablePath) -> Response[bytes]:
    visit, row = await _done(request, experiment)
    plan = read_plan(row["plan"])
    told = await visit.hall.thinking.run(
        tell_figures, counted_experiment(plan), row["findings"], lane="replays", payer=visit.payer
    )
    return _file(told, "application/json", f"{plan.game}-{row['id']}.json")


def _file(body: bytes, kind: str, name: str) -> Response[bytes]:
    """Something to be saved; as a page of this server it would be shown without its style."""
    headers = {"content-disposition": f'attachment; filename="tetrarchy-{name}"'}
    return Response(body, media_type=kind, headers=headers)


async def _find(visit: Visit, experiment: str) -> RowMapping:
    """An experiment of the asker's; others have none."""
    wanted = (EXPERIMENTS.c.id == experiment, EXPERIMENTS.c.guest == (visit.guest or ""))
    found = await visit.hall.store.read(select(EXPERIMENTS).where(*wanted))
    if not found:
        raise TetrarchyError("no-experiment", "You have no experiment {given}.", given=quote(experiment))
    return found[0]


async def _done(request: ApiRequest, experiment: str) -> tuple[Visit, RowMapping]:
    """An experiment that has found something."""
    visit = visit_of(request)
    row = await _find(visit, experiment)
    visit.spend(_REPORT_COST)
    if row["findings"] is None:
        raise TetrarchyError("experiment-not-done", "This experiment has not played all its games yet.")
    return visit, row


async def _mine(visit: Visit, experiment: str) -> ExperimentAnswer:
    return _answer(await _find(visit, experiment))


def _answer(row: RowMapping) -> ExperimentAnswer:
    plan = read_plan(row["plan"])
    return ExperimentAnswer(
        id=row["id"],
        game=row["game"],
        created=row["created"],
        sets=plan.sets,
        bots=plan.bots,
        options=plan.options,
        games=plan.games,
        seed=plan.seed,
        total=row["total"],
        done=row["done"],
        state=row["state"],
        key=row["why"],
    )


HANDLERS: Final = [
    list_experiments,
    begin_experiment,
    show_experiment,
    cancel_experiment,
    resume_experiment,
    delete_experiment,
    show_report,
    show_figures,
]
"""What the server answers about experiments."""

/** The wire's types by the names that the page uses, and the few that do not travel. */

import type { GameEvent as ToldEvent, Problem as RefusedRequest } from '../generated/wire'

export type {
  BetterMove,
  CallsAnswer as Calls,
  ChannelAnswer as Channel,
  ChatLine,
  ClockRules,
  Difference,
  CodeAnswer as Code,
  DeviceAnswer as Device,
  Done,
  ErrorMessage,
  ExampleAnswer as ExampleInfo,
  ExperimentAnswer as Experiment,
  ExperimentsAnswer as ExperimentList,
  GameAnswer as GameInfo,
  GuestMessage,
  HeardTip,
  HintMove,
  HistoryAnswer as History,
  HostAnswer as HostView,
  InvitationAnswer as Invitation,
  InvitedAnswer as Invited,
  JudgedDecision,
  LeadersAnswer as Leaders,
  LessonAnswer as LessonInfo,
  LessonSceneAnswer as LessonScene,
  KeysAnswer as Keys,
  LegalAction,
  LinkAnswer as Inviter,
  MeAnswer as Me,
  MyRatingsAnswer as MyRatings,
  NewTable,
  OptionAnswer as OptionInfo,
  Options,
  Patch,
  PlayedAnswer as Played,
  Phrase,
  Position,
  PeopleAnswer as Circle,
  PreviewedAction,
  PuzzleAnswer as PuzzleInfo,
  PuzzleDeedsAnswer as PuzzleDeeds,
  PuzzlesAnswer as PuzzleList,
  PuzzleVerdict,
  ReasonAnswer as Reason,
  ReviewPosition,
  SceneAnswer as Scene,
  SeatAnswer as Seat,
  SeatReview,
  SeatWish,
  ServerMessage,
  SheetAnswer as Sheet,
  StatisticsAnswer as Statistics,
  RatingFigure,
  TableAnswer as Table,
  TableRatingsAnswer as TableRatings,
  TableState,
  TipAnswer as Tip,
  TodaysPuzzleAnswer as TodaysPuzzle,
  TotalsAnswer as Totals,
  TournamentAnswer as Tournament,
  TournamentLine,
  TournamentNote,
  TournamentPerson,
  TournamentRound,
  TournamentRules,
  TournamentsAnswer as TournamentList,
  TournamentTable,
  VacationAnswer as Vacation,
  View,
  Whereabouts,
} from '../generated/wire'

/** What happened. Where an event has a `seat`, it is the one that acts. */
export interface GameEvent extends ToldEvent {
  seat?: number
}

/** Component data of a game, as the server gives it. Each game has a type for what it reads of them. */
export type Components = Record<string, unknown>

/** Something refused, by the server or by the page itself, as it can be told in any language. */
export type Problem = Pick<RefusedRequest, 'key' | 'detail'> & Partial<Pick<RefusedRequest, 'data' | 'status'>>

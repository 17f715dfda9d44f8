import type { StudioDeps } from '../deps.ts';
import type { GameSetups } from '../game-setup.ts';
import type { Seeds } from '../seeds.ts';
import type { PlaySessions } from '../sessions.ts';
import type { TableRoundRow, TableRow } from '../store/live-tables.ts';
import type { SeatRow } from '../store/seats.ts';
import type { Chains } from '../crash/chains.ts';
import type { IdleRounds } from './idle-rounds.ts';
import type { createPlayers } from './players.ts';
import type { RoundSeeds } from './round-seeds.ts';
import type { TableTime } from './table-time.ts';

/** What the tables work with. */
export type LiveDeps = Pick<StudioDeps, 'db' | 'clock' | 'log' | 'realtime'> & {
  readonly sessions: PlaySessions;
  readonly setups: GameSetups;
  readonly seeds: Seeds;
  readonly roundSeeds: RoundSeeds;
  readonly chains: Chains;
  /** Flights have a course of their own. */
  readonly flights: Flights;
  /** So have games that ask their players. */
  readonly hands: Hands;
  readonly idle: IdleRounds;
  readonly playersOf: ReturnType<typeof createPlayers>;
  readonly time: TableTime;
  /** Notifies all viewers of a change. */
  readonly tell: (tableId: bigint) => void;
};

/** How a room goes from flight to flight; who may do it, and when, is the business of tables. */
export type Flights = {
  readonly open: (deps: LiveDeps, table: TableRow, number: number, now: Date) => Promise<Date>;
  readonly bringOn: (deps: LiveDeps, table: TableRow, round: TableRoundRow, now: Date) => Promise<Date>;
};

/** What a seat has to do with the result: the same for all, unless every seat has cards of its own. */
export type ResultOf = (seat: Pick<SeatRow, 'id'>) => NonNullable<TableRoundRow['result']>;

/** A step of a round that is due, late perhaps; answers when to check again. */
export type Move = (deps: LiveDeps, table: TableRow, round: TableRoundRow, now: Date, isLate: boolean) => Promise<Date>;

/** How a game that asks its players goes from closed bets to a result. */
export type Hands = {
  readonly ask: Move;
  readonly end: Move;
  readonly results: (
    deps: LiveDeps,
    round: TableRoundRow,
    result: NonNullable<TableRoundRow['result']>,
  ) => Promise<ResultOf>;
};

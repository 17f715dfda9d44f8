import { publicValueOf } from '@fairground/engines/fair/shared-round';
import { BLACKJACK_MODEL } from '../blackjack/model.ts';
import { findTableModel } from '../domain/models/tables.ts';
import { readRules } from '../store/definitions.ts';
import * as store from '../store/live-tables.ts';
import type { TableRoundRow, TableRow } from '../store/live-tables.ts';
import { listSeats, listSlipsOfRound, listTakenSlipIds } from '../store/seats.ts';
import { isOver } from './idle-rounds.ts';
import type { LiveDeps, Move } from './live-deps.ts';
import { openTableRound } from './open-round.ts';
import {
  BETTING_MS,
  CANCELLED_AFTER_MS,
  CLOSING_MS,
  DEAL_MS,
  GRACE_MS,
  LATE_MS,
  LEAD_MS,
  PAUSE_MS,
  RESULT_MS,
} from './phases.ts';
import { refundSeats, settleSeats } from './settle-seats.ts';
import { resolveSlip } from './slips.ts';
import { tableName } from './table-name.ts';
import { later } from './table-time.ts';

/** How soon something that could not be done is tried again. */
const AGAIN_MS = 1_000;

/**
 * Advances a table by what is due now and returns when to check again; undefined when it may sleep. Every step requires
 * the state it was decided on, so any node may retry it at any time and it takes effect once.
 */
export const runTable = async (deps: LiveDeps, tableId: bigint, node: string): Promise<Date | undefined> => {
  const now = await deps.time.now();
  const table = await store.takeLead(deps.db, tableId, { node, now, until: later(now, LEAD_MS) });
  if (!table) return later(now, LEAD_MS / 2);
  const round = await store.findLastRound(deps.db, tableId);
  const isFlown = table.model === 'crash';
  if (round && !isOver(round)) return (isFlown ? deps.flights.bringOn : bringOn)(deps, table, round, now);
  if (round && round.moves_at > now) return round.moves_at;
  if (table.watched_until > now) {
    if (isFlown) return deps.flights.open(deps, table, (round?.number ?? 0) + 1, now);
    // It ran without viewers; a player who joins gets a round with its full betting time.
    return openRound(deps, table, (await deps.idle.lastNumber(table, round, now)) + 1, now);
  }
  await store.releaseLead(deps.db, tableId, node);
  return undefined;
};

const openRound = async (deps: LiveDeps, table: TableRow, number: number, now: Date): Promise<Date> => {
  // A source of chance that failed its tests opens nothing; players see a refusal.
  deps.seeds.requireChance();
  const model = findTableModel(table.model);
  if (!model) throw new Error(`Table ${table.id} plays ${table.model}, which nobody knows.`);
  const seed = deps.roundSeeds.fresh();
  return openTableRound(deps, table, number, {
    ...seed,
    rules: model.hash,
    opensAt: now,
    closesAt: later(now, BETTING_MS),
  });
};

const bringOn = async (deps: LiveDeps, table: TableRow, round: TableRoundRow, now: Date): Promise<Date> => {
  if (round.moves_at > now) return round.moves_at;
  const isLate = round.is_late || now.getTime() - round.moves_at.getTime() > LATE_MS;
  switch (round.state) {
    case 'OPEN':
      return moved(deps, table, round, { state: 'CLOSED', movesAt: isLate ? now : later(now, CLOSING_MS), isLate });
    case 'CLOSED':
      if (await waitsForSlips(deps, round, now)) return later(now, AGAIN_MS / 4);
      return (table.model === BLACKJACK_MODEL ? deps.hands.ask : deal)(deps, table, round, now, isLate);
    case 'DECIDING':
      return deps.hands.end(deps, table, round, now, isLate);
    case 'DEALT':
      return pay(deps, table, round, now, isLate);
    case 'SETTLED':
    case 'CANCELLED':
      return round.moves_at;
  }
};

/** Advances a round and notifies its viewers. */
export const moved = async (
  deps: LiveDeps,
  table: TableRow,
  round: TableRoundRow,
  to: Parameters<typeof store.moveTableRound>[2],
): Promise<Date> => {
  const row = await store.moveTableRound(deps.db, round, to);
  deps.tell(table.id);
  return row?.moves_at ?? to.movesAt;
};

/** Ends a round that cannot be played: every stake goes back. */
export const callOff = async (deps: LiveDeps, table: TableRow, round: TableRoundRow, now: Date): Promise<Date> => {
  await refundSeats(deps, round);
  return moved(deps, table, round, { state: 'CANCELLED', movesAt: later(now, PAUSE_MS), isLate: true });
};

/** Whether bets are still on their way to the wallet. After a while their senders are gone, and the wallet is asked. */
export const waitsForSlips = async (
  deps: LiveDeps,
  round: TableRoundRow,
  now: Date,
  since: Date = round.closes_at,
): Promise<boolean> => {
  const open = (await listSlipsOfRound(deps.db, round.id)).filter(
    ({ state }) => state === 'ASKED' || state === 'UNDOING',
  );
  if (open.length === 0) return false;
  if (now.getTime() - since.getTime() < GRACE_MS) return true;
  const seats = new Map((await listSeats(deps.db, round.id)).map((seat) => [seat.id, seat]));
  for (const slip of open) {
    const seat = seats.get(slip.seat_id);
    if (seat) await resolveSlip(deps, seat, slip);
  }
  return false;
};

/** Fixes the public value from the bets that stand, and deals from it and the seed that was committed to. */
const deal: Move = async (deps, table, round, now, isLate) => {
  const model = findTableModel(table.model);
  try {
    if (!model) throw new Error(`Nobody knows how to deal ${table.model}.`);
    const betIds = (await listTakenSlipIds(deps.db, round.id)).map(String);
    const publicValue = publicValueOf({
      game: tableName(table),
      round: String(round.number),
      bets: betIds,
      beacon: '-',
    });
    const rules = await readRules(deps.db, round.definition_hash);
    const result = model.game.deal(deps.roundSeeds.wordsFor(round, model.id, publicValue), rules);
    const movesAt = isLate ? now : later(now, DEAL_MS[model.game.kind]);
    return await moved(deps, table, round, { state: 'DEALT', movesAt, publicValue, result, isLate });
  } catch (error) {
    deps.log.error({ err: error, table: tableName(table), round: round.number }, 'a round cannot be dealt');
    if (now.getTime() - round.closes_at.getTime() < CANCELLED_AFTER_MS) return later(now, AGAIN_MS);
    return callOff(deps, table, round, now);
  }
};

const pay: Move = async (deps, table, round, now, isLate) => {
  const model = findTableModel(table.model);
  if (!model || round.result === null) throw new Error(`Round ${round.id} is dealt and shows nothing.`);
  const rules = await readRules(deps.db, round.definition_hash);
  const { result } = round;
  const resultOf = table.model === BLACKJACK_MODEL ? await deps.hands.results(deps, round, result) : () => result;
  await settleSeats(deps, round, { model, rules, resultOf }, isLate);
  return moved(deps, table, round, { state: 'SETTLED', movesAt: later(now, RESULT_MS), isLate });
};

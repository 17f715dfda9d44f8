import { publicValueOf } from '@fairground/engines/fair/shared-round';
import { inTransaction } from '../../../platform/database/index.ts';
import type { LiveDeps, Move, ResultOf } from '../live/live-deps.ts';
import { CANCELLED_AFTER_MS, DEAL_MS } from '../live/phases.ts';
import { callOff, moved, waitsForSlips } from '../live/run-table.ts';
import { tableName } from '../live/table-name.ts';
import { later } from '../live/table-time.ts';
import { lockDecidingRound } from '../store/decisions.ts';
import { moveTableRound } from '../store/live-tables.ts';
import type { TableRoundRow } from '../store/live-tables.ts';
import { listSeats, listSlipsOfRound, listTakenSlipIds } from '../store/seats.ts';
import { cardsOf, readDecisions, resultOfSeat } from './hands.ts';

/** Everybody decides at the same time, on hands of their own; who has not decided by then stands. */
export const DECIDING_MS = 24_000;
const AGAIN_MS = 250;

/** The bets are closed: fixes the public value and asks the players, or nobody where nobody bet. */
export const askPlayers: Move = async (deps, table, round, now, isLate) => {
  // The server was away when the cards should have been dealt: nobody could decide, so nothing is dealt.
  if (isLate) return callOff(deps, table, round, now);
  try {
    const bets = (await listTakenSlipIds(deps.db, round.id)).map(String);
    const publicValue = publicValueOf({ game: tableName(table), round: String(round.number), bets, beacon: '-' });
    // A seed that cannot be opened is noticed before anybody is asked.
    await cardsOf(deps, deps.db, { ...round, public_value: publicValue });
    const movesAt = bets.length === 0 ? now : later(now, DECIDING_MS);
    return await moved(deps, table, round, { state: 'DECIDING', movesAt, publicValue });
  } catch (error) {
    deps.log.error({ err: error, table: tableName(table), round: round.number }, 'a round cannot be dealt');
    if (now.getTime() - round.closes_at.getTime() < CANCELLED_AFTER_MS) return later(now, 4 * AGAIN_MS);
    return callOff(deps, table, round, now);
  }
};

/** The time to decide is over: once no stake is on its way the dealer's cards are shown. */
export const endDecisions: Move = async (deps, table, round, now, isLate) => {
  if (await waitsForSlips(deps, round, now, round.moves_at)) return later(now, AGAIN_MS);
  const movesAt = isLate ? now : later(now, DEAL_MS.blackjack);
  const isMoved = await inTransaction(deps.db, async (tx) => {
    const held = await lockDecidingRound(tx, round.id);
    if (!held) return true;
    // A decision that was written down at the last moment may stake something.
    const isWaiting = (await listSlipsOfRound(tx, round.id)).some(({ state }) => state === 'ASKED');
    if (isWaiting) return false;
    const { dealer } = await cardsOf(deps, tx, held);
    const result = { kind: 'blackjack' as const, dealer: [...dealer] };
    await moveTableRound(tx, held, { state: 'DEALT', movesAt, result, isLate });
    return true;
  });
  if (!isMoved) return later(now, AGAIN_MS);
  deps.tell(table.id);
  return movesAt;
};

/** The result of a round seat by seat: each has hands of its own. */
export const readResults = async (
  deps: LiveDeps,
  round: TableRoundRow,
  result: NonNullable<TableRoundRow['result']>,
): Promise<ResultOf> => {
  const seats = await listSeats(deps.db, round.id);
  const cards = await cardsOf(deps, deps.db, round);
  const decided = await readDecisions(deps.db, seats);
  return (seat) => resultOfSeat(result, cards.playOf(seat, decided(seat)).hands);
};

import { money } from '@fairground/contract/money';
import type { Board } from '@fairground/engines/lottery/board';
import type { BetId, Judge } from '../betting/index.ts';
import type { LotteryDeps } from './deps.ts';
import { createSettler } from './domain/settle-orders.ts';
import type { KnownGame } from './games.ts';
import type { IssueRow } from './store/issues.ts';
import { listLines, upsertWins } from './store/orders.ts';
import { listValid } from './store/valid.ts';
import { setVoided } from './store/voids.ts';
import type { VoidedWin } from './store/voids.ts';
import type { NewWin } from './store/orders.ts';

/** Orders whose lines are in memory at once; each has a hundred at most. */
const ORDERS_AT_ONCE = 500;

/**
 * Judges the orders of an issue on its board. What was won is written before the money moves: a range that is judged
 * again finds and writes the same.
 */
export const createJudge = (
  { db }: Pick<LotteryDeps, 'db'>,
  { game, limits }: KnownGame,
  { id }: Pick<IssueRow, 'id'>,
  board: Board,
): Judge => {
  const settle = createSettler(game, board, limits.winMax);
  return async ({ after, through }) => {
    const wins: (NewWin & VoidedWin)[] = [];
    let judged = 0;
    for (let from = after; from < through;) {
      const page = await listLines(db, id, { after: from, through }, ORDERS_AT_ONCE);
      if (page === undefined) break;
      for (const { mode, series, orders, lines } of page.alike) {
        judged += orders.length;
        orders.forEach((order, index) => {
          const settled = settle({ mode, series, lines: lines[index] ?? [] });
          if (settled.payout > 0n) wins.push({ order, ...settled });
        });
      }
      from = page.last;
    }
    await upsertWins(db, id, wins);
    await setVoided(
      db,
      id,
      wins.filter(({ voided }) => voided > 0n),
    );
    const counted = await listValid(db, id, { after, through });
    return {
      judged,
      counted: counted.map(({ order, valid }) => ({ bet: order as bigint as BetId, valid: money(valid) })),
      winners: wins.map(({ order, payout }) => ({ bet: order as bigint as BetId, payout: money(payout) })),
    };
  };
};

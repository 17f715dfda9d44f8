import { money } from '@fairground/contract/money';
import type { PoolRules } from '@fairground/engines/lottery/sea/pool';
import type { Reader } from '../../../platform/database/index.ts';
import type { BetId, Judge } from '../../betting/index.ts';
import { createPrizeSettler, createTicketCount } from '../domain/pool-prizes.ts';
import type { Prize } from '../domain/pool-prizes.ts';
import type { SettledOrder } from '../domain/settle-orders.ts';
import type { KnownGame } from '../games.ts';
import type { IssueRow } from '../store/issues.ts';
import { upsertWins } from '../store/orders.ts';
import type { NewWin } from '../store/orders.ts';
import { listPrizes, listSharedOrders } from '../store/pools.ts';
import type { SharedOrder } from '../store/pools.ts';
import { listValid } from '../store/valid.ts';
import { winLimitOf } from '../sale/win-limit.ts';
import { shareIssue } from './share-issue.ts';
import type { ShareDeps } from './share-issue.ts';

const ORDERS_AT_ONCE = 500;

type SharedSettler = (order: Pick<SharedOrder, 'currency' | 'mode' | 'lines'>) => SettledOrder;

/** Settles the orders of an issue by the prizes that were written for it. */
export const createSharedSettler = async (
  reader: Reader,
  known: KnownGame,
  issue: IssueRow,
): Promise<SharedSettler> => {
  const { id, board } = issue;
  if (board === null) throw new Error('An issue is not settled before it is drawn.');
  const settle = createPrizeSettler(createTicketCount(known.game, board), await winLimitOf(reader, known, issue));
  const prizes = new Map<string, Map<string, Prize>>();
  for (const { currency, tier, held, each } of await listPrizes(reader, id)) {
    const own = prizes.get(currency) ?? new Map<string, Prize>();
    prizes.set(currency, own.set(tier, { each: money(each), isShared: held !== null }));
  }
  return (order) => settle(order, prizes.get(order.currency) ?? new Map());
};

/** Shares the prize money of an issue and answers who judges its orders by it. */
export const createSharedJudge = async (
  deps: ShareDeps,
  known: KnownGame,
  rules: PoolRules,
  issue: IssueRow,
): Promise<Judge> => {
  const { db } = deps;
  await shareIssue(deps, known, rules, issue);
  const settle = await createSharedSettler(db, known, issue);
  return async ({ after, through }) => {
    const wins: NewWin[] = [];
    let judged = 0;
    for (let from = after; ;) {
      const orders = await listSharedOrders(db, issue.id, { after: from, through }, ORDERS_AT_ONCE);
      const last = orders.at(-1);
      if (last === undefined) break;
      for (const order of orders) {
        const { payout, lines } = settle(order);
        if (payout > 0n) wins.push({ order: order.id, payout, lines });
      }
      judged += orders.length;
      from = last.id;
    }
    await upsertWins(db, issue.id, wins);
    const counted = await listValid(db, issue.id, { after, through });
    return {
      judged,
      counted: counted.map(({ order, valid }) => ({ bet: order as bigint as BetId, valid: money(valid) })),
      winners: wins.map(({ order, payout }) => ({ bet: order as bigint as BetId, payout: money(payout) })),
    };
  };
};

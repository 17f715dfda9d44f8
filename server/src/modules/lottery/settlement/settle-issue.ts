import { inTransaction } from '../../../platform/database/index.ts';
import type { Tx } from '../../../platform/database/index.ts';
import { stopWonChases } from '../chase/chases.ts';
import type { LotteryDeps } from '../deps.ts';
import type { KnownGame, KnownGames } from '../games.ts';
import { createJudge } from './judge-orders.ts';
import { settledBoardOf } from '../sale/partners.ts';
import type { RebateReceiver } from '../../wallet/index.ts';
import { createSharedJudge } from '../pools/settle-shared.ts';
import { bettorOf, rebatesOfOrder } from '../show/shown.ts';
import { findIssue, lockIssue, updateIssue } from '../store/issues.ts';
import type { IssueRow } from '../store/issues.ts';
import { deleteSold } from '../store/orders.ts';
import { isEarlierUnpaid } from '../store/pools.ts';
import { insertRebates, listRebatedOrders } from '../store/proofs.ts';
import { postpone } from '../store/steps.ts';
import { listVoided } from '../store/voids.ts';
import type { NewRebate, RebatedOrder } from '../store/proofs.ts';

export type SettleDeps = Pick<LotteryDeps, 'db' | 'betting' | 'wallet' | 'tenant'> & { readonly games: KnownGames };

/** How long a station waits for the draw of another that its bets name. */
const NOT_YET_MS = 2_000;
const REBATE_PAGE = 500;

/**
 * Pays an issue: its bets a set at a time, then the rebates, then the chases that end with a win. Each of the three
 * keeps how far it came with what it did, so that it may start over after any end, on any node, and two at once do
 * everything once.
 */
export const settleIssue = async (deps: SettleDeps, known: KnownGame, due: IssueRow): Promise<void> => {
  const { db, betting } = deps;
  if (due.market_id === null) throw new Error('An issue without a market has nothing to settle.');
  const isKnown = (await settledBoardOf(deps, known.game, due)) !== undefined;
  const { pool } = known.game;
  // What one draw leaves in a jackpot is the next one's: they are shared in their order.
  const isEarly = pool !== undefined && due.state === 'DRAWN' && (await isEarlierUnpaid(db, due));
  if (!isKnown || isEarly) return postpone(db, due.id, NOT_YET_MS);
  const isOurs = await inTransaction(db, (tx) => updateIssue(tx, due.id, ['DRAWN', 'SETTLING'], { state: 'SETTLING' }));
  // An operator called it off meanwhile.
  if (!isOurs) return;
  // From here on nobody corrects the result, nor calls off or corrects a station it names; until here somebody may have.
  const issue = (await findIssue(db, due.id)) ?? due;
  const board = (await settledBoardOf(deps, known.game, issue)) ?? issue.board;
  if (board === null) throw new Error('An issue is not settled before it is drawn.');
  const judge =
    pool === undefined
      ? await createJudge(deps, known, issue, board)
      : await createSharedJudge(deps, known, pool, issue);
  await betting.settleMarketInSets(due.market_id, judge);
  await postRebates(deps, issue);
  await stopWonChases(deps, issue);
};

/** Marks an issue as paid. */
export const finishIssue = ({ db }: Pick<LotteryDeps, 'db'>, issue: IssueRow, at: Date): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await deleteSold(tx, issue.id);
    return updateIssue(tx, issue.id, ['SETTLING'], { state: 'SETTLED', settled_at: at, due_at: null });
  });

/** Pays the chain of every order what was agreed when the bet was made, a page in a transaction. */
const postRebates = async (deps: SettleDeps, { id }: IssueRow): Promise<void> => {
  let isDone = false;
  while (!isDone)
    isDone = await inTransaction(deps.db, async (tx) => {
      const issue = await lockIssue(tx, id);
      if (issue?.state !== 'SETTLING') return true;
      const page = await listRebatedOrders(tx, id, issue.rebated_through, REBATE_PAGE);
      const last = page.at(-1);
      if (last === undefined) return true;
      await payRebates(deps, tx, issue, page);
      await updateIssue(tx, id, ['SETTLING'], { rebated_through: last.id });
      return false;
    });
};

const payRebates = async (deps: SettleDeps, tx: Tx, issue: IssueRow, page: readonly RebatedOrder[]): Promise<void> => {
  const rebates: NewRebate[] = [];
  const sums = new Map<string, Omit<RebateReceiver, 'amount' | 'transactionId'> & { amount: bigint }>();
  const voided = await listVoided(
    tx,
    issue.id,
    page.map(({ id }) => id),
  );
  for (const order of page)
    for (const { holder, amount } of rebatesOfOrder(order, voided.get(order.id))) {
      rebates.push({ order: order.id, member: holder, amount });
      const of = holder === bettorOf(order) ? 'own' : 'team';
      const key = `${holder} ${order.currency} ${of}`;
      const sum = sums.get(key) ?? { member: holder, currency: order.currency, source: 'lottery', of, amount: 0n };
      sum.amount += amount;
      sums.set(key, sum);
    }
  if (rebates.length === 0) return;
  await insertRebates(tx, issue.id, rebates);
  const transactionOf = ({ currency, of }: Pick<RebateReceiver, 'currency' | 'of'>): string =>
    `RB:${issue.id}:${issue.rebated_through}:${currency}${of === 'own' ? '' : ':team'}`;
  await deps.wallet.moveRebatesIn(
    tx,
    [...sums.values()].map((sum) => ({ ...sum, transactionId: transactionOf(sum) })),
  );
};

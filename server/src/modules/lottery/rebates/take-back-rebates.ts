import type { MemberId } from '@fairground/contract/ids';
import type { Tx } from '../../../platform/database/index.ts';
import type { LotteryDeps } from '../deps.ts';
import type { RebateReceiver } from '../../wallet/index.ts';
import { bettorOf, rebatesOfOrder } from '../show/shown.ts';
import type { IssueRow } from '../store/issues.ts';
import { listRebatedByIds, listRebatesOf, updateRebate } from '../store/voids.ts';
import type { PaidRebate, VoidedWin } from '../store/voids.ts';

/** Rebates of an order that are not what it is due. */
type WrongRebates = {
  readonly order: PaidRebate['order'];
  readonly differences: readonly RebateReceiver[];
  readonly due: ReadonlyMap<MemberId, bigint>;
};

/**
 * Sets the rebates of orders right whose stakes were given back, or stand again, after they had been paid. The accounts
 * of those whose bets the transaction moves after it are locked together with theirs.
 */
export const takeBackRebates = async (
  deps: Pick<LotteryDeps, 'wallet'>,
  tx: Tx,
  issue: IssueRow,
  changed: readonly VoidedWin[],
  bettors: readonly MemberId[],
): Promise<void> => {
  const wrong = await findWrong(tx, issue, changed);
  const receivers = wrong.flatMap(({ differences }) => differences);
  await deps.wallet.lockRebatesIn(tx, receivers, bettors);
  for (const { order, differences, due } of wrong) {
    await deps.wallet.moveRebatesIn(tx, differences);
    for (const { member } of differences) await updateRebate(tx, issue.id, order, member, due.get(member) ?? 0n);
  }
};

const findWrong = async (tx: Tx, issue: IssueRow, changed: readonly VoidedWin[]): Promise<readonly WrongRebates[]> => {
  if (changed.length === 0) return [];
  const ids = changed.map(({ order }) => order);
  const paid = await listRebatesOf(tx, issue.id, ids);
  return (await listRebatedByIds(tx, issue.id, ids)).map((order) => {
    const voided = changed.find((one) => one.order === order.id)?.voided ?? 0n;
    const due = new Map(rebatesOfOrder(order, voided).map(({ holder, amount }) => [holder, amount]));
    const differences = paid.flatMap(({ member, amount, ...one }) => {
      const difference = (due.get(member) ?? 0n) - amount;
      if (one.order !== order.id || difference === 0n) return [];
      return {
        member,
        currency: order.currency,
        source: 'lottery',
        of: member === bettorOf(order) ? ('own' as const) : ('team' as const),
        amount: difference,
        transactionId: `RBX:${order.id}:${issue.corrections}`,
      };
    });
    return { order: order.id, differences, due };
  });
};

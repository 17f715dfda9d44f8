import type { Tx } from '../../../platform/database/index.ts';
import type { LotteryDeps } from '../deps.ts';
import { moveRebates } from './pay-rebates.ts';
import { bettorOf, rebatesOfOrder } from '../show/shown.ts';
import type { IssueRow } from '../store/issues.ts';
import { listRebatedByIds, listRebatesOf, updateRebate } from '../store/voids.ts';
import type { VoidedWin } from '../store/voids.ts';

/** Sets the rebates of orders right whose stakes were given back, or stand again, after they had been paid. */
export const takeBackRebates = async (
  deps: Pick<LotteryDeps, 'wallet' | 'tenant'>,
  tx: Tx,
  issue: IssueRow,
  changed: readonly VoidedWin[],
): Promise<void> => {
  if (changed.length === 0) return;
  const ids = changed.map(({ order }) => order);
  const paid = await listRebatesOf(tx, issue.id, ids);
  for (const order of await listRebatedByIds(tx, issue.id, ids)) {
    const voided = changed.find((one) => one.order === order.id)?.voided ?? 0n;
    const due = new Map(rebatesOfOrder(order, voided).map(({ holder, amount }) => [holder, amount]));
    const wrong = paid.filter(
      ({ member, amount, ...one }) => one.order === order.id && (due.get(member) ?? 0n) !== amount,
    );
    const differences = wrong.map(({ member, amount }) => ({
      member,
      of: member === bettorOf(order) ? ('own' as const) : ('team' as const),
      amount: (due.get(member) ?? 0n) - amount,
    }));
    const transactionId = `RBX:${order.id}:${issue.corrections}`;
    await moveRebates(
      deps,
      tx,
      differences.map((difference) => ({ ...difference, currency: order.currency, transactionId })),
    );
    for (const { member } of wrong) await updateRebate(tx, issue.id, order.id, member, due.get(member) ?? 0n);
  }
};

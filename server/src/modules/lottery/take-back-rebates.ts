import type { OrderId } from '@fairground/contract/lottery/fields';
import { money } from '@fairground/contract/money';
import type { Tx } from '../../platform/database/index.ts';
import type { LotteryDeps } from './deps.ts';
import { rebatesOfOrder } from './shown.ts';
import type { IssueRow } from './store/issues.ts';
import { listRebatedByIds, listRebatesOf, updateRebate } from './store/voids.ts';
import type { VoidedWin } from './store/voids.ts';

type Deps = Pick<LotteryDeps, 'wallet' | 'tenant' | 'log'>;

/**
 * Sets the rebates of orders right whose stakes were given back, or stand again, after they had been paid. Whoever has
 * spent the money keeps it: nobody is put into debt for a bet that was somebody else's.
 */
export const takeBackRebates = async (
  deps: Deps,
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
    for (const { member, amount } of paid.filter((one) => one.order === order.id)) {
      const now = due.get(member) ?? money(0n);
      if (now === amount) continue;
      const { outcome } = await move(deps, tx, issue, order.id, member, order.currency, now - amount);
      if (outcome === 'applied') await updateRebate(tx, issue.id, order.id, member, now);
      else
        deps.log.warn(
          { order: order.id.toString(), member: member.toString(), outcome },
          'a rebate stays with whom it was paid to',
        );
    }
  }
};

const move = async (
  { wallet, tenant }: Deps,
  tx: Tx,
  { corrections }: IssueRow,
  order: OrderId,
  member: Parameters<LotteryDeps['wallet']['accountsOf']>[0],
  currency: string,
  amount: bigint,
) => {
  const [answer] = await wallet.applyIn(tx, [
    {
      id: { tenant, source: 'lottery', member, action: 'rebate', transactionId: `RBX:${order}:${corrections}` },
      kind: 'rebate',
      account: (await wallet.accountsOf(member, currency)).cash,
      counter: await wallet.houseAccount('H_REBATE', currency),
      amount: money(amount),
    },
  ]);
  if (answer === undefined) throw new Error('The wallet did not answer.');
  return answer;
};

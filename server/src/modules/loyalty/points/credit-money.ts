import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { Tx } from '../../../platform/database/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { REFUSAL_OF } from '../../wallet/index.ts';
import type { AccountId } from '../../wallet/index.ts';
import type { LoyaltyDeps } from '../deps.ts';

type Credit = {
  readonly member: MemberId;
  readonly action: 'convert' | 'redeem';
  readonly transactionId: string;
  readonly account: AccountId;
  readonly counter: AccountId;
  readonly amount: Money;
};

/** Credits money for points; it has to be played once. */
export const creditMoney = async (
  { tenant, wallet, cashier }: Pick<LoyaltyDeps, 'tenant' | 'wallet' | 'cashier'>,
  tx: Tx,
  { member, action, transactionId, account, counter, amount }: Credit,
): Promise<void> => {
  const [answer] = await wallet.applyIn(tx, [
    {
      id: { tenant, source: 'loyalty', member, action, transactionId },
      ...{ kind: 'promotion', account, counter, amount, label: 'point-conversion' },
    },
  ]);
  if (answer === undefined) throw new Error('The ledger gave no answer.');
  if (answer.outcome !== 'applied') throw new Refusal(REFUSAL_OF[answer.outcome]);
  await cashier.openTurnover(tx, { member, source: 'POINT_CONVERT', reference: transactionId, required: amount });
};

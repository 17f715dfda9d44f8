import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { Tx } from '../../platform/database/index.ts';
import type { MembersDeps } from './deps.ts';

type Deps = Pick<MembersDeps, 'wallet' | 'tenant'>;

export type Credit = { readonly apply: (tx: Tx) => Promise<void> };

/** Opens what a member needs in a currency before its first movement; an account that stays unused harms nobody. */
export const openCashAccount = async ({ wallet }: Pick<Deps, 'wallet'>, memberId: MemberId, currency: string) =>
  wallet.accountsOf(memberId, currency);

/** Money of the house for a new account: prepared outside the transaction, credited once within it. */
export const prepareCredit = async (
  deps: Deps,
  {
    memberId,
    amount,
    currency,
    key,
  }: {
    readonly memberId: MemberId;
    readonly amount: Money;
    readonly currency: string;
    readonly key: 'signup' | 'trial';
  },
): Promise<Credit> => {
  const { wallet, tenant } = deps;
  const { cash } = await openCashAccount(deps, memberId, currency);
  const counter = await wallet.houseAccount('H_PROMO', currency);
  return {
    apply: async (tx) => {
      const id = { tenant, source: 'members', member: memberId, action: 'promotion', transactionId: key };
      const [answer] = await wallet.applyIn(tx, [{ id, kind: 'promotion', account: cash, counter, amount }]);
      if (answer?.outcome !== 'applied') throw new Error(`The ${key} credit was ${answer?.outcome ?? 'not answered'}.`);
    },
  };
};

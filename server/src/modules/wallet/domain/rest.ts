import type { Money } from '@fairground/contract/money';
import { money } from '@fairground/contract/money';
import { DUST } from '@fairground/contract/wallet/dust';

type Held = { readonly kind: string; readonly balance: bigint };

/**
 * What a member may give up when it leaves: its cash, where that is all it has, and no more than the line of dust. Money
 * that is held, a bonus or a vendor's wallet has to end first.
 */
export const restToGiveUp = <Holding extends Held>(
  holdings: readonly Holding[],
): (Holding & { readonly amount: Money }) | undefined => {
  const [only, ...others] = holdings.filter(({ balance }) => balance !== 0n);
  if (only?.kind !== 'CASH' || others.length > 0 || only.balance < 0n || only.balance > DUST) return undefined;
  return { ...only, amount: money(only.balance) };
};

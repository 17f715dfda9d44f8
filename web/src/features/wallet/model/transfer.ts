import { MAIN_WALLET } from '@fairground/contract/wallet/endpoints';

export type Wallet = { readonly code: string; readonly amount: bigint };

export type Transfer = { readonly from: string; readonly to: string; readonly amount: bigint };

export type TransferIssue = 'same' | 'sides' | 'amount' | 'funds';

/** What keeps a transfer from being sent, if anything; the server judges the same once more. */
export const transferIssue = (
  { from, to, amount }: Transfer,
  wallets: readonly Wallet[],
): TransferIssue | undefined => {
  if (from === to) return 'same';
  if (from !== MAIN_WALLET && to !== MAIN_WALLET) return 'sides';
  if (amount <= 0n) return 'amount';
  const held = wallets.find(({ code }) => code === from)?.amount ?? 0n;
  return amount > held ? 'funds' : undefined;
};

/** The other side when one changes: one of the two is always the main wallet. */
export const counterpartOf = (chosen: string, other: string, vendors: readonly string[]): string => {
  if (chosen !== MAIN_WALLET) return MAIN_WALLET;
  return other === MAIN_WALLET ? (vendors[0] ?? MAIN_WALLET) : other;
};

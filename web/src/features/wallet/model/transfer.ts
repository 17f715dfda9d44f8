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

/**
 * The keys under which transfers are asked for. The same wish keeps its key until the server has answered, so that a
 * repeat after a lost answer moves nothing twice; another wish, or the same one again later, gets a key of its own.
 */
export const createTransferKeys = (newKey: () => string) => {
  const open = new Map<string, string>();
  const nameOf = ({ from, to, amount }: Transfer) => `${from} ${to} ${amount}`;
  return {
    keyOf: (transfer: Transfer): string => {
      const key = open.get(nameOf(transfer)) ?? newKey();
      open.set(nameOf(transfer), key);
      return key;
    },
    answered: (transfer: Transfer): void => void open.delete(nameOf(transfer)),
  };
};

/** A key of the browser's own making. */
export const newTransferKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

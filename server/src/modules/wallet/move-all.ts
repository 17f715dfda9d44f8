import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import { Refusal } from '../../platform/refusal.ts';
import type { Accounts } from './accounts.ts';
import type { WalletDeps } from './deps.ts';
import type { AccountId, Answer, Operation } from './operation.ts';
import { readAccountBalance } from './store/operations.ts';
import type { VendorTransfers } from './vendor-transfers.ts';

export type MoveAllOrder = {
  readonly memberId: MemberId;
  readonly vendor: string;
  readonly currency: string;
  readonly direction: 'to-vendor' | 'from-vendor';
};

/** `pending` until the vendor has said what became of it; `failed` when it refused, and the money is back. */
export type MoveAllResult = 'nothing' | 'done' | 'pending' | 'failed';

type Parts = Pick<Accounts, 'accountsOf' | 'vendorAccount'> & {
  readonly apply: (operation: Operation) => Promise<Answer>;
  readonly transfers: Pick<VendorTransfers, 'keepsWallets' | 'largestOf' | 'find' | 'start'>;
};

const TRIES_MAX = 3;

/**
 * Moves all that lies in the main wallet to a vendor's, or back. The key carries the version of the account that pays:
 * who reads the same balance asks for the same transfer, so twins and repeats move it once.
 */
export const moveAll = async (deps: WalletDeps, parts: Parts, order: MoveAllOrder): Promise<MoveAllResult> => {
  const { memberId, vendor, currency, direction } = order;
  const [{ cash }, theirs] = await Promise.all([
    parts.accountsOf(memberId, currency),
    parts.vendorAccount(memberId, vendor, currency),
  ]);
  const [from, to] = direction === 'to-vendor' ? [cash, theirs] : [theirs, cash];
  const isKept = await parts.transfers.keepsWallets(vendor);
  for (let tried = 0; tried < TRIES_MAX; tried += 1) {
    const { balance, version } = await readAccountBalance(deps.db, from);
    const amount = isKept ? parts.transfers.largestOf(money(balance), currency) : money(balance);
    if (amount <= 0n) return 'nothing';
    const key = `all ${from} ${version}`;
    const result = isKept
      ? await sendAll(parts, { ...order, amount, idempotencyKey: key })
      : await moveInside(deps, parts, { memberId, key, from, to, amount });
    // Somebody spent of it between the reading and the movement: what is left has another version.
    if (result !== 'spent') return result;
  }
  return 'failed';
};

type Inside = {
  readonly memberId: MemberId;
  readonly key: string;
  readonly from: AccountId;
  readonly to: AccountId;
  readonly amount: Money;
};

const moveInside = async (
  { tenant }: Pick<WalletDeps, 'tenant'>,
  { apply }: Parts,
  { memberId, key, from, to, amount }: Inside,
): Promise<MoveAllResult | 'spent'> => {
  const { outcome } = await apply({
    id: { tenant, source: 'site', member: memberId, action: 'transfer-all', transactionId: key },
    kind: 'vendor-transfer',
    account: from,
    counter: to,
    amount: money(-amount),
  });
  if (outcome === 'applied') return 'done';
  // The same version may have paid another vendor's wallet: what is left then has another version, too.
  return outcome === 'insufficient-funds' || outcome === 'conflict' ? 'spent' : 'failed';
};

const sendAll = async (
  { transfers }: Parts,
  order: Parameters<VendorTransfers['start']>[0],
): Promise<MoveAllResult | 'spent'> => {
  try {
    const { state } = (await transfers.find(order)) ?? (await transfers.start(order));
    if (state === 'DONE') return 'done';
    return state === 'FAILED' ? 'failed' : 'pending';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === 'wallet.insufficient-funds' || error.code === 'wallet.key-conflict') return 'spent';
    return error.code === 'wallet.transfer-open' ? 'pending' : 'failed';
  }
};

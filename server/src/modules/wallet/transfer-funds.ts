import type { BodyOf, ValueOf } from '@fairground/contract/endpoint';
import type { Id } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import { MAIN_WALLET } from '@fairground/contract/wallet/endpoints';
import type { transferFunds as endpoint } from '@fairground/contract/wallet/endpoints';
import type { Session } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Accounts } from './accounts.ts';
import { currencyOf, readBalanceOf } from './balances.ts';
import type { WalletDeps } from './deps.ts';
import { findOperations } from './find-operations.ts';
import type { Answer, Operation } from './operation.ts';
import { REFUSAL_OF } from './outcome-refusal.ts';
import { readSetting, readVendors } from './store.ts';
import type { VendorTransfers } from './vendor-transfers.ts';

type Parts = Accounts & {
  readonly apply: (operation: Operation) => Promise<Answer>;
  readonly transfers: Pick<VendorTransfers, 'keepsWallets' | 'find' | 'start'>;
};

/** Moves money between the main wallet and a vendor's. In single mode there are no vendors' wallets to move it to. */
export const transferFunds = async (
  deps: WalletDeps,
  { accountsOf, vendorAccount, apply, transfers }: Parts,
  { from, to, amount, idempotencyKey }: BodyOf<typeof endpoint>,
  session: Session,
): Promise<ValueOf<typeof endpoint>> => {
  if (amount <= 0n) throw new Refusal('wallet.amount-refused');
  if ((from === MAIN_WALLET) === (to === MAIN_WALLET)) throw new Refusal('wallet.sides-refused');
  if (session.scope === 'withdraw' && to !== MAIN_WALLET) throw new Refusal('access.withdraw-only');
  const vendor = from === MAIN_WALLET ? to : from;
  const member = session.memberId;
  const currency = await currencyOf(deps, session);
  const answered = async (transferId: Id<'transfer'>, state: 'DONE' | 'PENDING') => {
    const balance = await readBalanceOf(deps, member, currency);
    const theirs = balance.vendors.find(({ code }) => code === vendor)?.balance;
    const own = { [MAIN_WALLET]: balance.cash, [vendor]: theirs };
    const version = balance.version.toString();
    return { transferId, state, from: own[from] ?? money(0n), to: own[to] ?? money(0n), version };
  };
  const direction = to === vendor ? 'to-vendor' : 'from-vendor';
  const order = { memberId: member, vendor, currency, direction, amount: money(amount), idempotencyKey } as const;
  const id = { tenant: deps.tenant, source: 'site', member, action: 'transfer', transactionId: idempotencyKey };
  // The key comes first: what was asked for before is answered as before, whatever has been closed since.
  const [begun, [kept]] = await Promise.all([transfers.find(order), findOperations(deps, [id])]);
  // Looked at after the key: a twin that was faster has opened the wallet before it used the key.
  const isOwn = await hasWallet(deps, session, vendor, currency);
  // What lies in a wallet may be fetched back whatever the mode is now; only an open one takes more.
  const mayMove = async (): Promise<boolean> => (to === vendor ? takesMoney(deps, vendor) : isOwn);
  // Anyone who asked before has that wallet since; with another one it is another wish under the same key.
  if (kept && !isOwn) throw new Refusal('wallet.key-conflict');
  if (!begun && !kept && !(await mayMove())) throw new Refusal('wallet.vendor-unknown');
  if (begun || (!kept && (await transfers.keepsWallets(vendor)))) {
    const transfer = begun ?? (await transfers.start(order));
    if (transfer.state === 'FAILED') throw new Refusal('wallet.transfer-failed');
    return answered(transfer.id, transfer.state === 'DONE' ? 'DONE' : 'PENDING');
  }
  const { cash } = await accountsOf(member, currency);
  const account = await vendorAccount(member, vendor, currency);
  const { outcome, transferId } = await apply({
    id,
    kind: 'vendor-transfer',
    account: cash,
    counter: account,
    amount: money(from === MAIN_WALLET ? -amount : amount),
  });
  if (outcome !== 'applied' || transferId === null)
    throw new Refusal(outcome === 'applied' ? 'wallet.amount-refused' : REFUSAL_OF[outcome]);
  return answered(transferId as Id<'transfer'>, 'DONE');
};

const takesMoney = async ({ db }: WalletDeps, vendor: string): Promise<boolean> => {
  const [{ isSingle }, vendors] = await Promise.all([readSetting(db), readVendors(db)]);
  return !isSingle && vendors.some(({ code }) => code === vendor);
};

const hasWallet = async (deps: WalletDeps, { memberId }: Session, vendor: string, currency: string): Promise<boolean> =>
  (await readBalanceOf(deps, memberId, currency)).vendors.some(({ code }) => code === vendor);

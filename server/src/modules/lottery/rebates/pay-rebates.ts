import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Tx } from '../../../platform/database/index.ts';
import type { Operation } from '../../wallet/index.ts';
import type { LotteryDeps } from '../deps.ts';

type Deps = Pick<LotteryDeps, 'wallet' | 'tenant'>;

/** A rebate somebody is due, or, negative, was paid and is due no longer. */
export type Receiver = {
  readonly member: MemberId;
  readonly currency: string;
  /** Whose bets it is for. */
  readonly of: 'own' | 'team';
  readonly amount: bigint;
  readonly transactionId: string;
};

const OPERATIONS_MAX = 100;
/** What the ledger calls rebates that are owed back. */
const DEBT = 'REBATE';

/**
 * Pays rebates and takes them back. What was spent meanwhile is owed: it stands beside the balance, and the next rebates
 * pay it before anything else. Nobody's stakes, wins or deposits are touched for it.
 */
export const moveRebates = async (deps: Deps, tx: Tx, receivers: readonly Receiver[]): Promise<void> => {
  // So that each repeat asks for the same operations in the same order.
  const sorted = receivers.toSorted(
    (one, other) => Number(one.member > other.member) - Number(one.member < other.member),
  );
  await lockReceivers(deps, tx, sorted);
  for (let first = 0; first < sorted.length; first += OPERATIONS_MAX) {
    const some = sorted.slice(first, first + OPERATIONS_MAX);
    const owed = await debtsOf(deps, tx, some);
    const operations: Operation[] = [];
    for (const receiver of some) operations.push(await operationOf(deps, receiver, owed(receiver)));
    const answers = await deps.wallet.applyIn(tx, operations);
    const refused = answers.find(({ outcome }) => outcome !== 'applied');
    if (refused) throw new Error(`A rebate could not be moved: ${refused.outcome}.`);
  }
};

/**
 * Locks what is owed and the accounts of everybody who receives something, and of members whose money moves beside it:
 * debts first and accounts in one statement, as others do.
 */
export const lockReceivers = async (
  { wallet }: Deps,
  tx: Tx,
  receivers: readonly Pick<Receiver, 'member' | 'currency'>[],
  beside: readonly MemberId[] = [],
): Promise<void> => {
  for (const [currency, own] of Map.groupBy(receivers, (receiver) => receiver.currency))
    await wallet.lockDebts(
      tx,
      own.map(({ member }) => member),
      DEBT,
      currency,
    );
  await wallet.lockAccountsOf(tx, [...receivers.map(({ member }) => member), ...beside]);
};

const debtsOf = async ({ wallet }: Deps, tx: Tx, receivers: readonly Receiver[]) => {
  const debts = new Map<string, ReadonlyMap<MemberId, Money>>();
  const paid = receivers.filter(({ amount }) => amount > 0n);
  for (const [currency, own] of Map.groupBy(paid, (receiver) => receiver.currency)) {
    const members = own.map(({ member }) => member);
    debts.set(currency, await wallet.lockDebts(tx, members, DEBT, currency));
  }
  // Somebody with rebates on own and on others' bets pays a debt once.
  const taken = new Map<string, bigint>();
  return ({ member, currency, amount }: Receiver): bigint => {
    const key = `${member} ${currency}`;
    const owed = (debts.get(currency)?.get(member) ?? 0n) - (taken.get(key) ?? 0n);
    if (amount > 0n) taken.set(key, (taken.get(key) ?? 0n) + (amount < owed ? amount : owed));
    return owed;
  };
};

const operationOf = async (
  { wallet, tenant }: Deps,
  { member, currency, of, amount, transactionId }: Receiver,
  owed: bigint,
): Promise<Operation> => {
  const ways = {
    id: { tenant, source: 'lottery', member, action: 'rebate', transactionId },
    kind: 'rebate',
    label: of === 'own' ? 'own-rebate' : 'team-rebate',
    account: (await wallet.accountsOf(member, currency)).cash,
    counter: await wallet.houseAccount('H_REBATE', currency),
    amount: money(amount),
  } as const;
  if (amount > 0n && owed === 0n) return ways;
  const debt = await wallet.debtAccount(member, DEBT, currency);
  // Taken from the balance as far as that goes; the rest is owed.
  if (amount < 0n) return { ...ways, split: { account: debt } };
  if (amount <= owed) return { ...ways, account: debt };
  return { ...ways, amount: money(amount - owed), split: { account: debt, amount: money(owed) } };
};

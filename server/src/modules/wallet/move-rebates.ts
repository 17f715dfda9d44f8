import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { Tx } from '../../platform/database/index.ts';
import type { Accounts } from './accounts.ts';
import type { Answer, Operation } from './operation.ts';
import { lockAccountsOf } from './store/lock-accounts.ts';
import { lockDebts } from './store/other-accounts.ts';

type Ways = Pick<Accounts, 'accountsOf' | 'houseAccount' | 'debtAccount'> & {
  readonly tenant: string;
  readonly applyIn: (tx: Tx, operations: readonly Operation[]) => Promise<readonly Answer[]>;
};

/** A rebate somebody is due, or, negative, was paid and is due no longer. */
export type RebateReceiver = {
  readonly member: MemberId;
  readonly currency: string;
  /** The module that says so: a part of the key. */
  readonly source: string;
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
export const moveRebates = async (ways: Ways, tx: Tx, receivers: readonly RebateReceiver[]): Promise<void> => {
  // So that each repeat asks for the same operations in the same order.
  const sorted = receivers.toSorted(
    (one, other) => Number(one.member > other.member) - Number(one.member < other.member),
  );
  await lockReceivers(tx, sorted);
  for (let first = 0; first < sorted.length; first += OPERATIONS_MAX) {
    const some = sorted.slice(first, first + OPERATIONS_MAX);
    const owed = await debtsOf(tx, some);
    const operations: Operation[] = [];
    for (const receiver of some) operations.push(await operationOf(ways, receiver, owed(receiver)));
    const answers = await ways.applyIn(tx, operations);
    const refused = answers.find(({ outcome }) => outcome !== 'applied');
    if (refused) throw new Error(`A rebate could not be moved: ${refused.outcome}.`);
  }
};

/**
 * Locks what is owed and the accounts of everybody who receives something, and of members whose money moves beside it:
 * debts first and accounts in one statement, as others do.
 */
export const lockReceivers = async (
  tx: Tx,
  receivers: readonly Pick<RebateReceiver, 'member' | 'currency'>[],
  beside: readonly MemberId[] = [],
): Promise<void> => {
  for (const [currency, own] of Map.groupBy(receivers, (receiver) => receiver.currency))
    await lockDebts(
      tx,
      own.map(({ member }) => member),
      DEBT,
      currency,
    );
  await lockAccountsOf(tx, [...receivers.map(({ member }) => member), ...beside]);
};

const debtsOf = async (tx: Tx, receivers: readonly RebateReceiver[]) => {
  const debts = new Map<string, ReadonlyMap<MemberId, Money>>();
  const paid = receivers.filter(({ amount }) => amount > 0n);
  for (const [currency, own] of Map.groupBy(paid, (receiver) => receiver.currency)) {
    const members = own.map(({ member }) => member);
    debts.set(currency, await lockDebts(tx, members, DEBT, currency));
  }
  // Somebody with rebates on own and on others' bets pays a debt once.
  const taken = new Map<string, bigint>();
  return ({ member, currency, amount }: RebateReceiver): bigint => {
    const key = `${member} ${currency}`;
    const owed = (debts.get(currency)?.get(member) ?? 0n) - (taken.get(key) ?? 0n);
    if (amount > 0n) taken.set(key, (taken.get(key) ?? 0n) + (amount < owed ? amount : owed));
    return owed;
  };
};

const operationOf = async (
  { accountsOf, debtAccount, houseAccount, tenant }: Ways,
  { member, currency, source, of, amount, transactionId }: RebateReceiver,
  owed: bigint,
): Promise<Operation> => {
  const movement = {
    id: { tenant, source, member, action: 'rebate', transactionId },
    kind: 'rebate',
    label: of === 'own' ? 'own-rebate' : 'team-rebate',
    account: (await accountsOf(member, currency)).cash,
    counter: await houseAccount('H_REBATE', currency),
    amount: money(amount),
  } as const;
  if (amount > 0n && owed === 0n) return movement;
  const debt = await debtAccount(member, DEBT, currency);
  // Taken from the balance as far as that goes; the rest is owed.
  if (amount < 0n) return { ...movement, split: { account: debt } };
  if (amount <= owed) return { ...movement, account: debt };
  return { ...movement, amount: money(amount - owed), split: { account: debt, amount: money(owed) } };
};

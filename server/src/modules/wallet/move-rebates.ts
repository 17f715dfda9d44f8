import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Tx } from '../../platform/database/index.ts';
import type { Accounts } from './accounts.ts';
import type { Answer, Operation } from './operation.ts';
import { lockAccountsOf } from './store/lock-accounts.ts';

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
 * Pays rebates and takes them back. What was spent meanwhile is owed: it stands beside the balance, and later income pays it
 * as any debt. Nobody's stakes, wins or deposits are touched for it.
 */
export const moveRebates = async (ways: Ways, tx: Tx, receivers: readonly RebateReceiver[]): Promise<void> => {
  // So that each repeat asks for the same operations in the same order.
  const sorted = receivers.toSorted(
    (one, other) => Number(one.member > other.member) - Number(one.member < other.member),
  );
  await lockReceivers(tx, sorted);
  for (let first = 0; first < sorted.length; first += OPERATIONS_MAX) {
    const operations: Operation[] = [];
    for (const receiver of sorted.slice(first, first + OPERATIONS_MAX))
      operations.push(await operationOf(ways, receiver));
    const answers = await ways.applyIn(tx, operations);
    const refused = answers.find(({ outcome }) => outcome !== 'applied');
    if (refused) throw new Error(`A rebate could not be moved: ${refused.outcome}.`);
  }
};

/** Locks the accounts of everybody who receives something, and of members whose money moves beside it, in one statement. */
export const lockReceivers = (
  tx: Tx,
  receivers: readonly Pick<RebateReceiver, 'member'>[],
  beside: readonly MemberId[] = [],
): Promise<void> => lockAccountsOf(tx, [...receivers.map(({ member }) => member), ...beside]);

const operationOf = async (
  { accountsOf, debtAccount, houseAccount, tenant }: Ways,
  { member, currency, source, of, amount, transactionId }: RebateReceiver,
): Promise<Operation> => {
  const movement = {
    id: { tenant, source, member, action: 'rebate', transactionId },
    kind: 'rebate',
    label: of === 'own' ? 'own-rebate' : 'team-rebate',
    account: (await accountsOf(member, currency)).cash,
    counter: await houseAccount('H_REBATE', currency),
    amount: money(amount),
  } as const;
  // What is taken back comes from the balance as far as that goes; the rest is owed.
  return amount > 0n ? movement : { ...movement, split: { account: await debtAccount(member, DEBT, currency) } };
};

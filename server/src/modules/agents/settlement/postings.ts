import type { ContractType } from '@fairground/contract/agents/contract-terms';
import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Tx } from '../../../platform/database/index.ts';
import type { Label, Operation } from '../../wallet/index.ts';
import type { AgentsDeps } from '../deps.ts';

/** What the ledger calls what is owed by contract. */
export const DEBT = 'CONTRACT';

const LABELS: Readonly<Record<Exclude<ContractType, 'DIVIDEND'>, Label>> = {
  DAILY_SALARY: 'daily-salary',
  HOUR_SALARY: 'hourly-salary',
  RT_SALARY: 'real-time-salary',
};

type Credit = {
  readonly receiver: MemberId;
  readonly payer: MemberId | null;
  readonly amount: bigint;
  readonly type: ContractType;
  readonly currency: string;
  readonly key: string;
  readonly label?: Label;
};

/** One posting from the house or the payer to the receiver. */
export const creditOf = async (
  { wallet, tenant }: Pick<AgentsDeps, 'wallet' | 'tenant'>,
  { receiver, payer, amount, type, currency, key, label: given }: Credit,
): Promise<Operation> => {
  const kind = type === 'DIVIDEND' ? 'dividend' : 'salary';
  const label = given ?? (type === 'DIVIDEND' ? undefined : LABELS[type]);
  return {
    id: { tenant, source: 'agents', member: receiver, action: kind, transactionId: key },
    kind,
    account: (await wallet.accountsOf(receiver, currency)).cash,
    counter:
      payer === null
        ? await wallet.houseAccount(kind === 'dividend' ? 'H_DIVIDEND' : 'H_SALARY', currency)
        : (await wallet.accountsOf(payer, currency)).cash,
    amount: money(amount),
    ...(label !== undefined && { label }),
  };
};

/** Money that a member gives back to its payer, or to the house. */
export const returnOf = async (
  { wallet, tenant }: Pick<AgentsDeps, 'wallet' | 'tenant'>,
  {
    from,
    to,
    amount,
    currency,
    key,
  }: {
    readonly from: MemberId;
    readonly to: MemberId | null;
    readonly amount: bigint;
    readonly currency: string;
    readonly key: string;
  },
): Promise<Operation> => ({
  id: { tenant, source: 'agents', member: from, action: 'return', transactionId: key },
  kind: 'transfer',
  account: (await wallet.accountsOf(from, currency)).cash,
  counter: to === null ? await wallet.houseAccount('H_SALARY', currency) : (await wallet.accountsOf(to, currency)).cash,
  amount: money(-amount),
  label: 'obligation',
});

/** Notes in the ledger what a member owes, or that it owes less; a member that owes takes nothing out. */
export const debtOf = async (
  { wallet, tenant }: Pick<AgentsDeps, 'wallet' | 'tenant'>,
  {
    member,
    amount,
    currency,
    key,
  }: { readonly member: MemberId; readonly amount: bigint; readonly currency: string; readonly key: string },
): Promise<Operation> => ({
  id: { tenant, source: 'agents', member, action: 'owe', transactionId: key },
  kind: 'transfer',
  account: await wallet.debtAccount(member, DEBT, currency),
  counter: await wallet.houseAccount('H_RECEIVABLE', currency),
  amount: money(amount),
});

/** Moves money as part of the transaction; what the ledger refuses is a bug here. */
export const moved = async (
  { wallet }: Pick<AgentsDeps, 'wallet'>,
  tx: Tx,
  operations: readonly Operation[],
): Promise<void> => {
  const answers = await wallet.applyIn(tx, operations);
  const refused = answers.find(({ outcome }) => outcome !== 'applied');
  if (refused) throw new Error(`A payment by contract could not be moved: ${refused.outcome}.`);
};

import type { MemberId } from '@fairground/contract/ids';
import { money } from '@fairground/contract/money';
import type { Tx } from '../../platform/database/index.ts';
import { isIncome } from './domain/income.ts';
import type { AccountId, Answer, Operation } from './operation.ts';
import { readCashOf } from './store/lock-accounts.ts';
import { listCashOfDebtors, listDebtsByAge } from './store/other-accounts.ts';
import type { OpenDebt } from './store/other-accounts.ts';

/** Pays debts of a reason to others than the house, out of cash that is there, and answers how much it paid. */
type DebtPayer = (
  tx: Tx,
  debtor: MemberId,
  payment: { readonly most: bigint; readonly currency: string },
) => Promise<bigint>;

/** Money that has just reached an account. */
type Credit = {
  readonly account: AccountId;
  readonly amount: bigint;
  /** Names what moved it; nothing else has this name. */
  readonly creditedBy: string;
};

type Ways = {
  readonly tenant: string;
  readonly applyIn: (tx: Tx, operations: readonly Operation[]) => Promise<readonly Answer[]>;
};

export type DebtSweep = {
  /** Hands debts of a reason to the module that knows who gets the money. */
  readonly connect: (reason: string, payer: DebtPayer) => void;
  /** Pays what members owe out of the cash they have just got, in the transaction that credits it. */
  readonly sweepIn: (tx: Tx, credits: readonly Credit[]) => Promise<void>;
};

/** Income pays debts of every reason, the one first that has stood open for longest. */
export const createDebtSweep = ({ tenant, applyIn }: Ways): DebtSweep => {
  const payers = new Map<string, DebtPayer>();

  const payHouse = async (tx: Tx, debt: OpenDebt, paid: bigint, { account, creditedBy }: Credit): Promise<bigint> => {
    const { member, reason } = debt;
    const id = { tenant, source: 'wallet', member, action: 'sweep', transactionId: `${creditedBy} ${reason}` };
    const [answer] = await applyIn(tx, [
      { id, kind: 'transfer', account, counter: debt.account, amount: money(-paid) },
    ]);
    if (answer?.outcome !== 'applied') throw new Error(`A debt could not be paid: ${answer?.outcome}.`);
    return paid;
  };

  /** No more than came in is paid: other money of the member stays. */
  const sweep = async (tx: Tx, credit: Credit, member: MemberId, currency: string): Promise<void> => {
    const cash = (await readCashOf(tx, [member], currency)).get(member) ?? 0n;
    let rest = least(credit.amount, cash);
    for (const debt of await listDebtsByAge(tx, member, currency)) {
      const most = least(rest, debt.owed);
      if (most <= 0n) return;
      const payer = payers.get(debt.reason);
      rest -= await (payer === undefined ? payHouse(tx, debt, most, credit) : payer(tx, member, { most, currency }));
    }
  };

  return {
    connect: (reason, payer) => void payers.set(reason, payer),
    sweepIn: async (tx, credits) => {
      if (credits.length === 0) return;
      const debtors = await listCashOfDebtors(
        tx,
        credits.map(({ account }) => account),
      );
      for (const { account, member, currency } of debtors)
        for (const credit of credits.filter((each) => each.account === account))
          await sweep(tx, credit, member, currency);
    },
  };
};

/** What operations credited as income just now; one that was applied before brought nothing again. */
export const creditsOf = (operations: readonly Operation[], answers: readonly Answer[]): readonly Credit[] =>
  operations.flatMap(({ kind, account }, index) => {
    const answer = answers[index];
    return answer?.outcome === 'applied' && !answer.isRepeat && isIncome(kind, answer.amount)
      ? [{ account, amount: answer.amount, creditedBy: `${answer.transferId}` }]
      : [];
  });

const least = (one: bigint, other: bigint): bigint => (one < other ? one : other);

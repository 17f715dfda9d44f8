import type { Operation, Outcome } from '../operation.ts';
import { fingerprintOf, keyOf } from '../operation-key.ts';

type Kept = {
  readonly fingerprint: string;
  readonly outcome: Outcome;
  readonly kind: Operation['kind'] | 'tombstone';
  readonly account: bigint;
  readonly counter: bigint;
  readonly amount: bigint;
  readonly splitAccount: bigint | undefined;
  readonly splitAmount: bigint;
  readonly balance: bigint;
};

export type Verdict = {
  readonly outcome: Outcome;
  readonly isRepeat: boolean;
  readonly amount: bigint;
  readonly splitAmount: bigint;
  readonly balance: bigint;
};

type Holding = { balance: bigint; readonly floor: bigint | null; readonly currency: string };

const PASSES: ReadonlySet<Outcome> = new Set(['applied', 'nothing-to-undo']);

/** Told as it is even when another of its group has failed. */
const SPEAKS_FOR_ITSELF: ReadonlySet<Outcome> = new Set(['nothing-to-undo', 'conflict', 'unknown-account']);

const TOMBSTONE = {
  outcome: 'cancelled-before',
  kind: 'tombstone',
  amount: 0n,
  splitAccount: undefined,
  splitAmount: 0n,
  balance: 0n,
} as const;

/** The ledger's rules said a second time, in memory and one at a time: what the database must agree with. */
export const createOracle = () => {
  const holdings = new Map<bigint, Holding>();
  const kept = new Map<string, Kept>();
  const undone = new Set<string>();
  /** What accounts held before the group under judgement touched them. */
  let journal: Map<bigint, bigint> | undefined;
  const note = (account: bigint | undefined, balance: bigint | undefined): void => {
    if (account !== undefined && balance !== undefined && journal?.has(account) === false)
      journal.set(account, balance);
  };

  const judge = (operation: Operation): Verdict => {
    const key = keyOf(operation.id);
    const fingerprint = fingerprintOf(operation);
    const before = kept.get(key);
    if (before?.outcome === 'cancelled-before') return answerOf(before, 'cancelled-before', true);
    if (before && before.fingerprint !== fingerprint) return answerOf(before, 'conflict', false);
    if (before) return answerOf(before, before.outcome, true);

    let { amount } = operation as { amount: bigint };
    let splitAccount: bigint | undefined = operation.split?.account;
    let splitAmount: bigint = operation.split?.amount ?? 0n;
    let outcome: Outcome = 'applied';
    if (operation.reverses) {
      const target = keyOf(operation.reverses);
      const original = kept.get(target);
      if (!original) outcome = 'nothing-to-undo';
      else if (original.account !== operation.account || original.counter !== operation.counter)
        return { outcome: 'conflict', isRepeat: false, amount: 0n, splitAmount: 0n, balance: 0n };
      else if (original.outcome !== 'applied' || original.kind === 'reversal' || undone.has(target))
        outcome = 'nothing-to-undo';
      else {
        amount = -original.amount;
        splitAccount = original.splitAccount;
        splitAmount = -original.splitAmount;
      }
    }
    const account = holdings.get(operation.account);
    const counter = holdings.get(operation.counter);
    const split = splitAccount === undefined ? undefined : holdings.get(splitAccount);
    if (!account || account.floor === null || !counter || (splitAccount !== undefined && !split))
      return { outcome: 'unknown-account', isRepeat: false, amount: 0n, splitAmount: 0n, balance: 0n };

    if (operation.reverses && !kept.has(keyOf(operation.reverses)))
      kept.set(keyOf(operation.reverses), {
        ...TOMBSTONE,
        fingerprint,
        account: operation.account,
        counter: operation.counter,
      });
    if (outcome === 'applied') {
      if (account.currency !== counter.currency) outcome = 'currency-mismatch';
      else {
        if (operation.kind === 'stake' && amount < 0n && account.balance < account.floor)
          outcome = 'insufficient-funds';
        else if (split && amount < 0n && splitAmount === 0n && operation.kind !== 'reversal') {
          const available = account.balance > account.floor ? account.balance - account.floor : 0n;
          splitAmount = available >= -amount ? 0n : amount + available;
          amount -= splitAmount;
        }
        if (outcome === 'applied' && (operation.kind !== 'reversal' || counter.floor !== null)) {
          const isShort =
            (amount < 0n && account.balance + amount < account.floor) ||
            (splitAmount < 0n && split && split.floor !== null && split.balance + splitAmount < split.floor) ||
            (counter.floor !== null &&
              amount + splitAmount > 0n &&
              counter.balance - amount - splitAmount < counter.floor);
          if (isShort) outcome = 'insufficient-funds';
        }
      }
    }
    if (outcome === 'applied') {
      note(operation.account, account.balance);
      note(operation.counter, counter.balance);
      note(splitAccount, split?.balance);
      account.balance += amount;
      if (split) split.balance += splitAmount;
      counter.balance -= amount + splitAmount;
      if (operation.reverses) undone.add(keyOf(operation.reverses));
    } else {
      amount = 0n;
      splitAmount = 0n;
    }
    kept.set(key, {
      fingerprint,
      outcome,
      kind: operation.kind,
      account: operation.account,
      counter: operation.counter,
      amount,
      splitAccount,
      splitAmount,
      balance: account.balance,
    });
    return { outcome, isRepeat: false, amount, splitAmount, balance: account.balance };
  };

  /** All or none: when one fails, what of the others had passed is taken back and says so. */
  const judgeTogether = (operations: readonly Operation[]): readonly Verdict[] => {
    const before = new Map<bigint, bigint>();
    journal = before;
    const verdicts: Verdict[] = [];
    let hasFailed = false;
    for (const operation of operations) {
      const verdict = judge(operation);
      if (hasFailed && !verdict.isRepeat && !SPEAKS_FOR_ITSELF.has(verdict.outcome)) {
        takeBack(operation, verdict, before);
        verdicts.push({ ...verdict, outcome: 'group-failed', amount: 0n, splitAmount: 0n });
        continue;
      }
      verdicts.push(verdict);
      if (hasFailed || PASSES.has(verdict.outcome)) continue;
      hasFailed = true;
      verdicts.forEach((earlier, index) => {
        const passed = operations[index];
        if (!passed || earlier.isRepeat || earlier.outcome !== 'applied') return;
        takeBack(passed, earlier, before);
        verdicts[index] = { ...earlier, outcome: 'group-failed', amount: 0n, splitAmount: 0n };
      });
    }
    journal = undefined;
    return verdicts;
  };

  const takeBack = (operation: Operation, verdict: Verdict, before: ReadonlyMap<bigint, bigint>): void => {
    for (const [account, balance] of before) {
      const holding = holdings.get(account);
      if (holding) holding.balance = balance;
    }
    if (operation.reverses && verdict.outcome === 'applied') undone.delete(keyOf(operation.reverses));
    const key = keyOf(operation.id);
    const entry = kept.get(key);
    if (entry) kept.set(key, { ...entry, outcome: 'group-failed', amount: 0n, splitAmount: 0n });
  };

  return { holdings, judge, judgeTogether };
};

const answerOf = (kept: Kept, outcome: Outcome, isRepeat: boolean): Verdict => ({
  outcome,
  isRepeat,
  amount: kept.amount,
  splitAmount: kept.splitAmount,
  balance: kept.balance,
});

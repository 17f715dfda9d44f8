import type { Operation, Outcome } from '../operation.ts';
import { fingerprintOf, keyOf } from '../operation-key.ts';

type Kept = {
  readonly fingerprint: string;
  readonly outcome: Outcome;
  readonly account: bigint;
  readonly counter: bigint;
  readonly amount: bigint;
  readonly spillAccount: bigint | undefined;
  readonly spillAmount: bigint;
  readonly balance: bigint;
};

export type Verdict = {
  readonly outcome: Outcome;
  readonly isRepeat: boolean;
  readonly amount: bigint;
  readonly spillAmount: bigint;
  readonly balance: bigint;
};

type Holding = { balance: bigint; readonly floor: bigint | null; readonly currency: string };

/** The ledger's rules said a second time, in memory and one at a time: what the database must agree with. */
export const createOracle = () => {
  const holdings = new Map<bigint, Holding>();
  const kept = new Map<string, Kept>();
  const undone = new Set<string>();

  const judge = (operation: Operation): Verdict => {
    const key = keyOf(operation.id);
    const fingerprint = fingerprintOf(operation);
    const before = kept.get(key);
    if (before?.outcome === 'cancelled-before') return answerOf(before, 'cancelled-before', true);
    if (before && before.fingerprint !== fingerprint) return answerOf(before, 'conflict', false);
    if (before) return answerOf(before, before.outcome, true);

    let { amount } = operation as { amount: bigint };
    let spillAccount: bigint | undefined = operation.spill?.account;
    let spillAmount: bigint = operation.spill?.amount ?? 0n;
    let outcome: Outcome = 'applied';
    if (operation.reverses) {
      const target = keyOf(operation.reverses);
      const original = kept.get(target);
      if (!original) {
        kept.set(target, {
          fingerprint,
          outcome: 'cancelled-before',
          account: operation.account,
          counter: operation.counter,
          amount: 0n,
          spillAccount: undefined,
          spillAmount: 0n,
          balance: 0n,
        });
        outcome = 'nothing-to-undo';
      } else if (original.account !== operation.account || original.counter !== operation.counter) {
        return { outcome: 'conflict', isRepeat: false, amount: operation.amount, spillAmount: 0n, balance: 0n };
      } else if (original.outcome !== 'applied' || undone.has(target)) outcome = 'nothing-to-undo';
      else {
        amount = -original.amount;
        spillAccount = original.spillAccount;
        spillAmount = -original.spillAmount;
      }
    }
    const account = holdings.get(operation.account);
    const counter = holdings.get(operation.counter);
    const spill = spillAccount === undefined ? undefined : holdings.get(spillAccount);
    if (!account || account.floor === null || !counter || (spillAccount !== undefined && !spill))
      return { outcome: 'unknown-account', isRepeat: false, amount: 0n, spillAmount: 0n, balance: 0n };

    if (outcome === 'applied') {
      if (account.currency !== counter.currency) outcome = 'currency-mismatch';
      else {
        if (operation.kind === 'stake' && amount < 0n && account.balance < account.floor)
          outcome = 'insufficient-funds';
        else if (spill && amount < 0n && spillAmount === 0n) {
          const available = account.balance > account.floor ? account.balance - account.floor : 0n;
          spillAmount = available >= -amount ? 0n : amount + available;
          amount -= spillAmount;
        }
        if (outcome === 'applied' && operation.kind !== 'reversal') {
          const isShort =
            (amount < 0n && account.balance + amount < account.floor) ||
            (spillAmount < 0n && spill && spill.floor !== null && spill.balance + spillAmount < spill.floor) ||
            (counter.floor !== null && counter.balance - amount - spillAmount < counter.floor);
          if (isShort) outcome = 'insufficient-funds';
        }
      }
    }
    if (outcome === 'applied') {
      account.balance += amount;
      if (spill) spill.balance += spillAmount;
      counter.balance -= amount + spillAmount;
      if (operation.reverses) undone.add(keyOf(operation.reverses));
    } else {
      amount = 0n;
      spillAmount = 0n;
    }
    kept.set(key, {
      fingerprint,
      outcome,
      account: operation.account,
      counter: operation.counter,
      amount,
      spillAccount,
      spillAmount,
      balance: account.balance,
    });
    return { outcome, isRepeat: false, amount, spillAmount, balance: account.balance };
  };

  return { holdings, judge };
};

const answerOf = (kept: Kept, outcome: Outcome, isRepeat: boolean): Verdict => ({
  outcome,
  isRepeat,
  amount: kept.amount,
  spillAmount: kept.spillAmount,
  balance: kept.balance,
});

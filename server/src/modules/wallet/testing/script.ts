import type { RandomSource } from '../../../platform/random.ts';
import type { Kind } from '../operation.ts';

type Side = 'cash' | 'bonus' | 'hold' | 'house' | 'foreign' | 'nobody';

/** An operation by roles and not by numbers, so that any world can play it. */
export type Step = {
  readonly who: number;
  readonly kind: Kind;
  readonly action: string;
  readonly transactionId: string;
  readonly account: Side;
  readonly counter: Side;
  readonly amount: bigint;
  readonly hasSplit: boolean;
  readonly reverses?: { readonly action: string; readonly transactionId: string };
};

/** A batch is a list of groups; a group of one stands alone. */
export type Batch = readonly (readonly Step[])[];

const MEMORY = 1_000;
const GROUP_SIZE_MAX = 4;

/** Random operations with repeats, altered twins, reversals of known, unknown and reversed ones, late stakes and groups. */
export const createScript = (random: RandomSource, members: number, batchSizeMax = 400): (() => Batch) => {
  const asked: Step[] = [];
  let serial = 0;
  const remember = (step: Step): void => void (asked[serial % MEMORY] = step);

  const newStep = (): Step => {
    const chance = random.below(100);
    const earlier = asked.length > 0 ? asked[random.below(asked.length)] : undefined;
    if (earlier && chance < 6) return earlier;
    if (earlier && chance < 8) return { ...earlier, amount: earlier.amount - 1n };
    const step = {
      who: random.below(members),
      account: 'cash',
      counter: chance < 9 ? 'foreign' : 'house',
      amount: BigInt(random.below(1_000_000) + 1),
      hasSplit: false,
      transactionId: `t${(serial += 1)}`,
    } as const;
    if (chance < 28) return { ...step, kind: 'deposit', action: 'deposit' };
    if (chance < 32) return { ...step, kind: 'bonus', action: 'bonus', account: 'bonus' };
    if (chance < 40)
      return {
        ...step,
        kind: 'transfer',
        action: 'hold',
        counter: 'hold',
        amount: chance % 2 ? step.amount : -step.amount,
      };
    if (chance < 52 && earlier) {
      const reverses = { action: earlier.action, transactionId: chance < 42 ? `late${serial}` : earlier.transactionId };
      return {
        ...step,
        who: earlier.who,
        kind: 'reversal',
        action: 'undo',
        account: earlier.account,
        counter: earlier.counter,
        amount: 0n,
        hasSplit: chance % 2 === 0 && earlier.hasSplit,
        reverses,
      };
    }
    if (chance < 54)
      return {
        ...step,
        kind: 'stake',
        action: 'bet',
        transactionId: `late${Math.max(0, serial - random.below(60))}`,
        amount: -step.amount,
      };
    if (chance < 55) return { ...step, kind: 'stake', action: 'bet', account: 'nobody', amount: -step.amount };
    if (chance < 56) return { ...step, kind: 'stake', action: 'bet', amount: 0n };
    if (chance < 82) return { ...step, kind: 'stake', action: 'bet', amount: -step.amount, hasSplit: chance % 3 === 0 };
    return { ...step, kind: 'win', action: 'win' };
  };

  return () => {
    const batch: Step[][] = [];
    const claimed = new Set<string>();
    const size = 1 + random.below(batchSizeMax);
    const isLarge = (): boolean => batch.reduce((sum, group) => sum + group.length, 0) >= size;
    while (!isLarge()) {
      const group = Array.from({ length: random.below(12) === 0 ? 2 + random.below(GROUP_SIZE_MAX - 1) : 1 }, newStep);
      // Lanes keep these apart: one key, or an operation and its reversal, never share a batch.
      const keys = group.flatMap(({ who, action, transactionId, reverses }) => [
        `${who} ${action} ${transactionId}`,
        ...(reverses ? [`${who} ${reverses.action} ${reverses.transactionId}`] : []),
      ]);
      if (new Set(keys).size < keys.length || keys.some((key) => claimed.has(key))) continue;
      for (const key of keys) claimed.add(key);
      group.forEach(remember);
      batch.push(group);
    }
    return batch;
  };
};

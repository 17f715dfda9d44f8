import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';

/** Chases: the same bets on one issue after the other, with a multiple for each. */

export type ChaseStep = { readonly numero: string; readonly multiple: number; readonly amount: Money };

export type ChaseResult =
  | { readonly steps: readonly ChaseStep[]; readonly total: Money }
  | {
      readonly fault: {
        readonly code: 'no-issues' | 'multiple-limit' | 'no-profit';
        /** The place of the issue, from 0, that cannot be reached. */
        readonly at: number;
      };
    };

export type ChasePlan =
  /** The same multiple every time. */
  | { readonly kind: 'flat'; readonly multiple: number }
  /** Times `factor` after every `every` issues. */
  | { readonly kind: 'ladder'; readonly multiple: number; readonly factor: number; readonly every: number }
  /** The smallest multiple that, won at this issue, leaves so much above all that was spent until then. */
  | { readonly kind: 'target'; readonly prize: Money; readonly profit: Profit };

/** An amount, or hundredths of what was spent. */
export type Profit = { readonly amount: Money } | { readonly percent: number };

export type ChaseBase = {
  readonly numeros: readonly string[];
  /** What the bets cost at a multiple of one. */
  readonly amount: Money;
  readonly multipleMax: number;
};

/** Makes the steps of a plan, or says which issue it cannot reach. Amounts are exact; nothing is rounded. */
export const planChase = ({ numeros, amount, multipleMax }: ChaseBase, plan: ChasePlan): ChaseResult => {
  if (numeros.length === 0) return { fault: { code: 'no-issues', at: 0 } };
  const steps: ChaseStep[] = [];
  let spent = 0n;
  for (const [at, numero] of numeros.entries()) {
    const multiple = multipleAt(plan, at, amount, spent);
    if (multiple === undefined) return { fault: { code: 'no-profit', at } };
    if (multiple < 1n || multiple > BigInt(multipleMax)) return { fault: { code: 'multiple-limit', at } };
    const cost = money(amount * multiple);
    steps.push({ numero, multiple: Number(multiple), amount: cost });
    spent += cost;
  }
  return { steps, total: money(spent) };
};

const multipleAt = (plan: ChasePlan, at: number, amount: Money, spent: bigint): bigint | undefined => {
  switch (plan.kind) {
    case 'flat':
      return BigInt(plan.multiple);
    case 'ladder':
      return BigInt(plan.multiple) * BigInt(plan.factor) ** BigInt(Math.floor(at / plan.every));
    case 'target':
      return targetMultiple(plan.prize, plan.profit, amount, spent);
    default:
      return plan satisfies never;
  }
};

/** prize × m ≥ spent + amount × m + profit, the profit being of all that is spent if it is a part. */
const targetMultiple = (prize: Money, profit: Profit, amount: Money, spent: bigint): bigint | undefined => {
  if ('amount' in profit) return leastAbove(spent + profit.amount, prize - amount);
  const part = 100n + BigInt(profit.percent);
  return leastAbove(spent * part, prize * 100n - amount * part);
};

const leastAbove = (needed: bigint, each: bigint): bigint | undefined => {
  if (each <= 0n) return undefined;
  const least = (needed + each - 1n) / each;
  return least < 1n ? 1n : least;
};

/** A step of a running chase and how it stands. */
export type ChaseChild = ChaseStep & { readonly state: 'waiting' | 'lost' | 'won' | 'cancelled' | 'void' };

/** What ends when a step has been won and the chase was to stop then: all that still wait, and their money back. */
export const stoppedBy = (
  children: readonly ChaseChild[],
): { readonly cancelled: readonly string[]; readonly refund: Money } => {
  const isWon = children.some(({ state }) => state === 'won');
  const waiting = isWon ? children.filter(({ state }) => state === 'waiting') : [];
  return {
    cancelled: waiting.map(({ numero }) => numero),
    refund: money(waiting.reduce((sum, { amount }) => sum + amount, 0n)),
  };
};

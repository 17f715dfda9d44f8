import type { Money } from '@fairground/contract/money';
import { planChase } from '@fairground/engines/lottery/chase';
import type { ChasePlan, ChaseResult } from '@fairground/engines/lottery/chase';

/** What a player chooses for a chase; the engine makes the steps of it. */
export type ChaseDraft = {
  readonly kind: ChasePlan['kind'];
  readonly issues: number;
  readonly multiple: number;
  readonly factor: number;
  readonly every: number;
  /** Hundredths of what is spent that a win is to leave. */
  readonly percent: number;
  readonly winStop: boolean;
};

export const FIRST_CHASE: ChaseDraft = {
  kind: 'flat',
  issues: 10,
  multiple: 1,
  factor: 2,
  every: 1,
  percent: 20,
  winStop: true,
};

export type ChaseBasis = {
  readonly numeros: readonly string[];
  /** What the cart costs and one winning bet brings at the least, at a multiple of one. */
  readonly amount: Money;
  readonly prize: Money;
  readonly multipleMax: number;
};

/** The plan of a draft as it is ordered: the prize that a target aims at is the server's to know. */
export const orderedPlan = ({ kind, multiple, factor, every, percent }: ChaseDraft) => {
  switch (kind) {
    case 'flat':
      return { kind, multiple };
    case 'ladder':
      return { kind, multiple, factor, every };
    case 'target':
      return { kind, profit: { percent } };
    default:
      return kind satisfies never;
  }
};

const planOf = (draft: ChaseDraft, prize: Money): ChasePlan => {
  const plan = orderedPlan(draft);
  return plan.kind === 'target' ? { ...plan, prize } : plan;
};

/** The steps of a draft over the coming issues, or the issue it cannot reach. */
export const chaseOf = (draft: ChaseDraft, { numeros, amount, prize, multipleMax }: ChaseBasis): ChaseResult =>
  planChase({ numeros: numeros.slice(0, draft.issues), amount, multipleMax }, planOf(draft, prize));

import type { ReviewReason } from '@fairground/contract/cashier/withdrawal-states';

export type RiskFacts = {
  readonly amount: bigint;
  readonly autoMax: bigint;
  /** Money was paid to this account before and nobody complained. */
  readonly isAccountUsed: boolean;
  /** Another member has the same account. */
  readonly isAccountShared: boolean;
  /** Something is not played that is not asked for while the member takes a time-out. */
  readonly isTurnoverOpen: boolean;
  readonly memberAgeDays: number;
};

const POINTS: Readonly<Record<ReviewReason, number>> = {
  amount: 0,
  'account-first-use': 0,
  'turnover-open': 0,
  'account-shared': 60,
  'member-new': 20,
};

/** With this score or more a person decides, however small the amount is. */
const SCORE_MAX = 40;
const NEW_DAYS = 7;

/** Whether a withdrawal is paid without a person looking at it, and if not, why. */
export const judgeRisk = (
  facts: RiskFacts,
): { readonly isAuto: boolean; readonly score: number; readonly reasons: readonly ReviewReason[] } => {
  const reasons: readonly ReviewReason[] = [
    ...(facts.amount > facts.autoMax ? (['amount'] as const) : []),
    ...(facts.isAccountUsed ? [] : (['account-first-use'] as const)),
    ...(facts.isAccountShared ? (['account-shared'] as const) : []),
    ...(facts.isTurnoverOpen ? (['turnover-open'] as const) : []),
    ...(facts.memberAgeDays < NEW_DAYS ? (['member-new'] as const) : []),
  ];
  const score = reasons.reduce((sum, reason) => sum + POINTS[reason], 0);
  const isPlain = facts.isAccountUsed && !facts.isTurnoverOpen;
  const isAuto = facts.amount <= facts.autoMax && isPlain && score < SCORE_MAX;
  return { isAuto, score, reasons: isAuto ? [] : reasons };
};

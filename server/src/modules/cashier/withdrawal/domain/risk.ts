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
} & Objections;

/** What may come up at any time before money leaves. */
export type Objections = {
  /** Staff has locked the member, or its withdrawals. */
  readonly isLocked: boolean;
  /** The protection of the account was changed after the request, or after a person decided. */
  readonly isProtectionChanged: boolean;
  readonly isUnderInvestigation: boolean;
};

const POINTS: Readonly<Record<ReviewReason, number>> = {
  amount: 0,
  'account-first-use': 0,
  'turnover-open': 0,
  'account-shared': 60,
  'member-new': 20,
  'member-locked': 0,
  'security-change': 0,
  'risk-case': 0,
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
    ...objectionsAmong(facts),
  ];
  const score = reasons.reduce((sum, reason) => sum + POINTS[reason], 0);
  const isPlain = facts.isAccountUsed && !facts.isTurnoverOpen && objectionsAmong(facts).length === 0;
  const isAuto = facts.amount <= facts.autoMax && isPlain && score < SCORE_MAX;
  return { isAuto, score, reasons: isAuto ? [] : reasons };
};

const objectionsAmong = ({
  isLocked,
  isProtectionChanged,
  isUnderInvestigation,
}: Objections): readonly ReviewReason[] => [
  ...(isLocked ? (['member-locked'] as const) : []),
  ...(isProtectionChanged ? (['security-change'] as const) : []),
  ...(isUnderInvestigation ? (['risk-case'] as const) : []),
];

/**
 * Why a withdrawal that was to be paid goes back to review. A person who approved it has seen an open case; nobody decides
 * that a locked member is paid.
 */
export const objectionsToPayout = (
  objections: Objections,
  { isApproved }: { readonly isApproved: boolean },
): readonly ReviewReason[] =>
  objectionsAmong({ ...objections, isUnderInvestigation: objections.isUnderInvestigation && !isApproved });

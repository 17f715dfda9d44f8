import type { ContractTerms, ContractTier, ContractType, MatchMode } from '@fairground/contract/agents/contract-terms';

/** The lowest and the highest rate of each contract in parts per million. */
export const RATE_BOUNDS: Readonly<Record<ContractType, { readonly min: number; readonly max: number }>> = {
  DIVIDEND: { min: 10_000, max: 600_000 },
  DAILY_SALARY: { min: 100, max: 30_000 },
  HOUR_SALARY: { min: 100, max: 10_000 },
  RT_SALARY: { min: 100, max: 10_000 },
};

/** What a period came to: turnover, effective loss and active members. */
export type Reached = { readonly validBet: bigint; readonly loss: bigint; readonly active: number };

/** The reached tier with the highest rate, by its place; nothing where none is reached. Whole-amount, not marginal. */
export const bestTier = (
  tiers: readonly ContractTier[],
  match: MatchMode,
  reached: Reached,
): { readonly seq: number; readonly tier: ContractTier } | undefined => {
  let best: { readonly seq: number; readonly tier: ContractTier } | undefined;
  for (const [seq, tier] of tiers.entries())
    if (isReached(tier, match, reached) && (best === undefined || tier.rate > best.tier.rate)) best = { seq, tier };
  return best;
};

const isReached = (tier: ContractTier, match: MatchMode, { validBet, loss, active }: Reached): boolean => {
  const hasBet = validBet >= tier.minValidBet;
  const hasLoss = loss >= tier.minLoss;
  return (match === 'ALL' ? hasBet && hasLoss : hasBet || hasLoss) && active >= tier.minActive;
};

/** What makes terms impossible, the first of it; nothing where they stand. */
export type TermsFault = 'period' | 'carry' | 'base' | 'rate' | 'order' | 'threshold' | 'step';

const PERIODS: Readonly<Record<ContractType, readonly string[]>> = {
  DIVIDEND: ['DAILY', 'WEEKLY', 'SEMIMONTHLY', 'MONTHLY'],
  DAILY_SALARY: ['DAILY'],
  HOUR_SALARY: ['HOURLY'],
  RT_SALARY: ['FIVE_MINUTES'],
};

export const termsFault = (terms: ContractTerms): TermsFault | undefined => {
  const { type, base, tiers } = terms;
  if (!PERIODS[type].includes(terms.periodType)) return 'period';
  if (type !== 'DIVIDEND' && terms.carryMode !== 'NONE') return 'carry';
  if ((base === 'TEAM_BET') !== (type !== 'DIVIDEND')) return 'base';
  if (terms.betStep < 0n || (terms.betStep > 0n && type === 'DIVIDEND')) return 'step';
  const { min, max } = RATE_BOUNDS[type];
  if (tiers.some(({ rate }) => rate < min || rate > max)) return 'rate';
  if (tiers.some((tier, index) => index > 0 && !isAbove(tier, tiers[index - 1]))) return 'order';
  return tiers.some(({ minValidBet, minLoss }) => minValidBet < 0n || minLoss < 0n || minLoss > minValidBet)
    ? 'threshold'
    : undefined;
};

/** Rates rise strictly, thresholds never fall. */
const isAbove = (tier: ContractTier, below: ContractTier | undefined): boolean =>
  below === undefined ||
  (tier.rate > below.rate &&
    tier.minValidBet >= below.minValidBet &&
    tier.minLoss >= below.minLoss &&
    tier.minActive >= below.minActive);

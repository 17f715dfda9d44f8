import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { BetCategory } from '@fairground/contract/betting/endpoints';

/**
 * How a settled bet counts for turnover. A rule never changes: a new version of it takes a new name, so that every bet
 * says by which one it was counted.
 */
export type ValidRule =
  /** The stake, whatever comes. */
  | 'stake-1'
  /** The stake, unless it came back untouched. */
  | 'stake-unless-pushed-1'
  /** What was won or lost, the stake at most. */
  | 'result-1'
  /** Nothing. */
  | 'nothing-1';

const RULE_OF: Readonly<Record<BetCategory, ValidRule>> = {
  RNG: 'stake-1',
  FISH: 'stake-1',
  INHOUSE: 'stake-1',
  LOTT: 'stake-1',
  ELOTT: 'stake-1',
  LIVE: 'stake-unless-pushed-1',
  SPORTS: 'result-1',
  ESPORTS: 'result-1',
  COCKFIGHT: 'result-1',
  PVP: 'result-1',
};

/** The rule a category goes by today. */
export const ruleOf = (category: BetCategory): ValidRule => RULE_OF[category];

/** What a round counts by its rule; the register does the same sum in SQL. */
export const validBetBy = (rule: ValidRule, stake: Money, payout: Money): Money => {
  switch (rule) {
    case 'stake-1':
      return stake;
    case 'stake-unless-pushed-1':
      return payout === stake ? NOTHING : stake;
    case 'result-1':
      return smaller(stake, sizeOf(payout - stake));
    case 'nothing-1':
      return NOTHING;
  }
};

/** The part of a valid bet that cash paid for: as much of it as cash has of the stake, rounded down. */
export const cashPartOf = ({
  stake,
  bonusPart,
  validBet,
}: {
  readonly stake: bigint;
  readonly bonusPart: bigint;
  readonly validBet: bigint;
}): bigint => {
  if (bonusPart === 0n) return validBet;
  return (validBet * (stake - bonusPart)) / stake;
};

export type SportsBet = {
  readonly stake: Money;
  readonly payout: Money;
  /** Decimal odds in thousandths: 1.50 is 1500. */
  readonly oddsMilli: number;
  readonly coversBothSides?: boolean;
};

const LEAST_ODDS_MILLI = 1_500;

/** Short odds and both sides of one market count nothing; else what was risked or won, halves included. */
export const validSportsBet = ({ stake, payout, oddsMilli, coversBothSides = false }: SportsBet): Money =>
  coversBothSides || oddsMilli < LEAST_ODDS_MILLI ? NOTHING : validBetBy('result-1', stake, payout);

const COVERED_PERCENT_MAX = 70;

/** Tickets of one member that cover more than 70 % of the outcomes of one play in one issue count nothing. */
export const validLotteryBet = (
  stake: Money,
  coverage: { readonly covered: number; readonly outcomes: number },
): Money => (coverage.covered * 100 > coverage.outcomes * COVERED_PERCENT_MAX ? NOTHING : stake);

const NOTHING = money(0n);
const smaller = (one: Money, other: Money): Money => (one < other ? one : other);
const sizeOf = (amount: bigint): Money => money(amount < 0n ? -amount : amount);

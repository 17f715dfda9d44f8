import type { ContractTerms } from '@fairground/contract/agents/contract-terms';
import { atLeastNothing, cents, inSteps, mulRate } from './amounts.ts';
import { carryIn, carryOut } from './carry.ts';
import type { CarriedPeriod } from './carry.ts';
import { bestTier } from './tiers.ts';

/** What a team came to in a period, by posting date; everything the rules of a bill ask for. */
export type TeamPeriod = {
  readonly validBet: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly rebate: bigint;
  readonly promo: bigint;
  /** Gross salaries credited to the receiver itself. */
  readonly salary: bigint;
  /** Fees of deposits and withdrawals that the house bore. */
  readonly fee: bigint;
  readonly active: number;
};

export type Bill = TeamPeriod & {
  readonly loss: bigint;
  readonly carryIn: bigint;
  readonly effective: bigint;
  /** The place of the tier in the contract; nothing where none was reached. */
  readonly tierSeq: number | null;
  readonly rate: number;
  readonly gross: bigint;
  readonly carryOut: bigint;
  /** Of the last window of a day: what its real-time salary paid too much and is taken back. */
  readonly overpaid: bigint;
};

type Circumstances = {
  readonly before: CarriedPeriod | undefined;
  readonly isFirstOfMonth: boolean;
  /** Of contracts on the dividends of affiliates: the gross bills of those directly below in the same run. */
  readonly childGross?: bigint;
  /** Of real-time salaries: what this day has paid already. */
  readonly paidToday?: bigint;
  /** Whether the window ends with the day: what was paid too much is settled then. */
  readonly isLastOfDay?: boolean;
};

/** What a contract owes for a period, and everything that explains it. */
export const billOf = (terms: ContractTerms, team: TeamPeriod, circumstances: Circumstances): Bill => {
  const loss = lossOf(terms, team);
  const carried = carryIn(terms.carryMode, circumstances.before, circumstances);
  const effective = loss + carried;
  const reached = { validBet: team.validBet, loss: effective, active: team.active };
  const best = bestTier(terms.tiers, terms.matchMode, reached);
  return {
    ...team,
    loss,
    carryIn: carried,
    effective,
    tierSeq: best?.seq ?? null,
    rate: best?.tier.rate ?? 0,
    overpaid: overpaidOf(terms, team, best?.tier.rate ?? 0, circumstances),
    gross: best === undefined ? 0n : grossOf(terms, team, effective, best.tier.rate, circumstances),
    carryOut: carryOut(terms.carryMode, { loss, effective }),
  };
};

/** What the house won of a team after what the contract deducts. */
export const lossOf = (terms: ContractTerms, team: TeamPeriod): bigint =>
  team.stake -
  team.payout -
  (terms.deductRebate ? team.rebate : 0n) -
  (terms.deductPromo ? team.promo : 0n) -
  (terms.deductSalary ? team.salary : 0n) -
  (terms.deductFee ? team.fee : 0n);

/** So much is forgiven at midnight. */
const FORGIVEN = 1_0000n;

/** Corrections may lower the turnover of a day below what was paid: what exceeds a trifle is owed back. */
const overpaidOf = (
  { type, betStep }: ContractTerms,
  { validBet }: TeamPeriod,
  rate: number,
  { paidToday = 0n, isLastOfDay = false }: Circumstances,
): bigint => {
  if (type !== 'RT_SALARY' || !isLastOfDay) return 0n;
  const over = paidToday - cents(mulRate(inSteps(atLeastNothing(validBet), betStep), rate));
  return over > FORGIVEN ? over : 0n;
};

const grossOf = (
  { type, base, betStep }: ContractTerms,
  team: TeamPeriod,
  effective: bigint,
  rate: number,
  { childGross = 0n, paidToday = 0n }: Circumstances,
): bigint => {
  if (base === 'CHILD_GROSS') return cents(mulRate(atLeastNothing(childGross), rate));
  if (type === 'DIVIDEND') return cents(mulRate(atLeastNothing(effective), rate));
  const due = cents(mulRate(inSteps(atLeastNothing(team.validBet), betStep), rate));
  // A correction that lowers the turnover pays nothing until the sum of the day overtakes.
  return type === 'RT_SALARY' ? atLeastNothing(due - paidToday) : due;
};

import type { Money } from '@fairground/contract/money';

/** What an operator decides about withdrawals. */
export type WithdrawalRules = {
  readonly min: Money;
  readonly max: Money;
  readonly step: Money;
  readonly dailyCount: number;
  /** Up to this amount nobody has to look at a withdrawal that raises no question. */
  readonly autoMax: Money;
  /** From this amount on two people review it. */
  readonly fourEyesFrom: Money;
  /** From these sums of all withdrawals on a member needs identity level 2 and 3. */
  readonly level2From: Money;
  readonly level3From: Money;
  /** From this sum of all deposits on a payment waits for a person until the member has identity level 2. */
  readonly depositLevel2From: Money;
  readonly coolingHours: number;
  readonly waitHours: number;
  readonly confirmMinutes: number;
  readonly noticeMinutes: number;
  readonly expectedMinutes: number;
};

const HOUR_MS = 3_600_000;
export const MINUTE_MS = 60_000;

export const hoursAfter = (moment: Date, hours: number): Date => new Date(moment.getTime() + hours * HOUR_MS);
export const minutesAfter = (moment: Date, minutes: number): Date => new Date(moment.getTime() + minutes * MINUTE_MS);

/** Whether an amount is one that may be asked for; the balance is another question. */
export const fitsRules = ({ min, max, step }: Pick<WithdrawalRules, 'min' | 'max' | 'step'>, amount: bigint): boolean =>
  amount >= min && amount <= max && amount % step === 0n;

/** The largest amount that a balance allows within the rules; nothing when it is too small for any. */
export const largestWithin = (
  { min, max, step }: Pick<WithdrawalRules, 'min' | 'max' | 'step'>,
  balance: bigint,
): bigint => {
  const most = balance < max ? balance : max;
  const whole = most - (most % step);
  return whole >= min ? whole : 0n;
};

/** The identity level that all withdrawals of a member together need. */
export const levelNeededFor = (
  { level2From, level3From }: Pick<WithdrawalRules, 'level2From' | 'level3From'>,
  total: bigint,
): 0 | 2 | 3 => (total >= level3From ? 3 : total >= level2From ? 2 : 0);

/** The same conditions as the database has. */
export const areRulesSound = (rules: WithdrawalRules): boolean =>
  rules.min > 0n &&
  rules.max >= rules.min &&
  rules.step > 0n &&
  rules.autoMax >= 0n &&
  rules.fourEyesFrom > 0n &&
  rules.level3From >= rules.level2From &&
  rules.depositLevel2From > 0n &&
  rules.dailyCount > 0 &&
  rules.coolingHours >= 0 &&
  rules.waitHours >= 0 &&
  rules.noticeMinutes > 0 &&
  rules.confirmMinutes > rules.noticeMinutes;

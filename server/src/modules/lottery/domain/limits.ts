import { money, UNITS_PER_WHOLE } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';

/** What an order may be; an operator may set others for a game. */
export type GameLimits = {
  readonly multipleMax: number;
  /** Of an order on one issue: what it may cost and what it may win. */
  readonly amountMax: Money;
  readonly winMax: Money;
  /** What a single bet of a play may bring on one issue, all orders together. */
  readonly exposureMax: Money;
};

const whole = (amount: bigint): Money => money(amount * UNITS_PER_WHOLE);

/** What the house goes by where nobody said otherwise, in the currency of the site. */
export const HOUSE_LIMITS: GameLimits = {
  multipleMax: 10_000_000,
  amountMax: whole(1_000_000_000n),
  winMax: whole(5_000_000_000n),
  exposureMax: whole(20_000_000_000n),
};

export const limitsOf = (row: {
  readonly multiple_max: number | null;
  readonly amount_max: bigint | null;
  readonly win_max: bigint | null;
  readonly exposure_max: bigint | null;
}): GameLimits => ({
  multipleMax: row.multiple_max ?? HOUSE_LIMITS.multipleMax,
  amountMax: money(row.amount_max ?? HOUSE_LIMITS.amountMax),
  winMax: money(row.win_max ?? HOUSE_LIMITS.winMax),
  exposureMax: money(row.exposure_max ?? HOUSE_LIMITS.exposureMax),
});

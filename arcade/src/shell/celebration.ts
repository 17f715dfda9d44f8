import type { Money } from '@fairground/contract/money';

/** How loud a result is shown. `returned` says what came back and no more: it is not a win to get back less than was staked. */
export type Celebration = {
  readonly level: 'nothing' | 'returned' | 'win' | 'big' | 'great';
  /** How long the amount counts up. */
  readonly countMs: number;
};

const BIG_FROM = 10;
const GREAT_FROM = 40;

export const celebrationOf = (win: Money, stake: Money): Celebration => {
  if (win <= 0n) return { level: 'nothing', countMs: 0 };
  // Not more than the stake came back: no celebration, whatever the lines showed.
  if (win <= stake) return { level: 'returned', countMs: 0 };
  const times = stake > 0n ? Number((win * 100n) / stake) / 100 : 1;
  const countMs = Math.round(Math.min(5_000, 350 + 420 * Math.log2(times)));
  if (times >= GREAT_FROM) return { level: 'great', countMs };
  return { level: times >= BIG_FROM ? 'big' : 'win', countMs };
};

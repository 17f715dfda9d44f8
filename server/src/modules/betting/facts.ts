import { factKind } from '../../platform/events/fact.ts';

/** A settled round, or what a correction changed of it: whoever adds these up is right at any time. */
export type SettledBet = {
  /** The round's first bet. */
  readonly bet: string;
  readonly member: string;
  readonly product: number;
  readonly game: string;
  readonly currency: string;
  /** The campaign, promotion or jackpot of a free round or a prize. */
  readonly award: string | null;
  /** Amounts in units of 1/10,000, as decimal texts; of a correction the differences. */
  readonly stake: string;
  readonly bonusPart: string;
  readonly payout: string;
  readonly bonusPayout: string;
  readonly validBet: string;
  /** The rule the valid bet was counted by. */
  readonly rule: number;
  readonly isCorrection: boolean;
};

/**
 * Rounds that got their result, or another one. One fact tells of a whole batch: a row and two index entries for each
 * round would be written by the very statement that must be fast. A walk over the register instead would need an index
 * by the time of settlement, and no settlement could stay on its page. Placing a bet announces nothing.
 */
export const betsSettled = factKind<{ readonly bets: readonly SettledBet[] }>('betting.bets-settled');

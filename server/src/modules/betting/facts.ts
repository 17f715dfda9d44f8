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
 * Rounds that got their result, or another one. One fact tells of a whole batch: measured against a fact per round it
 * writes a third of the log, and against a walk over the register it needs no index by the time of settlement, which
 * would keep every settlement from staying on its page. Placing a bet announces nothing.
 */
export const betsSettled = factKind<{ readonly bets: readonly SettledBet[] }>('betting.bets-settled');

import type { Bet, BetResult } from '@fairground/contract/betting/endpoints';
import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';

export type RoundSums = {
  readonly stake: Money;
  readonly bonusPart: Money;
  readonly validBet: Money;
  readonly payout: Money;
  /** Won or lost in all; nothing while a bet of the round is open. */
  readonly result: Money | undefined;
};

type Counted = Pick<Bet, 'stake' | 'bonusPart' | 'validBet' | 'payout' | 'state'>;

/** What a round cost and brought. A bet that was taken back cost nothing. */
export const sumsOf = (round: readonly Counted[]): RoundSums => {
  const standing = round.filter(({ state }) => state !== 'CANCELLED');
  const sum = (field: 'stake' | 'bonusPart' | 'validBet' | 'payout'): Money =>
    money(standing.reduce((total, bet) => total + bet[field], 0n));
  const [stake, payout] = [sum('stake'), sum('payout')];
  const isOpen = standing.some(({ state }) => state === 'OPEN');
  return {
    stake,
    bonusPart: sum('bonusPart'),
    validBet: sum('validBet'),
    payout,
    result: isOpen ? undefined : money(payout - stake),
  };
};

/** What the whole round came to, for a bet that is shown with it. */
export const resultOfRound = ({ result: own }: Pick<Bet, 'result'>, { result }: RoundSums): BetResult => {
  if (own === 'VOID') return 'VOID';
  if (result === undefined) return 'OPEN';
  if (result === 0n) return 'EVEN';
  return result > 0n ? 'WON' : 'LOST';
};

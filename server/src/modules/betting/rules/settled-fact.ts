import { cashPartOf } from '../domain/valid-bet.ts';
import type { SettledBet } from '../facts.ts';
import type { Bet } from './round.ts';

/** The sums of a round that others add up. */
export type Sums = {
  readonly stake: bigint;
  readonly bonusPart: bigint;
  readonly payout: bigint;
  readonly bonusPayout: bigint;
  readonly validBet: bigint;
};

/** Tells a round that got its result. */
export const settledFact = (head: Bet, sums: Sums): SettledBet => factOf(head, sums, false);

/** Tells what a correction changed of a round that had its result. */
export const correctedFact = (head: Bet, before: Sums, after: Sums): SettledBet => ({
  ...factOf(
    head,
    {
      stake: after.stake - before.stake,
      bonusPart: after.bonusPart - before.bonusPart,
      payout: after.payout - before.payout,
      bonusPayout: after.bonusPayout - before.bonusPayout,
      validBet: after.validBet - before.validBet,
    },
    true,
  ),
  // It is rounded for each round: the difference cannot be computed from the other differences.
  ...(before.bonusPart > 0n && {
    validCash: (cashPartOf(after) - cashPartOf(before)).toString(),
  }),
});

const factOf = (head: Bet, sums: Sums, isCorrection: boolean): SettledBet => ({
  bet: head.id.toString(),
  member: head.member.toString(),
  product: head.product,
  game: head.game.toString(),
  currency: head.currency,
  award: head.award,
  stake: sums.stake.toString(),
  bonusPart: sums.bonusPart.toString(),
  payout: sums.payout.toString(),
  bonusPayout: sums.bonusPayout.toString(),
  validBet: sums.validBet.toString(),
  rule: head.rule,
  isCorrection,
});

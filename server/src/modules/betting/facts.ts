import { cashPartOf } from './domain/valid-bet.ts';
import type { ValidRule } from './domain/valid-bet.ts';
import { factKind } from '../../platform/events/fact.ts';

/** A settled round, or what a correction changed of it: anyone who adds these up is right at any time. */
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
  /** The difference that a correction made to the cash part of the valid bet, where bonus money was played; else all is cash. */
  readonly validCash?: string;
  /** The rule the valid bet was counted by. */
  readonly rule: ValidRule;
  readonly isCorrection: boolean;
  /** The part of the payout that is stake of what was void, where something was. */
  readonly givenBack?: string;
};

/**
 * Bets of a market that lost, announced in one fact: what they share once, and the rest as columns, because a draw may have
 * hundreds of thousands of them. All columns have the same length; a bet has the same place in each.
 */
export type LostBets = Pick<SettledBet, 'product' | 'game' | 'currency' | 'award' | 'rule'> & {
  readonly bets: Readonly<Record<'bet' | 'member' | 'stake' | 'bonusPart' | 'validBet', readonly string[]>>;
};

export type SettledBets = { readonly bets: readonly SettledBet[]; readonly lost?: readonly LostBets[] };

/** The part of the valid bet that cash paid for. */
export const validCashOf = ({ stake, bonusPart, validBet, validCash, isCorrection }: SettledBet): bigint =>
  isCorrection
    ? BigInt(validCash ?? validBet)
    : cashPartOf({ stake: BigInt(stake), bonusPart: BigInt(bonusPart), validBet: BigInt(validBet) });

/**
 * Rounds that got their result, or another one. One fact carries a whole batch: a row and two index entries for each
 * round would be written by the very statement that must be fast. A walk over the register instead would need an index
 * by the time of settlement, and no settlement could stay on its page. Placing a bet announces nothing. The fact has the
 * time of its postings, so that its day is theirs.
 */
export const betsSettled = factKind<SettledBets>('betting.bets-settled');

/** Every round of a fact, including those that lost together. A listener that needs wins alone reads only `bets`. */
export const settledBetsOf = ({ bets, lost = [] }: SettledBets): readonly SettledBet[] => [
  ...bets,
  ...lost.flatMap(({ bets: columns, ...shared }) => {
    const none = { payout: '0', bonusPayout: '0', isCorrection: false };
    const at = (column: readonly string[], place: number): string => {
      const value = column[place];
      if (value === undefined) throw new Error('A column of a fact about lost bets is too short.');
      return value;
    };
    return columns.bet.map((bet, place): SettledBet => ({
      ...shared,
      ...none,
      bet,
      member: at(columns.member, place),
      stake: at(columns.stake, place),
      bonusPart: at(columns.bonusPart, place),
      validBet: at(columns.validBet, place),
    }));
  }),
];

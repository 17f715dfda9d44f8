import type { MemberId } from '@fairground/contract/ids';
import type { ValidRule } from '../domain/valid-bet.ts';

export type BetState = 'accepted' | 'settled' | 'void';
export type RoundState = 'open' | 'won' | 'lost' | 'cancelled';

/** A bet of the register; the first one of a round carries what the round has come to. */
export type Bet = {
  readonly member: MemberId;
  readonly id: bigint;
  readonly key: string;
  readonly round: string;
  readonly game: bigint;
  readonly market: bigint | null;
  readonly stake: bigint;
  readonly bonusPart: bigint;
  readonly payout: bigint;
  readonly bonusPayout: bigint;
  readonly validBet: bigint;
  readonly placedAt: Date;
  readonly settledAt: Date | null;
  readonly product: number;
  readonly rule: ValidRule;
  readonly seq: number;
  readonly state: BetState;
  readonly roundState: RoundState | null;
  readonly currency: string;
  readonly roundId: string;
  readonly award: string | null;
  readonly parent: string | null;
  readonly winKeys: readonly string[];
  readonly detail: string | null;
};

/** The bets of a round in their order; there is at least one. */
export type Round = readonly [Bet, ...Bet[]];

/** What stands of a round's stakes. */
export type Standing = { readonly stake: bigint; readonly bonusPart: bigint };

export const standingOf = (round: Round): Standing => {
  let [stake, bonusPart] = [0n, 0n];
  for (const bet of round)
    if (bet.state !== 'void') {
      stake += bet.stake;
      bonusPart += bet.bonusPart;
    }
  return { stake, bonusPart };
};

export const isClosed = ([head]: Round): boolean => head.settledAt !== null;

/** The bonus gets the part of an amount that it has of the stakes, in whole units and never more. */
export const bonusShareOf = (amount: bigint, { stake, bonusPart }: Standing): bigint =>
  bonusPart > 0n ? (amount * bonusPart) / stake : 0n;

import type { Money } from '@fairground/contract/money';
import type { Word } from './rules/refusal.ts';
import type { BetId } from './wager.ts';

export type WagerOutcome = Word;

/** What became of a wager. A repeat hears what the first one heard. */
export type WagerAnswer = {
  readonly outcome: WagerOutcome;
  readonly isRepeat: boolean;
  /** What reached the member, negative what left: cash and bonus apart. */
  readonly cash: Money;
  readonly bonus: Money;
  /** Of a bet that came with its result: what it paid. */
  readonly payout?: { readonly cash: Money; readonly bonus: Money };
  /** Cash after it. */
  readonly balance: Money;
  readonly version: bigint;
  /** The movement's number; of a bet its id. Nothing where nothing was done. */
  readonly id: BetId | null;
  readonly at: Date;
};

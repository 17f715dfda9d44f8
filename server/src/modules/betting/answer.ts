import type { Money } from '@fairground/contract/money';
import { OUTCOMES } from '../wallet/index.ts';
import type { Outcome } from '../wallet/index.ts';
import { CALLER_REFUSAL } from './wager.ts';
import type { BetId, CallerRefusal } from './wager.ts';

/** Refusals of the rounds and markets, by the number the ledger keeps. Numbers are for ever. */
const ROUND_REFUSAL = {
  'market-closed': 32,
  'round-over': 33,
  'bet-unknown': 34,
  'win-stands': 35,
  'round-open': 36,
} as const;

export type WagerOutcome = Outcome | keyof typeof ROUND_REFUSAL | CallerRefusal;

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

/** Every outcome by the status it has when it is new. */
export const WAGER_OUTCOMES: ReadonlyMap<number, WagerOutcome> = new Map<number, WagerOutcome>([
  ...OUTCOMES.map((outcome, status) => [status, outcome] as const),
  ...Object.entries({ ...ROUND_REFUSAL, ...CALLER_REFUSAL }).map(
    ([outcome, status]) => [status, outcome as WagerOutcome] as const,
  ),
]);

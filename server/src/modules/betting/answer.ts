import { money } from '@fairground/contract/money';
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

/** The answers of one statement, column by column. */
export type AppliedRow = {
  readonly o_status: readonly number[];
  readonly o_amount: readonly bigint[];
  readonly o_spill_amount: readonly bigint[];
  readonly o_balance: readonly bigint[];
  readonly o_version: readonly bigint[];
  readonly o_transfer: readonly (bigint | null)[];
  readonly o_at: readonly Date[];
};

/** Every outcome by the status it has when it is new. */
export const WAGER_OUTCOMES: ReadonlyMap<number, WagerOutcome> = new Map<number, WagerOutcome>([
  ...OUTCOMES.map((outcome, status) => [status, outcome] as const),
  ...Object.entries({ ...ROUND_REFUSAL, ...CALLER_REFUSAL }).map(
    ([outcome, status]) => [status, outcome as WagerOutcome] as const,
  ),
]);

const REPEAT = 16;
const FIRST_REFUSAL = 32;
const REFUSAL_REPEAT = 64;

/** What a status says. */
export const outcomeOf = (status: number): Pick<WagerAnswer, 'outcome' | 'isRepeat'> => {
  const isOfCaller = status >= FIRST_REFUSAL;
  const isRepeat = isOfCaller ? status >= FIRST_REFUSAL + REFUSAL_REPEAT : status >= REPEAT;
  const outcome = WAGER_OUTCOMES.get(isOfCaller ? status - (isRepeat ? REFUSAL_REPEAT : 0) : status % REPEAT);
  if (outcome === undefined) throw new Error(`betting_apply answered the unknown status ${status}.`);
  return { outcome, isRepeat };
};

/** Reads one answer out of the columns. */
export const answerAt = (row: AppliedRow, index: number): WagerAnswer => {
  return {
    ...outcomeOf(row.o_status[index] ?? -1),
    cash: money(row.o_amount[index] ?? 0n),
    bonus: money(row.o_spill_amount[index] ?? 0n),
    balance: money(row.o_balance[index] ?? 0n),
    version: row.o_version[index] ?? 0n,
    id: (row.o_transfer[index] ?? null) as BetId | null,
    at: row.o_at[index] ?? new Date(0),
  };
};

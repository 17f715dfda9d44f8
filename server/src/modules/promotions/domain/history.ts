import type { MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';

/** Days of the business, both included. */
export type Days = { readonly from: string; readonly to: string };

/** What one member's play came to over some days. */
export type PlayResult = {
  readonly member: MemberId;
  readonly stakeCash: bigint;
  readonly payoutCash: bigint;
  readonly rebate: bigint;
  readonly promo: bigint;
};

export type PastDeposit = {
  readonly id: bigint;
  readonly member: MemberId;
  readonly at: Date;
  readonly amount: Money;
  readonly isFirst: boolean;
};

/** What happened on the site, as the modules above keep it; pages follow a number, in order. */
export type OfferHistory = {
  /** Until when figures never change again. */
  readonly closedUntil: () => Promise<Date>;
  readonly results: (days: Days, after: MemberId, limit: number) => Promise<readonly PlayResult[]>;
  /** Deposits that were credited since. */
  readonly deposits: (since: Date, after: bigint, limit: number) => Promise<readonly PastDeposit[]>;
};

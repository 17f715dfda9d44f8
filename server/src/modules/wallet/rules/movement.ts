import type { AccountId, Kind, Outcome } from '../operation.ts';

/** One movement as the rules are asked for it, with everything but the state worked out. */
export type Movement<Word extends string> = {
  readonly key: string;
  readonly fingerprint: string;
  readonly kind: Kind;
  readonly account: AccountId;
  readonly counter: AccountId;
  /** Positive reaches the account, negative leaves it; what is undone brings its own. */
  readonly amount: bigint;
  /**
   * The second account of the same member: it takes its own part of the amount, or pays what the first one cannot where no
   * part is given.
   */
  readonly split?: { readonly account: AccountId; readonly amount?: bigint } | undefined;
  /** The key of what is undone. */
  readonly reverses?: string;
  /** It is taken from the account even where that goes below its floor by it. */
  readonly overdraws?: true;
  /** The caller has found a reason against it: it is kept as refused, unless it was decided before. */
  readonly refused?: Word | undefined;
  /** A refusal that comes before the player's own blocks. */
  readonly isRefusedFirst?: boolean | undefined;
  /** A stake of money that was set aside: blocks and limits were asked then; it still counts against the limits. */
  readonly isCommitted?: true | undefined;
  /** Of a round that is given back or paid again: the stake that leaves the limits, and the moment it was counted. */
  readonly givesBack?: { readonly stake: bigint; readonly at: Date };
};

export type MovementAnswer<Word extends string> = {
  readonly outcome: Word | Outcome;
  readonly isRepeat: boolean;
  readonly amount: bigint;
  readonly splitAmount: bigint;
  readonly balance: bigint;
  readonly version: bigint;
  readonly id: bigint | null;
  readonly at: Date;
};

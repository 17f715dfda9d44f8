import type { AccountId, Kind } from '../operation.ts';
import type { Grant } from './grant-state.ts';
import type { LimitState } from './limits.ts';

/** An account that can run dry, as it stands while its row is locked. */
export type AccountState = {
  readonly id: AccountId;
  readonly owner: bigint;
  readonly currency: string;
  readonly floor: bigint;
  /** Whether the owner has blocks or limits that must be asked. */
  readonly isGuarded: boolean;
  /** Whether a grant of bonus money runs on this account. */
  readonly hasGrant?: boolean;
  readonly balance: bigint;
  readonly version: bigint;
};

/** What a member may not do until a moment. */
export type GuardState = { readonly stakesBlockedUntil: Date | null; readonly depositsBlockedUntil: Date | null };

/** What is kept of a movement that was asked for, whatever became of it. */
export type StoredMovement<Word extends string> = {
  readonly key: string;
  readonly fingerprint: string;
  readonly outcome: Word;
  /** None of a key that was taken before its movement came. */
  readonly kind: Kind | null;
  readonly account: AccountId;
  readonly counter: AccountId;
  readonly amount: bigint;
  readonly split: AccountId | null;
  readonly splitAmount: bigint;
  readonly balance: bigint;
  readonly version: bigint;
  /** The number of what moved; none where nothing did. */
  readonly id: bigint | null;
  readonly reverses: string | null;
  readonly at: Date;
};

/** One row of the ledger: an amount between two accounts. */
export type Leg = {
  readonly account: AccountId;
  readonly id: bigint;
  readonly transfer: bigint;
  readonly counter: AccountId;
  readonly amount: bigint;
  readonly balance: bigint;
  readonly kind: Kind;
  readonly operation: string;
  /** Where the other side can run dry as well. */
  readonly counterBalance: bigint | null;
};

/** Everything a batch of movements is decided by. */
export type BookState<Word extends string> = {
  readonly now: Date;
  /** The day of the books, as a date. */
  readonly today: string;
  readonly zone: string;
  /** What the numbers of this batch begin after. */
  readonly firstId: bigint;
  readonly accounts: readonly AccountState[];
  /** Our own accounts, which have no floor, by their currency. */
  readonly house: ReadonlyMap<AccountId, string>;
  readonly kept: readonly StoredMovement<Word>[];
  /** Keys of what has been undone. */
  readonly undone: readonly string[];
  readonly guards: ReadonlyMap<bigint, GuardState>;
  readonly limits: ReadonlyMap<bigint, readonly LimitState[]>;
  /** Grants that run for these members, or ran when a round was placed; none unless a member has one. */
  readonly grants?: readonly Grant[];
};

/** What a batch changes. */
export type BookChanges<Word extends string> = {
  readonly movements: readonly StoredMovement<Word>[];
  readonly legs: readonly Leg[];
  readonly accounts: readonly AccountState[];
  readonly house: readonly { readonly account: AccountId; readonly amount: bigint }[];
  readonly limits: readonly { readonly owner: bigint; readonly limit: LimitState }[];
  readonly grants: readonly Grant[];
  /** Those of them that ended now. */
  readonly endedGrants: readonly Grant[];
};

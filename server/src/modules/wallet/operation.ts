import type { Id, MemberId } from '@fairground/contract/ids';
import type { Money } from '@fairground/contract/money';
import type { Kind } from './domain/kind.ts';
import type { Label } from './domain/label.ts';

export type AccountId = Id<'account'>;

export { KINDS } from './domain/kind.ts';
export type { Kind } from './domain/kind.ts';

/** What became of an operation. All but the last three are kept and answered again to a repeat. */
export type Outcome =
  | 'applied'
  | 'insufficient-funds'
  | 'blocked'
  | 'limit-reached'
  | 'bonus-max-bet'
  | 'group-failed'
  | 'nothing-to-undo'
  | 'cancelled-before'
  | 'currency-mismatch'
  | 'conflict'
  | 'unknown-account'
  | 'out-of-range';

/** Who asks for what, in the asker's own numbering: the five parts that make an operation one and the same. */
export type OperationId = {
  readonly tenant: string;
  readonly source: string;
  readonly member: MemberId;
  readonly action: string;
  readonly transactionId: string;
};

/** One movement between an account that belongs to a member and another one. */
export type Operation = {
  readonly id: OperationId;
  readonly kind: Kind;
  readonly account: AccountId;
  readonly counter: AccountId;
  /** Positive reaches the account, negative leaves it. A reversal takes the amounts of what it undoes. */
  readonly amount: Money;
  /** The second account of the same member that pays what the first one cannot, or receives its part. */
  readonly split?: { readonly account: AccountId; readonly amount?: Money };
  /** What is undone. */
  readonly reverses?: OperationId;
  /** What the account record calls it, where kind and accounts do not say so. It is no part of what a repeat must ask for. */
  readonly label?: Label;
};

export type Answer = {
  readonly outcome: Outcome;
  /** Whether the answer was given before: the same operation asked for again. */
  readonly isRepeat: boolean;
  readonly amount: Money;
  readonly splitAmount: Money;
  readonly balance: Money;
  /** Grows with every movement of the account. */
  readonly version: bigint;
  readonly transferId: bigint | null;
  readonly at: Date;
};

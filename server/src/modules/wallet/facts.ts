import { factKind } from '../../platform/events/fact.ts';
import type { Kind } from './operation.ts';

/** One side of a movement: what reached, or negative left, an account of a member. */
export type MovedSide = {
  readonly member: string;
  /** The kind of account, such as CASH or BONUS; of a debt its reason. */
  readonly account: string;
  /** Whether the account is what the member owes: what is taken beyond the balance stands there. */
  readonly isDebt: boolean;
  readonly currency: string;
  readonly kind: Kind;
  /** What a reversal undoes. */
  readonly undoes: Kind | null;
  /** In units of 1/10,000, as a decimal text. */
  readonly amount: string;
};

/**
 * Money moved that no round of a game moved: deposits, withdrawals, rebates, promotions, transfers, salaries. Stakes, wins
 * and their reversals are facts of the register. The fact has the time of the postings, so that its day is theirs.
 */
export const moneyMoved = factKind<{ readonly sides: readonly MovedSide[] }>('wallet.money-moved');

/** Grants that ended: by their wagering, their time, the member, staff, or because nothing of them was left. */
export const grantsClosed = factKind<{
  readonly grants: readonly {
    readonly grant: string;
    readonly member: string;
    readonly currency: string;
    readonly state: string;
    /** In units of 1/10,000, as decimal texts. */
    readonly converted: string;
    readonly forfeited: string;
  }[];
}>('wallet.grants-closed');

/** Bonuses with so many stakes above the largest one, taken where nobody could refuse them, that a person should look. */
export const grantsBreached = factKind<{
  readonly grants: readonly { readonly grant: string; readonly member: string; readonly breaches: number }[];
}>('wallet.grants-breached');

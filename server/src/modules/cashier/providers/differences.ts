import type { Money } from '@fairground/contract/money';
import type { CaseKind } from '../store/deposit-tables.ts';
import type { StatementLine } from './provider.ts';

/** What our books say of a deposit or a payout: the amount that was paid, or nothing where none was. */
export type OwnPayment = { readonly no: string; readonly paid: Money | null };

export type Difference = {
  readonly what: StatementLine['what'];
  readonly kind: CaseKind;
  readonly no: string;
  readonly reference: string;
  readonly ours: Money | null;
  readonly theirs: Money | null;
};

/**
 * Compares the lines of a provider's statement with our rows of one kind, number by number; no amount is tolerated. What the
 * provider booked since `settlesSince` and we know, but did not book yet, is no difference: its callback may still be due.
 */
export const differencesOf = (
  what: StatementLine['what'],
  statement: readonly StatementLine[],
  own: readonly OwnPayment[],
  settlesSince: Date,
): readonly Difference[] => {
  const known = new Map(own.map((payment) => [payment.no, payment]));
  const named = new Set<string>();
  const fromThere = statement.flatMap(({ no, reference, amount, at }): readonly Difference[] => {
    const ours = known.get(no);
    const isSettling = ours?.paid === null && at >= settlesSince;
    const kind = named.has(no) ? 'paid-twice' : isSettling ? undefined : kindOf(what, ours, amount);
    named.add(no);
    return kind === undefined ? [] : [{ what, kind, no, reference, ours: ours?.paid ?? null, theirs: amount }];
  });
  const fromHere = own
    // What staff gave back to a member in full is rightly missing there.
    .filter(({ no, paid }) => paid !== null && paid !== 0n && !named.has(no))
    .map(({ no, paid }) => ({ what, kind: 'missing-there', no, reference: '', ours: paid, theirs: null }) as const);
  return [...fromThere, ...fromHere];
};

const kindOf = (what: StatementLine['what'], ours: OwnPayment | undefined, theirs: Money): CaseKind | undefined => {
  if (ours === undefined) return 'missing-here';
  if (ours.paid === null) return what === 'deposit' ? 'not-credited' : 'missing-here';
  return ours.paid === theirs ? undefined : 'amount-differs';
};

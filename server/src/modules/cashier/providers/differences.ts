import type { Money } from '@fairground/contract/money';
import type { CaseKind } from '../store/deposit-tables.ts';
import type { StatementLine } from './provider.ts';

/** What our books say of a deposit. */
export type OwnPayment = { readonly no: string; readonly received: Money | null };

export type Difference = {
  readonly kind: CaseKind;
  readonly no: string;
  readonly reference: string;
  readonly ours: Money | null;
  readonly theirs: Money | null;
};

/** Compares a provider's statement with our deposits, number by number; nothing is tolerated. */
export const differencesOf = (
  statement: readonly StatementLine[],
  own: readonly OwnPayment[],
): readonly Difference[] => {
  const known = new Map(own.map((payment) => [payment.no, payment]));
  const named = new Set(statement.map(({ no }) => no));
  const fromThere = statement.flatMap(({ no, reference, amount }): readonly Difference[] => {
    const ours = known.get(no);
    const kind = kindOf(ours, amount);
    return kind === undefined ? [] : [{ kind, no, reference, ours: ours?.received ?? null, theirs: amount }];
  });
  const fromHere = own
    .filter(({ no, received }) => received !== null && !named.has(no))
    .map(({ no, received }) => ({ kind: 'missing-there', no, reference: '', ours: received, theirs: null }) as const);
  return [...fromThere, ...fromHere];
};

const kindOf = (ours: OwnPayment | undefined, theirs: Money): CaseKind | undefined => {
  if (ours === undefined) return 'missing-here';
  if (ours.received === null) return 'not-credited';
  return ours.received === theirs ? undefined : 'amount-differs';
};

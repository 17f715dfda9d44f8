import { factKind } from '../../platform/events/fact.ts';

/** Amounts in units of 1/10,000 as decimal texts, ids as decimal texts. The sum of all facts is right at any time. */
type Paid = {
  readonly member: string;
  readonly currency: string;
  readonly amount: string;
  readonly fee: string;
};

export const depositCredited = factKind<Paid & { readonly deposit: string; readonly isFirst: boolean }>(
  'cashier.deposit-credited',
);
export const depositReversed = factKind<Paid & { readonly deposit: string }>('cashier.deposit-reversed');
/** The money has left for good: confirmed by the member, by silence or by a decision. */
export const withdrawalCompleted = factKind<Paid & { readonly withdrawal: string }>('cashier.withdrawal-completed');
/** A deposit was cut to pay a part of another member's withdrawal. */
export const membersPaired = factKind<{ readonly slice: string; readonly payer: string; readonly receiver: string }>(
  'cashier.members-paired',
);
/** It was decided that a payer who said to have paid another member did not. */
export const sliceUnpaid = factKind<{ readonly slice: string; readonly member: string }>('cashier.slice-unpaid');
/** A member named an account to be paid to. */
export const bankAccountAdded = factKind<{ readonly member: string }>('cashier.bank-account-added');

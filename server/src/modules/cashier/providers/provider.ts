import type { BankAccountKind } from '@fairground/contract/cashier/withdrawal-fields';
import type { Money } from '@fairground/contract/money';

/** What a payment provider does for the cashier. One adapter file implements it. */
export type PaymentProvider = {
  /** Lower case, as in `/psp/<code>/callback`. */
  readonly code: string;
  /** Asks for instructions how to pay. Repeated with the same number it answers the same. */
  readonly startDeposit: (order: DepositOrder) => Promise<StartedDeposit>;
  /** What the provider knows of a deposit now; undefined when it does not know it. */
  readonly findDeposit: (no: string) => Promise<PaymentNotice | undefined>;
  /** Whether it pays to such accounts in such a currency; one that says nothing pays to all. */
  readonly paysTo?: (account: PayoutTarget) => boolean;
  /** Orders a payout. Repeated with the same number it pays once. An error means that the outcome is unknown. */
  readonly payOut: (order: PayoutOrder) => Promise<PayoutState>;
  /** What became of a payout; `unknown` when the provider never got the order. */
  readonly findPayout: (no: string) => Promise<PayoutState | { readonly state: 'unknown' }>;
  /** Verifies signature and time of a callback and answers what it tells; throws a Refusal for one that is not genuine. */
  readonly readCallback: (call: ProviderCall) => PaymentNotice;
  /** Everything the provider booked in a span of time, for the reconciliation. */
  readonly listStatement: (span: { readonly from: Date; readonly to: Date }) => Promise<readonly StatementLine[]>;
};

export type DepositOrder = {
  readonly no: string;
  readonly channel: string;
  readonly amount: Money;
  readonly currency: string;
  readonly expiresAt: Date;
  /** Where the payment page sends the player back to. */
  readonly returnUrl: string;
};

/** What the player must do; only what the channel needs is there. */
export type StartedDeposit = {
  readonly reference: string;
  readonly payAmount: Money;
  readonly bank?: { readonly code: string; readonly number: string; readonly holder: string; readonly note: string };
  /** The text of a QR code. */
  readonly qr?: string;
  readonly address?: { readonly network: string; readonly address: string };
  readonly redirectUrl?: string;
};

export type PaymentNotice = {
  /** Of the provider, unique: the same reference twice is the same notice. */
  readonly reference: string;
  readonly no: string;
  readonly what: 'deposit' | 'payout';
  readonly state: 'paid' | 'failed' | 'pending';
  readonly amount: Money;
  readonly payerName?: string;
  readonly reason?: string;
};

/** What decides which provider pays: the kind of the member's account and the currency. */
export type PayoutTarget = { readonly kind: BankAccountKind; readonly currency: string };

export type PayoutOrder = {
  readonly no: string;
  readonly amount: Money;
  readonly currency: string;
  readonly account: { readonly kind: string; readonly bank: string; readonly number: string; readonly holder: string };
};

export type PayoutState =
  | { readonly state: 'accepted' | 'paid'; readonly reference: string }
  | { readonly state: 'refused'; readonly reason: string };

export type ProviderCall = {
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
  readonly now: Date;
};

export type StatementLine = {
  readonly reference: string;
  readonly no: string;
  readonly what: 'deposit' | 'payout';
  readonly amount: Money;
  readonly at: Date;
};

import type { ChannelKind } from '@fairground/contract/cashier/deposit-endpoints';
import type { PaymentProvider, PayoutOrder } from '../../server/src/modules/cashier/index.ts';
import type { Clock } from '../../server/src/platform/clock.ts';

/** A callback as the provider sent it, not yet delivered. */
export type Callback = { readonly headers: Readonly<Record<string, string>>; readonly body: Buffer };

/** How the payer pays: in full, less than asked, or so that the provider also reports a step on the way. */
export type PayerActs = 'in-full' | 'short' | 'in-steps';

/** What breaks on the way to the provider: the request, the answer, or the sense of the answer. */
export type Break = 'request-lost' | 'answer-lost' | 'answer-garbled';

/**
 * An adapter to certify, together with the provider's test environment: what a payer does there and what the provider
 * sends. An operator's own adapter gets a file like `sandbox-subject.ts`.
 */
export type PaymentSubject = {
  readonly provider: PaymentProvider;
  readonly channel: ChannelKind;
  /** Lets a payer pay what the provider knows under this reference; returns the callbacks in the order they leave. */
  readonly pay: (started: { readonly reference: string }, acts: PayerActs) => Promise<readonly Callback[]>;
  /** Signs a body as the provider does. */
  readonly headersOf: (body: string, at: Date) => Readonly<Record<string, string>>;
  /** Lets accepted payouts arrive; returns the callbacks about them. */
  readonly finishPayouts: () => Promise<readonly Callback[]>;
  readonly accounts: Readonly<Record<'open' | 'closed', PayoutOrder['account']>>;
  /** The connection is broken in this way while the work runs. */
  readonly whileBroken: <Value>(how: Break, work: () => Promise<Value>) => Promise<Value>;
};

/** What a subject is made of. */
export type SubjectGround = {
  readonly clock: Clock & { readonly advance: (milliseconds: number) => void };
};

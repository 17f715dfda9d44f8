import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';

/** What a person can let the sandbox do with a payment. In tests a header of this name chooses it. */
export const BEHAVIOURS = [
  'pay',
  'wrong-amount',
  'other-name',
  'late',
  'doubled',
  'reordered',
  'delayed',
  'lost',
  'never',
] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];
export const BEHAVIOUR_HEADER = 'x-sandbox-behaviour';

export const isBehaviour = (word: unknown): word is Behaviour => BEHAVIOURS.some((known) => known === word);

export type Plan = {
  readonly paidAmount: Money;
  readonly paidAt: Date;
  readonly payerName: string | null;
  /** The callbacks in the order they leave. */
  readonly callbacks: readonly { readonly state: 'paid' | 'pending'; readonly dueAt: Date }[];
};

/** What comes late comes after so long. */
export const DELAY_MS = 60_000;
export const PAYOUT_TAKES_MS = 3_000;
/** An account number with this end is closed: so that a refusal can be tried. */
export const CLOSED_TAIL = '0000';

/** What happens to a payment; nothing where nobody ever pays. */
export const planOf = (
  behaviour: Behaviour,
  payment: { readonly amount: Money; readonly expiresAt: Date },
  now: Date,
): Plan | undefined => {
  if (behaviour === 'never') return undefined;
  const later = (moment: Date): Date => new Date(moment.getTime() + DELAY_MS);
  const paidAt = behaviour === 'late' ? later(payment.expiresAt > now ? payment.expiresAt : now) : now;
  const paid = { state: 'paid', dueAt: behaviour === 'delayed' ? later(now) : paidAt } as const;
  return {
    // A tenth is missing.
    paidAmount: behaviour === 'wrong-amount' ? money((payment.amount * 9n) / 10n) : payment.amount,
    paidAt,
    payerName: behaviour === 'other-name' ? 'SOMEBODY ELSE' : null,
    callbacks: callbacksOf(behaviour, paid),
  };
};

const callbacksOf = (
  behaviour: Behaviour,
  paid: { readonly state: 'paid'; readonly dueAt: Date },
): Plan['callbacks'] => {
  switch (behaviour) {
    case 'lost':
      return [];
    case 'doubled':
      return [paid, paid];
    case 'reordered':
      return [paid, { ...paid, state: 'pending' }];
    default:
      return [paid];
  }
};

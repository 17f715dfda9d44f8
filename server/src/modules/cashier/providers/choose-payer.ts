import type { PaymentProvider, PayoutTarget } from './provider.ts';

/**
 * The first provider of the list that answers and pays to such an account; those of an operator come before the sandbox's.
 * Where all that do rest there is none, and the withdrawal waits.
 */
export const choosePayer = (
  providers: readonly PaymentProvider[],
  target: PayoutTarget,
  resting: ReadonlySet<string> = new Set(),
): PaymentProvider | undefined =>
  providers.find(({ code, paysTo }) => !resting.has(code) && (paysTo?.(target) ?? true));

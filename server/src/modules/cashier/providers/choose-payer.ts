import type { PaymentProvider, PayoutTarget } from './provider.ts';

/** The first provider of the list that pays to such an account; those of an operator come before the sandbox's. */
export const choosePayer = (providers: readonly PaymentProvider[], target: PayoutTarget): PaymentProvider | undefined =>
  providers.find(({ paysTo }) => paysTo?.(target) ?? true);

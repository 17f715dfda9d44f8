import { Refusal } from '../../../platform/refusal.ts';
import type { PaymentProvider } from './provider.ts';

export const providerNamed = (providers: readonly PaymentProvider[], code: string): PaymentProvider => {
  const found = providers.find((provider) => provider.code === code);
  if (found === undefined) throw new Refusal('cashier.provider-unknown');
  return found;
};

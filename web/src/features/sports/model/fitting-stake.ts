import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';

type Refused = { readonly code: string; readonly value: unknown };

/** The stake that a refusal for a limit says still fits; nothing where none does, or something else was refused. */
export const fittingStake = ({ code, value }: Refused): Money | undefined => {
  if (code !== 'sports.limit' || typeof value !== 'object' || value === null || !('most' in value)) return undefined;
  const { most } = value;
  return typeof most === 'string' && /^[1-9]\d{0,18}$/.test(most) ? money(BigInt(most)) : undefined;
};

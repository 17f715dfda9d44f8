import { money } from '@fairground/contract/money';
import type { Slip } from './slip.ts';
import type { SlipView, StakeLimits } from './slip-view.ts';

type Limited = { readonly minStake: StakeLimits['min']; readonly maxStake: StakeLimits['max'] };

export const asLimits = ({ minStake, maxStake }: Limited): StakeLimits => ({ min: minStake, max: maxStake });

/** What may be typed for all legs together; nothing where there is no such bet. A system's limits are for all its lines. */
export const comboLimits = (
  { mode, system: wanted }: Pick<Slip, 'mode' | 'system'>,
  { combo, systems }: Pick<SlipView, 'combo' | 'systems'>,
): StakeLimits | undefined => {
  if (mode !== 'system') return combo ? asLimits(combo) : undefined;
  const found = systems.find(({ system }) => system === wanted);
  if (found === undefined) return undefined;
  const lines = BigInt(found.lines);
  return { min: money(found.minStake / lines), max: money(found.maxStake / lines) };
};

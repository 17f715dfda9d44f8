import type { ValueOf } from '@fairground/contract/endpoint';
import { money } from '@fairground/contract/money';
import type { quoteSlip } from '@fairground/contract/sports/bets';
import type { PadTarget } from './pad.ts';
import type { Slip } from './slip.ts';
import type { SlipView, StakeLimits } from './slip-view.ts';

type Limited = { readonly minStake: StakeLimits['min']; readonly maxStake: StakeLimits['max'] };
type Quoted = Pick<SlipView, 'combo' | 'systems'> & {
  readonly legs: readonly (Partial<Pick<ValueOf<typeof quoteSlip>['legs'][number], 'selectionId'>> &
    Partial<Limited>)[];
};

const asLimits = ({ minStake, maxStake }: Limited): StakeLimits => ({ min: minStake, max: maxStake });

/** What may be typed into an amount of the slip; nothing where there is no such bet. A system's limits are for all its lines. */
export const stakeLimits = (
  { mode, system: wanted }: Pick<Slip, 'mode' | 'system'>,
  target: PadTarget,
  { combo, systems, legs }: Quoted,
): StakeLimits | undefined => {
  if (target !== 'combo') {
    const leg = legs.find(({ selectionId }) => selectionId === target.selectionId);
    return leg?.minStake === undefined || leg.maxStake === undefined
      ? undefined
      : { min: leg.minStake, max: leg.maxStake };
  }
  if (mode !== 'system') return combo ? asLimits(combo) : undefined;
  const found = systems.find(({ system }) => system === wanted);
  if (found === undefined) return undefined;
  const lines = BigInt(found.lines);
  return { min: money(found.minStake / lines), max: money(found.maxStake / lines) };
};

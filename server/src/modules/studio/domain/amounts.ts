import { money } from '@fairground/contract/money';
import type { Money } from '@fairground/contract/money';
import type { GameDefinition } from '@fairground/contract/studio/game';
import { payout } from '@fairground/engines/maths/payout';
import type { Return } from '@fairground/engines/maths/payout';
import type { Cost } from './model.ts';

/** What a base bet costs; undefined where the game does not take it. */
export const stakeOf = (
  bet: Money,
  [numerator, denominator]: Cost,
  { min, max, step, levels }: GameDefinition['bet'],
  takesOnly: 'levels' | 'steps',
): Money | undefined => {
  if (bet < min || (max !== null && bet > max) || bet % step !== 0n) return undefined;
  if (takesOnly === 'levels' && !levels.includes(bet)) return undefined;
  const whole = bet * numerator;
  if (whole % denominator !== 0n || (whole / denominator) % step !== 0n) return undefined;
  return money(whole / denominator);
};

/** The payout of a bet, rounded down to whole steps of the currency; the remainder stays with the house. */
export const winOf = (bet: Money, returned: Return | null, step: bigint): Money => {
  if (returned === null) return money(0n);
  const paid = payout(bet, returned);
  return money(paid - (paid % step));
};

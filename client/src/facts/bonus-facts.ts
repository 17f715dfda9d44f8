import type { Fact } from './fact.ts';

/** A bonus was granted, counted on or given up, or a reward was claimed. */
export const BONUS_CHANGED: Fact = [
  'promotions.list-bonuses',
  'promotions.list-rewards',
  'promotions.list-free-spins',
  'promotions.list-standings',
  'promotions.list-drops',
  'loyalty.list-claims',
  'wallet.*',
];

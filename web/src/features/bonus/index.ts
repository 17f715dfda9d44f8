/** Bonuses with their wagering, the meter of every page, and the rewards centre. */
export { BonusLine } from './lazy-line.ts';
export { BonusMeter, BonusPage, RewardPage } from './lazy-parts.ts';

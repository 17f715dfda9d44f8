/** Bonuses with their wagering, and the rewards centre. */
export { BonusPage, RewardPage } from './lazy-parts.ts';

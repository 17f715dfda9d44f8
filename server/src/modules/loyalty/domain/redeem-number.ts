import type { RandomSource } from '../../../platform/random.ts';

/** Without letters and figures that look alike. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 10;

/** The number of an order: people read it out. */
export const newRedeemNumber = (random: Pick<RandomSource, 'below'>): string =>
  `P${Array.from({ length: LENGTH }, () => SIGNS[random.below(SIGNS.length)]).join('')}`;

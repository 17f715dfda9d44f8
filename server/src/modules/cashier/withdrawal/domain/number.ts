import type { RandomSource } from '../../../../platform/random.ts';

/** Without letters and figures that look alike. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 12;

/** The number of a withdrawal: people read it out and providers key the payout by it. */
export const newWithdrawalNumber = (random: Pick<RandomSource, 'below'>): string =>
  `W${Array.from({ length: LENGTH }, () => SIGNS[random.below(SIGNS.length)]).join('')}`;

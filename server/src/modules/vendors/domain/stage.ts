import type { VendorStage } from '../../../platform/http/index.ts';
import type { CallerRefusal } from '../../betting/index.ts';

/** Play money: what happens in it can never meet a real balance. */
export const PLAY_CURRENCY = 'TRIAL';

/**
 * What keeps a vendor from new stakes and prizes in a currency: one that is switched off has none at all, one that is
 * being certified nothing but play money. Results of what was staked before go on.
 */
export const barOf = (stage: VendorStage, currency: string): CallerRefusal | undefined => {
  if (stage === 'off') return 'vendor-disabled';
  return stage === 'certifying' && currency !== PLAY_CURRENCY ? 'wrong-currency' : undefined;
};

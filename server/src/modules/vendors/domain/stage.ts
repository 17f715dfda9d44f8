import type { VendorStage } from '../../../platform/http/index.ts';
import type { CallerRefusal } from '../../betting/index.ts';

/** Play money: what happens in it can never meet a real balance. */
export const PLAY_CURRENCY = 'TRIAL';

/** What keeps a vendor from stakes and prizes in a currency: one that is being certified has nothing but play money. */
export const barOf = (stage: VendorStage, currency: string): CallerRefusal | undefined =>
  stage === 'certifying' && currency !== PLAY_CURRENCY ? 'wrong-currency' : undefined;

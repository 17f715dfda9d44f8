import { inTransaction } from '../../platform/database/index.ts';
import type { Actor } from '../audit/index.ts';
import type { WalletDeps } from './deps.ts';
import { upsertVendor } from './store.ts';

/** Opens or closes the wallet of a vendor for transfers. */
export const offerVendorWallet = (
  { db, audit }: WalletDeps,
  actor: Actor,
  vendor: string,
  state: 'open' | 'closed',
): Promise<void> =>
  inTransaction(db, async (tx) => {
    await upsertVendor(tx, vendor, state === 'open');
    await audit.record(tx, {
      ...actor,
      action: 'wallet.offer-vendor',
      resource: 'wallet',
      resourceId: vendor,
      before: null,
      after: { state },
    });
  });

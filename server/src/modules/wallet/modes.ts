import { inTransaction } from '../../platform/database/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Actor } from '../audit/index.ts';
import type { WalletDeps } from './deps.ts';
import { readSetting, updateSetting, upsertVendor } from './store.ts';

/**
 * Chooses within a transaction of the caller whether all vendors play on one balance or each has a wallet. Money in
 * vendors' wallets stays fetchable.
 */
export const setWalletModeIn = async (
  { audit }: Pick<WalletDeps, 'audit'>,
  tx: Tx,
  actor: Actor,
  mode: 'single' | 'per-vendor',
): Promise<void> => {
  const { isSingle } = await readSetting(tx);
  await updateSetting(tx, mode === 'single');
  await audit.record(tx, {
    ...actor,
    action: 'wallet.set-mode',
    resource: 'wallet',
    resourceId: 'mode',
    before: { isSingle },
    after: { isSingle: mode === 'single' },
  });
};

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

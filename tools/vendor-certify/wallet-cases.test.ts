import { expect, test } from 'vitest';
import { systemClock } from '../../server/src/platform/clock.ts';
import { certifyWallet } from './certify.ts';
import { startWalletVendor } from './testing/wallet-vendor.ts';

const KEY = { keyId: 'k', secret: 's' };
const failedAt = async (habits: Parameters<typeof startWalletVendor>[1]) => {
  const vendor = await startWalletVendor(KEY, habits);
  const told = await certifyWallet({ url: vendor.url, key: KEY, now: systemClock.now });
  await vendor.stop();
  return told.filter(({ failure }) => failure !== undefined).map(({ title }) => title);
};

test('a vendor that keeps wallets itself passes every case about transfers', async () => {
  expect(await failedAt({})).toEqual([]);
});

test('a vendor that moves a repeat again, or money that nobody signed for, is found out', async () => {
  expect(await failedAt({ forgetsIds: true })).toEqual([
    'the same transferId moves money once, however often it comes',
    'twins of one transfer at once are one transfer',
    'the fate of a transfer can be asked for, and does not change',
  ]);
  expect(await failedAt({ ignoresSignatures: true })).toEqual(['a transfer that we did not sign moves nothing']);
});

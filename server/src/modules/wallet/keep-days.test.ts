import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { aPlayer, openWallet } from './testing/wallets.ts';

const database = await testDatabase();
const { wallet } = await openWallet(database);
const zone = async () => (await database.pool.query<{ zone: string }>('select zone from wallet_books')).rows[0]?.zone;

test('a new ledger counts its days in the time zone of the brand; with entries it keeps that zone and refuses another', async () => {
  await Promise.all([wallet.keepDaysIn('America/New_York'), wallet.keepDaysIn('America/New_York')]);
  expect(await zone()).toBe('America/New_York');

  await aPlayer(wallet, 1, 1_000n);

  await expect(wallet.keepDaysIn('Asia/Ho_Chi_Minh')).rejects.toThrow(/America\/New_York.*Asia\/Ho_Chi_Minh/);
  await wallet.keepDaysIn('America/New_York');
  expect(await zone()).toBe('America/New_York');
});

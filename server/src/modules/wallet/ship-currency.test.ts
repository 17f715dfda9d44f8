import { expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { aPlayer, openWallet } from './testing/wallets.ts';

const DOLLAR = { code: 'USD', symbol: '$' };

test('the books are kept in the currency of the brand, however many nodes start', async () => {
  const { wallet } = await openWallet(await testDatabase());

  await Promise.all([1, 2, 3].map(() => wallet.shipCurrency(DOLLAR)));

  expect(await wallet.currencyOf({ account: 'member' })).toBe('USD');
  expect(await wallet.symbolOf('USD')).toBe('$');
});

test('once members hold accounts the currency does not change, and nothing is written', async () => {
  const { wallet } = await openWallet(await testDatabase());
  await aPlayer(wallet, 1, 1_000n);

  await expect(wallet.shipCurrency(DOLLAR)).rejects.toThrow('The books are kept in VND');

  expect(await wallet.currencyOf({ account: 'member' })).toBe('VND');
  await wallet.shipCurrency({ code: 'VND', symbol: '₫' });
});

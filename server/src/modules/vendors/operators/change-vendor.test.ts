import { expect, test } from 'vitest';
import { testDatabase } from '../../../testing/database.ts';
import { vendorServer } from '../testing/vendor-server.ts';

const database = await testDatabase();
const { audit, vendors, anOperator } = await vendorServer(database);
const { vendors: live } = await vendorServer(database, { mode: 'live' });
await vendors.addVendor(anOperator, { code: 'acme', name: 'Acme' });

const acme = async () => {
  const found = (await vendors.listVendors()).find(({ code }) => code === 'acme');
  return [found?.wallet_url, found?.takes_orphan_wins];
};

test('[part of W10] where a vendor is called and what becomes of its stray wins is changed one by one, and is in the trail', async () => {
  await live.changeVendor(anOperator, 'acme', { walletUrl: 'https://wallet.acme.example/api' });
  expect(await acme()).toEqual(['https://wallet.acme.example/api', false]);
  await live.changeVendor(anOperator, 'acme', { takesOrphanWins: true });
  expect(await acme()).toEqual(['https://wallet.acme.example/api', true]);
  await live.changeVendor(anOperator, 'acme', { walletUrl: null, takesOrphanWins: false });
  expect(await acme()).toEqual([null, false]);

  const [line] = await audit.listLines({ limit: 1 });
  expect(line).toMatchObject({
    action: 'vendors.change-vendor',
    resourceId: 'acme',
    before: { walletUrl: 'https://wallet.acme.example/api', takesOrphanWins: true },
    after: { walletUrl: null, takesOrphanWins: false },
  });
});

test('a vendor is called over https alone, at an address that paths can be put behind; beside a sandbox http will do', async () => {
  const refused = [
    'http://wallet.acme.example/api',
    'wallet.acme.example',
    'ftp://acme.example/',
    'javascript:alert(1)',
    'https://user:word@acme.example/',
    'https://acme.example/api?key=1',
    'https://acme.example/api#here',
    `https://acme.example/${'x'.repeat(500)}`,
    '',
  ];
  for (const walletUrl of refused)
    await expect(live.changeVendor(anOperator, 'acme', { walletUrl })).rejects.toMatchObject({
      code: 'vendors.connection-refused',
    });
  await expect(vendors.changeVendor(anOperator, 'nobody', {})).rejects.toMatchObject({
    code: 'vendors.vendor-unknown',
  });
  expect(await acme()).toEqual([null, false]);

  await vendors.changeVendor(anOperator, 'acme', { walletUrl: 'http://127.0.0.1:9000/wallet?' });
  expect(await acme()).toEqual(['http://127.0.0.1:9000/wallet', false]);
});

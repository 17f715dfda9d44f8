import { expect, test } from 'vitest';
import { rekeyColumn } from '../../../platform/rekey.ts';
import { systemRandom } from '../../../platform/random.ts';
import { fakeClock } from '../../../testing/clock.ts';
import { asOwner, testDatabase } from '../../../testing/database.ts';
import { openDatabase } from '../../../platform/database/index.ts';
import { vendorServer } from '../testing/vendor-server.ts';
import { createVendorSecrets, vendorSecretColumns } from './vendor-secrets.ts';

const ACTOR = { actorKind: 'operator', actor: 'ann', reason: 'a test', ip: '' } as const;
const database = await testDatabase();
const { db, url } = database;
const { vendors, callAs, clock } = await vendorServer(database);
const secrets = createVendorSecrets({ db, clock: fakeClock(), random: systemRandom });

const textsOf = async (): Promise<string> => {
  const { rows } = await asOwner(url, 'select vendors_key::text as row, encode(sealed, $$escape$$) from vendors_key');
  return JSON.stringify(rows);
};

test('the secret of a key is nowhere in the database, and is read again', async () => {
  const key = await vendors.addVendor(ACTOR, { code: 'closed', name: 'Closed' });

  expect(await textsOf()).not.toContain(key.secret);
  expect(await secrets.listLive(db)).toContainEqual(expect.objectContaining(key));
});

test('keys that were kept in the clear are closed by the first node that starts, twins included', async () => {
  const key = await vendors.addVendor(ACTOR, { code: 'clear', name: 'Clear' });
  await asOwner(url, `update vendors_key set secret = '${key.secret}', sealed = null where key_id = '${key.keyId}'`);
  expect(await secrets.listLive(db)).toContainEqual(expect.objectContaining(key));

  await Promise.all([secrets.closeClear(), secrets.closeClear()]);

  expect(await textsOf()).not.toContain(key.secret);
  expect(await secrets.listLive(db)).toContainEqual(expect.objectContaining(key));
});

test('a rotation with grace lets the key from before sign for so many hours, and no longer', async () => {
  const first = await vendors.addVendor(ACTOR, { code: 'grace', name: 'Grace' });
  const { previous, ...second } = await vendors.rotateKey(ACTOR, 'grace', { graceHours: 2 });
  const codeOf = async (key: typeof first) =>
    (await callAs(key, 'tx-status', { player: '1', action: 'bet', transactionId: 't' })).body['code'];
  const [oldKey, newKey] = [await codeOf(first), await codeOf(second)];

  clock.advance(2 * 3_600_000);

  expect(previous).toMatchObject({ keyId: first.keyId });
  expect([oldKey, newKey]).not.toContain('INVALID_SIGNATURE');
  expect(await codeOf(first)).toBe('INVALID_SIGNATURE');
  expect(await codeOf(second)).not.toBe('INVALID_SIGNATURE');
});

test('a new SECRETS_KEY encrypts the secrets again instead of losing them', async () => {
  const key = await vendors.addVendor(ACTOR, { code: 'anew', name: 'Anew' });
  const [first, second] = [Buffer.from('the sandbox keeps no real secret'), Buffer.alloc(32, 9)];
  const keys = { current: second, old: [first] };
  const owner = openDatabase({ url, poolSize: 1, applicationName: 'rekey' });

  for (const column of vendorSecretColumns(keys, systemRandom)) await rekeyColumn(owner.db, column);
  await owner.close();
  const alone = createVendorSecrets({ db, clock: fakeClock(), random: systemRandom, secretsKey: second });

  expect(await alone.listLive(db)).toContainEqual(expect.objectContaining(key));
  await expect(secrets.listLive(db)).rejects.toThrow(/does not open/);
});

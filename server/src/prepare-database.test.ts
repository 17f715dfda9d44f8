import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openDatabase, refuseOwner } from './platform/database/index.ts';
import { prepareDatabase } from './prepare-database.ts';
import { asOwner, testDatabase } from './testing/database.ts';

const { url, nodeUrl } = await testDatabase();
const NOWHERE_ELSE = { databaseOwnerUrl: undefined, jobsUrl: undefined, busUrl: undefined };
const made: string[] = [];

/** A login as an administrator makes it by hand. */
const aLogin = async (more = ''): Promise<string> => {
  const name = `hand_${randomBytes(4).toString('hex')}`;
  made.push(name);
  await asOwner(url, `create role ${name} login password 'own' ${more}`);
  const address = new URL(url);
  address.username = name;
  address.password = 'own';
  return address.toString();
};

afterAll(async () => {
  for (const name of made) await asOwner(url, `drop owned by ${name}; drop role ${name}`);
});

test("a sandbox with the owner's address works as a login that owns nothing", async () => {
  const prepared = await prepareDatabase({ mode: 'sandbox', databaseUrl: url, ...NOWHERE_ELSE });

  expect(prepared).toMatchObject({ url: nodeUrl, jobsUrl: nodeUrl, busUrl: nodeUrl });
});

test('live mode refuses to start as the owner of the tables, and says what to do', async () => {
  await expect(prepareDatabase({ mode: 'live', databaseUrl: url, ...NOWHERE_ELSE })).rejects.toThrow(
    /owns the tables[^]*DATABASE_OWNER_URL/,
  );
});

test('two addresses are taken as they are: the owner migrates, and lets the login in', async () => {
  const hand = await aLogin();

  const prepared = await prepareDatabase({
    ...NOWHERE_ELSE,
    mode: 'live',
    databaseUrl: hand,
    databaseOwnerUrl: url,
  });

  expect(prepared).toMatchObject({ url: hand, jobsUrl: hand, busUrl: hand });
  const { pool, close } = openDatabase({ url: hand, poolSize: 1, applicationName: 'by hand' });
  await pool.query('select count(*) from audit_log');
  await refuseOwner(pool, hand);
  await close();
});

test('a login that owns nothing needs no owner where the schema is up to date, and is refused where it is not', async () => {
  const empty = await testDatabase({ schema: 'empty' });
  const there = new URL(nodeUrl);
  there.pathname = new URL(empty.url).pathname;

  const prepared = await prepareDatabase({ mode: 'live', databaseUrl: nodeUrl, ...NOWHERE_ELSE });

  expect(prepared.schema.applied).toEqual([]);
  await expect(prepareDatabase({ mode: 'live', databaseUrl: there.toString(), ...NOWHERE_ELSE })).rejects.toThrow(
    /lacks \d+ migrations[^]*schema migrate/,
  );
});

test.for([
  ['it may create roles', 'createrole'],
  ['it is a superuser', 'superuser'],
])('a login is refused because %s', async ([, more]) => {
  const hand = await aLogin(more);
  const { pool, close } = openDatabase({ url: hand, poolSize: 1, applicationName: 'by hand' });

  await expect(refuseOwner(pool, hand)).rejects.toThrow(/owns the tables, or can make itself their owner/);
  await close();
});

import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { openDatabase } from './open-database.ts';

const { url, nodeUrl } = await testDatabase();
const { rows: owners } = await asOwner(url, 'select current_user as name');
const owner = (owners[0] as { name: string }).name;

/** One connection of a node, so that what a statement does to the session is seen by the next one. */
const aNodeConnection = async () => {
  const { pool, close } = openDatabase({ url: nodeUrl, poolSize: 1, applicationName: 'escaping' });
  return { ask: (sql: string) => pool.query(sql), close };
};

/** What must stay as it was written, and how a node is refused when it tries. */
const FORBIDDEN = [
  "update audit_log set reason = 'another'",
  'delete from audit_log',
  'truncate audit_log',
  'delete from wallet_leg',
  'update wallet_leg set amount = amount',
  'truncate wallet_leg',
  'alter table audit_log add column more text',
  'alter table wallet_leg disable trigger all',
  'drop table audit_log',
  'drop table wallet_leg cascade',
  'drop schema public cascade',
  'alter table audit_log owner to current_user',
  'create table escape ()',
  'create role escape',
  'delete from schema_migration',
];

test.for([
  'set role none',
  'reset role',
  'set session authorization default',
  'reset session authorization',
  'reset all',
  'discard all',
])('a node that says "%s" is still no owner of anything', async (escape) => {
  const { ask, close } = await aNodeConnection();

  await ask(escape);
  const { rows } = await ask(
    `select session_user <> '${owner}' and current_user <> '${owner}' as "isOther",
            (select rolsuper or rolcreaterole from pg_roles where rolname = session_user) as "isMighty"`,
  );
  for (const statement of FORBIDDEN) await expect(ask(statement)).rejects.toThrow(/permission denied|must be owner/);
  await close();

  expect(rows).toEqual([{ isOther: true, isMighty: false }]);
});

test.for([`set role ${owner}`, `set session authorization ${owner}`, `grant ${owner} to current_user`])(
  'a node is refused "%s"',
  async (statement) => {
    const { ask, close } = await aNodeConnection();

    await expect(ask(statement)).rejects.toThrow(/permission denied/);
    await close();
  },
);

test('no trigger of a table can be dropped by a node', async () => {
  const { rows } = await asOwner(
    url,
    `select quote_ident(tgname) as trigger, tgrelid::regclass::text as "table" from pg_trigger where not tgisinternal`,
  );
  const { ask, close } = await aNodeConnection();

  for (const { trigger, table } of rows as readonly { trigger: string; table: string }[])
    await expect(ask(`drop trigger ${trigger} on ${table}`)).rejects.toThrow(/must be owner/);
  await close();
});

import { randomBytes } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { migrate } from './migrate.ts';
import { nodeAddress } from './node-login.ts';
import { openDatabase } from './open-database.ts';

/** A database user as an external provider hands it out, owning a database and nothing else. */
const anOwner = async (attributes: string) => {
  const { url } = await testDatabase({ schema: 'empty' });
  const name = `owner_${randomBytes(4).toString('hex')}`;
  await asOwner(url, `create role ${name} login password 'secret' ${attributes}`);
  const database = new URL(url).pathname.slice(1);
  await asOwner(url, `alter database ${database} owner to ${name}; alter schema public owner to ${name}`);
  onTestFinished(async () => {
    const { rows } = await asOwner(url, 'select current_user as admin');
    const { admin } = rows[0] as { admin: string };
    await asOwner(url, `alter database ${database} owner to ${admin}; alter schema public owner to ${admin}`);
    await asOwner(url, `drop role if exists ${name}_node; drop owned by ${name}; drop role ${name}`);
  });
  return { url, name, owner: addressOf(url, name, 'secret') };
};

const addressOf = (url: string, name: string, password: string): string => {
  const address = new URL(url);
  address.username = name;
  address.password = password;
  return address.toString();
};

const sessionOf = async (address: string): Promise<unknown> => {
  const { pool, close } = openDatabase({ url: address, poolSize: 1, applicationName: 'a session' });
  try {
    const { rows } = await pool.query(
      `select session_user as "user", pg_has_role('fairground_app', 'usage') as "isMember"`,
    );
    return rows[0];
  } finally {
    await close();
  }
};

test('an owner that may create roles maintains a separate login for nodes, and resets it when its password changed', async () => {
  const { url, name, owner } = await anOwner('createrole');
  await asOwner(url, `grant fairground_app to ${name} with admin option`);
  await migrate({ url: owner });

  const first = await sessionOf(nodeAddress(owner));
  await asOwner(url, `alter role ${name} password 'another'`);
  const changed = addressOf(url, name, 'another');
  await migrate({ url: changed });

  expect(first).toEqual({ user: `${name}_node`, isMember: true });
  expect(await sessionOf(nodeAddress(changed))).toEqual(first);
  await expect(sessionOf(nodeAddress(owner))).rejects.toThrow(/password authentication failed/);
});

test('an owner without the right to create roles gets the SQL for an administrator, which then suffices', async () => {
  const { url, name, owner } = await anOwner('nocreaterole');
  const node = `${name}_node`;

  await expect(migrate({ url: owner })).rejects.toThrow(`  create role "${node}" login password '…';`);

  await asOwner(url, `create role ${node} login password 'own'; grant fairground_app to ${node}`);
  const given = addressOf(url, node, 'own');
  await migrate({ url: owner, nodeUrl: given });
  expect(await sessionOf(given)).toEqual({ user: node, isMember: true });
});

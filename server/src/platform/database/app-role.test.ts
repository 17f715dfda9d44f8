import { randomBytes } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

const { url } = await testDatabase({ schema: 'empty' });
const database = new URL(url).pathname.slice(1);
const made: string[] = [];

/** A database user as an external provider hands it out, owning the database and nothing else. */
const anOwner = async (attributes: string): Promise<string> => {
  const name = `owner_${randomBytes(4).toString('hex')}`;
  made.push(name);
  await asOwner(url, `create role ${name} login password 'secret' ${attributes}`);
  await asOwner(url, `alter database ${database} owner to ${name}; alter schema public owner to ${name}`);
  const address = new URL(url);
  address.username = name;
  address.password = 'secret';
  return address.toString();
};

afterAll(async () => {
  const { rows } = await asOwner(url, 'select current_user as admin');
  const { admin } = rows[0] as { admin: string };
  await asOwner(url, `alter database ${database} owner to ${admin}; alter schema public owner to ${admin}`);
  for (const name of made) await asOwner(url, `drop owned by ${name}; drop role ${name}`);
});

test('an owner without the right to grant the role is told the SQL for an administrator, which then suffices', async () => {
  const owner = await anOwner('nocreaterole');
  const name = new URL(owner).username;

  await expect(migrate({ url: owner })).rejects.toThrow(`  grant fairground_app to ${name};`);

  await asOwner(url, `grant fairground_app to ${name}`);
  await migrate({ url: owner });
  const { pool, close } = openDatabase({ url: owner, poolSize: 1, applicationName: 'granted' });
  const { rows } = await pool.query('select current_user as role');
  await close();
  expect(rows).toEqual([{ role: 'fairground_app' }]);
});

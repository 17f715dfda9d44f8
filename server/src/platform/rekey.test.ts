import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../testing/database.ts';
import { seededRandom } from '../testing/random.ts';
import { openDatabase } from './database/index.ts';
import { rekeyColumn } from './rekey.ts';
import { createSecretBox } from './secret-box.ts';

const OLD = Buffer.alloc(32, 1);
const NEW = Buffer.alloc(32, 2);
const random = seededRandom('rekey');
const oldBox = createSecretBox(OLD, random, 'tests');
const box = createSecretBox({ current: NEW, old: [OLD] }, random, 'tests');

const { url } = await testDatabase({ schema: 'empty' });
await asOwner(url, 'create table rekey_probe (id bigint primary key, name text not null, closed bytea)');
const { db, pool, close } = openDatabase({ url, poolSize: 4, applicationName: 'rekey' });
const column = {
  box,
  table: 'rekey_probe',
  key: 'id',
  column: 'closed',
  about: { column: 'name', of: (name: string) => `row ${name}` },
};

const fill = async (count: number): Promise<void> => {
  await pool.query('truncate rekey_probe');
  for (let id = 1; id <= count; id += 1)
    await pool.query('insert into rekey_probe (id, name, closed) values ($1, $2, $3)', [
      id,
      `n${id}`,
      oldBox.close(Buffer.from(`secret ${id}`), `row n${id}`),
    ]);
};

const read = async (reader = box): Promise<readonly string[]> => {
  const { rows } = await pool.query<{ name: string; closed: Buffer }>(
    'select name, closed from rekey_probe order by id',
  );
  return rows.map(({ name, closed }) => reader.open(closed, `row ${name}`).toString());
};

test('every secret is closed with the new key, over more than one batch, and a second run finds nothing to do', async () => {
  await fill(25);
  const before = await read();

  const first = await rekeyColumn(db, column, 10);
  const second = await rekeyColumn(db, column, 10);

  expect([first.reencrypted, second.reencrypted]).toEqual([25, 0]);
  expect(await read(createSecretBox(NEW, random, 'tests'))).toEqual(before);
});

test('a run that is cut short by a secret nobody can open goes on behind it when the key is given', async () => {
  await fill(5);
  const lost = Buffer.alloc(32, 3);
  const strange = createSecretBox(lost, random, 'tests').close(Buffer.from('secret 3'), 'row n3');
  await pool.query('update rekey_probe set closed = $1 where id = 3', [strange]);

  await expect(rekeyColumn(db, column, 2)).rejects.toThrow(/does not open/);
  const given = createSecretBox({ current: NEW, old: [OLD, lost] }, random, 'tests');
  const again = await rekeyColumn(db, { ...column, box: given }, 2);

  expect(again.reencrypted).toBe(3);
  expect(await read()).toEqual([1, 2, 3, 4, 5].map((id) => `secret ${id}`));
});

test('two runs at once close everything once', async () => {
  await fill(20);

  const [one, other] = await Promise.all([rekeyColumn(db, column, 3), rekeyColumn(db, column, 3)]);

  expect(one.reencrypted + other.reencrypted).toBe(20);
  expect(await read()).toHaveLength(20);
  await close();
});

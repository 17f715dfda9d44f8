import { expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { aPlayer, openWallet } from './testing/wallets.ts';

const database = await testDatabase();
const { wallet } = await openWallet(database);
await aPlayer(wallet, 1, 1_000n);
const { rows: partitions } = await database.pool.query<{ name: string }>(
  `select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid where i.inhparent = 'wallet_leg'::regclass`,
);

test.each(['wallet_leg', 'wallet_operation', ...partitions.map(({ name }) => name)])(
  'the server cannot change or remove what stands in %s',
  async (table) => {
    for (const statement of [`update ${table} set kind = 'stake'`, `delete from ${table}`, `truncate ${table}`])
      await expect(database.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  },
);

test('a month opened later is as closed to changes as the first ones', async () => {
  await database.pool.query(`select wallet_open_month('2040-05-17')`);
  await database.pool.query(`select wallet_open_month('2040-05-01')`);

  await expect(database.pool.query('delete from wallet_leg_204005')).rejects.toMatchObject({ code: '42501' });
});

test('ids of one month go to its partition, up to the last one', async () => {
  for (const month of ['2040-11-01', '2040-12-01', '2041-01-01'])
    await database.pool.query('select wallet_open_month($1)', [month]);
  const { rows } = await asOwner(
    database.url,
    `insert into wallet_leg (account_id, id, transfer_id, counter_id, amount, balance_after, kind, accounting_date, posted_at, operation_key)
     select 1, id, id, 2, 1, 1, 'stake', now(), now(), gen_random_uuid()
       from unnest(array[wallet_month_base('2040-12-01') - 1, wallet_month_base('2040-12-01'), wallet_month_base('2041-01-01') - 1, wallet_month_base('2041-01-01')]) id
     returning tableoid::regclass::text as partition`,
  );

  expect(rows.map(({ partition }) => partition)).toEqual([
    'wallet_leg_204011',
    'wallet_leg_204012',
    'wallet_leg_204012',
    'wallet_leg_204101',
  ]);
});

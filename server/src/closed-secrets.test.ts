import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { closedSecrets } from './closed-secrets.ts';
import { openDatabase } from './platform/database/index.ts';
import { systemRandom } from './platform/random.ts';
import { rekeyColumn } from './platform/rekey.ts';
import { SANDBOX_SECRETS_KEY } from './platform/secret-box.ts';
import { testDatabase } from './testing/database.ts';

const { url } = await testDatabase();

test('a secret in each of the columns is encrypted again with the new key', async () => {
  const before = closedSecrets({ current: SANDBOX_SECRETS_KEY, old: [] }, systemRandom);
  const after = closedSecrets({ current: Buffer.alloc(32, 5), old: [SANDBOX_SECRETS_KEY] }, systemRandom);
  const owner = openDatabase({ url, poolSize: 1, applicationName: 'rekey' });

  for (const [place, { box, table, key, column, about }] of before.entries()) {
    const copy = `probe_${table}`;
    await sql`create temporary table ${sql.table(copy)} as
      select ${sql.ref(key)}, ${sql.ref(column)}${key === about.column ? sql`` : sql`, ${sql.ref(about.column)}`}
        from ${sql.table(table)} limit 0`.execute(owner.db);
    const id = key === 'is_only' ? 'true' : '7';
    const closed = box.close(Buffer.from('a secret'), about.of(id));
    const columns = [...new Set([key, about.column])];
    await sql`insert into ${sql.table(copy)} (${sql.join(columns.map((name) => sql.ref(name)))}, ${sql.ref(column)})
      values (${sql.join(columns.map(() => sql`${sql.lit(id)}`))}, ${closed})`.execute(owner.db);
    const own = after[place];
    if (own === undefined) throw new Error(`${table} has no column after the change of keys.`);

    expect(await rekeyColumn(owner.db, { ...own, table: copy })).toEqual({ table: copy, reencrypted: 1 });

    const { rows } = await sql<{ closed: Buffer }>`
      select ${sql.ref(column)} as closed from ${sql.table(copy)}`.execute(owner.db);
    expect(own.box.open(rows[0]?.closed ?? Buffer.alloc(0), about.of(id)).toString()).toBe('a secret');
  }
  await owner.close();

  expect(before.map(({ table }) => table)).toEqual([
    'audit_key',
    'operators_staff',
    'identity_totp',
    'cashier_bank_account',
    'sealed_key',
    'vendors_key',
    'lottery_issue',
    'loyalty_raffle',
    'sports_sim_match',
    'rooms_hand',
    'rooms_table',
    'studio_seed',
    'studio_pool_life',
    'studio_table_round',
    'studio_table_clock',
    'studio_fishing_room',
    'studio_flight_chain',
  ]);
});

test('no other column of the database holds closed secrets', async () => {
  const owner = openDatabase({ url, poolSize: 1, applicationName: 'rekey' });
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and data_type = 'bytea' and column_name !~ 'hash|digest|public_key|credential_id|bytes|salt'
     order by 1`.execute(owner.db);
  await owner.close();

  const known = closedSecrets({ current: SANDBOX_SECRETS_KEY, old: [] }, systemRandom).map(
    ({ table, column }) => `${table}.${column}`,
  );
  const closed = rows.map(({ name }) => name).filter((name) => !KEYED_HASHES.has(name));
  expect(closed).toEqual(known.toSorted());
});

/** Bytes that cannot be opened, under a name that does not say so. */
const KEYED_HASHES = new Set(['risk_trace.mark', 'promotions_award_mark.mark', 'integrity_log_copy.previous']);

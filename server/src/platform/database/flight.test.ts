import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { asOwner, testDatabase } from '../../testing/database.ts';
import { flightIn, inFlight } from './flight.ts';
import type { Statement } from './flight.ts';
import { inTransaction } from './in-transaction.ts';
import { openDatabase } from './open-database.ts';
import { recordSet } from './record-set.ts';

const { db, url, nodeUrl } = await testDatabase();
const { pool } = openDatabase({
  url: nodeUrl,
  poolSize: 2,
  applicationName: 'fairground flight',
  isPipelined: true,
  idleMs: 100,
});
await asOwner(
  url,
  'create table flown (id bigint primary key, name text, marks uuid[], at timestamptz); grant all on flown to public',
);

const SET = recordSet<{ id: bigint; name: string | null; marks: readonly string[] | null; at: Date | null }>({
  id: 'bigint',
  name: 'text',
  marks: 'uuid[]',
  at: 'timestamptz',
});
const insert = (id: bigint, name: string | null = null): Statement => ({
  name: 'fly',
  text: `insert into flown (${SET.columns}) select ${SET.selected} from ${SET.source}`,
  values: SET.valuesOf([{ id, name, marks: null, at: null }]),
});
const COUNT: Statement = { name: 'count', text: 'select count(*)::int as count from flown', values: [] };
const kept = async () =>
  (await pool.query<{ id: bigint }>('select id from flown order by id')).rows.map(({ id }) => id);

beforeEach(() => asOwner(url, 'truncate flown'));

test('statements run in the order they were sent, each seeing what those before it wrote', async () => {
  const counted = await inFlight(pool, async (flight) => {
    flight.tell(insert(1n));
    const first = flight.ask<{ count: number }>(COUNT);
    flight.tell(insert(2n));
    return [(await first)[0]?.count, (await flight.ask<{ count: number }>(COUNT))[0]?.count];
  });

  expect(counted).toEqual([1, 2]);
  expect(await kept()).toEqual([1n, 2n]);
});

test('a write that fails leaves nothing, says why, and leaves the connection to the next one', async () => {
  const failing = inFlight(pool, async (flight) => {
    flight.tell(insert(1n));
    flight.tell(insert(1n));
    flight.tell(insert(2n));
    return Promise.resolve();
  });

  await expect(failing).rejects.toMatchObject({ code: '23505' });
  expect(await kept()).toEqual([]);
  await inFlight(pool, async (flight) => Promise.resolve(flight.tell(insert(3n))));
  expect(await kept()).toEqual([3n]);
});

test('work that fails between its statements leaves nothing', async () => {
  const failing = inFlight(pool, async (flight) => {
    flight.tell(insert(1n));
    await flight.ask(COUNT);
    throw new Error('no further');
  });

  await expect(failing).rejects.toThrow('no further');
  expect(await kept()).toEqual([]);
  expect(pool.totalCount).toBe(1);
});

test('a connection that is gone is not used again', async () => {
  const failing = inFlight(pool, async (flight) => {
    flight.tell(insert(1n));
    await flight.ask({ name: 'end', text: 'select pg_terminate_backend(pg_backend_pid())', values: [] });
  });

  await expect(failing).rejects.toThrow();
  await inFlight(pool, async (flight) => Promise.resolve(flight.tell(insert(2n))));
  expect(await kept()).toEqual([2n]);
});

test('within the transaction of somebody else it stands or falls with the rest', async () => {
  await inTransaction(db, (tx) => flightIn(tx, async (flight) => Promise.resolve(flight.tell(insert(1n)))));
  const failing = inTransaction(db, async (tx) => {
    await flightIn(tx, async (flight) => Promise.resolve(flight.tell(insert(2n))));
    throw new Error('after all');
  });

  await expect(failing).rejects.toThrow('after all');
  await expect(
    inTransaction(db, (tx) => flightIn(tx, async (flight) => Promise.resolve(flight.tell(insert(1n))))),
  ).rejects.toMatchObject({ code: '23505' });
  expect(await kept()).toEqual([1n]);
});

test('records arrive as they were, whatever their texts hold', async () => {
  const at = new Date('2026-11-18T10:00:00.123Z');
  const marks = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
  const rows = ['plain', 'quote " \\ {,} NULL', '', null].map((name, index) => ({
    id: BigInt(index),
    name,
    marks: index === 0 ? marks : null,
    at: index === 1 ? at : null,
  }));

  await inFlight(pool, async (flight) => {
    flight.tell({ ...insert(0n), values: SET.valuesOf(rows) });
    await Promise.resolve();
  });

  const { rows: read } = await sql`select id, name, marks::text[], at from flown order by id`.execute(db);
  expect(read).toEqual(rows);
});
